"""R1 to R10: what a second reading of the rules found, each as the case that showed it.

They stay in one file because R1 to R10 are one list.
"""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Shown
from engine.core import Illegal, Step
from engine.games import game_named
from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.state import Hedgehogs
from engine.play_on import resign, start
from engine.series import Match
from render.scores import score_line
from tests.engine.hedgehogs.race import (
    beginning,
    board,
    decide,
    ending,
    offered,
    placing,
    play,
    race,
    refused,
    roll_on,
    squares,
    step,
    told,
)

SLICE = "a8=r2b3r3 b9=b1b2 c9=r1 d4=r4 e5=b4"
SHOVED = "a7=r4 a8=r2b3r3 b9=b1b2 c9=r1 e5=b4"


# R1: counted one at a time, lowest lane first, then topmost


def test_R1_a_slice_that_comes_home_is_counted_from_its_top():
    over = step(play(race(SLICE, chosen="v8"), "stay"), "go a8 x3")

    assert told(over)[1:] == ["0 home r3", "1 home b3", "end home"]
    assert [event.facts["home"] for event in over.events if event.kind == "home"] == [2, 3]
    assert ending(over.state).winners == (1,)


def test_R1_a_stack_shoved_home_is_counted_from_its_top():
    over = play(race(SHOVED, chosen="v13"), "stay", "go a7")

    assert ending(over).winners == (1,)


def test_R1_who_is_counted_third_first_goes_out():
    position = f"{SLICE} f4=y1y2y3y4"
    state = step(play(race(position, seats=3, chosen="v8 v15 hard"), "stay"), "go a8 x3").state

    assert state.lost == (1, 0)


def test_R1_what_is_not_counted_yet_does_not_complete_anybodys_goal():
    # Red's bearer r2 lies below: when r3 is counted, red has three home but for the bearer's turn.
    position = "a8=r2*b3*r3 b9=b1b2 c9=r1r4 e5=b4"
    over = play(race(position, chosen="v8 v14"), "stay", "go a8 x3")

    assert ending(over).winners == (1,)


def test_R1_the_doping_test_takes_the_first_that_is_counted():
    position = "a8=r2b3r3 b9=b1b2 c9=r1r4 e5=b4"
    result = step(play(race(position, chosen="v3 v8"), "stay"), "go a8 x3")

    assert told(result)[1:] == ["0 doped r3", "1 home b3", "end home"]
    assert ending(result.state).winners == (1,)


# R2: black holes and a refusal


def offering(position: str, *, seats: int = 3) -> Hedgehogs:
    """The first seat has offered to double."""
    return play(beginning(position, seats=seats, chosen="v25 v39"), "double")


def test_R2_a_refusal_that_leaves_one_player_with_pieces_ends_the_round():
    state = offering("a4=r1 b5=b1")  # yellow has been swallowed whole
    over = decide(state, 1, "drop")

    assert told(over) == ["1 drop", "end survivor"]
    assert ending(over.state).winners == (0,)


def test_R2_others_who_have_pieces_play_on():
    state = offering("a4=r1 b5=b1 c5=y1")
    state = decide(decide(state, 1, "drop").state, 2, "take").state

    assert state.ended == ""
    assert state.lost == (1,)


def test_R2_a_player_without_pieces_never_gets_another_turn():
    state = offering("a4=r1 b5=b1 c5=g1", seats=4)  # yellow has nobody left
    state = decide(state, 2, "take").state
    state = decide(decide(state, 3, "take").state, 1, "drop").state
    turns: list[int] = []
    for _ in range(4):
        turns.append(state.seat)
        state = roll_on(state, 6).state
        state = play(state, "stay")
        if state.todo[0] == "cube":
            state = play(state, "roll")

    assert turns == [0, 3, 0, 3]


# R3: a full round is over when everybody still in has had a turn


def drifting(position: str, *, seats: int) -> Hedgehogs:
    """A full round begins with the first seat, before the black squares drift."""
    state = beginning(position, seats=seats, chosen="v17 drift")
    return replace(state, todo=("drift", *state.todo))


def left(state: Hedgehogs, seat: int) -> Hedgehogs:
    return resign(HEDGEHOGS, state, seat, None).state


def test_R3_who_left_in_mid_round_is_not_waited_for():
    state = roll_on(drifting("a1=r1 b1=b1 c1=y1", seats=3), 4, 6).state
    state = play(left(state, 2), "stay")
    assert (state.seat, state.todo[0]) == (1, "roll")
    state = play(roll_on(state, 6).state, "stay")

    assert (state.seat, state.todo[0]) == (0, "drift")


