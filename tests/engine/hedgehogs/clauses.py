"""The clauses of the rules, each of which has a test that carries its id, and likely ends."""

from engine.hedgehogs.variants.offered import OFFERED
from engine.options import EDITION

CLAUSES = [
    *("HB1", "HB2", "HB3", "HB4", "HB5", "HS1", "HS2", "HS3", "HS4"),
    *("HT1", "HT2", "HT3", "HT4", "HT5", "HT6", "HT7", "HE1", "HE2", "HE3", "HE4"),
    *(option.key.upper() for option in OFFERED if option.group != EDITION),
    *(f"R{number}" for number in range(1, 11)),
]
"""Those of the base game, the variants, and of a second reading of both."""
ENDS = {"home", "alone", "rest", "last", "survivor", "match"}
"""Ways to end that a playthrough must show."""
