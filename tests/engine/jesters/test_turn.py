"""The turn: clauses JT1 to JT5, with the examples of the printed rules."""

import pytest

from engine.core import Illegal
from engine.jesters.game import JESTERS
from engine.play_on import apply_all
from tests.engine.jesters.court import board, court, offered, places, play, step, told


def test_JT1_straight_on_one_turn_and_straight_on_again():
    state = court("e2=R a2=B")
    assert {"e3", "e8", "f3", "a2"} & places(state) == {"e3", "e8", "f3"}

    state = play(state, "turn e5")
    assert places(state) == {
        *("f6", "g7", "h8", "i9"),  # 60° to the left
        *("f5", "g5", "h5", "i5"),  # 120° to the left
        *("d5", "c5", "b5", "a5"),  # 60° to the right
        *("d4", "c3", "b2", "a1"),  # 120° to the right
    }
    assert board(play(state, "to g7")) == "g7=R a2=B"


def test_JT1_no_turn_is_refused():
    state = play(court("e2=R a2=B"), "turn e5")

    with pytest.raises(Illegal, match="e7 is straight on, but the jester must turn"):
        play(state, "to e7")


def test_JT1_straight_back_is_refused():
    state = play(court("e2=R a2=B"), "turn e5")

    with pytest.raises(Illegal, match="e4 is straight back, but the jester must turn"):
        play(state, "to e4")
    with pytest.raises(Illegal, match="e2 is straight back"):
        play(state, "to e2")


def test_JT1_the_shortest_move_is_one_hexagon_and_one_more():
    state = play(court("e5=R a2=B"), "turn e6", "to f6", "single", "none")

    assert board(state) == "e6=r1 f6=R a2=B"


def test_JT1_the_second_leg_is_as_long_as_one_likes():
    assert {"f6", "i9"} <= places(play(court("e4=R a2=B"), "turn e5"))


def test_JT1_only_one_turn():
    state = play(court("e2=R a2=B"), "turn e5", "to g5")

    with pytest.raises(Illegal, match="`to` is not what is to decide now"):
        play(state, "to g6")


def test_JT1_pawns_and_jesters_are_in_the_way_even_own_ones():
    state = court("e7=r1 c3=b1 e5=R h5=B")

    near = places(state)
    assert "e6" in near
    assert not near & {"e7", "e8", "c3", "b2", "h5", "i5"}
    with pytest.raises(Illegal, match="e7 is in the way"):
        play(state, "turn e8")
    with pytest.raises(Illegal, match="h5 is in the way"):
        play(state, "turn i5")


def test_JT1_a_stick_is_in_the_way():
    state = court("e7=R a2=B; e8|e9")

    assert "e8" in places(state)
    with pytest.raises(Illegal, match=r"a stick on e8\|e9 is in the way"):
        play(state, "turn e9")


def test_JT1_a_stick_is_in_the_way_after_the_turn_too():
    state = play(court("e5=R i5=B; h8|i8"), "turn h8")

    assert {"i9", "h9", "h7"} & places(state) == {"h9", "h7"}  # i9 would be straight on
    with pytest.raises(Illegal, match=r"a stick on h8\|i8 is in the way"):
        play(state, "to i8")


def test_JT1_a_jester_moves_in_straight_lines_over_edges():
    for move in ("turn f7", "turn d3", "turn e5", "turn g6"):
        with pytest.raises(Illegal, match="is not straight on from e5"):
            play(court("e5=R a2=B"), move)


def test_JT1_a_hexagon_without_a_way_on_is_not_offered():
    state = court("d2=b1 c2=r1 d1=R a5=B")

    assert "c1" not in places(state)
    with pytest.raises(Illegal, match="from c1 the jester could not go on in a new way"):
        play(state, "turn c1")


def test_JT2_a_pawn_stays_on_the_hexagon_of_the_turn():
    state = play(court("e2=R a2=B"), "turn e5", "to g7", "single", "none")

    assert board(state) == "e5=r1 g7=R a2=B"
    assert state.stock == (29, 30)


def test_JT2_or_two_of_them():
    state = play(court("e2=R a2=B"), "turn e5", "to g7", "double", "none")

    assert board(state) == "e5=r2 g7=R a2=B"
    assert (state.stock, state.doubles) == ((28, 30), (5, 6))


