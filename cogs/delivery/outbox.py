"""The boards that channels are owed.

A move is saved first and posted second. Whatever lies between, a crash, a missing permission, an
outage, the table still owes its post: it is delivered as soon as the channel works again, once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final

import discord
from msgspec import Struct
from msgspec.structs import replace

from cogs.reply.answers import whisper
from cogs.reply.failures import FAILURES, THREAD_ARCHIVED, THREAD_LOCKED, UNKNOWN_CHANNEL
from cogs.reply.permissions import closed_to_the_bot, missing_in
from cogs.reply.raw_requests import Asked
from cogs.words.speech import language_of, refusal
from engine.core import Refused
from engine.host.locks import Locks
from engine.host.store import Unavailable
from engine.table.computers import is_at_it, thinks_before_the_next_board
from engine.table.model import Table
from engine.table.turns import waiting_on
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

Interaction = discord.Interaction["Hedgepost"]

LONGEST_THOUGHT: Final = 60
"""Seconds for which a board waits until computers have moved too: long enough for one that is asked
once more behind a crash."""
TOGETHER: Final = 8
"""How many boards a sweep posts at the same time."""
PATIENCE: Final = (20, 60, 300, 1800)
"""Seconds to wait after the first, second, … failure at a table."""

LOBBY_SECONDS: Final = 30
"""After so long a lobby that was opened is in its channel, or whoever opened it could not post it.
Should it be on its way even then, the message that is noted last keeps its buttons."""


class Waiting(Struct, frozen=True):
    """A table whose board could not be posted: how often, and when to try again."""

    guild: int
    failures: int
    until: float


class Outbox:
    """Delivers the newest board of a table, and those that failed once more."""

    def __init__(self, bot: Hedgepost) -> None:
        self._bot = bot
        self._locks = Locks()
        self._waiting: dict[int, Waiting] = {}
        self._together = asyncio.Semaphore(TOGETHER)
        self._swept: set[int] = set()
        """Tables whose board somebody else may have posted without noting it."""

    @property
    def waiting(self) -> int:
        """How many tables' boards could not be posted and are tried again."""
        return len(self._waiting)

    async def deliver(
        self,
        table_id: int,
        saved: Table | None = None,
        asking: Interaction | None = None,
        *,
        again: bool = False,
    ) -> Refused | None:
        """Post what a table owes. Gives what stands in the way, for somebody who can mend it.

        If that is nothing, the board of a show may be wanted once `again`, as it is to be by now.
        `saved` is the table as it has just been saved: if nobody else is at it, it is still so.
        `asking` is what led to it, and may be answered with the board.
        """
        try:
            return await self._deliver(table_id, saved, asking, again=again)
        except Unavailable:
            # The move is safe; the sweep posts and notes its board, as soon as there is a store.
            log.exception("table %d: its board could not be read or noted", table_id)
            self._wait(table_id)
            return None

    async def deliver_for(
        self, interaction: Interaction, table: Table, *, moved: bool = False
    ) -> None:
        """Post what a table owes, and tell whoever caused it what stands in the way. They have
        moved, or done something else."""
        await tell_obstacle(interaction, await self.deliver(table.id, table), moved=moved)

    async def _deliver(
        self, table_id: int, saved: Table | None, asking: Interaction | None, *, again: bool
    ) -> Refused | None:
        lock = self._locks.of(table_id)
        if lock.locked():
            saved = None
        async with lock:
            table = saved or await self._bot.host.ledger.table(table_id)
            if table is not None and table.lacks_lobby_post and table_id in self._swept:
                return await self._deliver_lobby(table)
            if table is None or not (table.owes_post or (again and _is_on_show(table))):
                self._waiting.pop(table_id, None)
                return None
            if table.owes_post and self._is_awaited(table):
                return None  # one board tells what all of them have done
            if table.answers and not Asked.read(table.answers).lasts:
                await self._bot.host.posts.forget_answer(table_id)
                table = replace(table, posting=replace(table.posting, answer=""))
            try:
                await self._bot.posting.post(table, asking, swept=table_id in self._swept)
            except FAILURES as failed:
                return await self._failed(table, failed)
            self._waiting.pop(table_id, None)
            await self._bot.posting.close_request(table)
            return None

    def _is_awaited(self, table: Table) -> bool:
        """Whether computers are about to decide; those of a show when their time has come."""
        if not thinks_before_the_next_board(table):
            return False
        since = _asked(table) + table.pace
        return since <= self._bot.host.now() < since + LONGEST_THOUGHT

    async def _deliver_lobby(self, table: Table) -> Refused | None:
        try:
            await self._bot.posting.post_lobby(table)
        except FAILURES as failed:
            return await self._failed(table, failed)
        self._waiting.pop(table.id, None)
        return None

    async def _failed(self, table: Table, failed: Exception) -> Refused:
        """A board could not be posted: try again later, unless its channel is gone."""
        log.warning("table %d: posting failed (%r)", table.id, failed)
        obstacle = self.obstacle(failed, table)
        if table.id not in self._waiting:
            self._bot.logbook.trouble(table, obstacle)
        if isinstance(failed, discord.NotFound) and failed.code == UNKNOWN_CHANNEL:
            await self.end(table)
        else:
            self._wait(table.id, table.guild)
        return obstacle

    # What failed

    async def sweep(self) -> None:
        """Deliver what is owed since a crash or a failure, and tidy what was left behind."""
        try:
            owing = await self._bot.host.posts.owing()
            late = self._bot.host.now() - LOBBY_SECONDS
            owing += await self._bot.host.posts.lobbies_owed(late)
        except Exception:
            log.exception("what is owed could not be read")
            return
        now = time.monotonic()
        due = [one for one in owing if one not in self._waiting or self._waiting[one].until <= now]
        # What is being posted when the bot stops is finished: it is a task of its own.
        delivering = asyncio.create_task(self._deliver_all(due), name="hedgepost-sweep")
        await asyncio.shield(delivering)
        try:
            await self._bot.posting.old_posts.sweep()
        except Exception:
            log.exception("old posts could not be tidied")

    async def try_again_in(self, guild: int) -> None:
        """What stood in the way on a server may have been mended just now."""
        await self._deliver_all([one for one, wait in self._waiting.items() if wait.guild == guild])

    async def _deliver_all(self, tables: list[int]) -> None:
        await asyncio.gather(*map(self._deliver_in_turn, tables))

    async def _deliver_in_turn(self, table_id: int) -> None:
        """Deliver, whatever may be wrong with this one table."""
        async with self._together:
            if self._bot.stopping:
                return  # the next process does it
            self._swept.add(table_id)
            try:
                await self.deliver(table_id)
            except Exception:
                log.exception("table %d: its board cannot be made", table_id)
                self._wait(table_id)
            finally:
                self._swept.discard(table_id)

    def _wait(self, table_id: int, guild: int = 0) -> None:
        """Try again later; or as soon as something changes in a guild that could mend it."""
        before = self._waiting.get(table_id)
        count = before.failures if before is not None else 0
        patience = PATIENCE[min(count, len(PATIENCE) - 1)]
        self._waiting[table_id] = Waiting(guild, count + 1, time.monotonic() + patience)

    async def end_in(self, channel: int) -> None:
        """A channel is gone: what is played in it or in its threads ends."""
        ledger = self._bot.host.ledger
        table = await ledger.live_in(channel)
        for one in [*([] if table is None else [table]), *await ledger.live_below(channel)]:
            await self.end(one)

    async def end(self, table: Table) -> None:
        """A table whose channel is gone can be neither played nor posted; one of a league goes on
        in another thread."""
        if table.season and table.live:
            self._wait(table.id, table.guild)
            if await self._bot.seasons.rehouse(table):
                self._waiting.pop(table.id, None)  # the next sweep posts its board there
            return
        with contextlib.suppress(Refused):
            table = await self._bot.host.servers.end(table.id)
        await self._bot.host.posts.mark_posted(table.id, table.due, table.posting.post)
        self._waiting.pop(table.id, None)

    def obstacle(self, failed: Exception, table: Table) -> Refused:
        """What somebody must mend before anything can be posted at a table."""
        match failed:
            case discord.HTTPException() if failed.code in (THREAD_ARCHIVED, THREAD_LOCKED):
                return Refused("thread-archived", "the thread is archived and locked")
            case discord.Forbidden() if table.direct:
                return closed_to_the_bot()
            case discord.Forbidden():
                return missing_in(self._bot.get_guild(table.guild), table.channel)
            case discord.NotFound():
                return Refused("channel-gone", "the channel no longer exists")
            case _:
                return Refused("discord-trouble", "Discord did not take the post")


def _asked(table: Table) -> int:
    """Since when the computers are asked for whom a table waits."""
    seats = (seat for seat in waiting_on(table) if is_at_it(table, seat))
    return min(table.players[seat].asked for seat in seats)


def _is_on_show(table: Table) -> bool:
    return table.status == "running" and bool(table.pace)


async def tell_obstacle(
    interaction: Interaction, obstacle: Refused | None, *, moved: bool = False
) -> None:
    """Tell somebody why a board could not be posted, and that their move is kept."""
    if obstacle is None:
        return
    language = language_of(interaction)
    told = refusal(language, obstacle)
    await whisper(interaction, f"{say(language, 'move-kept')} {told}" if moved else told)
