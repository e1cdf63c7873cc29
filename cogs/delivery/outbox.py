"""The boards that channels are owed.

A move is saved first and posted second. Whatever lies between, a crash, a missing permission, an
outage, the table still owes its post: it is delivered as soon as the channel works again, once.

Several processes may deliver the same board. Discord answers a nonce that it has just seen with
the message it already has, so they all end up with one post.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import aiohttp
import discord
from discord.ext import commands, tasks
from msgspec import Struct
from msgspec.structs import replace

from cogs.delivery.old_posts import OldPosts
from cogs.delivery.painter import as_file
from cogs.delivery.posts import (
    Post,
    overtaken_lines,
    ping_post,
    retimed,
)
from cogs.reply.answers import show_board
from cogs.reply.failures import (
    FAILURES,
    THREAD_ARCHIVED,
    THREAD_LOCKED,
    TOO_LATE,
    TOO_MANY_EDITS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    tidying,
)
from cogs.reply.permissions import missing_in
from cogs.reply.raw_requests import Asked, Upload, answer, public_answer
from engine.core import Refused
from engine.host.store import OldPost, Unavailable
from engine.table.model import Table
from engine.table.takeback import overtaken
from render import Picture

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

Interaction = discord.Interaction["Hedgepost"]

SERVER_ERROR: Final = 500
SWEEP_SECONDS: Final = 20
LONGEST_POST: Final = 60
"""Seconds until a post that Discord does not answer is given up; others wait for the table."""
TOGETHER: Final = 8
"""How many boards a sweep posts at the same time."""
MOST_SHOWN: Final = 1024
"""For so many tables the last post is remembered."""
MOST_LOOKED_AT: Final = 50
"""Messages behind the last known board among which the next one is looked for."""
_CHECK_SUM: Final = 20
"""Bytes from the check sums of a PNG file's pixels to its end."""
PATIENCE: Final = (20, 60, 300, 1800)
"""Seconds to wait after the first, second, … failure at a table."""


class Waiting(Struct, frozen=True):
    """A table whose board could not be posted: how often, and when to try again."""

    guild: int
    failures: int
    until: float


class Shown(Struct, frozen=True):
    """What this process has posted of a table last."""

    mark: int
    pictures: int
    """A number by which they are known again."""
    message: int | None
    answered: Asked | None
    """The interaction that the message is the answer to."""


