"""Players who are absent: what happens when their time is over, how they come back, and how
somebody else takes their seat."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
from msgspec.structs import replace

from cogs.delivery.channel import Post, announce, channel_of, send
from cogs.delivery.posts import play_buttons
from cogs.play.panel import show_panel
from cogs.reply.answers import whisper
from cogs.reply.components import view_of
from cogs.reply.failures import FAILURES, tidying
from cogs.reply.sent import Nothing, Number
from cogs.words.seats import unasked_text
from cogs.words.speech import language_of, safe
from engine.clock.timers import Timer
from engine.core import Refused, Seat
from engine.table.drafts import decision_of
from engine.table.model import Table
from engine.table.seats import tenures_of
from engine.table.turns import waiting_on
from engine.table.unattended import anybody, is_stuck
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

log = logging.getLogger(__name__)

AGAIN: Final = 1800
"""Seconds after which an offer is posted again that Discord did not take."""
BUSY: Final = 30
"""Seconds after which a table is tried again that too many were changing."""


class Vacancies:
    """Seats whose players are not there."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    def answer_clicks(self) -> None:
        """Let timers, and the buttons of seats, find their way here."""
        self.bot.timers.on("out", self.time_over)
        self.bot.presses.on("return", self.press_return, button=Nothing)
        self.bot.presses.on("take", self.press_take, button=Number)

    # When time is over

    async def time_over(self, timer: Timer, late: int) -> Sequence[Timer]:
        """Let happen what the table has agreed on, and tell the channel."""
        assert timer.table is not None
        assert timer.seat is not None
        try:
            table = await self.bot.host.seats.time_out(timer.table, timer.seat, timer.since)
        except Refused as refused:
            return self._later(timer, BUSY) if refused.code == "busy" else ()
        await self.bot.outbox.deliver(table.id, table)
        if not _told_apart(table, timer):
            return ()
        # Nobody has moved, so there is no board to say it.
        offer = await self._offer(table, timer.seat, time_up=True)
        posted = await self._tell(table, offer, nonce=f"{table.id}-{timer.seat}-{timer.since}-out")
        return () if posted else self._later(timer, AGAIN)

    def _later(self, timer: Timer, seconds: int) -> Sequence[Timer]:
        return (replace(timer, id=0, taken=0, at=self.bot.host.now() + seconds),)

    async def _offer(self, table: Table, seat: Seat, *, time_up: bool) -> str:
        """That a seat is open, or that everybody has left."""
        language, player = table.language, table.players[seat]
        if player.holder != "open":
            return say(language, "table-asleep")
        key = "seat-opened-time" if time_up else "seat-opened"
        lines = [say(language, key, name=safe(player.name))]
        settings = await self.bot.host.servers.settings(table.guild)
        if not settings.substitutes:
            lines.append(say(language, "seat-opened-managers"))
        elif not table.strangers:
            lines.append(say(language, "seat-opened-owner"))
        return "\n".join(lines)

    async def _tell(self, table: Table, text: str, nonce: str) -> bool:
        """Say something in a table's channel, with the buttons of its board. Gives whether it is
        there; if nobody can ever read it, it need not be.

        With the same `nonce` within a few minutes it is said once.
        """
        post = Post(text, play_buttons(table, table.language))
        try:
            message = await send(channel_of(self.bot, table), post, nonce=nonce)
        except discord.NotFound:
            return True
        except FAILURES as failed:
            log.warning("table %d: an offer could not be posted (%s)", table.id, failed)
            return False
        await self.bot.posting.old_posts.end_offers(table)
        await self.bot.posting.note_offer(table, message, "seat")
        await self._show_buttons(table)
        return True

    async def _show_buttons(self, table: Table) -> None:
        """Bring the buttons below the newest board up to date."""
        async with tidying():
            await (
                channel_of(self.bot, table)
                .get_partial_message(table.posting.post or 0)
                .edit(view=view_of(play_buttons(table, table.language)))
            )

    def _seat(self, table: Table, user: int) -> Seat:
        """Where somebody sits. Raises `Refused` if somebody else does by now: what was asked for
        was done earlier, and is delivered once more."""
        seat = table.seat_of(user)
        if seat is None:
            raise Refused("already-done", "already done")
        return seat

    # Coming back

    async def press_return(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        await self.come_back(interaction, table_id)

    async def come_back(self, interaction: Interaction, table_id: int) -> None:
        """A player plays their seat again, and decides at once if there is something to decide;
        or somebody at the table lets waiting computers go on."""
        user = interaction.user.id
        before = await self.bot.host.table(table_id)
        table = await self.bot.host.seats.attend(table_id, user)
        language, seat = language_of(interaction), self._seat(table, user)
        was_away = before.players[seat].holder != "person"
        # Who is told once more neither was away nor lets anybody go on now: they are back.
        let_go_on = not was_away and is_stuck(before, waiting_on(before))
        note = say(language, "computers-went-on" if let_go_on else "welcome-back")
        if table.status == "running" and seat in waiting_on(table):
            await show_panel(interaction, decision_of(table, user), note=note, replace=False)
        else:
            await whisper(interaction, f"{note} {unasked_text(table, language)}".strip())
        if table.owes_post:
            await self.bot.outbox.deliver_for(interaction, table)
        elif was_away:
            name = safe(table.players[seat].name)
            told = say(table.language, "came-back", name=name)
            await self._tell(table, told, nonce=f"{interaction.id:x}-back")

    # Substitutes

    async def offer_seat(self, interaction: Interaction, table_id: int) -> None:
        """A player offers their own seat."""
        user = interaction.user.id
        table = await self.bot.host.seats.open_seat(table_id, user)
        seat = self._seat(table, user)
        text = await self._offer(table, seat, time_up=False)
        post = Post(text, play_buttons(table, table.language))
        message = await announce(interaction, post, table)
        await self.bot.posting.old_posts.end_offers(table)
        await self.bot.posting.note_offer(table, message, "seat")
        await self._show_buttons(table)

    async def press_take(self, interaction: Interaction, table_id: int, sent: Number) -> None:
        seat, user = sent.number, interaction.user
        before = await self.bot.host.table(table_id)
        if before.seat_of(user.id) == seat:
            await self.come_back(interaction, table_id)
            return
        table = await self.bot.host.seats.take_seat(table_id, seat, user.id, user.display_name)
        await self.announce_taken(interaction, table, seat)

    async def choose_substitute(
        self, interaction: Interaction, table_id: int, member: discord.Member
    ) -> None:
        """The owner says who takes an open seat."""
        if member.bot:
            await whisper(interaction, say(language_of(interaction), "seat-no-bots"))
            return
        try:
            table = await self.bot.host.seats.choose_substitute(
                table_id, interaction.user.id, member.id, member.display_name
            )
        except Refused as refused:
            if refused.code != "already-seated":
                raise
            raise Refused("sits-already", "that person already sits at this table") from None
        seat = self._seat(table, member.id)
        await self.announce_taken(interaction, table, seat)

    async def announce_taken(self, interaction: Interaction, table: Table, seat: Seat) -> None:
        """Tell the channel who plays in a seat from now on, and the new player what is theirs."""
        player, held = table.players[seat], tenures_of(table, seat)
        # Computers that waited for somebody may have gone on: then the board asks.
        asked = seat in waiting_on(table) and not table.owes_post
        text = say(
            table.language,
            "seat-taken-asked" if asked else "seat-taken-over",
            mention=f"<@{player.user}>",
            before=safe(held[-2].name),
        )
        told = asked or player.user != interaction.user.id
        pinged = (player.user,) if told else ()
        post = Post(text, play_buttons(table, table.language), pinged)
        message = await announce(interaction, post, table)
        await self.bot.posting.old_posts.end_offers(table)
        await self.bot.posting.note_offer(table, message, "seat")
        if player.user == interaction.user.id:
            await whisper(interaction, say(language_of(interaction), "seat-taken-told"))
        if table.owes_post:
            await self.bot.outbox.deliver_for(interaction, table)
        else:
            await self._show_buttons(table)
            await self.bot.posting.retime(table)


def _told_apart(table: Table, timer: Timer) -> bool:
    """Whether a time that is over has led to no move, and so to no board."""
    assert timer.seat is not None
    if table.status != "running":
        return False
    player = table.players[timer.seat]
    if timer.seat not in waiting_on(table) or player.since != timer.since:
        return False
    return player.holder == "open" or (player.holder == "computer" and not anybody(table))


async def setup(bot: Hedgepost) -> None:
    bot.vacancies.answer_clicks()
