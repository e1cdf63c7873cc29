"""Time zones, quiet hours and daily overviews: what is typed, and when it is in seconds."""

import doctest
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

import engine.clock.zones
import engine.people.settings
from engine.clock.clock import Span
from engine.clock.zones import checked_zone, moment, zone_of, zones_like
from engine.core import Refused
from engine.people.settings import PersonSettings, next_digest, quiet_at, read_minute, read_quiet

PARIS = ZoneInfo("Europe/Paris")
FORWARD, BACK = date(2026, 3, 29), date(2026, 10, 25)
"""When Paris jumps from 2:00 to 3:00, and falls from 3:00 to 2:00."""


def at(text: str, zone: ZoneInfo = PARIS) -> int:
    """A moment by what a zone's clock shows; `!` is the second time it shows it."""
    shown = datetime.fromisoformat(text.removesuffix("!")).replace(tzinfo=zone)
    return int(shown.replace(fold=int(text.endswith("!"))).timestamp())


@pytest.mark.parametrize(
    "module", [engine.people.settings, engine.clock.zones], ids=lambda one: one.__name__
)
def test_examples_in_the_texts(module):
    assert doctest.testmod(module).failed == 0


# Zones


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Europe/Paris", "Europe/Paris"),
        (" europe/PARIS ", "Europe/Paris"),
        ("paris", "Europe/Paris"),
        ("new york", "America/New_York"),
        ("utc", "UTC"),
    ],
)
def test_a_zone_however_it_is_typed(typed: str, name: str):
    assert checked_zone(typed) == name


def choices(typed: str) -> list[str]:
    """What is proposed instead of a zone that is refused."""
    with pytest.raises(Refused) as refused:
        checked_zone(typed)
    assert refused.value.code == "unknown-zone"
    found = refused.value.facts["choices"]
    assert not isinstance(found, int)
    return list(found)


@pytest.mark.parametrize(
    ("typed", "near"),
    [("Europe/Pariss", "Europe/Paris"), ("Berln", "Europe/Berlin"), ("Mars/Olympus", "UTC")],
)
def test_an_unknown_zone_is_refused_with_what_looks_like_it(typed: str, near: str):
    assert near in choices(typed)


def test_a_city_of_two_zones_is_asked_about():
    assert choices("Buenos Aires") == ["America/Argentina/Buenos_Aires", "America/Buenos_Aires"]


def test_zones_are_offered_by_city_first():
    assert zones_like("tok", 25)[0] == "Asia/Tokyo"
    assert zones_like("", 3) == ("UTC", "Europe/London", "Europe/Paris")
    assert len(zones_like("a", 25)) == 25


def test_a_zone_that_is_gone_counts_as_utc():
    assert zone_of("Atlantis/Capital").key == zone_of("../passwd").key == "UTC"


@pytest.mark.parametrize(
    ("day", "minute", "shown"),
    [
        (date(2026, 6, 1), 18 * 60, "2026-06-01T18:00"),
        (FORWARD, 90, "2026-03-29T01:30"),
        (FORWARD, 150, "2026-03-29T03:00"),  # there is no 2:30: the first moment behind it
        (FORWARD, 200, "2026-03-29T03:20"),
        (BACK, 150, "2026-10-25T02:30"),  # the first of two
        (BACK, 180, "2026-10-25T03:00"),
    ],
)
def test_moments_on_the_days_when_clocks_change(day: date, minute: int, shown: str):
    assert moment(day, minute, "Europe/Paris") == at(shown)


# Quiet hours


@pytest.mark.parametrize(
    ("typed", "quiet"),
    [
        ("22:00-08:00", (1320, 480)),
        ("22h – 8h", (1320, 480)),
        ("9 to 17", (540, 1020)),
        ("22:30-24:00", (1350, 0)),
        ("23:59-08:59", (1439, 539)),
        ("OFF", None),
    ],
)
def test_quiet_hours_as_people_type_them(typed: str, quiet: tuple[int, int] | None):
    assert read_quiet(typed) == quiet


