"""Chances of winning from what states are worth, dice for thoughts, and candidates compared."""

from math import exp

import pytest

from engine.chance import Sealed
from engine.computer.arms import Arm, best, promising
from engine.computer.dice import Dice
from engine.computer.judging import Judge
from engine.core import UMPIRE, Outcome
from engine.games import game_named
from engine.tools.selfplay import play_random_game
from tests.engine.computer.tree_game import At, TreeGame, node

SEED = bytes(range(32))


def test_who_leads_has_the_better_chance_and_nobody_leads_the_same():
    game = TreeGame(node([0, 4, -4]))
    judge = Judge(game, 2, 0.5)  # type: ignore[arg-type]
    even, ahead, behind = (judge.chances(At(0, (move,)))[0] for move in "abc")
    assert even == pytest.approx(0.5)
    assert ahead > 0.8
    assert ahead + behind == pytest.approx(1)
    assert judge.nodes == 3


@pytest.mark.parametrize("options", ["", "match rounds=2"])
def test_a_round_that_is_over_is_judged_by_its_end(options: str):
    game = game_named("witches")
    chosen = game.options.canonical(options)
    states = play_random_game(game, chosen, 3, SEED).states
    judge = Judge(game, 3)
    over = next(state for state in states if game.view(state, UMPIRE).outcome is not None)
    outcome = game.view(over, UMPIRE).outcome
    assert outcome is not None
    assert judge.chances(over) == [
        pytest.approx((seat in outcome.winners) / len(outcome.winners)) for seat in range(3)
    ]
    assert sum(judge.chances(states[len(states) // 3])) == pytest.approx(1)


def test_dice_are_fair_the_same_for_a_seed_and_show_what_is_given():
    dice = Dice(SEED)
    rolls = [dice.roll() for _ in range(6000)]
    assert all(900 < rolls.count(face) < 1100 for face in range(1, 7))
    again = Dice(SEED)
    assert [again.roll() for _ in range(6000)] == rolls
    assert sorted(again.shuffle("abcdef")) == list("abcdef")
    again.give(5, 9, 2)
    assert again.roll() == 5
    assert again.roll() <= 6  # there is no nine on it
    assert again.roll() == 2
    fresh = Dice(7)
    assert not fresh.drawn
    fresh.roll()
    assert fresh.drawn


def test_what_is_clearly_worse_is_dropped():
    arms = [Arm(0), Arm(1), Arm(2)]
    for number in range(9):
        for arm, chance in zip(arms, (0.5, 0.52, 0.1), strict=True):
            arm.add(chance + number % 3 / 20)
    assert best(arms).at == 1
    assert [arm.at for arm in promising(arms)] == [0, 1]


def test_sealed_draws_and_dice_are_both_a_chance():
    for chance in (Sealed(SEED, 1), Dice(SEED)):
        assert 1 <= chance.roll(3) <= 3


def test_who_has_left_a_round_is_judged_by_what_that_cost_and_not_as_beaten():
    """Seat 2 has left; seat 0 has won against seat 1."""

    class Left:
        key = "left"

        def outcome(self, state: object) -> Outcome:
            return Outcome((1, 2, 2), (3, 0, 0), "told", settled=((2, 4),))

        def worths(self, state: object, weights: object = None) -> list[float]:
            assert weights == "mine"
            return [7.0, 8.0, -4.0]

    judge = Judge(Left(), 3, 0.5, "mine")  # type: ignore[arg-type]
    worths = judge.worths(At(0))
    assert worths[2] == -4
    assert worths[0] > 100 > -100 > worths[1]
    chances = judge.chances(At(0))
    assert chances[:2] == [1, 0]
    assert chances[2] == pytest.approx(1 / (1 + 2 * exp(2)))  # even at one in three, and 4 behind


def test_a_win_that_is_shared_is_a_share_of_it():
    class Shared:
        key = "shared"

        def outcome(self, state: object) -> Outcome:
            return Outcome((1, 3, 1), (0, 0, 0), "told")

    assert Judge(Shared(), 3).chances(At(0)) == [0.5, 0, 0.5]  # type: ignore[arg-type]


def test_odds_beyond_all_measure_are_certain_and_no_error():
    judge = Judge(TreeGame(node([1e9, -1e9])), 2, 1.0)  # type: ignore[arg-type]
    assert judge.chances(At(0, ("a",)))[0] == pytest.approx(1)
    assert judge.chances(At(0, ("b",)))[0] == pytest.approx(0)
