"""The ladder and its people: squares, cards, ranks, and the texts of moves.

Squares are numbered column by column, from the foot of each; a row is counted from 0 here and
from 1 in names. A card is its class letter and value, `L4`; a stack is its cards from bottom to
top, `C2L4`, with `*` behind it once it lies face down.
"""

import re
from functools import lru_cache
from typing import Final

from msgspec import Struct

from engine.core import Move

COLUMNS: Final = "abcdef"
"""The column of each seat (G1)."""
ROWS: Final = 13  # CM2
CLASSES: Final = "FTCLBP"
"""Fire-eater, Troubadour, Charlatan, Lady, Bishop, Prince: the lowest first (CM1)."""
VALUES: Final = "123456"
CARDS: Final = tuple(letter + value for letter in CLASSES for value in VALUES)
RANK: Final = {card: rank for rank, card in enumerate(CARDS)}
"""The higher the better: class first, then value (CM1)."""
START: Final = {letter: row for row, letter in enumerate(CLASSES)}
GOAL: Final = {letter: row + 7 for row, letter in enumerate(CLASSES)}
"""By class, the row to start from and the row to reach (CM2)."""
DONE: Final = "*"
"""Behind a stack that is finished (CT4)."""
HAND: Final = 6
"""Cards a player is dealt (CS1)."""
EVERYBODY: Final = 127
"""Who knows a card: a bit for each seat, and one for those who watch."""

NAMES: Final = tuple(f"{column}{row + 1}" for column in COLUMNS for row in range(ROWS))
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}


@lru_cache(maxsize=16384)
def cards_of(stack: str) -> tuple[str, ...]:
    """The cards of a stack, bottom to top."""
    return tuple([stack[at : at + 2] for at in range(0, len(stack) - 1, 2)])


@lru_cache(maxsize=16384)
def jumps(occupied: int, row: int, goal: int) -> tuple[int, ...]:
    """The rows a group can land on (CT2, CT3). `occupied` has a bit for each row of the column."""
    found: list[int] = []
    at = row
    while at < goal:
        at += 1
        if not occupied >> at & 1:
            if not found and at == row + 1:
                return (at,)  # a single step ends there
            break
        while at <= goal and occupied >> at & 1:
            at += 1
        if at > goal:
            break
        found.append(at)
    return tuple(found)


@lru_cache(maxsize=16384)
def move_texts(square: int, target: int, height: int) -> tuple[Move, ...]:
    """The moves from a square to another: the whole stack first, then one card, two, …"""
    whole = f"move {NAMES[square]} {NAMES[target]}"
    return (whole, *(f"{whole} x{count}" for count in range(1, height)))


@lru_cache(maxsize=4096)
def take_texts(square: int, height: int) -> tuple[Move, ...]:
    """The ways to take from a square: the whole stack first, then one card, two, …"""
    whole = f"take {NAMES[square]}"
    return (whole, *(f"{whole} x{count}" for count in range(1, height)))


class Parsed(Struct, frozen=True, gc=False):
    """A move text taken apart; what it does not say is -1, 0 or empty."""

    verb: str
    square: int = -1
    target: int = -1
    count: int = 0
    """How many cards, 0 for the whole stack."""
    card: str = ""
    values: str = ""


_MOVE: Final = re.compile(
    r"(?P<verb>move) (?P<square>[a-f]\d{1,2}) (?P<target>[a-f]\d{1,2})(?: x(?P<count>[1-9]\d?))?"
    r"|(?P<verb2>take) (?P<square2>[a-f]\d{1,2})(?: x(?P<count2>[1-9]\d?))?"
    r"|(?P<verb3>lose) (?P<square3>[a-f]\d{1,2}) (?P<card>[PBLCTF][1-6])"
    r"|(?P<verb4>order) (?P<square4>[a-f]\d{1,2}) (?P<values>[1-6](?: [1-6])+)"
    r"|(?P<verb5>done|roll)",
    re.ASCII,
)


@lru_cache(maxsize=16384)
def parsed(move: Move) -> Parsed | None:
    """What a move text says, or nothing if it can be no move of this game."""
    found = _MOVE.fullmatch(move)
    if found is None:
        return None
    said = {key.rstrip("2345"): text for key, text in found.groupdict().items() if text}
    square, target = said.get("square"), said.get("target")
    if (square and square not in NUMBERS) or (target and target not in NUMBERS):
        return None
    return Parsed(
        verb=said["verb"],
        square=NUMBERS[square] if square else -1,
        target=NUMBERS[target] if target else -1,
        count=int(said.get("count", 0)),
        card=said.get("card", ""),
        values=said.get("values", "").replace(" ", ""),
    )
