"""Shorthand for tests that read as position, move, position."""

from engine.chance import Sealed, Shown
from engine.core import UMPIRE, Move, Step, Viewer
from engine.courtiers.game import COURTIERS
from engine.courtiers.position import read
from engine.courtiers.state import Courtiers
from engine.play_on import apply, start

SEED = bytes(range(32))


def court(
    position: str, *, seats: int = 2, seat: int = 0, die: int = 0, chosen: str | None = None
) -> Courtiers:
    """A game under way; the seat is to move, having rolled if there is a die."""
    if chosen is None:
        chosen = "die" if die else ""
    return read(position, seats=seats, seat=seat, die=die, chosen=chosen)


def dealt(seats: int = 3, seed: int = 0) -> Courtiers:
    """A fresh table: cards dealt, the first player drawn."""
    return start(COURTIERS, "", seats, Sealed(bytes([seed]) * 32, 0)).state


def step(state: Courtiers, move: Move, *rolls: int) -> Step[Courtiers]:
    """One move of whoever is to decide, and the dice that follow; nothing plays on by itself."""
    (seat,) = COURTIERS.waiting_on(state)
    last = COURTIERS.play(state, seat, move)
    if not rolls:
        return last
    thrown = COURTIERS.throw(last.state, Shown(rolls))
    return Step(thrown.state, last.events + thrown.events, reveals=True)


def play(state: Courtiers, *moves: Move) -> Courtiers:
    """Several moves of whoever is to decide."""
    for move in moves:
        state = step(state, move).state
    return state


def board(state: Courtiers, viewer: Viewer = UMPIRE) -> str:
    """The position as text."""
    return COURTIERS.position(COURTIERS.view(state, viewer))


def offered(state: Courtiers) -> list[Move]:
    """What whoever is to decide may play."""
    (seat,) = COURTIERS.waiting_on(state)
    return list(COURTIERS.choices(state, seat).moves)


def told(result: Step[Courtiers], viewer: Viewer = UMPIRE) -> list[str]:
    """The events that a viewer may know, each with its seat's number in front."""
    return [
        event.text if event.seat is None else f"{event.seat} {event.text}"
        for event in result.events
        if event.visible_to(viewer)
    ]


def ordered(state: Courtiers) -> Courtiers:
    """A table after its set-up, everybody having taken the first order there is."""
    ply = 1
    while state.step == "order":
        seat = COURTIERS.waiting_on(state)[0]
        move = COURTIERS.choices(state, seat).moves[0]
        state = apply(COURTIERS, state, seat, move, Sealed(SEED, ply)).state
        ply += 1
    return state
