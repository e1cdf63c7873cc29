"""Logs: a line of JSON each, without the token and without anybody's secrets."""

import json
import logging
import sys
import threading
from collections.abc import Iterator
from types import SimpleNamespace
from urllib.parse import unquote

import aiohttp
import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError

from data.problems import unavailable
from service.logs import CHATTER, NOISE, JsonLines, start_logging, words_of
from service.settings import Settings


def line(formatter: JsonLines, message: str, *values: object, failed: bool = False) -> str:
    error = None
    if failed:
        try:
            raise ValueError("with s3cret in it")
        except ValueError:
            error = sys.exc_info()
    record = logging.LogRecord("hedgepost.x", logging.INFO, "x.py", 1, message, values, error)
    return formatter.format(record)


def test_a_record_is_one_line_of_json():
    written = json.loads(line(JsonLines(""), "two\nlines for %s", "Zoë"))
    assert written.pop("time").endswith("+00:00")
    assert written == {"level": "INFO", "logger": "hedgepost.x", "message": "two\nlines for Zoë"}
    assert "\n" not in line(JsonLines(""), "two\nlines")
    assert "Zoë" in line(JsonLines(""), "for %s", "Zoë"), "as it can be read and searched for"


def test_the_token_is_blotted_out_everywhere():
    written = line(JsonLines("s3cret"), "the token is %s", "s3cret", failed=True)
    assert "s3cret" not in written
    assert "ValueError" in json.loads(written)["error"]


def test_where_interactions_are_answered_is_blotted_out():
    address = "http://discord/api/v10/interactions/15/aW50-ZXJhY_3Rpb24.x/callback?with_response=1"
    written = json.loads(line(JsonLines(""), "cannot write to %s", address))["message"]
    assert written == (
        "cannot write to http://discord/api/v10/interactions/15/•••/callback?with_response=1"
    )


def test_a_quoted_address_is_blotted_out_whole():
    address = "http://discord/api/v10/webhooks/15/aW50%2BZXJhY%3D3Rpb24/messages/@original"
    written = json.loads(line(JsonLines(""), "cannot write to %s", address))["message"]
    assert written == ("cannot write to http://discord/api/v10/webhooks/15/•••/messages/@original")


@pytest.mark.parametrize("password", ["badger-sett", "badger%40sett/"])
def test_the_password_of_a_database_is_blotted_out(password: str):
    settings = Settings(database=f"postgresql+asyncpg://me:{password}@host/games")
    told = JsonLines(*settings.secrets)
    assert "badger" not in line(told, "no way to %s with %s", settings.database, unquote(password))
    assert "badger" not in line(JsonLines(), "no way to %s", settings.database)
    assert repr(settings).startswith("Settings(database='postgresql+asyncpg://me:•••@host/games'")


def test_a_secret_within_another_leaves_nothing_of_the_longer_one():
    written = line(JsonLines("badger", "badger-sett-key"), "with %s", "badger-sett-key")
    assert "sett" not in written


def told(name: str, message: str, *values: object) -> str:
    record = logging.LogRecord(name, logging.DEBUG, "x.py", 1, message, values, None)
    return json.loads(JsonLines().format(record))["message"]


def test_of_what_libraries_log_only_harmless_values_are_written():
    move = {"name": "moves", "value": "lay 2 3 4"}
    frame = {"op": 0, "s": 7, "t": "INTERACTION_CREATE", "d": {"token": "abc", "data": move}}
    written = told("discord.gateway", "For Shard ID %s: WebSocket Event: %s", 3, frame)
    assert written == "For Shard ID 3: WebSocket Event: INTERACTION_CREATE (op 0)"

    address = "https://discord.com/api/v10/interactions/15/aW50ZXJhY3Rpb24-x/callback?secret=1"
    written = told("discord.http", "%s %s with %s has returned %s", "POST", address, move, 204)
    assert written == (
        "POST https://discord.com/api/v10/interactions/15/•••/callback with ••• has returned 204"
    )

    call = "functools.partial(<built-in method execute>, 'INSERT', ('lay 2 3 4',))"
    assert told("aiosqlite", "executing %s", call) == "executing •••"
    assert told("discord.ui.view", "Discarding %r", "hp:1:move:lay 2 3 4") == "Discarding •••"
    written = told("asyncio", f"Exception in callback played({move!r})\nhandle: <Handle {move}>")
    assert written == "Exception in callback played"
    assert told("some.library", "%(what)s in %(seconds).2fs", {"what": move, "seconds": 2}) == (
        "••• in 2.00s"
    )


