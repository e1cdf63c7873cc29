"""What organisers can do, what they cannot, and what undoing takes with it."""

from collections.abc import AsyncGenerator, Mapping

import pytest
from msgspec.structs import replace

from engine.chance import commitment
from engine.clock.clock import Clock
from engine.core import Refused
from engine.host.leagues.drawing import Drawing
from engine.host.leagues.seasons import Seasons
from engine.host.once import handle
from engine.league.deeds import Arranged
from engine.league.points import UNIT
from engine.league.season import DAY, HOUR
from engine.table.model import Doer
from tests.engine.host.leagues.club import CHANNEL, GUILD, MIA, NOW, SEASON, Club, keys, refused
from tests.stores import new_store

FIVE = (1, 2, 3, 4, 5)
TOM = Doer(77, "Tom")


@pytest.fixture
async def club() -> AsyncGenerator[Club, None]:
    async with new_store() as store:
        yield Club(store)


async def test_a_league_needs_dates_to_come_and_settings_that_can_be(club: Club):
    async def create(
        name: str = "Cup",
        opens: int = HOUR,
        starts: int = DAY,
        so: Mapping[str, object] | None = None,
    ) -> str:
        settings = replace(SEASON, **(so or {}))
        making = club.host.leagues.create(
            GUILD, CHANNEL, MIA, name, settings, NOW + opens, NOW + starts
        )
        return await refused(making)

    assert await create(starts=-DAY) == "league-past"
    assert await create(opens=2 * DAY) == "league-dates"
    assert await create("") == "league-name"
    assert await create("x" * 61) == "league-name"
    for wrong in ({"seats": 9}, {"size": 1}, {"times": 0}, {"least": 1}, {"lasts": 1}):
        assert await create(so=wrong) == "league-settings"
    assert await create(so={"clock": Clock(limit=1)}) == "clock-limit"


async def test_two_seasons_at_once_are_refused_and_the_next_one_is_not(club: Club):
    await club.started(FIVE)
    assert await refused(club.found()) == "league-two-seasons"
    await club.play_out()
    course = await club.found()
    assert (course.number, course.season.stage) == (2, "planned")


async def test_strangers_change_nothing_and_those_whom_a_manager_names_may(club: Club):
    course = await club.opened(FIVE)
    leagues = club.host.leagues
    acts = leagues.organisers
    for asking in (
        acts.cancel(club.season, TOM),
        acts.extend(club.season, TOM, DAY),
        acts.draw(club.season, TOM),
        acts.undo(club.season, TOM, "open"),
        leagues.rename(club.league, TOM, "Mine"),
        leagues.change_settings(club.league, TOM, SEASON),
        leagues.set_organisers(club.league, TOM, [TOM.user]),
    ):
        assert await refused(asking) == "league-organisers-only"
    assert (await club.course()).version == course.version
    await leagues.set_organisers(club.league, MIA, [TOM.user])
    assert (await acts.extend(club.season, TOM, DAY)).deeds[-1].by == TOM.user


async def test_nobody_judges_their_own_division(club: Club):
    await club.started(FIVE)
    await club.play_out(but=[0])
    ann = replace(MIA, user=1)
    acts = club.host.leagues.organisers
    for asking in (
        acts.result(club.season, ann, 1, (2, 1)),
        acts.void(club.season, ann, 1),
        acts.adjudicate(club.season, ann, 0),
        acts.penalty(club.season, ann, 2, 1),
    ):
        assert await refused(asking) == "league-own-division"


async def test_settings_are_changed_until_the_draw_and_taken_back(club: Club):
    await club.opened(FIVE)
    leagues = club.host.leagues
    course = await leagues.change_settings(club.league, MIA, replace(SEASON, size=6))
    assert (course.league.settings.size, course.season.plan.terms.size) == (6, 6)
    course = await leagues.organisers.undo(club.season, MIA, "settle")
    assert (course.league.settings.size, course.season.plan.terms.size) == (4, 4)
    await leagues.organisers.draw(club.season, MIA)
    changing = leagues.change_settings(club.league, MIA, replace(SEASON, size=6))
    assert await refused(changing) == "league-drawn"


async def test_dates_and_settings_are_changed_together_or_not_at_all(club: Club):
    dates = (await club.opened(FIVE)).season.plan.dates
    leagues, other = club.host.leagues, replace(SEASON, size=6, lasts=14 * DAY)
    late = leagues.set_dates(club.season, MIA, starts=NOW - DAY, settings=other)
    assert await refused(late) == "league-past"
    assert (await club.course()).league.settings == SEASON
    handle(988)
    starts = dates.starts + DAY
    course = await leagues.set_dates(club.season, MIA, starts=starts, settings=other)
    assert course.league.settings == other
    after = course.season.plan.dates
    assert (after.starts, after.ends) == (starts, starts + 14 * DAY)


