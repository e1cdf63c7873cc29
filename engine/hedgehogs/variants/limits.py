"""What excludes what among the variants, what needs what, and who cannot play it."""

from typing import Final

from engine.hedgehogs.lanes.layout import NO_REST
from engine.hedgehogs.variants.offered import OFFERED
from engine.options import Clash, Limit, Need

CLASHES: Final = (
    *(Clash("v15", black, "no-rest", NO_REST) for black in ("v35", "v37", "v38", "v39")),
    Clash("v2", "v15", "spies-goal", "spies score arrivals, and lazy hedgehogs do not arrive"),
    Clash("v2", "v18", "spies-points", "spies bring their own way of counting points"),
    Clash("v2", "v19", "spies-points", "spies bring their own way of counting points"),
    Clash("v2", "v39", "spies-holes", "one arrival ends the game, so there is little to spy"),
    Clash("v2", "v21", "family-spies", "with two colours each, designs say nothing"),
    Clash("v21", "v29", "family-crowd", "there are not enough colours"),
    Clash("v33", "v38", "endless", "skids on the way back make a race of thousands of turns"),
    Clash("v14", "v25", "bearer-left", "a bearer whose player left may be stuck for good"),
    Clash("v15 hard", "v19", "hard-points", "who comes last wins, so arrivals cannot be points"),
    *(
        Clash(option.key, "v40", "carrom", "carrom is another game on the same board")
        for option in OFFERED
        if option.key not in ("olympik", "v18", "v20", "v29", "v40")
    ),
)

NEEDS: Final = (
    Need("v22", "v19", "cube-scoring", "the cube multiplies the hard scoring"),
    Need("v25", "v19", "cube-scoring", "the cube multiplies the hard scoring"),
    Need("v13 sideways", "v9", "shove-tube", "a row must close into a ring to be pushed along"),
)

LIMITS: Final = (
    Limit(("v15", "v19"), (3, 4, 5, 6, 7, 8, 9), "lazy-two", "two lazy players lose alike"),
    Limit(
        ("v1", "v14"),
        (2, 3, 4, 5),
        "bearers",
        "there is a start square for five bearers",
        unless="v34",  # R4: three of them start on each line
    ),
    Limit(("v14", "v29"), (), "bearers", "there is a start square for six bearers"),
    Limit(("v1", "v14", "v21"), (2,), "bearers", "there is a start square for five bearers"),
)
