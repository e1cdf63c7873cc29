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
    """A league of jesters at tables of two, which is as short as can be, to be opened by hand."""
    given: dict[str, object] = {"game": "jesters", "starts": "in 3 days", "opens": "in 2 days"}
    given |= {"seats": 2} | more
    options = {name: value for name, value in given.items() if value is not None}
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


async def started(club: Club, bot: Hedgepost, olga: Person, *people: Person) -> Course:
    """And begun, before the time that everybody was told: the first table at once."""
    await drawn(bot, olga, *people)
    asked = await olga.slash("league-admin start")
    await answer(olga, asked, "Yes, begin now")
    return await begun(club, bot)


async def begun(club: Club, bot: Hedgepost) -> Course:
    """Once the first table is there."""
    await club.parlour.until(lambda: bool(club.channel.threads), 10, "the first table")
    await club.settled()
    return await course_of(bot)


async def ended(club: Club, bot: Hedgepost, match: int, loser: Person) -> Course:
    """Somebody gives up a table of two that has begun."""
    course = await course_of(bot)
    table = await bot.host.table(course.season.matches[match].table or 0)
    await resign(loser, channel=club.parlour.world.channels[table.channel])
    await club.settled()
    return await bot.host.leagues.calendar.advance(course.id)
