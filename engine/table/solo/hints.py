"""Hints: what the best computer would do in the seat of somebody who plays alone.

It is asked like any computer, by a `Question` with no more than the seat may know: the position as
it is behind the draft so far. Nothing is saved by that, and no die of the game is drawn.
"""

from zlib import crc32

from msgspec import Struct

from engine.chance import derived_seed
from engine.computer.answering import Question
from engine.computer.levels import LEVELS
from engine.computer.player import Plan
from engine.computer.reasons import Reason, reason
from engine.core import NO_CHOICES, Illegal, Move, Refused, View
from engine.games import game_named
from engine.table.drafts import Click, Decision, decision_at
from engine.table.dry_run import tried
from engine.table.model import Table
from engine.table.solo.who import is_solo
from engine.table.turns import running, state_of


class Hint(Struct, frozen=True):
    """What somebody could do, and why."""

    decision: Decision
    """What it is for."""
    steps: tuple[tuple[Move, View], ...]
    """What to do, each with what the player sees before it."""
    drafted: int
    """So many of them can be tried out; the next would show its player something."""
    reason: Reason

    @property
    def moves(self) -> tuple[Move, ...]:
        """The steps that can be put into the draft."""
        return tuple(move for move, _ in self.steps[: self.drafted])

    @property
    def number(self) -> int:
        """The moves as a number, by which a button knows that it shows what it does."""
        return crc32(",".join(self.moves).encode())


def question(table: Table, user: int, click: Click) -> Question:
    """What a computer is asked for a hint. Raises `Refused` where there are none, and for somebody
    who is not asked, or looks at another decision than theirs."""
    running(table)
    if table.rated:
        raise Refused("hint-rated", "there are no hints where the result counts")
    if not is_solo(table):
        raise Refused("hint-company", "there are no hints where others play")
    decision = decision_at(table, user, click)
    if decision.choices == NO_CHOICES:
        raise Refused("hint-whole", "the turn is chosen: confirm or undo it")
    return Question(table.game, decision.view, decision.choices, max(LEVELS), _seed(table))


def hint(table: Table, user: int, click: Click, plan: Plan) -> Hint:
    """A plan as a hint, as far as it can be known now. Raises `Refused` if the player is asked
    something else by then."""
    decision = decision_at(table, user, click)
    game, state, seat = game_named(table.game), state_of(decision.table), decision.seat
    steps: list[tuple[Move, View]] = []
    wanted, drafted = decision.draft, 0
    for move in plan.moves:
        try:
            trial = tried(game, state, seat, (*wanted, move))
        except Illegal:
            break  # what was thought of in another world
        if trial.moves == wanted:
            continue  # it was played by itself
        wanted = trial.moves
        steps.append((move, game.view(trial.before[-1], seat)))
        if trial.reveals:
            break
        drafted += 1
        if trial.choices == NO_CHOICES:
            break
    if not steps:
        raise Refused("old-board", "that board is no longer the newest")
    moves = [move for move, _ in steps]
    why = reason(game, decision.view, moves, _seed(table))
    return Hint(decision, tuple(steps), drafted, why)


def _seed(table: Table) -> bytes:
    """Where the lots of a hint come from: they are none of the game's, nor of its computers'."""
    return derived_seed(table.seed, f"hint {table.ply + 1}")
