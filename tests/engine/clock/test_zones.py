"""Times of day in a zone, where clocks jump and days are skipped."""

from datetime import datetime

import pytest

from engine.clock.zones import next_at


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("2026-11-18T07:59:59+01:00", "2026-11-18T08:00:00+01:00"),
        ("2026-11-18T08:00:00+01:00", "2026-11-19T08:00:00+01:00"),
        ("2026-12-31T23:59:59+01:00", "2027-01-01T08:00:00+01:00"),
        ("2026-10-24T20:00:00+02:00", "2026-10-25T08:00:00+01:00"),  # clocks went back
    ],
)
def test_the_next_time_of_day_is_behind_now(now: str, then: str):
    at = next_at(8 * 60, "Europe/Paris", int(datetime.fromisoformat(now).timestamp()))
    assert at == int(datetime.fromisoformat(then).timestamp())


def test_a_day_that_a_zone_skips_ends_at_once():
    # Samoa went from the 29th of December 2011 to the 31st.
    now = int(datetime.fromisoformat("2011-12-29T09:00:00-10:00").timestamp())
    at = next_at(8 * 60, "Pacific/Apia", now)
    assert at == int(datetime.fromisoformat("2011-12-31T00:00:00+14:00").timestamp())
