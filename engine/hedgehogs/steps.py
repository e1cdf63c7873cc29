"""What each step of a turn does to the position."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.core import Event, Move, Seat, Step
from engine.hedgehogs import cube, ending
from engine.hedgehogs.board import Track, pieces_of, track_for
from engine.hedgehogs.lanes import arrivals
from engine.hedgehogs.lanes.free import black_squares, players_in
from engine.hedgehogs.lanes.travel import Trip, skid_event
from engine.hedgehogs.moves import (
    climbers,
    dice_in_hand,
    is_barred,
    next_in_hand,
    waiting_on,
)
from engine.hedgehogs.pieces import letter_of
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.turn_order import (
    advance,
    all_placed_one,
    arrived,
    end_turn,
    next_to_place,
    round_from,
    start_race,
    still_in,
    use_die,
    without,
)


def stay(state: Hedgehogs) -> Step[Hedgehogs]:
    event = Event("stay", state.seat, "stay")
    return advance(replace(state, todo=without(state.todo, "side")), (event,))


def side(state: Hedgehogs, square: int, target: int, size: int, move: Move) -> Step[Hedgehogs]:
    """Pieces go a lane to the left or right, on top of whatever stands there (HT3)."""
    track = track_for(state.chosen, state.seats)
    group = state.board[square][-2 * size :]
    trip = Trip(state, track)
    trip.step_aside(square, target, size)
    event = Event("side", state.seat, move, _hop(track, group, square, target))
    moved = replace(state, aside=state.aside + group, todo=without(state.todo, "side"))
    return arrived(moved, track, trip, event)


def climb(state: Hedgehogs, square: int, move: Move) -> Step[Hedgehogs]:
    """The lowest own piece of a stack goes to its top (V4)."""
    track = track_for(state.chosen, state.seats)
    at = next(at for where, at in climbers(state, track) if where == square)
    piece = state.board[square][at : at + 2]
    trip = Trip(state, track)
    trip.climb(square, at)
    event = Event("climb", state.seat, move, {"piece": piece, "at": track.names[square]})
    moved = replace(state, todo=without(state.todo, "side"))
    return arrived(moved, track, trip, event)


def go(state: Hedgehogs, square: int, size: int, move: Move) -> Step[Hedgehogs]:
    """Pieces go forward a square (HT4)."""
    track = track_for(state.chosen, state.seats)
    group = state.board[square][-2 * size :]
    trip = Trip(state, track)
    target = trip.go(square, size)
    event = Event("go", state.seat, move, _hop(track, group, square, target))
    return arrived(_forward_done(state), track, trip, event)


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
    return arrived(entered, track, trip, event)


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
    alone = survivor(after)
    if alone is not None:
        return ending.end(replace(after, winner=alone), "survivor", events)
    match state.todo[0]:
        case "place":
            if not any(hands) or (track.rules.reserves and all_placed_one(after)):
                return Step(start_race(after), events)
            return Step(replace(after, seat=next_to_place(after, state.seat - 1)), events)
        case "spy" | "bearer":
            seat = still_in(after, track, state.seat)
            return after_shared_choice(replace(after, seat=seat), events)
        case "answer" if seat != state.seat:
            return cube_settled(after, events) if not after.answers else Step(after, events)
        case _ if state.seat != seat:
            return Step(after, events)
        case _:
            return end_turn(replace(after, answers=(), ahead=1), events)


def survivor(state: Hedgehogs) -> Seat | None:
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
    alone = None if takes else survivor(after)
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


def choose_die(state: Hedgehogs, value: int) -> Step[Hedgehogs]:
    """A player picks the die of a forward step."""
    event = Event("die", state.seat, f"die {value}", {"value": value})
    if state.todo[0] == "free":
        rest = without(state.todo, "go")
        state = replace(state, todo=("die", "go", *rest))
    return advance(use_die(state, value), (event,))


def _forward_done(state: Hedgehogs) -> Hedgehogs:
    """The position with one forward step less to make, and its die used."""
    todo = without(state.todo, "go")
    if state.todo[0] == "free":
        dice = dice_in_hand(state, track_for(state.chosen, state.seats))
        if dice:
            used = use_die(replace(state, todo=("die", *state.todo)), dice[0])
            return replace(used, todo=todo)
    return replace(state, todo=todo)


def rolled(seat: Seat | None, value: int) -> Event:
    return Event("roll", seat, f"roll {value}", {"value": value})


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