def test_R3_who_left_after_their_turn_shortens_nothing():
    state = roll_on(drifting("a1=r1 b1=b1 c1=y1", seats=3), 4, 6).state
    state = left(play(state, "stay"), 0)
    state = play(roll_on(state, 6).state, "stay")
    assert (state.seat, state.todo[0]) == (2, "roll")
    state = play(roll_on(state, 6).state, "stay")

    assert (state.seat, state.todo[0]) == (1, "drift")


# R4 and R5: what may be chosen together


def test_R4_six_bearers_on_five_lanes_that_start_at_both_ends():
    assert refused("v1 v14 v34", 6) == ""
    assert "cannot be played by 6" in refused("v1 v14", 6)


def test_R4_they_play_to_the_end_of_the_set_up():
    state = placing(6, 1, 1, 1, 1, 1, seats=6, chosen="v1 v14 v34")
    for seat in range(6):
        state = decide(state, seat, "bearer sleeper").state
    while state.turn == 0:
        state = step(state, offered(state)[0]).state

    assert not any(state.hands)


ALL_GONE = "v17 -a4 -b7 -c5 -d6 -e3 -f8"


@pytest.mark.parametrize("lazy", ["v15", "v15 hard"])
def test_R5_lazy_hedgehogs_need_a_black_square_in_a_written_layout(lazy: str):
    assert "no black squares to rest on" in refused(f"{lazy} {ALL_GONE}")
    assert refused(f"{lazy} {ALL_GONE} +a3") == ""
    assert refused(ALL_GONE) == ""


def test_R5_on_five_lanes_five_painted_over_are_all():
    assert "no black squares to rest on" in refused("v1 v15 v17 -a4 -b7 -c5 -d6 -e3")


# R6: choice of dice, and somebody leaves


def shared(*dice: int, seats: int = 3) -> Hedgehogs:
    position = " ".join(
        f"{lane}1={colour}1" for lane, colour in zip("abcd", "rbyg"[:seats], strict=False)
    )
    return roll_on(beginning(position, seats=seats, chosen="v16"), *dice).state


def test_R6_the_last_of_those_still_in_rolls_all_anew():
    state = left(play(shared(1, 5, 6), "die 1", "stay"), 2)
    state = play(state, "die 5", "stay")

    assert (state.seat, state.todo[0], state.dice) == (1, "pool", ())
    assert told(roll_on(state, 3, 4)) == ["1 roll 3", "1 roll 4"]


def test_R6_who_leaves_instead_of_taking_the_last_die_takes_it_along():
    state = play(shared(1, 5, 6), "die 1", "stay", "die 5", "stay")
    state = left(state, 2)

    assert (state.seat, state.todo[0], state.dice) == (1, "pool", ())


def test_R6_a_leaver_in_mid_round_leaves_the_order_as_it_is():
    state = play(shared(1, 4, 5, 6, seats=4), "die 1", "stay")
    state = left(state, 1)
    assert (state.seat, state.dice) == (2, (4, 5, 6))
    state = play(state, "die 6", "stay", "die 5", "stay")

    assert (state.seat, state.todo[0], state.dice) == (3, "pool", ())


# R7: a protest never shoves


def test_R7_a_piece_that_a_protest_throws_on_is_stacked():
    # b6 marches to the trampoline b7, which throws it onto b8: the last row stays.
    state = race("b6=r1 b8=b1 d5=b2 f9=r2", die=1, chosen="v13 v27 v35")
    result = step(state, "stay")

    assert "bounce b7 b8" in [event.text for event in result.events]
    assert not [event for event in result.events if event.kind in ("shove", "home")]
    assert squares(result.state) == "b8=b1r1 d7=b2 f9=r2"


def test_R7_not_by_a_second_trampoline_either():
    state = race("b5=r1 b8=b1 f9=r2", die=1, chosen="v13 v17 +b6 v27 v35")

    assert squares(step(state, "stay").state) == "b8=b1r1 f9=r2"


def test_R7_who_would_be_thrown_onto_a_bearer_stays_and_goes_on_as_usual():
    state = race("b6=r1 b8=b1* f9=r2* e1=b2", die=1, chosen="v14 v27 v35")
    state = step(state, "stay").state
    assert squares(state) == "b7=r1 b8=b1* e2=b2 f9=r2*"

    moved = race("b7=r1 c8=b1* f9=r2* e2=b2", die=2, chosen="v14 v27 v35")
    assert squares(play(moved, "stay", "go b7")) == "b8=r1 c8=b1* e2=b2 f9=r2*"


def test_R7_no_bearer_is_shoved_by_a_protest():
    state = race("b6=r1 b8=b1* f9=r2* e1=b2", die=1, chosen="v13 v14 v27 v35")

    assert squares(step(state, "stay").state) == "b7=r1 b8=b1* e2=b2 f9=r2*"


