"""What needs the organisers of a season, from the season and its tables alone."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.league_admin.attention import ASLEEP, LATE, needs
from engine.chance import commitment
from engine.clock.clock import DAY, HOUR
from engine.league import deeds
from engine.league.course import Course
from engine.league.deeds import Act, Deed
from engine.league.divisions import Seed
from engine.league.draw import Terms, drawn
from engine.league.fold import folded
from engine.league.model import CLOCK, League, Settings, planned
from engine.table import lobby
from engine.table.model import Player, Table

START = 1_800_000_000
SETTINGS = Settings(game="jesters", seats=2, least=3)
DRAW = drawn(bytes(32), Terms(seats=2), [Seed(one, 1500) for one in (1, 2, 3)])


def course(*acts: tuple[Act, int]) -> Course:
    """A season in which this was done, at these times."""
    plan = planned(SETTINGS, START - 14 * DAY, START, START + 49 * DAY)
    done = tuple(
        Deed(key=f"{number}", at=at, act=act)  # type: ignore[arg-type]
        for number, (act, at) in enumerate(acts)
    )
    return Course(
        league=League(guild=1, channel=2, name="Spring", owner=9, settings=SETTINGS, made=1),
        id=1,
        number=1,
        version=1,
        first_plan=plan,
        season=folded(plan, done),
        deeds=done,
        names={1: "Ann", 2: "Bob", 3: "Cy"},
    )


def entered(*people: int) -> list[tuple[Act, int]]:
    opened: list[tuple[Act, int]] = [(deeds.Opened("sealed"), START - 14 * DAY)]
    return [*opened, *((deeds.Joined(one), START - 2 * DAY) for one in people)]


def begun(*tables: int) -> list[tuple[Act, int]]:
    return [
        *entered(1, 2, 3),
        (deeds.Drawn(DRAW.seed, DRAW.divisions, DRAW.fixtures), START - DAY),
        (deeds.Published(), START),
        (deeds.Started(), START),
        *((deeds.Begun(number, 100 + number), START) for number in tables),
    ]


def table(number: int, people: Sequence[int], now: int = START) -> Table:
    waiting = Table(
        id=100 + number,
        guild=1,
        channel=200 + number,
        owner=people[0],
        game="jesters",
        rules_version=1,
        players=tuple(Player(one, f"player {one}") for one in people),
        seed=bytes(32),
        commitment=commitment(bytes(32)),
        clock=CLOCK,
        opened=1,
    )
    begun = lobby.started(waiting, people[0], now)[0]
    return replace(begun, players=tuple(replace(one, asked=now) for one in begun.players))


def tables(found: Course) -> dict[int, Table]:
    return {
        match.table: table(number, match.people)
        for number, match in enumerate(found.season.matches)
        if match.table is not None
    }


def told(found: Course, now: int, there: dict[int, Table] | None = None) -> list[str]:
    return [need.what for need in needs(found, tables(found) if there is None else there, now)]


def test_too_few_people_shortly_before_the_draw():
    assert told(course(*entered(1)), START - 10 * DAY) == []
    (need,) = needs(course(*entered(1)), {}, START - 2 * DAY)
    assert (need.what, need.count) == ("few", 2)
    assert told(course(*entered(1, 2, 3)), START - 2 * DAY) == []


def test_a_draw_that_waits_to_be_looked_at():
    there = [*entered(1, 2, 3), (deeds.Drawn(DRAW.seed, DRAW.divisions, DRAW.fixtures), START)]
    assert told(course(*there), START) == ["preview"]
    assert told(course(*there, (deeds.Published(), START)), START) == []


def test_a_table_that_waits_for_days():
    found = course(*begun(0, 1, 2))
    assert told(found, START + DAY) == []
    assert told(found, START + 2 * DAY + HOUR) == ["late"] * 3
    assert 2 * CLOCK.limit < LATE


def test_somebody_whose_seats_are_all_kept_by_computers():
    found = course(*begun(0, 1, 2))
    there = tables(found)
    for number, one in there.items():
        players = tuple(
            replace(player, holder="computer") if player.user == 2 else player
            for player in one.players
        )
        there[number] = replace(one, players=players)
    absent = [need for need in needs(found, there, START + HOUR) if need.what == "absent"]
    assert [(need.person, need.matches) for need in absent] == [
        (2, tuple(found.season.matches_of(2)))
    ]


def test_tables_that_do_not_begin_or_were_stopped():
    found = course(*begun(0))
    assert told(found, START + HOUR) == []
    (need,) = needs(found, tables(found), START + 2 * HOUR)
    assert (need.what, need.count) == ("not-begun", 2)
    stopped = {100: replace(tables(found)[100], status="abandoned")}
    assert told(found, START, stopped) == ["gone"]


def test_a_division_that_sleeps():
    found = course(*begun(0, 1, 2))
    assert "asleep" not in told(found, START + ASLEEP)
    assert "asleep" in told(found, START + ASLEEP + 1)
    after = course(*begun(0, 1, 2), (deeds.Ended(0, (1, 2)), START + 3 * DAY))
    assert "asleep" not in told(after, START + ASLEEP + 1)


def test_what_is_about_to_be_decided():
    found = course(*begun(0, 1, 2), (deeds.Finishing(), START + 49 * DAY))
    found_needs = needs(found, {}, START + 49 * DAY)
    assert [need.matches for need in found_needs if need.what == "judging"] == [(0, 1, 2)]


def test_a_pause_is_remembered():
    assert told(course(*entered(1, 2, 3), (deeds.Paused(), START)), START) == ["paused"]
