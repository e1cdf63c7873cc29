"""Two processes on one database, and clicks that no client of Discord's would send: what a season
owes comes once, and nobody reaches the league of another server."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot import Hedgepost
from parlour import Permission, Person
from tests.cogs.conftest import Club
from tests.cogs.forger import send
from tests.cogs.league.seasons import League
from tests.cogs.league_admin.season import organiser, private

OF_LEAGUE = ("leaguejoin", "leagueleave", "leagueyes", "leagueno")
OF_SEASON = ("leaguestay", "leaguerules", "leaguemine", "leaguedraw")
OF_DIVISION = ("leaguecross", "leaguepages", "leaguepage")
ORGANISERS = (
    *("adminlook:1", "adminfigures:1", "adminlog:1:0", "adminundo:1:0"),
    *(f"adminask:{one}:1" for one in ("draw", "start", "cancel")),
    *(f"adminsure:{one}:1" for one in ("draw", "redraw", "publish", "start", "close", "cancel")),
)


@pytest.fixture
async def twins(club: Club) -> AsyncIterator[tuple[Hedgepost, Hedgepost]]:
    async with club.bot() as one, club.bot() as other:
        yield one, other


async def both(twins: tuple[Hedgepost, Hedgepost], club: Club) -> None:
    await asyncio.gather(*(bot.noticeboard.deliver() for bot in twins))
    await club.settled()


async def test_what_two_processes_owe_comes_once(club: Club, twins: tuple[Hedgepost, Hedgepost]):
    league = League(club, twins[0], [club.alice, club.bob, club.dee])
    await league.create()
    await both(twins, club)
    await league.join()
    club.channel.delete_message(league.post("📣"))
    for _ in range(3):  # both find that it is gone
        await both(twins, club)
    assert "3 are in" in league.post("📣").content
    for step in ("checks_in", "draws", "publishes", "starts"):
        dates = (await league.course()).season.plan.dates
        club.time.now = max(club.time.now, getattr(dates, step))
        await asyncio.gather(*(bot.host.leagues.calendar.advance(league.season) for bot in twins))
        await both(twins, club)
        if step == "checks_in":
            await league.stay()
    assert (await league.course()).season.stage == "running"
    for holding in ("📣", "are you still in", ": the draw**", "games over"):
        league.post(holding)
    deeds = [deed.key for deed in (await league.course()).deeds]
    assert [deeds.count(one) for one in ("open", "ask", "draw", "publish", "start")] == [1] * 5


async def pressed(person: Person, club: Club, room: Any, what: str) -> str:
    """What somebody is told who presses a button that they have made up."""
    page = await person.slash("league list", channel=room)
    told = await send(person, room.channel, "button", f"hp:0:{what}", on=page.message)
    await club.settled()
    assert told.ephemeral, what
    return told.text


async def test_no_button_reaches_the_league_of_another_server(club: Club, bot: Hedgepost):
    league = League(club, bot, [club.alice, club.bob])
    await league.create()
    before = await league.begun()
    other = club.parlour.guild("Elsewhere")
    room = other.channel("games")
    eve = club.parlour.user("Eve", guilds=(other.guild,), permissions=Permission.MANAGE_GUILD)
    eve.go(room)
    for what in (
        *(f"{one}:{number}" for one in (*OF_LEAGUE, *OF_SEASON) for number in (1, 999999999)),
        *(f"{one}:1:0" for one in OF_DIVISION),
        *ORGANISERS,
    ):
        told = await pressed(eve, club, room, what)
        assert "no such season" in told or "no longer exists" in told, (what, told)
    assert await league.course() == before


async def test_no_stranger_presses_what_is_for_organisers(club: Club, bot: Hedgepost):
    league = League(club, bot, [club.alice, club.bob])
    await league.create()
    before = await league.begun()
    for what in ORGANISERS:
        told = await pressed(club.alice, club, club.channel, what)
        assert "those who look after this league" in told, (what, told)
    for what in (f"{one}:1:77" for one in OF_DIVISION):  # divisions may have become fewer
        told = await pressed(club.alice, club, club.channel, what)
        assert told.startswith("**Spring League**"), (what, told)
    assert await league.course() == before


async def test_of_a_hundred_people_everybody_is_asked_at_the_check_in(club: Club, bot: Hedgepost):
    league = League(club, bot, [])
    await league.create()
    users = range(1000, 1100)
    for user in users:
        await bot.host.leagues.players.join(league.league, user, f"Player {user}")
    await league.until("checks_in")
    asked = league.posts("are you still in")
    assert len(asked) == 2
    assert [one.content.count("<@") for one in asked] == [80, 20]
    assert {user for user in users if f"<@{user}>" in asked[0].content + asked[1].content} == {
        *users
    }


async def test_the_log_names_the_private_channel_that_takes_no_posts(club: Club, bot: Hedgepost):
    log, olga = club.guild.channel("log"), organiser(club)
    await club.ada.slash("hedgepost settings", options={"log": log})
    private_room = private(club, olga)
    league = League(club, bot, [])
    await league.create()
    await olga.slash("league-admin settings", options={"dashboard": private_room})
    private_room.forbid(Permission.SEND_MESSAGES)
    await bot.host.leagues.refresh_dashboards()
    await bot.noticeboard.deliver()
    await club.settled()
    (told,) = [one.text for one in log.messages if "cannot be posted" in one.text]
    assert private_room.mention in told


async def test_nobody_sees_a_draw_that_is_not_published(club: Club, bot: Hedgepost):
    league = League(club, bot, [club.alice, club.bob, club.dee])
    await league.create()
    await league.join()
    await league.until("checks_in")
    await league.stay()
    course = await league.until("draws")
    assert course.season.divisions
    for what in ("standings", "fixtures"):
        assert "draw is not out yet" in (await club.alice.slash(f"league {what}")).text
    for what in ("leaguemine:1", "leaguedraw:1", *(f"{one}:1:0" for one in OF_DIVISION)):
        assert "draw is not out yet" in await pressed(club.alice, club, club.channel, what)
    assert "division" not in (await club.alice.slash("league me")).text.lower()
    assert "place" not in (await club.alice.slash("league history")).text
    await league.until("publishes")
    assert "Games of Alice" in await pressed(club.alice, club, club.channel, "leaguemine:1")
