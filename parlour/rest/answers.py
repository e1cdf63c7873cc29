"""Answers to interactions, and what follows them by the interaction's token."""

from __future__ import annotations

from typing import Any

from parlour.limits import messages as limits
from parlour.limits.callbacks import answer as answer_limits
from parlour.rest.calls import Call, Route
from parlour.world import payloads
from parlour.world.interaction import Interaction


async def answer(call: Call) -> dict[str, Any] | None:
    interactions = call.backstage.interactions
    token = call.request.match_info["webhook_token"]
    interaction = interactions.awaiting_answer(call.number("webhook_id"), token)
    result = interactions.take_answer(interaction, call.body)
    return result if call.flag("with_response") else None


def _interaction(call: Call) -> Interaction:
    token = call.request.match_info["webhook_token"]
    return call.backstage.interactions.by_token(call.number("webhook_id"), token)


async def follow_up(call: Call) -> dict[str, Any]:
    message = call.backstage.interactions.follow_up(_interaction(call), call.body)
    return payloads.message(call.world, message)


async def read(call: Call) -> dict[str, Any]:
    name = call.request.match_info["message_id"]
    message = call.backstage.interactions.message_of(_interaction(call), name)
    return payloads.message(call.world, message)


async def edit(call: Call) -> dict[str, Any]:
    interactions = call.backstage.interactions
    interaction = _interaction(call)
    message = interactions.message_of(interaction, call.request.match_info["message_id"])
    return payloads.message(call.world, interactions.edit(interaction, message, call.body))


async def delete(call: Call) -> None:
    interactions = call.backstage.interactions
    interaction = _interaction(call)
    message = interactions.message_of(interaction, call.request.match_info["message_id"])
    interactions.delete(interaction, message)


_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
_MESSAGE = f"{_HOOK}/messages/{{message_id}}"

ROUTES = [
    Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        answer,
        answer_limits,
        by_token=True,
    ),
    Route("POST", _HOOK, follow_up, limits.new_message, by_token=True),
    Route("GET", _MESSAGE, read, by_token=True),
    Route("PATCH", _MESSAGE, edit, limits.edited_message, by_token=True),
    Route("DELETE", _MESSAGE, delete, by_token=True),
]
