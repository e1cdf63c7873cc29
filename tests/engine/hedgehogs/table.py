"""Shorthand for tests of carrom that read as position, flick, position."""

from engine.core import Move, Step
from engine.hedgehogs.carrom.game import CARROM
from engine.hedgehogs.carrom.position import read
from engine.hedgehogs.carrom.state import Carrom
from engine.play_on import apply


def table(position: str, *, seats: int = 2, seat: int = 0) -> Carrom:
    """A game under way; the seat is to flick."""
    return read(position, seats=seats, seat=seat, chosen="v40")


def step(state: Carrom, move: Move) -> Step[Carrom]:
    """One flick of whoever is to decide."""
    return apply(CARROM, state, state.seat, move)


def play(state: Carrom, *moves: Move) -> Carrom:
    for move in moves:
        state = step(state, move).state
    return state


def board(state: Carrom) -> str:
    """The position as text."""
    return CARROM.position(CARROM.view(state, None))


def told(result: Step[Carrom]) -> list[str]:
    """The events, each with its seat's number in front."""
    return [
        event.text if event.seat is None else f"{event.seat} {event.text}"
        for event in result.events
    ]
