"""Games in which the computer has to beat chance clearly."""

SAMPLES = [("", 2, 8), ("", 4, 8)]
"""Options, seats, and how many games. The seeds are fixed, so are the results."""
