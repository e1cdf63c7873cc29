"""Shorthand for tests that read as position, move, position."""

from engine.chance import Shown
from engine.core import Move, Step
from engine.jesters.game import JESTERS
from engine.jesters.position import read
from engine.jesters.state import Jesters
from engine.play_on import apply, start


def court(position: str, *, seats: int = 2, seat: int = 0, chosen: str = "") -> Jesters:
    """A game under way; the seat is to move its jester."""
    return read(position, seats=seats, seat=seat, chosen=chosen)


def entering(drawn: int = 1, *, seats: int = 2) -> Jesters:
    """A fresh table whose first player has been drawn."""
    return start(JESTERS, "", seats, Shown([drawn])).state


def step(state: Jesters, move: Move) -> Step[Jesters]:
    """One move of whoever is to decide, and what follows by itself."""
    (seat,) = JESTERS.waiting_on(state)
    return apply(JESTERS, state, seat, move)


def play(state: Jesters, *moves: Move) -> Jesters:
    """Several moves, each of whoever is to decide; what follows by itself is not written."""
    for move in moves:
        state = step(state, move).state
    return state


def board(state: Jesters) -> str:
    """The position as text."""
    return JESTERS.position(JESTERS.view(state, None))


def offered(state: Jesters) -> list[Move]:
    """What whoever is to decide may play."""
    (seat,) = JESTERS.waiting_on(state)
    return list(JESTERS.choices(state, seat).moves)


def places(state: Jesters) -> set[str]:
    """The hexagons or edges that may be chosen."""
    return {move.split()[1] for move in offered(state) if " " in move}


def told(result: Step[Jesters]) -> list[str]:
    """The events, each with its seat's number in front; `!` marks what there was no choice in."""
    return [
        ("" if event.seat is None else f"{event.seat} ") + event.text + "!" * event.forced
        for event in result.events
    ]
