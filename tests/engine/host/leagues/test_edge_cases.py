"""What goes wrong in leagues, and the answer to each: see `docs/leagues.md`."""

from collections.abc import AsyncGenerator
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from engine.clock.clock import Span
from engine.core import Refused
from engine.league.eligibility import MOST_TABLES, Kept, check_entry, reliability
from engine.league.season import DAY, HOUR
from engine.table.model import LoggedMove
from engine.table.results import result_of
from tests.engine.host.leagues.club import GUILD, MIA, SEASON, Club, keys, refused
from tests.stores import new_store

FIVE = (1, 2, 3, 4, 5)
FOUR_SEATS = replace(SEASON, seats=4, size=13)


@pytest.fixture
async def club() -> AsyncGenerator[Club, None]:
    async with new_store() as store:
        yield Club(store)


async def test_no_show_at_the_check_in(club: Club):
    course = await club.opened(FIVE)
    await club.until(course.season.plan.dates.checks_in)
    for one in FIVE[1:]:
        await club.host.leagues.players.stay(club.season, one)
    course = await club.until(course.season.plan.dates.draws)
    assert course.season.people == FIVE[1:]


async def test_no_show_at_the_tables(club: Club):
    """The computer keeps the seat of who never comes, and the season ends in time."""
    course = await club.started(FIVE)
    assert course.league.settings.clock.expiry == "keeps"
    dates = course.season.plan.dates
    await club.until(dates.ends)
    assert (await club.until(dates.judges)).season.stage == "closed"


async def test_withdrawal(club: Club):
    """The computer plays on for them, and the others score their average at least."""
    await club.started(FIVE)
    await club.host.leagues.players.leave(club.league, 1)
    course = await club.advance()
    assert course.season.withdrawn == {1}
    for number in course.season.matches_of(1):
        match = course.season.matches[number]
        assert match.spared == set(match.people) - {1}
        table = await club.host.table(match.table or 0)
        assert table.players[match.people.index(1)].holder == "computer"
    course = await club.play_out()
    assert course.standings(0)[-1].row.person == 1


@pytest.mark.parametrize("people", [2, 3, 4, 5, 37])
async def test_so_many_entries(club: Club, people: int):
    """2, 3, k, k + 1 and 37 people at tables of four: everybody sits as often as everybody else."""
    course = await club.drawn(tuple(range(1, people + 1)), FOUR_SEATS)
    assert course.season.stage == "drawn"
    sat = {one: len(course.season.matches_of(one)) for one in course.season.people}
    assert len(sat) == people
    assert set(sat.values()) == {min(4, people)}


async def test_too_few_entries(club: Club):
    """There is no draw: the organiser extends or cancels."""
    course = await club.drawn((1,))
    assert course.season.stage == "open"
    assert await refused(club.host.leagues.organisers.draw(club.season, MIA)) == "league-too-few"
    course = await club.host.leagues.organisers.extend(club.season, MIA, 2 * DAY)
    await club.join((2,))
    course = await club.until(course.season.plan.dates.draws)
    assert course.season.people == (1, 2), "who comes after the check-in is in"
    assert course.season.stage == "drawn"


async def test_join_in_mid_season(club: Club):
    """Somebody who has withdrawn leaves a place, and there is none otherwise."""
    await club.started(FIVE)
    leagues = club.host.leagues
    assert await refused(leagues.players.join(club.league, 6, "Fay")) == "league-no-place"
    await leagues.players.leave(club.league, 1)
    await club.advance()
    course = await leagues.players.join(club.league, 6, "Fay")
    course = await club.advance()
    assert 6 in course.season.people
    assert 1 not in course.season.people
    for number in course.season.matches_of(6):
        match = course.season.matches[number]
        table = await club.host.table(match.table or 0)
        player = table.players[match.people.index(6)]
        assert (player.user, player.name, player.holder) == (6, "Fay", "person")