class Outbox(commands.Cog):
    """Delivers the newest board of a table, and sweeps for those that failed."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._waiting: dict[int, Waiting] = {}
        self._together = asyncio.Semaphore(TOGETHER)
        self._shown: dict[int, Shown] = {}
        self._swept: set[int] = set()
        """Tables whose board somebody else may have posted without noting it."""
        self._old_posts = OldPosts(bot)

    async def cog_load(self) -> None:
        self.bot.host.tables.listeners.append(self.bot.boards.remember)
        self.sweep.start()

    async def cog_unload(self) -> None:
        self.sweep.cancel()
        try:
            await self._old_posts.tell_store()
        except Exception as failed:
            log.warning("it could not be noted which posts have no buttons: %s", failed)

    async def deliver(
        self, table_id: int, saved: Table | None = None, asking: Interaction | None = None
    ) -> Refused | None:
        """Post what a table owes. Gives what stands in the way, for somebody who can mend it.

        `saved` is the table as it has just been saved: if nobody else is at it, it is still so.
        `asking` is what led to it, and may be answered with the board.
        """
        try:
            return await self._deliver(table_id, saved, asking)
        except Unavailable:
            # The move is safe; the sweep posts and notes its board, as soon as there is a store.
            log.exception("table %d: its board could not be read or noted", table_id)
            self._wait(table_id)
            return None

    async def _deliver(
        self, table_id: int, saved: Table | None, asking: Interaction | None
    ) -> Refused | None:
        lock = self._lock(table_id)
        if lock.locked():
            saved = None
        async with lock:
            table = saved or await self.bot.host.ledger.table(table_id)
            if table is None or not table.owes_post:
                self._waiting.pop(table_id, None)
                return None
            if table.answers and not Asked.read(table.answers).lasts:
                await self.bot.host.posts.forget_answer(table_id)
                table = replace(table, answer="")
            try:
                await self._post(table, asking)
            except FAILURES as failed:
                log.warning("table %d: posting failed (%r)", table_id, failed)
                obstacle = self.obstacle(failed, table)
                if table_id not in self._waiting:
                    self.bot.logbook.trouble(table, obstacle)
                if isinstance(failed, discord.NotFound) and failed.code == UNKNOWN_CHANNEL:
                    await self.end(table)
                else:
                    self._wait(table_id, table.guild)
                return obstacle
            self._waiting.pop(table_id, None)
            await self._close_request(table)
            return None

    @tasks.loop(seconds=SWEEP_SECONDS)
    async def sweep(self) -> None:
        """Deliver what is owed since a crash or a failure."""
        try:
            owing = await self.bot.host.posts.owing()
        except Exception:
            log.exception("what is owed could not be read")
            return
        now = time.monotonic()
        due = [one for one in owing if one not in self._waiting or self._waiting[one].until <= now]
        # What is being posted when the bot stops is finished: it is a task of its own.
        delivering = asyncio.create_task(self._deliver_all(due), name="hedgepost-sweep")
        await asyncio.shield(delivering)
        try:
            await self._old_posts.sweep()
        except Exception:
            log.exception("old posts could not be tidied")

    async def _deliver_all(self, tables: list[int]) -> None:
        await asyncio.gather(*map(self._deliver_in_turn, tables))

    async def _deliver_in_turn(self, table_id: int) -> None:
        """Deliver, whatever may be wrong with this one table."""
        async with self._together:
            if self.bot.stopping:
                return  # the next process does it
            self._swept.add(table_id)
            try:
                await self.deliver(table_id)
            except Exception:
                log.exception("table %d: its board cannot be made", table_id)
                self._wait(table_id)
            finally:
                self._swept.discard(table_id)

    @sweep.before_loop
    async def _when_ready(self) -> None:
        await self.bot.wait_until_ready()

    # What changes on the server

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        await self._try_again_in(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        await self._try_again_in(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        await self._try_again_in(payload.guild_id)

    async def _try_again_in(self, guild: int) -> None:
        """What stood in the way may have been mended just now."""
        stuck = [table for table, wait in self._waiting.items() if wait.guild == guild]
        await asyncio.gather(*map(self._deliver_in_turn, stuck))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._end_in(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._end_in(payload.thread_id)

    async def _end_in(self, channel: int) -> None:
        table = await self.bot.host.ledger.live_in(channel)
        if table is not None:
            await self.end(table)

    async def end(self, table: Table) -> None:
        """A table whose channel is gone can be neither played nor posted."""
        with contextlib.suppress(Refused):
            table = await self.bot.host.servers.end(table.id)
        await self.bot.host.posts.mark_posted(table.id, table.due, table.post)
        self._waiting.pop(table.id, None)

    # Posting

    async def _post(self, table: Table, asking: Interaction | None) -> None:
        channel = self.bot.get_partial_messageable(table.channel, guild_id=table.guild)
        behind = not self.bot.boards.follows(table)
        async with asyncio.timeout(LONGEST_POST):
            post, picture = await self.bot.boards.of(table)
            if table.live and table.posted >= 0 and (table.quiet or post.stays):
                shown = await self._show_in_place(channel, table, post, picture)
                if shown:
                    return
            message = await self._answer(table, post, picture, asking) if table.answers else None
            answered = None if message is None else Asked.read(table.answers)
            if message is None:
                message = await self._sent_before(channel, table, post)
            if message is None:
                file = as_file(picture, table.game)
                message = (await self._send(channel, table, post, file)).id
        old = self._shown.get(table.id)
        self._note(table, Shown(table.due, _seen(post, picture), message, answered))
        note = self.bot.host.posts.mark_posted
        noted = await note(table.id, table.due, message, behind=behind)
        if noted.post is not None and noted.post < message:
            # Another process has posted a later turn meanwhile: this board came behind it.
            async with asyncio.timeout(LONGEST_POST):
                await channel.get_partial_message(message).delete()
            return
        if noted.post is not None and noted.post > message:
            # It has, before it could know of this board: nobody else takes these buttons off.
            await self.note_offer(table, message)
            await self._retire(table, message, old, lobby=False)
        elif noted.before not in (None, table.post, message):
            # It has posted the turn before, and noted so only after this table was read.
            await self._retire(table, noted.before, old, lobby=False)
        if table.post is not None and table.post != message:
            lobby = table.posted < 0
            await self._retire(table, table.post, old, lobby=lobby, behind=behind)

    async def note_offer(self, table: Table, message: int) -> None:
        """Note a message with buttons beside a table's board: with the next board they go."""
        mark = table.due - table.owes_post
        await self.bot.host.posts.note_offer(table.id, mark, message)

    async def _sent_before(
        self, channel: discord.PartialMessageable, table: Table, post: Post
    ) -> int | None:
        """The message that holds a board already, if nobody could note so and it is too long ago
        for Discord to know the board again by its nonce."""
        if table.post is None or table.id not in self._swept:
            return None
        components = post.payload()["components"]
        with contextlib.suppress(*FAILURES):
            async for message in channel.history(
                after=discord.Object(table.post), limit=MOST_LOOKED_AT
            ):
                # Offers of seats have the same buttons, and no picture.
                ours = self.bot.user == message.author and message.attachments
                if ours and _ids(message) == _ids_of(components):
                    return message.id
        return None

    async def _answer(
        self, table: Table, post: Post, picture: Picture, asking: Interaction | None
    ) -> int | None:
        """Post a board as the answer to whoever typed the move; gives nothing if it is none.

        Whether one was given before a crash, or behind a line that was cut, is asked first: an
        interaction has one answer, so trying to give it again tells.
        """
        asked = Asked.read(table.answers)
        uploads = [Upload(table.game, picture)]
        if post.before is not None:
            uploads.insert(0, Upload(_round_name(table), post.before))

        async def send() -> int | None:
            try:
                try:
                    return await answer(self.bot, asked, post.payload(), uploads)
                except aiohttp.ClientConnectionError:
                    return await answer(self.bot, asked, post.payload(), uploads)
            except discord.HTTPException as failed:
                if failed.code not in TOO_LATE and failed.status < SERVER_ERROR:
                    return None
            except TimeoutError:
                log.info("table %d: its board was not heard of as an answer", table.id)
            try:
                return await public_answer(self.bot, asked)
            except discord.HTTPException as failed:
                if failed.code in (*TOO_LATE, UNKNOWN_MESSAGE):
                    return None
                raise

        if asking is not None and asking.id == asked.id:
            return await show_board(asking, send)
        return await send()

    async def retime(self, table: Table) -> None:
        """Let the newest post tell when time runs out after that has changed, if it can."""
        if table.status != "running" or table.post is None or table.posted < 0:
            return
        channel = self.bot.get_partial_messageable(table.channel, guild_id=table.guild)
        async with tidying():
            message = await channel.fetch_message(table.post)
            content = retimed(message.content, table)
            if content != message.content:
                await message.edit(content=content, allowed_mentions=discord.AllowedMentions.none())

    async def _send(
        self,
        channel: discord.PartialMessageable,
        table: Table,
        post: Post,
        file: discord.File | None,
    ) -> discord.Message:
        def send() -> Awaitable[discord.Message]:
            return channel.send(
                post.content,
                view=post.buttons,
                allowed_mentions=post.mentions,
                nonce=f"{table.id}-{table.due}{'' if file else '-ping'}",
                files=[*_before(table, post), file] if file else [],
            )

        try:
            return await send()
        except aiohttp.ClientConnectionError:
            # The line was cut, perhaps behind the post: the nonce lets us ask again at once.
            if file is not None:
                file.reset(seek=True)
            return await send()

    async def _show_in_place(
        self, channel: discord.PartialMessageable, table: Table, post: Post, picture: Picture
    ) -> bool:
        """Show a board in the message that has the old one, if it is still there."""
        try:
            await self._edit(channel, table, post, picture)
            if post.pings:
                await self._send(channel, table, ping_post(table), None)
        except (discord.HTTPException, discord.RateLimited) as failed:
            if isinstance(failed, discord.HTTPException) and failed.code == THREAD_ARCHIVED:
                # An edit does not wake a sleeping thread, a message does.
                await self._send(channel, table, ping_post(table), None)
                await self._edit(channel, table, post, picture)
            elif _is_no_place(failed):
                return False
            else:
                raise
        answered = _answered_by(table.post, self._shown.get(table.id))
        self._note(table, Shown(table.due, _seen(post, picture), table.post, answered))
        await self.bot.host.posts.mark_posted(table.id, table.due, table.post)
        newest = await self.bot.host.ledger.table(table.id)
        if newest is None or not newest.live or newest.post != table.post:
            return True
        if newest.posted > table.due:
            # Another process has shown a later turn meanwhile, and this edit came behind it.
            await self._edit(channel, newest, *await self.bot.boards.of(newest))
        return True

    async def _edit(
        self, channel: discord.PartialMessageable, table: Table, post: Post, picture: Picture
    ) -> None:
        # A picture that is there already need not be sent again.
        old = self._shown.get(table.id)
        shown = None if old is None else (old.mark, old.pictures)
        same = shown == (table.posted, _seen(post, picture))
        pictures = [*_before(table, post), as_file(picture, table.game)]
        files: dict[str, Any] = {} if same else {"attachments": pictures}
        # The ping comes in a message of its own: an edit pings nobody.
        await channel.get_partial_message(table.post or 0).edit(
            content=post.content,
            view=post.buttons,
            allowed_mentions=discord.AllowedMentions.none(),
            **files,
        )

    def _note(self, table: Table, shown: Shown) -> None:
        """Remember what a table shows now."""
        self._shown.pop(table.id, None)
        self._shown[table.id] = shown
        if len(self._shown) > MOST_SHOWN:
            del self._shown[next(iter(self._shown))]

    async def _retire(
        self,
        table: Table,
        message: int,
        shown: Shown | None,
        *,
        lobby: bool,
        behind: bool = False,
    ) -> None:
        """Take the buttons off a post that another one has taken the place of.

        `shown` is what this process posted last, which may be that post.
        """
        old = OldPost(table.id, table.channel, message, lobby, behind)
        await self._old_posts.tidy(old, table=table, answered=_answered_by(message, shown))

    async def _close_request(self, table: Table) -> None:
        """Take the buttons off a request for a takeback that the game has moved on from."""
        request = overtaken(table)
        if request is None or request.post is None:
            return
        channel = self.bot.get_partial_messageable(table.channel, guild_id=table.guild)
        async with tidying():
            await channel.get_partial_message(request.post).edit(
                content="\n".join(overtaken_lines(table)), view=None
            )

    # Trouble

    def _wait(self, table_id: int, guild: int = 0) -> None:
        """Try again later; or as soon as something changes in a guild that could mend it."""
        before = self._waiting.get(table_id)
        count = before.failures if before is not None else 0
        patience = PATIENCE[min(count, len(PATIENCE) - 1)]
        self._waiting[table_id] = Waiting(guild, count + 1, time.monotonic() + patience)

    def obstacle(self, failed: Exception, table: Table) -> Refused:
        """What somebody must mend before anything can be posted at a table."""
        match failed:
            case discord.HTTPException() if failed.code in (THREAD_ARCHIVED, THREAD_LOCKED):
                return Refused("thread-archived", "the thread is archived and locked")
            case discord.Forbidden():
                return missing_in(self.bot.get_guild(table.guild), table.channel)
            case discord.NotFound():
                return Refused("channel-gone", "the channel no longer exists")
            case _:
                return Refused("discord-trouble", "Discord did not take the post")

    def _lock(self, table_id: int) -> asyncio.Lock:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock


