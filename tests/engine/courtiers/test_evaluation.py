"""What the computer likes better on the ladder of the courtiers: pairs of positions that differ in
one thing alone.

Classes from the lowest: F, T, C, L, B, P. An F has arrived in row 8, a T in row 9, and so on.
"""

import pytest
from msgspec.structs import replace

from engine.chance import Sealed
from engine.computer.player import decide
from engine.core import UMPIRE
from engine.courtiers.board import EVERYBODY
from engine.courtiers.game import COURTIERS
from engine.courtiers.losses import losses
from engine.courtiers.state import Courtiers
from tests.engine.computer.judged import judge_of
from tests.engine.courtiers.court import court

worth = judge_of(COURTIERS)
EITHER = pytest.mark.parametrize("chosen", ["", "die"])


def prefers(more: str, less: str, chosen: str = "", *, seats: int = 2, seat: int = 0) -> bool:
    one, other = (court(text, chosen=chosen, seats=seats) for text in (more, less))
    return worth(one, seat) > worth(other, seat)


def decided(state: Courtiers) -> str:
    (seat,) = COURTIERS.waiting_on(state)
    view, choices = COURTIERS.view(state, seat), COURTIERS.choices(state, seat)
    return decide(COURTIERS, view, choices, Sealed(bytes(32), 1))


# Nobody can be taken in these: the other column's people stand in other rows.


@EITHER
@pytest.mark.parametrize(
    ("more", "less"),
    [
        pytest.param("a7=P3 b13=P1*", "a6=P3 b13=P1*", id="higher up"),
        pytest.param("a8=F3* a1=T1 b13=P1*", "a7=F3 a1=T1 b13=P1*", id="there at last"),
        pytest.param("a8=F5* a1=T1 b13=P1*", "a8=F2* a1=T1 b13=P1*", id="a greater value there"),
        pytest.param("a1=T1 b13=P1*; out a: F2", "a1=T1 b13=P1*; out a: F5", id="less lost"),
        pytest.param("a1=T1 b13=P1*", "a1=T1 b13=P1*; out a: F5", id="none lost"),
        pytest.param("a1=T1 b13=P1*; out b: F5", "a1=T1 b13=P1*", id="the other has lost one"),
        pytest.param("a1=T1 b12=P3", "a1=T1 b13=P3*", id="the other has not arrived"),
        # A card above its goal row counts as long as a higher one is on top of it.
        pytest.param("a6=P2 a8=F5C1 b13=P1*", "a6=P2 a7=F5C1 b13=P1*", id="past its goal"),
        # Under somebody who stops earlier, a card may never arrive.
        pytest.param("a3=T3C3 b13=P1*", "a3=C3T3 b13=P1*", id="the higher class on top"),
    ],
)  # fmt: skip
def test_of_two_ladders_the_better_one(more: str, less: str, chosen: str):
    assert prefers(more, less, chosen)


@EITHER
def test_it_is_the_same_for_whoever_sits_there(chosen: str):
    assert prefers("a13=P1* b7=P3", "a13=P1* b6=P3", chosen, seat=1)
    assert prefers("a12=P3 b1=T3", "a13=P3* b1=T3", chosen, seat=1)
    assert prefers("a13=P2* b12=P3 c1=T3", "a13=P2* b13=P3* c1=T3", chosen, seats=3, seat=2)


def test_a_finished_card_counts_against_its_player_below_its_goal():
    """Under the troubadour who has arrived lies one who never will."""
    assert prefers("a9=T3* a1=F1 b13=P1*", "a9=C4T3* a1=F1 b13=P1*")
    assert prefers("a9=C1T3* a1=F1 b13=P1*", "a9=C4T3* a1=F1 b13=P1*")
    assert prefers("a9=F4T3* a1=F1 b13=P1*", "a9=F1T3* a1=F2 b13=P1*")


