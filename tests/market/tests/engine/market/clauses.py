"""The clauses of the rules, each of which has a test that carries its id, and likely ends."""

CLAUSES = ["MK1", "MK2", "MK3", "MK4"]
ENDS = {"sold"}
"""Ways to end that a playthrough must show."""