@pytest.mark.parametrize(("seats", "doubles"), [(2, 6), (3, 4), (4, 3)])
def test_JT2_doubles_by_the_number_of_players(seats: int, doubles: int):
    assert JESTERS.setup("", seats).doubles == (doubles,) * seats


def test_JT2_when_all_doubles_are_placed_a_single_is_placed_without_asking():
    state = court("e2=R a2=B; doubles r=0")

    last = step(play(state, "turn e5"), "to g7")
    assert told(last) == ["0 to g7", "0 single!", "0 done!"]
    with pytest.raises(Illegal):
        JESTERS.play(play(state, "turn e5"), 0, "double")


def test_JT2_a_double_that_was_captured_still_counts():
    assert court("e2=R a2=B; taken b=r2r2").doubles == (4, 6)


def test_JT2_a_double_needs_two_pawns():
    state = JESTERS.play(play(court("e2=R a2=B; stock r=1"), "turn e5"), 0, "to g7").state

    assert offered(state) == ["single"]
    with pytest.raises(Illegal, match="only one pawn left"):
        JESTERS.play(state, 0, "double")


def test_JT3_a_pawn_jumps_its_neighbour_and_takes_it():
    state = play(court("e6=b1 e2=R a2=B"), "turn e5", "to d5", "single")
    assert offered(state) == ["jump e7", "done"]

    last = step(state, "jump e7")
    assert told(last) == ["0 jump e7", "0 take b1", "0 done!"]
    assert board(last.state) == "e7=r1 d5=R a2=B; taken r=b1"


def test_JT3_it_may_go_on_in_any_direction():
    state = court("e6=b1 f7=b2 g6=b1 e2=R a2=B")
    state = play(state, "turn e5", "to d5", "single", "jump e7")
    assert offered(state) == ["jump g7", "done"]

    state = play(state, "jump g7")
    assert offered(state) == ["jump g5", "done"]
    assert board(play(state, "jump g5", "none")) == "g5=r1 d5=R a2=B; taken r=b1b2b1"


def test_JT3_it_may_stop_after_one_of_two_jumps():
    state = court("e6=b1 f7=b1 e2=R a2=B")
    state = play(state, "turn e5", "to d5", "single", "jump e7", "done", "none")

    assert board(state) == "e7=r1 f7=b1 d5=R a2=B; taken r=b1"
    assert JESTERS.view(state, None).points == (7, 6)


def test_JT3_captures_are_optional():
    state = play(court("e6=b1 e2=R a2=B"), "turn e5", "to d5", "single", "done", "none")

    assert board(state) == "e5=r1 e6=b1 d5=R a2=B"


def test_JT3_the_hexagon_behind_must_be_empty():
    state = play(court("e6=b1 e7=r1 f6=b1 e2=R g7=B"), "turn e5", "to d5")
    state = JESTERS.play(state, 0, "single").state

    assert offered(state) == ["done"]
    for move in ("jump e7", "jump g7"):  # a pawn behind, a jester behind
        with pytest.raises(Illegal, match="is taken, so there is nowhere to land"):
            JESTERS.play(state, 0, move)


def test_JT3_as_in_the_fourth_figure():
    """Yellow takes red and green, but neither a green pawn with another behind it nor a red one
    behind a stick."""
    position = "c6=r1 b5=g1 c4=g1 d4=r1 b3=r1 i5=R i6=B g6=Y i7=G; b3|b4"
    state = court(position, seats=4, seat=2, chosen="board all")
    state = play(state, "turn d6", "to d8", "single", "jump b6")
    assert JESTERS.view(state, None).points[2] == 1 + 1  # stopping here: on a 1, with one captured

    state = JESTERS.play(state, 2, "jump b4").state
    assert offered(state) == ["done"]
    with pytest.raises(Illegal, match="d4 is taken, so there is nowhere to land"):
        JESTERS.play(state, 2, "jump d4")
    with pytest.raises(Illegal, match=r"a stick on b3\|b4 is in the way"):
        JESTERS.play(state, 2, "jump b2")
    assert JESTERS.view(state, None).points[2] == 3 + 2


def test_JT3_a_capture_through_a_stick_is_refused():
    before = play(court("e8=b1 e2=R a2=B; e7|e8", chosen="board all"), "turn e7", "to d7")
    before = JESTERS.play(before, 0, "single").state
    with pytest.raises(Illegal, match=r"a stick on e7\|e8 is in the way"):
        JESTERS.play(before, 0, "jump e9")

    behind = play(court("e8=b1 e2=R a2=B; e8|e9"), "turn e7", "to d7")
    behind = JESTERS.play(behind, 0, "single").state
    with pytest.raises(Illegal, match=r"a stick on e8\|e9 is in the way"):
        JESTERS.play(behind, 0, "jump e9")


