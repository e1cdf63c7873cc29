"""Drafts, typed moves and votes at a table, on rows of drawers."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Event, Refused, snapshot
from engine.games import GAMES
from engine.table.drafts import (
    Click,
    answering,
    chosen,
    confirmed,
    decision_after,
    decision_at,
    decision_of,
    still_to_play,
    typed,
)
from engine.table.model import Doer, Holder, LoggedMove, Player, Table
from engine.table.turns import Change, leaving, resigned, stopped, stopped_by, voters
from tests.engine.drawer_game import DRAWERS, drawers

ANN, BOB = 10, 11


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "drawers", DRAWERS)


def table(row: str, **more: Any) -> Table:
    """A row of Ann's and Bob's."""
    usual: dict[str, Any] = {
        "id": 1, "guild": 1, "channel": 2, "owner": 99, "game": "drawers", "rules_version": 1,
        "status": "running", "players": (Player(ANN, "Ann"), Player(BOB, "Bob")),
        "snapshot": snapshot(drawers(row)), "seed": bytes(32), "commitment": "", "opened": 1,
    }  # fmt: skip
    return Table(**usual | more)


def refused(do: Any, *arguments: Any) -> str:
    with pytest.raises(Refused) as info:
        do(*arguments)
    return info.value.code


def test_a_desk_is_for_what_was_looked_at():
    at = table("0O 0O 1O")
    click = decision_of(at, ANN).click
    assert decision_at(at, ANN, click).choices.moves == ("pull 1", "pass")
    assert refused(decision_at, at, ANN, replace(click, since=5)) == "old-board"
    assert refused(decision_at, at, ANN, replace(click, at=5)) == "already-done"


def test_what_could_follow_is_shown_unless_something_is_revealed_first():
    at = table("0O 0O 1O")
    assert decision_after(at, ANN, ["pull 1"]).choices.moves == ("pull 2", "pass")
    shut = decision_after(table("0S 0O 1O"), ANN, ["pull 1"])
    assert shut.choices.moves == ()
    assert shut.draft == ()  # what it would show is not there either
    assert shut.tried == ()
    assert decision_after(table("0S 0O 1O"), ANN, ["pass"]).choices.moves == ("pull 2", "pass")


def test_nothing_is_confirmed_that_has_not_been_chosen():
    at = table("0O 0O 1O")
    assert refused(confirmed, at, ANN, decision_of(at, ANN).click, 5) == "nothing-to-confirm"
    once = chosen(at, ANN, decision_of(at, ANN).click, ["pull 1"], 5).table
    assert once.players[0].draft == ("pull 1",)
    assert refused(confirmed, once, ANN, Click(0, 0), 5) == "already-done"
    assert confirmed(once, ANN, decision_of(once, ANN).click, 5).table.ply == 1


@pytest.mark.parametrize(
    ("row", "moves", "played", "drafted", "left"),
    [
        ("0O 0O 1O", ["pull 1"], [], ("pull 1",), []),
        ("0O 0O 1O", ["pull 1", "pull 2"], ["pull 1", "pull 2"], (), []),
        # What shows something is played, and the rest is judged behind it.
        ("0S 0O 1O", ["pull 1", "pull 2"], ["pull 1"], (), ["pull 2"]),
        ("0O 0S 0O 1O", ["pull 1", "pull 2"], ["pull 1", "pull 2"], (), []),
        # What was played by itself there need not be played again.
        ("0S 0o 0O 1O", ["pull 1", "pull 2", "pull 3"], ["pull 1"], (), ["pull 3"]),
        ("0S 0o 0O 1O", ["pull 1", "pull 3"], ["pull 1"], (), ["pull 3"]),
    ],
)
def test_typed_moves_are_taken_as_far_as_they_tell_nothing(
    row: str, moves: list[str], played: list[str], drafted: tuple[str, ...], left: list[str]
):
    change = typed(table(row), ANN, moves, 5)
    assert [move.move for move in change.moves] == played
    assert change.table.players[0].draft == drafted
    assert list(change.rest) == left


def test_a_slip_behind_what_reveals_something_is_refused_before_anything_is_played():
    assert refused(typed, table("0S 0O 1O"), ANN, ["pull 1", "nonsense"], 5) == "no-such-move"


def test_only_what_was_played_by_itself_is_passed_over():
    events = (
        Event("drawer", 0, "pull 1"), Event("drawer", 0, "pull 2", forced=True),
        Event("found", None, "found 6"),
    )  # fmt: skip
    change = Change(table("0O 1O"), (LoggedMove(1, 0, ANN, "pull 1", 5, events),))
    assert still_to_play(change, ["pull 2", "pull 3"]) == ["pull 3"]
    assert still_to_play(change, ["pull 1", "pull 2"]) == ["pull 1", "pull 2"]
    assert still_to_play(change, ["found 6"]) == ["found 6"]
    assert still_to_play(Change(table("0O 1O")), ["pull 2"]) == ["pull 2"]


# What a board may answer


def moved(row: str, *, to: tuple[int, ...] | None = None) -> Change:
    logged = LoggedMove(1, 0, ANN, "pull 1", 5, (Event("drawer", 0, "pull 1", to=to),))
    return Change(table(row, ply=3), (logged,))


def test_a_board_answers_whoever_ended_their_turn_in_the_open():
    after = answering(moved("1O"), ANN, "move pull 1").table
    assert (after.posting.answer, after.answers) == ("3 move pull 1", "move pull 1")
    # Not if they are asked again, if something of it is a secret, or if nothing was played.
    assert answering(moved("0O"), ANN, "move pull 1").table.posting.answer == ""
    assert answering(moved("1O", to=(0,)), ANN, "move pull 1").table.posting.answer == ""
    assert answering(replace(moved("1O"), moves=()), ANN, "move pull 1").table.posting.answer == ""


# Leaving and stopping


def test_who_resigns_leaves_as_a_person(monkeypatch: pytest.MonkeyPatch):
    gone = drawers("1O")
    monkeypatch.setattr(
        DRAWERS, "resign", lambda state, seat: DRAWERS.play(gone, 1, "pass"), raising=False
    )
    at = table("0O 1O")
    away = at.with_player(0, replace(at.players[0], holder="computer"))
    after = resigned(away, ANN, 5)
    assert (after.table.players[0].resigned, after.table.players[0].holder) == (True, "person")
    assert [(move.move, move.hand) for move in after.moves] == [("resign", "person")]
    assert refused(resigned, away, 77, 5) == "not-seated"
    assert refused(resigned, replace(away, status="over"), ANN, 5) == "not-running"


def test_what_leaving_does_by_itself_has_no_decision_of_a_computer(monkeypatch: pytest.MonkeyPatch):
    gone = drawers("1O")
    monkeypatch.setattr(
        DRAWERS, "resign", lambda state, seat: DRAWERS.play(gone, 1, "pass"), raising=False
    )
    monkeypatch.setattr("engine.table.turns.carried_out", lambda change, now: "carried out")
    alone = leaving(table("0O 1O"), ANN, 5)
    assert [move.move for move in alone.moves] == ["resign"]
    assert resigned(table("0O 1O"), ANN, 5) == "carried out"


def seated(*holders: Holder, resigned: int | None = None, **more: Any) -> Table:
    players = tuple(
        Player(10 + at, f"P{at}", holder=holder, resigned=at == resigned, draft=("x",))
        for at, holder in enumerate(holders)
    )
    return table("0O 1O", players=players, **more)


def test_more_than_half_of_those_who_are_there_stop_a_game():
    four = seated("person", "person", "person", "person")
    one = stopped_by(four, Doer(10, "Ann"), 5).table
    two = stopped_by(one, Doer(11, "Ann"), 5).table
    assert (one.status, one.votes, two.status, two.votes) == ("running", (10,), "running", (10, 11))
    assert refused(stopped_by, two, Doer(11, "Ann"), 5) == "already-voted"
    assert refused(stopped_by, two, Doer(77, "Ann"), 5) == "not-seated"
    assert stopped_by(two, Doer(12, "Ann"), 5).table.status == "abandoned"
    assert (
        stopped_by(four, Doer(99, "Ann"), 5).table.status == "abandoned"
    )  # who opened it needs nobody
    assert refused(stopped_by, replace(four, status="lobby"), Doer(10, "Ann"), 5) == "not-started"


def test_computers_and_those_who_left_have_no_say():
    some = seated("person", "computer", "person", "person", resigned=3)
    assert voters(some) == [10, 12]
    assert stopped_by(some, Doer(10, "Ann"), 5).table.status == "running"
    assert stopped_by(replace(some, votes=(12,)), Doer(10, "Ann"), 5).table.status == "abandoned"
    assert refused(stopped_by, some, Doer(13, "Ann"), 5) == "not-seated"
    # A vote of somebody who has left since does not count.
    left = replace(seated("person", "person", "person", "person", resigned=3), votes=(13,))
    assert stopped_by(left, Doer(10, "Ann"), 5).table.status == "running"
    # Whose seat the computer keeps may vote, and is counted with those who play then.
    away = seated("person", "computer", "person")
    assert stopped_by(away, Doer(11, "Ann"), 5).table.votes == (11,)


def test_a_game_that_is_stopped_keeps_no_drafts():
    after = stopped(seated("person", "person"), 77)
    assert (after.status, after.ended) == ("abandoned", 77)
    assert [player.draft for player in after.players] == [(), ()]