async def test_two_leagues_at_once(club: Club):
    """Sixteen tables of all leagues together are the most."""
    many = replace(SEASON, seats=4, times=4, size=13)
    await club.opened((1,), many)
    await club.found(replace(SEASON, lasts=8 * DAY), "Other")
    await club.until(club.time.at + HOUR)
    joining = club.host.leagues.players.join(club.league, 1, "Ann")
    with pytest.raises(Refused) as no:
        await joining
    assert no.value.code == "league-too-many-tables"
    assert no.value.facts == {"tables": MOST_TABLES + 2, "most": MOST_TABLES}


async def test_organisers_mistake(club: Club):
    """What is undone has never been; what others depend on is named."""
    await club.started(FIVE)
    await club.play_out(but=[0])
    leagues = club.host.leagues
    before = (await club.course()).season
    course = await leagues.organisers.result(club.season, MIA, 1, (2, 1))
    assert course.season.matches[1].judged
    course = await leagues.organisers.undo(club.season, MIA, keys(course)[-1])
    assert course.season == before
    course = await leagues.organisers.replace(club.season, MIA, 1, 9, "Zoe")
    replaced = keys(course)[-1]
    await leagues.organisers.withdraw(club.season, MIA, 9)
    with pytest.raises(Refused) as no:
        await leagues.organisers.undo(club.season, MIA, replaced)
    assert no.value.facts == {"deed": "withdraw 9"}


async def test_member_left_and_back(club: Club):
    """They have withdrawn, and have their place again unless somebody has taken it."""
    await club.started(FIVE)
    before = (await club.course()).season
    await club.host.leagues.players.leave(club.league, 2)
    course = await club.host.leagues.players.join(club.league, 2, "Ben")
    assert course.season == before


async def test_banned_member(club: Club):
    """Who is blocked on the server cannot join."""
    await club.opened(FIVE)
    settings = await club.host.servers.settings(GUILD)
    access = replace(settings.access, blocked=(7,))
    await club.host.servers.change_settings(GUILD, lambda one: replace(one, access=access))
    assert await refused(club.host.leagues.players.join(club.league, 7, "Eve")) == "blocked"


async def test_forgotten_person(club: Club):
    """They have no name in any league any more, and results still add up."""
    await club.started(FIVE)
    await club.play_out()
    names = {"en": "somebody", "fr": "quelqu'un"}
    points = [line.row.points for line in (await club.course()).standings(0)]
    await club.host.people.forget(1, names)
    course = await club.course()
    assert 1 not in course.season.people
    assert "Player 1" not in course.names.values()
    assert [line.row.points for line in course.standings(0)] == points
    assert not (await club.host.people.kept_about(1)).seasons


async def test_forgotten_person_who_still_plays(club: Club):
    """Their tables need them until they are over, and so does the season."""
    await club.started(FIVE)
    names = {"en": "somebody", "fr": "quelqu'un"}
    assert await club.host.people.forget(1, names)
    assert 1 in (await club.course()).season.people


async def test_thread_or_channel_deleted(club: Club):
    """The table goes on elsewhere, and owes its board there."""
    course = await club.started(FIVE)
    table = await club.host.table(course.season.matches[0].table or 0)
    await club.host.posts.mark_posted(table.id, table.due, 4242)
    await club.host.leagues.fixtures.rehouse(table, 999)
    table = await club.host.table(table.id)
    assert (table.channel, table.status) == (999, "running")
    assert table.owes_post


async def test_outage_over_a_deadline(club: Club):
    """Dates that were still to come are as much later, and missed steps are done in their order."""
    course = await club.started(FIVE)
    ends = course.season.plan.dates.ends
    for _ in range(2):
        span = Span(ends - DAY, ends + DAY)
        await club.host.leagues.calendar.stand_still(club.season, span)
    course = await club.until(ends + DAY)
    assert course.season.stage == "running"
    assert course.season.plan.dates.ends == ends + 2 * DAY
    assert (await club.until(ends + 2 * DAY)).season.stage == "finishing"


async def test_missed_steps_are_done_in_their_order(club: Club):
    course = await club.opened(FIVE)
    for one in FIVE:
        await club.host.leagues.players.stay(club.season, one)
    course = await club.until(course.season.plan.dates.starts)
    steps = [key for key in keys(course) if " " not in key]
    assert steps == ["open", "ask", "draw", "publish", "start"]


