"""What becomes of an invitation: an invitation, an answer, the next one."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.clock.clock import Clock
from engine.core import Refused
from engine.invitations import answers
from engine.invitations.model import STATES, Guest, Invitation, Terms

ANN, BOB, CID, DEE = 1, 2, 3, 4


def challenge(*guests: int, game: str = "hedgehogs") -> Invitation:
    return Invitation(
        kind="challenge",
        guild=9,
        channel=8,
        owner=ANN,
        name="Ann",
        game=game,
        seats=len(guests) + 1,
        guests=tuple(Guest(user, f"Guest {user}") for user in guests),
        made=0,
        until=100,
    )


def seek(seats: int) -> Invitation:
    return Invitation(
        kind="seek",
        guild=9,
        channel=8,
        owner=ANN,
        name="Ann",
        game="hedgehogs",
        seats=seats,
        made=0,
        until=100,
    )


def agreeing(invitation: Invitation) -> set[int]:
    return {guest.user for guest in invitation.guests if guest.agrees}


def refusal(answer: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        answer()
    return refused.value.code


def test_all_must_accept():
    one = answers.accepted(challenge(BOB, CID), BOB, 0)
    assert (one.state, agreeing(one)) == ("open", {BOB})
    assert answers.accepted(one, CID, 0).state == "agreed"
    assert refusal(lambda: answers.accepted(one, BOB, 0)) == "invitation-accepted"
    assert refusal(lambda: answers.accepted(one, DEE, 0)) == "challenge-others"
    assert refusal(lambda: answers.accepted(one, ANN, 0)) == "challenge-own"
    assert refusal(lambda: answers.accepted(one, CID, 1)) == "invitation-changed"


def test_who_declines_leaves_the_game_to_the_others_if_they_can_play_it():
    one = answers.declined(challenge(BOB, CID), BOB)
    assert (one.state, one.seats, one.people) == ("open", 2, (ANN, CID))
    assert answers.declined(one, CID).state == "declined"
    ready = answers.accepted(challenge(BOB, CID), CID, 0)
    assert answers.declined(ready, BOB).state == "agreed"


def test_other_terms_are_taken_up_and_all_others_asked_anew():
    one = answers.accepted(challenge(BOB, CID), CID, 0)
    wanted = Terms("v10", Clock(limit=3600))
    asked = answers.suggested(one, BOB, 0, wanted)
    assert asked.edition == 1
    after = answers.taken_up(asked, ANN, 1)
    assert (after.terms, after.edition, agreeing(after)) == (wanted, 2, {BOB})
    assert answers.accepted(after, CID, 2).state == "agreed"
    two = answers.taken_up(answers.suggested(challenge(BOB), BOB, 0, wanted), ANN, 1)
    assert two.state == "agreed"


def test_other_terms_are_turned_down_or_dropped():
    wanted = Terms("v10")
    asked = answers.suggested(challenge(BOB, CID), BOB, 0, wanted)
    assert refusal(lambda: answers.turned_down(asked, CID, 1)) == "invitation-owner"
    after = answers.turned_down(asked, ANN, 1)
    assert (after.terms, after.proposal, after.edition) == (Terms(), None, 2)
    assert refusal(lambda: answers.taken_up(after, ANN, 2)) == "invitation-changed"
    assert answers.accepted(asked, BOB, 1).proposal is None
    assert answers.accepted(asked, CID, 1).proposal == asked.proposal
    assert answers.declined(asked, BOB).proposal is None


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (Terms(), "invitation-same"),
        (Terms("nonsense"), "unknown-option"),
        (Terms(clock=Clock(limit=1)), "clock-limit"),
    ],
)
def test_what_cannot_be_suggested(wanted: Terms, code: str):
    assert refusal(lambda: answers.suggested(challenge(BOB), BOB, 0, wanted)) == code


def test_who_is_asked_and_how_many():
    assert refusal(lambda: answers.refuse_guests(ANN, [Guest(ANN, "Ann")])) == "challenge-self"
    twice = [Guest(BOB, "Bob"), Guest(BOB, "Bob")]
    assert refusal(lambda: answers.refuse_guests(ANN, twice)) == "challenge-twice"
    assert refusal(lambda: answers.checked_terms("witches", Terms(), 9)) == "invitation-seats"
    assert answers.checked_terms("hedgehogs", Terms("  v26 v10"), 3).options == "v10 v26"


def test_a_search_ends_when_enough_are_there():
    one = answers.joined(seek(3), BOB, "Bob")
    assert refusal(lambda: answers.joined(one, BOB, "Bob")) == "seek-joined"
    assert refusal(lambda: answers.joined(one, ANN, "Ann")) == "seek-joined"
    assert answers.stepped_out(one, BOB) == seek(3)
    assert refusal(lambda: answers.stepped_out(one, CID)) == "seek-not-in"
    assert refusal(lambda: answers.stepped_out(one, ANN)) == "seek-owner"
    assert answers.joined(one, CID, "Cid").state == "agreed"


@pytest.mark.parametrize("state", [state for state in STATES if state != "open"])
def test_what_is_settled_takes_no_answers(state: str):
    over = replace(challenge(BOB), state=state)
    for answer in (
        lambda: answers.accepted(over, BOB, 0),
        lambda: answers.declined(over, BOB),
        lambda: answers.withdrawn(over, ANN),
        lambda: answers.suggested(over, BOB, 0, Terms("v10")),
        lambda: answers.taken_up(over, ANN, 0),
        lambda: answers.joined(over, CID, "Cid"),
    ):
        assert refusal(answer) == f"invitation-{state}"
    assert answers.lapsed(over).state == ("lapsed" if state == "agreed" else state)


def test_only_whoever_sent_it_withdraws_it():
    assert answers.withdrawn(challenge(BOB), ANN).state == "withdrawn"
    assert refusal(lambda: answers.withdrawn(challenge(BOB), BOB)) == "invitation-owner"
