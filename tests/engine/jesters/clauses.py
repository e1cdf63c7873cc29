"""The clauses of the rules, each of which has a test that carries its id, and likely ends."""

CLAUSES = ["JM1", "JM2", "JM3", "JM4", "JS1", "JT1", "JT2", "JT3", "JT4", "JT5", "JE1", "JE2"]
ENDS = {"placed", "stuck", "alone", "match"}
"""Ways to end that a playthrough must show."""
