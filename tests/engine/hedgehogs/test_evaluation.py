"""What the computer likes better in a race: pairs of positions that differ in one thing alone.

Of blue there is one piece at the rear unless it matters. Black squares are a4, b7, c5, d6, e3, f8.

It is one long table of pairs.
"""

import pytest
from msgspec.structs import replace

from engine.chance import Sealed
from engine.computer.player import decide
from engine.computer.result import DECIDED
from engine.core import UMPIRE
from engine.games import game_named
from engine.hedgehogs.game import HEDGEHOGS
from engine.hedgehogs.state import Hedgehogs
from engine.scoring import RoundResult
from engine.series import Match
from tests.engine.computer.judged import judge_of
from tests.engine.hedgehogs.race import race

worth = judge_of(HEDGEHOGS)


def at(position: str, chosen: str = "", *, seats: int = 2) -> Hedgehogs:
    return race(position, chosen=chosen, seats=seats)


def prefers(more: str, less: str, chosen: str = "", *, seats: int = 2, seat: int = 0) -> bool:
    return worth(at(more, chosen, seats=seats), seat) > worth(at(less, chosen, seats=seats), seat)


def decided(state: Hedgehogs) -> str:
    """The computer's move for whoever is to decide."""
    (seat,) = HEDGEHOGS.waiting_on(state)
    view, choices = HEDGEHOGS.view(state, seat), HEDGEHOGS.choices(state, seat)
    return decide(HEDGEHOGS, view, choices, Sealed(bytes(32), 1))


# One race


@pytest.mark.parametrize(
    ("more", "less"),
    [
        pytest.param("b4=r1 a1=b1", "b3=r1 a1=b1", id="further on"),
        pytest.param("a2=b1 b3=r1", "a3=b1 b3=r1", id="the others behind"),
        # As many steps run in both, and as many lanes.
        pytest.param("b9=r1 b2=r2 a1=b1", "b8=r1 b3=r2 a1=b1", id="home rather than almost"),
        pytest.param("b4=r1 c4=b1 a1=b2", "b4=r1b1 a1=b2", id="free rather than covered"),
        pytest.param("b4=r1 c4=b1 a1=b2", "c4=r1b1 a1=b2", id="in whichever lane"),
        pytest.param("b5=r1 a1=b1", "c5=r1 a1=b1", id="free rather than held"),
        pytest.param("d4=r1 a1=b1", "c4=r1 a1=b1", id="not before what would hold it"),
        pytest.param("b2=r1 c3=r2 a1=b1", "b2=r1 b3=r2 a1=b1", id="pieces in two lanes"),
    ],
)
def test_of_two_positions_the_better_one(more: str, less: str):
    assert prefers(more, less)


def test_blue_sees_it_the_other_way_round():
    assert prefers("b3=r1 a2=b1", "b4=r1 a2=b1", seat=1)
    assert prefers("b4=r1 a2=b1", "b4=r1 a1=b1", seat=1)
    assert prefers("b4=r1b1 a1=r2", "b4=b1r1 a1=r2", seat=1)


def test_every_piece_on_top_weighs_up_to_three():
    """Those of somebody who has left, so that nothing else differs."""
    rest = ("g1", "g2", "g3", "g4")
    worths: list[float] = []
    for above in range(5):
        beside = " ".join(
            f"{lane}2={piece}" for lane, piece in zip("cdef", rest[above:], strict=False)
        )
        state = at(f"a1=b1 b3=y1{''.join(rest[:above])} b4=r1 {beside}".strip(), seats=4)
        worths.append(worth(replace(state, gone=(3,)), 2))
    assert worths[0] > worths[1] > worths[2] > worths[3] == worths[4]
    # The first takes the lane as well; the second and third what each piece takes.
    assert worths[1] - worths[2] == pytest.approx(worths[2] - worths[3])


def test_a_piece_that_is_not_needed_counts_little_but_something():
    """Three of four must come home."""
    assert prefers("b8=r1 c7=r2 d5=r3 e1=r4 a1=b1", "b8=r1 c7=r2 d4=r3 e2=r4 a1=b1")
    assert prefers("b8=r1 c7=r2 d4=r3 e2=r4 a1=b1", "b8=r1 c7=r2 d4=r3 e1=r4 a1=b1")
    # Two of four (V26): then the third is not needed either.
    assert prefers("b8=r1 c7=r2 d2=r3 e1=r4 a1=b1", "b8=r1 c6=r2 d3=r3 e1=r4 a1=b1", "v26")


