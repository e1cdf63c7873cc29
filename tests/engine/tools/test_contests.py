"""`python -m engine match`, `tournament` and `tune`."""

import pytest

from engine.__main__ import main
from engine.tools.contest import read_levels
from engine.tools.intervals import wilson
from engine.tools.ratings import Result, ratings
from tests import programs


def run(arguments: str) -> programs.Ran:
    return programs.run(main, *arguments.split(), typed=b"")


def test_a_match_tells_shares_intervals_and_times_and_is_the_same_again():
    command = "match --game courtiers --seats 3 --players 2,1,random --games 3 --seed 5"
    told = run(command).stdout.decode().splitlines()
    assert told[1] == "3 games; a fair share is 33.3%"
    assert [line.split(":")[0] for line in told[2:]] == ["level 2", "level 1", "random"]
    assert "ms a turn" in told[2]
    assert "ms a turn" not in told[4]
    again = run(command).stdout.decode().splitlines()
    assert [line.split(",")[0] for line in again] == [line.split(",")[0] for line in told]


def test_a_tournament_rates_levels_with_the_usual_one_given():
    told = run("tournament --game witches --seats 2 --levels 1-3 --games 2 --seed 5")
    lines = told.stdout.decode().splitlines()
    assert [line.split(":")[0] for line in lines[1:]] == [
        "level 2 among level 1",
        "level 3 among level 1",
        "level 3 among level 2",
        "level 1",
        "level 2",
        "level 3",
    ]
    assert lines[-1] == "level 3: 1500 (given)"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("match --game courtiers --seats 2 --players 6,3", "levels are 1 to 5"),
        ("match --game courtiers --seats 2 --players 5,3,3", "2 seats need as many players, not 3"),
        ("match --game courtiers --seats 2 --players best,3", "'best' is no level"),
        ("match --game courtiers --seats 2 --players 5,3 --games 0", "--games is at least 1"),
        ("match --game courtiers --seats 9 --players 3", "2 to 6 players, not 9"),
        ("tournament --game courtiers --seats 2 --levels 3", "two levels or more"),
        ("tune --game courtiers --seats 2 --constant luck", "there is no constant 'luck'"),
        ("tune --game courtiers --seats 2 --constant luck --level 7", "levels are 1 to 5"),
        ("tune --game courtiers --seats 2 --constant luck --step 0", "--step is more than 0"),
    ],
)
def test_bad_arguments_get_one_clear_line(arguments: str, why: str):
    refused = run(arguments)
    assert refused.returncode == 2
    assert why in refused.stderr.decode()
    assert refused.stderr.count(b"\n") == 1


def test_levels_as_they_are_typed():
    assert read_levels("5,3,3") == (5, 3, 3)
    assert read_levels("1-3, random") == (1, 2, 3, 0)


def test_an_interval_holds_the_share_and_shrinks_with_games():
    low, high = wilson(50, 100)
    assert low == pytest.approx(0.404, abs=0.001)
    assert high == pytest.approx(0.596, abs=0.001)
    assert wilson(0, 0) == (0, 1)
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_ten_to_one_is_a_difference_of_400():
    results = [Result((1, 2), (10 / 11, 1 / 11))] * 2000
    rated = ratings(results, 2)
    assert rated[2].value == 1500
    assert rated[1].value == pytest.approx(1900, abs=3)
    assert 10 < rated[1].reach < 40
    assert ratings(results[:100], 2)[1].reach > rated[1].reach


def test_who_wins_every_game_has_a_rating_too():
    assert 1500 < ratings([Result((1, 2), (1.0, 0.0))] * 20, 2)[1].value < 3500
