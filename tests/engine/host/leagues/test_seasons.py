"""A season from its sign-up to its end, and the next one."""

from collections.abc import AsyncGenerator

import pytest

from engine.league.draw import verified
from engine.league.season import DAY
from tests.engine.host.leagues.club import Club, keys
from tests.stores import new_store

SIX = (1, 2, 3, 4, 5, 6)


@pytest.fixture
async def club() -> AsyncGenerator[Club, None]:
    async with new_store() as store:
        yield Club(store)


async def test_a_season_goes_from_its_announcement_to_its_end(club: Club):
    course = await club.found()
    dates = course.season.plan.dates
    assert course.season.stage == "planned"
    assert (await club.until(dates.opens - 1)).season.stage == "planned"
    assert (await club.until(dates.opens)).season.stage == "open"
    course = await club.join(SIX)
    assert course.season.people == SIX
    assert (await club.until(dates.checks_in)).season.asked
    for one in SIX[:5]:
        await club.host.leagues.players.stay(club.season, one)
    course = await club.until(dates.draws)
    assert course.season.stage == "drawn"
    assert sorted(one for held in course.season.divisions for one in held) == [1, 2, 3, 4, 5]
    assert course.draw is None
    course = await club.until(dates.starts)
    assert course.season.stage == "running"
    assert course.draw is not None
    verified(course.draw)
    assert all(match.table is not None for match in course.season.matches)
    course = await club.play_out()
    assert course.season.stage == "closed"
    lines = course.standings(0)
    assert [line.row.tables for line in lines] == [2] * 5
    assert lines[0].row.points > lines[-1].row.points
    assert keys(course)[-1] == "close"
    lines = await club.host.leagues.seasons(club.league)
    assert [(line.number, line.stage) for line in lines] == [(1, "closed"), (2, "planned")]


async def test_who_played_last_stays_by_saying_nothing_and_rises_by_their_place(club: Club):
    course = await club.started(tuple(range(1, 9)))
    assert len(course.season.divisions) == 2
    best = min(course.season.divisions[1])
    await club.play_out()
    lines = await club.host.leagues.seasons(club.league)
    club.season = lines[-1].id
    course = await club.course()
    dates = course.season.plan.dates
    await club.until(dates.opens)
    await club.join((*range(1, 9), 77))
    await club.until(dates.checks_in)
    course = await club.until(dates.draws)
    assert 77 not in course.season.people, "a newcomer who says nothing is not drawn"
    assert best in course.season.divisions[0]


async def test_what_is_late_gets_last_clocks_and_is_decided_from_its_position(club: Club):
    course = await club.started(SIX)
    dates = course.season.plan.dates
    await club.play_out(but=[0])
    course = await club.until(dates.ends)
    assert course.season.stage == "finishing"
    table = await club.host.table(course.season.matches[0].table or 0)
    asked = [one for one in table.players if one.deadline]
    assert asked
    assert all(one.deadline <= dates.ends + DAY // 2 for one in asked)
    course = await club.until(dates.judges)
    assert course.season.stage == "closed"
    assert course.season.matches[0].judged
    assert (await club.host.table(table.id)).status == "abandoned"
    owed = {(one.kind, one.subject) for one in await club.host.leagues.owed()}
    assert ("judged", 0) in owed
    assert ("end", 0) in owed
