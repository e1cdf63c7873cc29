"""How the lane of a forward step is found: dice that are rolled, kept or shared, and cards."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.core import Event, Move, Step
from engine.hedgehogs.board import track_for
from engine.hedgehogs.pieces import LANES
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.steps import rolled
from engine.hedgehogs.turn_order import advance, revealed, round_from


def roll(state: Hedgehogs, chance: Chance) -> Step[Hedgehogs]:
    """The dice of a turn: one names the lane (HT1), two are both used (V5, V30), or one is rolled
    beside the one that was kept (V6)."""
    rules = track_for(state.chosen, state.seats).rules
    todo = state.todo[1:]
    value = chance.roll()
    events = (rolled(state.seat, value),)
    match rules.dice:
        case "two":
            second = chance.roll()
            events += (rolled(state.seat, second),)
            after = replace(state, dice=(value, second), todo=todo)
        case "kept":
            after = replace(state, dice=(state.kept[state.seat], value), todo=todo)
        case _:
            after = replace(state, die=value, todo=todo)
    return revealed(after, events)


def roll_pool(state: Hedgehogs, chance: Chance) -> Step[Hedgehogs]:
    """One die for each player, for everybody to pick from in turn (V16)."""
    to_come = round_from(state, track_for(state.chosen, state.seats))
    dice = tuple(chance.roll() for _ in (state.seat, *to_come))
    events = tuple(rolled(state.seat, value) for value in dice)
    return revealed(replace(state, dice=dice, to_come=to_come, todo=state.todo[1:]), events)


def turn_cards(state: Hedgehogs, count: int, move: Move) -> Step[Hedgehogs]:
    """The announced number of cards is turned over, the last one counts, and they go under the
    pile in the same order (V7)."""
    seat = state.seat
    turned, rest = state.deck[:count], state.deck[count:]
    words = ["joker" if card == 0 else str(card) for card in turned]
    events = (
        Event("card", seat, move),
        Event("turned-cards", seat, f"cards {' '.join(words)}", {"cards": list(turned)}),
    )
    after = replace(
        state,
        deck=(*rest, *turned),
        known=min(len(state.deck), state.known + count),
        turned=turned,
        die=turned[-1],
        todo=state.todo[1:],
    )
    if turned[-1] == 0:
        return Step(replace(after, todo=("joker", *after.todo)), events, reveals=True)
    return revealed(after, events)


def name_lane(state: Hedgehogs, lane: int) -> Step[Hedgehogs]:
    """The joker stands for a lane (V7)."""
    event = Event("lane", state.seat, f"lane {LANES[lane]}", {"lane": LANES[lane]})
    return advance(replace(state, die=lane + 1, todo=state.todo[1:]), (event,))


def draw_again(state: Hedgehogs) -> Step[Hedgehogs]:
    """The joker is passed over for a new draw (V7)."""
    event = Event("again", state.seat, "again")
    return Step(replace(state, todo=("card", *state.todo[1:])), (event,))
