"""`/hedgepost roles`, `channel`, `block` and `unblock`: who may have tables, and how they begin."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.reply.answers import whisper
from cogs.reply.permissions import refuse_to_call
from cogs.server.place import Place
from cogs.server.shown import shown_blocked, shown_customs, shown_roles, shown_settings
from cogs.table.clock_page import preset_choices
from cogs.words.clocks import as_preset
from cogs.words.languages import chosen_language, language_choices
from cogs.words.speech import label, language_of, safe
from engine.core import Refused
from engine.table.access import MOST_BLOCKED, MOST_CUSTOMS, MOST_ROLES, Access, Customs
from engine.table.model import GuildSettings, Language
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

REASON_LENGTH = 200


class Rights(commands.Cog):
    """The commands of `/hedgepost` about who may have tables."""

    bot: Hedgepost

    @app_commands.command(
        name=label("cmd-hedgepost-roles"), description=label("cmd-hedgepost-roles-about")
    )
    @app_commands.describe(
        opens=label("cmd-hedgepost-opens-about"),
        no_longer=label("cmd-hedgepost-no-longer-about"),
        called=label("cmd-hedgepost-called-about"),
        uncalled=label("cmd-hedgepost-uncalled-about"),
    )
    @app_commands.rename(
        opens=label("cmd-hedgepost-opens"),
        no_longer=label("cmd-hedgepost-no-longer"),
        called=label("cmd-hedgepost-called"),
        uncalled=label("cmd-hedgepost-uncalled"),
    )
    async def roles(
        self,
        interaction: Interaction,
        opens: discord.Role | None = None,
        no_longer: discord.Role | None = None,
        called: discord.Role | None = None,
        uncalled: bool | None = None,
    ) -> None:
        """Who may open tables, and which role is told of them."""
        if called is not None:
            refuse_to_call(interaction, called)

        def change(access: Access) -> Access:
            openers = set(access.openers)
            if opens is not None:
                openers.add(opens.id)
            if no_longer is not None:
                openers.discard(no_longer.id)
            if len(openers) > MOST_ROLES:
                raise Refused("many-openers", "so many roles", most=MOST_ROLES)
            told = access.called if called is None else called.id
            return replace(
                access, openers=tuple(sorted(openers)), called=None if uncalled else told
            )

        language = language_of(interaction)
        after = await self._change(interaction, change)
        await whisper(interaction, "\n".join(shown_roles(language, after.access)))

    @app_commands.command(
        name=label("cmd-hedgepost-channel"), description=label("cmd-hedgepost-channel-about")
    )
    @app_commands.describe(
        channel=label("cmd-hedgepost-which-about"),
        language=label("cmd-hedgepost-language-about"),
        quiet=label("cmd-hedgepost-quiet-about"),
        thread=label("cmd-hedgepost-thread-about"),
        clock=label("cmd-hedgepost-clock-about"),
        usual=label("cmd-hedgepost-usual-about"),
    )
    @app_commands.rename(
        channel=label("cmd-hedgepost-which"),
        language=label("cmd-settings-language"),
        quiet=label("cmd-settings-quiet"),
        thread=label("cmd-open-thread"),
        clock=label("cmd-clock"),
        usual=label("cmd-hedgepost-usual"),
    )
    @app_commands.choices(
        language=language_choices(),
        clock=preset_choices(),
    )
    async def channel(  # noqa: PLR0913, PLR0917 — the options of a command are its parameters
        self,
        interaction: Interaction,
        channel: Place | None = None,
        language: app_commands.Choice[str] | None = None,
        quiet: bool | None = None,
        thread: bool | None = None,
        clock: app_commands.Choice[str] | None = None,
        usual: bool | None = None,
    ) -> None:
        """How new tables of one channel begin."""
        here = interaction.channel
        parent = here.parent_id if isinstance(here, discord.Thread) else interaction.channel_id
        place = (parent or 0) if channel is None else channel.id

        def change(before: GuildSettings) -> GuildSettings:
            access = before.access
            customs = Customs(place) if usual else access.of(place)
            if language is not None:
                customs = replace(customs, language=chosen_language(language))
            if quiet is not None:
                customs = replace(customs, quiet=quiet)
            if thread is not None:
                customs = replace(customs, thread=thread)
            if clock is not None:
                base = customs.clock or before.clock
                customs = replace(customs, clock=as_preset(base, clock.value))
            others = [one for one in access.customs if one.channel != place]
            kept = others if customs.empty else [*others, customs]
            if len(kept) > MOST_CUSTOMS:
                raise Refused("many-customs", "so many channels", most=MOST_CUSTOMS)
            return replace(before, access=replace(access, customs=tuple(kept)))

        after = await self._change_all(interaction, change)
        spoken = language_of(interaction)
        await whisper(interaction, shown_customs(spoken, after.access.of(place)))

    @app_commands.command(
        name=label("cmd-hedgepost-block"), description=label("cmd-hedgepost-block-about")
    )
    @app_commands.describe(
        member=label("cmd-hedgepost-blocked-about"), reason=label("cmd-hedgepost-reason-about")
    )
    @app_commands.rename(
        member=label("cmd-hedgepost-seat-member"), reason=label("cmd-hedgepost-reason")
    )
    async def block(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        reason: app_commands.Range[str, 1, REASON_LENGTH] = "",
    ) -> None:
        """Let somebody sit down at no table; without anybody, who may not."""
        language, guild = language_of(interaction), interaction.guild_id or 0
        if member is None:
            settings = await self.bot.host.servers.settings(guild)
            await whisper(interaction, shown_blocked(language, settings.access))
            return
        if member.bot:
            raise Refused("block-bot", "bots cannot sit down anyway")
        if member.id == interaction.user.id:
            raise Refused("block-self", "nobody blocks themselves")

        def change(access: Access) -> Access:
            if member.id in access.blocked:
                raise Refused("blocked-already", "blocked already", name=member.display_name)
            if len(access.blocked) >= MOST_BLOCKED:
                raise Refused("many-blocked", "so many people", most=MOST_BLOCKED)
            return replace(access, blocked=(*access.blocked, member.id))

        await self._change(interaction, change, quietly=True)
        self._note(interaction, "log-blocked", member=member.mention, why=reason)
        ledger = self.bot.host.ledger
        mine = [one for one in await ledger.live_of(member.id) if one.guild == guild]
        places = " ".join(f"<#{one.channel}>" for one in mine[:10])
        text = say(language, "blocked", name=safe(member.display_name))
        if mine:
            text = f"{text} {say(language, 'blocked-plays', channels=places, count=len(mine))}"
        released = await self.bot.host.invitations.release(guild, member.id)
        await whisper(interaction, text)
        for one in released:
            await self.bot.reception.go_on(one)

    @app_commands.command(
        name=label("cmd-hedgepost-unblock"), description=label("cmd-hedgepost-unblock-about")
    )
    @app_commands.describe(
        member=label("cmd-hedgepost-unblocked-about"), reason=label("cmd-hedgepost-reason-about")
    )
    @app_commands.rename(
        member=label("cmd-hedgepost-seat-member"), reason=label("cmd-hedgepost-reason")
    )
    async def unblock(
        self,
        interaction: Interaction,
        member: discord.User,
        reason: app_commands.Range[str, 1, REASON_LENGTH] = "",
    ) -> None:
        def change(access: Access) -> Access:
            if member.id not in access.blocked:
                raise Refused("not-blocked", "not blocked", name=member.display_name)
            return replace(access, blocked=tuple(one for one in access.blocked if one != member.id))

        await self._change(interaction, change, quietly=True)
        self._note(interaction, "log-unblocked", member=member.mention, why=reason)
        name = safe(member.display_name)
        await whisper(interaction, say(language_of(interaction), "unblocked", name=name))

    async def _change(
        self, interaction: Interaction, change: Callable[[Access], Access], *, quietly: bool = False
    ) -> GuildSettings:
        return await self._change_all(
            interaction,
            lambda before: replace(before, access=change(before.access)),
            quietly=quietly,
        )

    async def _change_all(
        self,
        interaction: Interaction,
        change: Callable[[GuildSettings], GuildSettings],
        *,
        quietly: bool = False,
    ) -> GuildSettings:
        """Change what holds on the server, and tell the log what is otherwise now."""
        servers, guild = self.bot.host.servers, interaction.guild_id or 0
        before = await servers.settings(guild)
        after = await servers.change_settings(guild, change)
        if after != before and not quietly:
            note_settings(self.bot, interaction, before, after)
        return after

    def _note(
        self, interaction: Interaction, key: str, *, member: str, why: str, **facts: str
    ) -> None:
        """Write into the log who did something to whom, and why."""
        name = safe(interaction.user.display_name)

        def line(language: Language) -> str:
            told = say(language, key, name=name, member=member, **facts)
            reason = say(language, "because", reason=safe(why, REASON_LENGTH)) if why else ""
            return f"{told} {reason}".strip()

        self.bot.logbook.note(interaction.guild_id or 0, line, interaction.id)


def note_settings(
    bot: Hedgepost, interaction: Interaction, before: GuildSettings, after: GuildSettings
) -> None:
    """Write into the log who has changed what holds on a server, and what it is now."""
    name = safe(interaction.user.display_name)

    def line(language: Language) -> str:
        old = set(shown_settings(language, before))
        new = [one for one in shown_settings(language, after) if one not in old]
        return say(language, "log-settings", name=name, changes=" · ".join(new) or "–")

    bot.logbook.note(interaction.guild_id or 0, line, interaction.id)
