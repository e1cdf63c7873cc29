"""Posting: the board of a table comes into its channel.

As the answer to whoever typed the move, in the message that has the old board, or in a message of
its own. Only when it is there is that noted, and the buttons of the post before it go.

Several processes may post the same board. Discord answers a nonce that it has just seen with the
message it already has, so they all end up with one post.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
from msgspec import Struct

from cogs.delivery.channel import Post, as_file, channel_of, lobby_channel_of, offers_the_same, send
from cogs.delivery.lobby_posts import opened_post
from cogs.delivery.naming import Naming
from cogs.delivery.old_posts import OldPosts
from cogs.delivery.posts import overtaken_lines, ping_post, retimed, waiting_users
from cogs.reply.answers import show_board
from cogs.reply.failures import (
    FAILURES,
    THREAD_ARCHIVED,
    TOO_LATE,
    TOO_MANY_EDITS,
    UNKNOWN_MESSAGE,
    tidying,
)
from cogs.reply.raw_requests import Asked, Upload, answer, public_answer
from engine.host.store import BoardPost, Kind, OldPost
from engine.recent import Recent
from engine.table.model import Table
from engine.table.takeback import overtaken
from render import Picture

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

Interaction = discord.Interaction["Hedgepost"]

SERVER_ERROR: Final = 500
LONGEST_POST: Final = 60
"""Seconds until a post that Discord does not answer is given up; others wait for the table."""
MOST_SHOWN: Final = 1024
"""For so many tables the last post is remembered."""
MOST_LOOKED_AT: Final = 50
"""Messages behind the last known board among which the next one is looked for."""
_CHECK_SUM: Final = 20
"""Bytes from the check sums of a PNG file's pixels to its end."""


class LastBoard(Struct, frozen=True):
    """What this process has posted of a table last."""

    position_number: int
    pictures: int
    """A number by which they are known again."""
    message: int | None
    answered: Asked | None
    """The interaction that the message is the answer to."""


