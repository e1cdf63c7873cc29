"""V21, big family: two colours each."""

import pytest

from tests.engine.hedgehogs.race import ending, offered, placing, play, race, refused, seen


@pytest.mark.parametrize(("seats", "families"), [(2, ("ry", "bg")), (3, ("rg", "bw", "yk"))])
def test_V21_each_plays_a_colour_and_the_one_so_many_seats_on(seats: int, families: tuple[str]):
    rolls = [6, *[1] * (seats - 1)]

    assert seen(placing(*rolls, seats=seats, chosen="v21")).families == families


def test_V21_all_pieces_of_both_are_placed():
    assert [len(hand) // 2 for hand in placing(6, 1, chosen="v21").hands] == [8, 8]


def test_V21_pieces_of_both_colours_go_aside():
    moves = offered(race("a2=r1 c2=y1 e2=b1 f2=g1", chosen="v21"))

    assert moves == ["side a2 b", "side c2 b", "side c2 d", "stay"]


def test_V21_three_of_one_colour_home_win():
    over = play(race("a9=y1y2 b8=y3 b1=b1", die=2, chosen="v21"), "stay", "go b8")

    assert ending(over).winners == (0,)


def test_V21_three_of_two_colours_do_not():
    state = play(race("a9=r1y2 b8=y3 b1=b1", die=2, chosen="v21"), "stay", "go b8")

    assert state.ended == ""


def test_V21_the_others_rank_by_both_colours():
    position = "a9=g1g2r1 b8=g3 b1=b1 c9=b2w1 d9=k1y1y2"
    over = play(race(position, seats=3, die=2, chosen="v21"), "stay", "go b8")

    assert ending(over).points == (4, 2, 3)
    assert ending(over).ranks == (1, 3, 2)


def test_V21_with_V26_two_of_one_colour():
    state = play(race("a9=r1 b8=y3 b1=b1 c8=y1", die=2, chosen="v21 v26"), "stay", "go b8")
    assert state.ended == ""
    state = play(race("a9=y1 b8=y3 b1=b1", die=2, chosen="v21 v26"), "stay", "go b8")
    assert state.ended == "home"


def test_V21_with_V15_one_colour_at_rest_wins():
    position = "a4=y1 b7=y2 c4=y3 d9=y4r1 f1=b1 a1=r2r3r4"

    assert play(race(position, die=3, chosen="v15 v21"), "stay", "go c4").ended == "rest"


def test_V21_with_V34_both_colours_run_the_seats_way():
    state = placing(6, 1, chosen="v21 v34")

    assert state.hands[0].islower()
    assert not any(letter.islower() for letter in state.hands[1])


def test_V21_with_V12_one_piece_each_is_placed():
    state = play(placing(6, 1, chosen="v12 v21"), "place a red", "place b blue")

    assert [len(hand) // 2 for hand in state.hands] == [7, 7]
    assert state.seat == 1


@pytest.mark.parametrize(("seats", "possible"), [(2, True), (3, True), (4, False)])
def test_V21_is_for_two_or_three(seats: int, possible: bool):
    assert (refused("v21", seats) == "") is possible


@pytest.mark.parametrize("other", ["v2", "v29"])
def test_V21_clashes(other: str):
    assert "do not go together" in refused(f"v21 {other}")