@pytest.mark.parametrize("typed", ["22:00", "22:00-22:00", "25:00-08:00", "22:70-8:00", "", "-"])
def test_what_are_no_quiet_hours(typed: str):
    with pytest.raises(Refused, match="quiet hours"):
        read_quiet(typed)


@pytest.mark.parametrize("typed", ["24:01", "7:5", "noon", "-1:00", "18:00-19:00"])
def test_what_is_no_time_of_the_day(typed: str):
    with pytest.raises(Refused, match="time of the day"):
        read_minute(typed)


NIGHT = PersonSettings(zone="Europe/Paris", quiet=(1320, 480))


@pytest.mark.parametrize(
    ("shown", "start", "end"),
    [
        ("2026-06-01T23:00", "2026-06-01T22:00", "2026-06-02T08:00"),
        ("2026-06-02T00:00", "2026-06-01T22:00", "2026-06-02T08:00"),
        ("2026-06-01T22:00", "2026-06-01T22:00", "2026-06-02T08:00"),
        # A night of nine hours, and one of eleven.
        ("2026-03-29T01:00", "2026-03-28T22:00", "2026-03-29T08:00"),
        ("2026-10-25T02:30!", "2026-10-24T22:00", "2026-10-25T08:00"),
    ],
)
def test_quiet_hours_last_over_midnight(shown: str, start: str, end: str):
    assert quiet_at(NIGHT, at(shown)) == Span(at(start), at(end))


@pytest.mark.parametrize("shown", ["2026-06-01T21:59", "2026-06-02T08:00", "2026-06-02T12:00"])
def test_the_day_is_not_quiet(shown: str):
    assert quiet_at(NIGHT, at(shown)) is None
    assert quiet_at(PersonSettings(), at(shown)) is None


def test_quiet_hours_within_the_hour_that_comes_twice_or_never():
    early = PersonSettings(zone="Europe/Paris", quiet=(135, 165))  # 2:15 to 2:45
    assert quiet_at(early, at("2026-10-25T02:30")) is not None
    assert quiet_at(early, at("2026-10-25T02:30!")) is None
    assert quiet_at(early, at("2026-03-29T03:00")) is None


def test_quiet_hours_are_those_of_the_zone():
    tokyo = PersonSettings(zone="Asia/Tokyo", quiet=(1320, 480))
    noon = int(datetime(2026, 6, 1, 15, tzinfo=UTC).timestamp())
    assert quiet_at(tokyo, noon) is not None
    assert quiet_at(NIGHT, noon) is None


# The daily overview


def test_no_daily_overview_unless_it_is_wanted():
    assert next_digest(PersonSettings(), at("2026-06-01T12:00")) is None


@pytest.mark.parametrize("minute", [0, 60, 120, 150, 179, 18 * 60])
@pytest.mark.parametrize("zone", ["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "UTC"])
def test_one_overview_a_day_in_every_year(minute: int, zone: str):
    chosen = PersonSettings(zone=zone, digest=minute)
    now = int(datetime(2026, 1, 1, tzinfo=ZoneInfo(zone)).timestamp()) - 1
    for count in range(365):
        following = next_digest(chosen, now)
        assert following is not None
        now = following
        assert datetime.fromtimestamp(now, ZoneInfo(zone)).date() == date(2026, 1, 1) + timedelta(
            count
        )


def test_the_overview_of_today_or_else_of_tomorrow():
    evening = PersonSettings(zone="Europe/Paris", digest=18 * 60)
    assert next_digest(evening, at("2026-06-01T12:00")) == at("2026-06-01T18:00")
    assert next_digest(evening, at("2026-06-01T18:00")) == at("2026-06-02T18:00")
    assert next_digest(evening, at("2026-10-24T18:00")) == at("2026-10-25T18:00")
