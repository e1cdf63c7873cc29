"""Downtime: it is noted when the bot lives, and made good when it did not.

While no process of the bot was connected, nobody could play. So when it comes back, every clock
has stood still for that long, and timers that fell due meanwhile are acted on after that.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from typing import TYPE_CHECKING, Final

from discord.ext import commands, tasks

from engine.clock.clock import MINUTE, Span
from engine.host.store import Unavailable
from engine.table.model import Table

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

BEAT_SECONDS: Final = 60
TOLERANCE: Final = 3 * MINUTE
"""A silence that is not longer is a restart, or a beat that was late: nobody minds."""
LATELY: Final = 2 * BEAT_SECONDS
"""A process that has beaten since is taken to be alive."""
LOOK_SECONDS: Final = 0.5
"""How long a look for others may take."""
NOTE_SECONDS: Final = 1.0
"""How long it may take to note that the bot stops."""
TOGETHER: Final = 32
"""Tables that are made good at the same time; they share commits."""


class Downtime(commands.Cog):
    """Beats while the bot is connected."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self._process = f"{socket.gethostname()}:{os.getpid()}"
        self._one_at_a_time = asyncio.Lock()
        self._beats = self._has_beaten = False
        self._telling: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        self.pulse.start()

    async def cog_unload(self) -> None:
        self.pulse.cancel()
        if self._telling is not None:
            self._telling.cancel()
        await self._note()

    @tasks.loop(seconds=BEAT_SECONDS)
    async def pulse(self) -> None:
        if self.bot.is_well():
            await self.beat()

    @pulse.before_loop
    async def _when_ready(self) -> None:
        await self.bot.wait_until_ready()

    @commands.Cog.listener()
    async def on_shard_resumed(self, _: int) -> None:
        await self.pulse()

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        await self.pulse()

    @commands.Cog.listener()
    async def on_shard_disconnect(self, _: int) -> None:
        self.bot.timers.hold()
        await self._note()

    async def beat(self) -> None:
        """Note that the bot lives, and make good if it has not for a while.

        The beat comes last: after a crash in between, all of it is done again, and nothing twice.
        """
        beats = self.bot.host.beats
        async with self._one_at_a_time:
            try:
                now = self.bot.host.now()
                last = await beats.last()
                back = None if self._has_beaten else now
                if last is not None and now - last > TOLERANCE:
                    log.warning("the bot was away for %d minutes", (now - last) // MINUTE)
                    self._beats = False  # until all of it is made good
                    await self._make_good(Span(last, now))
                    back = now
                await beats.beat(self._process, now)
            except Exception:
                log.exception("the bot's heart has missed a beat")
            else:
                self._beats = self._has_beaten = True
                self.bot.timers.resume(back)

    async def _note(self) -> None:
        """The bot stops: until now it has lived."""
        if not self._beats:
            return
        self._beats = False
        try:
            async with asyncio.timeout(NOTE_SECONDS):
                await self.bot.host.beats.stop(self._process, self.bot.host.now())
        except Exception as failed:
            log.warning("it could not be noted that the bot was alive: %r", failed)

    async def in_company(self) -> bool:
        """Whether other processes were alive just now; also if that cannot be found out."""
        since = self.bot.host.now() - LATELY
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                return await self.bot.host.beats.others(self._process, since)
        except (TimeoutError, Unavailable):
            return True

    async def _make_good(self, span: Span) -> None:
        """Let all clocks have stood still."""
        ids = await self.bot.host.timers.timed_tables()
        moved: list[Table] = []
        for start in range(0, len(ids), TOGETHER):
            some = ids[start : start + TOGETHER]
            changes = await asyncio.gather(*(self._stand_still(one, span) for one in some))
            moved += [table for table in changes if table is not None]
        for season in await self.bot.host.leagues.calendar.not_over():
            await self._put_off(season, span)
        log.info("the clocks of %d tables have stood still meanwhile", len(moved))
        if moved:
            self._telling = asyncio.create_task(self._tell(moved), name="hedgepost-retime")

    async def _stand_still(self, table_id: int, span: Span) -> Table | None:
        """Let the clocks of a table have stood still, whatever may be wrong with this one."""
        try:
            return await self.bot.host.servers.stand_still(table_id, span)
        except Unavailable:
            raise  # all of it is done again
        except Exception:
            log.exception("table %s: its clocks cannot be put right", table_id)
            return None

    async def _put_off(self, season: int, span: Span) -> None:
        """Let the dates of a league's season be later, whatever may be wrong with this one."""
        try:
            await self.bot.host.leagues.calendar.stand_still(season, span)
        except Unavailable:
            raise  # all of it is done again
        except Exception:
            log.exception("season %s: its dates cannot be put right", season)

    async def _tell(self, moved: list[Table]) -> None:
        """Let the posts of tables show the time that their players have now."""
        for table in moved:
            if not self.bot.stopping:
                await self.bot.posting.retime(table)


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(bot.downtime)
