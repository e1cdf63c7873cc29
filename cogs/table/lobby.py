"""The lobby: opening a table, sitting down, choosing options, starting."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
from msgspec import Struct
from msgspec.structs import replace

from cogs.delivery.channel import announce, channel_of, send
from cogs.delivery.lobby_posts import lobby_post
from cogs.reply.answers import claim, update, whisper
from cogs.reply.failures import FAILURES, UNKNOWN_MESSAGE, heard
from cogs.reply.permissions import TO_OPEN_THREADS, refuse_if_missing
from cogs.reply.places import is_direct
from cogs.reply.presses import old_button
from cogs.reply.sent import Nothing, Number
from cogs.words.clocks import as_preset
from cogs.words.computers import computer_name
from cogs.words.options import title_of
from cogs.words.speech import language_of, language_of_guild, mentions
from engine.clock.clock import Clock
from engine.core import Refused
from engine.host.lobbies import Opening
from engine.host.locks import Locks
from engine.host.store import TooManyTables
from engine.table.computers import free_name_among, lone_player, refuse_level
from engine.table.lobby import checked_options
from engine.table.model import DIRECT, GuildSettings, Language, Table
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

log = logging.getLogger(__name__)

LONGEST_SLEEP: Final = 10080
"""Minutes after which Discord puts a silent thread away: a week, the most there is."""


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
    pace: int = 0
    """The pace of a show, at which nobody sits but those."""


class Lobby:
    """The buttons under a table that has not started yet."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self._showing = Locks()

    def answer_clicks(self) -> None:
        """Let the buttons of lobbies and results find their way here."""
        on = self.bot.presses.on
        on("join", self.join, button=Nothing, updates=True)
        on("leave", self.leave, button=Nothing, updates=True)
        on("start", self.start, button=Nothing, updates=True)
        on("rematch", self.rematch, button=Nothing)
        on("level", self.rematch_at, button=Number)

    async def open(self, interaction: Interaction, wish: Wish) -> None:
        """Open a table here, or in a thread of its own."""
        settings, spoken = await self._customs(interaction, wish)
        in_thread = _wants_thread(interaction, wish, settings)
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
            pace=wish.pace,
        )
        if in_thread:
            await self._open_in_thread(interaction, opening, wish)
            return
        table = await self._opened(opening)
        if table.posting.post is not None or table.status != "lobby":
            return  # somebody else has the same interaction, and has posted it
        if wish.at_once:
            table = await self.bot.host.lobbies.start(table.id, opening.owner)
        message = await announce(interaction, lobby_post(table))
        await self._posted(interaction, table, message)

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
        return settings, language_of_guild(guild, settings, self.bot.settings.language)

    async def _opened(self, opening: Opening) -> Table:
        try:
            return await self.bot.host.lobbies.open(opening)
        except TooManyTables as refused:
            raise _too_many(refused.channels, opening) from None

    async def _open_in_thread(self, interaction: Interaction, opening: Opening, wish: Wish) -> None:
        parent = interaction.channel
        if not isinstance(parent, discord.TextChannel):
            raise Refused("no-threads-here", "this channel has no threads")
        if opening.most_tables is not None:
            there = await self.bot.host.ledger.owned(opening.guild, opening.owner)
            if len(there) >= opening.most_tables:
                raise _too_many(there, opening)
        # Of several who have the interaction one makes a thread, whoever of them answers.
        if not await self.bot.host.claim("thread"):
            return
        await claim(interaction)
        kind = discord.ChannelType
        thread = await parent.create_thread(
            name=say(
                opening.language,
                "thread-name",
                game=title_of(opening.language, opening.game, opening.options),
            ),
            type=kind.news_thread if parent.is_news() else kind.public_thread,
            auto_archive_duration=LONGEST_SLEEP,
        )
        try:
            table = await self._opened(replace(opening, channel=thread.id))
        except Refused:  # they have opened another table meanwhile
            with contextlib.suppress(*FAILURES):
                await thread.edit(archived=True)
            raise
        if wish.at_once:
            table = await self.bot.host.lobbies.start(table.id, opening.owner)
        message = await send(channel_of(self.bot, table), lobby_post(table))
        text = say(language_of(interaction), "opened-in", channel=thread.mention)
        await whisper(interaction, text)
        await self._posted(interaction, table, message)

    async def _posted(self, interaction: Interaction, table: Table, message: int) -> None:
        """Note which message is the lobby; a game that has begun at once gets its board."""
        if table.status == "lobby":
            await self.bot.host.posts.mark_posted(table.id, table.due, message)
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

    async def rematch(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        """The same game, options and computers; whoever pressed sits down first. It begins at
        once unless there are others to wait for. A show is for whoever likes to see another."""
        before = await self._played(interaction, table_id)
        same = tuple((one.level, one.name) for one in before.players if one.level)
        alone = lone_player(before) is not None or bool(before.pace)
        await self.open(interaction, _once_more(before, same, at_once=alone))

    async def rematch_at(self, interaction: Interaction, table_id: int, level: Number) -> None:
        """The same against computers of another level, for who was alone with them."""
        before = await self._played(interaction, table_id)
        refuse_level(level.number)
        if lone_player(before) is None:
            raise old_button()
        others = ((level.number, ""),) * (len(before.players) - 1)
        await self.open(interaction, _once_more(before, others, at_once=True))

    async def _played(self, interaction: Interaction, table_id: int) -> Table:
        """A game that is over, for somebody who may ask for another."""
        before = await self.bot.host.table(table_id)
        if before.status not in ("over", "abandoned"):
            raise old_button()
        played = any(player.user == interaction.user.id for player in before.players)
        if not (played or before.pace):
            raise Refused("players-only", "only those who played can ask for a rematch")
        return before

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
        post = lobby_post(table)
        changed = await update(interaction, post.content, view=post.buttons)
        clicked = interaction.message.id if interaction.message is not None else 0
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
        message = await send(channel_of(self.bot, table), lobby_post(table))
        await self.bot.host.posts.mark_posted(table.id, table.due, message)

    async def _edit(self, table: Table, message: int) -> None:
        post = lobby_post(table)
        await heard(
            channel_of(self.bot, table)
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


def _wants_thread(interaction: Interaction, wish: Wish, settings: GuildSettings) -> bool:
    """Whether a table gets a thread of its own; where there are none, a game that is to begin at
    once begins here."""
    channel = interaction.channel
    if wish.at_once and wish.thread is None and not isinstance(channel, discord.TextChannel):
        return False
    wanted = settings.thread if wish.thread is None else wish.thread
    return wanted and not isinstance(channel, discord.Thread)


def _named(wish: Wish, language: Language, owner: str) -> tuple[tuple[int, str], ...]:
    """The computers that are wished for, each with a name that nobody else there has."""
    there = [owner]
    for level, name in wish.computers:
        there.append(name or computer_name(language, free_name_among(there), level))
    return tuple(zip((level for level, _ in wish.computers), there[1:], strict=True))


def _once_more(before: Table, others: tuple[tuple[int, str], ...], *, at_once: bool) -> Wish:
    """The wish for a table like one that was played at, with these computers."""
    return Wish(
        before.game,
        before.options,
        thread=False,
        quiet=before.quiet,
        language=before.language,
        clock=before.clock,
        computers=others,
        at_once=at_once,
        pace=before.pace,
    )


def _is_public(interaction: Interaction) -> bool:
    return interaction.message is not None and not interaction.message.flags.ephemeral


def _too_many(channels: Sequence[int], opening: Opening) -> Refused:
    most = opening.most_tables or 0
    return Refused(
        "most-tables", f"{most} tables at most", most=most, channel=mentions(channels, most=10)
    )


async def setup(bot: Hedgepost) -> None:
    bot.lobby.answer_clicks()
