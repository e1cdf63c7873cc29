"""V40, carrom: every sentence of the rule and of our rulings.

They stay in one file because V40 is one rule.
"""

import re

import pytest
from msgspec.structs import replace

from engine.chance import Sealed, Shown
from engine.core import Illegal
from engine.games import GAMES
from engine.hedgehogs.carrom.aim import sensible
from engine.hedgehogs.carrom.board import ANGLES, RIM
from engine.hedgehogs.carrom.game import CARROM
from engine.hedgehogs.carrom.position import read_example
from engine.hedgehogs.carrom.rules import RULES
from engine.hedgehogs.pieces import LETTERS
from engine.play_on import resign, start
from engine.record_reading import parse, verify
from engine.tools.selfplay import check_invariants, play_random_game, record_of
from tests.engine.hedgehogs.table import board, play, step, table, told

ALL = "hand r1r2r3r4b1b2b3b4"


def refused(state, move: str, seat: int | None = None) -> Illegal:
    with pytest.raises(Illegal) as caught:
        CARROM.play(state, state.seat if seat is None else seat, move)
    return caught.value


def test_V40_the_flicks_proposed_are_those_without_the_piece_on_the_board():
    others = [("b1", 8600, 1100), ("b2", 300, 5000)]
    beside = [("r1", 400, 4700), *others]

    assert sensible(beside, ["r1"]) == sensible(others, ["r1"])


# In turn each player sets one of their surviving pieces at the board's edge and flicks it.


def test_V40_the_highest_roll_begins_and_ties_roll_again():
    begun = start(CARROM, "v40", 3, Shown([5, 2, 5, 1, 4]))

    assert told(begun)[-1] == "2 begin"
    assert CARROM.waiting_on(begun.state) == (2,)
    assert board(begun.state) == "hand r1r2r3r4b1b2b3b4y1y2y3y4"


def test_V40_a_flick_sets_a_piece_at_the_edge_and_sends_it_off():
    state = play(table(ALL), "flick c1 0 20")

    assert board(state) == "at r1=3400,2500; hand r2r3r4b1b2b3b4"
    assert CARROM.waiting_on(state) == (1,)


def test_V40_players_flick_in_turn_and_those_without_a_piece_are_passed_over():
    state = table("at r1=4500,3000 g1=6000,3000; hand b1", seats=4)

    assert board(state).endswith("out r2r3r4b2b3b4y1y2y3y4g2g3g4")
    assert play(state, "flick a1 45 5").seat == 1
    assert play(state, "flick a1 45 5", "flick f1 315 5").seat == 3
    assert play(state, "flick a1 45 5", "flick f1 315 5", "flick c9 180 5").seat == 0


@pytest.mark.parametrize(
    ("edge", "place"),
    [
        ("c1", "400,2500"),
        ("c9", "8600,2500"),
        ("a5", "4500,400"),
        ("f5", "4500,5600"),
        ("a1", "400,400"),
        ("f9", "8600,5600"),
    ],
)
def test_V40_the_disc_is_set_inside_the_board_touching_its_edge(edge: str, place: str):
    away = ANGLES[edge][0]
    event = step(table(ALL), f"flick {edge} {away} 1").events[0]

    (path,) = event.facts["paths"]
    assert f"{path[1]},{path[2]}" == place


def test_V40_every_square_of_the_rim_is_a_point_of_the_edge():
    assert len(RIM) == 26
    assert {name for name in RIM if name[0] in "af" or name[1] in "19"} == set(RIM)


# A piece whose centre leaves the board is out; straddling the edge stays in.


def test_V40_a_piece_whose_centre_leaves_the_board_is_out():
    result = step(table("at r1=2000,2500 b1=8500,2500 b2=4500,5000", seats=2), "flick c1 0 65")

    assert told(result)[:2] == ["0 flick c1 0 65", "1 out b1"]
    assert board(result.state) == "at r1=7700,2500 b2=4500,5000; out r2r3r4b3b4b1"


def test_V40_straddling_the_edge_stays_in():
    state = table("at r1=2000,500 b1=8300,2500 b2=4500,5000")
    # 7,100 to the touch, and then 550 of the 700 that there are to the edge
    state = play(state, "flick c1 0 51")

    assert board(state) == "at r1=7500,2500 b1=8850,2500 b2=4500,5000; out r2r3r4b3b4"


def test_V40_the_centre_on_the_edge_itself_is_in_play():
    state = table("at r1=9000,3000 b1=0,6000 b2=4500,3000")

    assert CARROM.flaws(state) == []
    assert CARROM.view(state, None).in_play == (1, 2)


