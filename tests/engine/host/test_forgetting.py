"""People who want to know what is kept about them, or to be forgotten."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.clock.clock import Span
from engine.clock.timers import Timer
from engine.core import Outcome
from engine.host.forgetting import concerns, exported, forgotten, must_keep
from engine.host.store import Dossier
from engine.people.settings import Absence, PersonSettings
from engine.table.model import Asking, Guest, LoggedMove, Player, Status, Table, Takebacks, Tenure

ANN, BOB, CLEO, DAN = 1, 2, 3, 4
NOBODY = -9


def a_table(**more: Any) -> Table:
    """A running game of Ann's and Bob's."""
    table = Table(
        id=7,
        guild=50,
        channel=5,
        owner=ANN,
        game="hedgehogs",
        rules_version=1,
        status="running",
        players=(Player(ANN, "Ann"), Player(BOB, "Bob")),
        seed=b"secret seed".ljust(32),
        commitment="abc",
        snapshot=b'{"secret": "position"}',
        opened=100,
        started=200,
    )
    return replace(table, **more)


ASKED = Asking(1, CLEO, 3, 2, agreed=(DAN,))


@pytest.mark.parametrize(
    ("more", "who"),
    [
        ({}, {ANN, BOB}),
        ({"owner": CLEO}, {ANN, BOB, CLEO}),
        ({"tenures": (Tenure(0, CLEO, "Cleo", 1),)}, {ANN, BOB, CLEO}),
        ({"votes": (DAN,)}, {ANN, BOB, DAN}),
        ({"guests": (Guest(DAN, "Dan", 5),)}, {ANN, BOB, DAN}),
        ({"takebacks": Takebacks(asking=ASKED)}, {ANN, BOB, CLEO, DAN}),
    ],
)
def test_whom_a_table_remembers(more: dict[str, Any], who: set[int]):
    table = a_table(**more)
    assert {user for user in (ANN, BOB, CLEO, DAN) if concerns(table, user)} == who


@pytest.mark.parametrize(
    ("status", "needed"),
    [
        ("lobby", {ANN, BOB, CLEO}),
        ("running", {ANN, BOB}),
        ("over", set[int]()),
        ("abandoned", set[int]()),
        ("closed", set[int]()),
    ],
)
def test_whom_a_table_needs_to_know(status: Status, needed: set[int]):
    """Cleo opened it, and only watches; Dan has voted."""
    table = a_table(owner=CLEO, votes=(DAN,), status=status)
    assert {user for user in (ANN, BOB, CLEO, DAN) if must_keep(table, user)} == needed


def test_who_has_held_a_seat_is_needed_so_that_they_take_no_other():
    table = a_table(tenures=(Tenure(0, CLEO, "Cleo", 1), Tenure(0, ANN, "Ann", 5)))
    assert must_keep(table, CLEO)
    assert not must_keep(replace(table, status="over"), CLEO)


def test_somebody_who_never_was_is_in_their_place():
    ann = Player(
        ANN, "Ann", draft=("go a1",), standing="leave", away=(Span(5, 6),), seen=4, reserve=30
    )
    before = a_table(
        players=(ann, Player(BOB, "Bob", draft=("stay",), standing="leave", away=(Span(7, 8),))),
        tenures=(
            Tenure(0, CLEO, "Cleo", 1), Tenure(0, ANN, "Ann", 5), Tenure(1, BOB, "Bob", 1),
        ),
        votes=(BOB, ANN),
        takebacks=Takebacks(asking=Asking(1, ANN, 3, 2, agreed=(ANN, BOB))),
    )  # fmt: skip
    after = forgotten(before, ANN, NOBODY, "Somebody")

    assert after.players == (Player(NOBODY, "Somebody", seen=4, reserve=30), before.players[1])
    assert after.tenures == (
        before.tenures[0], Tenure(0, NOBODY, "Somebody", 5), before.tenures[2],
    )  # fmt: skip
    assert (after.owner, after.votes) == (NOBODY, (BOB, NOBODY))
    assert after.takebacks.asking == Asking(1, NOBODY, 3, 2, agreed=(NOBODY, BOB))
    assert not concerns(after, ANN)
    # Nothing else has changed.
    same = {"players": before.players, "tenures": before.tenures, "votes": before.votes}
    assert replace(after, owner=ANN, takebacks=before.takebacks, **same) == before


def test_no_seat_is_kept_for_somebody_who_never_was():
    kept = (Guest(BOB, "Bob", 5), Guest(CLEO, "Cleo", 5))
    assert forgotten(a_table(guests=kept), CLEO, NOBODY, "Somebody").guests == kept[:1]


def test_somebody_who_is_not_there_cannot_be_forgotten():
    asked = Takebacks(asking=ASKED)
    before = a_table(votes=(BOB,), takebacks=asked, tenures=(Tenure(1, BOB, "Bob", 1),))
    assert forgotten(before, 99, NOBODY, "Somebody") == before
    assert forgotten(a_table(), BOB, NOBODY, "Somebody").takebacks.asking is None


# What somebody reads about themselves


def read(user: int, **kept: Any) -> dict[str, Any]:
    raw = exported(user, Dossier(**{"settings": PersonSettings(), **kept}))
    assert b"secret" not in raw
    return msgspec.json.decode(raw)


def test_what_somebody_has_chosen():
    told = read(ANN, settings=PersonSettings(zone="Europe/Paris", quiet=(1320, 485), digest=425))
    assert told["user"] == str(ANN)
    assert told["settings"]["zone"] == "Europe/Paris"
    assert (told["settings"]["quiet"], told["settings"]["digest"]) == ("22:00-08:05", "07:05")
    told = read(ANN)
    assert (told["settings"]["quiet"], told["settings"]["digest"]) == (None, None)


def test_absences_and_timers():
    told = read(
        ANN,
        absences=(Absence(id=3, guild=50, user=ANN, span=Span(5, 6)),),
        timers=(
            Timer(at=10, kind="half", table=7, seat=1),
            Timer(at=20, kind="away", user=ANN, guild=50),
            Timer(at=30, kind="digest", user=ANN),
        ),
    )
    assert told["absences"] == [{"server": "50", "from": 5, "until": 6}]
    assert told["timers"] == [
        {"at": 10, "kind": "half", "table": 7, "seat": 1},
        {"at": 20, "kind": "away", "server": "50"},
        {"at": 30, "kind": "digest"},
    ]


@pytest.mark.parametrize(
    ("votes", "anns", "bobs"),
    [((), False, False), ((ANN,), True, False), ((BOB,), False, True), ((BOB, ANN), True, True)],
)
def test_with_and_without_a_vote_to_stop(votes: tuple[int, ...], anns: bool, bobs: bool):
    table = a_table(votes=votes)
    for user, voted in ((ANN, anns), (BOB, bobs)):
        (told,) = read(user, tables=(table,))["tables"]
        assert told["voted to stop"] is voted


@pytest.mark.parametrize(
    ("asking", "anns", "bobs"),
    [
        (None, {}, {}),
        (
            Asking(1, ANN, 3, 2),
            {"takeback asked for": {"back to ply": 2, "message": None}},
            {},
        ),
        (
            Asking(1, ANN, 3, 2, agreed=(BOB,), post=77),
            {"takeback asked for": {"back to ply": 2, "message": "77"}},
            {"takeback agreed to": True},
        ),
    ],
)
def test_with_and_without_a_takeback(
    asking: Asking | None, anns: dict[str, Any], bobs: dict[str, Any]
):
    table = a_table(takebacks=Takebacks(asking=asking))
    for user, expected in ((ANN, anns), (BOB, bobs)):
        (told,) = read(user, tables=(table,))["tables"]
        assert {key: one for key, one in told.items() if "takeback" in key} == expected


def test_a_table_as_its_player_reads_it():
    table = a_table(
        players=(Player(ANN, "Ann"), Player(BOB, "Bob")),
        tenures=(Tenure(1, CLEO, "Cleo", 1), Tenure(1, BOB, "Bob", 55)),
        options="v9",
    )
    made = LoggedMove(3, 1, BOB, "go c4", 150, (), "computer")
    (told,) = read(BOB, tables=(table,), moves={7: (made,), 8: (made, made)})["tables"]

    assert told == {
        "table": 7,
        "server": "50",
        "channel": "5",
        "game": "hedgehogs",
        "options": "v9",
        "status": "running",
        "opened": 100,
        "started": 200,
        "ended": 0,
        "opened by you": False,
        "voted to stop": False,
        "seats": [{"seat": 1, "name": "Bob"}],
        "seats held": [{"seat": 1, "since": 55}],
        "left or ended": [],
        "moves": [{"ply": 3, "at": 150, "move": "go c4", "hand": "computer"}],
    }
    (told,) = read(ANN, tables=(table,), moves={8: (made,)})["tables"]
    assert (told["opened by you"], told["moves"]) == (True, [])
    assert (told["seats"], told["seats held"]) == ([{"seat": 0, "name": "Ann"}], [])


def test_a_seat_with_everything_there_is_to_it():
    ann = Player(
        ANN, "Ann", resigned=True, holder="open", asked=5, deadline=9, reserve=30,
        away=(Span(1, 2),), draft=("go a1",), standing="leave",
    )  # fmt: skip
    table = a_table(players=(Player(BOB, "Bob"), ann), outcome=Outcome((1, 2), (3, 1), "home"))
    (told,) = read(ANN, tables=(table,))["tables"]
    assert told["seats"] == [
        {
            "seat": 1, "name": "Ann", "resigned": True, "holder": "open", "asked": 5,
            "deadline": 9, "reserve": 30, "away": [[1, 2]], "draft": ["go a1"],
            "standing": "leave", "rank": 2, "points": 1,
        }
    ]  # fmt: skip
    no_points = replace(table, outcome=Outcome((1, 2), (), "home"))
    (told,) = read(ANN, tables=(no_points,))["tables"]
    assert told["seats"][0]["rank"] == 2
    assert "points" not in told["seats"][0]


def test_a_direct_message_is_told_as_one():
    (told,) = read(ANN, tables=(a_table(guild=0, players=(Player(ANN, "Ann"),)),))["tables"]
    assert told["server"] == "direct message"