# R8: two colours to choose from


def test_R8_the_player_chooses_which_colour_to_place():
    state = placing(6, 1, chosen="v21")
    assert offered(state)[:4] == ["place a red", "place a yellow", "place b red", "place b yellow"]

    state = play(state, "place c yellow", "place a green")
    assert board(state) == f"a1=g1 c1=y1; hand {'r1r2y2r3y3r4y4b1b2g2b3g3b4g4'}"


def test_R8_a_colour_that_is_placed_is_no_choice_any_more():
    state = race("a1=r1r2r3r4; hand y1y2b1g1", die=0, chosen="v21")
    state = replace(state, todo=("place",), turn=0)

    assert {move.split()[-1] for move in offered(state)} == {"yellow"}


def test_R8_the_player_chooses_which_colour_to_enter():
    state = race("a2=r1 b2=b1 c2=b2; hand r2y3y4", die=3, chosen="v12 v21")
    state = play(state, "stay")
    assert offered(state) == ["go c2", "enter red", "enter yellow"]

    assert squares(play(state, "enter yellow")) == "a2=r1 b2=b1 c1=y3 c2=b2"


def test_R8_bearers_of_both_colours_come_last():
    state = race("a1=r1 b1=b1 c1=b2; hand r2*y3y4*", die=3, chosen="v12 v14 v21")

    assert offered(play(state, "stay")) == ["go c1", "enter yellow"]


@pytest.mark.parametrize("move", ["enter", "enter blue", "enter teal"])
def test_R8_a_colour_of_ones_own_has_to_be_named(move: str):
    state = play(race("a2=r1 b2=b1 c2=b2; hand r2y3", die=3, chosen="v12 v21"), "stay")

    with pytest.raises(Illegal, match=r"name a colour of yours.*`enter red`, `enter yellow`"):
        step(state, move)


def test_R8_with_one_colour_each_nothing_has_to_be_named():
    assert offered(placing(6, 1))[0] == "place a"
    assert offered(play(race("a2=r1 b2=b1; hand r2", die=2, chosen="v12"), "stay")) == [
        "go b2",
        "enter",
    ]


def test_R8_a_die_that_places_says_which_colour_it_was():
    begun = start(HEDGEHOGS, "v21 v23", 2, Shown([6, 1, *[3, 1] * 8, 3]))

    assert [text for text in told(begun) if "place" in text][:3] == [
        "0 place c red",
        "1 place a blue",
        "0 place c yellow",
    ]


# R9: how many rounds


@pytest.mark.parametrize("cube", ["v22", "v25"])
def test_R9_rounds_may_stand_behind_the_cube(cube: str):
    chosen = HEDGEHOGS.options.canonical(f"{cube} rounds=3")
    scoring = HEDGEHOGS.scoring(chosen)

    assert chosen == f"v19 {cube} rounds=3"
    assert scoring is not None
    assert scoring.rounds == 3


def test_R9_beside_a_target():
    scoring = HEDGEHOGS.scoring(HEDGEHOGS.options.canonical("v22 rounds=4 target=9"))

    assert scoring is not None
    assert (scoring.rounds, scoring.target) == (4, 9)


def test_R9_the_scoring_and_the_cube_may_not_disagree():
    assert "different numbers of rounds" in refused("v19 rounds=2 v22 rounds=3")
    assert refused("v19 rounds=3 v22 rounds=3") == ""


# R10: a refuser's loss shows at once

SERIES = game_named("hedgehogs")


def match_with(position: str) -> Match[Any]:
    """The first round of a match for three; the first seat has offered to double."""
    chosen = SERIES.options.canonical("v25")
    asked = play(beginning(position, seats=3, chosen="v25"), "double")
    return Match(asked, chosen, 3)


def test_R10_the_score_line_shows_a_refusers_loss_at_once():
    match = match_with("a9=r1r2 b5=r3 c5=b1 d5=y1")
    dropped = SERIES.play(match, 1, "drop").state
    shown = SERIES.view(dropped, None).match

    assert shown is not None
    assert shown.scores == (0, -2, 0)
    assert score_line("en", ["Ann", "Bob", "Cleo"], shown) == "Ann 0, Bob −2, Cleo 0"
    assert SERIES.position(SERIES.view(dropped, None)).endswith("match 0:-2:0, round 1")


def test_R10_and_counts_it_once_when_the_round_is_over():
    match = match_with("a9=r1r2 b5=r3 c5=b1 d5=y1")
    dropped = SERIES.play(match, 1, "drop").state
    over: Step[Any] = SERIES.play(dropped, 2, "drop")
    shown = SERIES.view(over.state, None).match

    assert shown is not None
    assert shown.scores == (1, -2, -2)
