"""What an organiser means: a league, a season of it, somebody in it, a table, a deed.

Whatever is offered carries a number; whoever types a name instead means the one that is called so.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import discord

from cogs.league_admin.telling import group_and_place, label_of
from cogs.words.speech import plain_name
from engine.core import Refused
from engine.league.course import Course
from engine.league.deeds import Closed, Confirmed, Deed, Joined, Left, Withdrew
from engine.league.model import League
from engine.league.season import Match
from engine.league.standings import Person
from engine.table.model import Doer

if TYPE_CHECKING:
    from bot import Hedgepost

    Interaction = discord.Interaction[Hedgepost]

_MENTION: Final = re.compile(r"<@!?(\d{1,19})>")
_NUMBER: Final = re.compile(r"#?(\d{1,19})", re.ASCII)


def doer_of(interaction: Interaction, reason: str = "") -> Doer:
    """Who does something to a league, and why."""
    user = interaction.user
    return Doer(user.id, user.display_name, " ".join(reason.split()), manager=manages(interaction))


def manages(interaction: Interaction) -> bool:
    """Whether somebody looks after every league of the server: members with *Manage Events*."""
    granted = interaction.permissions
    return granted.manage_events or granted.manage_guild


async def refuse_strangers(interaction: Interaction, league: League) -> None:
    """Raise `Refused` for whoever does not look after a league, or not here."""
    if league.guild != interaction.guild_id:
        raise Refused("no-league", "there is no such league here")
    leagues = interaction.client.host.leagues
    await leagues.check_organiser(league, interaction.user.id, manages=manages(interaction))


async def looked_after(interaction: Interaction) -> list[League]:
    """The leagues of the server that somebody looks after."""
    user, all_of_them = interaction.user.id, manages(interaction)
    found = await interaction.client.host.leagues.of_guild(interaction.guild_id or 0)
    return [one for one in found if all_of_them or user in one.organisers]


async def league_meant(interaction: Interaction, typed: str) -> League:
    """A league by its number or its name, or the only one that there is. Raises `Refused`."""
    there = await interaction.client.host.leagues.of_guild(interaction.guild_id or 0)
    if not there:
        raise Refused("league-admin-none", "there is no league on this server yet")
    if not typed.strip():
        mine = await looked_after(interaction)
        if len(mine) == 1:
            return mine[0]
        if not mine:
            raise Refused("league-organisers-only", "only organisers can do that")
        names = tuple(plain_name(one.name) for one in mine)
        raise Refused("league-admin-which", "there are several leagues", leagues=names)
    found = [one for one in there if str(one.id) == typed.strip()]
    found = found or [one for one in there if _same(one.name, typed)]
    if not found:
        names = tuple(plain_name(one.name) for one in there)
        raise Refused("league-admin-unknown", "no league is called so", option=typed, leagues=names)
    return found[0]


async def course_meant(interaction: Interaction, typed: str, number: int | None = None) -> Course:
    """The newest season of a league, or one by its number, for somebody who looks after it.
    Raises `Refused`."""
    league = await league_meant(interaction, typed)
    await refuse_strangers(interaction, league)
    leagues = interaction.client.host.leagues
    if number is None:
        return await leagues.current(league.id)
    for line in await leagues.seasons(league.id):
        if line.number == number:
            return await leagues.course(line.id)
    raise Refused("league-admin-season", "there is no such season", number=number)


async def course_pressed(interaction: Interaction, season: int) -> Course:
    """The season that a button is about, for somebody who looks after it. Raises `Refused`."""
    course = await interaction.client.host.leagues.course(season)
    await refuse_strangers(interaction, course.league)
    return course


def person_meant(course: Course, typed: str) -> Person:
    """Somebody who takes part. Raises `Refused`."""
    text = typed.strip()
    found = _MENTION.fullmatch(text) or _NUMBER.fullmatch(text)
    people = course.season.people
    if found is not None and int(found[1]) in people:
        return int(found[1])
    same = [one for one in people if _same(course.name(one), text)]
    if len(same) != 1:
        raise Refused(
            "league-admin-who", "nobody, or several, of the season are called so", option=typed
        )
    return same[0]


def match_meant(course: Course, typed: str) -> int:
    """A table of a season, as its footer has it, `7`; with its division or round before it, `2.7`;
    or with the season as well, as its thread is called, `1.2.7`. Raises `Refused`."""
    text = typed.strip().removeprefix("#")
    known: dict[str, int] = {}
    for number in range(len(course.season.matches)):
        group, place = group_and_place(course, number)
        known[f"{course.number}.{group}.{place}"] = known[f"{group}.{place}"] = number
        known[label_of(course, number)] = number
    if text not in known:
        many = len(course.season.matches)
        last = label_of(course, many - 1)
        raise Refused("league-admin-table", "no such table", option=typed, many=many, last=last)
    return known[text]


def names_at(course: Course, match: Match) -> list[str]:
    """What those at a table are called, by seat."""
    return [plain_name(course.name(one)) for one in match.people]


def last_deed(before: Course | None, after: Course, user: int) -> int | None:
    """The number of what somebody has just done to a season, if it can be undone."""
    known = len(before.deeds) if before is not None and before.id == after.id else 0
    for number in range(len(after.deeds) - 1, known - 1, -1):
        if is_theirs(after.deeds[number]) and after.deeds[number].by == user:
            return number
    return None


def is_theirs(deed: Deed) -> bool:
    """Whether somebody did it, and it still counts: what the calendar does is not undone."""
    return bool(deed.by) and not deed.undone


def is_organisers(deed: Deed) -> bool:
    """Whether an organiser did it, and not somebody about themselves."""
    act = deed.act
    own = isinstance(act, Joined | Left | Confirmed | Withdrew) and act.person == deed.by
    return is_theirs(deed) and not own and not isinstance(act, Closed)


def _same(name: str, typed: str) -> bool:
    return " ".join(name.casefold().split()) == " ".join(typed.casefold().split())
