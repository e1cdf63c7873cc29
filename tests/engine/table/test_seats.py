"""Seats that are given up, taken and come back to: who may, when, and what a table knows of it."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Sealed
from engine.clock.clock import Clock
from engine.core import Refused, snapshot
from engine.games import game_named
from engine.play_on import start
from engine.record_header import Successor
from engine.table import seats, timeouts
from engine.table.model import DIRECT, Holder, Player, Status, Table, Tenure
from engine.table.turns import waiting_on

SEED = bytes([5]) * 32
STATE = start(game_named("hedgehogs"), "", 3, Sealed(SEED, 0)).state
(ASKED,) = game_named("hedgehogs").waiting_on(STATE)


def table(*holders: Holder, **more: Any) -> Table:
    """A race of users 10, 11, 12; unless said otherwise it runs."""
    players = tuple(
        Player(10 + seat, f"P{seat}", holder=holder, seen=seat, since=4, draft=("x",))
        for seat, holder in enumerate(holders or ("person",) * 3)
    )
    usual: dict[str, Any] = {
        "id": 1, "guild": 1, "channel": 2, "owner": 10, "game": "hedgehogs", "rules_version": 1,
        "status": "running", "players": players, "ply": 4, "snapshot": snapshot(STATE),
        "seed": SEED, "commitment": "", "opened": 1, "started": 100,
    }  # fmt: skip
    return Table(**usual | more)


def refused(do: Any, *arguments: Any) -> str:
    with pytest.raises(Refused) as info:
        do(*arguments)
    return info.value.code


@pytest.mark.parametrize(
    ("status", "code"),
    [("lobby", "not-started"), ("over", "not-running"), ("abandoned", "not-running")],
)
def test_seats_change_hands_only_while_the_game_runs(status: Status, code: str):
    open_ = table("person", "open", "person", status=status)
    assert refused(seats.opened, open_, 10) == code
    assert refused(seats.taken, open_, 1, 50, "New", 200) == code
    assert refused(seats.open_seat, open_) == code
    if status != "lobby":
        assert refused(seats.taken_over, open_, 1, 50, "New", 200) == code


def test_a_seat_is_offered_by_its_player_once():
    given = seats.opened(table(), 11)
    assert (given.players[1].holder, given.players[1].draft) == ("open", ())
    assert [one.holder for one in given.players] == ["person", "open", "person"]
    assert refused(seats.opened, given, 11) == "open-already"
    assert refused(seats.opened, given, 99) == "not-seated"


def test_the_first_open_seat_of_those_still_in_the_game():
    players = table("person", "open", "open").players
    left = table(players=(players[0], replace(players[1], resigned=True), players[2]))
    assert seats.open_seat(left) == 2
    assert refused(seats.taken, left, 1, 50, "New", 200) == "no-such-seat"
    assert refused(seats.open_seat, table()) == "no-open-seat"


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there(seat: int):
    with pytest.raises(Refused) as info:
        seats.taken(table("open", "open", "open"), seat, 50, "New", 200)
    assert (info.value.code, info.value.facts) == ("no-such-seat", {"seat": seat + 1})


def test_who_may_take_a_seat():
    open_ = table("person", "open", "person")
    assert refused(seats.taken, open_, 0, 50, "New", 200) == "seat-taken"
    assert refused(seats.taken, open_, 1, 12, "P2", 200) == "already-seated"
    # Who has played another seat knows too much; who had this one may come again.
    before = open_.players[0]
    known = replace(open_, tenures=(Tenure(0, 77, "Old", 1), Tenure(0, 10, before.name, 50)))
    assert refused(seats.taken, known, 1, 77, "Old", 200) == "played-elsewhere"
    same = replace(open_, tenures=(Tenure(1, 77, "Old", 1), Tenure(1, 11, "P1", 50)))
    assert seats.taken(same, 1, 77, "Old", 200).players[1].user == 77
    # So does whoever has resigned from another.
    gone = open_.with_player(2, replace(open_.players[2], resigned=True))
    assert refused(seats.taken, gone, 1, 12, "P2", 200) == "played-elsewhere"


def test_who_takes_over_is_asked_anew_and_knows_what_the_other_had_seen():
    after = seats.taken(table("person", "open", "person"), 1, 50, "New", 200)
    assert after.players[1] == Player(50, "New", seen=1, since=4)
    assert after.tenures == (Tenure(1, 11, "P1", 100), Tenure(1, 50, "New", 200, 4))
    again = seats.taken_over(replace(after, ply=9), 1, 60, "Newer", 300)
    assert again.tenures == (*after.tenures, Tenure(1, 60, "Newer", 300, 9))
    assert refused(seats.taken_over, after, 1, 10, "P0", 300) == "sits-already"


def test_who_has_held_a_seat_with_the_present_name_of_the_last():
    held = (Tenure(1, 11, "P1", 100), Tenure(1, 50, "New", 200, 4), Tenure(0, 9, "Z", 1))
    at = table(tenures=held)
    at = at.with_player(1, replace(at.players[1], name="Renamed"))
    assert seats.tenures_of(at, 1) == (held[0], Tenure(1, 50, "Renamed", 200, 4))
    assert seats.tenures_of(at, 2) == (Tenure(2, 12, "P2", 100),)
    assert seats.names_at_first(at) == ("P0", "P1", "P2")


def test_successors_come_in_the_order_of_their_steps():
    held = (
        Tenure(2, 12, "P2", 100), Tenure(2, 51, "Two", 300, 3), Tenure(0, 10, "P0", 100),
        Tenure(0, 52, "Zero", 200, 1), Tenure(1, 11, "P1", 100), Tenure(1, 53, "One", 250, 3),
    )  # fmt: skip
    at = table(tenures=held)
    named = {0: "Zero", 1: "One", 2: "Two"}
    for seat, name in named.items():
        at = at.with_player(seat, replace(at.players[seat], name=name))
    assert seats.successors(at) == (
        Successor(0, 2, "Zero"), Successor(1, 4, "One"), Successor(2, 4, "Two"),
    )  # fmt: skip
    # After a takeback nobody came behind the present step.
    assert [one.ply for one in seats.successors(replace(at, ply=2))] == [2, 3, 3]


# Those who are away from their seat


def test_a_time_that_is_not_over_changes_nothing():
    clock = Clock(limit=100, expiry="substitute")
    waiting = table(clock=clock)
    player = replace(waiting.players[ASKED], asked=900, deadline=1000)
    waiting = waiting.with_player(ASKED, player)
    assert waiting_on(waiting) == (ASKED,)
    after = timeouts.timed_out(waiting, ASKED, 4, 1000).table
    assert after.players[ASKED].holder == "open"
    for changed, seat, since, now in (
        (waiting, ASKED, 4, 999),
        (waiting, ASKED, 3, 1000),
        (waiting, (ASKED + 1) % 3, 4, 1000),
        (replace(waiting, status="over"), ASKED, 4, 1000),
        (waiting.with_player(ASKED, replace(player, deadline=0)), ASKED, 4, 1000),
        (waiting.with_player(ASKED, replace(player, holder="open")), ASKED, 4, 1000),
    ):
        with pytest.raises(timeouts.Void):
            timeouts.timed_out(changed, seat, since, now)


def test_who_comes_back_has_their_seat_again_and_the_others_stay_as_they_are():
    away = table("computer", "person", "computer", clock=Clock(expiry="once"))
    assert [one.holder for one in timeouts.present(away, 10).players] == [
        "person", "person", "computer",
    ]  # fmt: skip
    assert timeouts.present(away, 11) == away
    assert timeouts.present(away, 99) == away


def test_a_table_that_fell_asleep_wakes_up_as_a_whole_unless_its_computers_keep_seats():
    asleep = table("computer", "open", "computer", clock=Clock(expiry="once"))
    assert [one.holder for one in timeouts.present(asleep, 10).players] == [
        "person", "open", "person",
    ]  # fmt: skip
    kept = replace(asleep, clock=Clock(expiry="keeps"))
    assert [one.holder for one in timeouts.present(kept, 10).players] == [
        "person", "open", "computer",
    ]  # fmt: skip


def test_whose_looking_at_the_table_matters():
    away = table("computer", "person", "person")
    assert timeouts.needs(away, 10)
    assert not timeouts.needs(away, 99)
    assert not timeouts.needs(replace(away, status="over"), 10)
    # If nobody is asked but a computer, anybody at the table wakes it.
    holders: list[Holder] = ["person"] * 3
    holders[ASKED] = "computer"
    stuck = table(*holders)
    other = stuck.players[(ASKED + 1) % 3].user
    assert timeouts.needs(stuck, other)
    assert not timeouts.needs(table(), other)
    assert refused(timeouts.attended, table(), other, 5) == "not-away"
    assert refused(timeouts.attended, table(), 99, 5) == "not-seated"
    assert refused(timeouts.attended, table(status="over"), other, 5) == "not-running"


def test_a_table_falls_asleep_after_a_whole_round_without_anybody():
    """Everybody has been asked since a person last decided: nobody but computers goes on."""
    clock = Clock(limit=100, expiry="once")

    def expired(*since: int, seen: int = 3, resigned: int | None = None) -> Table:
        players = tuple(
            Player(
                10 + seat, f"P{seat}", seen=seen if seat == 0 else 0, since=since[seat],
                draft=("x",) if seat == ASKED else (), asked=900, deadline=1000,
                resigned=seat == resigned,
            )
            for seat in range(3)
        )  # fmt: skip
        waiting = table(clock=clock, players=players)
        return timeouts.timed_out(waiting, ASKED, since[ASKED], 1000).table

    asleep = expired(4, 5, 6)
    assert [(one.holder, one.draft) for one in asleep.players] == [("computer", ())] * 3
    # One of them has decided since: the computer only helps out.
    assert all(one.holder == "person" for one in expired(4, 5, 6, seen=4).players)
    # Those who have left are not asked, and stay as they are.
    away = (ASKED + 1) % 3
    since = [5, 5, 5]
    since[away] = 1
    some = expired(*since, resigned=away)
    assert [one.holder for one in some.players].count("computer") == 2
    assert some.players[away].holder == "person"


def test_nobody_else_takes_a_seat_in_a_direct_message():
    alone = table(guild=DIRECT)
    assert refused(seats.opened, alone, 10) == "direct-alone"
    assert refused(seats.taken_over, alone, 1, 50, "New", 200) == "direct-alone"
    open_ = table("person", "open", "person", guild=DIRECT)
    assert refused(seats.taken, open_, 1, 50, "New", 200) == "direct-alone"
