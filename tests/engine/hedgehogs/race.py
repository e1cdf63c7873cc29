"""Shorthand for tests that read as position, move, position."""

from msgspec.structs import replace

from engine.chance import Shown
from engine.core import Move, Step
from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.position import read
from engine.hedgehogs.state import Hedgehogs
from engine.play_on import apply, play_on, start


def race(
    position: str, *, seats: int = 2, seat: int = 0, die: int = 1, chosen: str = ""
) -> Hedgehogs:
    """A race under way; the seat has thrown the die and may step aside."""
    return read(position, seats=seats, seat=seat, die=die, chosen=chosen)


def placing(*rolls: int, seats: int = 2) -> Hedgehogs:
    """A fresh table whose first player has been thrown for."""
    return start(HEDGEHOGS, "", seats, Shown(rolls)).state


def placing_at(position: str, *, seats: int = 2, seat: int = 0) -> Hedgehogs:
    """The set-up under way; the seat is to place its next piece."""
    return replace(race(position, seats=seats, seat=seat, die=0), todo=("place",), turn=0)


def step(state: Hedgehogs, move: Move, *rolls: int) -> Step[Hedgehogs]:
    """One move of whoever is to decide; without rolls it stops where the next die is due."""
    (seat,) = HEDGEHOGS.waiting_on(state)
    return apply(HEDGEHOGS, state, seat, move, Shown(rolls) if rolls else None)


def play(state: Hedgehogs, *moves: Move) -> Hedgehogs:
    """Several moves of whoever is to decide, up to where the next die is due."""
    for move in moves:
        state = step(state, move).state
    return state


def roll_on(state: Hedgehogs, *rolls: int) -> Step[Hedgehogs]:
    """Throw the dice that are due."""
    return play_on(HEDGEHOGS, Step(state, ()), Shown(rolls))


def board(state: Hedgehogs) -> str:
    """The position as text."""
    return HEDGEHOGS.position(HEDGEHOGS.view(state, None))


def offered(state: Hedgehogs) -> list[Move]:
    """What whoever is to decide may play."""
    (seat,) = HEDGEHOGS.waiting_on(state)
    return list(HEDGEHOGS.choices(state, seat).moves)


def told(result: Step[Hedgehogs]) -> list[str]:
    """The events, each with its seat's number in front."""
    return [
        event.text if event.seat is None else f"{event.seat} {event.text}"
        for event in result.events
    ]
