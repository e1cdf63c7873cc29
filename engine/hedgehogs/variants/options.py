"""The options of the hedgehogs: the variants with their limits, and ready-made sets of them."""

from typing import Final

from engine.hedgehogs.lanes.layout import check_layout, check_rounds
from engine.hedgehogs.variants.limits import CLASHES, LIMITS, NEEDS
from engine.hedgehogs.variants.offered import BASE_SEATS, OFFERED
from engine.options import Options, Preset

PRESETS: Final = (
    Preset("presses", "Les Hérissons pressés: the base game", ""),
    Preset("olympik", "Hériss'Olym-Pik!", "olympik", offers=("v3", "v4", "v9", "v11")),
    Preset("masks", "Spies at the doping test", "v2 v3"),
    Preset("brawl", "Chaos, forward first", "v11 v31"),
    Preset("pipe", "Five lanes in a tube", "v1 v9"),
    Preset("squeeze", "Shoving in a tube", "v9 v13"),
    Preset("orchard", "Clean apple bearers", "v3 v14"),
    Preset("party-spies", "For five or six: spies", "v2"),
    Preset("party-climbers", "For five or six: climbers", "v4"),
    Preset("party-turbo", "For five or six: turbo", "v5"),
    Preset("party-reserves", "For five or six: reserves", "v12"),
    Preset("crowd-old", "For seven to nine: old style", "v10 v29"),
    Preset("crowd-fast", "For seven to nine: faster still", "v28 v29"),
    Preset("crowd-bounce", "For seven to nine: trampolines", "v29 v35"),
    Preset("crowd-concrete", "For seven to nine: concrete", "v29 v37"),
)

OPTIONS: Final = Options(
    offered=OFFERED,
    clashes=CLASHES,
    needs=NEEDS,
    limits=LIMITS,
    checks=(check_layout, check_rounds),
    fields={
        "trap": "what black squares do",
        "dice": "how the lane is found",
        "moves": "the moves of a turn",
        "way": "the way the race goes",
        "home_to_win": "what it takes to win",
        "scoring": "how a match is scored",
        "cube": "who may double",
    },
    presets=PRESETS,
    groups=("edition", "scoring", "dice", "movement", "black", "track", "pieces", "fundamental"),
    seats=BASE_SEATS,
    advised=(3, 4, 5),
)
