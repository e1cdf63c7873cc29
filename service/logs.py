"""Structured logs: one JSON object a line, without secrets."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final

from service.sparing import OnceAMinute

_ANSWERS: Final = re.compile(r"(/(?:interactions|webhooks)/\d+/)[\w.-]+")
"""Addresses by which an interaction is answered: for a while, whoever has one can speak for us."""


class JsonLines(logging.Formatter):
    """A log record as one line of JSON, with the secret blotted out wherever it appears."""

    def __init__(self, secret: str) -> None:
        super().__init__()
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        text = json.dumps(line, ensure_ascii=False)
        text = _ANSWERS.sub(r"\1•••", text)
        return text.replace(self._secret, "•••") if self._secret else text


def start_logging(level: str, secret: str = "") -> None:
    """Log to standard error from this level on; the chatter of libraries from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(secret))
    handler.addFilter(OnceAMinute(handler.emit))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    if level != "DEBUG":
        for library in ("discord", "aiohttp", "alembic"):
            logging.getLogger(library).setLevel(logging.WARNING)