class Posting:
    """Posts boards, and changes posts that are there."""

    def __init__(self, bot: Hedgepost) -> None:
        self._bot = bot
        self._shown = Recent[int, LastBoard](MOST_SHOWN)
        self.old_posts = OldPosts(bot)
        self._naming = Naming(bot)

    async def post(self, table: Table, asking: Interaction | None, *, swept: bool) -> None:
        """Post the board that a table owes. `asking` is what led to it, and may be answered with
        the board; `swept`: somebody else may have posted it without noting so."""
        channel = channel_of(self._bot, table)
        behind = not self._bot.boards.follows(table)
        async with asyncio.timeout(LONGEST_POST):
            post, picture = await self._bot.boards.of(table)
            if (
                table.live
                and table.posting.posted >= 0
                and (table.quiet or table.pace or post.stays)
            ):
                shown = await self._show_in_place(channel, table, post, picture, swept=swept)
                if shown:
                    return
            message = await self._answer(table, post, picture, asking) if table.answers else None
            answered = None if message is None else Asked.read(table.answers)
            if message is None and swept:
                message = await self._sent_before(channel, table, post)
            if message is None:
                pictures = [*_before(table, post), as_file(picture, table.game)]
                nonce = f"{table.id}-{table.due}"
                message = await send(channel, post, nonce=nonce, files=pictures)
        old = self._shown.get(table.id)
        self._shown.put(table.id, LastBoard(table.due, _seen(post, picture), message, answered))
        noted = await self._bot.host.posts.mark_posted(table.id, table.due, message, behind=behind)
        if noted.post is not None and noted.post < message:
            # Another process has posted a later turn meanwhile: this board came behind it.
            async with asyncio.timeout(LONGEST_POST):
                await channel.get_partial_message(message).delete()
            return
        if table.posting.posted < 0:
            self._naming.begin(table)
        await self._retire_others(table, message, noted, old)
        if table.posting.post is not None and table.posting.post != message:
            lobby = table.posting.posted < 0
            await self._retire(table, table.posting.post, old, lobby=lobby, behind=behind)
        await self.old_posts.posted(table)

    async def _retire_others(
        self, table: Table, message: int, noted: BoardPost, old: LastBoard | None
    ) -> None:
        """Take the buttons off boards of which only another process knew when it posted."""
        if noted.post is not None and noted.post > message:
            # It has, before it could know of this board: nobody else takes these buttons off.
            await self.note_offer(table, message)
            await self._retire(table, message, old, lobby=False)
        elif noted.before not in (None, table.posting.post, message):
            # It has posted the turn before, and noted so only after this table was read.
            await self._retire(table, noted.before, old, lobby=False)

    async def note_offer(self, table: Table, message: int, kind: Kind = "") -> None:
        """Note a message with buttons beside a table's board: with the next board they go."""
        await self.old_posts.note(table, message, kind)

    async def _sent_before(
        self,
        channel: discord.PartialMessageable,
        table: Table,
        post: Post,
        *,
        pictured: bool = True,
    ) -> int | None:
        """The message that holds a board, or pings, already, if nobody could note so and it is too
        long ago for Discord to know it again by its nonce."""
        if table.posting.post is None:
            return None
        with contextlib.suppress(*FAILURES):
            async for message in channel.history(
                after=discord.Object(table.posting.post), limit=MOST_LOOKED_AT
            ):
                # Offers of seats have the same buttons, and no picture.
                ours = self._bot.user == message.author
                if (
                    ours
                    and bool(message.attachments) is pictured
                    and offers_the_same(message, post)
                ):
                    return message.id
        return None

    async def post_lobby(self, table: Table) -> None:
        """Post a lobby that somebody has opened and nobody could post, or not note so."""
        channel, post = lobby_channel_of(self._bot, table), opened_post(table)
        async with asyncio.timeout(LONGEST_POST):
            message = None
            with contextlib.suppress(*FAILURES):
                async for one in channel.history(limit=MOST_LOOKED_AT):
                    if self._bot.user == one.author and offers_the_same(one, post):
                        message = one.id
                        break
            if message is None:
                message = await send(channel, post, nonce=f"{table.id}-lobby")
        await self._bot.host.posts.mark_posted(table.id, table.due, message)

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
                    return await answer(self._bot, asked, post.payload(), uploads)
                except aiohttp.ClientConnectionError:
                    return await answer(self._bot, asked, post.payload(), uploads)
            except discord.HTTPException as failed:
                if failed.code not in TOO_LATE and failed.status < SERVER_ERROR:
                    return None
            except TimeoutError:
                log.info("table %d: its board was not heard of as an answer", table.id)
            try:
                return await public_answer(self._bot, asked)
            except discord.HTTPException as failed:
                if failed.code in (*TOO_LATE, UNKNOWN_MESSAGE):
                    return None
                raise

        if asking is not None and asking.id == asked.id:
            return await show_board(asking, send)
        return await send()

    async def _ping(
        self, channel: discord.PartialMessageable, table: Table, *, swept: bool
    ) -> None:
        """Tell whoever is asked in a message of its own: an edit pings nobody. It goes when the
        game has moved on."""
        post, message = ping_post(table), None
        if swept:
            message = await self._sent_before(channel, table, post, pictured=False)
        if message is None:
            message = await send(channel, post, nonce=f"{table.id}-{table.due}-ping")
        await self.old_posts.note_ping(table, message)

    async def _show_in_place(
        self,
        channel: discord.PartialMessageable,
        table: Table,
        post: Post,
        picture: Picture,
        *,
        swept: bool,
    ) -> bool:
        """Show a board in the message that has the old one, if it is still there."""
        try:
            await self._edit(channel, table, post, picture)
            if post.pings:
                await self._ping(channel, table, swept=swept)
            elif waiting_users(table):
                await self.old_posts.keep_pings(table)
        except (discord.HTTPException, discord.RateLimited) as failed:
            if isinstance(failed, discord.HTTPException) and failed.code == THREAD_ARCHIVED:
                # An edit does not wake a sleeping thread, a message does.
                await self._ping(channel, table, swept=swept)
                await self._edit(channel, table, post, picture)
            elif _is_no_place(failed):
                return False
            else:
                raise
        answered = _answered_by(table.posting.post, self._shown.get(table.id))
        shown = LastBoard(table.due, _seen(post, picture), table.posting.post, answered)
        self._shown.put(table.id, shown)
        await self._bot.host.posts.mark_posted(table.id, table.due, table.posting.post)
        await self.old_posts.posted(table)
        newest = await self._bot.host.ledger.table(table.id)
        if newest is None:
            return True
        old = table.posting.post
        if old is not None and newest.posting.post != old:
            # Another process has posted a later turn elsewhere meanwhile, and taken the buttons off
            # this one: the edit may have put them back.
            await self.note_offer(table, old)
            await self._retire(table, old, shown, lobby=False)
        elif newest.live and newest.posting.posted > table.due:
            # Another process has shown a later turn meanwhile, and this edit came behind it.
            await self._edit(channel, newest, *await self._bot.boards.of(newest))
        return True

    async def _edit(
        self, channel: discord.PartialMessageable, table: Table, post: Post, picture: Picture
    ) -> None:
        # A picture that is there already need not be sent again.
        old = self._shown.get(table.id)
        shown = None if old is None else (old.position_number, old.pictures)
        same = shown == (table.posting.posted, _seen(post, picture))
        pictures = [*_before(table, post), as_file(picture, table.game)]
        files: dict[str, Any] = {} if same else {"attachments": pictures}
        await channel.get_partial_message(table.posting.post or 0).edit(
            content=post.content,
            view=post.buttons,
            allowed_mentions=discord.AllowedMentions.none(),
            **files,
        )

    async def _retire(
        self,
        table: Table,
        message: int,
        shown: LastBoard | None,
        *,
        lobby: bool,
        behind: bool = False,
    ) -> None:
        """Take the buttons off a post that another one has taken the place of.

        `shown` is what this process posted last, which may be that post.
        """
        old = OldPost(table.id, table.channel, message, lobby, behind)
        await self.old_posts.tidy(old, table=table, answered=_answered_by(message, shown))

    async def retime(self, table: Table) -> None:
        """Let the newest post tell when time runs out after that has changed, if it can."""
        if table.status != "running" or table.posting.post is None or table.posting.posted < 0:
            return
        async with tidying():
            message = await channel_of(self._bot, table).fetch_message(table.posting.post)
            content = retimed(message.content, table)
            if content != message.content:
                await message.edit(content=content, allowed_mentions=discord.AllowedMentions.none())

    async def close_request(self, table: Table) -> None:
        """Take the buttons off a request for a takeback that the game has moved on from."""
        request = overtaken(table)
        if request is None or request.post is None:
            return
        channel = channel_of(self._bot, table)
        async with tidying():
            await channel.get_partial_message(request.post).edit(
                content="\n".join(overtaken_lines(table)), view=None
            )


def _answered_by(message: int | None, shown: LastBoard | None) -> Asked | None:
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
