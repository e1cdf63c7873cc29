"""Leagues in the database: what is kept, what is owed, and two processes at once."""

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy import Connection, text

from data.store import SqlStore
from engine.host.host import Host
from engine.league.season import DAY
from tests.engine.host.leagues.club import GUILD, MIA, Club, keys
from tests.stores import END_OF_TIME

FIVE = (2**62 + 1, 2**62 + 2, 3, 4, 5)


async def numbers(store: SqlStore, query: str) -> Sequence[object]:
    return await store.database.read(lambda one: list(one.execute(text(query)).scalars()))


async def test_a_season_is_read_as_it_was_written(store: SqlStore):
    club = Club(store)
    course = await club.started(FIVE)
    again = await Host(store, club.time).leagues.course(club.season)
    assert again == course
    assert again.names[FIVE[0]] == f"Player {FIVE[0]}"


async def test_rows_say_what_the_deeds_come_to(store: SqlStore):
    club = Club(store)
    course = await club.started(FIVE)
    await club.end(0, (1, 2))
    await club.host.leagues.players.leave(club.league, 5)
    course = await club.advance()
    assert await numbers(store, "SELECT stage FROM seasons") == ["running"]
    assert await numbers(store, "SELECT number FROM divisions") == [0]
    assert await numbers(store, 'SELECT "user" FROM entries WHERE withdrawn') == [5]
    assert len(await numbers(store, "SELECT seat FROM fixture_seats")) == 10
    over = await numbers(store, "SELECT number FROM fixtures WHERE ranks IS NOT NULL")
    assert over == [0]
    assert await store.leagues.fixture(course.season.matches[3].table or 0) == (club.season, 3)
    assert await store.leagues.running_of(5) == sum(
        not course.season.matches[one].is_over for one in course.season.matches_of(5)
    )


async def test_who_left_before_the_draw_is_still_called_by_name(store: SqlStore):
    club = Club(store)
    await club.opened(FIVE)
    await club.host.leagues.players.leave(club.league, 5)
    assert await store.leagues.played_by(5) == []
    assert await store.leagues.played_by(4) == [club.season]
    course = await Host(store, club.time).leagues.course(club.season)
    assert course.name(5) == "Player 5"


async def test_a_season_has_one_timer_of_its_calendar(store: SqlStore):
    club = Club(store)
    course = await club.opened(FIVE)
    timers = [one for one in await store.timers.due(END_OF_TIME, 100) if one.since == 0]
    assert [(one.kind, one.season) for one in timers] == [("season", club.season)]
    assert timers[0].at == course.season.plan.dates.checks_in
    await store.timers.done(timers[0].id)
    assert await store.leagues.untimed() == [club.season]
    for expected in ([club.season], []):
        assert await club.host.leagues.calendar.wake() == expected


async def test_a_table_that_ends_tells_its_season_in_the_same_transaction(store: SqlStore):
    club = Club(store)
    await club.started(FIVE)
    for one in await store.timers.due(END_OF_TIME, 100):
        await store.timers.done(one.id)
    await club.end(0, (1, 2))
    (timer,) = [one for one in await store.timers.due(END_OF_TIME, 100) if one.kind == "season"]
    assert timer.season == club.season
    (ended,) = await store.leagues.ended(club.season)
    assert ended.match == 0
    assert ended.result is not None
    await club.advance()
    assert await store.leagues.ended(club.season) == []


async def test_posts_are_owed_until_they_are_there(store: SqlStore):
    club = Club(store)
    await club.opened(FIVE)
    (owed,) = await club.host.leagues.owed()
    assert (owed.kind, owed.edition, owed.message) == ("sign-up", 6, None)
    await club.host.leagues.posted(owed, 20, 4711)
    assert await club.host.leagues.owed() == []
    await club.host.leagues.players.leave(club.league, 5)
    (owed,) = await club.host.leagues.owed()
    assert (owed.edition, owed.message) == (7, 4711)
    assert await club.host.leagues.unpostable(owed)
    assert not await club.host.leagues.unpostable(owed)
    await club.host.leagues.lost(club.season, "sign-up", 0)
    (owed,) = await club.host.leagues.owed()
    assert (owed.edition, owed.message) == (8, None)


