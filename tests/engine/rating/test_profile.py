"""What results say of somebody: some of them, and the card."""

from typing import Any

from msgspec.structs import replace

from engine.rating.glicko import Rating
from engine.rating.profile import FAVOURITES, LONGEST_CURVE, RECENT, Played, profile_of
from engine.rating.results import OVERALL, OwnResult, Placing


def own(number: int, rank: int = 1, **different: Any) -> OwnResult:
    """A game of two that counted, after which nobody moves much any more."""
    seen = OwnResult(
        table=number,
        guild=1,
        game="witches",
        ended=number,
        channel=1,
        seats=2,
        rated=True,
        placing=Placing(user=1, rank=rank, own=3, made=4, answers=2, waited=120),
        value=1600.0 + number,
        deviation=50.0,
        change=10.0,
        overall=1500.0 + number,
        overall_deviation=60.0,
        overall_change=5.0,
    )
    return replace(seen, **different)


def test_games_are_counted_by_game_and_by_how_many_played():
    results = [own(1), own(2, rank=2), own(3, seats=4), own(4, game="jesters", rank=3, seats=4)]
    whole = profile_of(results, OVERALL, Rating())
    assert whole.played == (
        Played("witches", 2, 2, 1),
        Played("jesters", 4, 1, 0),
        Played("witches", 4, 1, 1),
    )
    assert (whole.games, whole.won) == (4, 2)
    assert (whole.answer, whole.reliability) == (60, 0.75)
    alone = profile_of(results, "jesters", Rating())
    assert (alone.games, alone.won) == (1, 0)
    assert alone.recent == (results[3],)


def test_the_best_result_is_the_win_that_nobody_expected():
    first = own(1, deviation=160.0, change=79.0)
    usual, surprise = own(2, change=4.0), own(3, change=18.0)
    lost = own(4, rank=2, change=30.0)
    assert profile_of([first, usual, surprise, lost], "witches", Rating()).best == surprise
    assert profile_of([first, usual, lost], "witches", Rating()).best == first
    assert profile_of([lost], "witches", Rating()).best is None


def test_without_one_that_counted_the_best_result_is_that_against_most():
    free: dict[str, Any] = {"value": None, "deviation": None, "change": None}
    two, four = own(1, **free), own(2, seats=4, **free)
    assert profile_of([two, four], "witches", Rating()).best == four
    assert profile_of([two, four], "witches", Rating()).curve == ()


def test_a_curve_of_very_many_results_ends_with_the_newest():
    results = [own(number) for number in range(1, 1002)]
    found = profile_of(results, OVERALL, Rating())
    assert len(found.curve) <= LONGEST_CURVE
    assert found.curve[-1] == (1500.0 + 1001, 60.0)
    assert profile_of(results, "witches", Rating()).curve[-1] == (1600.0 + 1001, 50.0)
    assert [one.table for one in found.recent] == [*range(1001, 1001 - RECENT, -1)]


def test_favourites_are_what_was_chosen_most():
    chosen = ["match", "match", "", "a", "b", "b", "c", ""]
    results = [own(number, options=text) for number, text in enumerate(chosen)]
    found = profile_of(results, OVERALL, Rating()).favourites
    assert len(found) == FAVOURITES
    assert set(found[:2]) == {("witches", "match"), ("witches", "b")}
