"""What the options of a table mean for how a race is judged, worked out once."""

from functools import cache, lru_cache
from typing import Final

from msgspec import Struct

from engine.hedgehogs.board import Track, track_for
from engine.hedgehogs.judging.weights import Weights
from engine.hedgehogs.rules import Rules

_AHEAD: Final = {
    "none": "",
    "hold": "ahead_hold",
    "door": "ahead_door",
    "bounce": "ahead_bounce",
    "wall": "ahead_wall",
    "skid": "ahead_skid",
    "hole": "ahead_hole",
}
"""By what black squares do, the weight of standing before one."""


class Facts(Struct, frozen=True):
    """What the options of a table mean for its evaluation."""

    track: Track
    colours: dict[str, int]
    """By letter, small and capital, the number of its colour."""
    runs: dict[str, int]
    """By letter, 0 if it runs up the board and 1 if down."""
    whole: int
    """The length of the course."""
    goal: int
    """How many pieces of a colour count in full."""
    ahead: str
    """The weight of standing before a black square."""
    foremost: str
    """The weight of the best of the others."""
    one_way: int
    """Which way everybody runs: 0 up, 1 down, -1 if not all the same."""
    plain: bool
    """All pieces of a colour count alike, and stacks are held as a whole."""
    quick: bool
    """No more than one piece of a colour is spare, so the least of them is all to be found."""
    chaos: bool
    beside: bool
    """Black squares hold, and anybody may push anybody into one from beside."""


def _ahead(rules: Rules) -> str:
    """The weight of standing before a black square: one that holds is worse where others are likely
    to push a piece into it."""
    if rules.trap == "hold" and rules.sideways == "any":
        return "chaos_ahead"
    if rules.trap == "hold" and rules.doping:
        return "doped_ahead"
    return _AHEAD[rules.trap]


@cache
def facts_for(chosen: str, seats: int) -> Facts:
    """The facts under a canonical option text."""
    track = track_for(chosen, seats)
    rules = track.rules
    letters = track.letters
    return Facts(
        track=track,
        colours={name: n for n, low in enumerate(letters) for name in (low, low.upper())},
        runs={name: way for low in letters for way, name in enumerate((low, low.upper()))},
        whole=track.courses[1][0],
        goal=rules.pieces if rules.spies else rules.home_to_win,  # V2: every arrival is a point
        ahead=_ahead(rules),
        foremost="doped_foremost" if rules.doping else "foremost",
        one_way={"up": 0, "down": 1}.get(rules.way, -1),
        plain=rules.way in ("up", "down")
        and not (rules.trap == "door" or rules.spies or rules.bearers or rules.lazy == "yes"),
        quick=rules.home_to_win in (rules.pieces, rules.pieces - 1),
        chaos=rules.sideways == "any",
        beside=rules.sideways == "any" and rules.trap in ("hold", "door"),
    )


def doping_risks(facts: Facts, weights: Weights, way: int) -> tuple[float, ...]:
    """The same as long as nobody has been tested."""
    if not facts.track.rules.doping:
        return ()
    costs = (weights.doped_one, weights.doped_two, weights.doped_three)
    return _doping(facts.track.courses[way], facts.whole, costs)


@lru_cache(maxsize=64)
def _doping(courses: tuple[int, ...], whole: int, costs: tuple[float, ...]) -> tuple[float, ...]:
    """By square, what it costs to stand there as long as nobody has been tested (V3)."""
    return tuple(
        costs[whole - run - 1] if 0 < whole - run <= len(costs) else 0.0 for run in courses
    )
