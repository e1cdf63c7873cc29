"""Whom somebody may ask to play with them, by name: for a challenge, or a seat at a table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord

from engine.core import Refused
from engine.table.guests import KEPT_FOR
from engine.table.lobby import checked_options, seats_allowed
from engine.table.model import Guest

if TYPE_CHECKING:
    from bot import Hedgepost

Interaction = discord.Interaction["Hedgepost"]

_MENTION: Final = re.compile(r"<@!?([0-9]{1,19})>")
_TOO_LARGE: Final = 2**63
"""Discord numbers nobody so, and takes it amiss to be asked."""
_BETWEEN: Final = re.compile(r"[\s,;]*")


async def keeps_away(bot: Hedgepost, one: int, other: int) -> bool:
    """Whether one of two people has blocked the other."""
    settings = bot.host.people.settings  # looked up: another process may have been told
    blocked_by_one = (await settings(one)).blocked
    return other in blocked_by_one or one in (await settings(other)).blocked


async def refuse_to_ask(
    interaction: Interaction, user: discord.abc.User, barred: Sequence[int]
) -> None:
    """Raise `Refused` unless somebody can be asked here, and is not barred from tables."""
    bot, name, me = interaction.client, user.display_name, interaction.user.id
    if user.id == me:
        raise Refused("challenge-self", "nobody can challenge themselves")
    if user.bot:
        raise Refused("challenge-bot", "bots play no games", name=name)
    if not isinstance(user, discord.Member):
        raise Refused("challenge-gone", "they are not on this server", name=name)
    seen = user.resolved_permissions
    if seen is None and isinstance(interaction.channel, discord.TextChannel):
        seen = interaction.channel.permissions_for(user)
    if seen is not None and not seen.view_channel:
        raise Refused("challenge-unseen", "they cannot see this channel", name=name)
    takes = (await bot.host.people.settings(user.id)).challenges
    if user.id in barred or not takes or await keeps_away(bot, user.id, me):
        raise Refused("challenge-off", "they take no challenges", name=name)


async def guests_named(
    interaction: Interaction, typed: str, game: str, options: str
) -> tuple[Guest, ...]:
    """Those for whom seats of a new table are to be kept, behind who opens it. Raises `Refused`."""
    guild = interaction.guild
    users = [int(one) for one in _MENTION.findall(typed)]
    if any(one >= _TOO_LARGE for one in users):
        raise Refused("reserved-people", "that is nobody's number", option=typed)
    if guild is None or not users or not _BETWEEN.fullmatch(_MENTION.sub("", typed)):
        raise Refused("reserved-people", "that names nobody", option=typed)
    if len(set(users)) < len(users):
        raise Refused("challenge-twice", "somebody is named twice")
    most = seats_allowed(game, checked_options(game, options))[-1]
    if len(users) >= most:
        raise Refused("full", f"all {most} seats are taken", most=most)
    settings = await interaction.client.host.servers.settings(guild.id)
    until = interaction.client.host.now() + KEPT_FOR
    guests = [Guest(interaction.user.id, interaction.user.display_name)]
    for number in users:
        try:
            member = await guild.fetch_member(number)
        except discord.NotFound:
            raise Refused("challenge-gone", "they are not on this server", name="?") from None
        await refuse_to_ask(interaction, member, settings.access.blocked)
        guests.append(Guest(member.id, member.display_name, until))
    return tuple(guests)
