"""`/hedgepost …`: for those who manage the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.answers import announce, whisper
from cogs.clock_words import as_expiry, as_preset, clock_text, expiry_text
from cogs.clocks import expiry_choices, preset_choices
from cogs.speech import label, language_of, mentions, safe
from engine.table import GuildSettings, Language
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]


class Admin(
    commands.GroupCog,
    group_name=label("cmd-hedgepost"),
    group_description=label("cmd-hedgepost-about"),
):
    """What a manager sets for the whole server, and what they may mend at a table."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        assert self.__cog_app_commands_group__ is not None
        self.__cog_app_commands_group__.default_permissions = discord.Permissions(manage_guild=True)
        self.__cog_app_commands_group__.guild_only = True

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
        clock=label("cmd-hedgepost-clock-about"),
        expiry=label("cmd-hedgepost-expiry-about"),
    )
    @app_commands.rename(
        language=label("cmd-settings-language"),
        allow=label("cmd-hedgepost-allow"),
        forbid=label("cmd-hedgepost-forbid"),
        quiet=label("cmd-settings-quiet"),
        thread=label("cmd-open-thread"),
        clock=label("cmd-clock"),
        expiry=label("cmd-clock-expiry"),
    )
    @app_commands.choices(
        language=[
            app_commands.Choice(name=label("language-auto"), value="auto"),
            app_commands.Choice(name=label("language-en"), value="en"),
            app_commands.Choice(name=label("language-fr"), value="fr"),
        ],
        clock=preset_choices(),
        expiry=expiry_choices(),
    )
    async def settings(
        self,
        interaction: Interaction,
        language: app_commands.Choice[str] | None = None,
        allow: discord.TextChannel | None = None,
        forbid: discord.TextChannel | None = None,
        quiet: bool | None = None,
        thread: bool | None = None,
        clock: app_commands.Choice[str] | None = None,
        expiry: app_commands.Choice[str] | None = None,
    ) -> None:
        assert interaction.guild_id is not None
        store = self.bot.host.store
        before = await store.settings(interaction.guild_id)
        after = before
        if language is not None:
            chosen: dict[str, Language | None] = {"auto": None, "en": "en", "fr": "fr"}
            after = replace(after, language=chosen[language.value])
        if allow is not None:
            after = replace(after, channels=tuple(sorted({*after.channels, allow.id})))
        if forbid is not None:
            left = tuple(one for one in after.channels if one != forbid.id)
            after = replace(after, channels=left)
        if quiet is not None:
            after = replace(after, quiet=quiet)
        if thread is not None:
            after = replace(after, thread=thread)
        if clock is not None:
            after = replace(after, clock=as_preset(after.clock, clock.value))
        if expiry is not None:
            after = replace(after, clock=as_expiry(after.clock, expiry.value))
        if after != before:
            await store.save_settings(interaction.guild_id, after)
        await whisper(interaction, _shown(language_of(interaction), after))

    @app_commands.command(
        name=label("cmd-hedgepost-end"), description=label("cmd-hedgepost-end-about")
    )
    async def end(self, interaction: Interaction) -> None:
        table = await self.bot.live_table(interaction)
        after = await self.bot.host.end(table.id)
        await whisper(interaction, say(language_of(interaction), "ended"))
        if after.status == "closed":
            await self.bot.lobby.refresh(after)
        else:
            await self.bot.deliver(interaction, after)

    @app_commands.command(
        name=label("cmd-hedgepost-seat"), description=label("cmd-hedgepost-seat-about")
    )
    @app_commands.describe(
        seat=label("cmd-hedgepost-seat-number-about"),
        member=label("cmd-hedgepost-seat-member-about"),
    )
    @app_commands.rename(
        seat=label("cmd-hedgepost-seat-number"), member=label("cmd-hedgepost-seat-member")
    )
    async def seat(
        self, interaction: Interaction, seat: app_commands.Range[int, 1, 9], member: discord.Member
    ) -> None:
        language = language_of(interaction)
        if member.bot:
            await whisper(interaction, say(language, "seat-no-bots"))
            return
        table = await self.bot.live_table(interaction)
        name = member.display_name
        after = await self.bot.host.reseat(table.id, seat - 1, member.id, name)
        await announce(
            interaction,
            say(after.language, "reseated", seat=seat, name=safe(name), mention=member.mention),
            mentions=discord.AllowedMentions(everyone=False, roles=False, users=[member]),
        )
        if after.status == "lobby":
            await self.bot.lobby.refresh(after)


def _shown(language: Language, settings: GuildSettings) -> str:
    channels = mentions(settings.channels, most=20)
    spoken = say(language, f"language-{settings.language or 'auto'}")
    return "\n".join(
        [
            say(language, "server-settings"),
            say(language, "settings-language", language=spoken),
            say(
                language, "server-channels", channels=channels or say(language, "server-everywhere")
            ),
            say(language, "settings-quiet", on=str(settings.quiet).lower()),
            say(language, "server-thread", on=str(settings.thread).lower()),
            say(language, "server-clock", clock=clock_text(language, settings.clock)),
            *([expiry_text(language, settings.clock)] if settings.clock.limit else []),
        ]
    )


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Admin(bot))