def test_a_finished_card_counts_just_what_it_is_worth():
    def own(column: str) -> float:
        return worth(court(f"{column} a1=F1 b13=P1*"), 0)

    assert own("a9=T5*") - own("a9=T2*") == pytest.approx(3)
    assert own("a9=C1T3*") - own("a9=C5T3*") == pytest.approx(4)


def test_somebody_on_their_way_is_worth_having():
    assert prefers("a7=F5 a1=T1 b13=P1*", "a1=T1 b13=P1*")
    assert prefers("a3=F5 a1=T1 b13=P1*", "a1=T1 b13=P1*")


def gain(stack: str, greater: str, row: int = 4) -> float:
    """What a greater value on the way is worth; `stack` is written with a 1 in its place."""
    one, other = (court(f"a{row}={text} b13=P6*") for text in (greater, stack))
    return worth(one, 0) - worth(other, 0)


def test_a_card_beneath_somebody_who_stops_earlier_counts_less():
    assert gain("C1L2", "C5L2") > gain("C1T2", "C5T2")
    assert gain("C1L2", "C5L2") == pytest.approx(gain("C1C2", "C5C2"))


def test_a_card_is_past_its_goal_from_that_row_on():
    """The troubadour's is row 9."""
    assert gain("T1L2", "T5L2", 9) == pytest.approx(gain("T1L2", "T5L2", 10))
    assert gain("T1L2", "T5L2", 9) > gain("T1L2", "T5L2", 8)


def test_a_row_to_go_is_worth_less_with_the_die():
    """There everybody plays to the end (CV5)."""
    no_losses = replace(COURTIERS.weights, loss=0.0)

    def of_a_row(chosen: str) -> float:
        # Where the die would be of use is the same: six rows to go, or more.
        rows = [court(f"a{row}=P4 b13=P1*", chosen=chosen) for row in (6, 7)]
        before, after = (COURTIERS.worths(state, no_losses)[0] for state in rows)
        return after - before

    assert of_a_row("") > of_a_row("die") > 0


def test_CV3_what_the_die_will_lose_is_foreseen():
    """Of one card alone six rows from its goal a third arrive, of one a row away a sixth."""
    assert losses(((1, 1),)) == pytest.approx(5 / 6)
    assert losses(((2, 1),)) == pytest.approx((4 + 5 / 6) / 6)
    assert losses(((6, 1),)) == pytest.approx(0.64, abs=0.01)
    # Somebody far away has a use for every number while the others arrive.
    assert losses(((1, 1), (6, 1))) < losses(((1, 1),)) + losses(((6, 1),))
    # Of a stack one card is lost at a time.
    assert losses(((1, 1),)) < losses(((1, 2),)) < losses(((1, 3),))


def test_CV3_what_is_cheap_is_lost_first():
    state = replace(court("a11=B5 a5=T2 b13=P1*", chosen="die"), step="lose", die=5)
    assert decided(state) == "lose a5 T2"


def test_with_the_die_two_ways_to_be_taken_are_worse_than_one():
    """Each is a number of its own: from b4 a one leads to row 5, from b3 a two."""

    def in_danger(other: str) -> float:
        return COURTIERS.parts(court(f"a5=T5 {other}", chosen="die"), 0)["endangered"]

    assert in_danger("b3=L2 b4=L1") < in_danger("b4=L1 b9=L2") < 0
    assert in_danger("b6=L1 b9=L2") == 0


def test_an_open_card_of_high_rank_is_worth_a_little():
    """Of two with as much to gain the bishop is the stronger: both have six rows to go."""
    assert prefers("a6=B4 b13=P1*", "a5=L4 b13=P1*")
    assert prefers("a6=B4 b13=P1*", "a2=F4 b13=P1*")


# Who can be taken


def danger(stack: str, chosen: str, who: str = "L1", *, left: bool = False) -> float:
    """What it costs a stack on a5 that somebody could come there next."""
    at_risk, safe = (
        court(f"a5={stack} b{row}={who} c13=P6*", seats=3, chosen=chosen) for row in (4, 7)
    )
    if left:
        at_risk, safe = (replace(one, gone=(1,)) for one in (at_risk, safe))
    return worth(safe, 0) - worth(at_risk, 0)


