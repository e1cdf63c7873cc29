"""What each step does to the position."""

from typing import Any

from msgspec.structs import replace

from engine.chance import Chance
from engine.core import Event, Move, Seat, Step
from engine.jesters.board import (
    DOUBLE,
    FREE,
    JESTER,
    LETTERS,
    OWNERS,
    SINGLE,
    layout_for,
)
from engine.jesters.moves import turns
from engine.jesters.state import Jesters


def begin(chosen: str, seats: int) -> Jesters:
    """An empty board; everything is dealt in equal parts (JM1)."""
    layout = layout_for(chosen)
    rules = layout.rules
    return Jesters(
        seats=seats,
        chosen=chosen,
        board=FREE * len(layout.names),
        sticks="-" * len(layout.edges),
        jesters=(-1,) * seats,
        stock=(rules.pawns // seats,) * seats,
        doubles=(rules.doubles // seats,) * seats,
        left=(rules.sticks // seats,) * seats,
        taken=("",) * seats,
    )


def begin_again(before: Jesters) -> Jesters:
    """The next round: the left neighbour begins, and who resigned stays away."""
    fresh = begin(before.chosen, before.seats)
    first = _still_in(before, before.first + 1)
    ended = "alone" if len(before.gone) >= before.seats - 1 else ""
    step = "over" if ended else "at"
    return replace(fresh, first=first, seat=first, gone=before.gone, ended=ended, step=step)


def draw_first(state: Jesters, chance: Chance) -> Step[Jesters]:
    """The first player is drawn by lot (G2, JS1)."""
    drawn = chance.roll(state.seats)
    first = _still_in(state, drawn - 1)
    events = (
        Event("roll", None, f"roll {drawn}", {"value": drawn}),
        Event("first", first, "begin"),
    )
    return Step(replace(state, first=first, seat=first, step="at"), events, reveals=True)


def put_jester(state: Jesters, hexagon: int, move: Move) -> Step[Jesters]:
    """A jester enters on the rim (JS1)."""
    seat = state.seat
    event = Event("at", seat, move, {"to": layout_for(state.chosen).names[hexagon]})
    after = replace(
        state,
        board=_with(state.board, hexagon, JESTER[seat]),
        jesters=_put(state.jesters, seat, hexagon),
    )
    return _next_to_enter(after, seat + 1, (event,))


def turn(state: Jesters, hexagon: int, move: Move) -> Step[Jesters]:
    """The jester goes to the hexagon where it will turn (JT1)."""
    after = _jester_moved(state, hexagon)
    after = replace(after, origin=state.jesters[state.seat], hops=(hexagon,), step="to")
    return Step(after, (Event("turn", state.seat, move, trail(after)),))


def go_on(state: Jesters, hexagon: int, move: Move) -> Step[Jesters]:
    """The jester goes on in its new direction (JT1)."""
    after = replace(_jester_moved(state, hexagon), step="pawn")
    return Step(after, (Event("to", state.seat, move, trail(after)),))


def put_pawns(state: Jesters, count: int) -> Step[Jesters]:
    """One pawn or two on the hexagon of the turn (JT2)."""
    seat, bend = state.seat, state.hops[0]
    sign = DOUBLE[seat] if count == 2 else SINGLE[seat]
    doubles = state.doubles
    after = replace(
        state,
        board=_with(state.board, bend, sign),
        stock=_put(state.stock, seat, state.stock[seat] - count),
        doubles=_put(doubles, seat, doubles[seat] - 1) if count == 2 else doubles,
        step="jump",
    )
    kind = "double" if count == 2 else "single"
    return Step(after, (Event(kind, seat, kind, trail(after)),))


def jump(state: Jesters, landing: int, move: Move) -> Step[Jesters]:
    """This turn's pawn jumps another player's and takes it (JT3)."""
    layout = layout_for(state.chosen)
    seat, start, board = state.seat, state.hops[-1], state.board
    over = next(leap[0] for leap in layout.leaps[start] if leap[1] == landing)
    caught, own = board[over], board[start]
    board = _with(_with(_with(board, over, FREE), start, FREE), landing, own)
    after = replace(
        state,
        board=board,
        taken=_put(state.taken, seat, state.taken[seat] + caught),
        hops=(*state.hops, landing),
    )
    facts = {"owner": OWNERS[caught], "count": 2 if caught in DOUBLE else 1}
    events = (
        Event("jump", seat, move, {**trail(after), **facts}),
        Event("take", seat, f"take {pawn_text(caught)}", facts),
    )
    return Step(after, events)


def done(state: Jesters) -> Step[Jesters]:
    """The pawn stays where it is."""
    return Step(replace(state, step="stick"), (Event("done", state.seat, "done", trail(state)),))


def lay_stick(state: Jesters, edge: int, move: Move) -> Step[Jesters]:
    """A stick on a marked edge (JT5)."""
    seat = state.seat
    facts = {**trail(state), "edge": layout_for(state.chosen).edges[edge]}
    after = replace(
        state,
        sticks=_with(state.sticks, edge, "x"),
        left=_put(state.left, seat, state.left[seat] - 1),
    )
    return _end_turn(after, (Event("stick", seat, move, facts),))


def no_stick(state: Jesters) -> Step[Jesters]:
    return _end_turn(state, (Event("none", state.seat, "none", trail(state)),))


def leave(state: Jesters, seat: Seat) -> Step[Jesters]:
    """A player resigns: no more turns for that seat and its jester leaves the board. Its pawns
    stay and can be captured. The last player left wins."""
    board, jester = state.board, state.jesters[seat]
    after = replace(
        state,
        board=_with(board, jester, FREE) if jester >= 0 else board,
        jesters=_put(state.jesters, seat, -1),
        gone=(*state.gone, seat),
    )
    events = (Event("resign", seat, "resign"),)
    if len(after.gone) == after.seats - 1:
        return _end(after, "alone", events)
    if state.seat != seat or state.step == "order":
        return Step(after, events)
    if state.step == "at":
        return _next_to_enter(after, seat + 1, events)
    return _end_turn(after, events)


def trail(state: Jesters) -> dict[str, Any]:
    """This turn's way so far, for whoever draws or tells it: the jester's start, its bend and the
    pawn's landings, from whom each jump took something, and the jester's end."""
    names = layout_for(state.chosen).names
    facts: dict[str, Any] = {
        "start": names[state.origin],
        "hops": [names[hexagon] for hexagon in state.hops],
    }
    if len(state.hops) > 1:
        taken = state.taken[state.seat][1 - len(state.hops) :]
        facts["from"] = [OWNERS[sign] for sign in taken]
    if state.step != "to":
        facts["end"] = names[state.jesters[state.seat]]
    return facts


def pawn_text(sign: str) -> str:
    """A pawn or double in notation: `r1`, `r2`."""
    return f"{LETTERS[OWNERS[sign]]}{2 if sign in DOUBLE else 1}"


def _jester_moved(state: Jesters, hexagon: int) -> Jesters:
    seat = state.seat
    board = _with(_with(state.board, state.jesters[seat], FREE), hexagon, JESTER[seat])
    return replace(state, board=board, jesters=_put(state.jesters, seat, hexagon))


def _next_to_enter(state: Jesters, seat: Seat, events: tuple[Event, ...]) -> Step[Jesters]:
    """The next player without a jester enters; when all are there, the first player begins."""
    for later in range(seat, seat + state.seats):
        candidate = later % state.seats
        if state.jesters[candidate] < 0 and candidate not in state.gone:
            return Step(replace(state, seat=candidate), events)
    return _new_turn(state, state.first, events)


def _end_turn(state: Jesters, events: tuple[Event, ...]) -> Step[Jesters]:
    if not state.stock[state.seat]:
        return _end(state, "placed", events)  # JE1
    return _new_turn(state, state.seat + 1, events)


def _new_turn(state: Jesters, seat: Seat, events: tuple[Event, ...]) -> Step[Jesters]:
    """The turn of a seat, or of the next one still in the game."""
    seat = _still_in(state, seat)
    after = replace(state, seat=seat, turn=state.turn + 1, origin=-1, hops=(), step="turn")
    if not turns(after.chosen, after.board, after.sticks, after.jesters[seat]).moves:
        return _end(after, "stuck", events)  # JE1
    return Step(after, events)


def _end(state: Jesters, reason: str, events: tuple[Event, ...]) -> Step[Jesters]:
    ended = replace(state, ended=reason, step="over", origin=-1, hops=())
    return Step(ended, (*events, Event("end", None, f"end {reason}", {"reason": reason})))


def _still_in(state: Jesters, seat: Seat) -> Seat:
    seat %= state.seats
    while seat in state.gone and len(state.gone) < state.seats:
        seat = (seat + 1) % state.seats
    return seat


def _with(signs: str, place: int, sign: str) -> str:
    return f"{signs[:place]}{sign}{signs[place + 1 :]}"


def _put(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])
