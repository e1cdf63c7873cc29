"""The posts that seasons owe to their channels: told, sent or edited in place, and noted.

A post is owed until it is noted to be there, so a crash loses none; its nonce lets Discord answer
a second attempt with the message that it has. One after the other is posted: however many a season
owes at once, boards of running games have the rest of what Discord allows.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import discord
from msgspec import Struct

from cogs.delivery.channel import Post, as_file, send
from cogs.reply.failures import FAILURES, UNKNOWN_MESSAGE, heard
from engine.core import Refused
from engine.league.course import Course
from engine.league.posts import Owed, PostKind
from render import Picture
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

TASK: Final = "hedgepost-seasons"
"""How a round is named: as ours, so that stopping waits for it."""
SWEEP_SECONDS: Final = 60
GATHERED: Final = 2
"""Seconds in which results that come together become one edit."""
MOST_AT_ONCE: Final = 50
ORDER: Final[tuple[PostKind, ...]] = (
    "sign-up", "check-in", "preview", "draw", "division", "judged", "digest", "end", "dashboard",
)  # fmt: skip
"""In which posts come that are owed at once, as one reads them."""


class Notice(Struct, frozen=True):
    """What a season says somewhere."""

    channel: int
    post: Post
    pictures: tuple[Picture, ...] = ()


Teller = Callable[[Course, Owed], Awaitable[Notice | None]]
"""What puts a post together; nothing if there is nothing to say any more."""


class Noticeboard:
    """Brings what seasons owe to their channels."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self._tellers: dict[PostKind, Teller] = {}
        self._turn = asyncio.Lock()
        self._nudged = asyncio.Event()

    def on(self, kind: PostKind, teller: Teller) -> None:
        """Let posts of a kind be told."""
        assert kind not in self._tellers, kind
        self._tellers[kind] = teller

    def nudge(self, _season: int) -> None:
        """A season has changed: it may owe something."""
        self._nudged.set()

    async def watch(self) -> None:
        """Post what is owed whenever something changes, and every minute besides."""
        while True:
            try:
                async with asyncio.timeout(SWEEP_SECONDS):
                    await self._nudged.wait()
                await asyncio.sleep(GATHERED)
            except TimeoutError:
                pass
            self._nudged.clear()
            try:
                await asyncio.create_task(self.deliver(), name=TASK)
            except Exception:
                log.exception("the posts of seasons cannot be looked after")

    async def deliver(self) -> None:
        """Post all that is owed, once round."""
        async with self._turn:
            found = await self.bot.host.leagues.owed(MOST_AT_ONCE)
            for owed in sorted(found, key=_in_order):
                if owed.kind in self._tellers:
                    await self._deliver(owed)

    async def _deliver(self, owed: Owed) -> None:
        try:
            course = await self.bot.host.leagues.course(owed.season)
        except Refused:
            return  # forgotten meanwhile
        try:
            await self._bring(course, owed)
        except FAILURES as failed:
            await self._failed(course, owed, failed)
        except Exception:
            # One post that cannot be told must not keep all others back.
            log.exception("season %d: its %s cannot be told", owed.season, owed.kind)

    async def _bring(self, course: Course, owed: Owed) -> None:
        notice = await self._tellers[owed.kind](course, owed)
        if notice is None:
            await self.bot.host.leagues.posted(owed, owed.channel or 0, owed.message or 0)
            return
        if owed.message is not None and owed.channel == notice.channel:
            await self._edit(notice, owed.message)
            message = owed.message
        else:
            message = await send(
                self._channel(course, notice.channel),
                notice.post,
                nonce=f"league-{owed.season}-{owed.kind}-{owed.subject}",
                files=[as_file(one, owed.kind) for one in notice.pictures],
            )
        await self.bot.host.leagues.posted(owed, notice.channel, message)

    def _channel(self, course: Course, channel: int) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(channel, guild_id=course.league.guild)

    async def _edit(self, notice: Notice, message: int) -> None:
        channel = self.bot.get_partial_messageable(notice.channel)
        await heard(
            channel.get_partial_message(message).edit(
                content=notice.post.content,
                attachments=[as_file(one, "league") for one in notice.pictures],
                view=notice.post.buttons,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        )

    async def _failed(self, course: Course, owed: Owed, failed: Exception) -> None:
        """Somebody has deleted the message, and it is posted anew; or it waits for a later round,
        and whoever manages the server is told once."""
        leagues = self.bot.host.leagues
        if isinstance(failed, discord.NotFound) and failed.code == UNKNOWN_MESSAGE:
            await leagues.lost(owed.season, owed.kind, owed.subject)
            self._nudged.set()
            return
        log.warning("season %d: its %s cannot be posted (%s)", owed.season, owed.kind, failed)
        refusing = isinstance(failed, discord.Forbidden | discord.NotFound)
        if await leagues.unpostable(owed) and refusing:
            name, channel = course.league.name, f"<#{_channel_of(course, owed)}>"
            self.bot.logbook.note(
                course.league.guild,
                lambda language: say(language, "log-league-trouble", name=name, channel=channel),
            )


def _channel_of(course: Course, owed: Owed) -> int:
    """Where a post belongs: some are for organisers alone."""
    league = course.league
    private = owed.kind in ("preview", "dashboard")
    return (private and league.dashboard) or league.channel


def _in_order(owed: Owed) -> tuple[int, int, int]:
    return owed.season, ORDER.index(owed.kind), owed.subject