@EITHER
def test_it_does_not_stand_where_a_stronger_one_arrives(chosen: str):
    # A weaker one is no danger, nor is one who has left.
    assert danger("T5", chosen) > danger("T5", chosen, "F1")
    assert danger("T5", chosen) > danger("T5", chosen, left=True)
    assert danger("T5", chosen) > danger("T5", chosen, "T4")


@EITHER
def test_the_more_there_is_to_lose_the_worse(chosen: str):
    assert danger("C1T5", chosen) > danger("C1T2", chosen)
    assert danger("C5T2", chosen) > danger("C1T2", chosen)


@EITHER
def test_it_likes_to_be_able_to_take_somebody(chosen: str):
    """From a4 the lady comes to row 5, where a troubadour is; not one who is stronger."""
    threat, none_ = (court(f"a4=L1 b5={who}", chosen=chosen) for who in ("T5", "B5"))
    without, also = (court(f"a10=L1 b5={who}", chosen=chosen) for who in ("T5", "B5"))
    assert worth(threat, 0) - worth(none_, 0) > worth(without, 0) - worth(also, 0)


def test_one_who_can_be_taken_is_enough():
    """A third player stands where nobody could come."""
    threat, none_ = (court(f"a4=L1 b5={who} c9=P3", seats=3) for who in ("T5", "B5"))
    without, also = (court(f"a10=L1 b5={who} c9=P3", seats=3) for who in ("T5", "B5"))
    assert worth(threat, 0) - worth(none_, 0) > worth(without, 0) - worth(also, 0)


def test_who_has_arrived_cannot_be_taken():
    at_risk, safe = (court(f"a8=F3* a1=T1 b{row}=L1") for row in (7, 10))
    there, not_there = (court(f"a7=F3 a1=T1 b{row}=L1") for row in (6, 10))
    assert worth(safe, 0) - worth(at_risk, 0) < worth(not_there, 0) - worth(there, 0)


def test_jumps_go_over_a_row_of_neighbours():
    """Without the die the lady on b2 jumps over b3 and b4 to row 5, and not to row 3."""
    assert prefers("a6=T5 b2=L1 b3=F1 b4=F2", "a5=T5 b2=L1 b3=F1 b4=F2")
    jumped, safe = (court(f"a{row}=T5 b2=L1 b3=F1 b4=F2") for row in (5, 7))
    beside, also = (court(f"a{row}=T5 b2=L1 b6=F1 b9=T1*") for row in (5, 7))
    assert worth(safe, 0) - worth(jumped, 0) > worth(also, 0) - worth(beside, 0)


def test_with_the_die_all_six_rows_ahead_are_in_danger():
    for row in range(5, 11):
        at_risk, safe = (court(f"a{row}=P{value} b4=P6", chosen="die") for value in (5, 1))
        behind, also = (court(f"a{row}=P{value} b11=P6", chosen="die") for value in (5, 1))
        assert worth(at_risk, 0) - worth(safe, 0) < worth(behind, 0) - worth(also, 0)


def test_CV3_every_number_of_the_die_should_be_of_some_use():
    useful = court("a7=P2 b13=P1*", chosen="die")  # any number moves it
    useless = court("a8=P2 b13=P1*", chosen="die")  # not the six
    assert worth(useful, 0) > worth(useless, 0)
    # It is how far they go that counts, not where: here nothing but a one, there a two as well.
    assert prefers("a6=F2 a7=T2 b13=P1*", "a7=F2 a8=T2 b13=P1*", "die")
    one, other = (court(f"a7=F2 {rest} b13=P1*", chosen="die") for rest in ("a9=C2", "a8=T2"))
    assert worth(one, 0) == pytest.approx(worth(other, 0), abs=0.5)
    # Whoever has arrived with everybody needs no number at all.
    assert prefers("a13=P2* b12=P1", "a7=P2 b12=P1", "die")
    # In the plain game there are no numbers to be of use.
    assert prefers("a8=P2 b13=P1*", "a7=P2 b13=P1*")


