"""Days as people type them, and what an absence takes of the allowance."""

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from engine.clock.clock import DAY, HOUR, Span
from engine.core import Refused
from engine.people.absences import (
    announced,
    cancelled,
    current,
    days_left,
    days_of,
    read_day,
    remembered,
    span_of,
    timers_for,
)

PARIS = "Europe/Paris"
TODAY = date(2026, 11, 16)


def at(text: str) -> int:
    """A moment in Paris, as `2026-12-24 18:00`."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(PARIS)).timestamp())


NOW = at("2026-11-16 13:00")


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-12-24", date(2026, 12, 24)),
        (" 24.12. ", date(2026, 12, 24)),
        ("24.12", date(2026, 12, 24)),
        ("24/12", date(2026, 12, 24)),
        ("24.12.2027", date(2027, 12, 24)),
        ("24/12/2027", date(2027, 12, 24)),
        ("5.1.", date(2027, 1, 5)),
        ("10.11.", date(2026, 11, 10)),  # lately: a slip, to be refused, not next year's
        ("today", TODAY),
        ("Tomorrow", date(2026, 11, 17)),
        ("+3d", date(2026, 11, 19)),
        ("+ 3 d", date(2026, 11, 19)),
        ("+2w", date(2026, 11, 30)),
        ("+2s", None),
        ("18.8.", date(2026, 8, 18)),  # ninety days ago
        ("17.8.", date(2027, 8, 17)),
        ("29.2.", None),
        ("31.11.", None),
        ("12/24", None),
        ("0.0.", None),
        ("2026-13-01", None),
        ("+3", None),
        ("-3d", None),
        ("soon", None),
        ("", None),
        ("٢٤.١٢.", None),
    ],
)
def test_days_as_they_are_typed(typed: str, day: date | None):
    assert read_day(typed, TODAY) == day


def test_the_29th_of_february_is_looked_for_in_the_year_that_has_one():
    assert read_day("29.2.", date(2027, 6, 1)) == date(2028, 2, 29)
    assert read_day("29.2.", date(2028, 3, 1)) == date(2028, 2, 29)


def test_the_last_day_is_counted_from_the_first():
    first = date(2026, 12, 30)
    assert read_day("+3d", TODAY, first) == date(2027, 1, 2)
    assert read_day("2.1.", TODAY, first) == date(2027, 1, 2)
    assert read_day("24.12.", TODAY, first) == date(2026, 12, 24)
    assert read_day("tomorrow", TODAY, first) == date(2026, 11, 17)
    assert read_day("+3d", TODAY, date(9999, 12, 31)) is None


def test_a_day_is_as_long_as_it_is_where_its_person_lives():
    spring, autumn = date(2027, 3, 28), date(2027, 10, 31)
    assert span_of(spring, spring, PARIS, NOW) == Span(
        at("2027-03-28 00:00"), at("2027-03-29 00:00")
    )
    lengths = [span_of(day, day, PARIS, NOW) for day in (spring, autumn)]
    assert [span.end - span.start for span in lengths] == [23 * HOUR, 25 * HOUR]
    assert [days_of([span], PARIS) for span in lengths] == [{spring}, {autumn}]


def test_today_begins_now_and_counts_as_a_day():
    (span,) = announced((), TODAY, TODAY, zone=PARIS, now=NOW, allowance=30)
    assert span == Span(NOW, at("2026-11-17 00:00"))
    assert days_left([span], 2026, PARIS, 30) == 29


def test_absences_that_touch_become_one_and_cost_what_is_new():
    first = announced((), date(2026, 12, 24), date(2026, 12, 26), zone=PARIS, now=NOW, allowance=5)
    both = announced(
        first, date(2026, 12, 26), date(2026, 12, 28), zone=PARIS, now=NOW, allowance=5
    )
    assert both == (Span(at("2026-12-24 00:00"), at("2026-12-29 00:00")),)
    assert days_left(both, 2026, PARIS, 5) == 0
    after = announced(
        first, date(2026, 12, 27), date(2026, 12, 28), zone=PARIS, now=NOW, allowance=5
    )
    assert after == both
    apart = announced(first, date(2026, 12, 1), date(2026, 12, 1), zone=PARIS, now=NOW, allowance=5)
    assert [span.start for span in apart] == [at("2026-12-01 00:00"), at("2026-12-24 00:00")]


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [
        (date(2026, 11, 15), date(2026, 11, 20), "away-past"),
        (date(2026, 12, 24), date(2026, 12, 23), "away-backwards"),
        (date(2027, 11, 17), date(2027, 11, 18), "away-far"),
        (date(2026, 12, 1), date(2026, 12, 11), "away-allowance"),
        (date(2026, 11, 21), date(2026, 11, 21), "away-known"),
        (date(2026, 11, 20), date(2026, 11, 21), "away-known"),
        (date(2026, 11, 21), date(2026, 11, 22), "away-known"),
    ],
)
def test_what_cannot_be_announced(first: date, last: date, code: str):
    known = announced((), date(2026, 11, 20), date(2026, 11, 22), zone=PARIS, now=NOW, allowance=10)
    with pytest.raises(Refused) as refused:
        announced(known, first, last, zone=PARIS, now=NOW, allowance=10)
    assert refused.value.code == code


def test_a_year_ahead_can_be_announced():
    """Or a day more: 2028 is a leap year."""
    last = date(2027, 11, 17)
    (span,) = announced((), last, last, zone=PARIS, now=NOW, allowance=1)
    assert span.end == at("2027-11-18 00:00")


def test_every_year_has_its_allowance():
    over = announced((), date(2026, 12, 29), date(2027, 1, 4), zone=PARIS, now=NOW, allowance=4)
    assert [days_left(over, year, PARIS, 4) for year in (2026, 2027)] == [1, 0]
    with pytest.raises(Refused) as refused:
        announced((), date(2026, 12, 29), date(2027, 1, 5), zone=PARIS, now=NOW, allowance=4)
    assert refused.value.facts == {"days": 5, "year": "2027", "left": 4, "allowance": 4}
    with pytest.raises(Refused) as refused:
        announced((), TODAY, TODAY, zone=PARIS, now=NOW, allowance=0)
    assert refused.value.facts["left"] == 0


def test_what_is_to_come_is_given_back():
    (coming,) = known = announced(
        (), date(2026, 12, 24), date(2026, 12, 26), zone=PARIS, now=NOW, allowance=30
    )
    assert cancelled(known, coming, NOW) == ()
    during = at("2026-12-25 12:00")
    assert cancelled(known, coming, during) == (Span(coming.start, during),)
    assert days_left(cancelled(known, coming, during), 2026, PARIS, 30) == 28
    for span, now in ((coming, coming.end), (Span(1, 2), NOW), (Span(NOW, coming.end), NOW)):
        with pytest.raises(Refused) as refused:
            cancelled(known, span, now)
        assert refused.value.code == "away-over"


def test_the_same_day_is_paid_once():
    (today,) = known = announced((), TODAY, TODAY, zone=PARIS, now=NOW, allowance=1)
    back = cancelled(known, today, NOW + HOUR)
    again = announced(back, TODAY, TODAY, zone=PARIS, now=NOW + 2 * HOUR, allowance=1)
    assert [span.start for span in again] == [NOW, NOW + 2 * HOUR]


def test_old_absences_are_forgotten_in_the_end():
    spans = (Span(0, DAY), Span(NOW - DAY, NOW))
    assert remembered(spans, NOW) == spans[1:]
    two_years = NOW - 2 * 366 * DAY
    gone, kept = Span(two_years - DAY, two_years), Span(two_years - DAY, two_years + 1)
    assert remembered((gone, kept), NOW) == (kept,)


def test_tables_hear_of_absences_soon_and_when_each_begins():
    begun, beginning, coming = Span(NOW - 5, NOW + 5), Span(NOW, NOW + 9), Span(NOW + 1, NOW + 9)
    timers = timers_for(50, 7, (begun, beginning, coming), NOW)
    assert [(one.at, one.since) for one in timers] == [(NOW + 60, 1), (NOW + 1, 0)]
    assert {(one.kind, one.user, one.guild) for one in timers} == {("away", 7, 50)}


def test_in_which_absence_somebody_is():
    spans = (Span(10, 20), Span(30, 40))
    found = {now: current(spans, now) for now in (9, 10, 19, 20, 30, 40)}
    assert found == {9: None, 10: spans[0], 19: spans[0], 20: None, 30: spans[1], 40: None}
