"""Seats that a lobby keeps for guests."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Refused
from engine.table import computers, guests, lobby
from engine.table.model import Doer, Guest, Table
from engine.table.seats import taken_over
from tests.engine.table.test_lobby import table

NOW, LATER = 1_000, 2_000


def inviting(*order: int, seated: int = 1, options: str = "") -> Table:
    """A lobby of those who sit already, with seats kept for these people, in this order."""
    kept = tuple(Guest(user, f"P{user}", LATER) for user in order)
    return guests.in_order(replace(table(options, seated), guests=kept))


def users(where: Table) -> list[int]:
    return [one.user for one in where.players]


def test_guests_sit_down_where_they_are_meant_to():
    lone = inviting(3, 2, 1)
    assert [one.user for one in guests.by_seat(lone)] == [3, 2, 1]
    two = lobby.joined(lone, 2, "P2")
    assert users(two) == [2, 1]
    assert users(lobby.joined(two, 3, "P3")) == [3, 2, 1]
    assert users(lobby.joined(two, 9, "Zoe")) == [2, 1, 9]


def test_a_kept_seat_is_nobody_else_s():
    full = inviting(1, 2, 3, options="v21")
    with pytest.raises(Refused) as refused:
        lobby.joined(full, 9, "Zoe")
    assert refused.value.code == "seats-kept"
    assert refused.value.facts["names"] == ("P2", "P3")
    with pytest.raises(Refused, match="kept"):
        computers.added(full, 1, 3, "Pico")
    assert users(lobby.joined(full, 3, "P3")) == [1, 3]


def test_where_all_sit_it_is_simply_full():
    full = lobby.joined(lobby.joined(inviting(1, 2, 3, options="v21"), 2, "P2"), 3, "P3")
    with pytest.raises(Refused) as refused:
        lobby.joined(full, 9, "Zoe")
    assert refused.value.code == "full-so"


def test_it_does_not_begin_without_them():
    waiting = lobby.joined(inviting(1, 2, 3), 2, "P2")
    with pytest.raises(Refused) as refused:
        lobby.started(waiting, 1, NOW)
    assert refused.value.code == "guests-missing"
    begun, _ = lobby.started(lobby.joined(waiting, 3, "P3"), 1, NOW)
    assert begun.guests == ()


def test_a_guest_who_does_not_want_to_says_so():
    after = lobby.left(inviting(1, 2, 3), 2)
    assert [one.user for one in guests.awaited(after)] == [3]
    with pytest.raises(Refused) as refused:
        lobby.left(after, 2)
    assert refused.value.code == "not-seated"


def test_who_stands_up_again_is_waited_for_no_longer():
    seated = lobby.joined(inviting(1, 2, 3), 2, "P2")
    after = lobby.left(seated, 2)
    assert [one.user for one in guests.awaited(after)] == [3]


def test_the_owner_frees_the_seats():
    waiting = inviting(1, 2, 3)
    with pytest.raises(Refused, match="only the one who opened"):
        lobby.seats_freed(waiting, 2)
    free = lobby.seats_freed(waiting, 1)
    assert guests.awaited(free) == ()
    with pytest.raises(Refused) as refused:
        lobby.seats_freed(free, 1)
    assert refused.value.code == "nothing-kept"


def test_those_who_sit_keep_their_order_when_the_others_are_not_waited_for():
    free = lobby.seats_freed(lobby.joined(inviting(4, 3, 2, 1), 2, "P2"), 1)
    assert users(lobby.joined(free, 4, "P4")) == [2, 1, 4]


def test_seats_are_free_when_their_time_is_over():
    waiting = replace(
        inviting(1), guests=(Guest(1, "P1"), Guest(2, "B", NOW), Guest(3, "C", LATER))
    )
    (timer,) = guests.timers_for(waiting)
    assert (timer.at, timer.kind) == (NOW, "guests")
    assert guests.run_out(waiting, NOW - 1) is waiting
    after = guests.run_out(waiting, NOW)
    assert [one.user for one in guests.awaited(after)] == [3]
    assert [one.at for one in guests.timers_for(after)] == [LATER]
    assert guests.timers_for(guests.run_out(after, LATER)) == ()


def test_nobody_is_waited_for_where_there_is_no_lobby():
    closed = lobby.closed_by(inviting(1, 2), Doer(1, "P1"), NOW)
    assert closed.guests == ()
    assert guests.timers_for(replace(closed, guests=(Guest(2, "B", NOW),))) == ()


def test_computers_sit_down_in_order_too():
    order = (Guest(-1, "Pico"), Guest(1, "P1"), Guest(-2, "Rosa"))
    waiting = replace(table("", 1), guests=order)
    for name in ("Pico", "Rosa"):
        waiting = computers.added(waiting, 1, 3, name)
    assert [one.name for one in waiting.players] == ["Pico", "P1", "Rosa"]
    assert [one.name for one in computers.removed(waiting, 1).players] == ["Pico", "P1"]


def test_who_is_put_in_a_guest_s_seat_takes_it():
    seated = lobby.joined(inviting(1, 2), 2, "P2")
    after = taken_over(seated, 1, 9, "Zoe", NOW)
    assert guests.awaited(after) == ()


@pytest.mark.parametrize("change", [lobby.joined, computers.added])
def test_who_opened_it_is_no_hindrance(change: Any):
    waiting = inviting(1, 2)
    after = change(waiting, 1, 3, "Pico") if change is computers.added else change(waiting, 2, "B")
    assert len(after.players) == 2
