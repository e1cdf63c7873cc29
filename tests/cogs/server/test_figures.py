"""Figures of a server, without what nobody wants to know of an average."""

import pytest

from cogs.server.figures import _rounded
from engine.clock.clock import DAY, HOUR, MINUTE


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0, MINUTE),
        (29, MINUTE),
        (95, 2 * MINUTE),
        (2 * HOUR - 91, 2 * HOUR - 2 * MINUTE),
        (2 * HOUR, 2 * HOUR),
        (2 * HOUR + 20 * MINUTE, 2 * HOUR),
        (DAY + 40 * MINUTE, DAY + HOUR),
    ],
)
def test_an_average_is_told_to_the_minute_or_to_the_hour(seconds: int, told: int):
    assert _rounded(seconds) == told
