"""How steps and turns follow each other, and when nothing is left to follow."""

from typing import Final

from msgspec.structs import replace

from engine.core import Event, Seat, Step
from engine.hedgehogs import cube, ending
from engine.hedgehogs.board import Track, track_for
from engine.hedgehogs.lanes import arrivals
from engine.hedgehogs.lanes.free import is_still_in, players_in
from engine.hedgehogs.lanes.travel import Trip
from engine.hedgehogs.moves import can_anything_move, choices
from engine.hedgehogs.rules import StepName
from engine.hedgehogs.state import Hedgehogs

_PASSED_OVER: Final = frozenset[StepName]({"go", "die", "cube", "pool", "free"})
"""Steps that may find nothing to do."""


def advance(state: Hedgehogs, events: tuple[Event, ...]) -> Step[Hedgehogs]:
    """Turn to the next step of the list, passing over those that find nothing to do."""
    while state.todo and state.todo[0] in _PASSED_OVER and state.seat not in state.lost:
        passed = _passed_over(state, track_for(state.chosen, state.seats))
        if passed is None:
            break
        state = passed.state
        events += passed.events
        if state.ended:
            return Step(state, events)
    if state.todo and state.seat not in state.lost:
        return Step(state, events)
    return end_turn(state, events)


def _passed_over(state: Hedgehogs, track: Track) -> Step[Hedgehogs] | None:
    """The position behind a step that finds nothing to do; nothing if it does."""
    match state.todo[0]:
        case "go":
            return None if choices(state, state.seat).moves else _blocked(state, track)
        case "die":
            return None if len(set(state.dice)) > 1 else Step(use_die(state, state.dice[0]), ())
        case "cube":
            waits = cube.may_offer(state, track)
        case "pool":
            waits = not state.dice
        case _:
            moved_on = _unfree(state)
            return None if moved_on is state else Step(moved_on, ())
    return None if waits else Step(replace(state, todo=state.todo[1:]), ())


def revealed(state: Hedgehogs, events: tuple[Event, ...]) -> Step[Hedgehogs]:
    """Go on after something that nobody could know before."""
    if state.todo[0] not in _PASSED_OVER:
        return Step(state, events, reveals=True)
    following = advance(state, events)
    return Step(following.state, following.events, reveals=True)


def use_die(state: Hedgehogs, value: int) -> Hedgehogs:
    """The forward step goes by this die; what becomes of the others depends on whose they are."""
    rest = list(state.dice)
    rest.remove(value)
    todo = state.todo[1:]
    rules = track_for(state.chosen, state.seats).rules
    if rules.dice == "kept":  # V6
        kept = (*state.kept[: state.seat], rest[0], *state.kept[state.seat + 1 :])
        return replace(state, die=value, dice=(), kept=kept, todo=todo)
    return replace(state, die=value, dice=tuple(rest), todo=todo)


def _unfree(state: Hedgehogs) -> Hedgehogs:
    """Steps that could come in any order, once only one kind of them is left (V31)."""
    rest = state.todo[1:]
    if "go" not in rest:
        return replace(state, todo=rest)
    if "side" in rest:
        return state
    picks = track_for(state.chosen, state.seats).rules.dice in ("two", "kept")
    todo: tuple[StepName, ...] = ("die", "go") * len(rest) if picks else rest
    return replace(state, todo=todo)


def without(todo: tuple[StepName, ...], step: StepName) -> tuple[StepName, ...]:
    """The steps to come without the next of a kind."""
    if todo[0] == step:
        return todo[1:]
    at = todo.index(step)
    return todo[:at] + todo[at + 1 :]


def _blocked(state: Hedgehogs, track: Track) -> Step[Hedgehogs]:
    """Nobody can go forward: nothing moves (HT5), or everybody else does (V27)."""
    seat, die = state.seat, state.die
    after = replace(state, todo=state.todo[1:])
    event = Event("blocked", seat, f"no go {die}", {"die": die})
    if not track.rules.protest:
        return Step(after, (event,))
    trip = Trip(state, track)
    marched = trip.protest()
    if not marched:
        return Step(after, (event,))
    names = track.names
    facts = {"moves": [f"{names[start]} {names[target]}" for _, start, target in marched]}
    return arrived(after, track, trip, event, Event("protest", seat, "protest", facts), stop=True)


