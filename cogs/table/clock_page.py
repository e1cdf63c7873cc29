"""A table's clock: `/table clock`, and the owner's private page in the lobby."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct
from msgspec.structs import replace

from cogs.delivery.channel import Post, announce
from cogs.reply.answers import update, whisper
from cogs.reply.components import TableSelect, rows_of
from cogs.reply.sent import Count, Nothing, Sent
from cogs.words.clocks import (
    BY_COMPUTER,
    EXPIRIES,
    PRESETS,
    as_expiry,
    as_preset,
    clock_lines,
    clock_text,
    preset_of,
    read_duration,
)
from cogs.words.computers import level_options
from cogs.words.speech import label, language_of, safe, shortened
from cogs.words.spellings import as_english
from engine.clock.clock import Clock
from engine.clock.zones import checked_zone, zone_names
from engine.computer.levels import LEVELS
from engine.table.lobby import choosing
from engine.table.model import Language, Table
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

ENTRY_LENGTH = 100


class ClockWish(Struct, frozen=True):
    """What somebody wants to be otherwise about a clock, as they typed it."""

    limit: str | None = None
    reserve: str | None = None
    refill: str | None = None
    weekends: bool | None = None
    zone: str | None = None
    expiry: str | None = None
    most_away: str | None = None
    level: int | None = None

    def applied(self, clock: Clock) -> Clock:
        """The clock as it is wished for. Raises `Refused` for what cannot be understood."""
        if self.limit is not None:
            limit = read_duration(self.limit)
            clock = (
                replace(clock, limit=limit)
                if limit
                else replace(clock, limit=0, reserve=0, refill=0)
            )
        if self.reserve is not None:
            reserve = read_duration(self.reserve)
            clock = replace(clock, reserve=reserve, refill=min(clock.refill, reserve))
        if self.refill is not None:
            clock = replace(clock, refill=read_duration(self.refill))
        if self.weekends is not None:
            clock = replace(clock, weekends=self.weekends)
        if self.zone is not None:
            clock = replace(clock, zone=checked_zone(self.zone))
        if self.expiry is not None:
            clock = as_expiry(clock, self.expiry)
        if self.most_away is not None:
            everything = as_english(self.most_away) == "all"
            most = None if everything else read_duration(self.most_away)
            clock = replace(clock, most_away=most)
        if self.level is not None:
            clock = replace(clock, level=self.level)
        return clock


class Listed(Sent, frozen=True):
    """What was chosen of a select of the page."""

    word: str


class ListedLevel(Sent, frozen=True):
    """A level that was chosen."""

    level: Count


class Clocks(commands.Cog):
    """The page on which the owner of a lobby chooses its clock."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        zone_names()  # read from disk now rather than while somebody types
        self.bot.presses.on("clock", self.open, button=Nothing)
        self.bot.presses.on_page("clocktime", self.choose_time, select=Listed)
        self.bot.presses.on_page("clockend", self.choose_end, select=Listed)
        self.bot.presses.on_page("clocklevel", self.choose_level, select=ListedLevel)

    async def open(self, interaction: Interaction, table_id: int, _: Nothing) -> None:
        table = choosing(await self.bot.host.table(table_id), interaction.user.id)
        text, view = _page(language_of(interaction), table)
        await whisper(interaction, text, view=view)

    async def choose_time(self, interaction: Interaction, table_id: int, sent: Listed) -> None:
        await self._choose(interaction, table_id, lambda clock: as_preset(clock, sent.word))

    async def choose_end(self, interaction: Interaction, table_id: int, sent: Listed) -> None:
        await self._choose(interaction, table_id, lambda clock: as_expiry(clock, sent.word))

    async def choose_level(
        self, interaction: Interaction, table_id: int, sent: ListedLevel
    ) -> None:
        await self._choose(interaction, table_id, lambda clock: replace(clock, level=sent.level))

    async def _choose(
        self, interaction: Interaction, table_id: int, change: Callable[[Clock], Clock]
    ) -> None:
        choosing(await self.bot.host.table(table_id), interaction.user.id)
        table = await self.bot.host.lobbies.set_clock(table_id, interaction.user.id, change)
        text, view = _page(language_of(interaction), table)
        await update(interaction, text, view=view)
        await self.bot.lobby.catch_up(table.id)


async def change_clock(interaction: Interaction, table: Table, wish: ClockWish) -> None:
    """Change the clock of a table and tell everybody; or show it, if nothing is wished for."""
    bot, language = interaction.client, language_of(interaction)
    if wish != ClockWish():
        after = await bot.host.lobbies.set_clock(table.id, interaction.user.id, wish.applied)
        if after.status == "running" and after.clock != table.clock:
            text = say(
                after.language,
                "clock-changed",
                name=safe(interaction.user.display_name),
                clock=clock_text(after.language, after.clock),
            )
            await announce(interaction, Post(text), after)
            return
        if after.status == "lobby":
            await bot.lobby.catch_up(table.id)
        table = after
    lines = [say(language, "clock-kept"), *clock_lines(language, table.clock)]
    await whisper(interaction, "\n".join(lines))


def preset_choices() -> list[app_commands.Choice[str]]:
    """The clocks that a command offers."""
    return [app_commands.Choice(name=label(f"clock-preset-{word}"), value=word) for word in PRESETS]


def expiry_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=label(f"expiry-{end}"), value=end) for end in EXPIRIES]


def late_level_choices() -> list[app_commands.Choice[int]]:
    return [
        app_commands.Choice(name=label(f"level-{level}-named"), value=level) for level in LEVELS
    ]


def _page(language: Language, table: Table) -> tuple[str, discord.ui.View]:
    """What is chosen, and a select each for the time, for its end and for who decides then."""
    chosen = preset_of(table.clock)
    times = [
        discord.SelectOption(
            label=say(language, f"clock-preset-{word}"), value=word, default=word == chosen
        )
        for word in PRESETS
    ]
    ends = [
        discord.SelectOption(
            label=shortened(say(language, f"expiry-{end}"), ENTRY_LENGTH),
            value=end,
            description=shortened(say(language, f"expiry-{end}-about"), ENTRY_LENGTH),
            default=end == table.clock.expiry,
        )
        for end in EXPIRIES
        if not (table.direct and end == "substitute")
    ]
    items = [
        TableSelect.make(
            table.id, "clocktime", placeholder=say(language, "clock-choose"), options=times
        )
    ]
    if table.clock.limit:
        items.append(
            TableSelect.make(
                table.id, "clockend", placeholder=say(language, "clock-choose-expiry"), options=ends
            )
        )
    if table.clock.limit and table.clock.expiry in BY_COMPUTER:
        items.append(
            TableSelect.make(
                table.id,
                "clocklevel",
                placeholder=say(language, "clock-choose-level"),
                options=[
                    discord.SelectOption(
                        label=say(language, "clock-level-option", level=named),
                        value=value,
                        description=about[:ENTRY_LENGTH],
                        default=value == str(table.clock.level),
                    )
                    for value, named, about in level_options(language)
                ],
            )
        )
    lines = [*clock_lines(language, table.clock), say(language, "clock-page-hint")]
    return "\n".join(lines), rows_of(*items)


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Clocks(bot))
