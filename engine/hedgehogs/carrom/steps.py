"""What each step does to the position."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from engine.chance import Chance
from engine.core import Event, Move, Seat, Step
from engine.hedgehogs.carrom.board import RIM, Disc
from engine.hedgehogs.carrom.moves import Flick, has_room
from engine.hedgehogs.carrom.physics import Exit, Slide
from engine.hedgehogs.carrom.physics import flick as slide_off
from engine.hedgehogs.carrom.rules import RULES
from engine.hedgehogs.carrom.state import Carrom
from engine.hedgehogs.pieces import LETTERS


def begin(chosen: str, seats: int) -> Carrom:
    """An empty board, every reserve full."""
    return Carrom(seats=seats, chosen=chosen, hands=tuple(_full_hand(s) for s in range(seats)))


def begin_again(over: Carrom) -> Carrom:
    """The next round of a match: the first player passes to the left, who resigned stays away."""
    fresh = begin(over.chosen, over.seats)
    hands = tuple("" if seat in over.gone else hand for seat, hand in enumerate(fresh.hands))
    out = "".join(fresh.hands[seat] for seat in range(over.seats) if seat in over.gone)
    state = replace(fresh, hands=hands, out=out, gone=over.gone)
    first = _next_in(state, over.first)
    state = replace(state, first=first, seat=first, step="flick")
    if len(contenders(state)) > 1:
        return state
    return replace(state, ended="alone", step="over")


def draw_first(state: Carrom, chance: Chance) -> Step[Carrom]:
    """Everybody rolls; the highest begins, ties roll again among themselves (HS1)."""
    left = contenders(state)
    events: list[Event] = []
    while len(left) > 1:
        rolled = {seat: chance.roll() for seat in left}
        events += [
            Event("roll", seat, f"roll {value}", {"value": value}) for seat, value in rolled.items()
        ]
        highest = max(rolled.values())
        left = [seat for seat, value in rolled.items() if value == highest]
    first = left[0]
    events.append(Event("first", first, "begin"))
    state = replace(state, first=first, seat=first, step="flick")
    return Step(state, tuple(events), reveals=True)


def flick(state: Carrom, way: Flick, move: Move) -> Step[Carrom]:
    """Set a piece at the edge, send it off, and see who is left (V40)."""
    seat = state.seat
    others = tuple(disc for disc in state.discs if disc[0] != way.piece)
    done = slide_off(others, (way.piece, *RIM[way.edge]), way.angle, way.strength)
    hand = state.hands[seat] if way.lifted else state.hands[seat][2:]
    after = replace(
        state,
        discs=_in_order(done.discs),
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        out=state.out + "".join(left.piece for left in done.exits),
        flicks=state.flicks + 1,
    )
    events = [Event("flick", seat, move, _facts(state, way, done))]
    events += [
        Event(
            "out",
            LETTERS.index(left.piece[0]),
            f"out {left.piece}",
            {"piece": left.piece, "at": [left.along, left.across]},
        )
        for left in done.exits
    ]
    groups = _beaten(after, done.exits)
    after = replace(after, beaten=(*after.beaten, *groups))
    events += [Event("beaten", loser, "beaten") for group in groups for loser in group]
    return _next_turn(after, tuple(events))


def leave(state: Carrom, seat: Seat) -> Step[Carrom]:
    """A player resigns: no more turns, and the reserve leaves the game; discs on the board stay
    where they are and are in the way."""
    hands = (*state.hands[:seat], "", *state.hands[seat + 1 :])
    after = replace(state, gone=(*state.gone, seat), hands=hands, out=state.out + state.hands[seat])
    events = (Event("resign", seat, "resign"),)
    left = contenders(after)
    if len(left) <= 1:
        return _end(after, "alone" if len(after.gone) == after.seats - 1 else "last", events)
    if state.step == "flick" and state.seat == seat:
        return _next_turn(after, events)
    return Step(after, events)


def in_play(state: Carrom, seat: Seat) -> int:
    """How many pieces of a player are on the board or in reserve; none once they resigned."""
    if seat in state.gone:
        return 0
    letter = LETTERS[seat]
    return len(state.hands[seat]) // 2 + sum(disc[0][0] == letter for disc in state.discs)


def contenders(state: Carrom) -> list[Seat]:
    """Those who still have a piece in play."""
    return [seat for seat in range(state.seats) if in_play(state, seat)]


def _next_turn(state: Carrom, events: tuple[Event, ...]) -> Step[Carrom]:
    """The turn of the next player with a piece and room to flick it, unless the game is over."""
    if len(contenders(state)) <= 1:
        return _end(state, "last", events)
    while state.flicks < RULES.most_flicks:
        state = replace(state, seat=_next_in(state, state.seat))
        if has_room(state, state.seat):
            return Step(state, events)
        events += (Event("no-room", state.seat, "no room"),)
        state = replace(state, flicks=state.flicks + 1)
    return _end(state, "long", events)


def _end(state: Carrom, reason: str, events: tuple[Event, ...]) -> Step[Carrom]:
    ended = replace(state, ended=reason, step="over")
    return Step(ended, (*events, Event("end", None, f"end {reason}", {"reason": reason})))


def _next_in(state: Carrom, seat: Seat) -> Seat:
    """The next player to the left who still has a piece in play."""
    for _ in range(state.seats):
        seat = (seat + 1) % state.seats
        if in_play(state, seat):
            break
    return seat


def _beaten(state: Carrom, exits: Sequence[Exit]) -> list[tuple[Seat, ...]]:
    """Who has lost their last piece by these exits, by the time they left."""
    last: dict[Seat, int] = {}
    for left in exits:
        owner = LETTERS.index(left.piece[0])
        if owner not in state.gone and not in_play(state, owner):
            last[owner] = left.moment
    moments = sorted(set(last.values()))
    return [tuple(sorted(seat for seat, moment in last.items() if moment == at)) for at in moments]


def _facts(state: Carrom, way: Flick, done: Slide) -> dict[str, Any]:
    return {
        "piece": way.piece,
        "edge": way.edge,
        "angle": way.angle,
        "strength": way.strength,
        "lifted": [*_place_of(state.discs, way.piece)] if way.lifted else [],
        "paths": [[piece, *points] for piece, points in done.paths],
    }


def _place_of(discs: Iterable[Disc], piece: str) -> tuple[int, int]:
    return next((along, across) for name, along, across in discs if name == piece)


def _in_order(discs: Iterable[Disc]) -> tuple[Disc, ...]:
    return tuple(sorted(discs, key=lambda disc: (LETTERS.index(disc[0][0]), disc[0][1])))


def _full_hand(seat: Seat) -> str:
    return "".join(f"{LETTERS[seat]}{design}" for design in range(1, RULES.pieces + 1))
