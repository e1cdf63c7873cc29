"""The doubling cube: offering to double a round, taking and dropping (V22, V25)."""

from typing import Final

from msgspec.structs import replace

from engine.core import Event, Seat
from engine.hedgehogs.board import Track, track_for
from engine.hedgehogs.ending import home_counts
from engine.hedgehogs.lanes.free import racing_pieces
from engine.hedgehogs.state import Hedgehogs

HIGHEST: Final = 64


def may_offer(state: Hedgehogs, track: Track) -> bool:
    """Whether the seat on turn may offer to double: nobody stands on the first two rows of their
    course, and the last offer was not this seat's."""
    if state.capped or state.cube >= HIGHEST or state.doubler == state.seat:
        return False
    return all(track.course(piece, square) > 1 for piece, square in racing_pieces(state, track))


def offer(state: Hedgehogs) -> tuple[Hedgehogs, tuple[Event, ...]]:
    """The seat on turn offers; everybody else still in the round must answer."""
    out = (*state.gone, *state.lost, state.seat)
    answers = tuple(seat for seat in range(state.seats) if seat not in out)
    event = Event("double", state.seat, "double", {"value": 2 * state.cube})
    asked = replace(state, doubler=state.seat, answers=answers, todo=("answer", *state.todo[1:]))
    return asked, (event,)


def answer(state: Hedgehogs, seat: Seat, takes: bool) -> tuple[Hedgehogs, tuple[Event, ...]]:
    """A player takes the doubled value, or drops: leaves the round and is scored at once."""
    answers = tuple(other for other in state.answers if other != seat)
    if takes:
        return replace(state, answers=answers), (Event("take", seat, "take"),)
    track = track_for(state.chosen, state.seats)
    home = home_counts(state.board, track)
    loss = max(1, home[state.seat] - home[seat]) * state.cube
    event = Event("drop", seat, "drop", {"loss": loss})
    left = replace(
        state,
        answers=answers,
        capped=True,
        lost=(*state.lost, seat),
        settled=(*state.settled, (seat, loss)),
    )
    return left, (event,)


def settle(state: Hedgehogs) -> tuple[Hedgehogs, tuple[Event, ...]]:
    """All have answered: the value doubles if nobody dropped; alone, the offerer has won."""
    todo = state.todo[1:]
    left = [seat for seat in range(state.seats) if seat not in (*state.gone, *state.lost)]
    if len(left) == 1:
        return replace(state, winner=left[0], todo=todo), ()
    if state.capped:
        return replace(state, todo=todo), ()
    value = 2 * state.cube
    event = Event("cube", state.seat, f"cube {value}", {"value": value})
    return replace(state, cube=value, todo=todo), (event,)
