"""`/hedgepost …`: for those who manage the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.delivery.channel import Post, announce
from cogs.reply.answers import update, whisper
from cogs.reply.here import live_table
from cogs.reply.permissions import refuse_to_log, refuse_to_play_below
from cogs.reply.places import in_servers
from cogs.reply.presses import old_button
from cogs.reply.sent import Count, Sent
from cogs.server.figures import WEEK, prune, prune_question, stats_text
from cogs.server.place import AnyPlace, Place
from cogs.server.puzzles import PuzzleRights
from cogs.server.results import correct_result
from cogs.server.rewards import RewardRights
from cogs.server.rights import REASON_LENGTH, Rights, note_settings
from cogs.server.shown import shown_settings
from cogs.table.clock_page import expiry_choices, late_level_choices, preset_choices
from cogs.words.clocks import as_expiry, as_preset
from cogs.words.languages import chosen_language, language_choices
from cogs.words.speech import fitting, label, language_of, safe
from engine.clock.clock import DAY, Clock
from engine.core import Refused
from engine.games import GAMES
from engine.people.absences import LONGEST_AHEAD
from engine.table.model import GuildSettings, Language
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

MOST_SEATS = max(game.seats[-1] for game in GAMES.values())
IDLE_DAYS = 30
"""After how many days a table is cleared away, unless a manager says otherwise."""
FEWEST_IDLE, MOST_IDLE = 2, 3650
MOST_TABLES = 1000


class Prune(Sent, frozen=True):
    """What was shown to be closed: tables that nobody had touched for so many days by then."""

    days: Count
    before: Count


@in_servers
class Admin(
    Rights,
    PuzzleRights,
    RewardRights,
    commands.GroupCog,
    group_name=label("cmd-hedgepost"),
    group_description=label("cmd-hedgepost-about"),
):
    """What a manager sets for the whole server, and what they may mend at a table."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        assert self.__cog_app_commands_group__ is not None
        self.__cog_app_commands_group__.default_permissions = discord.Permissions(manage_guild=True)

    async def cog_load(self) -> None:
        self.bot.presses.on_page("prune", self.press_prune, button=Prune, where="server")

    async def interaction_check(self, interaction: Interaction) -> bool:  # type: ignore[override]
        """Discord hides these commands; servers can show them to others, so look again."""
        if interaction.permissions.manage_guild:
            return True
        raise app_commands.MissingPermissions(["manage_guild"])

    @app_commands.command(
        name=label("cmd-hedgepost-settings"), description=label("cmd-hedgepost-settings-about")
    )
    @app_commands.describe(
        language=label("cmd-hedgepost-language-about"),
        allow=label("cmd-hedgepost-allow-about"),
        forbid=label("cmd-hedgepost-forbid-about"),
        quiet=label("cmd-hedgepost-quiet-about"),
        thread=label("cmd-hedgepost-thread-about"),
        allowance=label("cmd-hedgepost-allowance-about"),
        most=label("cmd-hedgepost-most-about"),
        log=label("cmd-hedgepost-log-about"),
        unlog=label("cmd-hedgepost-unlog-about"),
        clock=label("cmd-hedgepost-clock-about"),
        expiry=label("cmd-hedgepost-expiry-about"),
        level=label("cmd-hedgepost-level-about"),
        substitutes=label("cmd-hedgepost-substitutes-about"),
        seek=label("cmd-hedgepost-seek-about"),
        unseek=label("cmd-hedgepost-unseek-about"),
        rated=label("cmd-hedgepost-rated-about"),
    )
    @app_commands.rename(
        language=label("cmd-settings-language"),
        allow=label("cmd-hedgepost-allow"),
        forbid=label("cmd-hedgepost-forbid"),
        quiet=label("cmd-settings-quiet"),
        thread=label("cmd-open-thread"),
        allowance=label("cmd-hedgepost-allowance"),
        most=label("cmd-hedgepost-most"),
        log=label("cmd-hedgepost-log"),
        unlog=label("cmd-hedgepost-unlog"),
        clock=label("cmd-clock"),
        expiry=label("cmd-clock-expiry"),
        level=label("cmd-clock-level"),
        substitutes=label("cmd-hedgepost-substitutes"),
        seek=label("cmd-hedgepost-seek"),
        unseek=label("cmd-hedgepost-unseek"),
        rated=label("cmd-open-rated"),
    )
    @app_commands.choices(
        language=language_choices(auto=True),
        clock=preset_choices(),
        expiry=expiry_choices(),
    )
    @app_commands.choices(level=late_level_choices())
    async def settings(  # noqa: PLR0913, PLR0917 — the options of a command are its parameters
        self,
        interaction: Interaction,
        language: app_commands.Choice[str] | None = None,
        allow: Place | None = None,
        forbid: Place | None = None,
        quiet: bool | None = None,
        thread: bool | None = None,
        allowance: app_commands.Range[int, 0, LONGEST_AHEAD] | None = None,
        most: app_commands.Range[int, 0, MOST_TABLES] | None = None,
        log: discord.TextChannel | None = None,
        unlog: bool | None = None,
        clock: app_commands.Choice[str] | None = None,
        expiry: app_commands.Choice[str] | None = None,
        substitutes: bool | None = None,
        level: app_commands.Choice[int] | None = None,
        seek: discord.TextChannel | None = None,
        unseek: bool | None = None,
        rated: bool | None = None,
    ) -> None:
        guild = interaction.guild_id or 0
        servers = self.bot.host.servers
        given = {
            "quiet": quiet,
            "thread": thread,
            "allowance": allowance,
            "most_tables": most,
            "substitutes": substitutes,
            "rated": rated,
        }
        if log is not None:
            refuse_to_log(log)
        if seek is not None:
            refuse_to_play_below(seek)

        def change(before: GuildSettings) -> GuildSettings:
            return replace(
                before,
                **{name: to for name, to in given.items() if to is not None},
                language=_language(before, language),
                channels=_channels(before, allow, forbid),
                log=_log(before, log, unlog),
                seek=_seek(before, seek, unseek),
                clock=_clock(before, clock, expiry, level),
            )

        before = after = await servers.settings(guild)
        if change(before) != before:
            after = await servers.change_settings(guild, change)
        if after.log != before.log:
            self.bot.logbook.complaint(guild)  # about the one before
        if after != before:
            note_settings(self.bot, interaction, before, after)
        spoken = language_of(interaction)
        lines = [say(spoken, "server-settings"), *shown_settings(spoken, after)]
        await self._answer(interaction, fitting(spoken, lines))

    @app_commands.command(
        name=label("cmd-hedgepost-end"), description=label("cmd-hedgepost-end-about")
    )
    async def end(self, interaction: Interaction) -> None:
        await self.bot.farewells.ask(interaction, await live_table(interaction), "end")

    @app_commands.command(
        name=label("cmd-hedgepost-seat"), description=label("cmd-hedgepost-seat-about")
    )
    @app_commands.describe(
        seat=label("cmd-hedgepost-seat-number-about"),
        member=label("cmd-hedgepost-seat-member-about"),
        reason=label("cmd-hedgepost-reason-about"),
    )
    @app_commands.rename(
        seat=label("cmd-hedgepost-seat-number"),
        member=label("cmd-hedgepost-seat-member"),
        reason=label("cmd-hedgepost-reason"),
    )
    async def seat(
        self,
        interaction: Interaction,
        seat: app_commands.Range[int, 1, MOST_SEATS],
        member: discord.Member,
        reason: app_commands.Range[str, 1, REASON_LENGTH] = "",
    ) -> None:
        language = language_of(interaction)
        if member.bot:
            await whisper(interaction, say(language, "seat-no-bots"))
            return
        table = await live_table(interaction)
        name = member.display_name
        after = await self.bot.host.seats.reseat(table.id, seat - 1, member.id, name)
        self._note(
            interaction, "log-seated", member=member.mention, why=reason, number=str(table.id)
        )
        if after.status == "lobby":
            text = say(
                after.language, "reseated", seat=seat, name=safe(name), mention=member.mention
            )
            await announce(interaction, Post(text, pings=(member.id,)), after)
            await self.bot.lobby.refresh(after)
        else:
            await self.bot.vacancies.announce_taken(interaction, after, seat - 1)

    @app_commands.command(
        name=label("cmd-hedgepost-result"), description=label("cmd-hedgepost-result-about")
    )
    @app_commands.describe(
        table=label("cmd-hedgepost-result-table-about"),
        act=label("cmd-hedgepost-result-act-about"),
        reason=label("cmd-hedgepost-result-reason-about"),
    )
    @app_commands.rename(
        table=label("cmd-hedgepost-result-table"),
        act=label("cmd-hedgepost-result-act"),
        reason=label("cmd-hedgepost-result-reason"),
    )
    @app_commands.choices(
        act=[
            app_commands.Choice(name=label("result-void"), value="void"),
            app_commands.Choice(name=label("result-count"), value="count"),
        ]
    )
    async def result(
        self,
        interaction: Interaction,
        table: app_commands.Range[int, 1, 2**53 - 1],
        act: app_commands.Choice[str],
        reason: app_commands.Range[str, 1, REASON_LENGTH],
    ) -> None:
        """Correct what a game has changed: all ratings are made anew."""
        await correct_result(interaction, table, act.value == "void", reason)

    @app_commands.command(
        name=label("cmd-hedgepost-stats"), description=label("cmd-hedgepost-stats-about")
    )
    async def stats(self, interaction: Interaction) -> None:
        since = self.bot.host.now() - WEEK
        stats = await self.bot.host.servers.stats(interaction.guild_id or 0, since)
        await self._answer(interaction, stats_text(language_of(interaction), stats))

    @app_commands.command(
        name=label("cmd-hedgepost-prune"), description=label("cmd-hedgepost-prune-about")
    )
    @app_commands.describe(days=label("cmd-hedgepost-prune-days-about"))
    @app_commands.rename(days=label("cmd-hedgepost-prune-days"))
    async def prune(
        self,
        interaction: Interaction,
        days: app_commands.Range[int, FEWEST_IDLE, MOST_IDLE] = IDLE_DAYS,
    ) -> None:
        """Show what nobody has touched for some days; the button closes it."""
        before = self.bot.host.now() - days * DAY
        idle = await self.bot.host.servers.idle(interaction.guild_id or 0, before)
        text, button = prune_question(language_of(interaction), idle, days, before)
        await self._answer(interaction, text, button)

    async def press_prune(self, interaction: Interaction, _: int, sent: Prune) -> None:
        """Close what was shown, but for what somebody has touched since."""
        if not interaction.permissions.manage_guild:
            raise Refused("manager-only", "managers only")
        days, before, guild = sent.days, sent.before, interaction.guild_id or 0
        if not FEWEST_IDLE <= days <= MOST_IDLE or before > self.bot.host.now() - days * DAY:
            raise old_button()
        if not await self.bot.host.claim("prune"):
            raise Refused("already-done", "already done")
        closed = await prune(self.bot, await self.bot.host.servers.idle(guild, before))
        await update(interaction, say(language_of(interaction), "prune-done", count=closed))
        if closed:
            name = safe(interaction.user.display_name)
            self.bot.logbook.note(
                guild, lambda spoken: say(spoken, "log-pruned", name=name, count=closed, days=days)
            )

    async def _answer(
        self, interaction: Interaction, text: str, buttons: discord.ui.View | None = None
    ) -> None:
        """Answer a manager and, if the log channel has stopped working, say so once."""
        broken = self.bot.logbook.complaint(interaction.guild_id or 0)
        if broken is not None:
            told = say(language_of(interaction), "log-broken", channel=f"<#{broken}>")
            text = f"{told}\n{text}"
        await whisper(interaction, text, view=buttons)


