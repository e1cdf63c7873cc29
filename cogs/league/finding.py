"""Which league somebody means, and what is offered while they type."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.words.leagues import game_text, stage_name
from cogs.words.offered import MOST_OFFERED
from cogs.words.speech import language_of, plain_name, shortened
from engine.core import Refused
from engine.league.course import Course
from engine.league.model import League
from words import plain

if TYPE_CHECKING:
    from bot import Hedgepost


async def meant_league(interaction: discord.Interaction[Hedgepost], typed: str) -> League:
    """The league that somebody names by number or name; without either the one of the channel, or
    the only one there is. Raises `Refused`."""
    there = await interaction.client.host.leagues.of_guild(interaction.guild_id or 0)
    if not there:
        raise Refused("league-none", "there is no league on this server")
    wanted = plain(" ".join(typed.split()))
    if wanted:
        found = [one for one in there if wanted in (str(one.id), plain(one.name))]
        found = found or [one for one in there if plain(one.name).startswith(wanted)]
    else:
        here = interaction.channel_id
        found = there if len(there) == 1 else [one for one in there if one.channel == here]
    if len(found) == 1:
        return found[0]
    raise Refused(
        "league-which", "which league is meant?", names=tuple(one.name for one in there[:10])
    )


async def meant_course(interaction: discord.Interaction[Hedgepost], typed: str) -> Course:
    """The newest season of the league that somebody means. Raises `Refused`."""
    league = await meant_league(interaction, typed)
    return await interaction.client.host.leagues.current(league.id)


async def drawn_course(interaction: discord.Interaction[Hedgepost], typed: str) -> Course:
    """The newest season of the league that somebody means whose divisions everybody may see; the
    one that is to come if there has been none. Raises `Refused`."""
    newest = (await meant_course(interaction, typed)).shown
    leagues = interaction.client.host.leagues
    if not newest.season.divisions:
        for one in reversed(await leagues.seasons(newest.league.id)):
            course = (await leagues.course(one.id)).shown
            if course.season.divisions:
                return course
    return newest


async def season_here(interaction: discord.Interaction[Hedgepost], season: int) -> Course:
    """A season that a button is about, on its own server, as everybody may see it. Raises
    `Refused`."""
    course = await interaction.client.host.leagues.course(season)
    if course.league.guild != interaction.guild_id:
        raise Refused("no-season", "there is no such season on this server")
    return course.shown


async def league_here(interaction: discord.Interaction[Hedgepost], league_id: int) -> League:
    """A league that a button is about, on its own server. Raises `Refused`."""
    league = await interaction.client.host.leagues.league(league_id)
    if league.guild != interaction.guild_id:
        raise Refused("no-league", "there is no such league on this server")
    return league


async def complete_league(
    interaction: discord.Interaction[Hedgepost], current: str
) -> list[app_commands.Choice[str]]:
    """The leagues of a server, with what they play and where they stand."""
    language, wanted = language_of(interaction), plain(current)
    leagues = interaction.client.host.leagues
    found: list[app_commands.Choice[str]] = []
    for one in await leagues.of_guild(interaction.guild_id or 0):
        if wanted not in plain(one.name) or len(found) == MOST_OFFERED:
            continue
        course = await leagues.current(one.id)
        stage = stage_name(language, course.season)
        name = f"{plain_name(one.name)} · {game_text(language, one)} · {stage}"
        found.append(app_commands.Choice(name=shortened(name, 100), value=str(one.id)))
    return found