def test_V40_ones_own_flick_may_carry_the_flicked_piece_off():
    result = step(table(ALL), "flick c1 0 100")

    assert told(result) == ["0 flick c1 0 100", "0 out r1"]
    assert board(result.state) == "hand r2r3r4b1b2b3b4; out r1"


def test_V40_a_piece_that_left_hits_nothing_and_is_gone_for_good():
    state = play(table("at b1=8000,2500; hand r1r2b2b3b4"), "flick c1 0 100")

    assert board(state) == "at r1=7200,2500; hand r2b2b3b4; out r3r4b1"
    assert "b1" not in board(play(state, "flick c9 180 1")).split("out")[0]


# Last player with a piece in play wins.


def test_V40_the_last_player_with_a_piece_in_play_wins():
    result = step(table("at r1=1000,5000 b1=8500,2500"), "flick c1 0 80")

    assert told(result) == ["0 flick c1 0 80", "1 out b1", "1 beaten", "end last"]
    outcome = CARROM.outcome(result.state)
    assert outcome is not None
    assert (outcome.ranks, outcome.points, outcome.reason) == ((1, 2), (1, 0), "last")
    assert CARROM.waiting_on(result.state) == ()
    assert refused(result.state, "flick c1 0 80", 0).code == "over"


def test_V40_a_reserve_is_in_play():
    state = play(table("at b1=8500,2500; hand r1r2b2"), "flick c1 0 80")

    assert not state.ended
    assert CARROM.view(state, None).in_play == (2, 1)


def test_V40_who_went_out_later_ranks_better():
    state = table("at r1=1000,5000 b1=8500,2500 y1=8500,3500", seats=3)
    state = play(state, "flick c1 0 80")
    assert state.beaten == ((1,),)
    state = play(state, "flick d1 0 60")  # yellow flicks its last piece off the board

    outcome = CARROM.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 3, 2)


def test_V40_if_nobody_is_left_the_one_whose_piece_left_last_has_won():
    result = step(table("at r1=1000,5000 b1=8000,3100"), "flick c1 0 80")

    assert told(result)[1:] == ["1 out b1", "0 out r1", "1 beaten", "0 beaten", "end last"]
    outcome = CARROM.outcome(result.state)
    assert outcome is not None
    assert (outcome.ranks, outcome.points) == ((1, 2), (0, 0))


def test_V40_who_loses_the_last_piece_at_the_same_instant_shares_the_rank():
    state = replace(table("at r1=100,100 b1=200,1000", seats=3), beaten=((2,), (0, 1)))
    over = replace(state, discs=(), out=state.out + "r1b1", ended="last", step="over")

    outcome = CARROM.outcome(over)
    assert outcome is not None
    assert outcome.ranks == (1, 1, 3)


def test_V40_after_300_flicks_those_left_rank_by_pieces_in_play():
    state = table("at r1=1000,5000 b1=4500,2500 b2=6000,2500 y1=3000,1500", seats=3)
    state = replace(state, flicks=RULES.most_flicks - 1)
    result = step(state, "flick c1 0 1")

    assert told(result)[-1] == "end long"
    outcome = CARROM.outcome(result.state)
    assert outcome is not None
    assert (outcome.ranks, outcome.points) == ((2, 1, 2), (1, 2, 1))


# A flick is an edge point, an angle and a strength.


def test_V40_angle_0_points_to_the_finish_and_90_from_lane_a_to_lane_f():
    state = table("at r1=100,100 r2=8900,5900 b1=100,5900")

    assert "r1=3400,3500" in board(play(state, "flick d1 0 20 sleeper"))
    assert "r1=2500,3400" in board(play(state, "flick a3 90 20 sleeper"))
    assert "r1=5600,3500" in board(play(state, "flick d9 180 20 sleeper"))
    assert "r1=2500,2600" in board(play(state, "flick f3 270 20 sleeper"))
    assert "r1=2521,2521" in board(play(state, "flick a1 45 20 sleeper"))


@pytest.mark.parametrize("strength", [1, 30, 55])
def test_V40_each_percent_of_strength_carries_a_free_disc_as_far(strength: int):
    event = step(table(ALL), f"flick c1 0 {strength}").events[0]

    assert event.facts["paths"] == [["r1", 400, 2500, 400 + 150 * strength, 2500]]


def test_V40_full_strength_crosses_the_long_side_and_pushes_somebody_off_beyond_it():
    state = play(table("at b1=8200,2500 b2=2000,5000; hand r1r2"), "flick c1 0 100")

    assert board(state) == "at r1=7400,2500 b2=2000,5000; hand r2; out r3r4b3b4b1"


