"""Clocks at their edges: what no table can have, what a finished game has, and timers."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from data.store import SqlStore
from engine.clock.clock import DAY, HOUR, MINUTE, Clock, Span, checked, running
from engine.clock.timers import Timer
from engine.core import Refused
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.table.deadlines import new_timers, next_timer, put_off, stretched, timers_of
from engine.table.model import Doer, Player, Status, Table
from engine.table.turns import waiting_on
from tests.stores import timers_in

NOW = 1_700_000_000


@pytest.mark.parametrize(
    ("clock", "code"),
    [
        (Clock(5 * MINUTE - 1), "clock-limit"),
        (Clock(60 * DAY + 1), "clock-limit"),
        (Clock(HOUR, reserve=-1), "clock-reserve"),
        (Clock(HOUR, reserve=60 * DAY + 1), "clock-reserve"),
        (Clock(0, reserve=HOUR), "clock-no-limit"),
        (Clock(0, refill=HOUR), "clock-no-limit"),
        (Clock(HOUR, reserve=HOUR, refill=HOUR + 1), "clock-refill"),
        (Clock(HOUR, reserve=HOUR, refill=-1), "clock-refill"),
        (Clock(HOUR, most_away=-1), "clock-away"),
        (Clock(HOUR, most_away=365 * DAY + 1), "clock-away"),
    ],
)
def test_clocks_that_no_table_can_have(clock: Clock, code: str):
    with pytest.raises(Refused) as info:
        checked(clock)
    assert info.value.code == code
    if code == "clock-limit":
        assert info.value.facts == {"least": 5, "most": 60}


@pytest.mark.parametrize(
    "clock",
    [
        Clock(0),
        Clock(5 * MINUTE),
        Clock(60 * DAY, reserve=60 * DAY, refill=60 * DAY),
        Clock(HOUR, reserve=HOUR),
        Clock(HOUR, most_away=0),
        Clock(HOUR, most_away=365 * DAY),
    ],
)
def test_clocks_that_are_just_possible(clock: Clock):
    assert checked(clock) == clock


def test_without_a_choice_a_decision_has_two_days_and_weekends_count():
    assert Clock() == Clock(48 * HOUR, reserve=0, refill=0, weekends=True, expiry="once")


def test_a_stop_that_begins_with_the_end_takes_nothing():
    assert running(Clock(HOUR), 0, 100, [Span(100, 200)]) == 100
    assert running(Clock(HOUR), 0, 100, [Span(99, 200)]) == 99


# A game that is over


class Time:
    now = NOW

    def __call__(self) -> int:
        return self.now


@pytest.mark.parametrize("end", ["resign", "abandon", "end"])
async def test_a_game_that_is_over_asks_nobody_and_has_no_timer(end: str, store: SqlStore):
    time = Time()
    host = Host(store, time)
    clock = Clock(2 * HOUR, reserve=10 * HOUR, refill=HOUR)
    table = await host.lobbies.open(Opening(1, 2, 1, "Ann", "hedgehogs", clock=clock))
    await host.lobbies.join(table.id, 2, "Bob")
    table = await host.lobbies.start(table.id, 1)
    (seat,) = waiting_on(table)
    assert len(await timers_in(store)) == 1
    time.now += 5 * HOUR  # three of them from the reserve
    if end == "resign":
        table = await host.turns.resign(table.id, table.players[seat].user)
    elif end == "abandon":
        table = await host.turns.stop(table.id, Doer(1, "Ann"))
    else:
        table = await host.servers.end(table.id)

    assert table.status == ("over" if end == "resign" else "abandoned")
    assert table.ended == time.now
    assert [(one.asked, one.deadline, one.draft) for one in table.players] == [(0, 0, ())] * 2
    # What was used of the reserve is used; who decided gets back what comes with a decision.
    assert table.players[1 - seat].reserve == 10 * HOUR
    assert table.players[seat].reserve == (8 if end == "resign" else 7) * HOUR
    assert await timers_in(store) == []
    # The clock stays what it was, and nobody changes it any more.
    assert table.clock == clock
    with pytest.raises(Refused, match="over"):
        await host.lobbies.set_clock(table.id, 1, lambda one: replace(one, limit=HOUR))


# Timers


def table(*players: Player, status: Status = "running", **more: Any) -> Table:
    usual: dict[str, Any] = {
        "id": 7, "guild": 1, "channel": 2, "owner": 1, "game": "hedgehogs", "rules_version": 1,
        "status": status, "players": players, "seed": bytes(32), "commitment": "", "opened": 1,
        "clock": Clock(100),
    }  # fmt: skip
    return Table(**usual | more)


ASKED = Player(1, "Ann", since=3, asked=1000, deadline=1100)
IDLE = Player(2, "Bob")


def told(timers: Sequence[Timer] | None) -> list[tuple[str, int, int | None]] | None:
    return None if timers is None else [(one.kind, one.at, one.seat) for one in timers]


def test_the_next_timer_of_everybody_who_is_asked():
    at = table(ASKED, IDLE, replace(ASKED, since=4))
    for now, kind, due in ((1000, "half", 1050), (1050, "most", 1080), (1080, "out", 1100)):
        assert told(timers_of(at, now)) == [(kind, due, 0), (kind, due, 2)]
    assert [one.since for one in timers_of(at, 1000)] == [3, 4]
    assert timers_of(replace(at, status="over"), 1000) == ()
    late = replace(ASKED, deadline=0)
    assert told(timers_of(table(late), 1000)) == [("day", 1000 + DAY, 0)]
    assert timers_of(table(late), 1000 + DAY) == ()


def test_what_follows_a_reminder():
    def follows(kind: Any, when: int, taken: int = 0) -> list[tuple[str, int, int | None]]:
        timer = Timer(at=when, kind=kind, table=7, seat=0, since=3, taken=taken)
        found = next_timer(table(ASKED), 0, timer)
        return told([] if found is None else [found]) or []

    assert follows("half", 1050) == [("most", 1080, 0)]
    assert follows("half", 1050, taken=1079) == [("most", 1080, 0)]
    assert follows("half", 1050, taken=1080) == [("out", 1100, 0)]
    # Never the same once more, though more time was given meanwhile.
    assert follows("most", 1000) == [("out", 1100, 0)]
    assert follows("half", 1000) == [("most", 1080, 0)]
    assert follows("out", 1100) == []
    assert follows("day", 1050) == []


def test_timers_are_set_anew_only_if_something_about_them_has_changed():
    before = table(ASKED, IDLE)
    assert new_timers(before, replace(before, votes=(1,)), 1000) is None
    later = table(replace(ASKED, deadline=1200), IDLE, clock=Clock(200))
    assert told(new_timers(before, later, 1000)) == [("half", 1100, 0)]
    assert told(new_timers(before, table(ASKED, IDLE, status="over"), 1000)) == []
    assert told(new_timers(before, table(replace(ASKED, since=5), IDLE), 1000)) == [
        ("half", 1050, 0)
    ]
    # Since when somebody was asked who is not asked now is nothing to a timer.
    assert new_timers(before, table(ASKED, replace(IDLE, since=9)), 1000) is None
    nobody = table(IDLE, IDLE)
    assert new_timers(nobody, replace(nobody, status="over"), 1000) is None


def test_the_end_of_a_time_is_put_off_if_it_is_still_about_that():
    longer = table(replace(ASKED, deadline=1200), IDLE)
    due = Timer(id=5, at=1100, kind="out", table=7, seat=0, since=3)
    assert put_off(longer, due, 1100) == replace(due, at=1200)
    assert put_off(longer, due, 1199) == replace(due, at=1200)
    assert put_off(longer, due, 1200) is None
    assert put_off(longer, replace(due, kind="most"), 1100) is None
    assert put_off(longer, replace(due, since=2), 1100) is None
    assert put_off(longer, replace(due, seat=1), 1100) is None


def test_an_outage_stretches_the_last_reminder_and_the_end_of_those_with_a_deadline():
    at = table(IDLE, ASKED, replace(ASKED, deadline=0))
    assert told(stretched(at)) == [("most", 1080, 1), ("out", 1100, 1)]