def test_where_ones_own_have_arrived_one_more_may_land():
    """The prince on a7 needs the six for that (CT4). Where others stand nobody may land."""

    def of_use(rest: str) -> float:
        """What it is worth to the prince that those there have arrived."""
        return worth(court(f"a7=P2 {rest} b13=P1*", chosen="die"), 0)

    there, beside = of_use("a13=P3*"), of_use("a12=B3*")
    assert there > beside
    assert beside == of_use("a9=T3*") == of_use("a8=F3*")


# What it cannot see


def test_a_card_whose_value_is_unknown_is_taken_for_the_middle():
    """Under the fire-eater with whom the other has arrived lies one that nobody else has seen."""

    def other(value: int, *, known: bool) -> float:
        state = court(f"a1=T1 b8=F{value}F6* b1=T2")
        if known:
            state = replace(state, seen=(EVERYBODY,) * len(state.seen))
        return worth(state, 0)

    assert other(1, known=False) == other(5, known=False)
    assert other(3, known=True) > other(4, known=True)
    middle = (other(3, known=True) + other(4, known=True)) / 2
    assert other(1, known=False) == pytest.approx(middle)
    assert prefers("a1=T1 b8=F1* b1=T2", "a1=T1 b8=F1F2* b1=T2")


@pytest.mark.parametrize(
    ("own", "other", "in_danger"),
    [("T5", "C?", True), ("T5", "F?", False), ("T1", "T?", True), ("T5", "T?", False)],
)
def test_while_values_are_unknown_a_class_goes_for_its_middle(
    own: str, other: str, in_danger: bool
):
    """As it is while everybody still chooses the order of their cards (CS1)."""

    def seen(row: int, who: str) -> float:
        view = COURTIERS.view(court(f"a5={own} b13=P1*"), 0)
        board = list(view.board)
        board[view.squares.index(f"b{row}")] = who
        return COURTIERS.evaluate(replace(view, board=tuple(board)), 0)

    # What moves on by three rows gains something, whoever it is; the rest is the danger of row 4.
    near, far = seen(4, other) - seen(7, other), seen(3, other) - seen(6, other)
    assert (near < far - 0.1) is in_danger


def test_it_judges_by_the_view_alone():
    """What lies under the top of the other's stack shows in no judgement."""
    one, other = (court(f"a3=C4C2 b5=L{hidden}L4") for hidden in (1, 6))
    assert COURTIERS.view(one, UMPIRE) != COURTIERS.view(other, UMPIRE)
    assert worth(one, 0) == worth(other, 0)
    assert worth(one, 1) != worth(other, 1)


# What it is made of


def test_parts_name_what_a_column_has():
    parts = COURTIERS.parts(court("a8=F3* a5=T5 b4=L1; out a: C2"), 0)
    assert (parts["finished"], parts["discarded"], parts["stuck"]) == (3, -2, 0)
    assert parts["climbing"] > 0 > parts["endangered"]
    assert COURTIERS.parts(court("a8=F3* a5=T5 b4=L1; out a: C2"), 1)["takeable"] > 0
    assert COURTIERS.parts(court("a12=P3 b4=L1", chosen="die"), 0)["stuck"] < 0


# Whole turns


def test_the_winning_move_is_played():
    state = court("a7=F6 a3=C2 b3=L1; out b: P6")
    assert decided(state) == "move a7 a8"


def test_who_is_alone_is_in_no_danger_and_takes_nobody():
    alone = replace(court("a5=T5 b4=L1"), gone=(1,))
    parts = COURTIERS.parts(alone, 0)
    assert (parts["endangered"], parts["takeable"]) == (0, 0)
    assert parts["climbing"] == COURTIERS.parts(court("a5=T5 b4=L1"), 0)["climbing"]
