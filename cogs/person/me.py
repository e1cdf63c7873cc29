"""`/me …`: what somebody chooses for themselves, and what is kept about them."""

from __future__ import annotations

import gzip
import io
from typing import TYPE_CHECKING, Final, cast, get_args

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.delivery.direct import send_direct
from cogs.delivery.posts import board_link
from cogs.reply.answers import update, whisper
from cogs.reply.completing import complete_zone
from cogs.reply.components import TableButton, rows_of
from cogs.reply.failures import FAILURES
from cogs.reply.sent import Nothing
from cogs.words.languages import chosen_language, language_choices, language_name
from cogs.words.options import game_title
from cogs.words.speech import PERSON, at_people, fitting, label, language_of, stamp
from cogs.words.spellings import as_english
from engine.clock.zones import checked_zone, clock_in, zone_names
from engine.core import Refused
from engine.host.forgetting import exported, must_keep
from engine.people.settings import (
    PersonSettings,
    Show,
    blocking,
    digest_timers,
    minute_text,
    next_digest,
    read_minute,
    read_quiet,
    shown_to,
    unblocking,
)
from engine.table.model import Language, Table
from render import PaletteName
from words import LANGUAGES, say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

Choice = app_commands.Choice[str]

LARGEST_FILE: Final = 8_000_000
"""Bytes: what Discord takes everywhere."""
NOBODY: Final = 0
"""In the place of the table's number in a button that belongs to no table."""


def _choices(prefix: str, *values: str) -> list[Choice]:
    return [app_commands.Choice(name=label(f"{prefix}-{value}"), value=value) for value in values]


