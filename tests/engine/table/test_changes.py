"""What those who keep a log are told of a change."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.table import changes as log
from engine.table.changes import Happening
from engine.table.model import Hand, LoggedMove, Player, Table

LOBBY = Table(
    guild=1,
    channel=2,
    owner=10,
    game="hedgehogs",
    rules_version=1,
    seed=b"",
    commitment="",
    opened=0,
    players=(Player(10, "Ann"), Player(11, "Bob")),
)
RUNNING = replace(LOBBY, status="running")
NOW = 100


def moved(hand: Hand, seat: int = 1) -> LoggedMove:
    return LoggedMove(1, seat, 11, "go c1", 5, (), hand)


def happenings(
    before: Table | None, after: Table, moves: Sequence[LoggedMove] = ()
) -> list[Happening]:
    return log.happenings(before, after, moves, now=NOW)


def with_holder(holder: str) -> Table:
    bob = replace(RUNNING.players[1], holder=holder)
    return replace(RUNNING, players=(RUNNING.players[0], bob))


def test_a_table_from_its_opening_to_its_end():
    assert happenings(None, LOBBY) == [Happening("opened")]
    assert happenings(LOBBY, RUNNING) == [Happening("started")]
    assert happenings(RUNNING, replace(RUNNING, status="over")) == [Happening("over")]
    assert happenings(RUNNING, replace(RUNNING, status="abandoned")) == [Happening("abandoned")]
    assert happenings(LOBBY, replace(LOBBY, status="closed")) == [Happening("closed")]


def test_most_changes_are_not_worth_a_line():
    assert happenings(RUNNING, replace(RUNNING, ply=1), [moved("person")]) == []
    assert happenings(RUNNING, replace(RUNNING, ply=1), [moved("standing")]) == []
    left = replace(LOBBY, players=LOBBY.players[1:])
    assert happenings(LOBBY, left) == []
    over = replace(RUNNING, status="over")
    assert happenings(over, over) == []


def test_a_seat_taken_over():
    taken = replace(RUNNING, players=(RUNNING.players[0], Player(12, "Dee")))
    assert happenings(RUNNING, taken) == [Happening("reseated", 1)]


def test_time_that_ran_out_is_told_once():
    assert happenings(RUNNING, replace(RUNNING, ply=1), [moved("computer")]) == [
        Happening("timeout", 1)
    ]
    late = replace(RUNNING.players[1], deadline=NOW)
    asked = replace(RUNNING, players=(RUNNING.players[0], late))
    assert happenings(asked, with_holder("open")) == [Happening("timeout", 1)]
    kept = with_holder("computer")
    assert happenings(RUNNING, replace(kept, ply=1), [moved("computer")]) == [
        Happening("timeout", 1)
    ]
    assert happenings(kept, replace(kept, ply=2), [moved("computer")]) == []
    out = replace(RUNNING, status="over")
    assert happenings(RUNNING, out, [moved("clock")]) == [
        Happening("timeout", 1),
        Happening("over"),
    ]


def test_a_seat_given_up_in_time_is_no_time_that_ran_out():
    early = replace(RUNNING.players[1], deadline=NOW + 1)
    asked = replace(RUNNING, players=(RUNNING.players[0], early))
    for before in (RUNNING, asked, with_holder("computer")):
        assert happenings(before, with_holder("open")) == [Happening("offered", 1)]
    assert happenings(asked, with_holder("computer")) == [], "the whole table falls asleep"


def test_nobody_opens_a_table_of_a_league():
    assert happenings(None, LOBBY) == [Happening("opened")]
    table = replace(LOBBY, owner=0, season=3)
    assert happenings(None, table) == []
    assert happenings(table, replace(table, status="running")) == [Happening("started")]
