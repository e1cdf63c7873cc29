"""Computers that sit at a table: how they come and go, what they are asked, and what they answer.

A computer has a seat of its own, a name and a level; or it thinks in the stead of somebody who is
absent. What it is asked leaves the table as a `Question`, which holds no more than its seat may
know; whoever thinks about it, and however long, the answer is played only if the table still asks
the same, and nobody has come back.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine import play_on
from engine.chance import derived_seed
from engine.computer.answering import Question
from engine.computer.levels import AT_ONCE, refuse_level
from engine.computer.player import Plan
from engine.core import Move, Refused, Seat, Step
from engine.games import game_named
from engine.table import lobby
from engine.table.draws import Dice
from engine.table.guests import in_order, without
from engine.table.model import Player, Table
from engine.table.older import brought_up
from engine.table.timeouts import is_late
from engine.table.turns import (
    Change,
    Played,
    after_moves,
    carried_out,
    dice_of,
    has_passed,
    running,
    state_of,
    stopped,
    waiting_on,
)
from engine.table.unattended import PACES, goes_on, thinks

NAMES: Final = ("Pico", "Rosa", "Momo", "Tilda", "Nino", "Vera", "Odin", "Suki", "Zeno")
"""What computers are called, in the order in which they sit down."""


class Void(Refused):
    """A computer is not asked any more, or asked something else."""


# In the lobby


def added(table: Table, user: int, level: int, name: str) -> Table:
    """The owner lets a computer sit down on the next free seat. `name` is what it is called."""
    lobby.choosing(table, user)
    refuse_level(level)
    if table.rated:
        raise Refused("computer-rated", "no computer plays where the result counts")
    lobby.refuse_if_full(table)
    taken = {player.user for player in table.players}
    number = next(-n for n in range(1, len(taken) + 2) if -n not in taken)
    computer = Player(number, name, holder="computer", level=level)
    return in_order(replace(table, players=(*table.players, computer)))


def free_name(table: Table) -> str:
    """What the next computer that sits down could be called: a name that nobody there has."""
    return free_name_among([player.name for player in table.players])


def free_name_among(there: Sequence[str]) -> str:
    """The same where these are the names of those who sit."""
    return next(
        (name for name in NAMES if not any(one.startswith(name) for one in there)), NAMES[0]
    )


def removed(table: Table, user: int) -> Table:
    """The owner asks the computer that came last to leave."""
    if table.status == "running":
        raise Refused("computer-stays", "a computer stays until the game is over")
    lobby.choosing(table, user)
    for seat in range(len(table.players) - 1, -1, -1):
        if table.players[seat].level:
            table = without(table, table.players[seat].user)
            return replace(table, players=table.players[:seat] + table.players[seat + 1 :])
    raise Refused("no-computer", "no computer sits at this table")


# In the game


def question(table: Table, seat: Seat, since: int, now: int) -> Question:
    """What a computer is asked since a position. Raises `Void` if that is no longer so."""
    table = brought_up(table)
    return _question(table, seat, state_of(table), 1, _level(table, seat, since, now))


def _question(table: Table, seat: Seat, state: Any, step: int, level: int) -> Question:
    game = game_named(table.game)
    return Question(
        table.game,
        game.view(state, seat),
        game.choices(state, seat),
        level,
        derived_seed(table.seed, f"computer {table.ply + step}"),
    )


class Unfinished(Struct, frozen=True):
    """A turn of which a plan makes some steps only."""

    made: int
    question: Question
    """What is to be thought about next."""


def unfinished(table: Table, seat: Seat, since: int, plan: Plan, now: int) -> Unfinished | None:
    """What a plan leaves open of the turn of somebody who is late: they are not asked again in the
    midst of it. Raises `Void`."""
    level = _level(table, seat, since, now)
    if table.players[seat].holder == "computer":
        return None  # it is asked again by itself
    steps, dice = _carried_out(table, seat, plan)
    step = steps[-1][1]
    waiting = game_named(table.game).waiting_on(step.state)
    if dice.used or has_passed(step.events, seat) or waiting != waiting_on(table):
        return None
    return Unfinished(len(steps), _question(table, seat, step.state, len(steps) + 1, level))


def continued(plan: Plan, rest: Unfinished, more: Plan) -> Plan:
    """A plan together with what was thought about the rest of the turn."""
    expected = (*plan.expected[: rest.made - 1], rest.question.view, *more.expected)
    return Plan((*plan.moves[: rest.made], *more.moves), expected)


def played(table: Table, seat: Seat, since: int, plan: Plan, now: int) -> Change:
    """A computer's plan is carried out, as far as its seat sees what was expected. To whom it plays
    for, what happens is news.

    Raises `Void` if the table asks for something else by now.
    """
    _level(table, seat, since, now)
    steps, dice = _carried_out(table, seat, plan)
    before = table.players[seat]
    change = after_moves(table, Played(seat, steps, dice, "computer"), now)
    after = change.table
    if before.holder == "computer":
        turns = 1 if table.pace else len(steps)
        after = replace(after, unwatched=table.unwatched + turns)
    if not before.level:
        after = after.with_player(seat, replace(after.players[seat], seen=before.seen))
    return carried_out(replace(change, table=after), now)


def _carried_out(table: Table, seat: Seat, plan: Plan) -> tuple[list[tuple[Move, Step[Any]]], Dice]:
    """The steps of a plan, up to where the seat sees something else than expected."""
    game, state, dice = game_named(table.game), state_of(table), dice_of(table)
    steps: list[tuple[Move, Step[Any]]] = []
    move: Move | None = plan.moves[0]
    while move is not None:
        step = play_on.apply(game, state, seat, move, dice.of(len(steps) + 1))
        steps.append((move, step))
        state = step.state
        asked = game.waiting_on(state) == (seat,)
        move = plan.next_move(len(steps), game.view(state, seat)) if asked else None
    return steps, dice


def is_thinking(table: Table) -> bool:
    """Whether nobody but computers is asked, and they are at it."""
    waiting = waiting_on(table)
    return bool(waiting) and all(is_at_it(table, seat) for seat in waiting)


def thinks_before_the_next_board(table: Table) -> bool:
    """Whether computers are at it, and whoever else is asked knows so from the board that is there:
    one board can tell what all of them have done."""
    waiting = waiting_on(table)
    others = [seat for seat in waiting if not is_at_it(table, seat)]
    return len(others) < len(waiting) and all(
        table.players[seat].since <= table.posting.posted for seat in others
    )


def is_at_it(table: Table, seat: Seat) -> bool:
    """Whether a computer thinks for a seat, if its table waits for it."""
    return thinks(table, table.players[seat])


def lone_player(table: Table) -> Player | None:
    """The one person at a table of computers, if there is just one."""
    people = [player for player in table.players if not player.level]
    return people[0] if len(people) == 1 < len(table.players) else None


# As a show


def refuse_pace(pace: int) -> None:
    """Raises `Refused` if no show has such a pace."""
    if pace not in PACES:
        paces = tuple(map(str, PACES))
        raise Refused("no-such-pace", f"seconds between turns: {', '.join(paces)}", paces=paces)


def paused(table: Table) -> Table:
    """A show waits until somebody wants to see more of it; whoever says so looks."""
    return replace(_shown(table), halted=True, unwatched=0)


def resumed(table: Table) -> Table:
    """A show goes on, for as long as if it had just begun."""
    return replace(_shown(table), halted=False, unwatched=0)


def paced(table: Table, pace: int) -> Table:
    """A show goes on at another pace."""
    refuse_pace(pace)
    return replace(resumed(table), pace=pace)


def ended(table: Table, user: int, now: int, *, manages: bool) -> Table:
    """A show stops without a result, for whoever opened it or manages the server."""
    if user != _shown(table).owner and not manages:
        raise Refused("show-owner", "whoever opened the show can stop it")
    return stopped(table, now)


def forgotten(table: Table, since: int, now: int) -> Table:
    """A show with which nobody has gone on since a position ends. Raises `Void` if they have."""
    if (table.status, table.position_number) != ("running", since) or goes_on(_shown(table)):
        raise Void("void", "somebody has looked at it since")
    return stopped(table, now)


def _shown(table: Table) -> Table:
    """The table itself, if computers play there as a show."""
    running(table)
    if not table.pace:
        raise Refused("no-show", "people play at this table")
    return table


def _level(table: Table, seat: Seat, since: int, now: int) -> int:
    """How strong a computer plays that is asked. Raises `Void` if none is asked that any more."""
    if seat in waiting_on(table) and table.players[seat].since == since:
        player, clock = table.players[seat], table.clock
        if thinks(table, player):
            return player.level or clock.level
        if is_late(table, seat, now) and clock.expiry == "once" and clock.level > AT_ONCE:
            return clock.level
    raise Void("void", "nobody is asked that any more")
