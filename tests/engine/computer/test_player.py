"""The computer's decisions: legal everywhere, the same for the same view, better than chance."""

import pytest

from engine.chance import Sealed
from engine.computer.player import decide
from engine.core import AnyGame, Choices
from engine.games import KEYS, game_named
from engine.play_on import start
from engine.tools.selfplay import derived_seed, play_random_game
from tests.contract.test_contract import every_configuration, played
from tests.rooms import samples_of

SEED = bytes(range(32))
HERE = 7
"""So many positions of each game are looked at."""


def some_states(game: AnyGame, chosen: str, seats: int) -> list[object]:
    """Positions from beginning to end; the first few are set-up and secret choices."""
    states = played(game, chosen, seats).states[:-1]
    return [*states[:3], *states[3 :: max(1, len(states) // HERE)]]


@every_configuration
def test_every_decision_is_legal(game: AnyGame, chosen: str, seats: int):
    for ply, state in enumerate(some_states(game, chosen, seats)):
        for seat in game.waiting_on(state):
            choices = game.choices(state, seat)
            move = decide(game, game.view(state, seat), choices, Sealed(SEED, ply))
            assert choices.form is not None or move in choices.moves
            game.play(state, seat, move)


@every_configuration
def test_a_decision_depends_on_nothing_that_the_seat_cannot_see(
    game: AnyGame, chosen: str, seats: int
):
    for ply, state in enumerate(some_states(game, chosen, seats)[::3]):
        for seat in game.waiting_on(state):
            view = game.view(state, seat)
            other = game.imagine(view, Sealed(SEED, 1000 + ply))
            decided = [
                decide(
                    game, game.view(one, seat), game.choices(one, seat), Sealed(SEED, 2000 + ply)
                )
                for one in (state, state, other)
            ]
            assert len(set(decided)) == 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "chosen", "seats", "games"),
    [
        pytest.param(game_named(key), *sample, id=f"{key}-{sample[0] or 'plain'}-{sample[1]}")
        for key in KEYS
        for sample in samples_of(key)
    ],
)
def test_the_computer_beats_chance_clearly(game: AnyGame, chosen: str, seats: int, games: int):
    won = 0.0
    for number in range(games):
        computer = number % seats
        seed = derived_seed(SEED, f"game {number}")
        winners = play_random_game(game, chosen, seats, seed, computer=(computer,)).outcome.winners
        won += (computer in winners) / len(winners)
    fair = games / seats
    assert won >= fair + (games - fair) / 4


def test_who_is_not_asked_does_not_decide():
    game = game_named("hedgehogs")
    state = start(game, "", 2, Sealed(SEED, 0)).state
    waiting = game.waiting_on(state)[0]
    for viewer in (1 - waiting, None):
        with pytest.raises(ValueError, match="waited on"):
            decide(game, game.view(state, viewer), game.choices(state, waiting), Sealed(SEED, 1))


def test_a_secret_choice_among_equals_is_not_to_be_foreseen():
    game = game_named("hedgehogs")
    state = start(game, "v2", 4, Sealed(SEED, 0)).state
    view, choices = game.view(state, 0), game.choices(state, 0)
    assert choices.secret
    spies = {decide(game, view, choices, Sealed(SEED, draw)) for draw in range(40)}
    assert spies == set(choices.moves)


def test_a_filling_that_the_rules_refuse_is_not_played():
    """Most flicks that are filled in by chance point off the board."""
    game = game_named("hedgehogs")
    state = start(game, "v40", 2, Sealed(SEED, 0)).state
    seat = game.waiting_on(state)[0]
    view, choices = game.view(state, seat), game.choices(state, seat)
    for draw in range(20):
        game.play(state, seat, decide(game, view, choices, Sealed(SEED, draw)))


def test_a_single_choice_is_taken_without_thinking():
    game = game_named("hedgehogs")
    state = start(game, "", 2, Sealed(SEED, 0)).state
    seat = game.waiting_on(state)[0]
    assert decide(game, game.view(state, seat), Choices(("stay",)), Sealed(SEED, 0)) == "stay"
