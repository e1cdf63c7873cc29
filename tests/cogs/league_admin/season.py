"""A small league in the parlour: who looks after it, who plays, and a quick way through it."""

from __future__ import annotations

from bot import Hedgepost
from engine.league.course import Course
from parlour import ChannelDriver, Permission, Person
from parlour.driver.reply import Reply
from tests.cogs.conftest import Club
from tests.cogs.farewells import resign


def organiser(club: Club, name: str = "Olga", locale: str = "en-US") -> Person:
    """Somebody with *Manage Events*."""
    found = club.parlour.user(name, locale=locale, permissions=Permission.MANAGE_EVENTS)
    found.go(club.channel)
    return found


def private(club: Club, *others: Person) -> ChannelDriver:
    """A channel that nobody sees but the bot and some people."""
    channel = club.guild.channel("organisers")
    channel.forbid(Permission.VIEW_CHANNEL, club.guild.everyone)
    channel.allow(Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
    for person in others:
        channel.allow(Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES, person)
    return channel


async def course_of(bot: Hedgepost, league: int = 1) -> Course:
    return await bot.host.leagues.current(league)


async def created(club: Club, olga: Person, **more: object) -> Reply:
    """A league of jesters at tables of two, which is as short as can be."""
    options: dict[str, object] = {"game": "jesters", "starts": "in 3 days", "seats": 2} | more
    return await olga.slash("league-admin create", options=options)


async def join(bot: Hedgepost, *people: Person) -> None:
    for person in people:
        await bot.host.leagues.players.join(1, person.id, person.name)


async def answer(person: Person, asked: Reply, button: str) -> Reply:
    return await person.press(button, on=asked.message)


async def drawn(bot: Hedgepost, olga: Person, *people: Person) -> Course:
    """Sign-up, and the draw at once."""
    await olga.slash("league-admin open")
    await join(bot, *people)
    course = await course_of(bot)
    for person in people:
        await bot.host.leagues.players.stay(course.id, person.id)
    asked = await olga.slash("league-admin preview")
    await answer(olga, asked, "Yes, draw now")
    return await course_of(bot)


async def started(bot: Hedgepost, olga: Person, *people: Person) -> Course:
    """And begun, before the time that everybody was told."""
    await drawn(bot, olga, *people)
    asked = await olga.slash("league-admin start")
    await answer(olga, asked, "Yes, begin now")
    return await course_of(bot)


async def ended(club: Club, bot: Hedgepost, match: int, loser: Person) -> Course:
    """A table of two begins in a channel of its own, and somebody gives it up."""
    course = await course_of(bot)
    place = club.guild.channel(f"table-{match + 1}")
    await bot.host.leagues.fixtures.begin(course.id, match, place.id)
    loser.go(place)
    await resign(loser)
    loser.go(club.channel)
    return await bot.host.leagues.calendar.advance(course.id)
