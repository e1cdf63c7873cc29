"""`/takeback`: a player asks the others to let them decide once more.

The request is a public post with buttons; everything it needs is kept with the table, so it works
after any restart. The game may go on meanwhile, which closes it: the outbox says so then.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.delivery.channel import Post, channel_of, send
from cogs.play.panel import Showing, may_be_stale, show_panel
from cogs.reply.answers import refuse, say_nothing, update, whisper
from cogs.reply.components import Press
from cogs.reply.failures import FAILURES, tidying
from cogs.reply.here import live_table
from cogs.reply.sent import At, Number
from cogs.words.speech import at_people, label, language_of, safe
from engine.core import Refused
from engine.host.locks import Locks
from engine.table.drafts import decision_of
from engine.table.model import Asking, Table
from engine.table.takeback import missing, open_request, others
from words import listed, say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]


def request_post(table: Table, request: Asking) -> Post:
    """Who asks for what, who has agreed, and whose answer is missing."""
    language = table.language
    asked = missing(table, request)
    text = say(
        language,
        "takeback-asks",
        name=_name(table, request.user),
        count=table.ply - request.ply,
        mentions=at_people(asked),
    )
    agreed = [user for user in others(table, request.user) if user not in asked]
    if agreed:
        names = listed(language, [_name(table, user) for user in agreed])
        text = f"{text}\n{say(language, 'takeback-so-far', names=names)}"

    def button(what: str, style: ButtonStyle = ButtonStyle.secondary) -> Press:
        return Press(table.id, what, say(language, f"button-{what}"), style, (request.number,))

    buttons = (
        button("agree", ButtonStyle.success),
        button("decline", ButtonStyle.danger),
        button("withdraw"),
    )
    return Post(text, buttons, asked)


class Takebacks(commands.Cog):
    """Asking for a takeback, and answering."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self._showing = Locks()

    async def cog_load(self) -> None:
        on = self.bot.presses.on
        on("agree", self.press_agree, button=Number, updates=True)
        on("decline", self.press_decline, button=Number, updates=True)
        on("withdraw", self.press_withdraw, button=Number, updates=True)
        on("retract", self.press_retract, button=Number)
        self.bot.presses.on_page("rewind", self.press_rewind, button=At)

    @app_commands.command(name=label("cmd-takeback"), description=label("cmd-takeback-about"))
    async def takeback(self, interaction: Interaction) -> None:
        table = await self._table_here(interaction)
        language = language_of(interaction)
        async with self._showing.of(table.id):
            table = await self.bot.host.takebacks.ask(table.id, interaction.user.id)
            request = open_request(table)
            if request is not None:
                await self._post(table, request)
        if request is None and table.takebacks.back != table.position_number:
            raise Refused("already-done", "already done")  # and it was answered since
        if request is None:
            await whisper(interaction, say(language, "takeback-alone"))
            await self.bot.outbox.deliver_for(interaction, table)
            return
        names = [_name(table, user) for user in missing(table, request)]
        waiting = listed(language, names)
        await whisper(interaction, say(language, "takeback-waits", names=waiting))

    # Alone

    async def press_retract(self, interaction: Interaction, table_id: int, shown: Number) -> None:
        """Go back from a board, and decide anew."""
        retract = self.bot.host.takebacks.retract
        table = await retract(table_id, interaction.user.id, shown.number)
        await self._decide_again(interaction, table, replace=False)

    @may_be_stale()
    async def press_rewind(self, interaction: Interaction, table_id: int, sent: At) -> Showing:
        """The same from a panel."""
        retract = self.bot.host.takebacks.retract
        table = await retract(table_id, interaction.user.id, sent.since)
        return self._decide_again(interaction, table, replace=True)

    async def _decide_again(self, interaction: Interaction, table: Table, *, replace: bool) -> None:
        """The panel of who has gone back, and the board for the channel."""
        note = say(language_of(interaction), "retracted")
        try:
            decision = decision_of(table, interaction.user.id)
        except Refused:  # it was done before, and they have decided since
            await (update if replace else whisper)(interaction, note)
        else:
            await show_panel(interaction, decision, note=note, replace=replace)
        await self.bot.outbox.deliver_for(interaction, table)

    # With others

    async def press_agree(self, interaction: Interaction, table_id: int, asked: Number) -> None:
        agree = self.bot.host.takebacks.agree
        await self._answer(interaction, table_id, asked.number, agree, "done")

    async def press_decline(self, interaction: Interaction, table_id: int, asked: Number) -> None:
        decline = self.bot.host.takebacks.decline
        await self._answer(interaction, table_id, asked.number, decline, "declined")

    async def press_withdraw(self, interaction: Interaction, table_id: int, asked: Number) -> None:
        withdraw = self.bot.host.takebacks.withdraw
        await self._answer(interaction, table_id, asked.number, withdraw, "withdrawn")

    async def _answer(
        self,
        interaction: Interaction,
        table_id: int,
        number: int,
        answer: Callable[[int, int, int], Awaitable[Table]],
        ended: str,
    ) -> None:
        """Answer a request, and show in its post what has become of it."""
        async with self._showing.of(table_id):
            before = await self.bot.host.table(table_id)
            try:
                table = await answer(table_id, interaction.user.id, number)
            except Refused as refused:
                if refused.code == "takeback-gone":
                    await _close(interaction, before)
                await refuse(interaction, refused)
                return
            request, asking = open_request(table), before.takebacks.asking
            if request is not None:
                post = request_post(table, request)
            elif asking is None:
                # Another process was quicker with the same click: it shows what became of it.
                await say_nothing(interaction)
                return
            else:
                names = {
                    "name": _name(table, asking.user),
                    "other": safe(interaction.user.display_name),
                }
                post = Post(say(table.language, f"takeback-{ended}", **names))
            await self._show(interaction, table, post)
        if table.owes_post:
            await self.bot.outbox.deliver_for(interaction, table)

    async def _post(self, table: Table, request: Asking) -> None:
        """Ask the others, unless it has been done. What nobody can read is not asked for."""
        if request.post is not None:
            return
        post = request_post(table, request)
        nonce = f"{table.id}-{request.number}-back"
        try:
            message = await send(channel_of(self.bot, table), post, nonce=nonce)
        except TimeoutError as failed:
            # It may be in the channel: asked again, it is the same message, and is noted then.
            raise self.bot.outbox.obstacle(failed, table) from failed
        except FAILURES as failed:
            with contextlib.suppress(Refused):
                await self.bot.host.takebacks.withdraw(table.id, request.user, request.number)
            raise self.bot.outbox.obstacle(failed, table) from failed
        await self.bot.posting.note_offer(table, message)
        with contextlib.suppress(Refused):  # it may have been answered already
            await self.bot.host.takebacks.announce(table.id, request.number, message)

    async def _show(self, interaction: Interaction, table: Table, post: Post) -> None:
        """Change the post that asked, even if it is too late for an answer."""
        view = post.buttons if post.pings else None
        if await update(interaction, post.content, view=view) or interaction.message is None:
            return
        message = channel_of(self.bot, table).get_partial_message(interaction.message.id)
        async with tidying():
            await message.edit(
                content=post.content, view=view, allowed_mentions=discord.AllowedMentions.none()
            )

    async def _table_here(self, interaction: Interaction) -> Table:
        """The game of this channel; one that is over says so itself."""
        try:
            return await live_table(interaction)
        except Refused:
            table = await self.bot.host.ledger.last_in(interaction.channel_id or 0)
            if table is None or table.status == "closed":
                raise
            return table


async def _close(interaction: Interaction, table: Table) -> None:
    """Take the buttons off a request that is no longer open.

    If another process has answered the click, it has also shown what became of the request.
    """
    asked = interaction.message.content if interaction.message is not None else ""
    await update(interaction, f"{asked}\n{say(table.language, 'takeback-closed')}")


def _name(table: Table, user: int) -> str:
    """What somebody at the table is called, safe to print."""
    return next((safe(one.name) for one in table.players if one.user == user), "?")


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Takebacks(bot))
