"""The log tells the same trouble once a minute, and how often it came."""

import logging

from engine.host.store import Unavailable
from service.logs import message_of
from service.sparing import EVERY, MOST_KINDS, OnceAMinute


class Log:
    """What comes of records, and a clock to turn."""

    def __init__(self) -> None:
        self.now = 0.0
        self.lines: list[str] = []
        self._filter = OnceAMinute(self._write, message_of, lambda: self.now)

    def _write(self, record: logging.LogRecord) -> None:
        self.lines.append(message_of(record))

    def say(
        self, level: int, text: str, *values: object, error: Exception | None = None
    ) -> list[str]:
        """The lines that this leads to."""
        self.lines.clear()
        info = None if error is None else (type(error), error, None)
        record = logging.LogRecord("cogs.x", level, "x.py", 1, text, values, info)
        if self._filter.filter(record):
            self._write(record)
        return list(self.lines)


def test_what_repeats_itself_is_told_once_a_minute():
    log = Log()
    assert log.say(logging.ERROR, "a slip at %d", 3) == ["a slip at 3"]
    assert [log.say(logging.ERROR, "a slip at %d", 3) for _ in range(70)] == [[]] * 70
    assert log.say(logging.ERROR, "a slip at %d", 4) == ["a slip at 4"], "another one"
    log.now += EVERY
    assert log.say(logging.ERROR, "a slip at %d", 3) == [
        "a slip at 3 (70 more like this since then)"
    ]
    assert log.say(logging.ERROR, "a slip at %d", 3) == []


def test_what_was_left_out_is_told_even_if_it_is_over():
    log = Log()
    log.say(logging.WARNING, "a slip")
    log.say(logging.WARNING, "a slip")
    log.now += EVERY
    assert log.say(logging.INFO, "all is well") == [
        "a slip (1 more like this since then)",
        "all is well",
    ]
    assert log.say(logging.INFO, "all is well") == ["all is well"], "news may come twice"


def test_a_store_that_cannot_be_used_is_one_trouble_wherever_it_shows():
    log = Log()
    full = [Unavailable("The disk is full.") for _ in range(3)]
    assert log.say(logging.ERROR, "no beat", error=full[0]) == ["no beat: The disk is full."]
    assert log.say(logging.ERROR, "no board at %d", 3, error=full[1]) == []
    other = Unavailable("It is locked.")
    assert log.say(logging.ERROR, "no beat", error=other) == ["no beat: It is locked."]


def test_the_same_words_about_another_error_are_told():
    log = Log()
    for error in (ValueError("one"), ValueError("two"), KeyError("one")):
        assert log.say(logging.ERROR, "event x failed", error=error) == ["event x failed"]


def test_a_minute_is_not_over_before_it_is():
    log = Log()
    log.say(logging.WARNING, "a slip")
    log.now += EVERY - 0.1
    assert log.say(logging.WARNING, "a slip") == []
    log.now += 0.1
    assert log.say(logging.WARNING, "a slip") == ["a slip (1 more like this since then)"]
    log.now += EVERY
    assert log.say(logging.WARNING, "a slip") == ["a slip"], "none was left out"
    log.now += EVERY
    assert log.say(logging.INFO, "all is well") == ["all is well"]


def test_only_so_many_kinds_of_trouble_are_remembered():
    log = Log()
    for number in range(MOST_KINDS + 1):
        assert log.say(logging.ERROR, "slip %d", number) == [f"slip {number}"]
    assert log.say(logging.ERROR, "slip %d", MOST_KINDS - 1) == []
    assert log.say(logging.ERROR, "slip %d", MOST_KINDS) == [f"slip {MOST_KINDS}"]
    assert MOST_KINDS == 256