def test_our_own_lines_are_written_as_they_are():
    assert (
        told("cogs.delivery.outbox", "table %d: %s", 3, "posted (again)")
        == "table 3: posted (again)"
    )
    failed = aiohttp.ClientConnectionError("Connection lost")
    assert told("cogs.delivery.outbox", "failed (%r)", failed) == (
        "failed (ClientConnectionError: Connection lost)"
    )
    assert (
        told("cogs.delivery.outbox", "failed (%s)", ValueError("lay 2 3 4"))
        == "failed (ValueError: •••)"
    )


def test_the_story_of_an_exception_is_told_without_what_was_in_it():
    def played(move: str) -> None:
        try:
            {}[move]
        except KeyError as error:
            raise RuntimeError(f"Command 'move' raised an exception: {error}") from error

    with pytest.raises(RuntimeError) as failed:
        played(" ".join(("lay", "2", "3", "4")))
    error = (failed.type, failed.value, failed.tb)
    record = logging.LogRecord("x", logging.ERROR, "x.py", 1, "failed", (), error)
    written = json.loads(JsonLines().format(record))["error"]
    assert "lay 2" not in written
    kinds = [one for one in written.splitlines() if not one.startswith((" ", "Traceback"))]
    assert kinds == ["KeyError: •••", "", "led to:", "", "RuntimeError: •••"]
    assert "in played" in written


def test_a_database_that_refuses_a_row_does_not_repeat_it():
    """PostgreSQL tells the whole row, with its seed, in the lines behind the first."""
    cause = Exception('null value in column "owner"\nDETAIL:  Failing row contains (7, s33d).')
    error = IntegrityError("INSERT INTO tables", {"seed": b"s33d"}, cause, hide_parameters=True)
    assert words_of(error) == 'IntegrityError: null value in column "owner"'
    cause = Exception("invalid input for query argument $3: 'lay 2 3 4' (a number is required)")
    error = DBAPIError("INSERT INTO moves", {}, cause)
    assert words_of(error) == "DBAPIError: invalid input for query argument $3"
    assert str(unavailable(make_url("postgresql+asyncpg://h/d"), error)) == (
        "The database postgresql+asyncpg://h/d cannot be used: invalid input for query argument $3."
    )


class _Wicked:
    def __str__(self) -> str:
        raise ValueError("lay 2 3 4")


@pytest.mark.usefixtures("_as_before")
def test_a_line_that_cannot_be_written_is_not_told_with_its_values(
    capsys: pytest.CaptureFixture[str],
):
    start_logging("DEBUG")
    logging.getLogger("hedgepost").info("%s %s", "lay 2 3 4", _Wicked())
    logging.getLogger("hedgepost").info(*("too many values", "lay 2 3 4"))
    told = capsys.readouterr().err
    assert [json.loads(line)["message"] for line in told.splitlines()] == [
        "a line could not be written"
    ] * 2


@pytest.mark.usefixtures("_as_before")
def test_what_nobody_has_caught_is_logged_like_everything(capsys: pytest.CaptureFixture[str]):
    start_logging("INFO")
    error = ValueError("lay 2 3 4")
    sys.excepthook(ValueError, error, None)
    thread = threading.Thread()
    threading.excepthook(threading.ExceptHookArgs((ValueError, error, None, thread)))
    sys.unraisablehook(SimpleNamespace(exc_value=error))  # type: ignore[arg-type]
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["message"] for line in lines] == [
        "nobody has caught this",
        "a thread has failed",
        "this could not be raised",
    ]
    assert {line["error"].splitlines()[-1] for line in lines} == {"ValueError: •••"}


@pytest.mark.usefixtures("_as_before")
def test_at_debug_libraries_are_heard_but_those_without_a_word_to_say(
    capsys: pytest.CaptureFixture[str],
):
    start_logging("DEBUG")
    logging.getLogger("discord.client").debug("Dispatching event %s", "ready")
    logging.getLogger("aiosqlite").debug("executing %s", "INSERT")
    (written,) = map(json.loads, capsys.readouterr().err.splitlines())
    assert written["message"] == "Dispatching event ready"


@pytest.fixture
def _as_before() -> Iterator[None]:
    root = logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    libraries = [logging.getLogger(name) for name in (*CHATTER, *NOISE)]
    chatter = [(logger, logger.level) for logger in libraries]
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    yield
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
    root.handlers[:] = handlers
    root.setLevel(level)
    for logger, quiet in chatter:
        logger.setLevel(quiet)


@pytest.mark.usefixtures("_as_before")
def test_logs_go_to_standard_error(capsys: pytest.CaptureFixture[str]):
    start_logging("INFO", "s3cret")
    logging.getLogger("hedgepost").info("hello s3cret")
    logging.getLogger("discord.gateway").info("chatter")
    out, err = capsys.readouterr()
    assert out == ""
    (written,) = map(json.loads, err.splitlines())
    assert written["message"] == "hello •••"
