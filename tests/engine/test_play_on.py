"""Several moves at once: all or none."""

from collections.abc import Callable

import pytest

from engine.chance import Chance, Shown
from engine.core import Illegal
from engine.hedgehogs.game import HEDGEHOGS
from engine.play_on import apply_all
from tests.engine.hedgehogs.race import race


def dice(*rolls: int) -> Callable[[int], Chance]:
    """The same dice for whichever step needs some."""
    return lambda _: Shown(rolls)


def test_several_moves_are_applied_together():
    state = race("c4=r1 d3=b1 a1=b2", die=4)
    steps = apply_all(HEDGEHOGS, state, 0, ["side c4 d", "go d4"], dice(3))

    assert [move for move, _ in steps] == ["side c4 d", "go d4"]
    assert steps[-1][1].state.die == 3


def test_one_bad_move_refuses_all():
    state = race("c4=r1 d3=b1 a1=b2", die=4)
    with pytest.raises(Illegal, match="d7"):
        apply_all(HEDGEHOGS, state, 0, ["side c4 d", "go d7"], dice(3))


def test_moves_beyond_the_end_of_the_turn_are_refused():
    state = race("c4=r1 d3=b1 a1=b2", die=4)
    with pytest.raises(Illegal, match="the turn is over before `stay`"):
        apply_all(HEDGEHOGS, state, 0, ["side c4 d", "go d4", "stay"], dice(3))


def test_a_step_that_was_played_by_itself_may_be_written_all_the_same():
    state = race("c4=r1 d9=b1 a1=b2", die=4)
    steps = apply_all(HEDGEHOGS, state, 0, ["side c4 d", "go d4"], dice(1))

    assert [move for move, _ in steps] == ["side c4 d"]
    assert steps[0][1].state.board[22 + 5] == "r1"  # d5


def test_another_step_than_the_one_played_by_itself_is_refused():
    state = race("c4=r1 d9=b1 a1=b2", die=4)
    with pytest.raises(Illegal, match="the turn is over"):
        apply_all(HEDGEHOGS, state, 0, ["side c4 d", "go d9"], dice(1))
