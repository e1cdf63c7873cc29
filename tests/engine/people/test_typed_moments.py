"""Moments as organisers type them, in the zone of their server."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from engine.core import Refused
from engine.people.typed_moments import checked_moment, read_moment

PARIS = "Europe/Paris"


def at(text: str, zone: str = PARIS) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


NOW = at("2026-11-19 12:00")
"""A Thursday."""


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2026-11-25", "2026-11-25 18:00"),
        ("2026-11-25 20:30", "2026-11-25 20:30"),
        ("2026-11-25T09:00", "2026-11-25 09:00"),
        ("25.11.", "2026-11-25 18:00"),
        ("24/12 20h", "2026-12-24 20:00"),
        ("today", "2026-11-19 18:00"),
        ("today at 23:59", "2026-11-19 23:59"),
        ("Demain à 20h30", "2026-11-20 20:30"),
        ("morgen um 20 uhr", "2026-11-20 20:00"),
        ("in 3 days", "2026-11-22 18:00"),
        ("dans 3 jours", "2026-11-22 18:00"),
        ("in 3 Tagen", "2026-11-22 18:00"),
        ("in a week", "2026-11-26 18:00"),
        ("dans deux semaines 8:00", "2026-12-03 08:00"),
        ("+3d", "2026-11-22 18:00"),
        ("+2w", "2026-12-03 18:00"),
        ("next Monday", "2026-11-23 18:00"),
        ("lundi prochain", "2026-11-23 18:00"),
        ("Thursday", "2026-11-26 18:00"),  # never today
        ("next friday at 19:00", "2026-11-20 19:00"),
        ("am Samstag", "2026-11-21 18:00"),
        ("in 6 hours", "2026-11-19 18:00"),
        ("in 45 minutes", "2026-11-19 12:45"),
    ],
)
def test_what_is_typed_is_meant(typed: str, meant: str):
    assert read_moment(typed, PARIS, NOW) == at(meant)


@pytest.mark.parametrize(
    "typed",
    [
        *(
            "",
            "soon",
            "2026-02-30",
            "in days",
            "in 3 fortnights",
            "next",
            "25:00",
            "+",
            "\N{SNOWMAN}",
        ),
        *("2026-11-25 24:00", "2026-11-25 10:77", "in 999 blue", "monday tuesday", "9" * 300),
    ],
)
def test_what_is_no_moment(typed: str):
    assert read_moment(typed, PARIS, NOW) is None
    with pytest.raises(Refused, match="no day or time"):
        checked_moment(typed, PARIS, NOW)


@pytest.mark.parametrize(
    "typed", ["2026-11-18", "10.11.", "today 11:59", "2020-01-01", "in 0 days 8:00"]
)
def test_what_is_over_is_refused(typed: str):
    with pytest.raises(Refused) as refused:
        checked_moment(typed, PARIS, NOW)
    assert refused.value.code == "moment-past"


def test_what_is_years_ahead_is_refused():
    with pytest.raises(Refused) as refused:
        checked_moment("2036-11-18", PARIS, NOW)
    assert refused.value.code == "moment-far"


def test_in_so_many_days_is_the_same_time_of_the_day_when_clocks_are_set():
    saturday = at("2027-03-27 18:00")
    assert read_moment("in 2 days", PARIS, saturday) == at("2027-03-29 18:00")
    assert at("2027-03-29 18:00") - saturday == 47 * 3600
    # An hour that the clock jumps over is the moment of the jump.
    assert read_moment("2027-03-28 02:30", PARIS, saturday) == at("2027-03-28 03:00")


def test_the_day_is_the_one_of_the_zone():
    late = at("2026-11-19 23:30", "UTC")
    assert read_moment("tomorrow", "UTC", late) == at("2026-11-20 18:00", "UTC")
    assert read_moment("tomorrow", "Asia/Tokyo", late) == at("2026-11-21 18:00", "Asia/Tokyo")
