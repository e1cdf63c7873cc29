"""Structured logs: one JSON object a line, without secrets.

Whoever reads a log may learn neither a token, nor a password, nor what somebody has decided in
secret. Our own lines are written with that in mind. What libraries log is not: at DEBUG it is whole
payloads, and statements with their values. No list of what to leave out could be trusted there,
so of their values only such are written that cannot be secret; and of an exception that could have
been raised with anything in it, its kind and where it was raised.
"""

import json
import logging
import re
import sqlite3
import sys
import threading
import traceback
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp
import discord
from sqlalchemy.exc import DBAPIError

from data.problems import BackupFailed, Damaged, StoreUnavailable, reason
from service.settings import BadSettings
from service.sparing import SAID, OnceAMinute

log = logging.getLogger(__name__)

BLOT: Final = "•••"

OURS: Final = ("hedgepost", "bot", "cogs", "data", "engine", "render", "service", "words")
"""The first names of our own loggers; all others are libraries'."""

CHATTER: Final = ("discord", "aiohttp", "alembic", "asyncio")
"""Libraries that are heard from warnings on, unless everything is to be heard."""
NOISE: Final = ("aiosqlite", "sqlalchemy", "PIL")
"""Those of which nothing worth reading is left without their values."""

TELLING: Final = (
    *(OSError, sqlite3.Error, aiohttp.ClientError),
    *(
        discord.HTTPException,
        discord.GatewayNotFound,
        discord.ConnectionClosed,
        discord.RateLimited,
    ),
    *(StoreUnavailable, BackupFailed, Damaged, BadSettings),
    *(AttributeError, IndexError, NameError, TypeError, ZeroDivisionError, RecursionError),
)
"""Exceptions whose words name no values, or only such as are no secret."""

_SHORTEST: Final = 4
"""Characters below which a secret would blot out every other word."""

_ANSWERS: Final = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s?\"'<>)]+")
"""Addresses by which an interaction is answered: for a while, whoever has one can speak for us."""
_TOKENS: Final = re.compile(r"aW50ZXJhY3Rpb246[\w=-]+")
"""How Discord's tokens of interactions begin, wherever they stand."""
_PASSWORDS: Final = re.compile(r"(://[^/\s:@]*:)[^@\s]+(?=@)")

_QUOTED: Final = re.compile(r'"[^"]*"')
_METHODS: Final = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE"})
_ADDRESS: Final = re.compile(r"(?:https?|wss?)://")
_HARMLESS_PART: Final = re.compile(r"\d{1,20}|v\d+|[a-z@-]{1,24}")
_NAME: Final = re.compile(r"[A-Za-z_]{1,40}")
_EVENTS: Final = ("Dispatching event %s", "Unknown event %s.")
_FRAME: Final = {"op", "d", "s", "t"}
_BEFORE_VALUES: Final = re.compile(r"[^\n(<\[{'\"=]*")


class JsonLines(logging.Formatter):
    """A log record as one line of JSON, with secrets blotted out wherever they appear."""

    def __init__(self, *secrets: str) -> None:
        super().__init__()
        self._secrets = sorted({one for one in secrets if len(one) >= _SHORTEST}, key=len)[::-1]

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": self._blotted(message_of(record)),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = self._blotted("".join(_story(record.exc_info[1])).rstrip("\n"))
        return json.dumps(line, ensure_ascii=False)

    def _blotted(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, BLOT)
        text = _ANSWERS.sub(rf"\1{BLOT}", text)
        text = _PASSWORDS.sub(rf"\1{BLOT}", text)
        return _TOKENS.sub(BLOT, text)