async def test_what_the_draw_does_not_settle_is_changed_behind_it_and_taken_back(club: Club):
    await club.opened(FIVE)
    leagues = club.host.leagues
    await leagues.change_settings(club.league, MIA, replace(SEASON, size=6))
    drawn = await leagues.organisers.draw(club.season, MIA)
    assert await refused(leagues.organisers.undo(club.season, MIA, "settle")) == "league-drawn"
    before = drawn.league.settings
    for settings in (
        replace(before, seats=3),
        replace(before, goes_on=False, clock=replace(before.clock, limit=DAY // 2)),
    ):
        changing = leagues.change_settings(club.league, MIA, settings)
        assert await refused(changing) == "league-drawn"
    later = replace(before, goes_on=False, rest=DAY, quiet=True)
    course = await leagues.change_settings(club.league, MIA, later)
    assert course.league.settings == later
    assert course.season == drawn.season
    course = await leagues.organisers.undo(club.season, MIA, "settle 2")
    assert course.league.settings == before
    await leagues.change_settings(club.league, MIA, later)
    await club.until(course.season.plan.dates.starts)
    await club.play_out()
    assert (await club.advance()).season.stage == "closed"
    assert len(await leagues.seasons(club.league)) == 1, "none follows"
    changing = leagues.change_settings(club.league, MIA, before)
    assert await refused(changing) == "league-drawn", "it is over"


async def test_what_a_league_is_called_and_where_it_is_has_a_reason_and_is_taken_back(club: Club):
    founded = (await club.opened(FIVE)).league
    leagues, undo = club.host.leagues, club.host.leagues.organisers.undo
    await leagues.rename(club.league, MIA, "Autumn")
    await leagues.rename(club.league, MIA, "Autumn")
    await leagues.move_channel(club.league, MIA, 77)
    await leagues.set_dashboard(club.league, MIA, 78)
    await leagues.set_organisers(club.league, MIA, [TOM.user])
    course = await club.course()
    done = [deed for deed in course.deeds if isinstance(deed.act, Arranged)]
    assert [deed.key for deed in done] == ["rename", "channel", "dashboard", "organisers"]
    assert {(deed.by, deed.reason) for deed in done} == {(MIA.user, MIA.reason)}
    await leagues.rename(club.league, TOM, "Winter")
    assert await refused(undo(club.season, MIA, "rename")) == "league-depends"
    assert await refused(undo(club.season, TOM, "organisers")) == "league-organisers-only"
    for key in ("rename 2", "rename", "channel", "dashboard", "organisers"):
        course = await undo(club.season, MIA, key)
    assert replace(course.league, version=founded.version) == founded
    assert (await leagues.league(club.league)) == course.league


async def test_steps_that_were_hurried_are_told_when_they_were_done(club: Club):
    course = await club.opened(FIVE)
    acts, planned = club.host.leagues.organisers, course.season.plan.dates
    club.time.at += HOUR
    drawn = club.time.at
    await acts.draw(club.season, MIA)
    await acts.redraw(club.season, MIA)
    assert (await club.course()).dates == planned, "that draw is none any more"
    await acts.draw(club.season, MIA)
    club.time.at += HOUR
    course = await acts.start(club.season, MIA)
    assert course.season.plan.dates == planned, "it ends when everybody was told"
    dates = course.dates
    assert (dates.draws, dates.starts, dates.ends) == (drawn, drawn + HOUR, planned.ends)
    assert planned.opens <= dates.opens <= dates.checks_in <= dates.draws <= dates.publishes


async def test_results_are_corrected_only_of_tables_that_are_over(club: Club):
    await club.started(FIVE)
    acts = club.host.leagues.organisers
    assert await refused(acts.result(club.season, MIA, 0, (1, 2))) == "league-not-over"
    assert await refused(acts.result(club.season, MIA, 99, (1, 2))) == "league-no-table"
    await club.end(0, (1, 2))
    await club.advance()
    assert await refused(acts.result(club.season, MIA, 0, (2, 2))) == "league-ranks"
    course = await acts.result(club.season, MIA, 0, (2, 1))
    assert course.season.matches[0].ranks == (2, 1)
    course = await acts.void(club.season, MIA, 0)
    assert await refused(acts.void(club.season, MIA, 0)) == "league-void"
    course = await acts.undo(club.season, MIA, "void 0")
    assert not course.season.matches[0].void


async def test_points_are_taken_away_and_given_back(club: Club):
    await club.started(FIVE)
    acts = club.host.leagues.organisers
    course = await acts.penalty(club.season, MIA, 3, 2)
    assert course.season.penalties == ((3, 2 * UNIT),)
    course = await acts.pardon(club.season, MIA, 3)
    assert dict(course.season.penalties)[3] == 0
    assert await refused(acts.pardon(club.season, MIA, 3)) == "league-no-penalty"


async def test_an_organiser_moves_somebody_before_the_draw_is_shown(club: Club):
    course = await club.drawn(tuple(range(1, 9)))
    acts = club.host.leagues.organisers
    one = course.season.divisions[1][0]
    course = await acts.move(club.season, MIA, one, 0)
    assert one in course.season.divisions[0]
    assert [len(held) for held in course.season.divisions] == [5, 3]
    assert course.season.stage == "drawn"
    await acts.publish(club.season, MIA)
    assert await refused(acts.move(club.season, MIA, one, 1)) == "league-shown"
    assert await refused(acts.redraw(club.season, MIA)) == "league-shown"


async def test_a_new_draw_has_a_new_seed(club: Club):
    course = await club.drawn(FIVE)
    before = course.season
    acts = club.host.leagues.organisers
    course = await acts.redraw(club.season, MIA)
    assert course.season.stage == "open"
    assert course.season.commitment != before.commitment
    course = await acts.draw(club.season, MIA)
    assert course.season.seed != before.seed
    assert [key for key in keys(course) if key.startswith("draw")] == ["draw", "draw 2"]


async def test_a_draw_that_holds_again_has_its_own_seed_again(club: Club):
    await club.opened(FIVE)
    acts = club.host.leagues.organisers
    first = await acts.draw(club.season, MIA)
    await acts.redraw(club.season, MIA)
    course = await acts.undo(club.season, MIA, "redraw")
    assert course.season == first.season
    await acts.undo(club.season, MIA, "draw")
    season = (await acts.draw(club.season, MIA)).season
    assert commitment(bytes.fromhex(season.seed)) == season.commitment


async def test_organisers_are_shown_every_draw_in_its_place(club: Club):
    await club.opened(FIVE)
    leagues = club.host.leagues
    await leagues.set_dashboard(club.league, MIA, 99)
    await leagues.organisers.draw(club.season, MIA)
    (preview,) = [one for one in await leagues.owed() if one.kind == "preview"]
    await leagues.posted(preview, 99, 1234)
    await leagues.organisers.redraw(club.season, MIA)
    await leagues.organisers.draw(club.season, MIA)
    (again,) = [one for one in await leagues.owed() if one.kind == "preview"]
    assert (again.channel, again.message) == (99, 1234)


async def test_who_joins_while_a_draw_is_prepared_is_not_drawn_as_a_stranger(club: Club):
    await club.opened(FIVE)
    drawing = Drawing(Seasons(club.host.tables, club.store))
    field = await drawing.field(club.season)
    course = await club.join((6,))
    with pytest.raises(Refused):
        drawing.draw(course, field)


async def test_a_move_leaves_other_divisions_as_they_were_drawn(club: Club):
    course = await club.drawn(tuple(range(1, 13)))
    acts = club.host.leagues.organisers
    assert len(course.season.divisions) == 3
    there, one = course.matches_in(0), course.season.divisions[2][0]
    course = await acts.move(club.season, MIA, one, 1)
    assert course.matches_in(0) == there
    assert await acts.move(club.season, MIA, one, 1) == course


async def test_nobody_is_moved_in_a_cup(club: Club):
    course = await club.drawn(FIVE, replace(SEASON, form="swiss", rounds=3))
    acts, one = club.host.leagues.organisers, course.season.people[0]
    assert await refused(acts.move(club.season, MIA, one, 0)) == "league-no-division"


async def test_whom_an_organiser_withdraws_does_not_come_back_alone(club: Club):
    await club.started(FIVE)
    leagues = club.host.leagues
    await leagues.organisers.withdraw(club.season, MIA, 2)
    assert await refused(leagues.players.join(club.league, 2, "Ben")) == "league-no-place"
    course = await leagues.organisers.add(club.season, MIA, 2, "Ben")
    assert course.season.withdrawn == set()


async def test_a_pause_moves_what_was_to_come(club: Club):
    course = await club.started(FIVE)
    ends = course.season.plan.dates.ends
    acts = club.host.leagues.organisers
    await acts.pause(club.season, MIA)
    assert await refused(acts.pause(club.season, MIA)) == "league-paused"
    assert (await club.until(ends + DAY)).season.stage == "running"
    course = await acts.resume(club.season, MIA)
    assert course.season.plan.dates.ends > ends
    assert (await club.advance()).season.stage == "running"


async def test_the_calendars_steps_are_not_undone_and_depend_on_each_other(club: Club):
    await club.started(FIVE)
    acts = club.host.leagues.organisers
    assert await refused(acts.undo(club.season, MIA, "start")) == "league-not-yours"
    assert await refused(acts.undo(club.season, MIA, "nothing")) == "league-no-deed"


async def test_an_organisers_start_is_undone_only_before_tables_begin(club: Club):
    await club.drawn(FIVE)
    acts = club.host.leagues.organisers
    await acts.start(club.season, MIA)
    course = await acts.undo(club.season, MIA, "start")
    assert course.season.stage == "drawn"
    await acts.start(club.season, MIA)
    await club.advance()
    assert await refused(acts.undo(club.season, MIA, "start 2")) == "league-depends"


async def test_a_table_is_decided_from_its_position_by_an_organisers_word(club: Club):
    await club.started(FIVE)
    await club.host.leagues.organisers.adjudicate(club.season, MIA, 2)
    course = await club.advance()
    assert course.season.matches[2].judged
    assert sum(match.is_over for match in course.season.matches) == 1


async def test_a_season_is_called_off(club: Club):
    course = await club.started(FIVE)
    course = await club.host.leagues.organisers.cancel(club.season, MIA)
    assert course.is_over
    table = await club.host.table(course.season.matches[0].table or 0)
    assert table.status == "running", "games go on for themselves"
    await club.play_out()
    assert await refused(club.host.leagues.organisers.close(club.season, MIA)) == "league-stage"


async def test_what_is_delivered_twice_is_done_once(club: Club):
    course = await club.started(FIVE)
    for _ in range(2):
        handle(987)
        course = await club.host.leagues.organisers.penalty(club.season, MIA, 3, 2)
    assert course.season.penalties == ((3, 2 * UNIT),)


async def test_the_last_deed_is_undone_once_though_another_is_the_last_then(club: Club):
    await club.started(FIVE)
    organisers = club.host.leagues.organisers
    for person in (3, 4):
        await organisers.penalty(club.season, MIA, person, 2)
    handle(988)
    await organisers.undo(club.season, MIA, "penalty 4")
    handle(988)
    assert await refused(organisers.undo(club.season, MIA, "penalty 3")) == "already-done"
    course = await club.host.leagues.course(club.season)
    assert course.season.penalties == ((3, 2 * UNIT),)


async def test_every_act_has_its_reason_and_who_did_it(club: Club):
    await club.started(FIVE)
    course = await club.host.leagues.organisers.withdraw(club.season, MIA, 4)
    deed = course.deeds[-1]
    assert (deed.key, deed.by, deed.reason) == ("withdraw 4", MIA.user, MIA.reason)


async def test_owners_acts_are_refused_at_tables_of_a_league(club: Club):
    course = await club.started(FIVE)
    table = course.season.matches[0].table or 0
    one = course.season.matches[0].people[0]
    host = club.host
    for asking in (
        host.turns.stop(table, Doer(one, "Ann")),
        host.seats.open_seat(table, one),
        host.seats.reseat(table, 0, 55, "Zoe"),
        host.lobbies.set_clock(table, one, lambda clock: clock),
        host.lobbies.set_quiet(table, one, True),
        host.seats.set_strangers(table, one, True),
    ):
        assert await refused(asking) == "league-table"


async def test_who_resigns_ends_a_table_of_two_and_spoils_no_larger_one(club: Club):
    course = await club.started(FIVE)
    match = course.season.matches[0]
    await club.host.turns.resign(match.table or 0, match.people[0])
    course = await club.advance()
    assert course.season.matches[0].ranks == (2, 1)


async def test_who_resigns_at_a_table_of_four_is_told_to_leave_the_season(club: Club):
    course = await club.started((1, 2, 3, 4), replace(SEASON, seats=4))
    match = course.season.matches[0]
    asking = club.host.turns.resign(match.table or 0, match.people[0])
    assert await refused(asking) == "league-resign"


async def test_whom_somebody_would_rather_not_meet_is_theirs_alone(club: Club):
    players = club.host.leagues.players
    assert await players.avoid(GUILD, 1, 2, on=True) == [2]
    assert await players.avoid(GUILD, 1, 3, on=True) == [2, 3]
    assert await players.avoid(GUILD, 1, 2, on=False) == [3]
    assert await players.avoided(GUILD, 2) == []
    assert await refused(players.avoid(GUILD, 1, 1, on=True)) == "league-avoid-self"
