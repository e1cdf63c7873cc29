"""What each step does to the position."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.chance import Chance
from engine.core import Event, Move, Seat, Step
from engine.hedgehogs.board import LETTERS, Track, track_for
from engine.hedgehogs.moves import can_anything_move, goers
from engine.hedgehogs.state import Hedgehogs


def begin(chosen: str, seats: int) -> Hedgehogs:
    """An empty board, every hand full."""
    track = track_for(chosen)
    designs = range(1, track.rules.pieces + 1)
    return Hedgehogs(
        seats=seats,
        chosen=chosen,
        board=("",) * len(track.names),
        todo=("order",),
        hands=tuple("".join(f"{LETTERS[seat]}{n}" for n in designs) for seat in range(seats)),
    )


def draw_first(state: Hedgehogs, chance: Chance) -> Step[Hedgehogs]:
    """Everybody rolls; the highest begins, ties roll again among themselves (HS1)."""
    contenders = list(range(state.seats))
    events: list[Event] = []
    while len(contenders) > 1:
        rolled = {seat: chance.roll() for seat in contenders}
        events += [_rolled(seat, value) for seat, value in rolled.items()]
        highest = max(rolled.values())
        contenders = [seat for seat, value in rolled.items() if value == highest]
    first = contenders[0]
    events.append(Event("first", first, "begin"))
    state = replace(state, first=first, seat=first, todo=("place",))
    return Step(state, tuple(events), reveals=True)


def roll(state: Hedgehogs, chance: Chance) -> Step[Hedgehogs]:
    """The die names the lane of this turn's forward step (HT1)."""
    value = chance.roll()
    events = (_rolled(state.seat, value),)
    return Step(replace(state, die=value, todo=state.todo[1:]), events, reveals=True)


def place(state: Hedgehogs, lane: int, move: Move) -> Step[Hedgehogs]:
    """Put the next piece of the hand on a start square (HS2)."""
    seat = state.seat
    piece, rest = state.hands[seat][:2], state.hands[seat][2:]
    board = (*state.board[:lane], state.board[lane] + piece, *state.board[lane + 1 :])
    hands = (*state.hands[:seat], rest, *state.hands[seat + 1 :])
    square = track_for(state.chosen).names[lane]
    event = Event("place", seat, move, {"piece": piece, "to": square})
    state = replace(state, board=board, hands=hands)
    if any(hands):
        return Step(replace(state, seat=_next_to_place(state)), (event,))
    return Step(_new_turn(state, state.first), (event,))  # HS4


def stay(state: Hedgehogs) -> Step[Hedgehogs]:
    event = Event("stay", state.seat, "stay")
    return _towards_go(state, event)


def side(state: Hedgehogs, square: int, target: int, move: Move) -> Step[Hedgehogs]:
    """One piece goes a lane to the left or right, on top of whatever stands there (HT3)."""
    piece = state.board[square][-2:]
    event = Event("side", state.seat, move, _hop(state, piece, square, target))
    moved = replace(state, board=_moved(state.board, square, target), aside=state.aside + piece)
    return _towards_go(moved, event)


def go(state: Hedgehogs, square: int, target: int, move: Move) -> Step[Hedgehogs]:
    """One piece goes forward a square (HT4); on the finish line it may win the race (HE1)."""
    track = track_for(state.chosen)
    piece = state.board[square][-2:]
    events = (Event("go", state.seat, move, _hop(state, piece, square, target)),)
    board = _moved(state.board, square, target)
    after = replace(state, board=board, ahead=state.ahead + 1, todo=state.todo[1:])
    if target >= track.finish:
        owner = LETTERS.index(piece[0])
        home = home_count(board, track, owner)
        events += (Event("home", owner, f"home {piece}", {"piece": piece, "home": home}),)
        if home >= track.rules.home_to_win and owner not in state.gone:
            return _end(after, "home", events)
    return _next_step(after, events)


