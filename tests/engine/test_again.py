"""Another round, and another match: who begins, and who has left for good."""

import pytest
from msgspec.structs import replace

from engine.games import GAMES, game_named
from engine.options import LONGEST, BadOptions
from engine.series import Match, shown_outcome
from engine.tools.selfplay import play_random_game

SEED = bytes(range(32))


@pytest.mark.parametrize(
    ("first", "gone", "next_"), [(0, (), 1), (2, (), 0), (0, (1,), 2), (1, (2, 0), 1), (2, (0,), 1)]
)
def test_the_first_player_passes_to_the_left_over_those_who_have_left(
    first: int, gone: tuple[int, ...], next_: int
):
    game = game_named("courtiers")
    over = play_random_game(game, "", 3, SEED).states[-1]
    anew = game.again(replace(over, first=first, gone=gone))
    assert (anew.first, anew.gone, anew.turn, anew.ended) == (next_, gone, 0, "")


@pytest.mark.parametrize("key", ["courtiers", "witches", "jesters"])
def test_another_match_begins_at_nothing_with_those_who_are_left(key: str):
    game = game_named(key)
    chosen = game.options.canonical("match rounds=2")
    over = play_random_game(game, chosen, 3 if 3 in game.seats else 2, SEED).states[-1]
    assert isinstance(over, Match)
    anew = game.again(replace(over, gone=(1,)))
    assert isinstance(anew, Match)
    assert (anew.chosen, anew.seats, anew.gone) == (over.chosen, over.seats, (1,))
    assert (anew.number, anew.results, anew.last) == (1, (), None)
    assert shown_outcome(game, anew) is None


@pytest.mark.parametrize("key", GAMES)
def test_options_are_no_novel(key: str):
    options = game_named(key).options
    assert options.canonical(" " * LONGEST) == ""
    with pytest.raises(BadOptions) as bad:
        options.canonical(" " * (LONGEST + 1))
    assert bad.value.code == "options-long"
    assert str(bad.value) == "at most 400 characters of options"
