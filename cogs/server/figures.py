"""What those who manage a server see of all its tables: figures, and what can be cleared away."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
from discord import ButtonStyle

from cogs.delivery.channel import Post, channel_of, send
from cogs.reply.components import TableButton, rows_of
from cogs.reply.failures import FAILURES
from cogs.words.clocks import duration_text
from cogs.words.speech import fitting, stamp
from engine.clock.clock import DAY, HOUR, MINUTE
from engine.core import Refused
from engine.host.figures import GuildStats, Idle
from engine.table.model import Language, Table
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

WEEK: Final = 7 * DAY
STATUSES: Final = ("lobby", "running", "over", "abandoned", "closed")


def stats_text(language: Language, stats: GuildStats) -> str:
    """A server's figures, a line each."""
    if not stats.tables:
        return say(language, "stats-none")
    counts = {status: stats.tables.get(status, 0) for status in STATUSES}
    lines = [say(language, "stats-title"), say(language, "stats-tables", **counts)]
    if stats.games:
        ranked = sorted(stats.games.items(), key=lambda one: (-one[1], one[0]))
        games = " · ".join(f"{say(language, f'{game}-title')} {count}" for game, count in ranked)
        lines.append(say(language, "stats-games", games=games))
    lines.append(say(language, "stats-moves", count=stats.moves))
    if stats.pace is not None:
        lines.append(
            say(language, "stats-pace", time=duration_text(language, _rounded(stats.pace)))
        )
    if stats.waiting is not None:
        channel, since = stats.waiting
        place, when = f"<#{channel}>", f"<t:{since}:f>"
        lines.append(say(language, "stats-waiting", channel=place, when=when))
    return "\n".join(lines)


def _rounded(seconds: int) -> int:
    """A length of time without what nobody wants to know of an average."""
    unit = MINUTE if seconds < 2 * HOUR else HOUR
    return max(unit, round(seconds / unit) * unit)


def prune_question(
    language: Language, idle: Sequence[Idle], days: int, before: int
) -> tuple[str, discord.ui.View | None]:
    """What would be closed, and the button that closes it."""
    if not idle:
        return say(language, "prune-nothing", days=days), None
    lines = [say(language, "prune-ask", count=len(idle), days=days)]
    lines += [
        say(
            language,
            "prune-lobby" if one.status == "lobby" else "prune-running",
            game=say(language, f"{one.game}-title"),
            channel=f"<#{one.channel}>",
            when=stamp(one.last),
        )
        for one in idle
    ]
    text = say(language, "button-prune", count=len(idle))
    button = TableButton.make(0, "prune", days, before, label=text, style=ButtonStyle.danger)
    return fitting(language, lines), rows_of(button)


async def prune(bot: Hedgepost, idle: Sequence[Idle]) -> int:
    """Close tables that nobody has touched since they were looked at; gives how many."""
    closed = 0
    for one in idle:
        try:
            table = await bot.host.servers.end(one.table, version=one.version)
        except Refused:  # somebody has played on, or ended it
            continue
        closed += 1
        if table.status == "closed":
            await bot.lobby.refresh(table)
        else:
            await bot.outbox.deliver(table.id, table)
        await _tell(bot, table, one.last)
    return closed


async def _tell(bot: Hedgepost, table: Table, last: int) -> None:
    told = Post(say(table.language, "prune-told", when=f"<t:{last}:D>"))
    try:
        await send(channel_of(bot, table), told, nonce=f"{table.id}-pruned")
    except FAILURES as failed:
        log.warning("table %d: that it was closed could not be told (%s)", table.id, failed)
