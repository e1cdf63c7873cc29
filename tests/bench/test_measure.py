"""When a row of the bench keeps its promise."""

import pytest

from bench.__main__ import line
from bench.measure import Row


@pytest.mark.parametrize(
    ("row", "kept"),
    [
        (Row("a", 5, "%", "at least", 5), True),
        (Row("a", 4.9, "%", "at least", 5), False),
        (Row("a", 5, "s", "at most", 5), True),
        (Row("a", 5.1, "s", "at most", 5), False),
        (Row("a", 5, "%", "within", 5, most=15), True),
        (Row("a", 15, "%", "within", 5, most=15), True),
        (Row("a", 4.9, "%", "within", 5, most=15), False),
        (Row("a", 15.1, "%", "within", 5, most=15), False),
        (Row("a", 1, "bytes"), True),
    ],
)
def test_a_promise_is_about_the_value(row: Row, kept: bool):
    assert row.kept is kept


def test_too_little_measured_breaks_a_promise_only_if_all_that_is_possible_does():
    assert Row("a", 40, "%", "at least", 50, between=(30, 50)).kept
    assert not Row("a", 40, "%", "at least", 50, between=(30, 49)).kept
    assert Row("a", 20, "%", "within", 5, most=15, between=(15, 30)).kept
    assert not Row("a", 20, "%", "within", 5, most=15, between=(16, 30)).kept
    assert not Row("a", 3, "%", "within", 5, most=15, between=(1, 4)).kept
    assert Row("a", 2, "s", "at most", 1, between=(1, 3)).kept
    assert not Row("a", 2, "s", "at most", 1, between=(1.5, 3)).kept


def test_a_further_condition_breaks_it_too():
    assert not Row("a", 60, "%", "at least", 50, holds=False).kept


def test_a_line_tells_kept_missed_and_what_is_still_open():
    assert "at least 5: kept" in line(Row("a", 5, "%", "at least", 5))
    assert "at least 5: MISSED" in line(Row("a", 4, "%", "at least", 5))
    assert "within 5 to 15: open" in line(Row("a", 9, "%", "within", 5, most=15, between=(1, 20)))
    assert "1,024 bytes" in line(Row("a", 1024, "bytes"))
