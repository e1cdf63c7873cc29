"""Games in which the computer has to beat chance clearly."""

SAMPLES = [("", 2, 10), ("", 4, 10), ("v2", 4, 6), ("v15", 3, 8), ("v40", 2, 6)]
"""Options, seats, and how many games. The seeds are fixed, so are the results."""