def test_a_lane_counts_only_where_a_piece_could_run():
    """Whether home, held or covered, a piece in one more lane leads nowhere."""
    home = [at(f"b2=r1 {lane}9=r2 a1=b1") for lane in "bc"]
    assert worth(home[0], 0) == worth(home[1], 0)
    # d6 is black and holds, and b7 too; b5 and c5 are not held to the same row.
    held = [at(f"{lane}2=r1 d6=r2 a1=b1") for lane in "bd"]
    assert worth(held[0], 0) == worth(held[1], 0)
    covered = [at(f"{lane}2=r1 b4=r2b1 a1=b2") for lane in "bd"]
    assert worth(covered[0], 0) == worth(covered[1], 0)


def test_whoever_is_out_of_the_race_is_no_measure():
    """Green leads, but has resigned."""
    state = at("b4=r1 b3=b1 c8=y1", seats=3)
    assert worth(replace(state, gone=(2,)), 0) > worth(state, 0)
    assert worth(replace(state, lost=(2,)), 0) > worth(state, 0)


def test_the_win_is_taken_and_not_given_away():
    winning = at("a9=r1 b9=r2 c8=r3 c3=r4 e7=b1 c1=b2")
    assert decided(replace(winning, die=3, todo=("go",))) == "go c8"
    over = HEDGEHOGS.play(replace(winning, die=3, todo=("go",)), 0, "go c8").state
    assert worth(over, 0) >= DECIDED
    assert worth(over, 1) <= -DECIDED + 20
    # With a 2 blue comes home next: red steps onto that piece rather than on for itself.
    blocking = at("a9=b1 b9=b2 c8=b3 d2=b4 b8=r1 e4=r2 f4=r3 f5=r4")
    assert decided(replace(blocking, todo=("side", "go"), die=4)) == "side b8 c"


# What black squares do


@pytest.mark.parametrize(
    ("chosen", "wants_to"),
    [("", False), ("v36", False), ("v37", False), ("v38", False), ("v39", False), ("v35", True)],
)
def test_whether_it_likes_a_black_square_ahead(chosen: str, wants_to: bool):
    """Held, held, barred, sent back, swallowed; but a trampoline is good (V35)."""
    before_black, before_white = "c4=r1 b1=r2 a1=b1", "d4=r1 b1=r2 a1=b1"
    if wants_to:
        assert prefers(before_black, before_white, chosen)
    else:
        assert prefers(before_white, before_black, chosen)


def test_ordinary_black_squares_mean_nothing():
    one, other = (at(f"{lane}4=r1 b1=r2 a1=b1", "v10") for lane in "cd")
    assert worth(one, 0) == worth(other, 0)


def test_the_worse_the_square_the_more_it_is_shunned():
    def shunned(chosen: str) -> float:
        one, other = (at(f"{lane}4=r1 b1=r2 a1=b1", chosen) for lane in "cd")
        return worth(other, 0) - worth(one, 0)

    assert shunned("v39") > shunned("v38") > shunned("v37") > shunned("") > shunned("v36") > 0


def test_behind_the_last_square_lies_nothing_to_fear():
    """f8 is black; nobody stands before a square beyond the board."""
    one, other = (at(f"{lane}9=r1 b2=r2 a1=b1") for lane in "fe")
    assert worth(one, 0) == worth(other, 0)
    assert prefers("e7=r1 a1=b1", "f7=r1 a1=b1")


def test_V36_a_trapdoor_holds_only_the_lowest():
    """Red is on top of somebody who has left, so that nothing else differs."""

    def on(square: str, chosen: str) -> float:
        return worth(replace(at(f"{square}=y1r1 a1=b1", chosen, seats=3), gone=(2,)), 0)

    assert on("c5", "v36") == on("b5", "v36")
    assert on("c5", "") < on("b5", "")
    assert prefers("b5=r1 e2=r2 a1=b2", "c5=r1 e2=r2 a1=b2", "v36")


