"""What each step of a turn does to the position, and how turns follow each other."""

from typing import Final

from msgspec.structs import replace

from engine.chance import Chance
from engine.core import Event, Move, Seat, Step
from engine.hedgehogs import cube, ending
from engine.hedgehogs.board import Track, pieces_of, track_for
from engine.hedgehogs.lanes import arrivals
from engine.hedgehogs.lanes.free import black_squares, is_still_in, players_in
from engine.hedgehogs.lanes.travel import Trip, skid_event
from engine.hedgehogs.moves import (
    can_anything_move,
    choices,
    climbers,
    dice_in_hand,
    is_barred,
    next_in_hand,
    waiting_on,
)
from engine.hedgehogs.pieces import letter_of
from engine.hedgehogs.rules import StepName
from engine.hedgehogs.state import Hedgehogs

_PASSED_OVER: Final = frozenset[StepName]({"go", "die", "cube", "pool", "free"})
"""Steps that may find nothing to do."""


def stay(state: Hedgehogs) -> Step[Hedgehogs]:
    event = Event("stay", state.seat, "stay")
    return advance(replace(state, todo=_without(state.todo, "side")), (event,))


def side(state: Hedgehogs, square: int, target: int, size: int, move: Move) -> Step[Hedgehogs]:
    """Pieces go a lane to the left or right, on top of whatever stands there (HT3)."""
    track = track_for(state.chosen, state.seats)
    group = state.board[square][-2 * size :]
    trip = Trip(state, track)
    trip.step_aside(square, target, size)
    event = Event("side", state.seat, move, _hop(track, group, square, target))
    moved = replace(state, aside=state.aside + group, todo=_without(state.todo, "side"))
    return _arrived(moved, track, trip, event)


def climb(state: Hedgehogs, square: int, move: Move) -> Step[Hedgehogs]:
    """The lowest own piece of a stack goes to its top (V4)."""
    track = track_for(state.chosen, state.seats)
    at = next(at for where, at in climbers(state, track) if where == square)
    piece = state.board[square][at : at + 2]
    trip = Trip(state, track)
    trip.climb(square, at)
    event = Event("climb", state.seat, move, {"piece": piece, "at": track.names[square]})
    moved = replace(state, todo=_without(state.todo, "side"))
    return _arrived(moved, track, trip, event)


def go(state: Hedgehogs, square: int, size: int, move: Move) -> Step[Hedgehogs]:
    """Pieces go forward a square (HT4)."""
    track = track_for(state.chosen, state.seats)
    group = state.board[square][-2 * size :]
    trip = Trip(state, track)
    target = trip.go(square, size)
    event = Event("go", state.seat, move, _hop(track, group, square, target))
    return _arrived(_forward_done(state), track, trip, event)


def enter(state: Hedgehogs, move: Move, colour: str = "") -> Step[Hedgehogs]:
    """A reserve, of a colour if one is named (R8), comes in on the start square of the lane
    (V12)."""
    track = track_for(state.chosen, state.seats)
    seat = state.seat
    dice = dice_in_hand(state, track) if state.todo[0] == "free" else ()
    die = dice[0] if dice else state.die
    piece = next_in_hand(state, letter_of(colour))
    trip = Trip(state, track)
    target = trip.enter(piece, die - 1)
    hands = list(state.hands)
    hands[seat] = "".join(other for other in pieces_of(hands[seat]) if other != piece)
    event = Event("enter", seat, move, {"piece": piece, "to": track.names[target]})
    entered = replace(_forward_done(state), hands=tuple(hands))
    return _arrived(entered, track, trip, event)


