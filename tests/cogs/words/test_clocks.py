"""Times as people type them, and the clocks worth offering."""

import pytest

from cogs.words.clocks import (
    EXPIRIES,
    PRESETS,
    as_expiry,
    as_preset,
    clock_lines,
    clock_text,
    duration_text,
    preset_of,
    read_duration,
    time_left,
)
from engine.clock.clock import DAY, HOUR, MINUTE, Clock
from engine.core import Refused
from engine.table.model import Player
from tests.data.examples import running

MINUTES = ("m", "min", "minute", "minutes")
HOURS = ("h", "hour", "hours", "heure", "heures")
DAYS = ("d", "day", "days", "j", "jour", "jours")
WEEKS = ("w", "week", "weeks", "semaine", "semaines")


@pytest.mark.parametrize(
    ("words", "seconds"),
    [(MINUTES, 60), (HOURS, 3600), (DAYS, 86400), (WEEKS, 604800)],
    ids=["minutes", "hours", "days", "weeks"],
)
def test_every_word_for_a_time_is_understood(words: tuple[str, ...], seconds: int):
    for word in words:
        assert read_duration(f"3{word}") == read_duration(f" 3 {word.upper()} ") == 3 * seconds


@pytest.mark.parametrize("word", ["off", "none", "no", "0", "non", "aucun", "aucune", "sans"])
def test_every_word_for_no_time_is_understood(word: str):
    assert read_duration(f" {word.upper()} ") == 0


def test_several_parts_make_one_time():
    assert read_duration("1w 2d 3h 4m") == 9 * DAY + 3 * HOUR + 4 * MINUTE
    for typed in ("", "soon", "3", "3 h and", "h 3", "1234567m", "2 fortnights"):
        with pytest.raises(Refused):
            read_duration(typed)


def test_the_clocks_worth_offering():
    assert dict(PRESETS) == {
        "off": Clock(0),
        "1d": Clock(86400),
        "2d": Clock(172800),
        "3d": Clock(259200),
        "7d": Clock(604800),
        "brisk": Clock(3600, reserve=86400, refill=3600),
    }
    for word in PRESETS:
        clock = as_preset(Clock(1, expiry="out", weekends=False), word)
        assert preset_of(clock) == word
        assert (clock.expiry, clock.weekends) == ("out", False), "all else stays"
    assert preset_of(Clock(5 * HOUR)) is None
    assert [as_expiry(Clock(), end).expiry for end in EXPIRIES] == list(EXPIRIES)
    for change in (as_preset, as_expiry):
        with pytest.raises(Refused):
            change(Clock(), "sundial")


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "0 min"),
        (90 * MINUTE, "1 h 30 min"),
        (DAY - MINUTE, "23 h 59 min"),
        (DAY, "1 day"),
        (DAY + HOUR, "25 h"),
        (2 * DAY, "48 h"),
        (2 * DAY + MINUTE, "2 days 1 min"),
        (3 * DAY, "3 days"),
    ],
)
def test_a_time_is_said_in_as_few_words_as_are_exact(seconds: int, said: str):
    assert duration_text("en", seconds).replace("\u00a0", " ") == said


@pytest.mark.parametrize(
    ("clock", "said"),
    [
        (Clock(0, reserve=HOUR, most_away=0), "off, everybody takes the time they need"),
        (Clock(DAY), "1 day for a decision"),
        (Clock(DAY, most_away=0), "1 day for a decision · absences do not stop it"),
        (Clock(DAY, reserve=HOUR), "1 day for a decision · 1 h in reserve"),
        (
            Clock(DAY, 2 * HOUR, HOUR, weekends=False, zone="Asia/Tokyo", most_away=3 * DAY),
            "1 day for a decision · 2 h in reserve (+1 h with every decision) · weekends off "
            "(Asia/Tokyo) · absences stop it for 3 days at most",
        ),
    ],
)
def test_a_clock_says_all_that_is_special_about_it(clock: Clock, said: str):
    assert clock_text("en", clock).replace("\u00a0", " ") == said
    assert len(clock_lines("en", clock)) == (2 if clock.limit else 1)


def test_who_has_how_much_time_left():
    def left(*players: tuple[int, int]) -> str:
        seats = [
            Player(1, name, asked=asked, deadline=end)
            for name, (asked, end) in zip("AB", players, strict=True)
        ]
        return time_left("en", running(players=tuple(seats)))

    assert left((0, 9000), (0, 9000)) == ""
    assert left((1, 0), (1, 0)) == ""
    assert left((1, 9000), (0, 8000)) == "due <t:9000:R>"
    assert left((1, 9000), (1, 9000)) == "due <t:9000:R>"
    assert left((1, 9000), (1, 8000)) == "due <t:8000:R> (B), <t:9000:R> (A)"
    assert left((1, 9000), (1, 0)) == "due <t:9000:R> (A)"