async def test_broken_table(club: Club):
    """It counts for nobody: each of its people scores their own average."""
    course = await club.started(FIVE)
    await club.host.servers.end(course.season.matches[0].table or 0, MIA)
    course = await club.advance()
    assert course.season.matches[0].void
    assert (await club.play_out()).season.stage == "closed"


async def test_a_division_that_falls_asleep(club: Club):
    """Nobody does anything: it is over in time all the same, and the next season comes."""
    course = await club.started(FIVE)
    dates = course.season.plan.dates
    await club.until(dates.ends)
    course = await club.until(dates.judges)
    assert course.season.stage == "closed"
    assert all(match.judged for match in course.season.matches)
    assert len(await club.host.leagues.seasons(club.league)) == 2


async def test_tie_for_the_title(club: Club):
    """It is shared."""
    await club.started((1, 2))
    course = await club.course()
    for number in range(len(course.season.matches)):
        await club.end(number, (1, 1))
    course = await club.advance()
    assert [line.row.place for line in course.standings(0)] == [1, 1]


async def test_absences_used_up(club: Club):
    """A week of a season stops the clock, and no more."""
    course = await club.drawn(FIVE)
    start = course.season.plan.dates.starts
    first = datetime.fromtimestamp(start, UTC).date()
    for one in FIVE:
        await club.host.absences.announce(GUILD, one, first, first + timedelta(days=20))
    course = await club.until(start)
    assert course.league.settings.clock.most_away == 7 * DAY
    table = await club.host.table(course.season.matches[0].table or 0)
    (seat,) = [seat for seat, one in enumerate(table.players) if one.deadline]
    given = table.players[seat].deadline - table.players[seat].asked
    assert given == 7 * DAY + 4 * DAY


async def test_daylight_saving(club: Club):
    """All dates are moments: a season over the change of clocks lasts as long as any other."""
    autumn = 1_793_487_600  # the night of 1 November 2026 in New York
    club.time.at = autumn - 2 * DAY
    course = await club.started(FIVE)
    dates = course.season.plan.dates
    assert dates.ends - dates.starts == SEASON.lasts


async def test_a_rating_corrected(club: Club):
    """Folding again changes no standings, and the next draw goes by the ratings of then."""
    course = await club.started(FIVE)
    await club.play_out()
    before = (await club.course()).standings(0)
    await club.host.ratings.judge(GUILD, course.season.matches[0].table or 0, MIA)
    assert (await club.course()).standings(0) == before


async def test_bot_removed_and_back(club: Club):
    """The season goes on, and what it owes to its channel is there when the bot is back."""
    course = await club.started(FIVE)
    leagues = club.host.leagues
    for owed in await leagues.owed():
        assert await leagues.unpostable(owed)
    dates = course.season.plan.dates
    await club.until(dates.ends)
    course = await club.until(dates.judges)
    assert course.season.stage == "closed"
    kinds = {one.kind for one in await leagues.owed()}
    assert kinds >= {"sign-up", "draw", "division", "judged", "end"}


async def test_who_leaves_their_decisions_to_the_computer_earns_it_off(club: Club):
    """Reliability counts the last tables of leagues, and lets somebody in again behind others."""
    course = await club.started(FIVE)
    match = course.season.matches[0]
    table = await club.host.table(match.table or 0)
    log = [
        LoggedMove(ply, 0, match.people[0], "x", club.time.at, (), hand="computer")
        for ply in range(1, 41)
    ]
    result = result_of(replace(table, status="abandoned", ended=club.time.at), log, (2, 1))
    assert result is not None
    assert result.placings[0].part == "absent"
    assert reliability([Kept(one.own, one.made) for one in result.placings[:1]]) == 0
    with pytest.raises(Refused) as no:
        check_entry([Kept(0, 40)], 0, 2)
    assert no.value.facts == {"share": 0, "asked": 80, "tables": 4}