# Other ways to run


def test_V32_backwards_the_lower_row_is_the_further():
    assert prefers("b3=r1< a9=b1<", "b4=r1< a9=b1<", "v32")
    assert prefers("b1=r1< b8=r2< a9=b1<", "b2=r1< b7=r2< a9=b1<", "v32")
    # Below c6 lies c5, which is black. Above c4 it means nothing.
    assert prefers("e6=r1< b9=r2< a9=b1<", "c6=r1< b9=r2< a9=b1<", "v32")
    above = [at(f"{lane}4=r1< b9=r2< a9=b1<", "v32") for lane in "cd"]
    assert worth(above[0], 0) == worth(above[1], 0)
    assert prefers("b5=r1< b9=r2< a9=b1<", "c5=r1< b9=r2< a9=b1<", "v32")


def test_V33_the_way_back_is_further_than_the_way_there():
    assert prefers("c7=r1< a1=b1", "c8=r1 a1=b1", "v33")
    assert prefers("c6=r1< a1=b1", "c7=r1< a1=b1", "v33")
    assert prefers("b1=r1< b3=r2 a1=b1", "b2=r1< b4=r2 a1=b1", "v33")  # only down here it is home
    assert not prefers("b9=r1 b3=r2 a1=b1", "b8=r1 b4=r2 a1=b1", "v33")
    # From the far line it is one step again, in any lane.
    for lane in "ac":
        back, there = (at(f"{lane}{row} b1=b1", "v33") for row in ("8=r1<", "9=r1"))
        assert worth(back, 0) - worth(there, 0) == pytest.approx(1)


@pytest.mark.parametrize("chosen", ["v33", "v34"])
def test_two_ways_a_black_square_holds_each_by_its_own_way(chosen: str):
    """Blue runs down, with a piece behind. Red is further up than any black square."""
    rear = {"v33": "e9=b4", "v34": "e9=b4<"}[chosen]
    free, held = (f"{square}=b1< d9=r1 {rear}" for square in ("b5", "c5"))
    assert prefers(free, held, chosen, seat=1)
    assert prefers(held, free, chosen, seat=0)


def test_V34_who_runs_down_is_not_held_for_those_who_run_up():
    """Red waits at the start. Blue's only piece has nobody behind that it must let pass."""
    free, also_free = (at(f"{lane}5=b1< e1=r1", "v34") for lane in "bc")
    assert worth(free, 1) == worth(also_free, 1)


def test_V34_what_lies_ahead_is_below_for_those_who_run_down():
    """In the middle row too, from which it is as far to either end: b4 is black, b6 is not."""
    chosen = "v17 +b4 v34"
    assert prefers("e5=b1< a9=b2< b1=r1", "b5=b1< a9=b2< b1=r1", chosen, seat=1)
    assert prefers("e6=b1< a9=b2< b1=r1", "c6=b1< a9=b2< b1=r1", chosen, seat=1)
    above = [at(f"{lane}4=b1< a9=b2< b1=r1", chosen) for lane in "cd"]
    assert worth(above[0], 1) == worth(above[1], 1)


def test_V34_each_is_home_at_their_own_end():
    assert prefers("b9=r1 b2=r2 a9=b1<", "b8=r1 b3=r2 a9=b1<", "v34")
    assert prefers("b1=b1< b8=b2< a1=r1", "b2=b1< b7=b2< a1=r1", "v34", seat=1)


# Other pieces


def test_V12_a_reserve_that_has_entered_is_better():
    """Even on the very first row, and on top of another of its own."""
    assert prefers("b1=r1r2 a1=b1; hand r3", "b1=r1 a1=b1; hand r2r3", "v12")
    # But to have it at all is better than not.
    assert prefers("b1=r1 a1=b1; hand r2", "b1=r1 a1=b1", "v12")


