"""Days that are proposed for an absence."""

from datetime import date

import pytest
from discord import app_commands

from cogs.words.days import first_and_last, long_day, propose_first, propose_last
from engine.clock.clock import DAY, Span

TUESDAY = date(2026, 3, 24)


def numbers(choices: list[app_commands.Choice[str]]) -> list[int]:
    """Days of March 2026, those of April from 32 on."""
    days = [date.fromisoformat(one.value) for one in choices]
    return [(day - date(2026, 3, 1)).days + 1 for day in days]


@pytest.mark.parametrize(
    ("today", "days"),
    [
        (date(2026, 3, 23), [23, 24, 25, 28, 30, 37]),
        (TUESDAY, [24, 25, 26, 28, 31, 38]),
        (date(2026, 3, 28), [28, 29, 30, 35, 42]),
        (date(2026, 3, 29), [29, 30, 31, 35, 36, 43]),
    ],
    ids=["Monday", "Tuesday", "Saturday", "Sunday"],
)
def test_an_absence_begins_soon_or_on_saturday(today: date, days: list[int]):
    assert numbers(propose_first("en", "", today)) == days


def test_an_absence_lasts_some_days_or_until_sunday():
    lengths = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28]  # the sixth day is a Sunday
    days = numbers(propose_last("en", "", TUESDAY, TUESDAY))
    assert days == [23 + length for length in lengths]
    names = [one.name for one in propose_last("en", "", TUESDAY, TUESDAY)]
    assert names[0] == "Tuesday, 24 March 2026: that day alone (2026-03-24)"
    assert names[5] == "Sunday, 29 March 2026: 6 days (2026-03-29)"


def test_what_is_typed_is_proposed_or_narrows_the_choice():
    assert numbers(propose_first("en", "2026-03-27", TUESDAY)) == [27]
    assert numbers(propose_first("en", "SATUR", TUESDAY)) == [28]
    assert len(propose_first("en", "whenever", TUESDAY)) == 6, "all of them rather than none"
    assert numbers(propose_last("fr", "dimanche", TUESDAY, TUESDAY)) == [29]
    (before,) = propose_last("en", "2026-03-20", TUESDAY, TUESDAY)
    assert before.name == "Friday, 20 March 2026 (2026-03-20)", "no length before its beginning"


def test_days_are_written_out():
    assert long_day("en", date(2026, 12, 24)) == "Thursday, 24 December 2026"
    assert first_and_last(Span(DAY, 3 * DAY)) == ("<t:86400:D>", "<t:259199:D>")
