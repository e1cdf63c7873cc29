"""The ledger notices each way in which asking, telling and playing can differ."""

import pytest

from engine.table.model import LoggedMove
from tests.soak.ledger import Command, Ledger, Told

TABLE, ANN, BEN = 1, 100, 200


def logged(*moves: tuple[int, str]) -> list[LoggedMove]:
    return [
        LoggedMove(ply, 0, user, move, 0, ()) for ply, (user, move) in enumerate(moves, start=1)
    ]


def typed(*moves: str, told: Told = "done") -> Command:
    return Command(moves, told, typed=True, text="words")


def asked(*commands: tuple[int, int, Command]) -> Ledger:
    ledger = Ledger()
    for user, ply, command in commands:
        ledger.command((TABLE, user, ply), command)
    return ledger


def test_what_was_asked_told_and_played_agrees():
    ledger = asked((ANN, 0, typed("stay", "go c4")), (BEN, 2, typed("stay")))
    ledger.press((TABLE, ANN, 3), "side a1 b")
    ledger.command((TABLE, ANN, 3), Command(("side a1 b",), "done", typed=False))
    log = logged((ANN, "stay"), (ANN, "go c4"), (BEN, "stay"), (ANN, "side a1 b"))
    assert ledger.flaws(TABLE, log) == []
    assert (ledger.done, ledger.asked) == (3, 3)


def test_a_typed_turn_comes_behind_what_was_pressed_before():
    ledger = Ledger()
    ledger.press((TABLE, ANN, 0), "stay")
    ledger.command((TABLE, ANN, 0), typed("go c4"))
    assert ledger.flaws(TABLE, logged((ANN, "stay"), (ANN, "go c4"))) == []


@pytest.mark.parametrize("told", ["refused", "nothing"])
def test_what_was_not_done_need_not_be_there(told: Told):
    assert asked((ANN, 0, typed("stay", told=told))).flaws(TABLE, []) == []


def test_who_types_need_not_have_seen_the_newest_board():
    ledger = asked((ANN, 0, typed("stay", told="nothing")), (ANN, 0, typed("go c4")))
    assert ledger.flaws(TABLE, logged((ANN, "stay"), (ANN, "go c4"))) == []
    assert ledger.flaws(TABLE, logged((ANN, "stay"), (ANN, "go c4"), (ANN, "go c4"))) != []


def test_who_was_told_nothing_may_have_played():
    ledger = asked((ANN, 0, typed("stay", told="nothing")), (ANN, 0, typed("go", told="refused")))
    assert ledger.flaws(TABLE, logged((ANN, "stay"))) == []


def test_who_types_behind_an_old_board_is_at_the_newest_that_they_know():
    ledger = asked((ANN, 0, typed("stay")), (ANN, 1, typed("go")), (ANN, 0, typed("stay")))
    assert ledger.flaws(TABLE, logged((ANN, "stay"), (ANN, "go"), (ANN, "stay"))) == []
    assert ledger.flaws(TABLE, logged((ANN, "stay"), (ANN, "stay"), (ANN, "go"))) != []


def test_a_draft_that_was_begun_on_an_old_board_is_a_part_of_the_turn():
    ledger = asked((ANN, 0, typed("side a1 b")))
    ledger.press((TABLE, ANN, 0), "stay")
    ledger.press((TABLE, ANN, 1), "leave")
    ledger.command((TABLE, ANN, 3), typed("go c4"))
    log = logged((ANN, "side a1 b"), (BEN, "x"), (BEN, "x"), (ANN, "stay"), (ANN, "go c4"))
    own = [move for move in log if move.user == ANN]
    assert ledger.flaws(TABLE, own) == []
    other = LoggedMove(4, 0, ANN, "side", 0, ())
    assert ledger.flaws(TABLE, [own[0], other, own[2]]) != []
    assert ledger.flaws(TABLE, [own[0], own[1], own[1], own[2]]) != []


def test_what_nobody_was_told_of_may_be_played_behind_a_later_board():
    """What was typed on the board of ply 2 was played behind that of ply 5, and not told."""
    ledger = asked(
        (ANN, 0, typed("lay")), (ANN, 2, typed("witch", told="nothing")), (ANN, 5, typed("witch"))
    )
    own = [LoggedMove(ply, 0, ANN, move, 0, ()) for ply, move in ((3, "lay"), (6, "witch"))]
    again = [LoggedMove(ply, 0, ANN, "witch", 0, ()) for ply in (11, 16)]
    assert ledger.flaws(TABLE, own) == []
    assert ledger.flaws(TABLE, [*own, again[0]]) == []
    assert ledger.flaws(TABLE, [*own, *again]) != []


def test_who_types_ahead_of_the_boards_is_a_board_behind_all_along():
    """The second turn is typed before the board of ply 2 is there, the third on that board."""
    ledger = asked((ANN, 0, typed("a")), (ANN, 0, typed("b")), (ANN, 2, typed("c")))
    played = [(ANN, "a"), (BEN, "x"), (ANN, "b"), (BEN, "x"), (ANN, "c")]
    own = [one for one in logged(*played) if one.user == ANN]
    assert ledger.flaws(TABLE, own) == []
    assert ledger.flaws(TABLE, own[:2]) != []
    assert ledger.flaws(TABLE, own[::2]) != []
    again = LoggedMove(7, 0, ANN, "c", 0, ())
    assert ledger.flaws(TABLE, [*own, again]) != []


@pytest.mark.parametrize(
    ("ledger", "log", "flaw"),
    [
        (asked((ANN, 0, typed("stay"))), [], "was told to be done, and is not there"),
        (
            asked((ANN, 0, typed("stay")), (BEN, 1, typed("go"))),
            [(ANN, "stay"), (BEN, "go"), (ANN, "stay")],
            "`stay, stay` was played, and `stay` (done) was asked for",
        ),
        (
            asked((ANN, 0, typed("stay", told="refused"))),
            [(ANN, "stay")],
            "`stay` was played, and told to be refused: words",
        ),
        (
            asked((ANN, 0, typed("stay")), (ANN, 0, typed("go"))),
            [(ANN, "stay")],
            "`stay` was played, and `stay` (done) or `go` (done) was asked for",
        ),
        (
            asked((ANN, 0, typed("stay"))),
            [(ANN, "go")],
            "`go` was played, and `stay` (done) was asked",
        ),
        (asked(), [(ANN, "stay")], "nobody has asked for stay"),
        (asked((ANN, 1, typed("stay"))), [(ANN, "stay")], "nobody has asked for stay"),
    ],
    ids=["lost", "twice", "told a refusal", "told twice", "another", "out of nowhere", "early"],
)
def test_each_difference_is_a_flaw(ledger: Ledger, log: list[tuple[int, str]], flaw: str):
    assert flaw in "\n".join(ledger.flaws(TABLE, logged(*log)))


def test_a_step_pressed_once_is_played_once():
    ledger = Ledger()
    ledger.press((TABLE, ANN, 0), "stay")
    ledger.command((TABLE, ANN, 0), Command(("stay",), "done", typed=False))
    (flaw,) = ledger.flaws(TABLE, logged((ANN, "stay"), (ANN, "stay")))
    assert "`stay, stay` was played" in flaw


def test_what_others_than_people_play_is_not_asked_for():
    moves = [LoggedMove(1, 0, ANN, "stay", 0, (), "computer"), LoggedMove(0, None, None, "", 0, ())]
    assert asked().flaws(TABLE, moves) == []
