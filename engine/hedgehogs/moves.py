"""Which moves are legal now."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from engine.core import NO_CHOICES, Choices, Move, Seat
from engine.hedgehogs.board import Track, pieces_of, track_for
from engine.hedgehogs.lanes.free import free_squares, is_free_below, is_still_in, rears, slices
from engine.hedgehogs.lanes.travel import Barred, Trip
from engine.hedgehogs.pieces import COLOURS, DESIGNS, LANES
from engine.hedgehogs.rules import StepName
from engine.hedgehogs.state import Hedgehogs

BY_CHANCE: Final = frozenset[StepName](
    {"order", "traps", "deck", "keep", "strew", "drift", "roll", "pool", "skid"}
)
"""Steps that nobody decides."""
BY_ALL: Final = frozenset[StepName]({"spy", "bearer", "answer"})
"""Steps that several decide at the same time."""


def choices(state: Hedgehogs, seat: Seat) -> Choices:
    """Every legal move of a seat: squares from the start line on, left lanes first.

    Listing, picking and playing a move all ask for the same position, with others looked at in
    between, so the last answers are kept; a state never changes. A computer asks next for the same
    position as it imagines it, which is another object.
    """
    last = _last[0]
    for asked, by, answer in last:
        if asked is state and by == seat:
            return answer
    if last and last[0][1] == seat and last[0][0] == state:
        return last[0][2]
    answer = _list(state, seat)
    _last[0] = ((state, seat, answer), *last[:3])
    return answer


_last: Final[list[tuple[tuple[Hedgehogs, Seat, Choices], ...]]] = [()]
"""One tuple, replaced as a whole: several threads may ask."""


def _list(state: Hedgehogs, seat: Seat) -> Choices:
    if state.ended:
        return NO_CHOICES
    due = state.todo[0]
    track = track_for(state.chosen, state.seats)
    if due in BY_ALL:
        return _asked_of_all(due, track) if seat in _undecided(state, due) else NO_CHOICES
    if seat != state.seat:
        return NO_CHOICES
    match due:
        case "side":
            return Choices((*asides(state, track), "stay"))
        case "go":
            return Choices(tuple(forward(state, track)))
        case "free":
            return Choices(tuple(_either(state, track)))
        case "place":
            return Choices(tuple(placings(state, track)))
        case "die":
            return Choices(tuple([f"die {value}" for value in sorted(set(state.dice))]))
        case "card":
            return Choices(("first", "second"))
        case "joker":
            return Choices((*(f"lane {lane}" for lane in LANES[: track.rules.lanes]), "again"))
        case "cube":
            return Choices(("roll", "double"))
        case _:
            return NO_CHOICES


def _asked_of_all(due: StepName, track: Track) -> Choices:
    """What several decide at the same time."""
    if due == "answer":
        return Choices(("take", "drop"))
    designs = [DESIGNS[number - 1] for number in track.designs()]
    return Choices(tuple([f"{due} {design}" for design in designs]), secret=due == "spy")


def waiting_on(state: Hedgehogs) -> tuple[Seat, ...]:
    """Who must decide; nobody where chance does, or when the race is over."""
    if state.ended:
        return ()
    due = state.todo[0]
    if due in BY_CHANCE:
        return ()
    if due in BY_ALL:
        return _undecided(state, due)
    return (state.seat,)


def _undecided(state: Hedgehogs, due: StepName) -> tuple[Seat, ...]:
    """Who has yet to make a decision that all make at the same time."""
    if due == "answer":
        return state.answers
    if due == "spy":
        chosen = [bool(spy) for spy in state.spies]
    else:
        owns = track_for(state.chosen, state.seats).owns
        chosen = [own[0] in state.bearers for own in owns]
    return tuple([seat for seat, done in enumerate(chosen) if not done and seat not in state.gone])


def asides(state: Hedgehogs, track: Track) -> list[Move]:
    """The sideways moves of the seat on turn (HT3), or climbing where there is none (V4)."""
    rules = track.rules
    own = track.owns[state.seat]
    moves: list[Move] = []
    whose = own if rules.sideways == "own" else ""
    for square in free_squares(state, track, track.race, whose):
        sizes = (1, *slices(state, track, square, own)) if rules.slices else (1,)
        if sizes == (1,) and not track.checks_side:
            moves += track.side_moves[square]
            continue
        for size in sizes:
            for move, target in zip(track.side_moves[square], track.beside[square], strict=True):
                if not track.checks_side or _can_step(state, track, square, target, size):
                    moves.append(move if size == 1 else f"{move} x{size}")
    if not moves and rules.climb:
        moves += [f"climb {track.names[square]}" for square, _ in climbers(state, track)]
    return moves


def climbers(state: Hedgehogs, track: Track) -> Iterator[tuple[int, int]]:
    """Squares where the seat on turn could climb, and the place in the stack it climbs from:
    the lowest own piece that is still racing, not held and not on top (V4)."""
    own = track.owns[state.seat]
    rear = rears(state, track)
    for square in track.race:
        stack = state.board[square]
        if is_barred(state, square):
            continue  # V14
        for at in range(0, len(stack) - 2, 2):
            if stack[at] in own and is_free_below(state, track, square, at, rear):
                yield square, at
                break


def forward(state: Hedgehogs, track: Track) -> list[Move]:
    """The forward moves of the lane that is due (HT4), and entering a reserve (V12)."""
    texts = track.go_moves
    if track.plain_go and 0 < state.die <= track.rules.lanes:
        lane = track.lane_squares[state.die - 1]
        moves = [texts[square] for square in free_squares(state, track, lane)]
    else:
        moves = [
            texts[square] if size == 1 else f"{texts[square]} x{size}"
            for square, size in goers(state, track)
        ]
    if track.rules.reserves and can_enter(state, track):
        moves += entries(state, track)
    return moves


def can_go_forward(state: Hedgehogs, track: Track) -> bool:
    """Whether there is any forward move, or a reserve to enter."""
    return bool(goers(state, track)) or (track.rules.reserves and can_enter(state, track))


def goers(state: Hedgehogs, track: Track) -> list[tuple[int, int]]:
    """The squares whose top pieces may go forward, and how many of them at once."""
    rules = track.rules
    lane = state.die - 1
    if lane < 0:
        return []
    any_lane = lane >= rules.lanes  # V1: a six on five lanes
    squares = track.race if any_lane else track.lane_squares[lane]
    free = free_squares(state, track, squares)
    if not (any_lane or rules.slices or track.checks_go):
        return [(square, 1) for square in free]
    own = track.owns[state.seat]
    found: list[tuple[int, int]] = []
    for square in free:
        stack = state.board[square]
        sizes = (1, *slices(state, track, square, own)) if rules.slices else (1,)
        for size in sizes:
            group = stack[-2 * size :]
            if any_lane and state.aside and _any_of(group, state.aside):
                continue
            if size > 1 and not _same_way(group):  # V8
                continue
            if not track.checks_go or _can_go(state, track, square, size):
                found.append((square, size))
    return found


def can_enter(state: Hedgehogs, track: Track) -> bool:
    """Whether the seat on turn may bring in a reserve in the lane that is due (V12)."""
    hand = state.hands[state.seat]
    if not hand or not 0 < state.die <= track.rules.lanes:
        return False
    target = track.start_square(next_in_hand(state), state.die - 1)
    return not is_barred(state, target)


def entries(state: Hedgehogs, track: Track) -> list[Move]:
    """How the seat on turn may bring in a reserve: of either colour, where it has two (R8)."""
    if track.rules.colours == 1:
        return ["enter"]
    return [f"enter {colour}" for colour in colours_in_hand(state, track)]


def colours_in_hand(state: Hedgehogs, track: Track) -> list[str]:
    """The names of the colours that may leave the hand of the seat on turn, its own first."""
    letters = {piece[0].lower() for piece in placeable(state)}
    return [COLOURS[n] for n, letter in enumerate(track.letters) if letter in letters]


def next_in_hand(state: Hedgehogs, letter: str = "") -> str:
    """The piece that leaves a hand next, of a colour if one is named: the lowest design, bearers
    last."""
    pieces = [piece for piece in placeable(state) if piece[0].lower() == letter or not letter]
    return min(pieces, key=lambda piece: piece[1])


def is_barred(state: Hedgehogs, square: int) -> bool:
    """Whether a bearer on top keeps everybody off a square (V14)."""
    return is_topped(state.board[square], state.bearers)


def is_topped(stack: str, bearers: str) -> bool:
    return stack != "" and stack[-2:].lower() in bearers


def placings(state: Hedgehogs, track: Track) -> list[Move]:
    """How the seat on turn may place a piece (HS2, HS3)."""
    lanes = [LANES[lane] for lane in open_lanes(state, track)]
    if track.rules.colours > 1:  # R8
        colours = colours_in_hand(state, track)
        return [f"place {lane} {colour}" for lane in lanes for colour in colours]
    if not track.rules.spies:
        return [f"place {lane}" for lane in lanes]
    designs = [DESIGNS[int(piece[1]) - 1] for piece in placeable(state)]
    return [f"place {lane} {design}" for lane in lanes for design in designs]


def placeable(state: Hedgehogs) -> list[str]:
    """The pieces of the hand that may be placed now: bearers come last (V14)."""
    pieces = list(pieces_of(state.hands[state.seat]))
    return [piece for piece in pieces if piece.lower() not in state.bearers] or pieces


def open_lanes(state: Hedgehogs, track: Track) -> list[int]:
    """The lanes where the seat on turn may place a piece (HS2, HS3)."""
    first = track.starts[state.seat][0]
    lanes = [lane for lane in range(track.rules.lanes) if not is_barred(state, first + lane)]
    start = {lane: state.board[first + lane] for lane in lanes}
    lowest = min(map(len, start.values()))
    level = [lane for lane in lanes if len(start[lane]) == lowest]
    own = track.owns[state.seat]
    if all(any(letter in own for letter in start[lane][::2]) for lane in level):
        return lanes  # HS3
    return level


def can_anything_move(state: Hedgehogs, track: Track) -> bool:
    """Whether anybody could move anything, whatever the die (HE3)."""
    if not track.checks_go and free_squares(state, track, track.race):
        return True
    for lane in range(1, track.rules.lanes + 1):
        if goers(_at(state, state.seat, lane), track):
            return True
    for seat in range(state.seats):
        if not is_still_in(state, track, seat):
            continue
        theirs = _at(state, seat, 0)
        if asides(theirs, track):
            return True
        if track.rules.reserves and any(
            can_enter(_at(state, seat, lane), track) for lane in range(1, track.rules.lanes + 1)
        ):
            return True
    return False


def _at(state: Hedgehogs, seat: Seat, die: int) -> Hedgehogs:
    """The position with another seat on turn and another die."""
    return replace(state, seat=seat, die=die, aside="")


def _either(state: Hedgehogs, track: Track) -> list[Move]:
    """Sideways or forward, as the player likes (V31)."""
    moves = [*asides(state, track), "stay"]
    dice = dice_in_hand(state, track)
    if len(set(dice)) > 1:
        moves += [f"die {die}" for die in sorted(set(dice)) if _moves_with(state, track, die)]
        return moves
    die = dice[0] if dice else state.die
    return moves + forward(_at_die(state, die), track)


def dice_in_hand(state: Hedgehogs, track: Track) -> tuple[int, ...]:
    """The dice that the seat on turn has still to use; those on the table may be for others."""
    return () if track.rules.dice == "shared" else state.dice  # V16


def _moves_with(state: Hedgehogs, track: Track, die: int) -> bool:
    return can_go_forward(_at_die(state, die), track)


def _at_die(state: Hedgehogs, die: int) -> Hedgehogs:
    return replace(state, die=die)


def _any_of(group: str, pieces: str) -> bool:
    """Whether a piece is among others, which way soever it has turned since."""
    return any(piece in pieces.lower() for piece in pieces_of(group.lower()))


def _same_way(group: str) -> bool:
    letters = group[::2]
    return letters.islower() or letters.isupper()


def _can_step(state: Hedgehogs, track: Track, square: int, target: int, size: int) -> bool:
    trip = Trip(state, track)
    with suppress(Barred):
        trip.step_aside(square, target, size)
        return _can_begin_again(state, track, trip)
    return False


def _can_go(state: Hedgehogs, track: Track, square: int, size: int) -> bool:
    trip = Trip(state, track)
    with suppress(Barred):
        trip.go(square, size)
        return _can_begin_again(state, track, trip)
    return False


def _can_begin_again(state: Hedgehogs, track: Track, trip: Trip) -> bool:
    """Whether those who skid find a start square without a bearer on it (V14, V38)."""
    if not trip.skidding or not state.bearers:
        return True
    return all(
        any(
            not is_topped(trip.board[track.start_square(piece, lane)], state.bearers)
            for lane in range(track.rules.lanes)
        )
        for piece in pieces_of(trip.skidding)
    )
