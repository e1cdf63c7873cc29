"""V32, backwards: from the finish line to the start line."""

from msgspec.structs import replace

from tests.engine.hedgehogs.race import (
    ending,
    offered,
    placing,
    play,
    race,
    refused,
    seen,
    squares,
)


def test_V32_the_race_starts_on_the_finish_line():
    assert squares(play(placing(6, 1, chosen="v32"), "place c")) == "c9=r1<"


def test_V32_pieces_run_down_the_board():
    state = race("b5=r1< a9=b1<", die=2, chosen="v32")

    assert squares(play(state, "stay")) == "a9=b1< b4=r1<"


def test_V32_home_is_the_start_line():
    over = play(race("a1=r1<r2< b2=r3< b9=b1<", die=2, chosen="v32"), "stay", "go b2")

    assert ending(over).winners == (0,)


def test_V32_who_is_home_does_not_move():
    assert offered(race("a1=r1< b9=b1< c3=r2<", die=1, chosen="v32")) == [
        "side c3 b",
        "side c3 d",
        "stay",
    ]


def test_V32_from_the_line_where_the_race_starts_one_may_step_aside():
    assert offered(race("a9=r1< b9=b1<", chosen="v32")) == ["side a9 b", "stay"]


def test_V32_the_black_squares_stay_where_they_are_printed():
    view = seen(race("a9=r1<", chosen="v32"))

    assert sorted(view.black) == ["a4", "b7", "c5", "d6", "e3", "f8"]


def test_V32_behind_is_higher_up_the_board():
    assert offered(race("c5=r1< a6=b1<", chosen="v32")) == ["stay"]
    assert "side c5 d" in offered(race("c5=r1< a5=b1< b1=b2<", chosen="v32"))
    assert "side c5 d" in offered(race("c5=r1< a4=b1<", chosen="v32"))


def test_V32_squares_run_are_counted_along_the_course():
    ended = replace(race("a2=r1< b8=b1<", chosen="v32"), ended="idle", todo=())

    assert ending(ended).ranks == (1, 2)


def test_V32_one_race_at_a_time():
    for other in ("v33", "v34"):
        assert "both change the way the race goes" in refused(f"v32 {other}")


def test_V32_skids_go_back_to_the_finish_line():
    state = race("c6=r1< a9=b1<", die=3, chosen="v32 v38")

    assert squares(play(state, "stay")) == "a9=b1< c9=r1<"


def test_V32_trampolines_throw_down():
    state = race("c6=r1< a9=b1<", die=3, chosen="v32 v35")

    assert squares(play(state, "stay")) == "a9=b1< c4=r1<"


def test_V32_shoves_go_down():
    state = race("b6=r1< b5=b1<", die=2, chosen="v13 v32")

    assert squares(play(state, "stay", "go b6")) == "b4=b1< b5=r1<"
