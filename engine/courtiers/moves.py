"""Which moves are legal now, and why another is not."""

from itertools import permutations

from engine.core import NO_CHOICES, Choices, Field, Form, Illegal, Move, Seat
from engine.courtiers.board import (
    COLUMNS,
    DONE,
    GOAL,
    NAMES,
    RANK,
    ROWS,
    Parsed,
    cards_of,
    jumps,
    move_texts,
    parsed,
    take_texts,
)
from engine.courtiers.rules import rules_for
from engine.courtiers.state import Courtiers

MOST_LISTED = 4
"""Stacks of more cards have too many orders to list."""
_ASKED = ("move", "favour", "lose")


def choices(state: Courtiers, seat: Seat) -> Choices:
    """Every legal move of a seat: stacks from the foot of the column up, near goals first."""
    step = state.step
    if step == "order":
        return _orders(state, seat) if state.pending[seat] else NO_CHOICES
    if seat != state.seat or step not in _ASKED:
        return NO_CHOICES
    if step == "move":
        return Choices(tuple(all_moves(state)))
    if step == "lose":
        return Choices(tuple(losses(state)))
    takings = all_takings(state)
    if not state.took:
        return Choices((*takings, "done"))
    if rules_for(state.chosen).way == "die":
        return Choices((*takings, "roll", "done"))  # CV2
    return Choices((*takings, *all_moves(state), "done"))  # CT7


def landings(state: Courtiers, square: int) -> tuple[int, ...]:
    """The squares where a group from the top of a stack may land (CT2 to CT5, CV1, CV2)."""
    stack = state.board[square]
    first = square - square % ROWS
    goal = GOAL[stack[-2]]
    occupied = _occupied(state.board, first)
    if state.board[first + goal].endswith(DONE):
        occupied &= ~(1 << goal)  # CT5
    row = square - first
    if not state.die:
        return tuple([first + landing for landing in jumps(occupied, row, goal)])
    target = row + state.die
    return (first + target,) if target <= goal and not occupied >> target & 1 else ()


def all_moves(state: Courtiers) -> list[Move]:
    """The moves of the seat on turn (CT1)."""
    found: list[Move] = []
    first = state.seat * ROWS
    for square, stack in enumerate(state.board[first : first + ROWS], first):
        if stack and stack[-1] != DONE:
            height = len(stack) // 2
            for target in landings(state, square):
                found += move_texts(square, target, height)
    return found


