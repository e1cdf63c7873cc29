"""The post of an invitation in its channel, which says what has become of it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs.delivery.channel import send
from cogs.invitations.posts import current_post
from cogs.reply.failures import FAILURES, heard
from engine.host.locks import Locks
from engine.host.tables import TRIES
from engine.invitations.model import Invitation

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)


class Showing:
    """Shows invitations."""

    def __init__(self, bot: Hedgepost) -> None:
        self._bot = bot
        self._locks = Locks()

    async def refresh(self, invitation: Invitation, *, busy: bool = False) -> None:
        """Bring the post of an invitation up to date. An answer that was given meanwhile has
        perhaps been shown already, and is now covered by what was there before: look again."""
        if invitation.post is None:
            return
        async with self._locks.of(invitation.id):
            newest = await self._bot.host.invitations.invitation(invitation.id)
            for _ in range(TRIES):
                shown = newest
                if not await self._show(shown, invitation.post, busy=busy):
                    return
                newest = await self._bot.host.invitations.invitation(invitation.id)
                if newest.version == shown.version:
                    return

    async def _show(self, invitation: Invitation, message: int, *, busy: bool) -> bool:
        """Let a message say how an invitation stands; whether it does."""
        is_busy = busy and invitation.state == "agreed"
        post = await current_post(self._bot.host, invitation, busy=is_busy)
        channel = self._bot.get_partial_messageable(invitation.channel, guild_id=invitation.guild)
        try:
            await heard(
                channel.get_partial_message(message).edit(
                    content=post.content,
                    view=post.buttons,
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            )
        except FAILURES as failed:
            log.warning("invitation %d cannot be shown (%s)", invitation.id, failed)
            return False
        return True

    async def post(self, invitation: Invitation) -> None:
        """Post an invitation in its channel, and note that it is there. Raises what Discord says
        against it."""
        channel = self._bot.get_partial_messageable(invitation.channel, guild_id=invitation.guild)
        message = await send(
            channel,
            await current_post(self._bot.host, invitation),
            nonce=f"invitation-{invitation.id}",
        )
        await self.note_post(invitation, message)

    async def note_post(self, invitation: Invitation, message: int) -> None:
        """Note which message holds an invitation, and bring it up to date if the invitation has
        changed since it was written."""
        await self._bot.host.invitations.mark_posted(invitation.id, message)
        newest = await self._bot.host.invitations.invitation(invitation.id)
        if newest.version != invitation.version:
            await self.refresh(newest)
