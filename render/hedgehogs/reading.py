"""What pictures and their alt texts read out of a view."""

from collections.abc import Iterator
from typing import Literal

from engine.core import Event
from engine.hedgehogs.view import HedgehogsView

Hold = Literal["closed", "open", "up", "down", "idle"]
"""Whom a black square holds: all, none, only those who run up or down, or nobody is there yet."""


def due_die(view: HedgehogsView) -> int:
    """The die of the next forward step; 0 while it is still to choose, or no such step is left."""
    for step in view.todo:
        if step == "go":
            return view.die
        if step in ("die", "free") and view.dice:
            return view.dice[0] if len(set(view.dice)) == 1 else 0
        if step == "free":
            return view.die
    return 0 if view.todo else view.die


def shown_dice(view: HedgehogsView) -> tuple[int, ...]:
    """The dice of this turn, the one in use first; those still to be used after it."""
    if view.dice_used not in ("two", "kept"):
        return (view.die,)
    due = due_die(view)
    if not view.dice:
        return (due or view.die,)
    if view.todo and view.todo[0] == "go":
        return (due, *view.dice)
    return view.dice


def place_of(view: HedgehogsView, square: str) -> tuple[int, int]:
    """Lane and row of a square, from 0 on."""
    row, lane = divmod(view.squares.index(square), view.lanes)
    return lane, row


def hold_of(view: HedgehogsView, square: str) -> Hold:
    """Whom a black square that can hold somebody holds now."""
    if not any(view.board):
        return "idle"  # before anybody stands on the board, it says nothing to call traps open
    up = square in view.held
    if view.way in ("up", "down"):
        return "closed" if up else "open"
    down = square in view.held_back
    if up == down:
        return "closed" if up else "open"
    return "up" if up else "down"


def hold_of_piece(view: HedgehogsView, square: str, letter: str) -> Hold:
    """Whether a black square holds somebody who stands on it."""
    back = view.way in ("return", "both") and letter.isupper()
    return "closed" if square in (view.held_back if back else view.held) else "open"


def home_by_colour(view: HedgehogsView) -> list[int]:
    """By number of the colour, the pieces that have arrived."""
    counts = [0] * len(view.letters)
    for letter, _ in home_pieces(view):
        counts[view.letters.index(letter)] += 1
    return counts


def home_pieces(view: HedgehogsView) -> Iterator[tuple[str, str]]:
    """Every piece that has arrived: letter, small, and design."""
    first, last = view.board[: view.lanes], view.board[-view.lanes :]
    rows = {
        "up": [(last, True)],
        "down": [(first, False)],
        "return": [(first, False)],
        "both": [(last, True), (first, False)],
    }[view.way]
    for row, small in rows:
        for stack in row:
            for at in range(0, len(stack), 2):
                if stack[at].islower() == small:
                    yield stack[at].lower(), stack[at + 1]


def all_home(view: HedgehogsView, square: int) -> bool:
    """Whether everybody in a stack has arrived."""
    letters = view.board[square][::2]
    first, last = square < view.lanes, square >= len(view.board) - view.lanes
    return (first and view.way != "up" and letters.isupper()) or (
        last and view.way in ("up", "both") and letters.islower()
    )


def resting(view: HedgehogsView, letter: str) -> tuple[int, int]:
    """How many pieces of a colour stand on black squares, and how many are to (V15)."""
    count = sum(
        stack.lower()[::2].count(letter)
        for square, stack in zip(view.squares, view.board, strict=True)
        if square in view.black
    )
    return count, view.pieces - 1 - view.out.lower()[::2].count(letter)


def last_piece(event: Event) -> str:
    """The piece of an event, the topmost of several; empty if there is none."""
    piece: str = event.facts.get("piece", "") or event.facts.get("pieces", "")
    return piece[-2:]