def test_V14_the_bearer_has_to_come_home_too():
    """Three of four: without the bearer, the hindmost would not be needed."""
    rest = "b8=r1 c7=r2 d7=r3"
    far = worth(at(f"{rest} e4=r4* a1=b1*", "v14"), 0) - worth(
        at(f"{rest} e1=r4* a1=b1*", "v14"), 0
    )
    spare = worth(at("b8=r1* c7=r2 d7=r3 e4=r4 a1=b1*", "v14"), 0) - worth(
        at("b8=r1* c7=r2 d7=r3 e1=r4 a1=b1*", "v14"), 0
    )
    assert far > 2 * spare > 0
    # If the bearer leads, two others come home with it.
    third = worth(at("b8=r1* c7=r2 d4=r3 e1=r4 a1=b1*", "v14"), 0) - worth(
        at("b8=r1* c7=r2 d2=r3 e1=r4 a1=b1*", "v14"), 0
    )
    assert third == pytest.approx(2)


def test_V21_the_better_of_two_colours_counts():
    """Red and yellow are one player's: one of them wins, not both."""
    assert prefers("b6=r1 c2=y1 a1=b1 d1=g1", "b5=r1 c3=y1 a1=b1 d1=g1", "v21")
    assert prefers("b6=r1 c3=y1 a1=b1 d1=g1", "b6=r1 c2=y1 a1=b1 d1=g1", "v21")
    assert prefers("b2=r1 c6=y1 a1=b1 d1=g1", "b3=r1 c5=y1 a1=b1 d1=g1", "v21")


def test_too_few_pieces_left_weigh_heavily():
    """V39 swallows them; V3 disqualifies them. Two are out, and then three are needed."""
    assert prefers("b2=r1 c2=r2 d2=r3 a1=b1", "b7=r1 c7=r2 a1=b1")
    assert prefers("b2=r1 c2=r2 d2=r3 a1=b1", "b3=r1 c3=r2 a1=b1")
    # A fourth is only a spare.
    one_less = worth(at("b2=r1 c2=r2 d2=r3 e1=r4 a1=b1"), 0) - worth(
        at("b2=r1 c2=r2 d2=r3 a1=b1"), 0
    )
    assert -1 < one_less < 1


def test_V3_nobody_wants_to_arrive_first():
    rest = "b1=r2 c1=r3 d1=r4 a1=b1"
    before, tested = at(f"e8=r1 {rest}", "v3"), at(f"e7=r1 {rest}", "v3")
    assert worth(before, 0) < worth(tested, 0)
    # Once somebody has been tested, further on is better again.
    assert worth(replace(before, tested=True), 0) > worth(replace(tested, tested=True), 0)
    assert prefers(f"e7=r1 {rest}", f"e6=r1 {rest}", "v3")
    assert prefers(f"e8=r1 {rest}", f"e7=r1 {rest}")


# Secrets


def test_V2_the_design_it_backs_is_worth_its_steps_whoever_runs_them():
    state = at("b5=b1 c2=b2 a1=r1", "v2")
    back_one, back_two = (replace(state, spies=(design, 3)) for design in (1, 2))
    assert worth(back_one, 0) > worth(back_two, 0)
    # Nobody else's is known, nor counted.
    assert worth(replace(state, spies=(3, 1)), 0) == worth(replace(state, spies=(3, 2)), 0)
    # In a stack it is the right one of them: on top it is free.
    stacked = at("b5=b1b3 a1=r1", "v2")
    assert worth(replace(stacked, spies=(3, 4)), 0) > worth(replace(stacked, spies=(1, 4)), 0)
    # Not chosen yet is none.
    assert worth(back_two, 0) > worth(replace(state, spies=(0, 3)), 0)


def test_V2_every_arrival_counts_the_fourth_too():
    """Four points there are, not three."""
    rest = "a1=b1 b9=r1 c9=r2 d9=r3"
    gained = worth(at(f"{rest} e5=r4", "v2"), 0) - worth(at(f"{rest} e2=r4", "v2"), 0)
    spare = worth(at(f"{rest} e5=r4"), 0) - worth(at(f"{rest} e2=r4"), 0)
    assert gained > 2 * spare


# The doubling cube