def _ids(message: discord.Message) -> list[str | None]:
    """What the buttons of a message are."""
    return _ids_of([row.to_dict() for row in message.components])


def _ids_of(components: Iterable[Mapping[str, Any]]) -> list[str | None]:
    return [part.get("custom_id") for row in components for part in row.get("components", ())]


def _answered_by(message: int | None, shown: Shown | None) -> Asked | None:
    """The interaction that a message is the answer to, if that is known."""
    return shown.answered if shown is not None and shown.message == message else None


def _before(table: Table, post: Post) -> list[discord.File]:
    """The picture that comes before the newest board, if any."""
    return [] if post.before is None else [as_file(post.before, _round_name(table))]


def _round_name(table: Table) -> str:
    return f"{table.game}-round"


def _seen(post: Post, picture: Picture) -> int:
    """A number by which the pictures of a post are known again."""
    # A PNG file ends with the check sum of its pixels, which spares us a look at all of them. It
    # says nothing of their colours: public boards have all the same.
    pictures = [one for one in (post.before, picture) if one is not None]
    return hash(tuple([(len(one.data), one.data[-_CHECK_SUM:]) for one in pictures]))


def _is_no_place(failed: discord.HTTPException | discord.RateLimited) -> bool:
    """The message was deleted, or Discord wants no more edits of something that old."""
    if isinstance(failed, discord.RateLimited):
        return True
    return failed.code in (UNKNOWN_MESSAGE, TOO_MANY_EDITS)


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Outbox(bot))
