"""Computers that sit at a table: how they come and go, what they are asked, and what they answer.

A computer has a seat of its own, a name and a level. What it is asked leaves the table as a
`Question`, which holds no more than its seat may know; whoever thinks about it, and however long,
the answer is played only if the table still asks the same.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from engine import play_on
from engine.chance import derived_seed
from engine.computer.answering import Question
from engine.computer.levels import LEVELS
from engine.computer.player import Plan
from engine.core import Move, Refused, Seat, Step
from engine.games import game_named
from engine.table import lobby
from engine.table.model import Player, Table
from engine.table.older import brought_up
from engine.table.turns import (
    Change,
    Played,
    after_moves,
    carried_out,
    dice_of,
    running,
    state_of,
    stopped,
    waiting_on,
)
from engine.table.unattended import PACES, goes_on

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
    return replace(table, players=(*table.players, computer))


def refuse_level(level: int) -> None:
    """Raises `Refused` if no computer plays at such a level."""
    if level not in LEVELS:
        raise Refused(
            "no-such-level",
            f"levels go from {min(LEVELS)} to {max(LEVELS)}",
            first=min(LEVELS),
            last=max(LEVELS),
        )


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
            return replace(table, players=table.players[:seat] + table.players[seat + 1 :])
    raise Refused("no-computer", "no computer sits at this table")


# In the game


def question(table: Table, seat: Seat, since: int) -> Question:
    """What a computer is asked since a position. Raises `Void` if that is no longer so."""
    table = brought_up(table)
    _refuse_void(table, seat, since)
    game, state = game_named(table.game), state_of(table)
    return Question(
        table.game,
        game.view(state, seat),
        game.choices(state, seat),
        table.players[seat].level,
        derived_seed(table.seed, f"computer {table.ply + 1}"),
    )


def played(table: Table, seat: Seat, since: int, plan: Plan, now: int) -> Change:
    """A computer's plan is carried out, as far as its seat sees what was expected.

    Raises `Void` if the table asks for something else by now.
    """
    _refuse_void(table, seat, since)
    game, state, dice = game_named(table.game), state_of(table), dice_of(table)
    steps: list[tuple[Move, Step[Any]]] = []
    move: Move | None = plan.moves[0]
    while move is not None:
        step = play_on.apply(game, state, seat, move, dice.of(len(steps) + 1))
        steps.append((move, step))
        state = step.state
        asked = game.waiting_on(state) == (seat,)
        move = plan.next_move(len(steps), game.view(state, seat)) if asked else None
    change = after_moves(table, Played(seat, steps, dice, "computer"), now)
    unwatched = table.unwatched + (1 if table.pace else len(steps))
    return carried_out(replace(change, table=replace(change.table, unwatched=unwatched)), now)


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
    """Whether a computer has a seat and thinks there, if its table waits for it."""
    return bool(table.players[seat].level and table.players[seat].asked)


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


def _refuse_void(table: Table, seat: Seat, since: int) -> None:
    player = table.players[seat] if 0 <= seat < len(table.players) else None
    if (
        player is None
        or not player.level
        or not player.asked
        or player.since != since
        or seat not in waiting_on(table)
    ):
        raise Void("void", "nobody is asked that any more")
