"""The clauses of the rules, each of which has a test that carries its id, and likely ends."""

CLAUSES = [
    *("WM1", "WM2", "WM3", "WS1", "WS2", "WS3", "WS4", "WT1", "WT2", "WT3", "WT4", "WT5"),
    *("WT5a", "WT5b", "WT5c", "WT5d", "WT5e", "WT6", "WT7", "WE1"),
]
ENDS = {"home", "alone", "match"}
"""Ways to end that a playthrough must show."""