def test_V22_doubling_is_for_those_who_lead():
    """Offered, and not answered yet: worth it from some steps ahead on."""
    for lead, wanted in (("8", True), ("2", False)):
        state = at(f"b{lead}=r1 c{lead}=r2 d{lead}=r3 a2=b1 e2=b2 f2=b3", "v22 v19")
        asked = replace(state, doubler=0, answers=(1,), todo=("answer", *state.todo))
        assert (worth(asked, 0) > worth(state, 0)) is wanted
        # Once it is answered, and for the other, the race is what it is.
        assert worth(replace(asked, answers=()), 0) == worth(state, 0)
        assert worth(asked, 1) == worth(state, 1)


def test_V22_far_behind_it_drops_and_not_far_behind_it_takes():
    for row, answer in ((2, "drop"), (6, "take")):
        state = at(f"b8=r1 c8=r2 d8=r3 a{row}=b1 b{row}=b2 e{row}=b3", "v22 v19")
        asked = replace(state, doubler=0, answers=(1,), todo=("answer", *state.todo))
        assert decided(asked) == answer


def test_V22_to_drop_is_no_defeat_unless_the_match_is_over_with_it():
    """Who offered has won the round, and is judged by that."""
    round_ = at("b8=r1 c8=r2 d8=r3 a2=b1 e2=b2 f2=b3", "v22 v19")
    asked = replace(round_, doubler=0, answers=(1,), todo=("answer", *round_.todo))
    game = game_named("hedgehogs")  # with its matches
    judge = judge_of(game)
    match = Match(asked, "v19 v22", 2)
    dropped = game.play(match, 1, "drop").state
    assert game.view(dropped, 1).outcome is not None
    assert -DECIDED < judge(dropped, 1) < 0
    assert judge(dropped, 0) >= DECIDED
    lost = RoundResult((0,), (0, -9), "home")
    last = game.play(replace(match, results=(lost,), number=2), 1, "drop").state
    view = game.view(last, 1)
    assert view.match is not None
    assert view.match.over
    assert judge(last, 1) <= -DECIDED + 20


def test_V25_whoever_left_the_round_stands_as_badly_as_it_was_then():
    state = at("b8=r1 b2=b1 c2=y1", "v25 v19", seats=3)
    left = replace(state, lost=(1,), settled=((1, 1),))
    assert worth(left, 1) == worth(replace(left, board=at("b3=r1 b8=b1 c2=y1", seats=3).board), 1)
    assert worth(left, 1) < 0


def test_V3_before_a_black_square_is_worse_than_without_a_test():
    free, before = "d4=r1 a1=b1", "c4=r1 a1=b1"
    without = worth(at(free), 0) - worth(at(before), 0)
    assert worth(at(free, "v3"), 0) - worth(at(before, "v3"), 0) > without > 0


def test_V11_not_beside_a_black_square_that_would_hold_it():
    """c5 is black: b5 is beside it and c4 before it, e5 neither."""
    assert prefers("e5=r1 a1=b1", "b5=r1 a1=b1", "v11")
    assert prefers("e4=r1 a1=b1", "c4=r1 a1=b1", "v11")
    # Where nobody can be pushed aside, or nobody is held, it is all the same.
    for chosen in ("", "v10 v11"):
        free, beside = at("e5=r1 a1=b1", chosen), at("b5=r1 a1=b1", chosen)
        assert worth(free, 0) == pytest.approx(worth(beside, 0))
    # Who is covered is pushed by nobody: what is left is being covered.
    covered = worth(at("e5=r1b2 a1=b1", "v11"), 0) - worth(at("b5=r1b2 a1=b1", "v11"), 0)
    assert covered == pytest.approx(
        worth(at("e5=b2 a1=b1", "v11"), 0) - worth(at("b5=b2 a1=b1", "v11"), 0)
    )


def test_V11_low_in_a_stack_that_is_held_waits_longest():
    one, two = at("c5=r1b2 d4=b3 a1=b1", "v11"), at("c5=r1b2b3 a1=b1", "v11")
    loose, looser = at("c6=r1b2 d4=b3 a1=b1", "v11"), at("c6=r1b2b3 a1=b1", "v11")
    held = HEDGEHOGS.parts(one, 0)["covered"] - HEDGEHOGS.parts(two, 0)["covered"]
    free = HEDGEHOGS.parts(loose, 0)["covered"] - HEDGEHOGS.parts(looser, 0)["covered"]
    assert held > free > 0


