"""Answers to invitations, and the table that comes of one once everybody wants to play.

Everything is saved before it is shown. What was to follow then, and did not because the bot fell
over in between, a timer makes up for: the post, the table, the end after three days.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Final

import discord
from msgspec import Meta
from msgspec.structs import replace

from cogs.delivery.channel import Post, announce
from cogs.invitations.posts import (
    current_post,
    game_of,
    post_link,
    proposal_buttons,
    terms_text,
)
from cogs.invitations.showing import Showing
from cogs.invitations.suggesting import CLOCK, NO, OPTIONS, RATED, SAME, YES, suggestion_modal
from cogs.reply.answers import open_modal, update
from cogs.reply.failures import FAILURES, UNKNOWN_CHANNEL, heard
from cogs.reply.permissions import may_open_threads
from cogs.reply.presses import old_button
from cogs.reply.sent import Count, Sent
from cogs.table.guests import keeps_away
from cogs.words.clocks import as_preset
from cogs.words.speech import at_people, language_of, safe
from cogs.words.threads import thread_name
from engine.clock.timers import Timer
from engine.core import Refused
from engine.host.invitations import AGAIN
from engine.invitations.model import Invitation, Kind, Terms
from engine.table.model import Table
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

log = logging.getLogger(__name__)

THREAD_THERE: Final = 160004
"""Discord: a message has its thread already. It has the message's number."""
LONGEST_SLEEP: Final = 10080
"""Minutes after which Discord puts a silent thread away: a week, the most there is."""
LONGEST_TYPED: Final = 400


class Answered(Sent, frozen=True):
    """An invitation, and which edition of it was read."""

    invitation: Count
    edition: Count


class Suggested(Answered, frozen=True):
    """And what somebody would like better."""

    answers: dict[str, tuple[Annotated[str, Meta(max_length=LONGEST_TYPED)], ...]]