def skid(state: Hedgehogs, chance: Chance) -> Step[Hedgehogs]:
    """A die names the start square of a piece that skidded; one that cannot be used is thrown
    again (V38)."""
    track = track_for(state.chosen, state.seats)
    piece, rest = state.skidding[:2], state.skidding[2:]
    events: tuple[Event, ...] = ()
    while True:
        value = chance.roll()
        events += (rolled(track.owner[piece[0]], value),)
        if value <= track.rules.lanes:
            target = track.start_square(piece, value - 1)
            if not is_barred(state, target):
                break
    trip = Trip(state, track)
    trip.begin_again(piece, value - 1)
    events += (skid_event(track, piece, None, target),)
    todo = state.todo if rest else state.todo[1:]
    after = replace(state, board=tuple(trip.board), skidding=rest, todo=todo)
    if rest:
        return Step(after, events, reveals=True)
    following = advance(after, events)
    return Step(following.state, following.events, reveals=True)


def leave(state: Hedgehogs, seat: Seat) -> Step[Hedgehogs]:
    """A player resigns: no more turns for that seat; its pieces stay and move as usual.

    Pieces that were still in hand leave the game. The last player left wins.
    """
    track = track_for(state.chosen, state.seats)
    hands = (*state.hands[:seat], "", *state.hands[seat + 1 :])
    after = replace(
        state,
        gone=(*state.gone, seat),
        hands=hands,
        out=state.out + state.hands[seat],
        answers=tuple(other for other in state.answers if other != seat),
    )
    events = (Event("resign", seat, "resign"),)
    left = [other for other in range(state.seats) if other not in (*after.gone, *after.lost)]
    if len(left) == 1:
        return ending.end(replace(after, winner=left[0]), "alone", events)
    alone = _survivor(after)
    if alone is not None:
        return ending.end(replace(after, winner=alone), "survivor", events)
    match state.todo[0]:
        case "place":
            if not any(hands) or (track.rules.reserves and _all_placed_one(after)):
                return Step(start_race(after), events)
            return Step(replace(after, seat=next_to_place(after, state.seat - 1)), events)
        case "spy" | "bearer":
            seat = _still_in(after, track, state.seat)
            return after_shared_choice(replace(after, seat=seat), events)
        case "answer" if seat != state.seat:
            return cube_settled(after, events) if not after.answers else Step(after, events)
        case _ if state.seat != seat:
            return Step(after, events)
        case _:
            return end_turn(replace(after, answers=(), ahead=1), events)


def _survivor(state: Hedgehogs) -> Seat | None:
    """Who alone still plays with pieces, where black holes swallow them (V39)."""
    track = track_for(state.chosen, state.seats)
    alive = players_in(state, track) if track.rules.trap == "hole" else ()
    return alive[0] if len(alive) == 1 else None


def after_shared_choice(state: Hedgehogs, events: tuple[Event, ...]) -> Step[Hedgehogs]:
    """Go on when everybody who must has chosen."""
    if waiting_on(state):
        return Step(state, events)
    todo = state.todo[1:]
    if todo[0] == "place":
        state = replace(state, seat=next_to_place(state, state.first - 1))
    return Step(replace(state, todo=todo), events)


def decline_to_double(state: Hedgehogs) -> Step[Hedgehogs]:
    """The seat on turn leaves the cube alone and plays on."""
    event = Event("roll-on", state.seat, "roll")
    return advance(replace(state, todo=state.todo[1:]), (event,))


def answer_double(state: Hedgehogs, seat: Seat, *, takes: bool) -> Step[Hedgehogs]:
    """A player answers an offer to double; the last answer settles it."""
    after, events = cube.answer(state, seat, takes)
    alone = None if takes else _survivor(after)
    if alone is not None:
        return ending.end(replace(after, winner=alone, answers=()), "survivor", events)  # R2
    return Step(after, events) if after.answers else cube_settled(after, events)


def cube_settled(state: Hedgehogs, events: tuple[Event, ...]) -> Step[Hedgehogs]:
    """Everybody has answered the offer to double."""
    settled, told = cube.settle(state)
    events += told
    if settled.winner >= 0:
        return ending.end(settled, "dropped", events)
    return advance(settled, events)


