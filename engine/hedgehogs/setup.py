"""The set-up: who begins, what is drawn, chosen and placed before the race."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.core import Event, Move, Seat, Step
from engine.hedgehogs.board import Track, pieces_of, track_for
from engine.hedgehogs.lanes.layout import walls_off
from engine.hedgehogs.moves import is_topped, next_in_hand, placeable
from engine.hedgehogs.pieces import COLOURS, DESIGNS, LANES, letter_of
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.steps import after_shared_choice, rolled
from engine.hedgehogs.turn_order import next_to_place, start_race


def begin(chosen: str, seats: int) -> Hedgehogs:
    """An empty board, every hand full."""
    track = track_for(chosen, seats)
    return Hedgehogs(
        seats=seats,
        chosen=chosen,
        board=("",) * len(track.names),
        todo=track.setup,
        hands=tuple(_full_hand(track, seat) for seat in range(seats)),
        spies=(0,) * seats if track.rules.spies else (),
    )


def begin_again(over: Hedgehogs) -> Hedgehogs:
    """The next round of a match: the first player passes to the left."""
    fresh = begin(over.chosen, over.seats)
    first = (over.first + 1) % over.seats
    while first in over.gone:
        first = (first + 1) % over.seats
    hands = tuple("" if seat in over.gone else hand for seat, hand in enumerate(fresh.hands))
    out = "".join(fresh.hands[seat] for seat in over.gone)
    return replace(
        fresh, first=first, seat=first, gone=over.gone, hands=hands, out=out, todo=fresh.todo[1:]
    )


def draw_first(state: Hedgehogs, chance: Chance) -> Step[Hedgehogs]:
    """Everybody rolls; the highest begins, ties roll again among themselves (HS1)."""
    contenders = list(range(state.seats))
    events: list[Event] = []
    while len(contenders) > 1:
        thrown = {seat: chance.roll() for seat in contenders}
        events += [rolled(seat, value) for seat, value in thrown.items()]
        highest = max(thrown.values())
        contenders = [seat for seat, value in thrown.items() if value == highest]
    first = contenders[0]
    events.append(Event("first", first, "begin"))
    state = replace(state, first=first, seat=first, todo=state.todo[1:])
    return Step(state, tuple(events), reveals=True)


def draw_traps(state: Hedgehogs, chance: Chance) -> Step[Hedgehogs]:
    """One black square in each lane, on a square from 3 to 8; again if it walls the course off
    where nobody gets past one (V17)."""
    track = track_for(state.chosen, state.seats)
    lanes = track.rules.lanes
    impassable = track.rules.trap in ("wall", "skid")
    events: list[Event] = []
    while True:
        rows = [chance.roll() + 1 for _ in range(lanes)]
        events += [rolled(None, row - 1) for row in rows]
        traps = tuple(sorted(row * lanes + lane for lane, row in enumerate(rows)))
        if not (impassable and walls_off(lanes, traps, tube=track.rules.tube)):
            break
    names = [track.names[square] for square in traps]
    events.append(Event("traps", None, f"traps {' '.join(names)}", {"squares": names}))
    return Step(replace(state, traps=traps, todo=state.todo[1:]), tuple(events), reveals=True)


def shuffle_deck(state: Hedgehogs, chance: Chance) -> Step[Hedgehogs]:
    """Two cards of each number and a joker, 0, shuffled once (V7)."""
    deck = chance.shuffle((0, *(number for number in range(1, 7) for _ in range(2))))
    return Step(replace(state, deck=deck, todo=state.todo[1:]), (), reveals=True)


def keep_dice(state: Hedgehogs, chance: Chance) -> Step[Hedgehogs]:
    """Everybody rolls a die and keeps it (V6)."""
    kept = tuple(chance.roll() for _ in range(state.seats))
    events = tuple(rolled(seat, value) for seat, value in enumerate(kept))
    events += (Event("keep", None, f"keep {' '.join(map(str, kept))}", {"dice": list(kept)}),)
    return Step(replace(state, kept=kept, todo=state.todo[1:]), events, reveals=True)


def choose_spy(state: Hedgehogs, seat: Seat, design: int, move: Move) -> Step[Hedgehogs]:
    """A player secretly backs a design (V2)."""
    spies = (*state.spies[:seat], design, *state.spies[seat + 1 :])
    events = (
        Event("spy", seat, move, {"design": design}, to=(seat,)),
        Event("chosen", seat, "has chosen"),
    )
    return after_shared_choice(replace(state, spies=spies), events)


def choose_bearer(state: Hedgehogs, seat: Seat, design: int, move: Move) -> Step[Hedgehogs]:
    """A player names the apple bearer of each colour, for all to see (V14)."""
    track = track_for(state.chosen, state.seats)
    named = "".join(f"{colour}{design}" for colour in track.owns[seat][::2])
    event = Event("bearer", seat, move, {"design": design, "pieces": named})
    return after_shared_choice(replace(state, bearers=state.bearers + named), (event,))


def place(state: Hedgehogs, lane: int, move: Move, which: str = "") -> Step[Hedgehogs]:
    """Put a piece of the hand on a start square (HS2): the next, or the next of a colour (R8), or
    that of a design."""
    track = track_for(state.chosen, state.seats)
    seat = state.seat
    if which in DESIGNS:
        number = str(DESIGNS.index(which) + 1)
        piece = next(piece for piece in placeable(state) if piece[1] == number)
    else:
        piece = next_in_hand(state, letter_of(which))
    after = _put(state, track, seat, piece, lane)
    event = Event("place", seat, move, _placed(track, piece, lane))
    once = track.rules.reserves
    if once and all(len(hand) < len(_full_hand(track, 0)) for hand in after.hands):
        return Step(start_race(after), (event,))
    if not any(after.hands):
        return Step(start_race(after), (event,))  # HS4
    return Step(replace(after, seat=next_to_place(after, seat)), (event,))


def strew(state: Hedgehogs, chance: Chance) -> Step[Hedgehogs]:
    """A die gives the lane of every piece, in the order in which they would be placed (V23)."""
    track = track_for(state.chosen, state.seats)
    events: list[Event] = []
    seat = state.first
    rounds = 1 if track.rules.reserves else track.rules.pieces * track.rules.colours
    for _ in range(rounds):
        for turn in range(state.seats):
            seat = (state.first + turn) % state.seats
            if not state.hands[seat]:
                continue
            piece = next_in_hand(replace(state, seat=seat))
            lane, thrown = _thrown_lane(state, track, piece, chance)
            events += [rolled(seat, value) for value in thrown]
            state = _put(state, track, seat, piece, lane)
            text = f"place {LANES[lane]}"
            if track.rules.colours > 1:  # R8
                text += f" {COLOURS[track.letters.index(piece[0].lower())]}"
            facts = _placed(track, piece, lane)
            events.append(Event("place", seat, text, facts, forced=True))
    return Step(start_race(replace(state, seat=seat)), tuple(events), reveals=True)


def _thrown_lane(
    state: Hedgehogs, track: Track, piece: str, chance: Chance
) -> tuple[int, list[int]]:
    """The lane a die gives, and what was thrown for it: a lane that does not exist or is barred
    is thrown again."""
    thrown: list[int] = []
    while True:
        thrown.append(chance.roll())
        lane = thrown[-1] - 1
        if lane < track.rules.lanes:
            target = track.start_square(piece, lane)
            if not is_topped(state.board[target], state.bearers):
                return lane, thrown


def _put(state: Hedgehogs, track: Track, seat: Seat, piece: str, lane: int) -> Hedgehogs:
    square = track.start_square(piece, lane)
    board = (*state.board[:square], state.board[square] + piece, *state.board[square + 1 :])
    rest = "".join(other for other in pieces_of(state.hands[seat]) if other != piece)
    hands = (*state.hands[:seat], rest, *state.hands[seat + 1 :])
    return replace(state, board=board, hands=hands)


def _placed(track: Track, piece: str, lane: int) -> dict[str, str]:
    return {"piece": piece, "to": track.names[track.start_square(piece, lane)]}


def _full_hand(track: Track, seat: Seat) -> str:
    """A seat's pieces, colour by colour; capital letters for those who run down the board."""
    letters = track.owns[seat][::2]
    if track.starts[seat][0]:
        letters = letters.upper()
    return "".join(f"{letter}{n}" for n in track.designs() for letter in letters)
