"""What becomes of a reminder: sent, put off, moved up or dropped."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from engine.clock.clock import HOUR, Clock, Span
from engine.clock.timers import Timer, TimerKind
from engine.people.settings import PersonSettings
from engine.table.model import Player, Table
from engine.table.reminders import Plan, plan, reminded
from tests.engine.people.test_settings import at

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
        rules_version=1,
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
        # A quarter of an hour is just enough, for the last reminder and not to move it up.
        ("2026-06-01T08:15", 24, "most", 80, NIGHT, ["most Tue 08:00"]),
        ("2026-06-01T08:14", 24, "most", 80, NIGHT, []),
        ("2026-06-01T08:15", 24, "half", 50, NIGHT, ["now"]),
        ("2026-06-01T08:14", 24, "half", 50, NIGHT, ["now", "most Mon 21:30"]),
        # An hour apart is just enough too.
        ("2026-06-01T09:30", 22, "half", 50, NIGHT, ["now", "most Mon 21:30"]),
        ("2026-06-01T09:31", 22, "half", 50, NIGHT, ["now"]),
        # Both would wait for the same minute.
        ("2026-06-01T16:00", 20, "half", 50, NIGHT, []),
        # Quiet hours begin on their minute, and end on it.
        ("2026-06-01T22:00", 48, "half", 50, NIGHT, ["half Wed 08:00"]),
        ("2026-06-01T21:59", 48, "half", 50, NIGHT, ["now"]),
        ("2026-06-01T08:00", 72, "half", 50, NIGHT, ["now"]),
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


def test_without_a_clock_what_is_the_first_and_when_the_second_comes():
    start = at("2026-06-01T10:00")
    table = asked("2026-06-01T10:00", 0)
    two_days = start + 48 * HOUR
    assert plan(table, 0, due("day", two_days), ALWAYS, two_days) == Plan(True)
    assert told(plan(table, 0, due("day", two_days - 1), ALWAYS, two_days - 1)) == [
        "now", "day Thu 10:00",
    ]  # fmt: skip
    # The bot was down: a whole day lies between the two all the same.
    late = start + 60 * HOUR
    planned = plan(table, 0, replace(due("day", start + 24 * HOUR), late=50), ALWAYS, late)
    assert told(planned) == ["now", "day Thu 22:00"]
    assert planned.later[0].late == 0
    # But what is put off is as late as it was.
    night = at("2026-06-02T23:00")
    planned = plan(table, 0, replace(due("day", night), late=50), NIGHT, night)
    assert (told(planned), planned.later[0].late) == (["day Wed 08:00"], 50)


def test_a_last_reminder_without_a_deadline_waits_for_the_morning():
    """The clock was stopped for good meanwhile."""
    table = asked("2026-06-01T10:00", 0)
    night = at("2026-06-02T23:00")
    assert told(plan(table, 0, due("most", night), NIGHT, night)) == ["most Wed 08:00"]


def test_the_end_of_the_time_is_never_moved_up():
    """The reminder at half the time comes when that at 80 % is past, and the end is at night."""
    table = asked("2026-06-01T00:00", 100)
    now = at("2026-06-04T09:00")
    assert plan(table, 0, due("half", now), NIGHT, now) == Plan()


def test_nobody_is_reminded_while_away():
    away = Span(at("2026-06-02T00:00"), at("2026-06-06T00:00"))
    table = asked("2026-06-01T12:00", 0, away=(away,))
    now = at("2026-06-02T12:00")
    assert told(plan(table, 0, due("day", now), ALWAYS, now)) == ["day Sat 00:00"]
    assert told(plan(table, 0, due("day", now), NIGHT, now)) == ["day Sat 08:00"]
    # From its first moment on, and not from its end on.
    assert told(plan(table, 0, due("day", away.start), ALWAYS, away.start)) == ["day Sat 00:00"]
    assert plan(table, 0, due("day", away.end), ALWAYS, away.end) == Plan(True)


def test_whom_a_timer_is_about(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("engine.table.reminders.waiting_on", lambda _: (0,))
    table = asked("2026-06-01T12:00", 48)
    ann = table.players[0]
    timer = due("half", 0)
    assert reminded(table, timer) == ann
    assert reminded(table, due("half", 0, ANN)) == ann
    assert reminded(table, due("half", 0, 101)) is None
    # Not if the table waits for nobody, for somebody else, or for another decision.
    assert reminded(replace(table, status="over"), timer) is None
    assert reminded(table, replace(timer, seat=None)) is None
    assert reminded(table, replace(timer, seat=1)) is None
    assert reminded(table, replace(timer, since=4)) is None
    for other in (
        replace(ann, holder="computer"),
        replace(ann, holder="open"),
        replace(ann, asked=0),
    ):
        assert reminded(table.with_player(0, other), timer) is None
