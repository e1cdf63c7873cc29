"""What each step does to the position.

They stay in one file because any of them may lead to any other.
"""

from msgspec.structs import replace

from engine.chance import Chance
from engine.core import Event, Move, Seat, Step
from engine.courtiers.board import (
    CARDS,
    DONE,
    EVERYBODY,
    GOAL,
    HAND,
    NAMES,
    RANK,
    ROWS,
    START,
    Parsed,
    cards_of,
)
from engine.courtiers.moves import all_moves, all_takings, climbs
from engine.courtiers.rules import rules_for
from engine.courtiers.state import Courtiers


def begin(chosen: str, seats: int, *, first: Seat = -1, gone: tuple[Seat, ...] = ()) -> Courtiers:
    """An empty ladder, the cards about to be dealt."""
    return Courtiers(
        seats=seats,
        board=("",) * (seats * ROWS),
        step="deal",
        seen=(0,) * len(CARDS),
        out=("",) * seats,
        pending=((),) * seats,
        chosen=chosen,
        first=first,
        seat=max(first, 0),
        gone=gone,
    )


def deal(state: Courtiers, chance: Chance) -> Step[Courtiers]:
    """Six cards each, laid on their start rows, and the lot for the first player (CS1)."""
    deck = chance.shuffle(CARDS)
    board, seen = list(state.board), list(state.seen)
    pending: list[tuple[int, ...]] = []
    events: list[Event] = []
    for seat in range(state.seats):
        hand = () if seat in state.gone else deck[:HAND]
        deck = deck[len(hand) :]
        foot = seat * ROWS
        for card in hand:
            board[foot + START[card[0]]] += card
        for card in hand:
            alone = len(board[foot + START[card[0]]]) == 2
            seen[RANK[card]] = EVERYBODY if alone else 1 << seat
        pending.append(tuple(foot + row for row in range(ROWS) if len(board[foot + row]) > 2))
        if hand:
            dealt = "".join(sorted(hand, key=RANK.__getitem__))
            events.append(Event("deal", seat, f"deal {dealt}", {"cards": dealt}, to=(seat,)))
    first = state.first
    if first < 0:
        lot = chance.roll(state.seats)
        first = lot - 1
        events.append(Event("roll", None, f"roll {lot}", {"value": lot}))
    events.append(Event("first", first, "begin"))
    dealt = replace(
        state,
        board=tuple(board),
        seen=tuple(seen),
        pending=tuple(pending),
        first=first,
        seat=first,
        step="order" if any(pending) else "open",
    )
    return Step(dealt, tuple(events), reveals=True)


def order(state: Courtiers, seat: Seat, move: Parsed, text: Move) -> Step[Courtiers]:
    """One stack is put in order, unseen by the others (CS1)."""
    square = move.square
    letter = state.board[square][0]
    stack = "".join(letter + value for value in move.values)
    pending = list(state.pending)
    pending[seat] = pending[seat][1:]
    name = NAMES[square]
    events = (
        Event("order", seat, text, {"square": name, "values": move.values}, to=(seat,)),
        Event("ordered", seat, f"ordered {name}", {"square": name, "left": len(pending[seat])}),
    )
    return Step(
        replace(
            state,
            board=_with(state.board, square, stack),
            pending=tuple(pending),
            step="order" if any(pending) else "open",
        ),
        events,
    )


def open_tops(state: Courtiers) -> Step[Courtiers]:
    """All orders are in: the tops are open, and the first turn begins (CS1)."""
    work = _Work(state)
    for square, stack in enumerate(state.board):
        if stack:
            work.show(square)
    begun = replace(state, seen=tuple(work.seen))
    return Step(new_turn(begun, state.first), tuple(work.events), reveals=True)


