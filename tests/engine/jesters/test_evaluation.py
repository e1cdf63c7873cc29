"""What the computer likes better at the court of the jesters: pairs of positions that differ in
one thing alone."""

import pytest
from msgspec.structs import replace

from engine.chance import Sealed
from engine.computer.player import decide
from engine.jesters.game import JESTERS
from engine.jesters.state import Jesters
from tests.engine.computer.judged import judge_of
from tests.engine.jesters.court import court, entering, play

worth = judge_of(JESTERS)
JESTERS_AT = "c1=R c7=B"
"""From here neither sees along row a or row i."""


def prefers(more: str, less: str, *, seats: int = 2, seat: int = 0) -> bool:
    return worth(court(more, seats=seats), seat) > worth(court(less, seats=seats), seat)


def decided(state: Jesters) -> str:
    (seat,) = JESTERS.waiting_on(state)
    view, choices = JESTERS.view(state, seat), JESTERS.choices(state, seat)
    return decide(JESTERS, view, choices, Sealed(bytes(32), 1))


@pytest.mark.parametrize(
    ("more", "less"),
    [
        pytest.param(
            f"i7=r1 {JESTERS_AT}; taken r=b1", f"i7=r1 {JESTERS_AT}; taken b=r1", id="captures"
        ),
        pytest.param(
            f"i7=r1 {JESTERS_AT}; doubles r=6", f"i7=r1 {JESTERS_AT}; doubles r=5", id="a double"
        ),
        pytest.param(
            f"i7=r1 {JESTERS_AT}; doubles b=5", f"i7=r1 {JESTERS_AT}; doubles b=6", id="theirs"
        ),
        pytest.param(
            f"i7=r1 {JESTERS_AT}; left r=5", f"i7=r1 {JESTERS_AT}; left r=4", id="a stick to lay"
        ),
    ],
)
def test_of_two_courts_the_better_one(more: str, less: str):
    assert prefers(more, less)


def test_it_is_the_same_for_whoever_sits_there():
    assert prefers(f"i7=r1 {JESTERS_AT}; left b=5", f"i7=r1 {JESTERS_AT}; left b=4", seat=1)
    assert prefers(f"i7=b1 {JESTERS_AT}", f"i7=r1 {JESTERS_AT}", seat=1)
    three = "i7=r1 c1=R c7=B h9=Y"
    assert prefers(f"{three}; doubles y=4", f"{three}; doubles y=3", seats=3, seat=2)


def test_a_double_is_worth_more_than_a_poor_hexagon():
    rim, kept = court(f"i7=r2 {JESTERS_AT}"), court(f"i7=r1 {JESTERS_AT}; doubles r=6")
    assert worth(kept, 0) > worth(rim, 0)


# What can be jumped over


def exposure(pawn: str, edge: str = "a2|a3", *, seat: int = 0) -> float:
    """What it is worth to the pawn on a3 that a stick bars one of the ways over it."""
    barred, open_ = (court(f"{pawn} {JESTERS_AT}; {stick}") for stick in (edge, "i5|i6"))
    return worth(barred, seat) - worth(open_, seat)


def test_a_pawn_that_cannot_be_jumped_is_safer():
    assert exposure("a3=r1") > 0
    assert exposure("a3=b1") < 0
    assert exposure("a3=b1", seat=1) > 0
    # From either side: the stick on the way there, and the one behind. One of them is enough.
    assert exposure("a3=r1") == pytest.approx(exposure("a3=r1", "a3|a4"))
    both, one = (court(f"a3=r1 {JESTERS_AT}; a2|a3 {edge}") for edge in ("a3|a4", "i5|i6"))
    assert worth(both, 0) == pytest.approx(worth(one, 0))


def test_the_more_a_pawn_is_worth_the_more_it_matters():
    """For its owner what it brings there, and for the other what it brings captured: three for a
    double, one for a single."""
    single, double = exposure("a3=r1"), exposure("a3=r2")
    assert double == pytest.approx(single * (2 * 1 + 3) / (1 * 1 + 1))


