"""The daily overview: what waits for somebody, by direct message, if they want it and it does."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.delivery.direct import send_direct
from cogs.person.games import Games, overview, pages
from cogs.reply.failures import FAILURES
from engine.clock.timers import Timer
from engine.people.absences import current
from engine.people.settings import digest_timers
from engine.table.model import Language, Table
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)


class Digest(commands.Cog):
    """Sends each person's overview at their time of the day."""

    def __init__(self, bot: Hedgepost, games: Games) -> None:
        self.bot = bot
        self.games = games

    async def cog_load(self) -> None:
        self.bot.timers.on("digest", self.send)

    async def send(self, timer: Timer, late: int) -> Sequence[Timer]:
        """Send today's overview, unless nothing waits; gives tomorrow's timer."""
        user, now = timer.user or 0, self.bot.host.now()
        person = await self.bot.host.people.settings(user)
        if person.digest is None:
            return ()
        following = digest_timers(user, person, now)
        tables = await self._playing(user, now)
        found = overview(tables, user)
        if not found.mine:
            return following
        language = person.language or found.mine[0].language
        text = _text(language, pages(language, found, user), late)
        try:
            taken = await send_direct(self.bot, user, text, nonce=f"digest-{timer.id}")
        except FAILURES as failed:
            log.warning("user %d: a daily overview could not be sent (%s)", user, failed)
            return following
        if taken:
            self.games.closed.discard(user)
        else:
            self.games.closed.add(user)
        return following

    async def _playing(self, user: int, now: int) -> list[Table]:
        """Somebody's tables, but for those of servers where they are away."""
        known = await self.bot.host.absences.of(user)
        away = {one.guild for one in known if current([one.span], now)}
        return [table for table in await self.games.tables_of(user) if table.guild not in away]


def _text(language: Language, texts: Sequence[str], late: int) -> str:
    lines = [say(language, "digest-late" if late else "digest-hello"), texts[0]]
    if len(texts) > 1:
        lines.append(say(language, "digest-more", count=len(texts) - 1))
    lines.append(say(language, "digest-stop"))
    return "\n".join(lines)


async def setup(bot: Hedgepost) -> None:
    games = bot.get_cog("Games")
    assert isinstance(games, Games)
    await bot.add_cog(Digest(bot, games))
