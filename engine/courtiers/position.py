"""A position as one line of text: `a3=C?C2 a8=F6*; out a: T1F2 b: L5`."""

import re
from typing import Final

from msgspec.structs import replace

from engine.core import Illegal
from engine.courtiers.board import (
    CARDS,
    COLUMNS,
    DONE,
    EVERYBODY,
    GOAL,
    NAMES,
    NUMBERS,
    RANK,
    ROWS,
    VALUES,
    cards_of,
)
from engine.courtiers.moves import all_moves
from engine.courtiers.state import Courtiers
from engine.courtiers.steps import begin

_EXAMPLE: Final = re.compile(
    r"seats ([2-6]), seat ([0-5])(?:, die ([1-6]))?(?:, moved ([a-f]\d{1,2}))?: (.*)", re.ASCII
)
_STACK: Final = re.compile(r"(?:[PBLCTF][1-6?])+\*?")
_CARDS: Final = re.compile(r"(?:[PBLCTF][1-6])+")


def write(names: tuple[str, ...], board: tuple[str, ...], out: tuple[str, ...]) -> str:
    """The stacks bottom to top, column by column, then what has been discarded."""
    squares = " ".join(f"{name}={s}" for name, s in zip(names, board, strict=True) if s)
    beside = " ".join(f"{COLUMNS[seat]}: {cards}" for seat, cards in enumerate(out) if cards)
    return f"{squares}; out {beside}" if beside else squares


def read_example(text: str) -> Courtiers:
    """A position with its circumstances: `seats 3, seat 0: a3=C2 …`.

    `, die 4` makes it the variant; `, moved b7` says which group has just moved and may do
    favours.
    """
    head = _EXAMPLE.fullmatch(text)
    if head is None:
        raise Illegal("bad-position", "write `seats 3, seat 0: a3=C2 …`")
    seats, seat, die = int(head[1]), int(head[2]), int(head[3] or 0)
    if seat >= seats:
        raise Illegal("bad-position", f"there is no seat {seat} among {seats}")
    state = read(head[5], seats=seats, seat=seat, die=die, chosen="die" if die else "")
    if head[4] is None:
        return replace(state, step="lose") if die and not all_moves(state) else state
    moved = NUMBERS.get(head[4], -1)
    if moved // ROWS != seat or not state.board[moved] or state.board[moved].endswith(DONE):
        raise Illegal("bad-position", f"no group of seat {seat} is on {head[4]}")
    return replace(state, step="favour", moved=moved)


def read(text: str, *, seats: int, seat: int = 0, die: int = 0, chosen: str = "") -> Courtiers:
    """A game under way, with the seat on turn about to move.

    Tops and discards are open to all, covered cards known to the owner of their column. A value
    written `?` is some value not used elsewhere. Raises `Illegal` on anything that is not a
    position.
    """
    squares, _, beside = (part.strip() for part in text.partition(";"))
    board = [""] * (seats * ROWS)
    for word in squares.split():
        name, equals, stack = word.partition("=")
        number = NUMBERS.get(name, -1)
        if not 0 <= number < len(board) or not equals or not _STACK.fullmatch(stack):
            raise Illegal("bad-position", f"`{word[:20]}` is no square with its stack")
        if board[number]:
            raise Illegal("bad-position", f"square {name} is there twice")
        board[number] = stack
    out = _read_out(beside, seats)
    _fill_in(board, out)
    seen = [0] * len(CARDS)
    for square, stack in enumerate(board):
        for card in cards_of(stack):
            seen[RANK[card]] = 1 << (square // ROWS)
        if stack:
            seen[RANK[cards_of(stack)[-1]]] = EVERYBODY
            _check_place(square, stack)
    for card in cards_of("".join(out)):
        seen[RANK[card]] = EVERYBODY
    return replace(
        begin(chosen, seats, first=0),
        board=tuple(board),
        seen=tuple(seen),
        out=tuple(out),
        seat=seat,
        die=die,
        turn=1,
        step="move",
    )


def _read_out(text: str, seats: int) -> list[str]:
    """`out a: T1F2 b: L5`, by seat."""
    out = [""] * seats
    if not text:
        return out
    head, *words = text.split()
    if head != "out" or len(words) % 2:
        raise Illegal("bad-position", "discards are written `out a: T1F2 b: L5`")
    for column, cards in zip(words[::2], words[1::2], strict=True):
        seat = COLUMNS.find(column.removesuffix(":"))
        if len(column) != 2 or not 0 <= seat < seats or out[seat] or not _CARDS.fullmatch(cards):
            raise Illegal("bad-position", f"`{column} {cards[:20]}` are no discards of a column")
        out[seat] = cards
    return out


def _fill_in(board: list[str], out: list[str]) -> None:
    """Give every `?` a value, and see that no card is there twice."""
    free = set(CARDS)
    for card in (card for stack in (*board, *out) for card in cards_of(stack)):
        if card[1] == "?":
            continue
        if card not in free:
            raise Illegal("bad-position", f"card {card} is there twice")
        free.remove(card)
    for square, stack in enumerate(board):
        for letter in re.findall(r"(.)\?", stack):
            value = next((value for value in VALUES if letter + value in free), None)
            if value is None:
                raise Illegal("bad-position", f"there are only six cards of class {letter}")
            free.remove(letter + value)
            board[square] = board[square].replace(f"{letter}?", letter + value, 1)


def _check_place(square: int, stack: str) -> None:
    """A top stands below its goal row, and on it when finished (CT3, CT4)."""
    top = cards_of(stack)[-1]
    row, goal = square % ROWS, GOAL[top[0]]
    if row > goal or (row == goal) != stack.endswith(DONE):
        what = "is finished on" if row == goal else "stands below"
        raise Illegal("bad-position", f"{top} on {NAMES[square]}: a {top[0]} {what} row {goal + 1}")