def advance(state: Hedgehogs, events: tuple[Event, ...]) -> Step[Hedgehogs]:
    """Turn to the next step of the list, passing over those that find nothing to do."""
    while state.todo and state.todo[0] in _PASSED_OVER and state.seat not in state.lost:
        track = track_for(state.chosen, state.seats)
        match state.todo[0]:
            case "go":
                if choices(state, state.seat).moves:
                    break
                step = _blocked(state, track)
                events += step.events
                state = step.state
                if state.ended:
                    return Step(state, events)
            case "die":
                if len(set(state.dice)) > 1:
                    break
                state = use_die(state, state.dice[0])
            case "cube":
                if cube.may_offer(state, track):
                    break
                state = replace(state, todo=state.todo[1:])
            case "pool":
                if not state.dice:
                    break
                state = replace(state, todo=state.todo[1:])
            case _:
                moved_on = _unfree(state)
                if moved_on is state:
                    break
                state = moved_on
    if state.todo and state.seat not in state.lost:
        return Step(state, events)
    return end_turn(state, events)


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


def choose_die(state: Hedgehogs, value: int) -> Step[Hedgehogs]:
    """A player picks the die of a forward step."""
    event = Event("die", state.seat, f"die {value}", {"value": value})
    if state.todo[0] == "free":
        rest = _without(state.todo, "go")
        state = replace(state, todo=("die", "go", *rest))
    return advance(use_die(state, value), (event,))


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


def _forward_done(state: Hedgehogs) -> Hedgehogs:
    """The position with one forward step less to make, and its die used."""
    todo = _without(state.todo, "go")
    if state.todo[0] == "free":
        dice = dice_in_hand(state, track_for(state.chosen, state.seats))
        if dice:
            used = use_die(replace(state, todo=("die", *state.todo)), dice[0])
            return replace(used, todo=todo)
    return replace(state, todo=todo)


def _without(todo: tuple[StepName, ...], step: StepName) -> tuple[StepName, ...]:
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
    return _arrived(after, track, trip, event, Event("protest", seat, "protest", facts), stop=True)


def _arrived(
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
        seat=_still_in(state, track, seat),
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


def rolled(seat: Seat | None, value: int) -> Event:
    return Event("roll", seat, f"roll {value}", {"value": value})


def _all_placed_one(state: Hedgehogs) -> bool:
    track = track_for(state.chosen, state.seats)
    full = track.rules.pieces * track.rules.colours * 2
    return all(len(hand) < full for hand in state.hands)


def _still_in(state: Hedgehogs, track: Track, seat: Seat) -> Seat:
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


def _hop(track: Track, group: str, square: int, target: int) -> dict[str, str]:
    hop = {"piece": group[-2:], "from": track.names[square], "to": track.names[target]}
    return hop if len(group) == 2 else {**hop, "pieces": group}


def drift(state: Hedgehogs, chance: Chance) -> Step[Hedgehogs]:
    """A die names a lane, and its black square wanders on, if nobody stands on it (V17)."""
    track = track_for(state.chosen, state.seats)
    lanes = track.rules.lanes
    events: tuple[Event, ...] = ()
    value = lanes + 1
    while value > lanes:
        value = chance.roll()
        events += (rolled(None, value),)
    black = sorted(black_squares(state, track))
    start = next(square for square in black if square % lanes == value - 1)
    if not state.board[start]:
        target = start + lanes if start // lanes < 7 else 2 * lanes + value - 1
        black = sorted(target if square == start else square for square in black)
        facts = {"from": track.names[start], "to": track.names[target]}
        text = f"drift {track.names[start]} {track.names[target]}"
        events += (Event("drift", None, text, facts),)
    to_come = round_from(state, track)
    after = replace(state, traps=tuple(black), todo=state.todo[1:], to_come=to_come)
    if track.rules.lazy == "yes":
        after, events = arrivals.come_to_rest(after, track, events)
    following = Step(after, events) if after.ended else advance(after, events)
    return Step(following.state, following.events, reveals=True)