async def test_a_post_that_is_posted_but_once_is_owed_but_once(store: SqlStore):
    club = Club(store)
    await club.opened(FIVE)
    for _ in range(2):
        await store.leagues.owe(club.season, [("digest", 1)])
    owed = [one for one in await club.host.leagues.owed() if one.kind == "digest"]
    assert [one.edition for one in owed] == [1]


async def test_two_processes_take_the_same_steps_once(store: SqlStore):
    club = Club(store)
    course = await club.opened(FIVE)
    twin = Host(store, club.time)
    dates = course.season.plan.dates
    for at in (dates.checks_in, dates.draws, dates.starts):
        if at == dates.draws:
            for one in FIVE:
                await asyncio.gather(
                    club.host.leagues.players.stay(club.season, one),
                    twin.leagues.players.stay(club.season, one),
                )
        club.time.at = at
        await asyncio.gather(
            *(one.leagues.calendar.advance(club.season) for one in (club.host, twin) * 3)
        )
    for match in range(5):
        begun = await asyncio.gather(
            club.host.leagues.fixtures.begin(club.season, match, 900 + match),
            twin.leagues.fixtures.begin(club.season, match, 950 + match),
        )
        assert begun[0].id == begun[1].id
        assert begun[0].status == begun[1].status == "running"
    course = await club.course()
    assert keys(course).count("draw") == 1
    assert len(set(keys(course))) == len(course.deeds)
    assert course == await twin.leagues.course(club.season)


@pytest.mark.parametrize("many", [4])
async def test_all_who_press_join_at_once_are_in(store: SqlStore, many: int):
    club = Club(store)
    await club.opened(())
    hosts = [club.host, Host(store, club.time)]
    await asyncio.gather(
        *(
            hosts[one % 2].leagues.players.join(club.league, one, f"Player {one}")
            for one in range(1, many + 1)
        )
    )
    assert sorted((await club.course()).season.people) == [*range(1, many + 1)]


async def test_a_forgotten_person_leaves_no_trace_in_leagues(store: SqlStore):
    club = Club(store)
    who = FIVE[0]
    await club.started(FIVE)
    await club.host.leagues.players.avoid(GUILD, who, 3, on=True)
    await club.host.leagues.players.avoid(GUILD, 4, who, on=True)
    kept = await club.host.people.kept_about(who)
    assert kept.avoided == ((GUILD, 3),)
    (own,) = kept.seasons
    assert (own.league, own.name, len(own.tables)) == ("Spring", f"Player {who}", 2)
    await club.play_out()
    await club.host.people.forget(who, {"en": "somebody", "fr": "quelqu'un"})
    for table in ("deeds", "entries", "fixture_seats", "avoided", "leagues"):
        rows = await store.database.read(lambda one, table=table: str(_all(one, table)))
        assert str(who) not in rows, table
    assert (await club.course()).season.stage == "closed"


async def test_a_forgotten_organiser_looks_after_nothing_at_once(store: SqlStore):
    club = Club(store)
    await club.opened(())
    await club.host.leagues.set_organisers(club.league, MIA, [77])
    assert (await club.course()).league.organisers == (77,)
    await club.host.people.forget(77, {"en": "somebody", "fr": "quelqu'un"})
    assert (await club.course()).league.organisers == ()


def _all(connection: Connection, table: str) -> object:
    return connection.execute(text(f"SELECT * FROM {table}")).all()


async def test_a_league_is_changed_by_one_at_a_time(store: SqlStore):
    club = Club(store)
    await club.opened(FIVE)
    leagues = club.host.leagues
    renaming = [leagues.rename(club.league, MIA, f"Cup {one}") for one in range(3)]
    await asyncio.gather(*renaming)
    league = await leagues.league(club.league)
    assert league.version == 3
    assert (await club.course()).league == league
    assert await store.leagues.of_guild(GUILD) == [league]


async def test_seasons_follow_one_another(store: SqlStore):
    club = Club(store)
    await club.started(FIVE)
    await club.play_out()
    lines = await club.host.leagues.seasons(club.league)
    assert [(one.number, one.stage) for one in lines] == [(1, "closed"), (2, "planned")]
    plan = (await club.host.leagues.course(lines[1].id)).season.plan
    assert plan.dates.opens == club.time.at + 7 * DAY
    assert plan.dates.starts - plan.dates.opens == 3 * DAY
