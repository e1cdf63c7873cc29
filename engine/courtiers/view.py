"""What a player or spectator may know of the ladder: classes and heights, and values seen (CS1)."""

from typing import ClassVar, Final

from engine.chance import Chance
from engine.core import UMPIRE, Seat, View, Viewer
from engine.courtiers.board import (
    CARDS,
    CLASSES,
    COLUMNS,
    DONE,
    EVERYBODY,
    GOAL,
    NAMES,
    RANK,
    ROWS,
    START,
    VALUES,
    cards_of,
)
from engine.courtiers.ending import outcome, settled, worth
from engine.courtiers.state import Courtiers, StepName

_WATCHING: Final = 64
"""The bit of those who only watch."""
HIDDEN: Final = "?"
_STARTS: Final = tuple(START[letter] + 1 for letter in CLASSES)
_GOALS: Final = tuple(GOAL[letter] + 1 for letter in CLASSES)


class CourtiersView(View, frozen=True, kw_only=True):
    """The ladder as a viewer sees it, in the words of `Courtiers`."""

    game: ClassVar[str] = "courtiers"

    rows: int
    columns: str
    """By seat, the letter of the column."""
    classes: str
    """The letters of the classes, the lowest first."""
    starts: tuple[int, ...]
    goals: tuple[int, ...]
    """By class, the row to start from and the row to reach, counted from 1."""
    squares: tuple[str, ...]
    """The names of the squares, `a1`, `a2`, … column by column from the foot."""
    board: tuple[str, ...]
    """By square, the stack from bottom to top, `C?C2`, with `*` behind it when finished."""
    seen: tuple[tuple[int, ...], ...]
    """By square, who knows each card: a bit for each seat."""
    out: tuple[str, ...]
    """By seat, the cards discarded."""
    scores: tuple[int, ...]
    """By seat, what finished and discarded cards of known value are worth; all, at the end."""
    unsure: tuple[int, ...]
    """By seat, how many finished cards are left out of that, their value being unknown."""
    pending: tuple[tuple[int, ...], ...]
    """By seat, the squares whose order is still to be chosen."""
    gone: tuple[Seat, ...]
    """Seats that resigned."""
    step: StepName
    """What is to decide now."""
    seat: Seat
    """Whose turn it is."""
    first: Seat
    moved: str
    """The square of the group that may do favours; may be empty."""
    took: bool
    die: int
    """The die of this turn; 0 without one."""
    turn: int
    chosen: str

    def is_open(self, square: int, height: int) -> bool:
        """Whether everybody knows the card so high up in a stack, counted from 0."""
        return self.seen[square][height] == EVERYBODY


def view(state: Courtiers, viewer: Viewer, waiting_on: tuple[Seat, ...]) -> CourtiersView:
    result = outcome(state)
    bit = _WATCHING if viewer is None else 0 if viewer == UMPIRE else 1 << viewer
    everything = result is not None or viewer == UMPIRE
    known = [everything or bool(knows & bit) for knows in state.seen]
    board = tuple([_seen_stack(stack, known) if stack else "" for stack in state.board])
    scores, unsure = _scores(board, state.out)
    return CourtiersView(
        viewer=viewer,
        seats=state.seats,
        waiting_on=waiting_on,
        outcome=result,
        rows=ROWS,
        columns=COLUMNS[: state.seats],
        classes=CLASSES,
        starts=_STARTS,
        goals=_GOALS,
        squares=NAMES[: len(board)],
        board=board,
        seen=tuple(
            [
                tuple([state.seen[RANK[card]] for card in cards_of(stack)]) if stack else ()
                for stack in state.board
            ]
        ),
        out=state.out,
        scores=scores if result is None else result.points,
        unsure=unsure,
        pending=state.pending,
        gone=state.gone,
        step=state.step,
        seat=state.seat,
        first=state.first,
        moved=NAMES[state.moved] if state.moved >= 0 else "",
        took=state.took,
        die=state.die,
        turn=state.turn,
        chosen=state.chosen,
    )


def imagine(seen: CourtiersView, chance: Chance) -> Courtiers:
    """The state behind a view, with values drawn for the cards that the viewer does not know."""
    shown = {card for stack in (*seen.board, *seen.out) for card in cards_of(stack)}
    unseen = {
        letter: [letter + value for value in VALUES if letter + value not in shown]
        for letter in CLASSES
    }
    hidden = {letter: list(chance.shuffle(cards)) for letter, cards in unseen.items() if cards}
    knowledge = [0] * len(CARDS)
    board: list[str] = []
    for stack, knowers in zip(seen.board, seen.seen, strict=True):
        cards = [hidden[card[0]].pop() if card[1] == HIDDEN else card for card in cards_of(stack)]
        for card, knows in zip(cards, knowers, strict=True):
            knowledge[RANK[card]] = knows
        board.append("".join(cards) + (DONE if settled(stack) else ""))
    for card in cards_of("".join(seen.out)):
        knowledge[RANK[card]] = EVERYBODY
    return Courtiers(
        seats=seen.seats,
        board=tuple(board),
        step=seen.step,
        seen=tuple(knowledge),
        out=seen.out,
        pending=seen.pending,
        chosen=seen.chosen,
        first=seen.first,
        seat=seen.seat,
        turn=seen.turn,
        moved=NAMES.index(seen.moved) if seen.moved else -1,
        took=seen.took,
        die=seen.die,
        gone=seen.gone,
        ended=seen.outcome.reason if seen.outcome else "",
    )


def _seen_stack(stack: str, known: list[bool]) -> str:
    text = "".join([card if known[RANK[card]] else card[0] + HIDDEN for card in cards_of(stack)])
    return text + DONE if settled(stack) else text


def _scores(
    board: tuple[str, ...], out: tuple[str, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What can no longer change, as far as the viewer knows it."""
    scores = [-sum(int(card[1]) for card in cards_of(cards)) for cards in out]
    unsure = [0] * len(out)
    for square, stack in enumerate(board):
        if not stack or not settled(stack):
            continue
        seat, row = divmod(square, ROWS)
        for card in cards_of(stack):
            if card[1] == HIDDEN:
                unsure[seat] += 1
            else:
                scores[seat] += worth(card, row)
    return tuple(scores), tuple(unsure)
