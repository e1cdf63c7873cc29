"""What ends a game for somebody, or for all: asked once more, with what will happen.

A player leaves, who opened a table stops or closes it, players vote to stop, a manager ends it.
None of it happens on one tap: there is a private question first, and room for a reason, which the
channel is told together with who it was.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Final, Literal

import discord
from discord import ButtonStyle
from msgspec import Meta

from cogs.delivery.channel import Post, announce
from cogs.reply.answers import open_modal, update, whisper
from cogs.reply.components import Press, view_of
from cogs.reply.modals import Line, table_modal
from cogs.reply.sent import Nothing, Sent
from cogs.words.partings import REASON_LENGTH, reason_of
from cogs.words.ratings import signed
from cogs.words.speech import language_of, safe, safe_names
from engine.core import Refused
from engine.table import lobby, turns
from engine.table.model import Doer, Language, Table
from words import listed, say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

What = Literal["resign", "stop", "close", "end"]
"""A player leaves; who opened the game, or a vote, stops it; a lobby is closed; a manager ends
whatever there is."""


class Decided(Sent, frozen=True):
    """Somebody is sure, and may say why."""

    what: What
    reason: Annotated[str, Meta(max_length=REASON_LENGTH)] = ""


class Asked(Sent, frozen=True):
    """Somebody would like to say why first."""

    what: What


class Farewells:
    """Asks whoever wants to end something, and does it once they are sure."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self._deeds: Final[dict[What, Callable[[Interaction, Table, Doer], Awaitable[None]]]] = {
            "resign": self._resign,
            "stop": self._stop,
            "close": self._close,
            "end": self._end,
        }

    def answer_clicks(self) -> None:
        """Let the buttons of questions and votes find their way here."""
        presses = self.bot.presses
        presses.on_page("farewell", self.do, button=Decided, modal=Decided)
        presses.on("why", self.ask_why, private=True, button=Asked)
        presses.on_page("stay", self.stay, button=Nothing)
        presses.on("vote", self.vote, button=Nothing)
        presses.on("close", self.ask_to_close, button=Nothing)

    async def ask(self, interaction: Interaction, table: Table, what: What) -> None:
        """Ask in private whether somebody is sure. Raises `Refused` if they may not anyway."""
        language = language_of(interaction)
        question = _question(language, table, what, _doer(interaction, what), self.bot.host.now())
        if what == "resign":
            loss = await self.bot.host.ratings.loss(table, interaction.user.id)
            if loss is not None:
                question += " " + say(language, "resign-rated", change=signed(loss))

        def button(word: str, key: str, style: ButtonStyle, *arguments: str) -> Press:
            return Press(table.id, word, say(language, key), style, arguments)

        buttons = (
            button("farewell", f"button-{what}-sure", ButtonStyle.danger, what),
            button("why", "button-why", ButtonStyle.secondary, what),
            button("stay", f"button-{what}-not", ButtonStyle.secondary),
        )
        await whisper(interaction, question, view=view_of(buttons))

    async def ask_to_close(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        await self.ask(interaction, await self.bot.host.table(table_id), "close")

    async def ask_why(self, interaction: Interaction, table_id: int, sent: Asked) -> None:
        """Let somebody write down a reason: sending it is the last word."""
        language = language_of(interaction)
        line = Line(say(language, "why-question"), say(language, "why-hint"), "", REASON_LENGTH)
        title = say(language, f"button-{sent.what}-sure")
        modal = table_modal(table_id, "farewell", sent.what, title=title, line=line)
        await open_modal(interaction, modal)

    async def stay(self, interaction: Interaction, _: int, __: Nothing) -> None:
        await update(interaction, say(language_of(interaction), "nothing-changed"))

    async def do(self, interaction: Interaction, table_id: int, sent: Decided) -> None:
        """Do what somebody is sure of."""
        table = await self.bot.host.table(table_id)
        doer = _doer(interaction, sent.what, " ".join(sent.reason.split()))
        await self._deeds[sent.what](interaction, table, doer)

    async def vote(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        """Somebody agrees to stop, below the post that asks for it."""
        table = await self.bot.host.table(table_id)
        if table.live and interaction.user.id == table.owner:
            # Their word is enough, so they are asked as with the command.
            await self.ask(interaction, table, "stop")
            return
        await self._stop(interaction, table, _doer(interaction, "stop"))

    async def _resign(self, interaction: Interaction, table: Table, doer: Doer) -> None:
        after = await self.bot.host.turns.resign(table.id, doer.user, doer.reason)
        await update(interaction, say(language_of(interaction), "resigned"))
        await self.bot.outbox.deliver_for(interaction, after)

    async def _stop(self, interaction: Interaction, table: Table, doer: Doer) -> None:
        after = await self.bot.host.turns.stop(table.id, doer)
        language = language_of(interaction)
        if after.status == "abandoned":
            await _answered(interaction, say(language, "stopped"))
            await self.bot.outbox.deliver_for(interaction, after)
            return
        await _answered(interaction, say(language, "voted"))
        message = await announce(interaction, vote_post(after, doer), after)
        await self.bot.posting.note_offer(after, message)

    async def _close(self, interaction: Interaction, table: Table, doer: Doer) -> None:
        after = await self.bot.host.lobbies.close(table.id, doer)
        await update(interaction, say(language_of(interaction), "closed"))
        await self.bot.lobby.refresh(after)

    async def _end(self, interaction: Interaction, table: Table, doer: Doer) -> None:
        if not interaction.permissions.manage_guild:
            raise Refused("manager-only", "managers only")
        after = await self.bot.host.servers.end(table.id, doer)
        await update(interaction, say(language_of(interaction), "ended"))
        if after.status == "closed":
            await self.bot.lobby.refresh(after)
        else:
            await self.bot.outbox.deliver_for(interaction, after)


async def _answered(interaction: Interaction, text: str) -> None:
    """Answer in the question, or in private to somebody who pressed below a public post."""
    message = interaction.message
    private = message is not None and message.flags.ephemeral
    await (update if private else whisper)(interaction, text)


def _doer(interaction: Interaction, what: What, reason: str = "") -> Doer:
    name = interaction.user.display_name
    return Doer(interaction.user.id, name, reason, manager=what == "end")


def _question(language: Language, table: Table, what: What, doer: Doer, now: int) -> str:
    """Whether somebody is sure, and what will happen. Raises `Refused` as the deed would."""
    if what == "resign":
        after = turns.leaving(table, doer.user, now).table
        if after.status == "running":
            return say(language, "resign-ask")
        if after.outcome is None:
            return say(language, "resign-ask-stops")
        names = safe_names(table)
        winners = listed(language, [names[seat] for seat in after.outcome.winners])
        return say(language, "resign-ask-ends", names=winners)
    if what == "stop":
        after = turns.stopped_by(table, doer, now).table
        if after.status == "running" or table.rated:
            return say(
                language,
                "vote-ask-rated" if table.rated else "vote-ask",
                votes=len(after.votes),
                needed=turns.votes_needed(after),
            )
        return say(language, "stop-ask")
    if what == "close":
        lobby.closed_by(table, doer, now)
    elif table.status != "lobby":
        return say(language, "end-ask")
    return say(language, "close-ask", count=sum(not one.level for one in table.players))


def vote_post(table: Table, doer: Doer) -> Post:
    """That somebody would like to stop, how many votes there are, and a button to agree."""
    text = say(
        table.language,
        "stop-vote",
        name=safe(doer.name),
        votes=len(table.votes),
        needed=turns.votes_needed(table),
    )
    if doer.reason:
        text = f"{text} {say(table.language, 'because', reason=reason_of(doer))}"
    return Post(text, (Press(table.id, "vote", say(table.language, "button-vote")),))


async def setup(bot: Hedgepost) -> None:
    bot.farewells.answer_clicks()
