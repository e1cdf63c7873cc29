"""V2, spies: a design secretly backed scores as well."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.chance import Sealed, commitment
from engine.core import UMPIRE
from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.view import HIDDEN
from engine.play_on import apply, start
from engine.record import Header, Play, compose
from engine.tools.selfplay import play_random_game, record_of
from tests.engine.hedgehogs.race import (
    board,
    decide,
    ending,
    offered,
    placing,
    play,
    race,
    refused,
    seen,
)


def test_V2_everybody_picks_at_the_same_time_before_set_up():
    state = placing(6, 1, 2, seats=3, chosen="v2")

    assert HEDGEHOGS.waiting_on(state) == (0, 1, 2)
    assert HEDGEHOGS.waiting_on(decide(state, 1, "spy timid").state) == (0, 2)


def test_V2_one_of_the_four_designs_is_picked():
    choices = HEDGEHOGS.choices(placing(6, 1, chosen="v2"), 1)

    assert choices.moves == ("spy sleeper", "spy timid", "spy wall-hugger", "spy pouncer")
    assert choices.secret


def test_V2_with_three_pieces_each_one_of_three():
    assert HEDGEHOGS.choices(placing(6, 1, chosen="v2 v28"), 0).moves == (
        "spy sleeper",
        "spy timid",
        "spy wall-hugger",
    )


def picked(*designs: str):
    state = placing(6, *range(1, len(designs)), seats=len(designs), chosen="v2")
    for seat, design in enumerate(designs):
        state = decide(state, seat, f"spy {design}").state
    return state


def test_V2_then_designs_are_placed_by_choice():
    state = picked("timid", "sleeper")

    assert offered(state)[:5] == [
        "place a sleeper",
        "place a timid",
        "place a wall-hugger",
        "place a pouncer",
        "place b sleeper",
    ]
    assert board(play(state, "place c pouncer")).startswith("c1=r4; hand r1r2r3b1")


def test_V2_only_the_player_sees_the_pick():
    state = decide(placing(6, 1, 2, seats=3, chosen="v2"), 1, "spy timid").state

    assert seen(state, 1).spies == (0, 2, 0)
    for viewer in (0, 2, None):
        assert seen(state, viewer).spies == (0, HIDDEN, 0)
    assert seen(state, UMPIRE).spies == (0, 2, 0)


def test_V2_others_are_told_only_that_somebody_has_chosen():
    step = decide(placing(6, 1, 2, seats=3, chosen="v2"), 1, "spy timid")

    for viewer in (0, 2, None):
        assert [e.text for e in step.events if e.visible_to(viewer)] == ["has chosen"]
    assert [e.text for e in step.events if e.visible_to(1)] == ["spy timid", "has chosen"]


def test_V2_the_pick_stays_hidden_for_the_whole_race_and_is_open_at_its_end():
    game = play_random_game(HEDGEHOGS, "v2 v26", 3, bytes(32))
    step = start(HEDGEHOGS, "v2 v26", 3, Sealed(bytes(32), 0))
    for ply, one in enumerate(game.plays, start=1):
        step = apply(HEDGEHOGS, step.state, one.seat, one.move, Sealed(bytes(32), ply))
        over = bool(step.state.ended)
        for viewer in (0, 1, 2, None):
            shown_spies = seen(step.state, viewer).spies
            for seat, spy in enumerate(step.state.spies):
                shown = over or seat == viewer or not spy
                assert shown_spies[seat] == (spy if shown else HIDDEN)
    assert step.state.ended == "home"


def running_record(*, viewer: int | None = None, over: bool = False) -> str:
    header = Header("hedgehogs", 2, "v2", ("Ann", "Bob"), commitment(bytes(32)))
    plays = [Play(0, "spy timid"), Play(1, "spy pouncer")]
    return compose(header, plays, bytes(32), viewer=viewer, over=over)


def test_V2_the_record_of_a_running_race_hides_the_picks():
    text = running_record()

    assert "1. red ? > red has chosen" in text
    assert "timid" not in text
    assert "pouncer" not in text


def test_V2_the_record_for_a_player_shows_the_own_pick():
    text = running_record(viewer=1)

    assert "timid" not in text
    assert "blue spy pouncer" in text


def test_V2_the_record_of_a_stopped_race_is_open():
    assert "red spy timid" in running_record(over=True)


def test_V2_the_record_of_a_finished_race_is_open():
    game = play_random_game(HEDGEHOGS, "v2 v26", 3, bytes(32))
    text = record_of(HEDGEHOGS, "v2 v26", 3, game, "")

    assert text.count(" spy ") == 3


def test_V2_scores_own_pieces_home_and_pieces_of_the_design_an_own_one_twice():
    state = race("a9=r1r2 b8=r3 c9=b1 c1=b2", die=2, chosen="v2")
    over = play(replace(state, spies=(1, 3)), "stay", "go b8")

    # red: r1 r2 r3, and r1 b1 by design; blue: b1, and r3 by design
    assert ending(over).points == (5, 2)
    assert ending(over).ranks == (1, 2)


def test_V2_the_most_points_win_not_the_first_home():
    state = race("a9=r1r2 b8=r3 c9=b1b2 c1=b3", die=2, chosen="v2")
    over = play(replace(state, spies=(4, 1)), "stay", "go b8")

    assert over.ended == "home"
    assert (ending(over).points, ending(over).ranks) == ((3, 4), (2, 1))


def test_V2_equal_points_share_the_win():
    state = race("a9=r1r2 b8=r3 c9=b1b2 c1=b3", die=2, chosen="v2")
    over = play(replace(state, spies=(4, 3)), "stay", "go b8")

    assert (ending(over).points, ending(over).ranks) == ((3, 3), (1, 1))


def test_V2_a_disqualified_piece_scores_for_nobody():
    state = race("b8=r1r2 a9=b2b3 c8=b1 c1=r3; out b4", die=3, chosen="v2 v3")
    over = play(replace(state, spies=(4, 4), tested=True), "stay", "go c8")

    assert ending(over).points == (0, 3)


@pytest.mark.parametrize("other", ["v15", "v18", "v19", "v39", "v21"])
def test_V2_clashes_with_other_goals_and_counts(other: str):
    one, two = sorted(("v2", other), key=lambda key: int(key[1:]))

    assert f"{one} and {two} do not go together: " in refused(f"v2 {other}")


def test_V2_goes_with_V20_and_V24():
    assert refused("v2 v20") == refused("v2 v24") == ""


def test_V2_a_view_tells_no_more_than_another_pick_would():
    for one, other in pairwise(["sleeper", "timid", "wall-hugger", "pouncer"]):
        left, right = picked(one, "sleeper"), picked(other, "sleeper")
        for viewer in (1, None):
            assert seen(left, viewer) == seen(right, viewer)
