"""The lobby: opening a table, sitting down, choosing options, starting."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.answers import update, whisper
from cogs.buttons import Arguments, TableSelect, rows_of
from cogs.permissions import refuse_if_missing
from cogs.posts import Post, closed_post, lobby_post, options_text
from cogs.speech import language_of, language_of_guild, refusal
from engine.core import Refused
from engine.games import game_named
from engine.host import Opening
from engine.lobby import checked_options
from engine.table import Table
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]


class Lobby(commands.Cog):
    """The buttons under a table that has not started yet."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        for what, handler in (
            ("join", self.join),
            ("leave", self.leave),
            ("options", self.options),
            ("choose", self.choose),
            ("start", self.start),
            ("close", self.close),
            ("rematch", self.rematch),
        ):
            self.bot.on_press(what, handler)

    async def open(
        self, interaction: Interaction, game: str, options: str, thread: bool | None
    ) -> None:
        """Open a table here, or in a thread of its own."""
        guild = interaction.guild
        if guild is None or interaction.channel_id is None:
            raise Refused("guild-only", "tables are opened in a server's channels")
        settings = await self.bot.host.store.settings(guild.id)
        self._refuse_elsewhere(interaction, settings.channels)
        in_thread = settings.thread if thread is None else thread
        in_thread = in_thread and not isinstance(interaction.channel, discord.Thread)
        further = ("create_public_threads", "send_messages_in_threads") if in_thread else ()
        refuse_if_missing(interaction, *further)
        chosen = checked_options(game, options)
        language = language_of_guild(guild, settings, self.bot.settings.language)
        place = interaction.channel_id
        if in_thread:
            assert isinstance(interaction.channel, discord.TextChannel)
            await interaction.response.defer(ephemeral=True, thinking=True)
            name = say(language, "thread-name", game=say(language, f"{game}-title"))
            made = await interaction.channel.create_thread(
                name=name, type=discord.ChannelType.public_thread
            )
            place = made.id
        table = await self.bot.host.open(
            Opening(
                guild=guild.id,
                channel=place,
                owner=interaction.user.id,
                name=interaction.user.display_name,
                game=game,
                options=chosen,
                language=language,
                quiet=settings.quiet,
            )
        )
        await self._post_lobby(interaction, table, elsewhere=in_thread)

    async def _post_lobby(self, interaction: Interaction, table: Table, *, elsewhere: bool) -> None:
        post = lobby_post(table)
        if elsewhere:
            channel = self.bot.get_partial_messageable(table.channel, guild_id=table.guild)
            message = await channel.send(
                post.content, view=post.buttons, allowed_mentions=post.mentions
            )
            text = say(language_of(interaction), "opened-in", channel=f"<#{table.channel}>")
            await interaction.edit_original_response(content=text)
            await self.bot.host.store.mark_posted(table.id, table.due, message.id)
            return
        answer = await interaction.response.send_message(
            post.content, view=post.buttons, allowed_mentions=post.mentions
        )
        await self.bot.host.store.mark_posted(table.id, table.due, answer.message_id)

    async def join(self, interaction: Interaction, table_id: int, _: Arguments) -> None:
        name = interaction.user.display_name
        table = await self.bot.host.join(table_id, interaction.user.id, name)
        await self._refresh(interaction, lobby_post(table))

    async def leave(self, interaction: Interaction, table_id: int, _: Arguments) -> None:
        table = await self.bot.host.leave(table_id, interaction.user.id)
        await self._refresh(interaction, lobby_post(table))

    async def start(self, interaction: Interaction, table_id: int, _: Arguments) -> None:
        table = await self.bot.host.start(table_id, interaction.user.id)
        await self._refresh(interaction, closed_post(table))
        obstacle = await self.bot.outbox.deliver(table.id)
        if obstacle is not None:
            await whisper(interaction, refusal(language_of(interaction), obstacle))

    async def close(self, interaction: Interaction, table_id: int, _: Arguments) -> None:
        table = await self.bot.host.close(table_id, interaction.user.id)
        await self._refresh(interaction, closed_post(table))

    async def options(self, interaction: Interaction, table_id: int, _: Arguments) -> None:
        """The owner's private choice of options."""
        table = await self.bot.host.table(table_id)
        if interaction.user.id != table.owner:
            raise Refused("owner-only", "only the one who opened the table can do that")
        await whisper(
            interaction,
            say(language_of(interaction), "options-choose"),
            view=_options_view(interaction, table),
        )

    async def choose(self, interaction: Interaction, table_id: int, arguments: Arguments) -> None:
        text = " ".join(arguments)
        table = await self.bot.host.choose_options(table_id, interaction.user.id, text)
        chosen = options_text(table)
        await update(
            interaction,
            say(language_of(interaction), "options-chosen", options=chosen),
            view=_options_view(interaction, table),
        )
        await self._edit_lobby(table)

    async def rematch(self, interaction: Interaction, table_id: int, _: Arguments) -> None:
        """A new lobby with the same game and options; whoever pressed sits down first."""
        before = await self.bot.host.table(table_id)
        if all(player.user != interaction.user.id for player in before.players):
            raise Refused("players-only", "only those who played can ask for a rematch")
        await self.open(interaction, before.game, before.options, thread=False)

    async def refresh_elsewhere(self, table: Table) -> None:
        """Bring a lobby post up to date that nobody has clicked on."""
        await self._edit_lobby(table)

    async def _edit_lobby(self, table: Table) -> None:
        if table.post is None:
            return
        post = lobby_post(table) if table.status == "lobby" else closed_post(table)
        channel = self.bot.get_partial_messageable(table.channel, guild_id=table.guild)
        with contextlib.suppress(discord.HTTPException):
            await channel.get_partial_message(table.post).edit(
                content=post.content, view=post.buttons, allowed_mentions=post.mentions
            )

    async def _refresh(self, interaction: Interaction, post: Post) -> None:
        await interaction.response.edit_message(
            content=post.content, view=post.buttons, allowed_mentions=post.mentions
        )

    def _refuse_elsewhere(self, interaction: Interaction, allowed: tuple[int, ...]) -> None:
        channel = interaction.channel
        parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        if allowed and interaction.channel_id not in allowed and parent not in allowed:
            shown = ", ".join(f"<#{one}>" for one in allowed[:5])
            raise Refused("wrong-channel", "tables are not opened here", channel=shown)


def _options_view(interaction: Interaction, table: Table) -> ui.View:
    language = language_of(interaction)
    offered = game_named(table.game).options.offered
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
    game = getattr(interaction.namespace, "game", None) or interaction.data.get("game")  # type: ignore[union-attr]
    try:
        offered = game_named(str(game)).options.offered
    except Exception:
        return []
    language = language_of(interaction)
    begun, _, last = current.lower().rpartition(" ")
    front = f"{begun.strip()} " if begun.strip() else ""
    return [
        app_commands.Choice(
            name=f"{front}{option.key} · {say(language, f'{game}-{option.key}-about')}"[:100],
            value=f"{front}{option.key}",
        )
        for option in offered
        if option.key not in begun.split() and last in option.key
    ][:25]


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Lobby(bot))
