"""Seats and starting as the chosen options allow."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Sealed
from engine.clock.clock import Clock
from engine.core import Refused, snapshot
from engine.games import game_named
from engine.play_on import start
from engine.table import lobby
from engine.table.model import DIRECT, Doer, Player, Status, Table

OPTIONS = game_named("hedgehogs").options


def table(options: str, seated: int) -> Table:
    """A lobby whose players are 1, 2, 3 …; the first owns it."""
    return Table(
        guild=1,
        channel=2,
        owner=1,
        game="hedgehogs",
        rules_version=2,
        options=OPTIONS.canonical(options),
        players=tuple(Player(user, f"P{user}") for user in range(1, seated + 1)),
        seed=bytes(32),
        commitment="",
        opened=0,
    )


@pytest.mark.parametrize(
    ("options", "most"), [("", 6), ("v9", 6), ("v19 v22", 2), ("v21", 3), ("v29", 9), ("v34", 6)]
)
def test_as_many_sit_down_as_can_play(options: str, most: int):
    full = lobby.joined(table(options, most - 1), 99, "Zoe")
    assert len(full.players) == most
    with pytest.raises(Refused) as refused:
        lobby.joined(full, 100, "Late")
    assert refused.value.code == ("full-so" if options else "full")
    assert refused.value.facts["most"] == most


@pytest.mark.parametrize(
    ("options", "seated", "code"),
    [
        ("", 1, "too-few"),
        ("v29", 6, "too-few"),
        ("v34", 3, "options-seats"),
        ("v19 v22", 3, "options-seats"),
        ("v1 v14", 6, "options-seats"),
        ("v15 v19", 2, "too-few"),
        ("", 7, "too-many"),
    ],
)
def test_who_cannot_play_so_does_not_start(options: str, seated: int, code: str):
    with pytest.raises(Refused) as refused:
        lobby.started(table(options, seated), 1, 0)
    assert refused.value.code == code


@pytest.mark.parametrize("seated", range(1, 10))
def test_a_surprise_suits_those_seated(seated: int):
    before = table("v29" if seated > 6 else "", seated)
    seen = [before.options]
    for step in range(5):
        before = lobby.surprised(before, 1, Sealed(bytes(32), step))
        assert max(seated, 2) in OPTIONS.seats_for(before.options)
        assert before.options != seen[-1]
        seen.append(before.options)


def test_only_the_owner_chooses_and_only_before_the_start():
    with pytest.raises(Refused, match="only the one who opened"):
        lobby.with_changes(table("", 2), 2, ["+v9"])
    running = replace(table("", 2), status="running")
    for change in (
        lambda: lobby.with_changes(running, 1, ["+v9"]),
        lambda: lobby.surprised(running, 1, Sealed(bytes(32), 0)),
        lambda: lobby.with_options(running, 1, "v9"),
    ):
        with pytest.raises(Refused, match="already started"):
            change()


def test_a_clash_names_both_and_changes_nothing():
    with pytest.raises(Refused) as refused:
        lobby.with_changes(table("v35", 2), 1, ["+v37"])
    assert refused.value.code == "options-clash"
    assert refused.value.facts == {
        "game": "hedgehogs",
        "one": "v35",
        "other": "v37",
        "reason": "trap",
    }


@pytest.mark.parametrize(
    ("options", "advised"),
    [
        ("", (3, 4, 5)),
        ("olympik", (3, 4, 5)),
        ("v9", (2, 3, 4, 5, 6)),
        ("v9 v13", (3, 4)),
        ("v10", ()),
        ("v29", (7, 8, 9)),
        ("v28 v29", (7, 8, 9)),
        ("v3 v21", ()),
    ],
)
def test_counts_that_are_advised(options: str, advised: tuple[int, ...]):
    assert OPTIONS.advised_for(options) == advised


# Who may do what, and when


def refused(do: Any, *arguments: Any) -> str:
    with pytest.raises(Refused) as info:
        do(*arguments)
    return info.value.code


@pytest.mark.parametrize(
    ("status", "code"),
    [("running", "already-started"), ("over", "closed"), ("closed", "closed")],
)
def test_nobody_sits_down_or_chooses_once_the_game_has_begun(status: Status, code: str):
    begun = replace(table("", 2), status=status)
    assert refused(lobby.joined, begun, 9, "Zoe") == code
    assert refused(lobby.left, begun, 2) == code
    assert refused(lobby.closed_by, begun, Doer(1, "Ann"), 5) == code
    assert refused(lobby.started, begun, 1, 5) == code
    assert refused(lobby.with_options, begun, 1, "v9") == code


def test_what_is_chosen_is_kept():
    assert lobby.with_options(table("", 2), 1, "v9").options == "v9"
    assert lobby.with_changes(table("v9", 2), 1, ["+v11"]).options == "v9 v11"
    assert refused(lobby.with_changes, table("", 2), 2, ["+v11"]) == "owner-only"
    for draw in range(5):
        assert lobby.surprised(table("", 3), 1, Sealed(bytes(32), draw)).options


def test_a_surprise_is_never_what_is_chosen_already(monkeypatch: pytest.MonkeyPatch):
    draws = iter(["v9", "v9", "v11"])
    monkeypatch.setattr(lobby, "drawn", lambda *_: next(draws))
    assert lobby.surprised(table("v9", 3), 1, Sealed(bytes(32), 0)).options == "v11"
    monkeypatch.setattr(lobby, "drawn", lambda *_: "v9")
    assert lobby.surprised(table("v9", 3), 1, Sealed(bytes(32), 0)).options == "v9"


def test_who_opened_it_leaves_it_to_the_next_and_others_leave_it_as_it_is():
    assert lobby.left(table("", 3), 1).owner == 2
    assert lobby.left(table("", 3), 3).owner == 1
    assert lobby.left(table("", 1), 1).owner == 1
    watched = replace(table("", 2), owner=99)
    assert lobby.left(watched, 1).owner == 99
    assert lobby.joined(replace(table("", 0), owner=99), 5, "Eve").owner == 5


def test_who_starts_it_and_when_it_began():
    begun, opening = lobby.started(table("", 2), 2, 777)
    assert (begun.status, begun.started, begun.ply) == ("running", 777, 0)
    assert begun.rules_version == game_named("hedgehogs").rules_version
    assert (opening.ply, opening.move, opening.at) == (0, "start", 777)
    # Who opened it need not sit there.
    assert lobby.started(replace(table("", 2), owner=99), 99, 1)[0].status == "running"
    assert refused(lobby.started, table("", 2), 98, 1) == "not-seated"
    # The first draws are those of step 0.
    game = game_named("hedgehogs")
    first = start(game, "", 2, Sealed(bytes(32), 0)).state
    assert begun.snapshot == snapshot(first)


def test_how_many_are_missing():
    assert [lobby.missing_players(table("", seated)) for seated in range(4)] == [2, 1, 0, 0]
    assert lobby.missing_players(table("v29", 5)) == 2
    with pytest.raises(Refused) as info:
        lobby.started(table("", 7), 1, 0)
    assert (info.value.code, info.value.facts) == ("too-many", {"most": 6})


def test_a_table_is_closed_by_its_owner_before_it_begins():
    gone = lobby.closed_by(table("", 2), Doer(1, "Ann"), 55)
    assert (gone.status, gone.ended) == ("closed", 55)
    assert refused(lobby.closed_by, table("", 2), Doer(2, "Bob"), 55) == "owner-only"


def test_the_clock_is_the_owners_and_its_end_is_agreed_on_before():
    day, out = Clock(86400), Clock(86400, expiry="out")
    assert lobby.with_clock(table("", 2), 1, out).clock == out
    assert refused(lobby.with_clock, table("", 2), 2, day) == "clock-owner"
    running = replace(table("", 2), status="running", clock=Clock(3600))
    assert lobby.with_clock(running, 1, day).clock == day
    assert refused(lobby.with_clock, running, 1, out) == "expiry-fixed"
    assert refused(lobby.with_clock, replace(running, status="over"), 1, day) == "not-running"
    assert refused(lobby.with_clock, table("", 2), 1, Clock(1)) == "clock-limit"


def test_nobody_joins_or_leaves_a_direct_message():
    alone = replace(table("", 1), guild=DIRECT)
    for change in (
        lambda: lobby.joined(alone, 9, "Zoe"),
        lambda: lobby.left(alone, 1),
        lambda: lobby.with_clock(alone, 1, Clock(expiry="substitute")),
    ):
        with pytest.raises(Refused) as refused:
            change()
        assert refused.value.code == "direct-alone"
    assert lobby.with_clock(alone, 1, Clock(expiry="out")).clock == Clock(expiry="out")
    assert lobby.joined(replace(alone, players=()), 1, "Ann").players == (Player(1, "Ann"),)


def test_only_a_table_without_a_server_is_in_a_direct_message():
    assert [replace(table("", 1), guild=guild).direct for guild in (0, 1, 2**62)] == [
        True, False, False,
    ]  # fmt: skip
