"""The lobby: opening a table, sitting down, choosing options, starting."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from msgspec import Struct
from msgspec.structs import replace

from cogs.delivery.channel import announce, lobby_channel_of, send
from cogs.delivery.lobby_posts import current_lobby_post, opened_post
from cogs.reply.answers import leave_to_others, update, whisper
from cogs.reply.failures import FAILURES, UNKNOWN_MESSAGE, heard
from cogs.reply.permissions import TO_OPEN_THREADS, refuse_if_missing
from cogs.reply.places import is_direct
from cogs.reply.sent import Nothing
from cogs.table.calls import Calls
from cogs.table.threads import missed_for_threads, new_thread, wants_thread
from cogs.words.clocks import as_preset
from cogs.words.computers import computer_name
from cogs.words.speech import language_of, language_of_guild, mentions, permission_names
from engine.clock.clock import Clock
from engine.clock.timers import Timer
from engine.core import Refused
from engine.host.lobbies import Opening
from engine.host.locks import Locks
from engine.host.store import TooManyTables
from engine.table.computers import free_name_among
from engine.table.guests import run_out, timers_for
from engine.table.lobby import checked_options
from engine.table.model import DIRECT, Guest, GuildSettings, Language, Table
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

log = logging.getLogger(__name__)


class Wish(Struct, frozen=True):
    """What somebody who opens a table asks for; what is left open is as the server has it."""

    game: str
    options: str = ""
    thread: bool | None = None
    quiet: bool | None = None
    language: Language | None = None
    clock: Clock | None = None
    preset: str | None = None
    """The time of a preset, with all else about the clock as the server has it."""
    computers: tuple[tuple[int, str], ...] = ()
    """Levels and names of those that play; one without a name is given one."""
    at_once: bool = False
    """The game begins with those: there is nobody to wait for."""
    rated: bool | None = None
    """Whether the result counts for ratings."""
    guests: tuple[Guest, ...] = ()
    """For whom seats are kept, and where all sit: see `Opening.guests`."""
    pace: int = 0
    """The pace of a show, at which nobody sits but those."""


class Lobby:
    """The buttons under a table that has not started yet."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self._showing = Locks()
        self._calls = Calls(bot)

    def answer_clicks(self) -> None:
        """Let the buttons of lobbies, and the end of their patience, find their way here."""
        on = self.bot.presses.on
        on("join", self.join, button=Nothing, updates=True)
        on("leave", self.leave, button=Nothing, updates=True)
        on("start", self.start, button=Nothing, updates=True)
        on("free", self.free_seats, button=Nothing, updates=True)
        self.bot.timers.on("guests", self.guests_late)

    async def open(self, interaction: Interaction, wish: Wish) -> None:
        """Open a table here, or in a thread of its own."""
        settings, spoken = await self._customs(interaction, wish)
        in_thread = wants_thread(interaction, wish.thread, settings)
        refuse_if_missing(interaction, *(TO_OPEN_THREADS if in_thread else ()))
        chosen = checked_options(wish.game, wish.options)
        quiet = settings.quiet if wish.quiet is None else wish.quiet
        language = wish.language or spoken
        clock = wish.clock or settings.clock
        if wish.preset is not None:
            clock = as_preset(clock, wish.preset)
        opening = Opening(
            guild=interaction.guild_id or DIRECT,
            channel=interaction.channel_id or 0,
            owner=interaction.user.id,
            name=interaction.user.display_name,
            game=wish.game,
            options=chosen,
            language=language,
            quiet=quiet,
            clock=clock,
            most_tables=settings.table_limit,
            computers=_named(wish, language, interaction.user.display_name),
            guests=wish.guests,
            pace=wish.pace,
            rated=_is_rated(wish, settings),
        )
        thread = None
        if in_thread:
            await self._refuse_too_many(opening)
            # Of several who have the interaction one makes a thread, whoever of them answers.
            if not await self.bot.host.claim("thread"):
                await leave_to_others(interaction)
                return
            thread = await new_thread(interaction, opening, sure=bool(wish.thread))
        if thread is not None:
            opening = replace(opening, channel=thread.id, parent=interaction.channel_id or 0)
        try:
            table = await self._opened(opening)
        except Refused:  # they have opened another table meanwhile
            if thread is not None:
                with contextlib.suppress(*FAILURES):
                    await thread.edit(archived=True)
            raise
        if table.posting.post is not None or table.status != "lobby":
            await leave_to_others(interaction)  # who have posted it
            return
        if wish.at_once:
            table = await self.bot.host.lobbies.start(table.id, opening.owner)
        message = await announce(interaction, opened_post(table))
        await self._posted(interaction, table, message)
        if thread is None and (missing := missed_for_threads(interaction, wish.thread, settings)):
            spoken_to = language_of(interaction)
            named = permission_names(spoken_to, missing)
            await whisper(interaction, say(spoken_to, "thread-not-here", permissions=named))

    async def _customs(
        self, interaction: Interaction, wish: Wish
    ) -> tuple[GuildSettings, Language]:
        """How tables are where somebody asks, and what they speak. Raises `Refused` where there can
        be none of that kind."""
        if is_direct(interaction):
            if not wish.at_once:
                raise Refused("direct-open", "nobody can join in a direct message")
            if wish.thread:
                raise Refused("direct-thread", "a direct message has no threads")
            return GuildSettings(), language_of(interaction)
        guild = interaction.guild
        if guild is None:
            raise Refused("not-among-others", "the bot is not in this conversation")
        settings = await self.bot.host.servers.settings(guild.id)
        self._refuse_elsewhere(interaction, guild, settings.channels)
        settings = _settings_here(interaction, guild, settings)
        return settings, language_of_guild(guild, settings, self.bot.settings.language)

    async def customs_of_others(self, interaction: Interaction) -> tuple[GuildSettings, Language]:
        """How tables with others are where somebody asks. Raises `Refused` where there are none."""
        return await self._customs(interaction, Wish(""))

    async def _opened(self, opening: Opening) -> Table:
        try:
            return await self.bot.host.lobbies.open(opening)
        except TooManyTables as refused:
            raise _too_many(refused.channels, opening) from None

    async def _refuse_too_many(self, opening: Opening) -> None:
        """Raises `Refused` before a thread is made for a table that cannot be."""
        if opening.most_tables is not None:
            there = await self.bot.host.ledger.owned(opening.guild, opening.owner)
            if len(there) >= opening.most_tables:
                raise _too_many(there, opening)

    async def _posted(self, interaction: Interaction, table: Table, message: int) -> None:
        """Note which message is the lobby; a game that has begun at once gets its board."""
        if table.status == "lobby":
            await self.bot.host.posts.mark_posted(table.id, table.due, message)
            await self._calls.call(interaction, table, message)
        else:
            await self.bot.outbox.deliver_for(interaction, table)

    async def join(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        name = interaction.user.display_name
        table = await self.bot.host.lobbies.join(table_id, interaction.user.id, name)
        await self.show(interaction, table)

    async def leave(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        await self.show(
            interaction, await self.bot.host.lobbies.leave(table_id, interaction.user.id)
        )

    async def start(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        table = await self.bot.host.lobbies.start(table_id, interaction.user.id)
        await self.show(interaction, table)
        await self.bot.outbox.deliver_for(interaction, table)

    async def free_seats(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        after = await self.bot.host.lobbies.free_seats(table_id, interaction.user.id)
        await self.show(interaction, after)

    async def guests_late(self, timer: Timer, _: int) -> Sequence[Timer]:
        """Let seats be free that have been kept for long enough."""
        table = await self.bot.host.table(timer.table or 0)
        if table.status != "lobby" or run_out(table, self.bot.host.now()) == table:
            return timers_for(table)
        table = await self.bot.host.lobbies.let_guests_go(table.id)
        await self.refresh(table)
        return timers_for(table)

    async def refresh(self, table: Table) -> None:
        """Bring a lobby post up to date that nobody has clicked on; post it again if it is gone."""
        async with self._showing.of(table.id):
            # Somebody may have posted it again just now.
            table = await self.bot.host.table(table.id)
            try:
                await self._edit(table, table.posting.post or 0)
            except discord.NotFound as gone:
                if gone.code == UNKNOWN_MESSAGE and table.status == "lobby":
                    await self._post(table)
            except FAILURES as failed:
                log.warning("table %d: the lobby could not be shown (%s)", table.id, failed)

    async def catch_up(self, table_id: int) -> None:
        """Show a lobby as it is now, and again if it has changed while it was being shown."""
        table = await self.bot.host.table(table_id)
        while table.status == "lobby":
            await self.refresh(table)
            newest = await self.bot.host.table(table_id)
            if newest.version == table.version:
                return
            if newest.status != "lobby":
                with contextlib.suppress(*FAILURES):
                    await self._edit(newest, table.posting.post or 0)
            table = newest

    async def show(self, interaction: Interaction, table: Table) -> None:
        """Answer a click on a lobby: it shows how things stand now, wherever it is."""
        post = await current_lobby_post(self.bot.host, table)
        changed = await update(interaction, post.content, view=post.buttons)
        clicked = interaction.message.id if interaction.message is not None else 0
        if changed and table.status != "lobby":
            self.bot.posting.old_posts.is_closed(clicked)
        newest = await self.bot.host.table(table.id)
        if newest.status == "lobby":
            if newest.posting.post is None and _is_public(interaction):
                # Quicker than whoever posted the lobby could note which message it is.
                await self.bot.host.posts.mark_posted(table.id, newest.due, clicked)
                newest = replace(newest, posting=replace(newest.posting, post=clicked))
            # Somebody else may have been answered with less, or clicked on a private copy.
            if not changed or newest.version != table.version or clicked != newest.posting.post:
                await self.refresh(newest)
        elif not changed or table.status == "lobby":
            with contextlib.suppress(*FAILURES):
                await self._edit(newest, clicked)

    async def _post(self, table: Table) -> None:
        post = await current_lobby_post(self.bot.host, table)
        message = await send(lobby_channel_of(self.bot, table), post)
        await self.bot.host.posts.mark_posted(table.id, table.due, message)

    async def _edit(self, table: Table, message: int) -> None:
        post = await current_lobby_post(self.bot.host, table)
        await heard(
            lobby_channel_of(self.bot, table)
            .get_partial_message(message)
            .edit(content=post.content, view=post.buttons, allowed_mentions=post.mentions)
        )

    def _refuse_elsewhere(
        self, interaction: Interaction, guild: discord.Guild, channels: tuple[int, ...]
    ) -> None:
        allowed = [one for one in channels if guild.get_channel(one) is not None]
        channel = interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        if allowed and interaction.channel_id not in allowed and parent not in allowed:
            raise Refused("wrong-channel", "tables are not opened here", channel=mentions(allowed))


def _settings_here(
    interaction: Interaction, guild: discord.Guild, settings: GuildSettings
) -> GuildSettings:
    """What holds in the channel. Raises `Refused` if somebody may open no table there."""
    refuse_to_open(interaction, guild, settings)
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else 0
    return settings.within(interaction.channel_id or 0, parent)


def refuse_to_open(interaction: Interaction, guild: discord.Guild, settings: GuildSettings) -> None:
    """Raise `Refused` if somebody may open no table on a server."""
    access = settings.access
    access.refuse_blocked(interaction.user.id)
    # A role that has gone opens nothing any more, and the last one locks nobody out.
    openers = tuple(role for role in access.openers if guild.get_role(role) is not None)
    roles = [role.id for role in getattr(interaction.user, "roles", ())]
    if not interaction.permissions.manage_guild:
        replace(access, openers=openers).refuse_to_open(tuple(roles))


def _is_rated(wish: Wish, settings: GuildSettings) -> bool:
    """Whether the result of a table is to count; that of one for computers is not, unless somebody
    asks for what cannot be."""
    if wish.rated is not None:
        return wish.rated
    return settings.rated and not (wish.computers or wish.pace or wish.at_once)


def _named(wish: Wish, language: Language, owner: str) -> tuple[tuple[int, str], ...]:
    """The computers that are wished for, each with a name that nobody else there has."""
    there = [owner]
    for level, name in wish.computers:
        there.append(name or computer_name(language, free_name_among(there), level))
    return tuple(zip((level for level, _ in wish.computers), there[1:], strict=True))


def _is_public(interaction: Interaction) -> bool:
    return interaction.message is not None and not interaction.message.flags.ephemeral


def _too_many(channels: Sequence[int], opening: Opening) -> Refused:
    most = opening.most_tables or 0
    return Refused(
        "most-tables", f"{most} tables at most", most=most, channel=mentions(channels, most=10)
    )


async def setup(bot: Hedgepost) -> None:
    bot.lobby.answer_clicks()
