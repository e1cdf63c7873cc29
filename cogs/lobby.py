"""The lobby: opening a table, sitting down, choosing options, starting."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands, ui
from discord.ext import commands
from msgspec import Struct
from msgspec.structs import replace

from cogs.answers import announce, claim, update, whisper
from cogs.buttons import Arguments, TableSelect, rows_of
from cogs.permissions import TO_OPEN_THREADS, refuse_if_missing
from cogs.posts import lobby_post, options_text
from cogs.speech import language_of, language_of_guild, mentions, shortened
from cogs.trouble import FAILURES, UNKNOWN_MESSAGE
from engine.core import Refused
from engine.games import GAMES, game_named
from engine.host import Opening
from engine.lobby import checked_options, owned
from engine.table import Language, Table
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

log = logging.getLogger(__name__)

LONGEST_SLEEP: Final = 10080
"""Minutes after which Discord puts a silent thread away: a week, the most there is."""
MOST_OPTIONS: Final = 25
"""As many entries as a select or a completion may have."""


class Wish(Struct, frozen=True):
    """What somebody who opens a table asks for; what is left open is as the server has it."""

    game: str
    options: str = ""
    thread: bool | None = None
    quiet: bool | None = None
    language: Language | None = None


class Lobby(commands.Cog):
    """The buttons under a table that has not started yet."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.on_press("join", self.join, updates=True)
        self.bot.on_press("leave", self.leave, updates=True)
        self.bot.on_press("options", self.options)
        self.bot.on_press("choose", self.choose, updates=True)
        self.bot.on_press("start", self.start, updates=True)
        self.bot.on_press("close", self.close, updates=True)
        self.bot.on_press("rematch", self.rematch)

    async def open(self, interaction: Interaction, wish: Wish) -> None:
        """Open a table here, or in a thread of its own."""
        guild = interaction.guild
        if guild is None or interaction.channel_id is None:
            raise Refused("guild-only", "tables are opened in a server's channels")
        settings = await self.bot.host.store.settings(guild.id)
        self._refuse_elsewhere(interaction, guild, settings.channels)
        in_thread = settings.thread if wish.thread is None else wish.thread
        in_thread = in_thread and not isinstance(interaction.channel, discord.Thread)
        refuse_if_missing(interaction, *(TO_OPEN_THREADS if in_thread else ()))
        chosen = checked_options(wish.game, wish.options)
        quiet = settings.quiet if wish.quiet is None else wish.quiet
        language = wish.language or language_of_guild(guild, settings, self.bot.settings.language)
        opening = Opening(
            guild=guild.id,
            channel=interaction.channel_id,
            owner=interaction.user.id,
            name=interaction.user.display_name,
            game=wish.game,
            options=chosen,
            language=language,
            quiet=quiet,
        )
        if in_thread:
            await self._open_in_thread(interaction, opening)
            return
        table = await self.bot.host.open(opening)
        post = lobby_post(table)
        message = await announce(interaction, post.content, view=post.buttons)
        await self.bot.host.store.mark_posted(table.id, table.due, message)

    async def _open_in_thread(self, interaction: Interaction, opening: Opening) -> None:
        parent = interaction.channel
        if not isinstance(parent, discord.TextChannel):
            raise Refused("no-threads-here", "this channel has no threads")
        # Of several processes, only the one that may answer makes a thread.
        if not await claim(interaction):
            return
        kind = discord.ChannelType
        thread = await parent.create_thread(
            name=say(
                opening.language,
                "thread-name",
                game=say(opening.language, f"{opening.game}-title"),
            ),
            type=kind.news_thread if parent.is_news() else kind.public_thread,
            auto_archive_duration=LONGEST_SLEEP,
        )
        table = await self.bot.host.open(replace(opening, channel=thread.id))
        await self._post(table)
        text = say(language_of(interaction), "opened-in", channel=thread.mention)
        await whisper(interaction, text)

    async def join(self, interaction: Interaction, table_id: int, _: Arguments) -> None:
        name = interaction.user.display_name
        table = await self.bot.host.join(table_id, interaction.user.id, name)
        await self._show(interaction, table)

    async def leave(self, interaction: Interaction, table_id: int, _: Arguments) -> None:
        await self._show(interaction, await self.bot.host.leave(table_id, interaction.user.id))

    async def start(self, interaction: Interaction, table_id: int, _: Arguments) -> None:
        table = await self.bot.host.start(table_id, interaction.user.id)
        await self._show(interaction, table)
        await self.bot.deliver(interaction, table)

    async def close(self, interaction: Interaction, table_id: int, _: Arguments) -> None:
        await self._show(interaction, await self.bot.host.close(table_id, interaction.user.id))

    async def options(self, interaction: Interaction, table_id: int, _: Arguments) -> None:
        """The owner's private choice of options."""
        table = await self.bot.host.table(table_id)
        owned(table, interaction.user.id)
        text = say(language_of(interaction), "options-choose")
        await whisper(interaction, text, view=_options_view(interaction, table))

    async def choose(self, interaction: Interaction, table_id: int, arguments: Arguments) -> None:
        text = " ".join(arguments)
        table = await self.bot.host.choose_options(table_id, interaction.user.id, text)
        language = language_of(interaction)
        chosen = say(language, "options-chosen", options=options_text(table, language))
        await update(interaction, chosen, view=_options_view(interaction, table))
        await self.refresh(table)

    async def rematch(self, interaction: Interaction, table_id: int, _: Arguments) -> None:
        """A new lobby with the same game and options; whoever pressed sits down first."""
        before = await self.bot.host.table(table_id)
        if all(player.user != interaction.user.id for player in before.players):
            raise Refused("players-only", "only those who played can ask for a rematch")
        wish = Wish(before.game, before.options, False, before.quiet, before.language)
        await self.open(interaction, wish)

    async def refresh(self, table: Table) -> None:
        """Bring a lobby post up to date that nobody has clicked on; post it again if it is gone."""
        try:
            await self._edit(table, table.post or 0)
        except discord.NotFound as gone:
            if gone.code == UNKNOWN_MESSAGE and table.status == "lobby":
                await self._post(table)
        except FAILURES as failed:
            log.warning("table %d: the lobby could not be shown (%s)", table.id, failed)

    async def _show(self, interaction: Interaction, table: Table) -> None:
        """Answer a click on a lobby: it shows how things stand now, wherever it is."""
        post = lobby_post(table)
        changed = await update(interaction, post.content, view=post.buttons)
        clicked = interaction.message.id if interaction.message is not None else 0
        newest = await self.bot.host.table(table.id)
        if newest.status == "lobby":
            # Somebody else may have been answered with less, or clicked on a private copy.
            if not changed or newest.version != table.version or clicked != newest.post:
                await self.refresh(newest)
        elif not changed or table.status == "lobby":
            with contextlib.suppress(*FAILURES):
                await self._edit(newest, clicked)

    async def _post(self, table: Table) -> None:
        post = lobby_post(table)
        channel = self.bot.get_partial_messageable(table.channel, guild_id=table.guild)
        message = await channel.send(
            post.content, view=post.buttons, allowed_mentions=post.mentions
        )
        await self.bot.host.store.mark_posted(table.id, table.due, message.id)

    async def _edit(self, table: Table, message: int) -> None:
        post = lobby_post(table)
        channel = self.bot.get_partial_messageable(table.channel, guild_id=table.guild)
        await channel.get_partial_message(message).edit(
            content=post.content, view=post.buttons, allowed_mentions=post.mentions
        )

    def _refuse_elsewhere(
        self, interaction: Interaction, guild: discord.Guild, channels: tuple[int, ...]
    ) -> None:
        allowed = [one for one in channels if guild.get_channel(one) is not None]
        channel = interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        if allowed and interaction.channel_id not in allowed and parent not in allowed:
            raise Refused("wrong-channel", "tables are not opened here", channel=mentions(allowed))


