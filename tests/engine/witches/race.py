"""Shorthand for tests that read as position, move, position."""

from engine.chance import Sealed, Shown
from engine.core import Move, Seat, Step, Viewer
from engine.play_on import apply, play_on
from engine.witches.game import WITCHES_GAME
from engine.witches.position import read
from engine.witches.state import Witches

EVEN = "lay 2 6 10 / 3 7 8 / 4 5 9"
QUICK = "lay 8 9 10 / 5 6 7 / 2 3 4"


def race(position: str, *, seats: int = 4, seat: int = 0, die: int = 1) -> Witches:
    """A race under way; the seat has thrown the die and is to move a witch."""
    return read(position, seats=seats, seat=seat, die=die)


def dealt(*moves: Move, seed: bytes = bytes(32)) -> Witches:
    """A race whose players have laid these tiles, by seat; the first die is due."""
    state = WITCHES_GAME.setup("", len(moves))
    for seat, move in enumerate(moves):
        state = WITCHES_GAME.play(state, seat, move).state
    return WITCHES_GAME.throw(state, Sealed(seed, 0)).state


def step(state: Witches, move: Move, *rolls: int) -> Step[Witches]:
    """One move of whoever is to decide; without rolls it stops where the next die is due."""
    (seat,) = WITCHES_GAME.waiting_on(state)
    return apply(WITCHES_GAME, state, seat, move, Shown(rolls) if rolls else None)


def play(state: Witches, *moves: Move) -> Witches:
    """Several moves of whoever is to decide, up to where the next die is due."""
    for move in moves:
        state = step(state, move).state
    return state


def roll_on(state: Witches, *rolls: int) -> Step[Witches]:
    """Throw the dice that are due."""
    return play_on(WITCHES_GAME, Step(state, ()), Shown(rolls))


def board(state: Witches, viewer: Viewer = None) -> str:
    """The position as text."""
    return WITCHES_GAME.position(WITCHES_GAME.view(state, viewer))


def where(state: Witches, seat: Seat = 0) -> tuple[int, ...]:
    """Where the witches of a seat stand."""
    return state.witches[seat]


def offered(state: Witches) -> list[Move]:
    """What whoever is to decide may play."""
    (seat,) = WITCHES_GAME.waiting_on(state)
    return list(WITCHES_GAME.choices(state, seat).moves)


def told(result: Step[Witches]) -> list[str]:
    """The events, each with its seat's number in front."""
    return [
        event.text if event.seat is None else f"{event.seat} {event.text}"
        for event in result.events
    ]
