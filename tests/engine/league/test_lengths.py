"""How long a season is, by how often its tables are handed on."""

import pytest

from engine.games import GAMES
from engine.league.lengths import LONGEST, hand_overs, usual_weeks, weeks


@pytest.mark.parametrize(
    ("game", "expected"), [("hedgehogs", 7), ("witches", 4), ("courtiers", 3), ("jesters", 2)]
)
def test_at_tables_of_four_a_season_is_as_long_as_was_measured(game: str, expected: int):
    assert usual_weeks(game, 4) == expected


def test_in_between_and_beyond_it_is_drawn_out():
    found = [weeks(many) for many in range(0, 3_000, 5)]
    assert found == sorted(found)
    assert found[0] == 1
    assert found[-1] == LONGEST
    assert weeks(110) == 6  # half of the way from 79 to 141 hand-overs


def test_more_seats_and_more_rounds_take_longer():
    for key, game in GAMES.items():
        lengths = [usual_weeks(key, seats) for seats in game.seats]
        assert lengths == sorted(lengths)
    assert usual_weeks("jesters", 2) == 2
    assert usual_weeks("hedgehogs", 6) == 10
    assert usual_weeks("jesters", 4, rounds=3) == 4


def test_more_people_than_were_measured():
    assert hand_overs("jesters", 5) == 32  # as four of them, and one more


def test_a_game_that_nobody_measured(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delattr("engine.jesters.HAND_OVERS")
    assert hand_overs("jesters", 2) == 40
