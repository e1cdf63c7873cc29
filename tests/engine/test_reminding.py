"""What becomes of a reminder: sent, put off, moved up or dropped."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from engine.clock import HOUR, Clock, Span
from engine.people import PersonSettings
from engine.reminding import Plan, plan, reminded
from engine.table import Player, Table
from engine.timer import Timer, TimerKind
from tests.engine.test_people import at

PARIS = ZoneInfo("Europe/Paris")
NIGHT = PersonSettings(zone="Europe/Paris", quiet=(1320, 480))
ALWAYS = PersonSettings()
ANN = 100


def shown(moment: int) -> str:
    return f"{datetime.fromtimestamp(moment, PARIS):%a %H:%M}"


def asked(when: str, hours: int, **more: object) -> Table:
    """A table that asked Ann something, for which she has so many hours, or for ever."""
    start = at(when)
    deadline = start + hours * HOUR if hours else 0
    ann = Player(ANN, "Ann", since=3, asked=start, deadline=deadline, **more)  # type: ignore[arg-type]
    return Table(
        id=7,
        guild=1,
        channel=10,
        owner=ANN,
        game="hedgehogs",
        rules=1,
        status="running",
        players=(ann, Player(101, "Bob")),
        seed=bytes(32),
        commitment="",
        opened=start,
        started=start,
        clock=Clock(limit=hours * HOUR),
    )


def due(kind: TimerKind, when: int, user: int | None = None) -> Timer:
    return Timer(id=5, at=when, kind=kind, table=7, seat=0, since=3, user=user, taken=when)


def told(planned: Plan) -> list[str]:
    """A plan in words."""
    for timer in planned.later:
        assert (timer.id, timer.taken, timer.user, timer.since) == (0, 0, ANN, 3)
    later = [f"{timer.kind} {shown(timer.at)}" for timer in planned.later]
    return ["now"] * planned.send + later


@pytest.mark.parametrize(
    ("asked_at", "hours", "kind", "percent", "settings", "then"),
    [
        # By day there is nothing to think about.
        ("2026-06-01T10:00", 48, "half", 50, ALWAYS, ["now"]),
        ("2026-06-01T10:00", 48, "half", 50, NIGHT, ["now"]),
        ("2026-06-01T10:00", 40, "most", 80, NIGHT, ["now"]),
        # At night it waits for the morning, over midnight and on both sides of it.
        ("2026-06-01T23:00", 48, "half", 50, NIGHT, ["half Wed 08:00"]),
        ("2026-06-01T02:00", 48, "half", 50, NIGHT, ["half Tue 08:00"]),
        ("2026-06-01T08:36", 48, "most", 80, NIGHT, ["most Wed 08:00"]),
        # By the morning the one at 80 % has come too: that one alone is sent.
        ("2026-06-01T14:00", 20, "half", 50, NIGHT, []),
        ("2026-06-01T14:00", 20, "most", 80, NIGHT, ["most Tue 08:00"]),
        # The time is over in the night: the one at 80 % moves up to the evening.
        ("2026-06-01T04:00", 24, "half", 50, NIGHT, ["now", "most Mon 21:30"]),
        ("2026-06-01T04:00", 24, "most", 80, NIGHT, []),
        # It is over too soon in the morning for a reminder then to be of use.
        ("2026-06-01T08:10", 24, "most", 80, NIGHT, []),
        # There is no evening left for it: the turn's own post has to do.
        ("2026-06-01T21:00", 8, "half", 50, NIGHT, []),
        ("2026-06-01T21:00", 8, "most", 80, NIGHT, []),
    ],
)
def test_quiet_hours(
    asked_at: str,
    hours: int,
    kind: TimerKind,
    percent: int,
    settings: PersonSettings,
    then: list[str],
):
    table = asked(asked_at, hours)
    now = at(asked_at) + hours * HOUR * percent // 100
    assert told(plan(table, 0, due(kind, now), settings, now)) == then


@pytest.mark.parametrize(
    ("asked_at", "morning"),
    [
        ("2026-03-27T14:00", "2026-03-29T08:00"),  # a night of nine hours
        ("2026-10-23T14:00", "2026-10-25T08:00"),  # and one of eleven
    ],
)
def test_quiet_hours_on_the_days_when_clocks_change(asked_at: str, morning: str):
    table = asked(asked_at, 72)
    now = at(asked_at) + 36 * HOUR
    (put_off,) = plan(table, 0, due("half", now), NIGHT, now).later
    assert put_off.at == at(morning)
    assert told(plan(table, 0, put_off, NIGHT, put_off.at)) == ["now"]


def test_what_was_put_off_gives_way_to_what_came_meanwhile():
    table = asked("2026-06-01T10:00", 48)
    late = at("2026-06-01T10:00") + 39 * HOUR
    assert plan(table, 0, due("half", late, ANN), ALWAYS, late) == Plan()
    assert told(plan(table, 0, due("most", late, ANN), ALWAYS, late)) == ["now"]


def test_once_is_at_80_percent():
    once = PersonSettings(often="once")
    table = asked("2026-06-01T10:00", 48)
    half, most = (at("2026-06-01T10:00") + hours * HOUR for hours in (24, 39))
    assert plan(table, 0, due("half", half), once, half) == Plan()
    assert plan(table, 0, due("most", most), once, most) == Plan(True)


@pytest.mark.parametrize("kind", ["half", "most", "day"])
def test_none_is_none(kind: TimerKind):
    table = asked("2026-06-01T10:00", 0 if kind == "day" else 48)
    now = at("2026-06-02T10:00")
    assert plan(table, 0, due(kind, now), PersonSettings(nudge="none"), now) == Plan()


def test_without_a_clock_after_a_day_and_after_three():
    table = asked("2026-06-01T23:00", 0)
    first = at("2026-06-02T23:00")
    planned = plan(table, 0, due("day", first), ALWAYS, first)
    assert told(planned) == ["now", "day Thu 23:00"]
    (second,) = planned.later
    assert plan(table, 0, second, ALWAYS, second.at) == Plan(True)
    once = PersonSettings(often="once")
    assert plan(table, 0, due("day", first), once, first) == Plan(True)
    # Put off, it is still the first.
    planned = plan(table, 0, due("day", first), NIGHT, first)
    assert told(planned) == ["day Wed 08:00"]
    (morning,) = planned.later
    assert told(plan(table, 0, morning, NIGHT, morning.at)) == ["now", "day Thu 23:00"]


def test_nobody_is_reminded_while_away():
    away = Span(at("2026-06-02T00:00"), at("2026-06-06T00:00"))
    table = asked("2026-06-01T12:00", 0, away=(away,))
    now = at("2026-06-02T12:00")
    assert told(plan(table, 0, due("day", now), ALWAYS, now)) == ["day Sat 00:00"]
    assert told(plan(table, 0, due("day", now), NIGHT, now)) == ["day Sat 08:00"]


def test_whom_a_timer_is_about(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("engine.reminding.waiting_on", lambda _: (0,))
    table = asked("2026-06-01T12:00", 48)
    ann = table.players[0]
    timer = due("half", 0)
    assert reminded(table, timer) == ann
    assert reminded(table, due("half", 0, ANN)) == ann
    assert reminded(table, due("half", 0, 101)) is None
