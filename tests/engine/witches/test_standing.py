"""Standing answers: what they decide, and that they decide nothing else."""

import pytest

from engine.core import Illegal, Move
from engine.games import GAMES
from engine.table.standing import standing_move
from engine.witches.game import WITCHES_GAME
from engine.witches.standing import WITCHES_ANSWERS
from engine.witches.state import Witches
from tests.engine.witches.race import play, race

LANDS = play(race("8=bM; r start start 5; b start 1 2", seats=2, die=3), "witch 5")
"""Red leads, on blue's magic at 8."""
BEHIND = play(race("8=bM; r start start 5; b start 1 20", seats=2, die=3), "witch 5")
"""The same with a blue witch ahead."""


def answered(state: Witches, answer: str) -> Move | None:
    (seat,) = WITCHES_GAME.waiting_on(state)
    return standing_move(WITCHES_GAME, state, seat, WITCHES_ANSWERS.read(answer))


def test_leave_leaves_everybody():
    assert answered(LANDS, "leave") == "leave"
    assert answered(BEHIND, "leave") == "leave"


def test_ask_decides_nothing():
    assert answered(LANDS, "ask") is None
    assert answered(LANDS, "") is None


def test_the_highest_number_that_can_be_played_sends_back():
    assert answered(LANDS, "back anyone") == "card 5"  # 8 - 7 and 8 - 6 are blue's own, 8 is off


def test_only_who_leads_is_sent_back():
    assert answered(LANDS, "back leader") == "card 5"
    assert answered(BEHIND, "back leader") is None
    assert answered(BEHIND, "back leader else leave") == "leave"
    assert answered(BEHIND, "back anyone") == "card 6"


def test_witches_at_the_finish_do_not_lead():
    state = race("8=bM; r start start 5; b start 49 51", seats=2, die=3)

    assert answered(play(state, "witch 5"), "back leader") == "card 7"


def test_only_with_a_card_of_that_number_or_more():
    assert answered(LANDS, "back leader with 5") == "card 5"
    assert answered(LANDS, "back leader with 7") is None
    assert answered(LANDS, "back leader with 7 else leave") == "leave"


def test_only_while_so_many_cards_are_held():
    spent = play(
        race("8=bM; r start start 5; b start 1 2; played b9 b10 bM bM bM b8", seats=2, die=3),
        "witch 5",
    )

    assert answered(LANDS, "back leader holding 7") == "card 5"
    assert answered(spent, "back leader holding 7") is None
    assert answered(spent, "back leader holding 6") == "card 5"


def test_where_a_card_must_be_played_leaving_is_no_answer():
    forced = play(race("20=bM 15=yM; r start start 18", seats=3, die=2), "witch 18", "card 5")

    assert WITCHES_GAME.waiting_on(forced) == (2,)
    assert answered(forced, "leave") is None
    assert answered(forced, "back anyone with 10 else leave") == "card 10"
    assert answered(forced, "back leader with 5") == "card 10"


def test_nothing_is_decided_for_an_own_witch_or_another_step():
    own = play(race("8=bM; b start start 5", seats=2, seat=1, die=3), "witch 5")

    assert answered(own, "leave") is None
    assert answered(race("8=bM; r start 4 5", seats=2, die=3), "leave") is None


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ask", ""),
        (" LEAVE ", "leave"),
        ("back  leader with 7", "back leader with 7"),
        ("back leader with 2 holding 1 else ask", "back leader"),
        ("back anyone with 10 holding 12 else leave", "back anyone with 10 holding 12 else leave"),
    ],
)
def test_answers_are_kept_in_one_spelling(typed: str, kept: str):
    assert WITCHES_ANSWERS.read(typed) == kept
    assert WITCHES_ANSWERS.read(kept) == kept


@pytest.mark.parametrize("typed", ["stay", "back", "back everyone", "back leader with 11", "🧹"])
def test_anything_else_is_refused_with_what_would_have_worked(typed: str):
    with pytest.raises(Illegal, match="is no standing answer; write `ask`, `leave` or"):
        WITCHES_ANSWERS.read(typed)


def test_every_proposal_is_an_answer():
    for answers in filter(None, (game.standing for game in GAMES.values())):
        for proposal in answers.proposals:
            assert answers.read(proposal) == proposal
