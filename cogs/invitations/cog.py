"""`/challenge` and `/seek`: asking others to a game before there is a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from cogs.delivery.channel import announce
from cogs.delivery.direct import send_direct
from cogs.invitations.posts import current_post, game_of, post_link
from cogs.reply.answers import leave_to_others, whisper
from cogs.reply.failures import FAILURES
from cogs.reply.permissions import (
    may_open_threads,
    missing_in,
    refuse_if_missing,
    refuse_to_play_below,
)
from cogs.reply.places import WHY, in_servers
from cogs.table.clock_page import preset_choices
from cogs.table.guests import refuse_to_ask
from cogs.table.lobby import refuse_to_open
from cogs.table.opponents import MOST_SEATS, seats_for
from cogs.table.option_completion import complete_options
from cogs.words.clocks import as_preset
from cogs.words.speech import label, language_of, language_of_guild, safe
from engine.core import Refused
from engine.games import GAMES
from engine.host.invitations import Asking
from engine.invitations.model import Guest, Invitation, Terms
from engine.table.lobby import checked_options
from engine.table.model import GuildSettings
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]


class Wanted(Struct, frozen=True):
    """What somebody who asks others would like to play."""

    game: str
    options: str
    preset: str | None
    rated: bool | None

    def terms(self, settings: GuildSettings) -> Terms:
        clock = settings.clock
        if self.preset is not None:
            clock = as_preset(clock, self.preset)
        rated = settings.rated if self.rated is None else self.rated
        return Terms(checked_options(self.game, self.options), clock, rated)


def _games() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=label(f"{key}-title"), value=key) for key in GAMES]


class Invitations(commands.Cog):
    """Sends invitations."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.reception.answer_clicks()

    @app_commands.command(
        name=label("cmd-challenge"),
        description=label("cmd-challenge-about"),
        extras={WHY: Refused("challenge-direct", "nobody else is in a direct message")},
    )
    @app_commands.describe(
        member=label("cmd-challenge-member-about"),
        game=label("cmd-open-game-about"),
        member2=label("cmd-challenge-more-about"),
        member3=label("cmd-challenge-more-about"),
        member4=label("cmd-challenge-more-about"),
        member5=label("cmd-challenge-more-about"),
        options=label("cmd-open-options-about"),
        clock=label("cmd-open-clock-about"),
        rated=label("cmd-open-rated-about"),
    )
    @app_commands.rename(
        member=label("cmd-challenge-member"),
        game=label("cmd-open-game"),
        member2=label("cmd-challenge-member-2"),
        member3=label("cmd-challenge-member-3"),
        member4=label("cmd-challenge-member-4"),
        member5=label("cmd-challenge-member-5"),
        options=label("cmd-open-options"),
        clock=label("cmd-open-clock"),
        rated=label("cmd-open-rated"),
    )
    @app_commands.choices(game=_games(), clock=preset_choices())
    @app_commands.autocomplete(options=complete_options)
    @in_servers
    async def challenge(  # noqa: PLR0913, PLR0917 — the options of a command are its parameters
        self,
        interaction: Interaction,
        member: discord.User,
        game: app_commands.Choice[str],
        member2: discord.User | None = None,
        member3: discord.User | None = None,
        member4: discord.User | None = None,
        member5: discord.User | None = None,
        options: app_commands.Range[str, 0, 400] = "",
        clock: app_commands.Choice[str] | None = None,
        rated: bool | None = None,
    ) -> None:
        preset = None if clock is None else clock.value
        wanted = Wanted(game.value, options, preset, rated)
        named = [one for one in (member, member2, member3, member4, member5) if one is not None]
        await self._challenge(interaction, named, wanted)

    @app_commands.command(
        name=label("cmd-seek"),
        description=label("cmd-seek-about"),
        extras={WHY: Refused("seek-direct", "nobody else is in a direct message")},
    )
    @app_commands.describe(
        game=label("cmd-open-game-about"),
        seats=label("cmd-seek-seats-about"),
        options=label("cmd-open-options-about"),
        clock=label("cmd-open-clock-about"),
        rated=label("cmd-open-rated-about"),
    )
    @app_commands.rename(
        game=label("cmd-open-game"),
        seats=label("cmd-seek-seats"),
        options=label("cmd-open-options"),
        clock=label("cmd-open-clock"),
        rated=label("cmd-open-rated"),
    )
    @app_commands.choices(game=_games(), clock=preset_choices())
    @app_commands.autocomplete(options=complete_options)
    @in_servers
    async def seek(  # noqa: PLR0913, PLR0917 — the options of a command are its parameters
        self,
        interaction: Interaction,
        game: app_commands.Choice[str],
        seats: app_commands.Range[int, 2, MOST_SEATS] | None = None,
        options: app_commands.Range[str, 0, 400] = "",
        clock: app_commands.Choice[str] | None = None,
        rated: bool | None = None,
    ) -> None:
        preset = None if clock is None else clock.value
        await self._seek(interaction, Wanted(game.value, options, preset, rated), seats)

    async def _challenge(
        self, interaction: Interaction, named: Sequence[discord.abc.User], wanted: Wanted
    ) -> None:
        settings, language = await self.bot.lobby.customs_of_others(interaction)
        refuse_if_missing(interaction)
        await self._refuse_full(interaction)
        barred = settings.access.blocked
        guests = tuple([await self._guest(interaction, one, barred) for one in named])
        invitation = await self.bot.host.invitations.send(
            Asking(
                kind="challenge",
                guild=interaction.guild_id or 0,
                channel=interaction.channel_id or 0,
                owner=interaction.user.id,
                name=interaction.user.display_name,
                game=wanted.game,
                terms=wanted.terms(settings),
                language=language,
                quiet=settings.quiet,
                seats=len(guests) + 1,
                guests=guests,
            )
        )
        if invitation.post is not None:
            await leave_to_others(interaction)  # who have posted it
            return
        message = await announce(interaction, await current_post(self.bot.host, invitation))
        await self.bot.reception.showing.note_post(invitation, message)
        await self._tell(await self.bot.host.invitations.invitation(invitation.id))

    async def _guest(
        self, interaction: Interaction, user: discord.abc.User, barred: Sequence[int]
    ) -> Guest:
        """Somebody who may be challenged here, and is not barred from tables. Raises `Refused`."""
        await refuse_to_ask(interaction, user, barred)
        return Guest(user.id, user.display_name)

    async def _refuse_full(self, interaction: Interaction) -> None:
        """Raise `Refused` if a game could begin neither in a thread nor in the channel itself."""
        channel = interaction.channel
        if isinstance(channel, discord.TextChannel) and may_open_threads(channel):
            return
        if await self.bot.host.ledger.live_in(interaction.channel_id or 0) is not None:
            raise Refused("challenge-busy", "there is a table in this channel")

    async def _tell(self, invitation: Invitation) -> None:
        """Write to those who are reminded by direct message that they are challenged."""
        for guest in invitation.guests:
            person = await self.bot.people.of(guest.user)
            if person.nudge != "direct":
                continue
            text = say(
                person.language or invitation.language,
                "challenge-direct",
                name=safe(invitation.name),
                game=game_of(invitation),
                link=post_link(invitation),
            )
            try:
                await send_direct(
                    self.bot, guest.user, text, nonce=f"dared-{invitation.id}-{guest.user}"
                )
            except FAILURES:
                continue  # the channel has told them

    async def _seek(self, interaction: Interaction, wanted: Wanted, seats: int | None) -> None:
        settings = await self.bot.host.servers.settings(interaction.guild_id or 0)
        channel = self._meeting_place(interaction, settings)
        refuse_to_open(interaction, channel.guild, settings)
        settings = settings.within(channel.id)
        language = language_of_guild(channel.guild, settings, self.bot.settings.language)
        terms = wanted.terms(settings)
        count = seats_for(wanted.game, terms.options, seats, "seek-seats")
        invitation = await self.bot.host.invitations.send(
            Asking(
                kind="seek",
                guild=interaction.guild_id or 0,
                channel=channel.id,
                owner=interaction.user.id,
                name=interaction.user.display_name,
                game=wanted.game,
                terms=terms,
                language=language,
                quiet=settings.quiet,
                seats=count,
            )
        )
        if invitation.lacks_post:
            try:
                await self.bot.reception.showing.post(invitation)
            except discord.Forbidden:
                await self.bot.host.invitations.lapse(invitation.id)
                raise missing_in(interaction.guild, channel.id) from None
        text = say(language_of(interaction), "seek-sent", channel=channel.mention)
        await whisper(interaction, text)

    def _meeting_place(
        self, interaction: Interaction, settings: GuildSettings
    ) -> discord.TextChannel:
        """Where members of a server look for players. Raises `Refused`."""
        channel = self.bot.get_channel(settings.seek or 0)
        if not isinstance(channel, discord.TextChannel):
            raise Refused("seek-nowhere", "there is no channel to look for players in")
        member = interaction.user
        if isinstance(member, discord.Member) and not channel.permissions_for(member).view_channel:
            raise Refused("seek-unseen", "they cannot see that channel")
        refuse_to_play_below(channel)
        return channel


async def setup(bot: Hedgepost) -> None:
    await bot.add_cog(Invitations(bot))