class Reception:
    """Answers the buttons of invitations, and opens their tables."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self.showing = Showing(bot)

    def answer_clicks(self) -> None:
        """Let the buttons of invitations find their way here, and their timers."""
        on = self.bot.presses.on
        for what, handler in (
            ("accept", self.accept),
            ("notnow", self.decline),
            ("calloff", self.withdraw),
            ("takeup", self.take_up),
            ("turndown", self.turn_down),
            ("seekin", self.join),
            ("seekout", self.step_out),
        ):
            on(what, handler, where="server", updates=True, button=Answered)
        on("suggest", self.ask_what, where="server", button=Answered)
        on("suggested", self.suggest, where="server", modal=Suggested)
        self.bot.timers.on("invitation", self.follow_up)

    # Answers

    async def accept(self, interaction: Interaction, _: int, sent: Answered) -> None:
        await self._found(interaction, sent, "challenge")
        accepting = self.bot.host.invitations.accept
        await self._answer(interaction, await accepting(*_by(interaction, sent), sent.edition))

    async def decline(self, interaction: Interaction, _: int, sent: Answered) -> None:
        await self._found(interaction, sent, "challenge")
        after = await self.bot.host.invitations.decline(*_by(interaction, sent))
        await self._answer(interaction, after)

    async def withdraw(self, interaction: Interaction, _: int, sent: Answered) -> None:
        await self._found(interaction, sent)
        after = await self.bot.host.invitations.withdraw(*_by(interaction, sent))
        await self._answer(interaction, after)

    async def take_up(self, interaction: Interaction, _: int, sent: Answered) -> None:
        await self._found(interaction, sent, "challenge")
        taking = self.bot.host.invitations.take_up
        after = await taking(*_by(interaction, sent), sent.edition)
        await self._answer(interaction, after, "challenge-taken-up")

    async def turn_down(self, interaction: Interaction, _: int, sent: Answered) -> None:
        await self._found(interaction, sent, "challenge")
        turning = self.bot.host.invitations.turn_down
        after = await turning(*_by(interaction, sent), sent.edition)
        await self._answer(interaction, after, "challenge-upheld")

    async def join(self, interaction: Interaction, _: int, sent: Answered) -> None:
        invitation = await self._found(interaction, sent, "seek")
        user = interaction.user.id
        for one in invitation.people:
            if one != user and await keeps_away(self.bot, one, user):
                raise Refused("seek-blocked", "one of them has blocked the other")
        name = interaction.user.display_name
        after = await self.bot.host.invitations.join(invitation.id, user, name)
        await self._answer(interaction, after)

    async def step_out(self, interaction: Interaction, _: int, sent: Answered) -> None:
        await self._found(interaction, sent, "seek")
        after = await self.bot.host.invitations.step_out(*_by(interaction, sent))
        await self._answer(interaction, after)

    async def ask_what(self, interaction: Interaction, _: int, sent: Answered) -> None:
        """Let somebody who is asked say what they would like better."""
        invitation = await self._found(interaction, sent, "challenge")
        if sent.edition != invitation.edition:
            raise Refused("invitation-changed", "the terms have changed meanwhile")
        if not invitation.is_open or invitation.guest(interaction.user.id) is None:
            # It is refused as an answer would be.
            await self.bot.host.invitations.suggest(
                *_by(interaction, sent), sent.edition, invitation.terms
            )
        await open_modal(interaction, suggestion_modal(invitation, language_of(interaction)))

    async def suggest(self, interaction: Interaction, _: int, sent: Suggested) -> None:
        invitation = await self._found(interaction, sent, "challenge")
        wanted = _wanted(invitation.terms, sent.answers)
        user = interaction.user.id
        suggesting = self.bot.host.invitations.suggest
        after = await suggesting(invitation.id, user, sent.edition, wanted)
        await self.showing.refresh(after)
        if after.proposal is None or after.proposal.user != user:
            return  # whoever asked has answered it already
        language = after.language
        text = say(
            language,
            "challenge-asks",
            owner=at_people([after.owner]),
            name=safe(interaction.user.display_name),
            game=game_of(after),
            terms=terms_text(language, after.game, after.proposal.terms),
            link=post_link(after),
        )
        await announce(interaction, Post(text, proposal_buttons(after), pings=(after.owner,)))

    async def _found(
        self, interaction: Interaction, sent: Answered, kind: Kind | None = None
    ) -> Invitation:
        """The invitation that was answered, in its own channel. Raises `Refused` if one of its kind
        has no such button."""
        invitation = await self.bot.host.invitations.invitation(sent.invitation)
        here = (interaction.guild_id, interaction.channel_id)
        if here != (invitation.guild, invitation.channel):
            raise old_button()
        if kind not in (None, invitation.kind):
            raise old_button()
        if not invitation.is_pending:
            # It has its buttons still: the bot was killed before it could show what had become of
            # it. What was answered is refused, as it is everywhere; the next one sees it.
            await self.showing.refresh(invitation)
        return invitation

    async def _answer(
        self, interaction: Interaction, invitation: Invitation, said: str = ""
    ) -> None:
        """Show what has become of an invitation where it was answered; begin its game if
        everybody wants to play."""
        language = invitation.language
        clicked = interaction.message.id if interaction.message is not None else 0
        own = invitation.post in (None, clicked)
        # A bot that was killed as it posted has perhaps posted twice, and knows one of the two.
        is_copy = not own and not said
        if own and invitation.post is None and invitation.is_pending:
            # Quicker than whoever posted it could note which message it is.
            await self.bot.host.invitations.mark_posted(invitation.id, clicked)
            invitation = replace(invitation, post=clicked)
        if own or is_copy:
            post = await current_post(self.bot.host, invitation)
            await update(interaction, post.content, view=post.buttons)
        else:
            await update(interaction, say(language, said, name=safe(invitation.name)))
        newest = await self.bot.host.invitations.invitation(invitation.id)
        if newest.state == "agreed":
            await self.go_on(newest)
        elif not own or newest.version != invitation.version:
            await self.showing.refresh(newest)

    # What follows

    async def go_on(self, invitation: Invitation) -> bool:
        """Open the table of an invitation that everybody agrees to, and show how it stands. Gives
        whether that is done, if it was to be."""
        table: Table | None = None
        if invitation.state == "agreed":
            table = await self._opened(invitation)
        busy = invitation.state == "agreed" and table is None
        await self.showing.refresh(
            await self.bot.host.invitations.invitation(invitation.id), busy=busy
        )
        if table is not None:
            await self.bot.outbox.deliver(table.id)
        return not busy

    async def _opened(self, invitation: Invitation) -> Table | None:
        place = await self._place(invitation)
        try:
            return await self.bot.host.invitations.begin(invitation.id, place)
        except Refused as refused:
            if refused.code != "invitation-changed":
                raise
            return None  # somebody has left it meanwhile

    async def _start_late(self, invitation: Invitation) -> None:
        """Let the game of an invitation begin if the bot was killed before it could."""
        table = await self.bot.host.table(invitation.table or 0)
        if table.status != "lobby":
            return
        try:
            await self.bot.host.invitations.begin(invitation.id, table.channel)
        except Refused as refused:
            log.info("invitation %d: its table does not begin (%s)", invitation.id, refused)
            return  # they have changed it, and will start it
        await self.showing.refresh(invitation)
        await self.bot.outbox.deliver(table.id)

    async def _place(self, invitation: Invitation) -> int:
        """Where the game of an invitation is to be: a thread below its post, which there is but
        once, or its channel where no thread can be."""
        channel = self.bot.get_channel(invitation.channel)
        if not isinstance(channel, discord.TextChannel) or invitation.post is None:
            return invitation.channel
        if not may_open_threads(channel):
            return invitation.channel
        names = [invitation.name, *(guest.name for guest in invitation.guests)]
        name = thread_name(invitation.language, invitation.game, invitation.terms.options, names)
        message = channel.get_partial_message(invitation.post)
        try:
            thread = await heard(
                message.create_thread(name=name, auto_archive_duration=LONGEST_SLEEP)
            )
        except discord.HTTPException as failed:
            if failed.code == THREAD_THERE:
                return invitation.post
            log.warning("invitation %d: there is no thread for it (%s)", invitation.id, failed)
            return invitation.channel
        return thread.id

    async def follow_up(self, timer: Timer, _: int) -> Sequence[Timer]:
        """See that an invitation is posted, becomes a table, or ends when nobody answers."""
        try:
            invitation = await self.bot.host.invitations.invitation(timer.invitation or 0)
        except Refused:
            return ()
        now = self.bot.host.now()
        again = Timer(at=now + AGAIN, kind="invitation", invitation=invitation.id)
        if invitation.state == "begun":
            await self._start_late(invitation)
        if not invitation.is_pending:
            return ()
        if now >= invitation.until:
            await self.showing.refresh(await self.bot.host.invitations.lapse(invitation.id))
            return ()
        if invitation.state == "agreed":
            return () if await self.go_on(invitation) else (again,)
        if invitation.lacks_post:
            try:
                await self.showing.post(invitation)
            except FAILURES as failed:
                log.warning("invitation %d cannot be posted (%s)", invitation.id, failed)
                if isinstance(failed, discord.HTTPException) and failed.code == UNKNOWN_CHANNEL:
                    await self.bot.host.invitations.lapse(invitation.id)
                    return ()
                return (again,)
        return (replace(again, at=invitation.until),)


def _by(interaction: Interaction, sent: Answered) -> tuple[int, int]:
    return sent.invitation, interaction.user.id


def _wanted(terms: Terms, answers: dict[str, tuple[str, ...]]) -> Terms:
    """What somebody filled in; what they left alone is as it was. Raises `Refused`."""
    options = " ".join(answers.get(OPTIONS, (terms.options,)))
    wanted = replace(terms, options=" ".join(options.split()))
    for preset in answers.get(CLOCK, ()):
        if preset != SAME:
            wanted = replace(wanted, clock=as_preset(wanted.clock, preset))
    for rated in answers.get(RATED, ()):
        if rated in (YES, NO):
            wanted = replace(wanted, rated=rated == YES)
    return wanted
