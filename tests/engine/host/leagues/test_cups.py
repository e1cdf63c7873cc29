"""Cups: Swiss and knock-out, for months or for an evening, by the same calendar."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.__main__ import main
from engine.league.cups import draws
from engine.league.draw import BadDraw
from engine.league.model import Settings
from engine.league.season import EVENING
from tests.engine.host.leagues.club import SEASON, Club, keys
from tests.stores import new_store

SWISS = replace(SEASON, form="swiss", seats=4, size=4, rounds=3, lasts=3_600, goes_on=False)
KNOCK_OUT = replace(SWISS, form="knockout", rounds=0, pace=EVENING)
NINE = tuple(range(1, 10))


@pytest.fixture
async def club() -> AsyncGenerator[Club, None]:
    async with new_store() as store:
        yield Club(store)


async def test_in_a_swiss_cup_everybody_plays_every_round(club: Club):
    course = await club.started(NINE, SWISS)
    for number in range(3):
        here = [match for match in course.season.matches if match.round == number]
        assert sorted(one for match in here for one in match.people) == list(NINE)
        assert {len(match.people) for match in here} == {3}, "nobody has a bye"
        assert course.season.stage == "running"
        await club.play_out()
        course = await club.advance()
    assert course.season.stage == "closed"
    assert [key for key in keys(course) if key.startswith("pair")] == ["pair", "pair 2"]
    assert course.standings(0)[0].row.person == 1
    met = [
        len({*one.people} & {*other.people})
        for one in course.season.matches
        for other in course.season.matches
        if one.round != other.round
    ]
    assert max(met) <= 2


async def test_in_a_knock_out_the_best_two_of_a_table_go_on(club: Club):
    course = await club.started(NINE, KNOCK_OUT)
    rounds = [len(course.season.matches)]
    while course.season.stage != "closed":
        there = len(course.season.matches)
        await club.play_out()
        course = await club.advance()
        if (new := len(course.season.matches) - there) > 0:
            rounds.append(new)
    assert rounds == [3, 2, 1]
    (final,) = [match for match in course.season.matches if match.round == 2]
    assert final.ranks is not None
    assert final.people[final.ranks.index(1)] == 1


async def test_a_round_that_is_late_is_decided_and_the_next_one_has_its_own_time(club: Club):
    course = await club.started(NINE, KNOCK_OUT)
    await club.play_out(but=[0])
    dates = course.season.plan.dates
    await club.until(dates.ends)
    assert (await club.course()).season.stage == "finishing"
    course = await club.until(dates.judges)
    assert course.season.matches[0].judged
    assert course.season.stage == "running"
    assert course.season.plan.dates.ends == club.time.at + 3_600


async def test_who_withdraws_from_a_cup_plays_no_further_round(club: Club):
    await club.started(NINE, SWISS)
    await club.host.leagues.players.leave(club.league, 1)
    course = await club.play_out()
    course = await club.advance()
    later = [match for match in course.season.matches if match.round == 1]
    assert sorted(one for match in later for one in match.people) == list(NINE[1:])


async def test_a_cup_of_two(club: Club):
    await club.started((1, 2), KNOCK_OUT)
    course = await club.play_out()
    assert (await club.advance()).season.stage == "closed"
    assert len(course.season.matches) == 1


@pytest.mark.parametrize("settings", [SWISS, KNOCK_OUT])
async def test_every_round_can_be_drawn_again_from_the_sealed_seed(club: Club, settings: Settings):
    course = await club.drawn(NINE, settings)
    assert course.draw_file is None, "nobody has been shown the draw"
    await club.until(course.season.plan.dates.starts)
    await club.end(0, (2, 1, 3))
    await club.advance()
    await club.play_out()
    course = await club.advance()
    cup = draws.read(course.draw_file or b"")
    assert len(cup.rounds) == 2
    draws.verified(cup)
    first, second = cup.rounds
    swapped = (second.tables[0][::-1], *second.tables[1:])
    forged = replace(cup, rounds=(first, replace(second, tables=swapped)))
    with pytest.raises(BadDraw, match="round 2"):
        draws.verified(forged)
    with pytest.raises(BadDraw, match="hash"):
        draws.verified(replace(cup, seed="00" * 32))


async def test_the_command_line_does_the_rounds_of_a_cup_again(
    club: Club, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    course = await club.started(NINE, SWISS)
    file = tmp_path / "cup.json"
    file.write_bytes(course.draw_file or b"")
    assert main(["draw", str(file)]) == 0
    assert capsys.readouterr().out.startswith("9 people, 1 rounds, 3 tables: all as the sealed")
