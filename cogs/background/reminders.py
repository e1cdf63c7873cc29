"""Reminders of decisions that wait: in the channel or by direct message, as each player likes.

Nobody is reminded twice of the same thing: a reminder's nonce says what it is about, so that one
which is sent again after a crash or a lost answer is the same message.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands
from msgspec.structs import replace

from cogs.delivery.channel import Post, channel_of, send
from cogs.delivery.direct import send_direct
from cogs.delivery.posts import board_link, play_button
from cogs.reply.failures import FAILURES, UNKNOWN_CHANNEL
from cogs.words.options import game_title
from cogs.words.speech import stamp
from engine.clock.timers import Timer
from engine.core import Seat
from engine.people.settings import PersonSettings
from engine.recent import Recent
from engine.table.deadlines import next_timer
from engine.table.model import Language, Player, Table
from engine.table.reminders import FIRST_DAYS, plan, reminded
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

TRY_AGAIN: Final = 300
"""Seconds until a reminder is tried again that Discord did not take."""
MOST_CLOSED: Final = 1024
"""Decisions of which is remembered that the channel was told instead of the person."""


class Reminders(commands.Cog):
    """Sends what falls due."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self._told_channel = Recent[tuple[int, Seat, int], bool](MOST_CLOSED)
        """Decisions whose player could not be reached, and of whom the channel was told."""

    async def cog_load(self) -> None:
        for kind in ("half", "most", "day"):
            self.bot.timers.on(kind, self.remind)

    async def remind(self, timer: Timer, late: int) -> Sequence[Timer]:
        """Remind the player of a seat, unless the reminder is void or unwelcome by now.

        Gives what follows: at the table, and for that player alone.
        """
        table = await self.bot.host.ledger.table(timer.table or 0)
        player = None if table is None else reminded(table, timer)
        if table is None or player is None or timer.seat is None:
            return ()
        following = None if timer.user is not None else next_timer(table, timer.seat, after=timer)
        then = () if following is None else (following,)
        settings = await self.bot.host.people.settings(player.user)
        now = self.bot.host.now()
        planned = plan(table, timer.seat, timer, settings, now)
        if not planned.send:
            return (*then, *(_put_off(one, timer, late) for one in planned.later))
        try:
            await self._send(table, player, settings, timer, late)
        except FAILURES as failed:
            if isinstance(failed, discord.NotFound) and failed.code == UNKNOWN_CHANNEL:
                await self.bot.outbox.end(table)
                return ()
            who = player.user
            log.warning(
                "table %d: a reminder of user %d could not be sent (%s)", table.id, who, failed
            )
            if not isinstance(failed, discord.Forbidden):
                again = replace(timer, id=0, taken=0, user=player.user, at=now + TRY_AGAIN)
                return (*then, _put_off(again, timer, late))
        return (*then, *planned.later)

    async def _send(
        self, table: Table, player: Player, settings: PersonSettings, timer: Timer, late: int
    ) -> None:
        nonce = _nonce(table, player, timer)
        direct = settings.nudge == "direct" or table.direct
        if direct:
            text = _text(settings.language or table.language, table, player, timer, late)
            if await send_direct(self.bot, player.user, text, nonce=nonce):
                return
            if table.direct:
                log.info("table %d: its player takes no direct messages", table.id)
                return  # there is no other channel where they could be told
        decision = (table.id, timer.seat or 0, player.since)
        if direct and decision in self._told_channel:
            return
        text = f"<@{player.user}> {_text(table.language, table, player, timer, late)}"
        if direct:
            text += f"\n{say(table.language, 'remind-closed')}"
        post = Post(text, (play_button(table, table.language),), (player.user,))
        message = await send(channel_of(self.bot, table), post, nonce=nonce)
        await self.bot.posting.note_offer(table, message)
        if direct:
            self._told_channel.put(decision, True)


def _text(language: Language, table: Table, player: Player, timer: Timer, late: int) -> str:
    """What waits, for how long or since when, and where."""
    when = stamp(player.deadline or player.asked)
    told = say(language, f"remind-{timer.kind}", game=game_title(table, language), when=when)
    lines = [told, board_link(table)]
    if late:
        lines.append(say(language, "remind-late"))
    return "\n".join(lines)


def _put_off(later: Timer, timer: Timer, late: int) -> Timer:
    """What is late by our own fault is still so in the morning; another reminder is not."""
    return replace(later, late=late) if later.kind == timer.kind else later


def _nonce(table: Table, player: Player, timer: Timer) -> str:
    """What a reminder is about: the same decision of the same person, for the first or for the
    second time. A substitute is asked later than who sat there before."""
    again = "2" if timer.kind == "day" and timer.at >= player.asked + FIRST_DAYS else ""
    return f"{table.id}-{timer.seat}-{player.asked:x}-{timer.kind}{again}"


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Reminders(bot))
