"""Shorthand for tests that read as position, move, position."""

from msgspec.structs import replace

from engine.chance import Shown
from engine.core import Move, Outcome, Seat, Step, Viewer
from engine.hedgehogs.board import track_for
from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.position import read
from engine.hedgehogs.race import RACE
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.turn_order import advance
from engine.hedgehogs.view import HedgehogsView
from engine.option_words import BadOptions
from engine.play_on import apply, play_on, start


def race(
    position: str,
    *,
    seats: int = 2,
    seat: int = 0,
    die: int = 1,
    dice: tuple[int, ...] = (),
    chosen: str = "",
) -> Hedgehogs:
    """A race under way; the seat has thrown the die, or the dice, and is to make its first move."""
    chosen = HEDGEHOGS.options.canonical(chosen)
    return read(position, seats=seats, seat=seat, die=die, dice=dice, chosen=chosen)


def beginning(position: str, *, seats: int = 2, seat: int = 0, chosen: str = "") -> Hedgehogs:
    """A race under way; the seat's turn has just begun, nothing has been thrown."""
    state = race(position, seats=seats, seat=seat, chosen=chosen)
    todo = track_for(state.chosen, seats).turn
    return advance(replace(state, die=0, todo=todo), ()).state


def placing(*rolls: int, seats: int = 2, chosen: str = "") -> Hedgehogs:
    """A fresh table; the dice have been thrown for the first player and what else comes first."""
    return start(HEDGEHOGS, HEDGEHOGS.options.canonical(chosen), seats, Shown(rolls)).state


def placing_at(position: str, *, seats: int = 2, seat: int = 0, chosen: str = "") -> Hedgehogs:
    """The set-up under way; the seat is to place its next piece."""
    state = race(position, seats=seats, seat=seat, die=0, chosen=chosen)
    return replace(state, todo=("place",), turn=0)


def step(state: Hedgehogs, move: Move, *rolls: int) -> Step[Hedgehogs]:
    """One move of whoever is to decide; without rolls it stops where the next die is due."""
    (seat,) = HEDGEHOGS.waiting_on(state)
    return apply(HEDGEHOGS, state, seat, move, Shown(rolls) if rolls else None)


def decide(state: Hedgehogs, seat: Seat, move: Move, *rolls: int) -> Step[Hedgehogs]:
    """A move of one among several who are to decide."""
    return apply(HEDGEHOGS, state, seat, move, Shown(rolls) if rolls else None)


def play(state: Hedgehogs, *moves: Move) -> Hedgehogs:
    """Several moves of whoever is to decide, up to where the next die is due.

    A move that the rules have just played by themselves may be written.
    """
    by_itself: list[Move] = []
    for move in moves:
        if move in by_itself:
            by_itself = by_itself[by_itself.index(move) + 1 :]
            continue
        last = step(state, move)
        by_itself = [event.text for event in last.events if event.forced]
        state = last.state
    return state


def roll_on(state: Hedgehogs, *rolls: int) -> Step[Hedgehogs]:
    """Throw the dice that are due."""
    return play_on(HEDGEHOGS, Step(state, ()), Shown(rolls))


def seen(state: Hedgehogs, viewer: Viewer = None) -> HedgehogsView:
    """What a player, or a spectator, sees."""
    return RACE.view(state, viewer)


def board(state: Hedgehogs) -> str:
    """The position as text."""
    return RACE.position(seen(state))


def squares(state: Hedgehogs) -> str:
    """The stacks on the board as text, without what lies beside it."""
    text = board(state).partition(";")[0]
    return text if "=" in text else ""


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


def ending(state: Hedgehogs) -> Outcome:
    """How the race ended; it must have."""
    outcome = HEDGEHOGS.outcome(state)
    assert outcome is not None
    return outcome


def refused(options: str, seats: int = 0) -> str:
    """Why options are refused, alone or for a number of players; empty if they are not."""
    try:
        chosen = HEDGEHOGS.options.canonical(options)
        if seats:
            HEDGEHOGS.options.refuse_seats(chosen, seats)
    except BadOptions as refusal:
        return str(refusal)
    return ""
