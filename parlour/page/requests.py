"""What the page asks, read with care, and how it is told that something cannot be done."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from parlour.driver.problems import (
    AnswerRefused,
    BotDidNotAnswer,
    NoModal,
    NoSuchCommand,
    NoSuchComponent,
    NotUsable,
    ParlourError,
    StillThinking,
)
from parlour.rest.errors import ApiError


class BadRequest(Exception):
    """The page asked for something that cannot be."""

    def __init__(self, message: str, status: int = 400, code: str = "bad-request") -> None:
        super().__init__(message)
        self.status = status
        self.code = code


Handler = Callable[[web.Request], Awaitable[Any]]
_STATUS = {
    NoSuchCommand: (404, "no-such-command"),
    NoSuchComponent: (409, "no-such-component"),
    NotUsable: (403, "not-usable"),
    NoModal: (409, "no-modal"),
    AnswerRefused: (502, "answer-refused"),
    BotDidNotAnswer: (504, "no-answer"),
}


def refused(status: int, code: str, message: str) -> web.Response:
    """An error as the page reads it."""
    return web.json_response({"error": {"code": code, "message": message}}, status=status)


def answering(handler: Handler) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Turn what a handler returns, or raises, into JSON."""

    async def handle(request: web.Request) -> web.Response:
        try:
            return web.json_response(await handler(request))
        except BadRequest as error:
            return refused(error.status, error.code, str(error))
        except StillThinking:
            return web.json_response({"thinking": True})
        except ParlourError as error:
            known = (_STATUS[kind] for kind in type(error).__mro__ if kind in _STATUS)
            status, code = next(known, (400, "bad-request"))
            return refused(status, code, str(error))
        except ApiError as error:
            return refused(400, "bad-request", str(error.body.get("message", "not possible")))

    return handle


class Fields:
    """The fields of a request's JSON body, each checked as it is asked for."""

    def __init__(self, values: dict[str, Any]) -> None:
        self._values = values

    @classmethod
    async def of(cls, request: web.Request) -> Fields:
        try:
            values = json.loads(await request.read())
        except ValueError:
            raise BadRequest("the body is not JSON") from None
        if not isinstance(values, dict):
            raise BadRequest("the body is not a JSON object")
        return cls(values)

    def text(self, name: str, default: str | None = None, *, most: int = 6000) -> str:
        value = self._values.get(name, default)
        if not isinstance(value, str) or len(value) > most:
            raise BadRequest(f"{name!r} must be a text of at most {most} characters")
        return value

    def id(self, name: str) -> int:
        return number(self._values.get(name), name)

    def optional_id(self, name: str) -> int | None:
        return None if self._values.get(name) is None else self.id(name)

    def amount(self, name: str, default: float, *, least: float, most: float) -> float:
        value = self._values.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise BadRequest(f"{name!r} must be a number")
        if not least <= value <= most:
            raise BadRequest(f"{name!r} must be between {least:g} and {most:g}")
        return value

    def flag(self, name: str, default: bool = False) -> bool:
        value = self._values.get(name, default)
        if not isinstance(value, bool):
            raise BadRequest(f"{name!r} must be true or false")
        return value

    def mapping(self, name: str) -> dict[str, Any]:
        value = self._values.get(name) or {}
        if not isinstance(value, dict):
            raise BadRequest(f"{name!r} must be an object")
        return value

    def texts(self, name: str) -> list[str]:
        value = self._values.get(name)
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise BadRequest(f"{name!r} must be a list of texts")
        return value


def number(value: Any, name: str) -> int:
    """An id, which the page writes as text because it is too long for its numbers."""
    if not isinstance(value, str) or not value.isascii() or not value.isdigit() or len(value) > 20:
        raise BadRequest(f"{name!r} must be an id")
    return int(value)
