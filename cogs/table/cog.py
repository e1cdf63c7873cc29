"""`/table …`: everything about the table of this channel."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.delivery.channel import as_file
from cogs.delivery.lobby_posts import current_lobby_post, options_text
from cogs.delivery.posts import play_buttons
from cogs.delivery.seat_buttons import seat_buttons
from cogs.narration import TELLERS
from cogs.narration.series import match_line
from cogs.reply.answers import whisper
from cogs.reply.completing import complete_zone
from cogs.reply.components import view_of
from cogs.reply.here import live_table, running_table, table_here
from cogs.reply.places import WHY, in_servers
from cogs.reply.sent import Nothing
from cogs.table.clock_page import (
    ClockWish,
    change_clock,
    expiry_choices,
    late_level_choices,
    preset_choices,
)
from cogs.table.guests import guests_named
from cogs.table.lobby import Wish
from cogs.table.option_completion import complete_options
from cogs.words.clocks import clock_lines, time_left
from cogs.words.languages import language_choices, language_name
from cogs.words.options import game_title
from cogs.words.seats import seats_text, unasked_text
from cogs.words.speech import label, language_of, safe_names, theme_of
from engine.core import Refused
from engine.games import GAMES, game_named
from engine.host.host import Host
from engine.table.computers import is_thinking
from engine.table.model import Language, Table
from engine.table.replay import view_now
from engine.table.seats import refuse_others
from engine.table.turns import state_of, waiting_on
from words import listed, say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]


@in_servers
class Tables(
    commands.GroupCog, group_name=label("cmd-table"), group_description=label("cmd-table-about")
):
    """The commands of a table."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.presses.on("record", self.press_record, button=Nothing)

    @app_commands.command(
        name=label("cmd-open"),
        description=label("cmd-open-about"),
        extras={WHY: Refused("direct-open", "nobody can join in a direct message")},
    )
    @app_commands.describe(
        game=label("cmd-open-game-about"),
        options=label("cmd-open-options-about"),
        thread=label("cmd-open-thread-about"),
        clock=label("cmd-open-clock-about"),
        rated=label("cmd-open-rated-about"),
        reserved=label("cmd-open-for-about"),
    )
    @app_commands.rename(
        game=label("cmd-open-game"),
        options=label("cmd-open-options"),
        thread=label("cmd-open-thread"),
        clock=label("cmd-open-clock"),
        rated=label("cmd-open-rated"),
        reserved=label("cmd-open-for"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=label(f"{key}-title"), value=key) for key in GAMES],
        clock=preset_choices(),
    )
    @app_commands.autocomplete(options=complete_options)
    @in_servers
    async def open(  # noqa: PLR0913, PLR0917 — the options of a command are its parameters
        self,
        interaction: Interaction,
        game: app_commands.Choice[str],
        options: app_commands.Range[str, 0, 400] = "",
        thread: bool | None = None,
        clock: app_commands.Choice[str] | None = None,
        rated: bool | None = None,
        reserved: app_commands.Range[str, 1, 200] | None = None,
    ) -> None:
        preset = None if clock is None else clock.value
        wish = Wish(game.value, options, thread, preset=preset, rated=rated)
        if reserved is not None:
            guests = await guests_named(interaction, reserved, game.value, options)
            wish = replace(wish, guests=guests)
        await self.bot.lobby.open(interaction, wish)

    @app_commands.command(name=label("cmd-clock"), description=label("cmd-clock-about"))
    @app_commands.describe(
        limit=label("cmd-clock-limit-about"),
        reserve=label("cmd-clock-reserve-about"),
        refill=label("cmd-clock-refill-about"),
        weekends=label("cmd-clock-weekends-about"),
        zone=label("cmd-clock-zone-about"),
        expiry=label("cmd-clock-expiry-about"),
        most_away=label("cmd-clock-most-away-about"),
        level=label("cmd-clock-level-about"),
    )
    @app_commands.rename(
        limit=label("cmd-clock-limit"),
        reserve=label("cmd-clock-reserve"),
        refill=label("cmd-clock-refill"),
        weekends=label("cmd-clock-weekends"),
        zone=label("cmd-clock-zone"),
        expiry=label("cmd-clock-expiry"),
        most_away=label("cmd-clock-most-away"),
        level=label("cmd-clock-level"),
    )
    @app_commands.choices(expiry=expiry_choices())
    @app_commands.choices(level=late_level_choices())
    @app_commands.autocomplete(zone=complete_zone)
    async def clock(  # noqa: PLR0913, PLR0917 — the options of a command are its parameters
        self,
        interaction: Interaction,
        limit: app_commands.Range[str, 1, 40] | None = None,
        reserve: app_commands.Range[str, 1, 40] | None = None,
        refill: app_commands.Range[str, 1, 40] | None = None,
        weekends: bool | None = None,
        zone: app_commands.Range[str, 1, 60] | None = None,
        expiry: app_commands.Choice[str] | None = None,
        most_away: app_commands.Range[str, 1, 40] | None = None,
        level: app_commands.Choice[int] | None = None,
    ) -> None:
        wanted = ClockWish(
            limit,
            reserve,
            refill,
            weekends,
            zone,
            None if expiry is None else expiry.value,
            most_away,
            None if level is None else level.value,
        )
        await change_clock(interaction, await live_table(interaction), wanted)

    @app_commands.command(name=label("cmd-board"), description=label("cmd-board-about"))
    async def board(self, interaction: Interaction) -> None:
        """The board as it stands, for the one who asks."""
        await self.show_board(interaction)

    async def show_board(self, interaction: Interaction, note: str = "") -> None:
        """The same, with a note above."""
        table = await table_here(interaction)
        if table.status == "lobby":
            post = await current_lobby_post(self.bot.host, table)
            await whisper(interaction, f"{note}\n{post.content}".strip(), view=post.buttons)
            return
        if table.status == "closed":
            raise Refused("closed", "this table is closed")
        language = language_of(interaction)
        view = view_now(table, None)
        picture = await self.bot.painter.paint(table, view, theme=theme_of(interaction))
        buttons = play_buttons(table, language)
        await whisper(
            interaction,
            f"{note}\n{_standing(language, table)}".strip(),
            file=as_file(picture, table.game),
            view=view_of(buttons) if table.live else None,
        )

    @app_commands.command(name=label("cmd-record"), description=label("cmd-record-about"))
    async def record(self, interaction: Interaction) -> None:
        await self._send_record(interaction, await table_here(interaction))

    async def press_record(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        await self._send_record(interaction, await self.bot.host.table(table_id))

    @app_commands.command(name=label("cmd-resign"), description=label("cmd-resign-about"))
    async def resign(self, interaction: Interaction) -> None:
        await self.bot.farewells.ask(interaction, await running_table(interaction), "resign")

    @app_commands.command(name=label("cmd-stop"), description=label("cmd-stop-about"))
    async def stop(self, interaction: Interaction) -> None:
        await self.bot.farewells.ask(interaction, await running_table(interaction), "stop")

    @app_commands.command(name=label("cmd-seats"), description=label("cmd-seats-about"))
    async def seats(self, interaction: Interaction) -> None:
        """Who sits where, and who did."""
        table = await table_here(interaction)
        language = language_of(interaction)
        buttons = seat_buttons(table, language)
        view = view_of(buttons) if buttons else None
        await whisper(interaction, seats_text(table, language), view=view)

    @app_commands.command(name=label("cmd-back"), description=label("cmd-back-about"))
    async def back(self, interaction: Interaction) -> None:
        table = await running_table(interaction)
        await self.bot.vacancies.come_back(interaction, table.id)

    @app_commands.command(
        name=label("cmd-substitute"),
        description=label("cmd-substitute-about"),
        extras={WHY: Refused("direct-alone", "nobody can take a seat in a direct message")},
    )
    @app_commands.describe(member=label("cmd-substitute-member-about"))
    @app_commands.rename(member=label("cmd-substitute-member"))
    @in_servers
    async def substitute(
        self, interaction: Interaction, member: discord.Member | None = None
    ) -> None:
        table = await running_table(interaction)
        if member is None:
            await self.bot.vacancies.offer_seat(interaction, table.id)
        else:
            await self.bot.vacancies.choose_substitute(interaction, table.id, member)

    @app_commands.command(name=label("cmd-settings"), description=label("cmd-settings-about"))
    @app_commands.describe(
        quiet=label("cmd-settings-quiet-about"),
        language=label("cmd-settings-language-about"),
        strangers=label("cmd-settings-strangers-about"),
    )
    @app_commands.rename(
        quiet=label("cmd-settings-quiet"),
        language=label("cmd-settings-language"),
        strangers=label("cmd-settings-strangers"),
    )
    @app_commands.choices(language=language_choices())
    async def settings(
        self,
        interaction: Interaction,
        quiet: bool | None = None,
        language: app_commands.Choice[str] | None = None,
        strangers: bool | None = None,
    ) -> None:
        table = await live_table(interaction)
        user = interaction.user.id
        if strangers is not None:
            refuse_others(table)
        if quiet is not None:
            table = await self.bot.host.lobbies.set_quiet(table.id, user, quiet)
        if language is not None:
            chosen = language.value
            table = await self.bot.host.lobbies.set_language(table.id, user, chosen)
        if strangers is not None:
            table = await self.bot.host.seats.set_strangers(table.id, user, strangers)
        spoken = language_of(interaction)
        lines = [
            say(spoken, "settings-title", game=game_title(table, spoken)),
            say(spoken, "settings-quiet", on=str(table.quiet).lower()),
            say(spoken, "settings-language", language=language_name(spoken, table.language)),
            *_strangers(spoken, table),
            say(spoken, "lobby-options", options=options_text(table, spoken)),
            *clock_lines(spoken, table.clock),
        ]
        await whisper(interaction, "\n".join(lines))

    async def _send_record(self, interaction: Interaction, table: Table) -> None:
        file = await record_file(self.bot.host, table)
        key = "record-running" if table.live else "record-whole"
        await whisper(interaction, say(language_of(interaction), key), file=file)


async def record_file(host: Host, table: Table) -> discord.File:
    """A table's record, to send."""
    text = await host.records.of(table)
    return discord.File(io.BytesIO(text.encode()), filename=f"{table.game}-{table.id}.hpr")


def _strangers(language: Language, table: Table) -> list[str]:
    """Who may take an open seat, where there can be one."""
    if table.direct:
        return []
    return [say(language, "settings-strangers", on=str(table.strangers).lower())]


def _standing(language: Language, table: Table) -> str:
    """How a match stands, what was rolled and whose move it is; or that it is over."""
    names = safe_names(table)
    movers = [names[seat] for seat in waiting_on(table)]
    if not movers:
        return say(language, "board-over")
    view = game_named(table.game).view(state_of(table), None)
    waiting = say(language, "board-waiting", names=listed(language, movers))
    asked = "" if is_thinking(table) or table.pace else waiting
    rolled, left = TELLERS[table.game].rolled(view), time_left(language, table)
    unasked = unasked_text(table, language)
    parts = (match_line(language, names, view), rolled, asked, left, unasked)
    return " · ".join(part for part in parts if part)


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Tables(bot))
