"""The board seen from above: its edge, where discs are set, and the ways a flick can point.

A place is how far it is along the lanes, from the start line's outer edge, and how far across
them, from the outer edge of lane a. On pictures that is to the right and downwards. Angle 0 points
along the lanes towards the finish, 90 from lane a towards lane f: clockwise on pictures.
"""

from collections.abc import Iterable
from typing import Final

from engine.hedgehogs.carrom.rules import RULES, SQUARE
from engine.hedgehogs.pieces import LANES

LONG: Final = RULES.rows * SQUARE
"""The board along the lanes."""
WIDE: Final = RULES.lanes * SQUARE
"""The board across the lanes."""

Place = tuple[int, int]
Disc = tuple[str, int, int]
"""A piece and where its middle is."""


def _rim() -> dict[str, Place]:
    """Where a disc is set at each square of the rim: inside the board, touching its edge opposite
    the middle of the square; in a corner both edges."""
    radius = RULES.radius
    places: dict[str, Place] = {}
    for row in range(RULES.rows):
        for lane in range(RULES.lanes):
            ends = row in (0, RULES.rows - 1), lane in (0, RULES.lanes - 1)
            if not any(ends):
                continue
            along, across = row * SQUARE + SQUARE // 2, lane * SQUARE + SQUARE // 2
            if ends[0]:
                along = LONG - radius if row else radius
            if ends[1]:
                across = WIDE - radius if lane else radius
            places[f"{LANES[lane]}{row + 1}"] = along, across
    return places


RIM: Final = _rim()
"""The points of the edge, `a1`, `b1`, …, row by row from the start line."""


def _angles(name: str) -> tuple[int, ...]:
    """The whole degrees that do not point off the board, from 0 on."""
    lane, row = LANES.index(name[0]), int(name[1:])
    barred: set[int] = set()
    if row == 1:
        barred |= set(range(91, 270))
    if row == RULES.rows:
        barred |= {*range(90), *range(271, 360)}
    if lane == 0:
        barred |= set(range(181, 360))
    if lane == RULES.lanes - 1:
        barred |= set(range(1, 180))
    return tuple(angle for angle in range(360) if angle not in barred)


ANGLES: Final = {name: _angles(name) for name in RIM}
"""By point of the edge, the angles that do not point off the board; along the edge is allowed."""


def is_free(place: Place, discs: Iterable[Disc]) -> bool:
    """Whether a disc can be set there without touching more than the rim of another."""
    along, across = place
    apart = 4 * RULES.radius * RULES.radius
    return all((x - along) ** 2 + (y - across) ** 2 >= apart for _, x, y in discs)


def free_edges(discs: Iterable[Disc]) -> tuple[str, ...]:
    """The points of the edge where a disc can be set."""
    there = tuple(discs)
    return tuple(name for name, place in RIM.items() if is_free(place, there))


def on_board(along: int, across: int) -> bool:
    """Whether a disc with its middle there is in play: straddling the edge is (V40)."""
    return 0 <= along <= LONG and 0 <= across <= WIDE


def arc(name: str) -> str:
    """The allowed angles of a point of the edge, as one writes them: `0–90, 270–359`."""
    runs: list[list[int]] = []
    for angle in ANGLES[name]:
        if runs and runs[-1][-1] == angle - 1:
            runs[-1].append(angle)
        else:
            runs.append([angle])
    return ", ".join(f"{run[0]}–{run[-1]}" if run[1:] else str(run[0]) for run in runs)


def _sine(degrees: int, one: int) -> int:
    """The sine of 0 to 90 degrees as a share of `one`, by the series, in whole numbers only."""
    scale = 10**30
    angle = degrees * 3141592653589793238462643383279 // 180
    term = total = angle
    order = 1
    while term:
        term = term * angle // scale * angle // scale // ((order + 1) * (order + 2))
        order += 2
        total += -term if order % 4 == 3 else term
    return (total * one + scale // 2) // scale


ONE: Final = 1 << 30
"""The length of the vectors of `COMPASS`."""
_QUARTER: Final = tuple(_sine(degrees, ONE) for degrees in range(91))


def _heading(angle: int) -> tuple[int, int]:
    quarter, rest = divmod(angle, 90)
    long, short = _QUARTER[90 - rest], _QUARTER[rest]
    return ((long, short), (-short, long), (-long, -short), (short, -long))[quarter]


COMPASS: Final = tuple(_heading(angle) for angle in range(360))
"""The way of each whole degree, along and across."""


def angle_towards(along: int, across: int) -> int:
    """The whole degree nearest to a way that leads somewhere."""
    turns = 0
    while along <= 0 or across < 0:  # turned until it points between 0 and 90
        along, across = across, -along
        turns += 1
    below, above = 0, 90
    while above - below > 1:
        middle = (below + above) // 2
        x, y = COMPASS[middle]
        if x * across - y * along >= 0:
            below = middle
        else:
            above = middle
    nearest = max(below, above, key=lambda a: COMPASS[a][0] * along + COMPASS[a][1] * across)
    return (nearest + 90 * turns) % 360
