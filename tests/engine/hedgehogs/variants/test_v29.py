"""V29, mega: seven to nine players."""

import pytest

from tests.engine.hedgehogs.race import placing, play, race, refused, seen


@pytest.mark.parametrize("seats", [7, 8, 9])
def test_V29_three_further_colours(seats: int):
    state = placing(6, *[1] * (seats - 1), seats=seats, chosen="v29")

    assert seen(state).colours[6:] == ("orange", "purple", "teal")[: seats - 6]
    assert len(state.hands) == seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 10])
def test_V29_is_for_seven_to_nine(seats: int):
    assert refused("v29", seats) != ""


@pytest.mark.parametrize("seats", [7, 8, 9])
def test_V29_without_it_there_are_at_most_six(seats: int):
    assert refused("", seats) != ""
    assert refused("v29", seats) == ""


def test_V29_the_turn_goes_round_all():
    state = race("a1=r1 b1=t1", seats=9, seat=8, die=2, chosen="v29")

    assert play(state, "stay", "go b1").seat == 0


@pytest.mark.parametrize("other", ["v34", "v24", "v22", "v25"])
def test_V29_cannot_be_with_what_is_for_few(other: str):
    chosen_for_seven = refused(f"v29 {other}", 7)

    assert chosen_for_seven != ""
