"""Clocks: running time, reserves, and who has how long at a table."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from data.store import SqlStore
from engine.clock.clock import DAY, HOUR, Clock, Span, after, capped, running, united
from engine.games import GAMES
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.table.deadlines import next_timer, timers_of, with_absences, with_clock, with_pause
from engine.table.drafts import decision_of
from engine.table.model import Player, Table
from engine.table.turns import Change, waiting_on
from tests.market.engine.market.game import MARKET
from tests.stores import timers_in

PARIS = "Europe/Paris"
NOON = 1_800_000_000
WEEKDAYS = Clock(weekends=False, zone=PARIS)


def moment(text: str, zone: str = PARIS) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


# Running time


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        # The clocks go forward on 29 March 2026, a Sunday, and back on 25 October.
        ("2026-03-26 12:00", 24, "2026-03-27 12:00"),
        ("2026-03-26 12:00", 48, "2026-03-30 12:00"),
        ("2026-03-27 23:00", 2, "2026-03-30 01:00"),
        ("2026-03-28 00:00", 1, "2026-03-30 01:00"),
        ("2026-03-29 02:30", 1, "2026-03-30 01:00"),
        ("2026-10-23 12:00", 24, "2026-10-26 12:00"),
        ("2026-10-25 02:30", 5 * 24 + 1, "2026-11-02 01:00"),
        ("2026-10-19 00:00", 5 * 24, "2026-10-24 00:00"),
    ],
)
def test_weekends_off_on_the_days_when_the_clocks_change(start: str, hours: int, end: str):
    assert after(WEEKDAYS, moment(start), hours * HOUR) == moment(end)
    assert running(WEEKDAYS, moment(start), moment(end)) == hours * HOUR


@pytest.mark.parametrize(
    ("start", "seconds", "end"),
    [
        ("2026-03-28 12:00", 48 * HOUR, "2026-03-30 13:00"),
        ("2026-10-24 12:00", 48 * HOUR, "2026-10-26 11:00"),
    ],
)
def test_two_days_are_48_hours_also_when_the_clocks_change(start: str, seconds: int, end: str):
    assert after(Clock(zone=PARIS), moment(start), seconds) == moment(end)


def test_a_weekend_begins_where_the_table_says():
    friday = moment("2026-11-20 20:00", "UTC")
    for zone, hours in (("UTC", 4), ("Asia/Tokyo", 0), ("America/New_York", 9)):
        clock = Clock(weekends=False, zone=zone)
        assert running(clock, friday, friday + 24 * HOUR) == hours * HOUR


def test_stops_that_overlap_each_other_and_a_weekend_count_once():
    monday, friday = moment("2026-11-23 00:00"), moment("2026-11-20 00:00")
    stops = (
        Span(friday + 12 * HOUR, monday + 6 * HOUR),
        Span(friday + 18 * HOUR, friday + 20 * HOUR),
    )
    assert after(WEEKDAYS, friday, 13 * HOUR, stops) == monday + 7 * HOUR
    assert running(WEEKDAYS, friday, monday + 7 * HOUR, stops) == 13 * HOUR


def test_spans_are_united_and_capped():
    spans = (Span(30, 40), Span(0, 10), Span(5, 12), Span(20, 20))
    assert united(spans) == (Span(0, 12), Span(30, 40))
    assert capped(spans, None) == (Span(0, 12), Span(30, 40))
    assert capped(spans, 15) == (Span(0, 12), Span(30, 33))
    assert capped(spans, 15, start=6) == (Span(6, 12), Span(30, 39))
    assert capped(spans, 0) == ()


# At a table


class Time:
    now = NOON

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def host(store: SqlStore, time: Time, monkeypatch: pytest.MonkeyPatch) -> Host:
    monkeypatch.setitem(GAMES, "market", MARKET)
    return Host(store, time)


async def started(host: Host, clock: Clock, game: str = "hedgehogs") -> Table:
    table = await host.lobbies.open(Opening(1, 2, 1, "Ann", game, clock=clock))
    await host.lobbies.join(table.id, 2, "Bob")
    if game == "market":
        await host.lobbies.join(table.id, 3, "Cleo")
    return await host.lobbies.start(table.id, 1)


def asked(table: Table) -> Player:
    """The one player whom a table waits for."""
    (seat,) = waiting_on(table)
    return table.players[seat]


async def play(host: Host, table: Table) -> Table:
    """One whole decision."""
    user, ply = asked(table).user, table.ply
    while table.ply == ply:
        table = await host.turns.type_moves(
            table.id, user, [decision_of(table, user).choices.moves[0]]
        )
    return table


async def test_who_is_asked_has_their_time_from_then_on(host: Host, store: SqlStore, time: Time):
    table = await started(host, Clock(48 * HOUR))
    assert asked(table).deadline == NOON + 48 * HOUR
    assert [one.deadline for one in table.players if one != asked(table)] == [0]

    time.now += 5 * HOUR
    first = asked(table).user
    table = await play(host, table)
    assert asked(table).user != first
    assert (asked(table).asked, asked(table).deadline) == (time.now, time.now + 48 * HOUR)
    (timer,) = await timers_in(store)
    assert (timer.at, timer.kind) == (time.now + 24 * HOUR, "half")
    assert (timer.table, timer.since) == (table.id, table.ply)
    assert table.players[timer.seat or 0] == asked(table)


async def test_a_draft_moves_no_clock(host: Host, store: SqlStore, time: Time):
    table = await started(host, Clock(48 * HOUR))
    while len(decision_of(table, asked(table).user).choices.moves) < 2 or not any(
        move.startswith("side") for move in decision_of(table, asked(table).user).choices.moves
    ):
        table = await play(host, table)
    before, timers = asked(table), await timers_in(store)
    time.now += HOUR
    now = decision_of(table, before.user)
    table = await host.turns.choose(table.id, before.user, now.click, now.choices.moves[:1])
    assert replace(asked(table), draft=()) == before
    assert await timers_in(store) == timers


@pytest.mark.parametrize(
    ("clock", "used", "reserves"),
    [
        (Clock(10, reserve=100), (5, 5), (100, 100)),
        (Clock(10, reserve=100), (30, 50), (80, 40)),
        (Clock(10, reserve=100, refill=15), (30, 50, 10), (95, 70, 85)),
        (Clock(10, reserve=100, refill=500), (110, 60), (100, 100)),
        (Clock(10, reserve=100, refill=15), (110, 25, 25), (15, 15, 15)),
        (Clock(10), (10, 4), (0, 0)),
    ],
)
async def test_the_reserve(
    host: Host, time: Time, clock: Clock, used: tuple[int, ...], reserves: tuple[int, ...]
):
    table = await started(host, clock)
    (seat,) = waiting_on(table)
    for seconds, reserve in zip(used, reserves, strict=True):
        while seat not in waiting_on(table):
            table = await play(host, table)
        before = asked(table)
        assert before.deadline == before.asked + clock.limit + before.reserve
        time.now += seconds
        table = await play(host, table)
        assert table.players[seat].reserve == reserve


async def test_those_asked_at_once_each_have_their_own_time(
    host: Host, store: SqlStore, time: Time
):
    table = await started(host, Clock(HOUR, reserve=HOUR), "market")
    assert [one.deadline for one in table.players] == [NOON + 2 * HOUR] * 3
    assert len(await timers_in(store)) == 3
    time.now += 90 * 60
    table = await host.turns.type_moves(table.id, 1, ["bid 1"])
    assert [one.deadline for one in table.players] == [0, NOON + 2 * HOUR, NOON + 2 * HOUR]
    assert [timer.seat for timer in await timers_in(store)] == [1, 2]
    await host.turns.type_moves(table.id, 2, ["bid 3"])
    table = await host.turns.type_moves(table.id, 3, ["bid 2"])
    assert [one.reserve for one in table.players] == [HOUR // 2] * 3
    assert [one.deadline for one in table.players] == [time.now + HOUR * 3 // 2] * 3


async def test_a_table_without_a_clock_has_a_timer_for_the_day_after(
    host: Host, store: SqlStore, time: Time
):
    table = await started(host, Clock(0))
    assert asked(table).deadline == 0
    assert [(timer.kind, timer.at) for timer in await timers_in(store)] == [("day", NOON + DAY)]
    table = await host.turns.resign(table.id, asked(table).user)
    assert await timers_in(store) == []
    assert all(one.asked == 0 for one in table.players)


async def test_another_clock_holds_from_the_next_decision_on(host: Host, time: Time):
    table = await started(host, Clock(48 * HOUR))
    changed = with_clock(table, Clock(HOUR, reserve=HOUR))
    assert asked(changed).deadline == asked(table).deadline
    (seat,) = waiting_on(table)
    later = with_absences(changed, seat, [Span(NOON + HOUR, NOON + 3 * HOUR)], NOON)
    assert asked(later).deadline == NOON + 50 * HOUR
    await host.tables.change("clock", table.id, lambda _: Change(changed))
    time.now += HOUR
    table = await play(host, await host.table(table.id))
    assert asked(table).deadline == time.now + 2 * HOUR
    assert [one.clock for one in table.players] == [None, None]
    assert [one.reserve for one in table.players] == [HOUR, HOUR]


async def test_who_takes_over_a_seat_has_a_time_of_their_own(host: Host, time: Time):
    table = await started(host, Clock(HOUR, reserve=HOUR))
    (seat,) = waiting_on(table)
    time.now += 90 * 60
    table = await host.seats.reseat(table.id, seat, 9, "Zoe")
    assert asked(table).user == 9
    assert (asked(table).reserve, asked(table).deadline) == (HOUR, time.now + 2 * HOUR)


# Absences and outages


async def test_an_absence_stops_the_clock(host: Host):
    table = await started(host, Clock(48 * HOUR))
    (seat,) = waiting_on(table)
    week = Span(NOON + DAY, NOON + 8 * DAY)
    away = with_absences(table, seat, [week], NOON + HOUR)
    assert asked(away).deadline == NOON + 9 * DAY
    assert asked(away).away == (week,)
    back = with_absences(away, seat, [], NOON + 3 * DAY)
    assert asked(back).deadline == NOON + 4 * DAY
    short = replace(table, clock=replace(table.clock, most_away=3 * DAY))
    assert asked(with_absences(short, seat, [week], NOON)).deadline == NOON + 5 * DAY


async def test_the_bots_own_downtime_stops_every_clock_once(host: Host):
    table = await started(host, Clock(48 * HOUR))
    down = Span(NOON - DAY, NOON + 10 * HOUR)
    once = with_pause(table, down)
    assert asked(once).deadline == NOON + 58 * HOUR
    assert with_pause(once, down) == once
    assert asked(with_pause(once, Span(NOON, NOON + 12 * HOUR))).deadline == NOON + 60 * HOUR
    no_clock = replace(table, players=tuple(replace(one, deadline=0) for one in table.players))
    assert with_pause(no_clock, down) == no_clock


async def test_half_then_most_then_out(host: Host):
    table = await started(host, Clock(40 * HOUR, reserve=10 * HOUR))
    (half,) = timers_of(table, NOON)
    (seat,) = waiting_on(table)
    most = next_timer(table, seat, after=half)
    assert most is not None
    out = next_timer(table, seat, after=most)
    assert out is not None
    assert [(one.kind, one.at - NOON) for one in (half, most, out)] == [
        ("half", 25 * HOUR),
        ("most", 40 * HOUR),
        ("out", 50 * HOUR),
    ]
    assert next_timer(table, seat, after=out) is None
    late = next_timer(table, seat, after=replace(half, taken=NOON + 45 * HOUR))
    assert late is not None
    assert late.kind == "out"


async def test_an_outage_puts_the_end_off_and_leaves_the_reminder(host: Host):
    table = await started(host, Clock(48 * HOUR))
    (seat,) = waiting_on(table)
    (half,) = timers_of(table, NOON)
    table = with_pause(table, Span(NOON + HOUR, NOON + 2 * DAY))
    most = next_timer(table, seat, after=replace(half, taken=NOON + 2 * DAY))
    assert most is not None
    assert (most.kind, most.at) == ("most", NOON + 47 * HOUR + 48 * HOUR * 80 // 100)
    assert [one.kind for one in timers_of(table, NOON + 2 * DAY)] == ["most"]