def test_V40_angles_off_the_board_are_refused_and_along_the_edge_is_allowed():
    why = refused(table(ALL), "flick c1 180 50")
    assert (why.code, why.facts["arc"]) == ("flick-angle", "0–90, 270–359")
    assert "0–90, 270–359 would do" in str(why)
    assert refused(table(ALL), "flick a1 91 50").facts["arc"] == "0–90"
    assert refused(table(ALL), "flick f9 90 50").facts["arc"] == "180–270"
    assert refused(table(ALL), "flick c9 400 50").code == "flick-angle"
    assert board(play(table(ALL), "flick a5 180 10")).startswith("at r1=3000,400")


def test_V40_other_nonsense_is_refused_with_what_would_have_worked():
    state = table("at r1=500,2500 b1=4500,2500; hand r2r3")
    why = refused(state, "flick c1 0 50")
    assert why.code == "flick-taken"
    assert why.facts["free"] == tuple(name for name in RIM if name != "c1")
    assert refused(state, "flick c4 0 50").code == "flick-edge"
    assert refused(state, "flick d1 0 0").code == "flick-strength"
    assert refused(state, "flick d1 0 101").code == "flick-strength"
    for text in ("", "flick", "flick d1 0", "go c4", "flick d1 -5 50", "flick d1 05 50", "🎲"):
        why = refused(state, text)
        assert why.code == "flick-form"
        assert re.search(r"you can play `flick \w\d \d+ \d+`", str(why))
    assert refused(state, "flick d1 0 50", seat=1).code == "not-your-turn"


def test_V40_moves_are_read_as_people_type_them():
    assert CARROM.read_move("Flick C1 035° 80%") == "flick c1 35 80"
    assert CARROM.read_move("flick c1 0 80 Timid") == "flick c1 0 80 timid"


# Pieces in reserve are used before pieces on the board.


def test_V40_the_reserve_comes_first_in_the_order_of_designs():
    state = table("at r3=2000,1000 b1=4500,5000; hand r2r4b2")

    assert board(play(state, "flick c1 0 20")).startswith("at r2=3400,2500 r3=2000,1000")
    why = refused(state, "flick c1 0 20 wall-hugger")
    assert (why.code, why.facts["piece"]) == ("flick-reserve", "timid")
    form = CARROM.choices(state, 0).form
    assert form is not None
    assert form.template == "flick {edge} {angle} {strength}"


def test_V40_without_a_reserve_a_piece_is_lifted_from_the_board():
    state = table("at r1=2000,1000 r4=6000,1000 b1=4500,5000")

    assert board(play(state, "flick c1 0 20")).startswith("at r1=3400,2500 r4=6000,1000")
    lifted = step(state, "flick c1 0 20 pouncer")
    assert board(lifted.state).startswith("at r1=2000,1000 r4=3400,2500")
    assert lifted.events[0].facts["lifted"] == [6000, 1000]
    assert refused(state, "flick c1 0 20 timid").code == "flick-piece"
    form = CARROM.choices(state, 0).form
    assert form is not None
    assert form.fields[-1].values == ("sleeper", "pouncer")


def test_V40_the_place_of_the_lifted_piece_is_free():
    state = table("at r1=500,2500 b1=4500,5000")

    assert board(play(state, "flick c1 0 20")).startswith("at r1=3400,2500")


def test_V40_a_player_without_room_is_passed_over():
    ring = [
        *((500 + 1000 * n, 0) for n in range(9)),
        *((500 + 1000 * n, 6000) for n in range(9)),
        *((0, 1500 + 1000 * n) for n in range(4)),
        *((9000, 1500 + 1000 * n) for n in range(4)),
    ]
    pieces = [letter + design for letter in LETTERS[1:] for design in "1234"]
    discs = tuple((piece, *at) for piece, at in zip(pieces, ring, strict=False))
    state = table("hand " + "".join([*pieces, "r1"]), seats=9, seat=8)
    state = replace(state, discs=discs, hands=("r1",) + ("",) * 8)
    result = CARROM.resign(state, 8)

    assert told(result) == ["8 resign", "0 no room"]
    assert (result.state.seat, result.state.flicks) == (1, 1)
    assert CARROM.choices(result.state, 1).moves


# Proposals


def test_V40_an_empty_board_gets_a_gentle_flick_to_the_middle():
    assert CARROM.choices(table(ALL), 0).moves == ("flick a5 90 17",)
    assert board(play(table(ALL), "flick a5 90 17")).startswith("at r1=4500,2950")


def test_V40_proposals_push_somebody_off():
    state = table("at b1=7500,2500 b2=1500,5000 y1=4500,900; hand r1r2", seats=3)
    first, second, gentle = CARROM.choices(state, 0).moves

    for move in (first, second):
        assert "out" in [event.kind for event in step(state, move).events]
    assert [event.kind for event in step(state, gentle).events] == ["flick"]