class Me(commands.GroupCog, group_name=label("cmd-me"), group_description=label("cmd-me-about")):
    """For everybody, on servers and in a conversation with the bot alone."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        zone_names()  # read from disk now rather than while somebody types
        page = self.bot.presses.on_page
        page("forget", self.press_forget, button=Nothing, where="anywhere")
        page("remember", self.press_remember, button=Nothing, where="anywhere")

    @app_commands.command(name=label("cmd-me-settings"), description=label("cmd-me-settings-about"))
    @app_commands.describe(
        language=label("cmd-me-language-about"),
        palette=label("cmd-me-palette-about"),
        reminders=label("cmd-me-reminders-about"),
        often=label("cmd-me-often-about"),
        quiet=label("cmd-me-quiet-about"),
        zone=label("cmd-me-zone-about"),
        digest=label("cmd-me-digest-about"),
        confirm=label("cmd-me-confirm-about"),
        show=label("cmd-me-show-about"),
        challenges=label("cmd-me-challenges-about"),
    )
    @app_commands.rename(
        language=label("cmd-settings-language"),
        palette=label("cmd-me-palette"),
        reminders=label("cmd-me-reminders"),
        often=label("cmd-me-often"),
        quiet=label("cmd-me-quiet"),
        zone=label("cmd-me-zone"),
        digest=label("cmd-me-digest"),
        confirm=label("cmd-me-confirm"),
        show=label("cmd-me-show"),
        challenges=label("cmd-me-challenges"),
    )
    @app_commands.choices(
        language=language_choices(auto=True),
        palette=_choices("palette", *get_args(PaletteName)),
        reminders=_choices("nudge", "channel", "direct", "none"),
        often=_choices("often", "both", "once"),
        confirm=_choices("confirm", "always", "usual"),
        show=_choices("show", *get_args(Show)),
    )
    @app_commands.autocomplete(zone=complete_zone)
    async def settings(  # noqa: PLR0913, PLR0917 — the options of a command are its parameters
        self,
        interaction: Interaction,
        language: Choice | None = None,
        palette: Choice | None = None,
        reminders: Choice | None = None,
        often: Choice | None = None,
        quiet: app_commands.Range[str, 1, 40] | None = None,
        zone: app_commands.Range[str, 1, 60] | None = None,
        digest: app_commands.Range[str, 1, 20] | None = None,
        confirm: Choice | None = None,
        show: Choice | None = None,
        challenges: bool | None = None,
    ) -> None:
        """Change what is given, all of it or nothing; show how it is then."""
        user, now = interaction.user.id, self.bot.host.now()
        before = await self.bot.host.people.settings(user)
        after = before
        if language is not None:
            after = replace(after, language=chosen_language(language))
        if palette is not None:
            after = replace(after, palette="" if palette.value == "default" else palette.value)
        if reminders is not None:
            after = replace(after, nudge=reminders.value)
        if often is not None:
            after = replace(after, often=often.value)
        if quiet is not None:
            after = replace(after, quiet=read_quiet(as_english(quiet)))
        if zone is not None:
            after = replace(after, zone=checked_zone(zone))
        if digest is not None:
            after = replace(after, digest=read_minute(as_english(digest)))
        if confirm is not None:
            after = replace(after, always_confirm=confirm.value == "always")
        if show is not None:
            after = shown_to(after, cast(Show, show.value), interaction.guild_id or 0)
        if challenges is not None:
            after = replace(after, challenges=challenges)
        after = await self._keep(interaction, before, after)
        lines = _shown(language_of(interaction), after, now)
        if after.nudge == "direct" != before.nudge:
            lines += await self._greeted(interaction)
        await whisper(interaction, "\n".join(lines))

    async def _greeted(self, interaction: Interaction) -> list[str]:
        """Somebody wants direct messages: see whether they take them, while they are here."""
        if interaction.guild_id is None:
            return []
        language = language_of(interaction)
        try:
            taken = await send_direct(
                self.bot,
                interaction.user.id,
                say(language, "me-direct-hello"),
                nonce=f"hi-{interaction.id}",
            )
        except FAILURES:
            return []
        return [] if taken else [say(language, "me-direct-closed")]

    @app_commands.command(name=label("cmd-me-block"), description=label("cmd-me-block-about"))
    @app_commands.describe(member=label("cmd-me-block-member-about"))
    @app_commands.rename(member=label("cmd-challenge-member"))
    async def block(self, interaction: Interaction, member: discord.User) -> None:
        if member.id == interaction.user.id:
            raise Refused("block-oneself", "nobody can block themselves")
        before = await self.bot.host.people.settings(interaction.user.id)
        await self._keep(interaction, before, blocking(before, member.id))
        text = say(language_of(interaction), "me-block-done", person=member.mention)
        await whisper(interaction, text)

    @app_commands.command(name=label("cmd-me-unblock"), description=label("cmd-me-unblock-about"))
    @app_commands.describe(member=label("cmd-me-unblock-member-about"))
    @app_commands.rename(member=label("cmd-challenge-member"))
    async def unblock(self, interaction: Interaction, member: discord.User) -> None:
        before = await self.bot.host.people.settings(interaction.user.id)
        after = unblocking(before, member.id)
        if after == before:
            raise Refused("never-blocked", "they were not blocked", name=member.display_name)
        await self._keep(interaction, before, after)
        text = say(language_of(interaction), "me-unblock-done", person=member.mention)
        await whisper(interaction, text)

    async def _keep(
        self, interaction: Interaction, before: PersonSettings, after: PersonSettings
    ) -> PersonSettings:
        """Keep what somebody has changed, if it is a change. Gives what holds by now."""
        if after == before:
            return before
        user = interaction.user.id
        digests = digest_timers(user, after, self.bot.host.now())
        after = await self.bot.people.change(user, after, digests)
        interaction.extras[PERSON] = after
        self.bot.timers.wake()  # who is seen no more has no role for a place
        return after

    @app_commands.command(name=label("cmd-me-export"), description=label("cmd-me-export-about"))
    async def export(self, interaction: Interaction) -> None:
        kept = await self.bot.host.people.kept_about(interaction.user.id)
        data, name = exported(interaction.user.id, kept), "hedgepost.json"
        if len(data) > LARGEST_FILE:
            data, name = gzip.compress(data), f"{name}.gz"
        file = discord.File(io.BytesIO(data), filename=name)
        await whisper(interaction, say(language_of(interaction), "me-export"), file=file)

    @app_commands.command(name=label("cmd-me-forget"), description=label("cmd-me-forget-about"))
    async def forget(self, interaction: Interaction) -> None:
        """Say what would be forgotten and what not, and ask."""
        language, user = language_of(interaction), interaction.user.id
        kept = await self.bot.host.people.kept_about(user)
        needed = [table for table in kept.tables if must_keep(table, user)]
        over = len(kept.tables) - len(needed)
        lines = [say(language, "me-forget-ask", tables=over), *_still_needed(language, needed)]
        buttons = rows_of(
            TableButton.make(
                NOBODY, "forget", label=say(language, "button-forget"), style=ButtonStyle.danger
            ),
            TableButton.make(NOBODY, "remember", label=say(language, "button-remember")),
        )
        await whisper(interaction, fitting(language, lines), view=buttons)

    async def press_forget(self, interaction: Interaction, _: int, __: Nothing) -> None:
        language, user = language_of(interaction), interaction.user.id
        names = {one: say(one, "me-forgotten-name") for one in LANGUAGES}
        self.bot.people.drop(user)
        asked = (await self.bot.host.people.kept_about(user)).invitations
        needed = await self.bot.host.people.forget(user, names)
        self.bot.people.drop(user)
        self.bot.timers.wake()
        lines = [say(language, "me-forgotten"), *_still_needed(language, needed)]
        await update(interaction, fitting(language, lines))
        for one in asked:
            if one.is_pending:
                after = await self.bot.host.invitations.invitation(one.id)
                await self.bot.reception.go_on(after)

    async def press_remember(self, interaction: Interaction, _: int, __: Nothing) -> None:
        await update(interaction, say(language_of(interaction), "me-remembered"))


def _still_needed(language: Language, tables: list[Table]) -> list[str]:
    """The live tables where a name has to stay for the moment."""
    if not tables:
        return []
    return [
        say(language, "me-forget-later", count=len(tables)),
        *(f"- {game_title(table, language)}: {board_link(table)}" for table in tables),
    ]


def _shown(language: Language, settings: PersonSettings, now: int) -> list[str]:
    """What somebody has chosen, a line each."""
    spoken = language_name(language, settings.language)
    palette = say(language, f"palette-{settings.palette or 'default'}")
    lines = [
        say(language, "me-title"),
        say(language, "settings-language", language=spoken),
        say(language, "me-palette", palette=palette),
        say(language, f"me-nudge-{settings.nudge}", often=settings.often),
        _quiet_line(language, settings),
        say(language, "me-zone", zone=settings.zone, time=clock_in(settings.zone, now)),
        _digest_line(language, settings, now),
        say(language, "me-confirm", confirm=say(language, f"confirm-{_confirming(settings)}")),
        say(language, f"me-show-{settings.show}"),
        say(language, "me-challenges", on=str(settings.challenges).lower()),
    ]
    if settings.blocked:
        lines.append(say(language, "me-blocked", people=at_people(settings.blocked)))
    if settings.zone == PersonSettings().zone and (settings.quiet or settings.digest is not None):
        lines.append(say(language, "me-zone-hint"))
    return lines


def _confirming(settings: PersonSettings) -> str:
    return "always" if settings.always_confirm else "usual"


def _quiet_line(language: Language, settings: PersonSettings) -> str:
    if settings.quiet is None:
        return say(language, "me-quiet-none")
    start, end = map(minute_text, settings.quiet)
    return say(language, "me-quiet", start=start, end=end)


def _digest_line(language: Language, settings: PersonSettings, now: int) -> str:
    following = next_digest(settings, now)
    if settings.digest is None or following is None:
        return say(language, "me-digest-none")
    return say(language, "me-digest", time=minute_text(settings.digest), next=stamp(following))


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Me(bot))