def leave(state: Hedgehogs, seat: Seat) -> Step[Hedgehogs]:
    """A player resigns: no more turns for that seat; its pieces stay and move as usual.

    Pieces that were still in hand leave the game. The last player left wins.
    """
    hands = (*state.hands[:seat], "", *state.hands[seat + 1 :])
    after = replace(state, gone=(*state.gone, seat), hands=hands, out=state.out + state.hands[seat])
    events = (Event("resign", seat, "resign"),)
    if len(after.gone) == after.seats - 1:
        return _end(after, "alone", events)
    if state.todo[0] == "place":
        if not any(hands):
            return Step(_new_turn(after, after.first), events)
        return Step(replace(after, seat=_next_to_place(after, state.seat - 1)), events)
    if state.seat != seat:
        return Step(after, events)
    return _end_turn(after, events)


def home_count(board: Sequence[str], track: Track, seat: Seat) -> int:
    """How many pieces of a seat stand on the finish line."""
    letter = LETTERS[seat]
    return sum(stack.count(letter) for stack in board[track.finish :])


def _towards_go(state: Hedgehogs, event: Event) -> Step[Hedgehogs]:
    return _next_step(replace(state, todo=state.todo[1:]), (event,))


def _next_step(state: Hedgehogs, events: tuple[Event, ...]) -> Step[Hedgehogs]:
    """Turn to the next step of the list, passing over forward steps that find no piece (HT5)."""
    while state.todo and state.todo[0] == "go" and not goers(state, track_for(state.chosen)):
        events += (Event("blocked", state.seat, f"no go {state.die}", {"die": state.die}),)
        state = replace(state, todo=state.todo[1:])
    if state.todo:
        return Step(state, events)
    return _end_turn(state, events)


def _end_turn(state: Hedgehogs, events: tuple[Event, ...]) -> Step[Hedgehogs]:
    track = track_for(state.chosen)
    rules = track.rules
    idle = 0 if state.ahead else state.idle + 1
    still = not state.ahead and not state.aside and not can_anything_move(state, track)
    stuck = state.stuck + 1 if still else 0
    after = replace(state, idle=idle, stuck=stuck)
    if stuck >= state.seats - len(state.gone):
        return _end(after, "stuck", events)  # HE3
    if idle >= rules.idle_turns:
        return _end(after, "idle", events)  # HE4
    if state.turn >= rules.most_turns:
        return _end(after, "long", events)  # HE4
    return Step(_new_turn(after, state.seat + 1), events)


def _new_turn(state: Hedgehogs, seat: Seat) -> Hedgehogs:
    """The turn of a seat, or of the next one still in the game."""
    return replace(
        state,
        seat=_still_in(state, seat),
        turn=state.turn + 1,
        todo=track_for(state.chosen).rules.turn,
        die=0,
        aside="",
        ahead=0,
    )


def _end(state: Hedgehogs, reason: str, events: tuple[Event, ...]) -> Step[Hedgehogs]:
    ended = replace(state, ended=reason, todo=())
    return Step(ended, (*events, Event("end", None, f"end {reason}", {"reason": reason})))


def _still_in(state: Hedgehogs, seat: Seat) -> Seat:
    seat %= state.seats
    while seat in state.gone:
        seat = (seat + 1) % state.seats
    return seat


def _next_to_place(state: Hedgehogs, after: Seat | None = None) -> Seat:
    seat = (state.seat if after is None else after) + 1
    while not state.hands[seat % state.seats]:
        seat += 1
    return seat % state.seats


def _moved(board: tuple[str, ...], square: int, target: int) -> tuple[str, ...]:
    """The board after the top piece of a square has gone to another."""
    squares = list(board)
    stack = squares[square]
    squares[target] += stack[-2:]
    squares[square] = stack[:-2]
    return tuple(squares)


def _hop(state: Hedgehogs, piece: str, square: int, target: int) -> dict[str, str]:
    names = track_for(state.chosen).names
    return {"piece": piece, "from": names[square], "to": names[target]}


def _rolled(seat: Seat, value: int) -> Event:
    return Event("roll", seat, f"roll {value}", {"value": value})
