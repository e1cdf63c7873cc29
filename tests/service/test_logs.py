"""Logs: a line of JSON each, without the token."""

import json
import logging
import sys
from collections.abc import Iterator

import pytest

from service.logs import JsonLines, start_logging


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


@pytest.fixture
def _as_before() -> Iterator[None]:
    root = logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    chatter = [(logging.getLogger(name), 0) for name in ("discord", "aiohttp", "alembic")]
    yield
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