def test_V40_proposals_lift_the_piece_in_the_greatest_danger():
    state = table("at r1=4500,3000 r2=8900,3000 b1=2000,1500")

    assert all(move.endswith(" timid") for move in CARROM.choices(state, 0).moves)


def test_V40_a_form_fills_in_to_a_legal_flick():
    state = table("at r1=2000,1000 r4=6000,1000 b1=4500,5000")
    form = CARROM.choices(state, 0).form
    assert form is not None
    picks = {"edge": ["f3"], "angle": ["270"], "strength": ["10"], "piece": ["pouncer"]}

    assert board(play(state, form.filled(picks))).startswith("at r1=2000,1000 r4=2500,4100")


# Resigning, rounds, records


def test_V40_who_resigns_leaves_discs_on_the_board_and_ranks_last():
    state = table("at r1=2000,2000 b1=4500,5000 y1=6500,2500; hand b2", seats=3)
    state = resign(CARROM, state, 1).state

    assert board(state) == "at r1=2000,2000 b1=4500,5000 y1=6500,2500; out r2r3r4b3b4y2y3y4b2"
    state = play(state, "flick a1 45 1")
    assert state.seat == 2
    result = resign(CARROM, state, 0)
    assert told(result) == ["0 resign", "end alone"]
    outcome = CARROM.outcome(result.state)
    assert outcome is not None
    assert (outcome.ranks, outcome.points) == ((2, 3, 1), (0, 0, 1))


def test_V40_who_is_beaten_and_then_resigns_keeps_the_rank():
    state = table("at r1=1000,5000 b1=8500,2500 y1=4500,3500", seats=3)
    state = resign(CARROM, play(state, "flick c1 0 80"), 1).state
    state = resign(CARROM, state, 0).state

    outcome = CARROM.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (3, 2, 1)


def test_V40_the_next_round_begins_to_the_left_without_those_who_resigned():
    state = table("at r1=1000,5000 b1=8500,2500 y1=4500,3500", seats=3)
    over = play(resign(CARROM, state, 1).state, "flick a1 45 1", "flick d1 0 100")
    assert over.ended == "last"
    again = CARROM.again(over)

    assert (again.first, again.seat, again.step) == (2, 2, "flick")
    assert board(again) == "hand r1r2r3r4y1y2y3y4; out b1b2b3b4"
    assert CARROM.flaws(again) == []


def test_V40_points_are_the_pieces_in_play_for_the_totals_of_V20():
    result = step(table("at r1=1000,5000 r2=3000,1000 b1=8500,2500"), "flick c1 0 80")

    outcome = CARROM.outcome(result.state)
    assert outcome is not None
    assert outcome.points == (2, 0)


def test_V40_a_record_reads_back_and_verifies(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(GAMES, "hedgehogs", CARROM)
    played = play_random_game(CARROM, "", 3, bytes(range(32)))
    text = record_of(CARROM, "", 3, played, "2026-11-16 18:02 UTC")

    verify(text)
    assert parse(text).header.game == "hedgehogs"
    assert "flick" in text


@pytest.mark.parametrize("seats", CARROM.seats)
def test_V40_random_games_end_with_sound_states(seats: int):
    played = play_random_game(CARROM, "v40", seats, bytes([seats]) * 32)
    check_invariants(CARROM, played)

    assert played.outcome.reason == "last"
    assert 1 in played.outcome.ranks
    for state in played.states[:-1:5]:
        seen = CARROM.view(state, None)
        assert CARROM.imagine(seen, Sealed(bytes(32), 0)) == state
        text = f"v40, seats {seats}, seat {state.seat}: {CARROM.position(seen)}"
        assert read_example(text).discs == state.discs


@pytest.mark.parametrize(
    "text",
    [
        "",
        "seats 3",
        "seats 2, seat 2: at r1=1,1",
        "seats 2, seat 0: r1=1,1",
        "seats 2, seat 0: at r1=9001,1 b1=3000,1000",
        "seats 2, seat 0: at r1=1000,1000 b1=1100,1000",
        "seats 2, seat 0: at r1=1000,1000; hand r1b1",
        "seats 2, seat 0: at r1=1000,1000; hand y1",
        "seats 2, seat 0: at b1=1000,1000; hand b2",
        "seats 2, seat 0: at r1=1000,1000; hands b2",
    ],
)
def test_V40_texts_that_are_no_position_are_refused(text: str):
    with pytest.raises(Illegal) as why:
        read_example(text)
    assert why.value.code == "bad-position"
