"""Limits on channels, threads and nicknames."""

from __future__ import annotations

from typing import Any

from parlour.rest import errors
from parlour.rest.errors import Form
from parlour.rest.multipart import Body

_THREADS = (10, 11, 12)
_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def _object(body: Body) -> dict[str, Any]:
    if not isinstance(body.json, dict):
        raise errors.bad_json()
    return body.json


def new_thread(body: Body) -> None:
    form = Form()
    kind = _object(body).get("type")
    if kind is not None and kind not in _THREADS:
        message = f"Value must be one of {_THREADS}."
        form.fault("type", code="BASE_TYPE_CHOICES", message=message)
    _check_new(form, body)
    form.done()


def new_channel(body: Body) -> None:
    form = Form()
    _check_new(form, body)
    form.done()


def _check_new(form: Form, body: Body) -> None:
    if not (_object(body).get("name") or "").strip():
        form.required("name")
    _check_place(form, _object(body))


def edited_channel(body: Body) -> None:
    form = Form()
    _check_place(form, _object(body))
    form.done()


def nickname(body: Body) -> None:
    form = Form()
    form.length(_object(body).get("nick"), 0, 32, "nick")
    form.done()


def _check_place(form: Form, data: dict[str, Any]) -> None:
    form.length(data.get("name"), 1, 100, "name")
    form.length(data.get("topic"), 0, 1024, "topic")
    minutes = data.get("auto_archive_duration")
    if minutes is not None and minutes not in _ARCHIVE_MINUTES:
        message = f"Value must be one of {_ARCHIVE_MINUTES}."
        form.fault("auto_archive_duration", code="BASE_TYPE_CHOICES", message=message)
    slowmode = data.get("rate_limit_per_user")
    if isinstance(slowmode, int) and not 0 <= slowmode <= 21600:
        message = "int value should be between 0 and 21600."
        form.fault("rate_limit_per_user", code="NUMBER_TYPE_MAX", message=message)
