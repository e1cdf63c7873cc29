"""Limits on answers to interactions, by kind of answer."""

from __future__ import annotations

from enum import IntEnum

from parlour.limits import commands, messages, modals
from parlour.rest import errors
from parlour.rest.errors import Form
from parlour.rest.multipart import Body


class Answer(IntEnum):
    """Discord's interaction callback types, as far as bots over the gateway use them."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


def answer(body: Body) -> None:
    if not isinstance(body.json, dict):
        raise errors.bad_json()
    kind, data = body.json.get("type"), body.json.get("data")
    form = Form()
    if kind not in list(Answer):
        form.fault("type", code="BASE_TYPE_CHOICES", message="Not a known callback type")
    form.done()
    if kind == Answer.MESSAGE:
        messages.check(body, data or {}, path=("data",))
    elif kind == Answer.UPDATE:
        messages.check(body, data or {}, editing=True, path=("data",))
    elif kind == Answer.CHOICES:
        if not data:
            form.required("data")
        commands.choices(form, (data or {}).get("choices"), ("data", "choices"))
    elif kind == Answer.MODAL:
        modals.check(form, data, ("data",))
    form.done()
