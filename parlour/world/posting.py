"""Putting messages into channels and changing them, by REST and by people alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parlour.limits import components as component_limits
from parlour.limits import messages as message_limits
from parlour.rest import errors
from parlour.rest.errors import Form
from parlour.rest.multipart import Body
from parlour.world import media
from parlour.world.mentions import mentions_in
from parlour.world.model import Channel, ChannelKind, Flag, Message, MessageKind
from parlour.world.permissions import Permission
from parlour.world.world import World

_SETTABLE = Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2


@dataclass(frozen=True)
class Origin:
    """Where a message comes from, when it answers an interaction."""

    application_id: int
    interaction: dict[str, Any]
    only_for: int | None = None
    kind: MessageKind = MessageKind.DEFAULT
    loading: bool = False


def post(  # noqa: PLR0913 - what Discord knows of a message
    world: World,
    channel: Channel,
    author_id: int,
    data: dict[str, Any],
    body: Body | None = None,
    *,
    origin: Origin | None = None,
    replied_to: Message | None = None,
) -> Message:
    """Add a new message, work out whom it pings, and wake an archived thread."""
    body = body or Body()
    flags = Flag(data.get("flags") or 0) & _SETTABLE
    if origin and origin.only_for is not None:
        flags |= Flag.EPHEMERAL
    if origin and origin.loading:
        flags |= Flag.LOADING
    attachments = media.attachments_of(world, channel, data, body, [])
    message = Message(
        id=world.ids.next(),
        channel_id=channel.id,
        author_id=author_id,
        created_at=world.clock.today(),
        content=data.get("content") or "",
        kind=origin.kind if origin else MessageKind.DEFAULT,
        flags=flags,
        embeds=media.resolve_embeds(data.get("embeds") or [], attachments),
        components=media.resolve_components(data.get("components") or [], attachments),
        attachments=attachments,
        nonce=data.get("nonce"),
        tts=bool(data.get("tts")),
        application_id=origin.application_id if origin else None,
        interaction=origin.interaction if origin else None,
        only_for=origin.only_for if origin else None,
    )
    if replied_to is not None:
        message.reply_to = replied_to.id
        message.kind = MessageKind.REPLY
    _set_mentions(world, channel, message, data.get("allowed_mentions"), replied_to)
    if channel.is_thread and message.only_for is None:
        world.set_archived(channel, False)
        for user_id in message.pinged:
            world.join_thread(channel, user_id)
    world.files |= {attachment.id: attachment for attachment in attachments}
    world.add_message(message)
    return message


def _set_mentions(
    world: World,
    channel: Channel,
    message: Message,
    allowed: dict[str, Any] | None,
    replied_to: Message | None = None,
) -> None:
    found = mentions_in(world, channel, message.author_id, message.text, allowed, replied_to)
    message.mentions = found.users
    message.mentioned_roles = found.roles
    message.mentions_everyone = found.everyone
    message.pinged = found.pinged if message.only_for is None else frozenset()


def change(
    world: World, message: Message, data: dict[str, Any], body: Body, *, completes: bool = False
) -> None:
    """Edit a message: what the body leaves out stays. Edits ping nobody.

    `completes` says that this turns a deferred "thinking" into the real message.
    """
    channel = world.channels[message.channel_id]
    wanted = Flag(data["flags"] or 0) & _SETTABLE if "flags" in data else message.flags & _SETTABLE
    if not completes:
        wanted |= message.flags & Flag.COMPONENTS_V2
    second_kind = Flag.COMPONENTS_V2 in wanted
    content = (data["content"] or "") if "content" in data else message.content
    embeds = (data["embeds"] or []) if "embeds" in data else message.embeds
    form = Form()
    if second_kind:
        message_limits.refuse_legacy(form, data | {"content": content, "embeds": embeds})
    if "components" in data:
        component_limits.check(
            form, data["components"] or [], second_kind=second_kind, path=("components",)
        )
    form.done()
    attachments = media.attachments_of(world, channel, data, body, message.attachments)
    fresh = (
        media.resolve_components(data["components"] or [], attachments)
        if "components" in data
        else message.components
    )
    if not (content.strip() or embeds or fresh or attachments):
        raise errors.empty_message()
    before = message.text
    kept = {attachment.id for attachment in attachments}
    world.forget_files(one for one in message.attachments if one.id not in kept)
    world.files |= {attachment.id: attachment for attachment in attachments}
    message.content, message.components, message.attachments = content, fresh, attachments
    message.embeds = media.resolve_embeds(embeds, attachments)
    message.flags = (message.flags & ~_SETTABLE & ~Flag.LOADING) | wanted
    message.edited_at = world.clock.today()
    if message.text != before or "allowed_mentions" in data:
        pinged = message.pinged
        _set_mentions(world, channel, message, data.get("allowed_mentions"))
        message.pinged = pinged
    world.message_changed(message)


def require_postable(world: World, channel: Channel, user_id: int, data: dict[str, Any]) -> None:
    """Refuse a post that the user's permissions or the thread's state do not allow."""
    if channel.kind in (ChannelKind.CATEGORY, ChannelKind.FORUM):
        raise errors.not_a_text_channel()
    granted = world.permissions(user_id, channel)
    if Permission.VIEW_CHANNEL not in granted:
        raise errors.missing_access()
    if channel.is_thread and channel.locked and Permission.MANAGE_THREADS not in granted:
        raise errors.thread_locked()
    if not world.may_post(user_id, channel):
        raise errors.missing_permissions()
    if data.get("attachments") and Permission.ATTACH_FILES not in granted:
        raise errors.missing_permissions()