def message_of(record: logging.LogRecord) -> str:
    """What a record says, without what may be secret."""
    if (said := getattr(record, SAID, None)) is not None:
        return said
    ours = record.name.partition(".")[0] in OURS
    text = str(record.msg)
    if not record.args:
        return text if ours else _BEFORE_VALUES.match(text)[0].strip()  # pyright: ignore[reportOptionalSubscript]
    event = text in _EVENTS
    if isinstance(record.args, Mapping):
        return text % {name: _shown(one, ours, event) for name, one in record.args.items()}
    return text % tuple(_shown(one, ours, event) for one in record.args)


def _shown(value: Any, ours: bool, event: bool) -> Any:
    """A value as it may stand in a line."""
    if isinstance(value, BaseException):
        return _Shown(words_of(value))
    if ours or value is None or isinstance(value, int | float):
        return value
    if isinstance(value, dict) and value.keys() == _FRAME:
        kind = str(value["t"])
        return _Shown(f"{kind if _NAME.fullmatch(kind) else BLOT} (op {value['op']})")
    text = str(value)
    if text in _METHODS or (event and _NAME.fullmatch(text)):
        return _Shown(text)
    return _Shown(_place(text) if _ADDRESS.match(text) else BLOT)


class _Shown(str):
    """A text that is the same however it is asked for."""

    def __repr__(self) -> str:
        return str(self)


def _place(address: str) -> str:
    """An address as far as it says where something was asked, and no more."""
    split = urlsplit(address)
    parts = [one if _HARMLESS_PART.fullmatch(one) else BLOT for one in split.path.split("/") if one]
    return f"{split.scheme}://{split.hostname}/{'/'.join(parts)}"


def words_of(error: BaseException) -> str:
    """The kind of an exception, and its words if they are known to be harmless."""
    kind = type(error).__qualname__
    if isinstance(error, DBAPIError):
        return f"{kind}: {reason(error)}"
    if not isinstance(error, TELLING):
        return f"{kind}: {BLOT}" if str(error) else kind
    if isinstance(error, discord.HTTPException):
        return f"{kind}: {_QUOTED.sub(BLOT, str(error))}"  # Discord repeats what it cannot take
    return f"{kind}: {error}"


def _story(error: BaseException, known: frozenset[int] = frozenset()) -> Iterable[str]:
    """How an exception came about: what led to it first, as Python tells it."""
    known |= {id(error)}
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and id(before) not in known:
        yield from _story(before, known)
        link = "led to" if error.__cause__ is not None else "was being handled when came"
        yield f"\n{link}:\n\n"
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(error.__traceback__)
    yield f"{words_of(error)}\n"
    if isinstance(error, BaseExceptionGroup):
        for one in error.exceptions:
            yield f"\n{type(error).__qualname__} holds:\n\n"
            yield from _story(one, known)


class _Lines(logging.StreamHandler[Any]):
    """Writes lines. One that cannot be written is not told together with what was in it."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # as logging calls it
        line = {"level": "ERROR", "logger": record.name, "message": "a line could not be written"}
        try:
            self.stream.write(json.dumps(line) + self.terminator)
            self.flush()
        except (OSError, ValueError):
            pass  # there is nowhere left to tell it


def start_logging(level: str, *secrets: str) -> None:
    """Log to standard error from this level on; the chatter of libraries from warnings on.

    What nobody has caught is logged as well, instead of being printed with everything in it.
    """
    handler = _Lines(sys.stderr)
    handler.setFormatter(JsonLines(*secrets))
    handler.addFilter(OnceAMinute(handler.emit, message_of))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    quiet = NOISE if level == "DEBUG" else (*NOISE, *CHATTER)
    for library in quiet:
        logging.getLogger(library).setLevel(logging.WARNING)
    sys.excepthook = lambda _, error, __: _uncaught("nobody has caught this", error)
    threading.excepthook = lambda told: _uncaught("a thread has failed", told.exc_value)
    sys.unraisablehook = lambda told: _uncaught("this could not be raised", told.exc_value)


def _uncaught(what: str, error: BaseException | None) -> None:
    if not isinstance(error, KeyboardInterrupt):
        log.critical(what, exc_info=error)
