"""The track: how squares are named and numbered, and which are neighbours.

Squares are numbered row by row from the start line, so the first occupied square is the rearmost.
All that follows from the rules alone is worked out once and kept.
"""

from functools import cache
from typing import Final

from msgspec import Struct

from engine.hedgehogs.rules import Rules, rules_for

LANES: Final = "abcdef"
COLOURS: Final = ("red", "blue", "yellow", "green", "white", "black")
LETTERS: Final = "rbygwk"
"""The letter of each colour, by seat (G1)."""


class Track(Struct, frozen=True):
    """The squares of a board under given rules."""

    rules: Rules
    names: tuple[str, ...]
    """`a1`, `b1`, … by square number."""
    numbers: dict[str, int]
    finish: int
    """The first square of the finish line; everything below it is still the race."""
    traps: frozenset[int]
    """Black squares that hold (HT6)."""
    beside: tuple[tuple[int, ...], ...]
    """For each square the neighbours in its row, left one first."""
    side_moves: tuple[tuple[str, ...], ...]
    """For each square the texts of the sideways moves from it."""
    go_moves: tuple[str, ...]
    """For each square the text of the forward move from it."""
    place_moves: tuple[str, ...]
    """For each start square the text of placing a piece on it."""
    parsed: dict[str, tuple[str, int, int]]
    """Every move text there can be: its verb, square and target square."""

    def row(self, square: int) -> int:
        return square // self.rules.lanes + 1


@cache
def track_for(chosen: str) -> Track:
    """The track under a canonical option text."""
    rules = rules_for(chosen)
    lanes, rows = rules.lanes, rules.rows
    names = tuple(f"{LANES[lane]}{row + 1}" for row in range(rows) for lane in range(lanes))
    squares = range(lanes * rows)
    beside = tuple(_beside(rules, square) for square in squares)
    side_moves = tuple(
        tuple(f"side {names[square]} {LANES[target % lanes]}" for target in beside[square])
        for square in squares
    )
    go_moves = tuple(f"go {name}" for name in names)
    place_moves = tuple(f"place {LANES[lane]}" for lane in range(lanes))
    parsed = {"stay": ("stay", 0, 0)}
    parsed |= {move: ("place", lane, lane) for lane, move in enumerate(place_moves)}
    parsed |= {go_moves[square]: ("go", square, square + lanes) for square in squares}
    for square in squares:
        for move, target in zip(side_moves[square], beside[square], strict=True):
            parsed[move] = ("side", square, target)
    return Track(
        rules=rules,
        names=names,
        numbers={name: number for number, name in enumerate(names)},
        finish=lanes * (rows - 1),
        traps=frozenset(number for number, name in enumerate(names) if name in rules.traps)
        if rules.trap == "hold"
        else frozenset(),
        beside=beside,
        side_moves=side_moves,
        go_moves=go_moves,
        place_moves=place_moves,
        parsed=parsed,
    )


def _beside(rules: Rules, square: int) -> tuple[int, ...]:
    row, lane = divmod(square, rules.lanes)
    if rules.tube:
        lanes = ((lane - 1) % rules.lanes, (lane + 1) % rules.lanes)
    else:
        lanes = tuple(near for near in (lane - 1, lane + 1) if 0 <= near < rules.lanes)
    return tuple(row * rules.lanes + near for near in lanes)
