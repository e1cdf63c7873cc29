"""Flicks that make sense: at somebody's hedgehog, hard enough to push it off the board, or
gently to the middle. Found by geometry, tried out on the board, the same ones every time."""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import isqrt
from typing import Final

from engine.core import Move
from engine.hedgehogs.carrom.board import (
    ANGLES,
    COMPASS,
    LONG,
    ONE,
    RIM,
    WIDE,
    Disc,
    angle_towards,
    free_edges,
)
from engine.hedgehogs.carrom.physics import flick
from engine.hedgehogs.carrom.rules import RULES
from engine.hedgehogs.pieces import DESIGNS

_TARGETS: Final = 4
"""So many hedgehogs, those nearest to an edge, are aimed at."""
_TRIALS: Final = 5
"""So many flicks are tried out."""
_OFFERED: Final = 2
"""So many of them are offered, beside a gentle one."""
_SPARE: Final = 300
"""Strength beyond what is needed, as a way."""
_APART: Final = 2 * RULES.radius


def sensible(discs: Sequence[Disc], pieces: Sequence[str]) -> tuple[Move, ...]:
    """Two or three flicks for whoever may flick one of these pieces; at least one."""
    piece = _pick(discs, pieces)
    others = [disc for disc in discs if disc[0] != piece]
    edges = free_edges(others)
    if not edges:  # no room for this one, but for another
        piece = next(one for one in pieces if free_edges(disc for disc in discs if disc[0] != one))
        others = [disc for disc in discs if disc[0] != piece]
        edges = free_edges(others)
    aimed = _aimed(others, edges, piece)
    ways = [*aimed, _gentle(others, edges)]
    design = f" {DESIGNS[int(piece[1]) - 1]}" if len(pieces) > 1 else ""
    moves = [f"flick {edge} {angle} {strength}{design}" for edge, angle, strength in ways]
    return tuple(dict.fromkeys(moves))


Way = tuple[str, int, int]
"""A point of the edge, an angle and a strength."""


def _pick(discs: Sequence[Disc], pieces: Sequence[str]) -> str:
    """The piece in the greatest danger: on the board, the one nearest to an edge."""
    danger = {piece: _to_edge(along, across) for piece, along, across in discs}
    return min(pieces, key=lambda piece: (danger.get(piece, 0), piece))


def _to_edge(along: int, across: int) -> int:
    return min(along, LONG - along, across, WIDE - across)


def _aimed(others: Sequence[Disc], edges: Sequence[str], piece: str) -> list[Way]:
    """The best of a few flicks at others, each at another hedgehog. If none of them pushes more
    off than it costs, a hard one that breaks up what lies there."""
    lines = list(islice(_lines(others, edges, piece[0]), _TRIALS)) or _blunt(
        others, edges, piece[0]
    )
    tried: list[tuple[int, int, Way, str]] = []
    for order, (way, target) in enumerate(lines):
        slide = flick(others, (piece, *RIM[way[0]]), way[1], way[2])
        worth = sum(-2 if left.piece[0] == piece[0] else 1 for left in slide.exits)
        tried.append((-worth, order, way, target))
    best: dict[str, Way] = {}
    for loss, _, way, target in sorted(tried):
        if loss < 0:
            best.setdefault(target, way)
        elif not best:
            return [(way[0], way[1], 100)]
    return list(best.values())[:_OFFERED]


def _blunt(others: Sequence[Disc], edges: Sequence[str], own: str) -> list[tuple[Way, str]]:
    """Where no line is clear: at whoever lies nearest to a free point of the edge."""
    near = [
        ((along - x) ** 2 + (across - y) ** 2, edge, angle_towards(along - x, across - y), name)
        for name, along, across in others
        if name[0] != own
        for edge in edges
        for x, y in [RIM[edge]]
    ]
    allowed = [found for found in near if found[2] in ANGLES[found[1]]]
    if not allowed:
        return []
    _, edge, angle, name = min(allowed)
    return [((edge, angle, strength), name) for strength in (40, 70, 100)]


def _lines(others: Sequence[Disc], edges: Sequence[str], own: str) -> Iterator[tuple[Way, str]]:
    """Clear lines to somebody's hedgehog, those that need least strength first for each."""
    theirs = sorted(
        (disc for disc in others if disc[0][0] != own),
        key=lambda disc: (_to_edge(disc[1], disc[2]), disc[0]),
    )
    found = [_lines_to(target, others, edges) for target in theirs[:_TARGETS]]
    for _ in edges:
        for target, lines in zip(theirs, found, strict=False):
            line = next(lines, None)
            if line is not None:
                yield line, target[0]


def _lines_to(target: Disc, others: Sequence[Disc], edges: Sequence[str]) -> Iterator[Way]:
    name, along, across = target
    needs: list[tuple[int, str]] = []
    for edge in edges:
        x, y = RIM[edge]
        dx, dy = along - x, across - y
        away = isqrt(dx * dx + dy * dy)
        needs.append((away + _way_out(along, across, dx, dy, away), edge))
    for need, edge in sorted(needs):
        strength = -(-(need - _APART + _SPARE) // RULES.reach)
        x, y = RIM[edge]
        angle = angle_towards(along - x, across - y)
        if angle not in ANGLES[edge] or strength > 100:
            continue
        between = [disc for disc in others if disc[0] != name]
        if _is_clear((x, y), (along, across), between):
            yield edge, angle, max(1, strength)


def _way_out(along: int, across: int, dx: int, dy: int, away: int) -> int:
    """How far it is from a place to the edge of the board in a direction."""
    ways: list[int] = []
    for at, way, size in ((along, dx, LONG), (across, dy, WIDE)):
        if way:
            ways.append((size - at if way > 0 else at) * away // abs(way))
    return min(ways)


def _is_clear(start: tuple[int, int], end: tuple[int, int], between: Sequence[Disc]) -> bool:
    """Whether a disc can slide from one place to another and touch nobody."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    for _, x, y in between:
        px, py = x - start[0], y - start[1]
        along = px * dx + py * dy
        if along <= 0:
            continue
        if along >= length:
            if (x - end[0]) ** 2 + (y - end[1]) ** 2 < _APART * _APART:
                return False
        elif (px * dy - py * dx) ** 2 < _APART * _APART * length:
            return False
    return True


def _gentle(others: Sequence[Disc], edges: Sequence[str]) -> Way:
    """To the middle of the board, or as near to it as the way is clear."""
    for part in (4, 3, 2, 1):
        for edge, angle, far in _TO_MIDDLE:
            strength = far * part // 4 // RULES.reach
            if edge in edges and _is_clear(RIM[edge], _end(edge, angle, strength), others):
                return edge, angle, strength
    edge = edges[0]
    return edge, next(angle for name, angle, _ in _TO_MIDDLE if name == edge), 10


def _end(edge: str, angle: int, strength: int) -> tuple[int, int]:
    """Where a flick that meets nobody comes to rest."""
    x, y = RIM[edge]
    way = strength * RULES.reach
    return x + COMPASS[angle][0] * way // ONE, y + COMPASS[angle][1] * way // ONE


def _to_middle() -> list[tuple[str, int, int]]:
    ways: list[tuple[str, int, int]] = []
    for edge, (x, y) in RIM.items():
        dx, dy = LONG // 2 - x, WIDE // 2 - y
        ways.append((edge, angle_towards(dx, dy), isqrt(dx * dx + dy * dy)))
    return sorted(ways, key=lambda way: way[2])


_TO_MIDDLE: Final = _to_middle()
"""The points of the edge with angle and distance to the middle of the board, nearest first."""