def _language(before: GuildSettings, chosen: app_commands.Choice[str] | None) -> Language | None:
    return before.language if chosen is None else chosen_language(chosen)


def _channels(
    before: GuildSettings, allow: AnyPlace | None, forbid: AnyPlace | None
) -> tuple[int, ...]:
    """Where tables may be opened, with one channel more, or less."""
    channels = before.channels
    if allow is not None:
        channels = tuple(sorted({*channels, allow.id}))
    if forbid is not None:
        channels = tuple(one for one in channels if one != forbid.id)
    return channels


def _log(before: GuildSettings, log: discord.TextChannel | None, unlog: bool | None) -> int | None:
    """The log channel."""
    if unlog:
        return None
    return before.log if log is None else log.id


def _seek(
    before: GuildSettings, seek: discord.TextChannel | None, unseek: bool | None
) -> int | None:
    """Where members look for players."""
    if unseek:
        return None
    return before.seek if seek is None else seek.id


def _clock(
    before: GuildSettings,
    preset: app_commands.Choice[str] | None,
    expiry: app_commands.Choice[str] | None,
    level: app_commands.Choice[int] | None,
) -> Clock:
    clock = before.clock
    if preset is not None:
        clock = as_preset(clock, preset.value)
    if level is not None:
        clock = replace(clock, level=level.value)
    return clock if expiry is None else as_expiry(clock, expiry.value)


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Admin(bot))