def arrived(
    state: Hedgehogs, track: Track, trip: Trip, *told: Event, stop: bool = False
) -> Step[Hedgehogs]:
    """The position after a trip: who is home, swallowed or tested, and whether that wins.

    Several by one step count one by one, lowest lane first, then topmost. `stop` leaves it to the
    caller to turn to the next step.
    """
    events = (*told, *trip.events)
    after = replace(state, board=tuple(trip.board), ahead=state.ahead + trip.ahead)
    if trip.swallowed:
        after, events = arrivals.swallowed(after, track, trip, events)
    if trip.home:
        after, events = arrivals.come_home(after, track, trip, events)
    if track.rules.lazy == "yes":
        after, events = arrivals.come_to_rest(after, track, events)
    if after.ended:
        return Step(after, events)
    if trip.skidding:
        after = replace(after, skidding=trip.skidding, todo=("skid", *after.todo))
    return Step(after, events) if stop else advance(after, events)


def end_turn(state: Hedgehogs, events: tuple[Event, ...]) -> Step[Hedgehogs]:
    track = track_for(state.chosen, state.seats)
    rules = track.rules
    idle = 0 if state.ahead else state.idle + 1
    still = not state.ahead and not state.aside and not can_anything_move(state, track)
    stuck = state.stuck + 1 if still else 0
    after = replace(state, idle=idle, stuck=stuck) if idle or state.idle else state
    if still and stuck >= len(players_in(state, track)):
        return ending.end(after, "stuck", events)  # HE3
    if idle >= rules.idle_turns:
        return ending.end(after, "idle", events)  # HE4
    if state.turn >= rules.most_turns:
        return ending.end(after, "long", events)  # HE4
    following = _next_turn(after, track)
    if following.todo[0] not in _PASSED_OVER:
        return Step(following, events)
    return advance(following, events)


def _next_turn(state: Hedgehogs, track: Track) -> Hedgehogs:
    """The turn of whoever comes next. A full round is over when everybody still in has had a turn
    (R3); where dice are shared, the last of these begins the next (V16, R6)."""
    left = [seat for seat in state.to_come if is_still_in(state, track, seat)]
    if left:
        return new_turn(replace(state, to_come=tuple(left[1:])), left[0], dice=state.dice)
    follower = state.seat + 1
    if track.rules.dice == "shared" and "pool" not in state.todo:
        follower = _last_still_in(state, track)
    return new_turn(replace(state, to_come=()), follower, begins=True)


def new_turn(
    state: Hedgehogs, seat: Seat, *, dice: tuple[int, ...] = (), begins: bool = False
) -> Hedgehogs:
    """The turn of a seat, or of the next one still in the game. It may begin a full round; else
    the dice that others left are there."""
    track = track_for(state.chosen, state.seats)
    drifts = begins and track.rules.layout == "drift"  # V17
    return replace(
        state,
        seat=still_in(state, track, seat),
        turn=state.turn + 1,
        todo=("drift", *track.turn) if drifts else track.turn,
        dice=dice,
        turned=(),
        die=0,
        aside="",
        ahead=0,
    )


def start_race(state: Hedgehogs) -> Hedgehogs:
    """All pieces are placed: the first player begins (HS4), or the last to place (V12)."""
    track = track_for(state.chosen, state.seats)
    last_placed = state.seat if track.rules.reserves else state.first
    begun = new_turn(state, last_placed, begins=True)
    return advance(begun, ()).state


def next_to_place(state: Hedgehogs, after: Seat) -> Seat:
    seat = after + 1
    while not state.hands[seat % state.seats]:
        seat += 1
    return seat % state.seats


def all_placed_one(state: Hedgehogs) -> bool:
    track = track_for(state.chosen, state.seats)
    full = track.rules.pieces * track.rules.colours * 2
    return all(len(hand) < full for hand in state.hands)


def still_in(state: Hedgehogs, track: Track, seat: Seat) -> Seat:
    seat %= state.seats
    if not (state.gone or state.lost or state.out):
        return seat
    for _ in range(state.seats):
        if is_still_in(state, track, seat):
            return seat
        seat = (seat + 1) % state.seats
    return seat


def _last_still_in(state: Hedgehogs, track: Track) -> Seat:
    """The seat whose turn it was, or else the last one before it that is still in."""
    seats = ((state.seat - back) % state.seats for back in range(state.seats))
    return next((seat for seat in seats if is_still_in(state, track, seat)), state.seat)


def round_from(state: Hedgehogs, track: Track) -> tuple[Seat, ...]:
    """Those who come behind the seat on turn in the full round that it begins."""
    seats = ((state.seat + turn) % state.seats for turn in range(1, state.seats))
    return tuple(seat for seat in seats if is_still_in(state, track, seat))
