from engine.core import AnyGame
from engine.games import game_named
from engine.league.adjudication import decided, playouts
from engine.tools.selfplay import play_random_game


def middle_of(game: AnyGame) -> object:
    states = play_random_game(game, "", 2, bytes([7] * 32)).states
    return states[len(states) * 6 // 10]


def test_places_go_by_what_playouts_bring_on_average():
    assert decided([(1, 2, 3), (1, 3, 2), (2, 1, 3)]) == (1, 2, 3)
    assert decided([(1, 2), (2, 1)]) == (1, 1)
    assert decided([(1, 1, 3), (1, 1, 3)]) == (1, 1, 3)


def test_a_position_is_played_on_to_its_end_the_same_way_every_time():
    game = game_named("jesters")
    state = middle_of(game)
    first = list(playouts(game, state, bytes(32), 3))
    assert first == list(playouts(game, state, bytes(32), 3))
    assert all(sorted(ranks)[0] == 1 and len(ranks) == 2 for ranks in first)


def test_other_seeds_play_other_ends():
    game = game_named("hedgehogs")
    state = middle_of(game)
    ends = {tuple(ranks) for ranks in playouts(game, state, bytes(32), 8)}
    assert ends <= {(1, 2), (2, 1)}
