"""Messages in channels: posting, reading, editing, deleting."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from parlour.gateway.session import Intent
from parlour.limits import messages as limits
from parlour.rest import errors
from parlour.rest.calls import Call, Route
from parlour.rest.errors import ApiError, Form
from parlour.world import payloads, posting
from parlour.world.model import Channel, Message
from parlour.world.permissions import Permission

_NONCE_LASTS = timedelta(minutes=5)
_OLD = timedelta(hours=1)


def _shown(call: Call, message: Message) -> dict[str, Any]:
    """A message as the bot may read it."""
    data = payloads.message(call.world, message)
    channel = call.world.channels[message.channel_id]
    if channel.is_dm or Intent.MESSAGE_CONTENT in call.backstage.gateway.privileged:
        return data
    return payloads.without_content(data, call.world.bot.id)


def _reachable(call: Call, channel: Channel) -> None:
    """A person may close their private messages, or share no guild with the bot any more."""
    world = call.world
    if not channel.is_dm:
        return
    for user in map(world.users.__getitem__, channel.recipient_ids):
        if user is not world.bot and not (world.meets_bot(user) and user.accepts_dms):
            raise errors.cannot_message_user()


def _replied_to(call: Call, channel: Channel) -> Message | None:
    reference = call.data.get("message_reference")
    if not reference or reference.get("type"):
        return None
    granted = call.world.permissions(call.world.bot.id, channel)
    if Permission.READ_MESSAGE_HISTORY not in granted:
        raise errors.cannot_reply_without_history()
    target = call.world.find_message(channel.id, int(reference["message_id"]))
    if (target is None or target.ephemeral) and reference.get("fail_if_not_exists", True):
        form = Form()
        message = "Unknown message"
        form.fault("message_reference", code="REPLIES_UNKNOWN_MESSAGE", message=message)
        form.done()
    return target


def _same_nonce(call: Call, channel: Channel) -> Message | None:
    """With `enforce_nonce`, a message posted twice in a few minutes is posted once."""
    nonce = call.data.get("nonce")
    if nonce is None or not call.data.get("enforce_nonce"):
        return None
    since = call.world.clock.today() - _NONCE_LASTS
    for message in call.world.newest_first(channel.id):
        if message.created_at < since:
            break
        if message.nonce == nonce and message.author_id == call.world.bot.id:
            return message
    return None


async def create(call: Call) -> dict[str, Any]:
    world = call.world
    channel = call.channel()
    files = {"attachments": call.data.get("attachments") or list(call.body.files)}
    posting.require_postable(world, channel, world.bot.id, files)
    _reachable(call, channel)
    again = _same_nonce(call, channel)
    if again is not None:
        return payloads.message(world, again)
    replied_to = _replied_to(call, channel)
    granted = world.permissions(world.bot.id, channel)
    # Discord drops embeds silently where they are not allowed.
    data = call.data if Permission.EMBED_LINKS in granted else call.data | {"embeds": []}
    if not limits.has_substance(data, call.body):
        raise errors.empty_message()
    message = posting.post(world, channel, world.bot.id, data, call.body, replied_to=replied_to)
    return payloads.message(world, message)


def _in_query(
    form: Form, query: Mapping[str, str], key: str, least: int = 0, most: int = 2**64
) -> int | None:
    """A number in the query, if it is there; what is wrong with it goes into `form`."""
    text = query.get(key)
    if text is None:
        return None
    if not text.isdecimal() or len(text) > len(str(most)):
        form.fault(key, code="NUMBER_TYPE_COERCE", message=f'Value "{text}" is not int.')
        return None
    if not least <= int(text) <= most:
        message = f"int value should be between {least} and {most}."
        form.fault(key, code="NUMBER_TYPE_MAX", message=message)
    return int(text)


async def listed(call: Call) -> list[dict[str, Any]]:
    channel = call.channel()
    granted = call.world.permissions(call.world.bot.id, channel)
    if Permission.READ_MESSAGE_HISTORY not in granted:
        return []
    query = call.request.query
    form = Form()
    most = _in_query(form, query, "limit", 1, 100) or 50
    ends = {key: _in_query(form, query, key) for key in ("before", "after", "around")}
    form.done()
    found = [message for message in call.world.messages_in(channel.id) if not message.ephemeral]
    if ends["before"] is not None:
        found = [message for message in found if message.id < ends["before"]]
    if ends["after"] is not None:
        found = [message for message in found if message.id > ends["after"]][:most]
    if ends["around"] is not None:
        middle = ends["around"]
        older = [message for message in found if message.id <= middle][-(most // 2 + 1) :]
        found = older + [message for message in found if message.id > middle][: most // 2]
    return [_shown(call, message) for message in reversed(found[-most:])]


async def one(call: Call) -> dict[str, Any]:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    return _shown(call, call.message(channel))


async def edit(call: Call) -> dict[str, Any]:
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.world.bot.id:
        raise errors.not_the_author()
    if channel.is_thread and channel.archived:
        raise errors.thread_archived()
    granted = call.world.permissions(call.world.bot.id, channel)
    if call.body.files and Permission.ATTACH_FILES not in granted:
        raise errors.missing_permissions()
    _limit_old_edits(call, message)
    posting.change(call.world, message, call.data, call.body)
    return payloads.message(call.world, message)


def _limit_old_edits(call: Call, message: Message) -> None:
    """Edits of messages older than an hour are counted apart."""
    counter = call.backstage.old_edits
    if counter is None or call.world.clock.today() - message.created_at < _OLD:
        return
    verdict = counter.take("edits", str(message.channel_id), counts_overall=False)
    if verdict.retry_after is not None:
        raise ApiError(
            429,
            30046,
            "Maximum number of edits to messages older than 1 hour reached. Try again later.",
            extra={"retry_after": verdict.retry_after, "global": False},
            headers=verdict.headers,
        )


async def delete(call: Call) -> None:
    channel = call.channel()
    message = call.message(channel)
    granted = call.world.permissions(call.world.bot.id, channel)
    own = message.author_id == call.world.bot.id
    if not own and Permission.MANAGE_MESSAGES not in granted:
        raise errors.missing_permissions()
    if channel.is_thread and channel.archived:
        raise errors.thread_archived()
    call.world.delete_message(message)


async def delete_many(call: Call) -> None:
    channel = call.channel(Permission.MANAGE_MESSAGES)
    numbers = [int(number) for number in call.data.get("messages") or ()]
    if not 2 <= len(numbers) <= 100:
        raise ApiError(400, 50016, "Provided too few or too many messages to delete")
    for number in numbers:
        message = call.world.find_message(channel.id, number)
        if message is not None and not message.ephemeral:
            call.world.delete_message(message)


_ONE = "/channels/{channel_id}/messages/{message_id}"

ROUTES = [
    Route("GET", "/channels/{channel_id}/messages", listed),
    Route("POST", "/channels/{channel_id}/messages", create, limits.new_message),
    Route("POST", "/channels/{channel_id}/messages/bulk-delete", delete_many),
    Route("GET", _ONE, one),
    Route("PATCH", _ONE, edit, limits.edited_message),
    Route("DELETE", _ONE, delete),
]