def move(state: Courtiers, move: Parsed, text: Move) -> Step[Courtiers]:
    """A group goes up its column and finishes if it lands on its goal row (CT1 to CT5)."""
    work = _Work(state)
    stack = state.board[move.square]
    size = 2 * (move.count or len(stack) // 2)
    group = stack[-size:]
    target = move.target
    work.events.append(
        Event(
            "move",
            state.seat,
            text,
            {
                "from": NAMES[move.square],
                "to": NAMES[target],
                "card": group[-2:],
                "count": size // 2,
            },
        )
    )
    work.board[move.square] = stack[:-size]
    work.board[target] = work.board[target].removesuffix(DONE) + group  # CT5
    if target % ROWS == GOAL[group[-2]]:
        work.finish(target)  # CT4
    work.uncover(move.square)
    after = work.state(moved=target, took=False, step="favour")
    if after.step == "over" or all_takings(after):
        return work.step(after)
    return _end_turn(work, after)


def take(state: Courtiers, move: Parsed, text: Move) -> Step[Courtiers]:
    """A favour: cards of another column go to the bottom of the group that moved (CT6)."""
    work = _Work(state)
    square, moved = move.square, state.moved
    stack = state.board[square]
    size = 2 * (move.count or len(stack) // 2)
    taken = stack[-size:]
    work.events.append(
        Event(
            "take",
            state.seat,
            text,
            {
                "from": NAMES[square],
                "to": NAMES[moved],
                "card": taken[-2:],
                "count": size // 2,
                "owner": square // ROWS,
            },
        )
    )
    work.board[square] = stack[:-size]
    work.board[moved] = taken + work.board[moved]
    work.look_at(taken, NAMES[square])
    work.uncover(square)
    return work.step(work.state(took=True))


def done(state: Courtiers) -> Step[Courtiers]:
    """The player leaves it at that (CT7)."""
    work = _Work(state)
    work.events.append(Event("done", state.seat, "done"))
    return _end_turn(work, state)


def roll_again(state: Courtiers) -> Step[Courtiers]:
    """Having taken, the player tries the die once more (CV2)."""
    again = replace(state, step="roll", die=0, moved=-1, took=False)
    return Step(again, (Event("again", state.seat, "roll"),))


def roll(state: Courtiers, chance: Chance) -> Step[Courtiers]:
    """The die says how far to go; if nothing can, a card is lost (CV1, CV3)."""
    value = chance.roll()
    events: tuple[Event, ...] = (Event("roll", state.seat, f"roll {value}", {"value": value}),)
    rolled = replace(state, die=value, step="move")
    if not all_moves(rolled):
        rolled = replace(rolled, step="lose")
        events += (Event("blocked", state.seat, f"no move {value}", {"die": value}),)
    return Step(rolled, events, reveals=True)


def lose(state: Courtiers, move: Parsed, text: Move) -> Step[Courtiers]:
    """The player gives up a card, and the turn is over (CV3)."""
    work = _Work(state)
    square, card = move.square, move.card
    stack = state.board[square]
    facts = {"square": NAMES[square], "card": card}
    work.events.append(Event("lose", state.seat, text, facts))
    at = stack.index(card)
    work.board[square] = stack[:at] + stack[at + 2 :]
    work.discard(state.seat, card)
    if at + 2 == len(stack):
        work.uncover(square)  # CV4
    after = work.state()
    return work.step(after) if after.step == "over" else _end_turn(work, after)


def leave(state: Courtiers, seat: Seat) -> Step[Courtiers]:
    """A player resigns: no more turns for that column. Its cards stay and can still be taken.

    Stacks not yet ordered stay as they were dealt. The last player left wins.
    """
    work = _Work(state)
    work.events.append(Event("resign", seat, "resign"))
    gone = (*state.gone, seat)
    left = replace(state, gone=gone)
    if len(gone) == state.seats - 1:
        return work.step(work.over(left, "alone"))
    if state.step in ("deal", "order", "open"):
        pending = (*state.pending[:seat], (), *state.pending[seat + 1 :])
        left = replace(left, pending=pending)
        if state.step == "order" and not any(pending):
            left = replace(left, step="open")
        return work.step(left)
    if _is_over(left):
        return work.step(work.over(left, "finished"))
    return _end_turn(work, left) if seat == state.seat else work.step(left)


class _Work:
    """A step under way: the board being changed, and what there is to tell of it."""

    __slots__ = ("board", "events", "learnt", "out", "rules", "seat", "seen", "shown", "start")

    def __init__(self, state: Courtiers) -> None:
        self.start = state
        self.board = list(state.board)
        self.seen = list(state.seen)
        self.out = state.out
        self.seat = state.seat
        self.rules = rules_for(state.chosen)
        self.events: list[Event] = []
        self.shown = False
        """Somebody knows more than before."""
        self.learnt = False
        """The player on turn does."""

    def show(self, square: int) -> None:
        """The top of a stack is open to all from now on."""
        card = self.board[square][-2:]
        if self._open(card):
            name = NAMES[square]
            facts = {"square": name, "card": card}
            self.events.append(Event("uncover", square // ROWS, f"open {name} {card}", facts))

    def look_at(self, cards: str, square: str) -> None:
        """The player on turn sees the values of cards taken (CS1)."""
        bit = 1 << self.seat
        fresh = [card for card in cards_of(cards) if not self.seen[RANK[card]] & bit]
        if not fresh:
            return
        self.shown = self.learnt = True
        for card in fresh:
            self.seen[RANK[card]] |= bit
        told = "".join(fresh)
        facts = {"square": square, "cards": told}
        self.events.append(Event("peek", self.seat, f"sees {told}", facts, to=(self.seat,)))

    def finish(self, square: int) -> None:
        """What lies on a square is turned face down for good (CT4)."""
        stack = self.board[square]
        self.board[square] = stack + DONE
        facts = {"square": NAMES[square], "card": stack[-2:], "count": len(stack) // 2}
        self.events.append(Event("finish", square // ROWS, f"finish {NAMES[square]}", facts))

    def discard(self, owner: Seat, cards: str) -> None:
        """Cards leave the board, open, and count against the column's owner."""
        for card in cards_of(cards):
            self._open(card)
        self.out = (*self.out[:owner], self.out[owner] + cards, *self.out[owner + 1 :])

    def uncover(self, square: int) -> None:
        """Something has gone from the top of a square: is what is left too high (CT8, CV4)?"""
        row, owner = square % ROWS, square // ROWS
        stack = self.board[square]
        fallen = ""
        while stack and row > GOAL[stack[-2]]:
            size = 2 if self.rules.arrogance == "each" else len(stack)
            fallen += stack[-size:]
            stack = stack[:-size]
        if fallen:
            self.board[square] = stack
            self.discard(owner, fallen)
            facts = {"square": NAMES[square], "cards": fallen}
            self.events.append(Event("discard", owner, f"out {NAMES[square]} {fallen}", facts))
        if stack:
            self.show(square)
            if row == GOAL[stack[-2]]:
                self.finish(square)

    def state(self, **changes: object) -> Courtiers:
        """The position as it is now; the game may have ended with it (CE1)."""
        after = replace(
            self.start, board=tuple(self.board), seen=tuple(self.seen), out=self.out, **changes
        )
        if len(self.events) == 1 and self.events[0].kind == "move":
            return after  # nobody has fewer unfinished cards than before
        for seat in range(after.seats):
            climbed = seat not in after.gone and climbs(self.start.board, seat)
            if climbed and not climbs(self.board, seat):
                self.events.append(Event("through", seat, "through"))
        return self.over(after, "finished") if _is_over(after) else after

    def over(self, state: Courtiers, reason: str) -> Courtiers:
        self.events.append(Event("end", None, f"end {reason}", {"reason": reason}))
        return replace(state, step="over", ended=reason, pending=((),) * state.seats)

    def step(self, state: Courtiers) -> Step[Courtiers]:
        """Done. What only others learn, the player on turn may still take back."""
        return Step(
            state,
            tuple(self.events),
            reveals=self.shown,
            foreseen=self.shown and not self.learnt,
        )

    def _open(self, card: str) -> bool:
        rank = RANK[card]
        knew = self.seen[rank]
        if knew == EVERYBODY:
            return False
        self.seen[rank] = EVERYBODY
        self.shown = True
        self.learnt = self.learnt or not knew >> self.seat & 1
        return True


def _end_turn(work: _Work, state: Courtiers) -> Step[Courtiers]:
    return work.step(new_turn(state, state.seat + 1))


def new_turn(state: Courtiers, seat: Seat) -> Courtiers:
    """The turn of a seat, or of the next one that can move (CT9)."""
    seat %= state.seats
    while seat in state.gone or not climbs(state.board, seat):
        seat = (seat + 1) % state.seats
    return replace(
        state,
        seat=seat,
        turn=state.turn + 1,
        step="roll" if rules_for(state.chosen).way == "die" else "move",
        moved=-1,
        took=False,
        die=0,
    )


def _is_over(state: Courtiers) -> bool:
    """Whether too few players still have unfinished cards (CE1, CV5)."""
    most = rules_for(state.chosen).still_climbing
    for seat in range(state.seats):
        if seat not in state.gone and climbs(state.board, seat):
            most -= 1
            if most < 0:
                return False
    return True


def _with(board: tuple[str, ...], square: int, stack: str) -> tuple[str, ...]:
    return (*board[:square], stack, *board[square + 1 :])
