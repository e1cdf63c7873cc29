"""Several moves at once: all or none."""

import pytest

from engine.chance import Chance, Shown
from engine.core import Illegal
from engine.hedgehogs.game import HEDGEHOGS
from engine.play_on import apply_all
from tests.engine.hedgehogs.race import race


def test_several_moves_are_applied_together():
    state = race("c4=r1 d3=b1 a1=b2", die=4)
    dice: list[Chance] = [Shown([]), Shown([3])]
    steps = apply_all(HEDGEHOGS, state, 0, ["side c4 d", "go d4"], dice)

    assert [step.events[0].text for step in steps] == ["side c4 d", "go d4"]
    assert steps[-1].state.die == 3


def test_one_bad_move_refuses_all():
    state = race("c4=r1 d3=b1 a1=b2", die=4)
    with pytest.raises(Illegal, match="d7"):
        apply_all(HEDGEHOGS, state, 0, ["side c4 d", "go d7"], [Shown([]), Shown([3])])


def test_moves_beyond_the_end_of_the_turn_are_refused():
    state = race("c4=r1 d3=b1 a1=b2", die=4)
    with pytest.raises(Illegal, match="the turn is over before `stay`"):
        apply_all(
            HEDGEHOGS, state, 0, ["side c4 d", "go d4", "stay"], [Shown([]), Shown([3]), Shown([])]
        )