# Laziness


def test_V15_one_home_and_the_others_on_black():
    # One home: towards black squares; aside, which needs no die, rather than ahead.
    assert prefers("b9=r1 c5=r2 a1=b1", "b9=r1 c4=r2 a1=b1", "v15")
    assert prefers("b9=r1 c4=r2 a1=b1", "b9=r1 c3=r2 a1=b1", "v15")
    assert prefers("b9=r1 b4=r2 a1=b1", "b9=r1 c4=r2 a1=b1", "v15")
    # Past all of them there is no rest any more.
    assert prefers("b9=r1 e8=r2 a1=b1", "b9=r1 f9=r2 a1=b1", "v15")
    assert prefers("b9=r1 c5=r2 a1=b1", "b9=r1 f9=r2 a1=b1", "v15")
    # That the second is about to arrive is nothing to it: as far from f8 as from b7.
    about, not_yet = (at(f"b9=r1 d{row}=r2 a1=b1", "v15") for row in (8, 7))
    assert worth(about, 0) == worth(not_yet, 0)


def test_V15_while_none_is_home_one_goes_there_and_the_others_rest():
    """The one for whom that is best; c5 is black, so its piece stays."""
    near, further = (at(f"b{row}=r1 c5=r2 a1=b1", "v15") for row in (8, 6))
    assert worth(near, 0) - worth(further, 0) == pytest.approx(2)
    assert prefers("b8=r1 c5=r2 a1=b1", "b8=r1 c2=r2 a1=b1", "v15")


def test_V15_to_have_passed_all_black_squares_is_bad_but_to_have_two_home_is_worse():
    """Running down, e3 is the last of them."""
    assert prefers("b1=r1< e3=r2< a9=b1<", "b1=r1< e2=r2< a9=b1<", "v15 v32")
    assert prefers("b1=r1< f9=r2< a9=b1<", "b1=r1< e2=r2< a9=b1<", "v15 v32")
    assert prefers("b1=r1< e2=r2< a9=b1<", "b1=r1< e1=r2< a9=b1<", "v15 v32")


def test_V15_it_is_the_nearest_black_square_that_counts():
    """From b4 it is three steps to b7, or one aside to a4."""
    assert prefers("b9=r1 b4=r2 a1=b1", "b9=r1 d4=r2 a1=b1", "v15")
    # A square behind is none to go to, so it had better not have passed e3.
    assert prefers("b9=r1 e2=r2 a1=b1", "b9=r1 e4=r2 a1=b1", "v15")


def test_V15_two_home_can_win_no_more():
    assert prefers("b9=r1 e8=r2 f1=r3 a1=b1", "b9=r1 e9=r2 f1=r3 a1=b1", "v15")
    assert prefers("b9=r1 e7=r2 f1=r3 a1=b1", "b9=r1 e9=r2 f8=r3 a1=b1", "v15")


def test_V15_hard_it_is_better_to_be_behind():
    assert prefers("b3=r1 a1=b1", "b4=r1 a1=b1", "v15 hard")
    assert prefers("b3=r1 a2=b1", "b3=r1 a1=b1", "v15 hard")
    assert prefers("b4=r1b1 a1=b2", "b4=r1 c4=b1 a1=b2", "v15 hard")


def test_V15_a_lazy_piece_that_runs_down_looks_below():
    """V32: from c6 the black c5 is next, from c4 there is none in reach but aside."""
    assert prefers("b1=r1< c6=r2< a9=b1<", "b1=r1< c8=r2< a9=b1<", "v15 v32")
    assert prefers("b1=r1< c5=r2< a9=b1<", "b1=r1< c4=r2< a9=b1<", "v15 v32")


def test_what_it_thinks_of_a_view_is_the_same_whatever_is_hidden():
    """The picks of V2 differ; the view, and so the judgement, do not."""
    state = at("b5=b1 c2=b2 a1=r1", "v2")
    others = [replace(state, spies=(1, design)) for design in (1, 2, 3, 4)]
    assert len({worth(one, 0) for one in others}) == 1
    assert len({HEDGEHOGS.view(one, UMPIRE) for one in others}) == 4