def test_where_no_place_is_free_on_either_side_nobody_jumps():
    """a2 and i6 lie on rims alike; only a2 is beside a3."""

    def beside(where: str) -> float:
        return worth(court(f"a3=r1 {where}=r1 {JESTERS_AT}"), 0)

    assert beside("a2") > beside("i6")
    assert beside("a4") == pytest.approx(beside("a2"))


def test_one_side_is_enough_and_a_jester_bars_it_too():
    """Pieces of somebody who has left, so that nothing else differs."""

    def barred(rest: str) -> float:
        return worth(replace(court(f"a3=r1 {JESTERS_AT} {rest}", seats=3), gone=(2,)), 0)

    assert barred("a2=y1 a4=y1 g3=Y") == pytest.approx(barred("a2=y1 i6=y1 g3=Y"))
    assert barred("a2=y1 g3=Y") == pytest.approx(barred("a2=Y"))
    assert barred("a2=Y") > barred("i6=Y")


def test_the_bend_of_a_turn_is_as_good_as_a_pawn_there():
    """Turning on e5, worth 15, and on e4, worth 10; both lie ahead of e2."""
    best, good = (play(court("e2=R a3=B"), f"turn {name}") for name in ("e5", "e4"))
    assert worth(best, 0) - worth(good, 0) > 3
    # When the jester has gone on, its pawn still comes to the bend.
    there = play(best, "to f6")
    assert there.step == "pawn"
    assert worth(there, 0) > worth(court("f6=R a3=B"), 0) + 10


def test_the_others_bend_is_not_counted_before_they_have_placed_a_pawn():
    """It is their turn: what they get shows when they have it. Nor is it one's own."""
    best, good = (play(court("e2=R a3=B"), f"turn {name}") for name in ("e5", "e4"))
    assert worth(best, 1) == pytest.approx(worth(good, 1), abs=2)


def test_a_jester_likes_room_and_a_good_hexagon_in_reach():
    # From e1 the row leads to the middle; from a2 no line does.
    assert prefers("e1=R i8=B", "a2=R i8=B")
    assert prefers("a2=R i8=B", "e1=R i8=B", seat=1)
    # A stick before it takes the whole line away.
    assert prefers("e1=R a3=B; a1|b1", "e1=R a3=B; e1|e2")
    # So does a pawn in its way, and the nearer the worse.
    near, far = (worth(court(f"e{at}=r1 e1=R a3=B"), 0) for at in (2, 8))
    assert far > near
    # It need not be a good one that is lost: each counts a little.
    assert prefers("e1=R a3=B; i5|i6", "e1=R a3=B; e8|e9")
    # What is in the other's way is good.
    assert prefers("e8=b1 c1=R e1=B", "e2=b1 c1=R e1=B", seat=1)


def test_before_the_jesters_have_entered_all_are_equal():
    assert worth(entering(), 0) == pytest.approx(0)
    assert worth(entering(), 1) == pytest.approx(0)


def test_whoever_has_left_is_no_measure():
    state = court("e5=y2 c1=R c7=B i9=Y", seats=3)
    assert worth(replace(state, gone=(2,)), 0) > worth(state, 0)


def test_parts_name_what_a_seat_has():
    """A pawn in the middle, one captured, and a bend that is as good as a pawn."""
    state = court("e5=r1 c1=R c7=B; taken r=b1")
    parts = JESTERS.parts(state, 0)
    assert (parts["board"], parts["captured"], parts["bend"]) == (15, 1, 0)
    assert parts["exposed"] < 0 < parts["room"]
    bent = play(court("e2=R a3=B"), "turn e5")
    assert (JESTERS.parts(bent, 0)["bend"], JESTERS.parts(bent, 1)["bend"]) == (15, 0)