def _options_view(interaction: Interaction, table: Table) -> ui.View:
    language = language_of(interaction)
    offered = game_named(table.game).options.offered[:MOST_OPTIONS]
    chosen = table.options.split()
    entries = [
        discord.SelectOption(
            label=f"{option.key} {say(language, f'{table.game}-{option.key}')}"[:100],
            value=option.key,
            description=say(language, f"{table.game}-{option.key}-about")[:100],
            default=option.key in chosen,
        )
        for option in offered
    ]
    select = TableSelect.make(
        table.id,
        "choose",
        placeholder=say(language, "options-placeholder"),
        options=entries,
        least=0,
        most=len(entries),
    )
    return rows_of(select)


async def complete_options(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """The options that could be added to those already typed."""
    game = str(getattr(interaction.namespace, "game", ""))
    if game not in GAMES:
        return []
    offered = game_named(game).options.offered
    begun, _, last = current.lower().rpartition(" ")
    typed = begun.split()
    if not {option.key for option in offered}.issuperset(typed):
        return []
    language = language_of(interaction)
    front = "".join(f"{key} " for key in dict.fromkeys(typed))
    return [
        app_commands.Choice(
            name=shortened(
                f"{front}{option.key} · {say(language, f'{game}-{option.key}-about')}", 100
            ),
            value=f"{front}{option.key}",
        )
        for option in offered
        if option.key not in typed and last in option.key
    ][:MOST_OPTIONS]


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Lobby(bot))
