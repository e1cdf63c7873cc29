"""What the bench promises of levels, and how it judges what they have won."""

import pytest

from bench.shares import STRONGEST, USUAL, Meeting, between_levels, games_wanted, share_row
from engine.games import GAMES, game_named

WITCHES = Meeting("witches", 4, 5, 3, 28)


def test_few_games_leave_a_promise_open_unless_they_exclude_it():
    row = share_row(WITCHES, 2, 8)
    assert row.value == 25
    assert row.kept
    assert row.between is not None
    assert "of 8 games, too few; fair 25" in row.note
    assert not share_row(WITCHES, 0, 20).kept


def test_enough_games_are_judged_by_the_share_itself():
    row = share_row(WITCHES, 54, 200)
    assert row.between is None
    assert not row.kept
    assert share_row(WITCHES, 70, 200).kept


def test_a_share_that_might_be_fair_is_no_proof():
    row = share_row(WITCHES, 57, 200)
    assert row.value > WITCHES.least
    assert not row.kept
    assert "fair 25, which is not excluded" in row.note
    assert share_row(WITCHES, 2850, 10_000).kept


def test_weak_levels_are_to_win_neither_less_nor_more():
    weakest, weak, *_ = between_levels("jesters")
    assert share_row(weakest, 10, 100).kept
    assert not share_row(weakest, 16, 100).kept
    assert not share_row(weakest, 4, 100).kept
    assert share_row(weak, 30, 100).kept


def test_a_hundred_games_of_the_jesters_are_enough():
    assert share_row(Meeting("jesters", 2, 5, 3, 88), 90, 100).between is None
    assert share_row(Meeting("courtiers", 2, 5, 3, 85), 90, 100).between is not None


def test_rows_that_search_nothing_are_known():
    assert not Meeting("witches", 4, 3, 0, 70).searches
    assert not Meeting("witches", 2, 1, 3, 5, 15).searches
    assert Meeting("witches", 2, 4, 3, 50).searches
    assert Meeting("witches", 2, 5, 4, 50).searches


def test_every_promise_is_about_a_table_that_there_is():
    for meeting in (*STRONGEST, *USUAL, *(step for key in GAMES for step in between_levels(key))):
        game = game_named(meeting.game)
        assert meeting.seats in game.options.seats_for(game.options.canonical(meeting.chosen))
    assert {(meeting.game, meeting.seats) for meeting in STRONGEST} == {
        (game.key, seats)
        for game in GAMES.values()
        for seats in (game.options.seats[0], game.options.seats[-1])
    }


def test_how_many_games_is_asked_for():
    assert games_wanted({}) == games_wanted({"GAMES": ""}) == 8
    assert games_wanted({"GAMES": "200"}) == 200


@pytest.mark.parametrize("typed", ["many", "0", "-3", "1.5", "9" * 9])
def test_no_number_of_games_gets_one_clear_line(typed: str):
    with pytest.raises(SystemExit, match="GAMES is how many games a row takes, as in GAMES=200"):
        games_wanted({"GAMES": typed})