def test_JT3_a_double_jumps_and_is_jumped_as_one():
    state = court("e6=b2 e2=R a2=B")
    state = play(state, "turn e5", "to d5", "double", "jump e7", "none")

    assert board(state) == "e7=r2 d5=R a2=B; taken r=b2"
    assert JESTERS.view(state, None).taken == (((1, 2),), ())


def test_JT3_only_the_pawn_placed_this_turn_jumps():
    last = step(play(court("g5=r1 g6=b1 e2=R a2=B"), "turn e5", "to d5"), "single")

    assert told(last) == ["0 single", "0 done!"]


def test_JT4_own_pawns_jesters_and_sticks_are_never_jumped():
    state = play(court("e6=r1 d5=B e2=R"), "turn e5", "to g7")
    last = step(state, "single")
    assert told(last) == ["0 single", "0 done!"]

    placed = JESTERS.play(state, 0, "single").state
    for move, why in (
        ("jump e7", "the pawn on e6 is your own"),
        ("jump c5", "a jester is on d5, and jesters are not jumped"),
        ("jump e3", "there is nothing to jump on e4"),
        ("jump e8", "e8 is not two hexagons straight on from e5"),
    ):
        with pytest.raises(Illegal, match=why):
            JESTERS.play(placed, 0, move)


def test_JT5_a_stick_on_any_free_marked_edge():
    state = play(court("e2=R a2=B; a1|b1"), "turn e5", "to g7", "single")
    assert len(places(state)) == 65
    assert offered(state)[-1] == "none"

    state = play(state, "stick h9|i9")
    assert board(state).endswith("; a1|b1 h9|i9")
    assert state.left == (10, 12)


def test_JT5_a_stick_is_optional():
    state = play(court("e2=R a2=B"), "turn e5", "to g7", "single", "none")

    assert (state.left, state.seat) == ((12, 12), 1)


def test_JT5_two_sticks_on_one_edge_are_refused():
    state = play(court("e2=R a2=B; a1|b1"), "turn e5", "to g7", "single")

    with pytest.raises(Illegal, match=r"there is a stick on a1\|b1 already"):
        play(state, "stick a1|b1")


def test_JT5_who_has_no_sticks_left_is_not_asked():
    state = play(court("e2=R a2=B; left r=0"), "turn e5", "to g7")

    last = step(state, "single")
    assert told(last) == ["0 single", "0 done!", "0 none!"]
    assert last.state.seat == 1
    with pytest.raises(Illegal):
        JESTERS.play(last.state, 0, "stick a1|b1")


def test_JT5_sticks_stop_everybody():
    state = play(court("e2=R g8=B"), "turn e5", "to d5", "single", "stick g8|g9")

    assert "turn g9" not in offered(state)


def test_a_whole_turn_may_be_typed_at_once():
    state = court("f5=b1 e2=R a2=B")
    typed = "turn e5, to e8, double, jump g5, done, stick a1|b1"
    with pytest.raises(Illegal):  # straight on is no turn: nothing is played
        apply_all(JESTERS, state, 0, typed.split(", "), lambda _: None)

    typed = "turn e5, to d5, double, jump g5, done, stick a1|b1"
    played = apply_all(JESTERS, state, 0, typed.split(", "), lambda _: None)
    assert board(played[-1][1].state) == "g5=r2 d5=R a2=B; a1|b1; taken r=b1"


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("leap e5", "no move of this game"),
        ("", "no move of this game"),
        ("turn k5", "no move of this game"),
        ("single", "`single` is not what is to decide now"),
    ],
)
def test_a_refused_move_says_why_and_what_would_work(move: str, why: str):
    with pytest.raises(Illegal, match=why) as refused:
        JESTERS.play(court("e5=R a2=B"), 0, move)

    assert "you can play `turn f6`" in str(refused.value)
    assert refused.value.facts["choices"] == tuple(offered(court("e5=R a2=B")))


def test_a_move_out_of_turn_is_refused():
    with pytest.raises(Illegal, match="it is red's move"):
        JESTERS.play(court("e5=R a2=B"), 1, "turn a3")