def all_takings(state: Courtiers) -> list[Move]:
    """The favours that the group just moved may do (CT6)."""
    group = state.board[state.moved]
    if group[-1] == DONE:
        return []
    rank = RANK[group[-2:]]
    found: list[Move] = []
    for square in range(state.moved % ROWS, len(state.board), ROWS):
        stack = state.board[square]
        if stack and stack[-1] != DONE and RANK[stack[-2:]] < rank:
            found += take_texts(square, len(stack) // 2)
    return found


def losses(state: Courtiers) -> list[Move]:
    """The cards of which the seat on turn must give one up, tops first (CV3)."""
    first = state.seat * ROWS
    return [
        f"lose {NAMES[square]} {card}"
        for square, stack in enumerate(state.board[first : first + ROWS], first)
        if stack and stack[-1] != DONE
        for card in reversed(cards_of(stack))
    ]


def climbs(board: tuple[str, ...] | list[str], seat: Seat) -> bool:
    """Whether a seat still has unfinished cards on the board."""
    foot = seat * ROWS
    return any(stack and stack[-1] != DONE for stack in board[foot : foot + ROWS])


def is_legal(state: Courtiers, seat: Seat, move: Parsed) -> bool:
    """Whether a move that can be read may be played now: the same as being among the choices."""
    step, verb = state.step, move.verb
    if step == "order":
        return verb == "order" and _order_reason(state, seat, move) is None
    if seat != state.seat or step not in _ASKED:
        return False
    if verb == "move":
        again = state.took and rules_for(state.chosen).way != "die"
        return (step == "move" or again) and _move_reason(state, move) is None
    if step == "favour":
        if verb == "take":
            return _taking_reason(state, move) is None
        return verb == "done" or (verb == "roll" and state.took and bool(state.die))
    return step == "lose" and verb == "lose" and _can_lose(state, move)


def refusal(state: Courtiers, seat: Seat, text: Move) -> Illegal:
    """Why a move that is not among the choices is refused, and what would have worked."""
    if state.ended:
        return Illegal("over", "the game is over")
    legal = choices(state, seat)
    if not legal.moves:
        if state.step == "order":
            return Illegal("courtiers-ordered", "your stacks are in order; others still choose")
        if seat == state.seat or state.step not in _ASKED:
            return Illegal("not-now", "there is nothing to decide now")
        mover = COLUMNS[state.seat]
        return Illegal("not-your-turn", f"it is column {mover}'s move", mover=state.seat)
    move = parsed(text)
    code, why = ("no-such-move", f"`{text[:40]}` is no move of this game")
    if move is not None:
        code, why = _reason(state, seat, move)
    offer = ", ".join(f"`{move}`" for move in legal.moves[:8])
    offer += ", …" if len(legal.moves) > 8 or legal.form else ""
    facts = {"square": "", "card": "", "height": 0, "column": COLUMNS[seat], "goal": ""}
    if move is not None and move.square >= 0:
        facts["square"] = NAMES[move.square]
        if move.square < len(state.board) and (stack := state.board[move.square]):
            facts["height"] = len(stack) // 2
    if state.step == "order":
        facts["square"] = NAMES[state.pending[seat][0]]
    return Illegal(
        code, f"{why}; you can play {offer}", move=text[:40], choices=legal.moves, **facts
    )


def _occupied(board: tuple[str, ...], first: int) -> int:
    """A bit for each row of a column where something lies."""
    found = 0
    for row, stack in enumerate(board[first : first + ROWS]):
        if stack:
            found |= 1 << row
    return found


def _orders(state: Courtiers, seat: Seat) -> Choices:
    """The orders of the next square of a seat that holds several cards (CS1)."""
    square = state.pending[seat][0]
    values = sorted(card[1] for card in cards_of(state.board[square]))
    front = f"order {NAMES[square]}"
    if len(values) <= MOST_LISTED:
        listed = tuple(f"{front} {' '.join(order)}" for order in permutations(values))
        return Choices(listed, secret=True)
    middle = [*values[1::2], *values[::2]]
    proposals = tuple(f"{front} {' '.join(order)}" for order in (values, values[::-1], middle))
    field = Field("order", tuple(values), count=len(values), ordered=True)
    return Choices(proposals, Form(f"{front} {{order}}", (field,)), secret=True)


Why = tuple[str, str]
"""The code of a refusal and its plain English line."""


def _reason(state: Courtiers, seat: Seat, move: Parsed) -> Why:
    step, verb = state.step, move.verb
    if step == "order":
        why = _order_reason(state, seat, move) if verb == "order" else None
        if why is not None:
            return why
        return "courtiers-order-first", "first put your stacks in order"
    if step == "lose":
        if verb == "lose":
            return "courtiers-not-to-lose", "that card is in none of your open stacks"
        return "courtiers-lose-first", "nothing can go as far as you rolled: give up one card"
    if verb in ("move", "take") and move.square >= len(state.board):
        return "courtiers-no-column", f"nobody plays column {NAMES[move.square][0]}"
    if verb == "move" and (step == "move" or state.took) and not (step == "favour" and state.die):
        why = _move_reason(state, move)
        assert why is not None
        return why
    if verb == "take" and step == "favour":
        why = _taking_reason(state, move)
        assert why is not None
        return why
    if step == "move":
        return "courtiers-move-first", "first move a stack of your column"
    if verb == "move" and not state.took:
        return "courtiers-take-first", "you may move again only after a taking"
    if verb == "move":
        return "courtiers-roll-first", "roll before you move again"
    return "wrong-step", f"`{verb}` is not what is to decide now"


def _order_reason(state: Courtiers, seat: Seat, move: Parsed) -> Why | None:
    if not state.pending[seat]:
        return "courtiers-ordered", "your stacks are in order"
    square = state.pending[seat][0]
    if move.square != square:
        return "courtiers-other-square", f"now it is the turn of {NAMES[square]}"
    values = sorted(card[1] for card in cards_of(state.board[square]))
    if sorted(move.values) != values:
        return "courtiers-other-values", f"on {NAMES[square]} lie the values {' '.join(values)}"
    return None


def _move_reason(state: Courtiers, move: Parsed) -> Why | None:
    square, name = move.square, NAMES[move.square]
    if square // ROWS != state.seat:
        return "courtiers-not-yours", f"{name} is not in your column"
    stack = state.board[square]
    if why := _part_reason(stack, name, move.count):
        return why
    targets = landings(state, square)
    if move.target in targets:
        return None
    if not targets:
        return "courtiers-stuck", f"{name} cannot move now"
    where = " or ".join(NAMES[target] for target in targets)
    return "courtiers-no-landing", f"{name} can go to {where}"


def _taking_reason(state: Courtiers, move: Parsed) -> Why | None:
    square, name = move.square, NAMES[move.square]
    moved = state.moved
    if square >= len(state.board):
        return "courtiers-no-column", f"nobody plays column {name[0]}"
    if square % ROWS != moved % ROWS or square == moved:
        row = NAMES[moved][1:]
        return "courtiers-other-row", f"favours go to other columns of row {row}, not to {name}"
    stack = state.board[square]
    if why := _part_reason(stack, name, move.count):
        return why
    group = state.board[moved]
    if group[-1] == DONE or RANK[stack[-2:]] > RANK[group[-2:]]:
        return "courtiers-higher", f"{stack[-2:]} on {name} does not rank below {group[-2:]}"
    return None


def _part_reason(stack: str, name: str, count: int) -> Why | None:
    """Why so many cards cannot leave a stack; a count of 0 is all of them."""
    if not stack:
        return "empty", f"nobody stands on {name}"
    if stack[-1] == DONE:
        return "courtiers-finished", f"{name} lies face down and is finished"
    height = len(stack) // 2
    if count > height:
        return "courtiers-too-many", f"there are only {height} cards on {name}"
    if count == height:
        return "courtiers-whole", f"x{count} is the whole stack on {name}: leave it out"
    return None


def _can_lose(state: Courtiers, move: Parsed) -> bool:
    if move.square // ROWS != state.seat:
        return False
    stack = state.board[move.square]
    return bool(stack) and stack[-1] != DONE and move.card in stack
