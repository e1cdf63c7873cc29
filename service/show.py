"""`python bot.py show TABLE`: a table as text, as everybody may see it.

No seed, no draft, no standing answer and nothing that only some may know is ever told; of a game
that is over, all moves are open.
"""

from argparse import ArgumentTypeError
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final

from cogs.words.clocks import clock_text, expiry_text
from data.upkeep.one_table import look_at_table
from engine.core import Seat
from engine.games import UnknownGame, game_named
from engine.record import Play, steps_told
from engine.table.model import LoggedMove, Table
from engine.table.older import brought_up
from engine.table.turns import state_of, waiting_on
from render import Theme
from render.boards import describe
from service.printing import print_lines

LAST_MOVES: Final = 8
"""How many moves are told."""
UNREADABLE: Final = "cannot be read; python bot.py check tells more"
MOST_DIGITS: Final = 18
"""Of a number that fits into the database."""


def table_number(text: str) -> int:
    """The number of a table, as somebody types it."""
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise ArgumentTypeError(f"{text!r} is no table's number; python bot.py show 12 would do")
    return int(text)


async def print_table(database: str, number: int) -> int:
    """Show a table. Raises `StoreUnavailable` if it cannot be read."""
    table, log = await look_at_table(database, number)
    print_lines(lines_of(table, log))
    return 0


def lines_of(table: Table, log: Sequence[LoggedMove]) -> Iterator[str]:
    """What everybody may know of a table, a line each."""
    yield f"table {table.id}: {table.game}, {table.status}"
    place = "a direct message" if table.direct else f"server {table.guild}"
    yield f"place: channel {table.channel} of {place}"
    yield f"options: {table.options or 'none'}"
    yield f"rules: version {table.rules_version}"
    yield f"clock: {clock_text('en', table.clock)}" + (
        f" · {expiry_text('en', table.clock)}" if table.clock.limit else ""
    )
    yield f"opened: {_moment(table.opened)}, by user {table.owner}"
    if table.started:
        yield f"started: {_moment(table.started)}"
    if table.ended:
        yield f"ended: {_moment(table.ended)}"
    try:
        game_named(table.game)
        yield from _played(brought_up(table), log)
    except UnknownGame as unknown:
        yield f"position: not told, {unknown}"
    except Exception:  # rules stumble over a row that makes no sense in as many ways as there are
        yield f"position: {UNREADABLE}"


def _played(table: Table, log: Sequence[LoggedMove]) -> Iterator[str]:
    """Who sits where, the position and the last moves."""
    waiting = waiting_on(table)
    for seat in range(len(table.players)):
        yield _seat_line(table, seat, waits=seat in waiting)
    if not table.snapshot:
        return
    game = game_named(table.game)
    view = game.view(state_of(table), None)
    names = [player.name for player in table.players]
    yield f"position after step {table.ply}:"
    for line in describe(view, Theme(), names, (), {}).splitlines():
        yield f"  {line}"
    plays = [
        Play(move.seat, move.move, move.hand, move.draw) for move in log if move.seat is not None
    ]
    reached = [move.events for move in log[: table.ply + 1]]
    told = steps_told(game, plays, reached, over=not table.live)
    yield "last moves:"
    yield from told[-LAST_MOVES:]


def _seat_line(table: Table, seat: Seat, *, waits: bool) -> str:
    player = table.players[seat]
    said = [f"seat {seat} ({game_named(table.game).seat_name(seat)}): {player.name}"]
    said.append(f"a computer of level {player.level}" if player.level else f"user {player.user}")
    if player.resigned:
        said.append("resigned")
    elif player.holder == "computer" and not player.level:
        said.append("the computer plays")
    elif player.holder == "open":
        said.append("open for whoever takes it")
    if waits:
        said.append(f"to move, until {_moment(player.deadline)}" if player.deadline else "to move")
    if table.outcome is not None:
        said.append(f"rank {table.outcome.ranks[seat]} with {table.outcome.points[seat]}")
    return ", ".join(said)


def _moment(seconds: int) -> str:
    try:
        return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"
    except (OSError, OverflowError, ValueError):
        return f"{seconds}, which {UNREADABLE}"
