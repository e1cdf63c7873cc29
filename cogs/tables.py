"""`/table …`: everything about the table of this channel."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers import announce, whisper
from cogs.buttons import Arguments, rows_of
from cogs.lobby import Wish
from cogs.options import complete_options
from cogs.pictures import as_file
from cogs.posts import game_title, lobby_post, options_text, play_buttons
from cogs.speech import joined_names, label, language_of, safe, safe_names
from cogs.telling import TELLERS
from cogs.telling.series import match_line
from engine.core import Refused
from engine.games import GAMES, game_named
from engine.table import Language, Table
from engine.turns import state_of, waiting_on
from render import Theme
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]


class Tables(
    commands.GroupCog, group_name=label("cmd-table"), group_description=label("cmd-table-about")
):
    """The commands of a table."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.on_press("record", self.press_record)

    @app_commands.command(name=label("cmd-open"), description=label("cmd-open-about"))
    @app_commands.describe(
        game=label("cmd-open-game-about"),
        options=label("cmd-open-options-about"),
        thread=label("cmd-open-thread-about"),
    )
    @app_commands.rename(
        game=label("cmd-open-game"),
        options=label("cmd-open-options"),
        thread=label("cmd-open-thread"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=label(f"{key}-title"), value=key) for key in GAMES]
    )
    @app_commands.autocomplete(options=complete_options)
    @app_commands.guild_only()
    async def open(
        self,
        interaction: Interaction,
        game: app_commands.Choice[str],
        options: app_commands.Range[str, 0, 400] = "",
        thread: bool | None = None,
    ) -> None:
        await self.bot.lobby.open(interaction, Wish(game.value, options, thread))

    @app_commands.command(name=label("cmd-board"), description=label("cmd-board-about"))
    @app_commands.guild_only()
    async def board(self, interaction: Interaction) -> None:
        """The board as it stands, for the one who asks."""
        table = await self._table_here(interaction)
        if table.status == "lobby":
            post = lobby_post(table)
            await whisper(interaction, post.content, view=post.buttons)
            return
        if table.status == "closed":
            raise Refused("closed", "this table is closed")
        language = language_of(interaction)
        view = game_named(table.game).view(state_of(table), None)
        picture = await self.bot.painter.paint(table, view, theme=Theme(language=language))
        buttons = [press.item() for press in play_buttons(table, language)]
        await whisper(
            interaction,
            _standing(language, table),
            file=as_file(picture, table.game),
            view=rows_of(*buttons) if table.live else None,
        )

    @app_commands.command(name=label("cmd-record"), description=label("cmd-record-about"))
    @app_commands.guild_only()
    async def record(self, interaction: Interaction) -> None:
        await self._send_record(interaction, await self._table_here(interaction))

    async def press_record(self, interaction: Interaction, table_id: int, _: Arguments) -> None:
        await self._send_record(interaction, await self.bot.host.table(table_id))

    @app_commands.command(name=label("cmd-resign"), description=label("cmd-resign-about"))
    @app_commands.guild_only()
    async def resign(self, interaction: Interaction) -> None:
        table = await self.bot.running_table(interaction)
        after = await self.bot.host.resign(table.id, interaction.user.id)
        await whisper(interaction, say(language_of(interaction), "resigned"))
        await self.bot.deliver(interaction, after)

    @app_commands.command(name=label("cmd-abandon"), description=label("cmd-abandon-about"))
    @app_commands.guild_only()
    async def abandon(self, interaction: Interaction) -> None:
        table = await self.bot.running_table(interaction)
        after = await self.bot.host.abandon(table.id, interaction.user.id)
        language = language_of(interaction)
        if after.status == "abandoned":
            await whisper(interaction, say(language, "abandoned"))
            await self.bot.deliver(interaction, after)
            return
        playing = sum(not player.resigned for player in after.players)
        voter = safe(interaction.user.display_name)
        text = say(
            after.language,
            "abandon-vote",
            name=voter,
            votes=len(after.votes),
            needed=playing // 2 + 1,
        )
        await announce(interaction, text)

    @app_commands.command(name=label("cmd-settings"), description=label("cmd-settings-about"))
    @app_commands.describe(
        quiet=label("cmd-settings-quiet-about"), language=label("cmd-settings-language-about")
    )
    @app_commands.rename(quiet=label("cmd-settings-quiet"), language=label("cmd-settings-language"))
    @app_commands.choices(
        language=[
            app_commands.Choice(name=label("language-en"), value="en"),
            app_commands.Choice(name=label("language-fr"), value="fr"),
        ]
    )
    @app_commands.guild_only()
    async def settings(
        self,
        interaction: Interaction,
        quiet: bool | None = None,
        language: app_commands.Choice[str] | None = None,
    ) -> None:
        table = await self.bot.live_table(interaction)
        user = interaction.user.id
        if quiet is not None:
            table = await self.bot.host.set_quiet(table.id, user, quiet)
        if language is not None:
            chosen: Language = "fr" if language.value == "fr" else "en"
            table = await self.bot.host.set_language(table.id, user, chosen)
        spoken = language_of(interaction)
        lines = [
            say(spoken, "settings-title", game=game_title(table, spoken)),
            say(spoken, "settings-quiet", on=str(table.quiet).lower()),
            say(spoken, "settings-language", language=say(spoken, f"language-{table.language}")),
            say(spoken, "lobby-options", options=options_text(table, spoken)),
        ]
        await whisper(interaction, "\n".join(lines))

    async def _send_record(self, interaction: Interaction, table: Table) -> None:
        text = await self.bot.host.record(table)
        name = f"{table.game}-{table.id}.hpr"
        file = discord.File(io.BytesIO(text.encode()), filename=name)
        key = "record-running" if table.live else "record-whole"
        await whisper(interaction, say(language_of(interaction), key), file=file)

    async def _table_here(self, interaction: Interaction) -> Table:
        """The live table of this channel, or else the last one that was played here."""
        channel = interaction.channel_id or 0
        store = self.bot.host.store
        table = await store.live_in(channel) or await store.last_in(channel)
        if table is None:
            raise Refused("no-table-here", "there is no table in this channel")
        return table


def _standing(language: Language, table: Table) -> str:
    """How a match stands, what was rolled and whose move it is; or that it is over."""
    names = safe_names(table)
    movers = [names[seat] for seat in waiting_on(table)]
    if not movers:
        return say(language, "board-over")
    view = game_named(table.game).view(state_of(table), None)
    asked = say(language, "board-waiting", names=joined_names(language, movers))
    parts = (match_line(language, names, view), TELLERS[table.game].rolled(view), asked)
    return " · ".join(part for part in parts if part)


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Tables(bot))
