"""Games in which the computer has to beat chance clearly."""

SAMPLES = [("", 2, 10)]
"""Options, seats, and how many games. The seeds are fixed, so are the results."""
