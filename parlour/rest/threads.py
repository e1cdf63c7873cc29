"""Threads: opening, joining, leaving, listing."""

from __future__ import annotations

from typing import Any

from parlour.limits import messages
from parlour.limits import places as limits
from parlour.rest import errors
from parlour.rest.calls import Call, Route
from parlour.rest.errors import Form
from parlour.world import payloads, posting
from parlour.world.model import Channel, ChannelKind, Flag
from parlour.world.permissions import Permission


def _parent(call: Call, *needed: Permission) -> Channel:
    channel = call.channel(*needed)
    if channel.kind not in (ChannelKind.TEXT, ChannelKind.ANNOUNCEMENT):
        raise errors.wrong_channel_type()
    return channel


async def from_message(call: Call) -> dict[str, Any]:
    channel = _parent(call, Permission.CREATE_PUBLIC_THREADS)
    message = call.message(channel)
    if message.id in call.world.channels:
        raise errors.thread_already_there()
    thread = call.world.start_thread(
        channel,
        call.data["name"],
        call.world.bot.id,
        message=message,
        auto_archive_minutes=call.data.get("auto_archive_duration") or 1440,
    )
    message.flags |= Flag.HAS_THREAD
    call.world.message_changed(message)
    return payloads.channel(call.world, thread)


async def _post_in_forum(call: Call, forum: Channel) -> dict[str, Any]:
    """A thread of a forum begins with a message, and bears tags where they are asked for
    (*Channels Resource*, Start Thread in Forum or Media Channel)."""
    world, data = call.world, call.data
    if Permission.SEND_MESSAGES not in world.permissions(world.bot.id, forum):
        raise errors.missing_permissions()
    tags = tuple(map(int, data.get("applied_tags") or ()))
    form = Form()
    if not isinstance(data.get("message"), dict):
        form.required("message")
    form.done()
    starter: dict[str, Any] = data["message"]
    if not messages.has_substance(starter, call.body):
        raise errors.empty_message()
    if forum.needs_tag and not set(tags) & set(forum.tags):
        raise errors.tag_required()
    thread = world.start_thread(
        forum,
        data["name"],
        world.bot.id,
        auto_archive_minutes=data.get("auto_archive_duration") or 1440,
        tags=tags,
    )
    first = posting.post(world, thread, world.bot.id, starter, call.body)
    return payloads.channel(world, thread) | {"message": payloads.message(world, first)}


async def without_message(call: Call) -> dict[str, Any]:
    forum = call.channel()
    if forum.kind is ChannelKind.FORUM:
        return await _post_in_forum(call, forum)
    private = (call.data.get("type") or ChannelKind.PRIVATE_THREAD) == ChannelKind.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    thread = call.world.start_thread(
        _parent(call, needed),
        call.data["name"],
        call.world.bot.id,
        private=private,
        auto_archive_minutes=call.data.get("auto_archive_duration") or 1440,
        invitable=call.data.get("invitable") is not False,
    )
    return payloads.channel(call.world, thread)


def _open_thread(call: Call) -> Channel:
    thread = call.channel()
    if not thread.is_thread:
        raise errors.wrong_channel_type()
    if thread.archived:
        raise errors.thread_archived()
    return thread


async def join(call: Call) -> None:
    call.world.join_thread(_open_thread(call), call.world.bot.id)


async def leave(call: Call) -> None:
    call.world.leave_thread(_open_thread(call), call.world.bot.id)


async def add_member(call: Call) -> None:
    thread = _open_thread(call)
    if not call.world.may_post(call.world.bot.id, thread):
        raise errors.missing_permissions()
    user_id = call.number("user_id")
    parent = call.world.channels[thread.parent_id or 0]
    if Permission.VIEW_CHANNEL not in call.world.permissions(user_id, parent):
        raise errors.missing_access()
    call.world.join_thread(thread, user_id)


async def remove_member(call: Call) -> None:
    thread = _open_thread(call)
    own = thread.kind is ChannelKind.PRIVATE_THREAD and thread.owner_id == call.world.bot.id
    if not own:
        call.channel(Permission.MANAGE_THREADS)
    call.world.leave_thread(thread, call.number("user_id"))


async def members(call: Call) -> list[dict[str, Any]]:
    thread = call.channel()
    return [payloads.thread_member(thread, user_id) for user_id in thread.thread_members]


async def active(call: Call) -> dict[str, Any]:
    guild = call.guild()
    bot = call.world.bot.id
    found = [
        channel
        for channel in call.world.channels_of(guild)
        if channel.is_thread
        and not channel.archived
        and Permission.VIEW_CHANNEL in call.world.permissions(bot, channel)
    ]
    return _told(call, found)


async def archived(call: Call) -> dict[str, Any]:
    parent = _parent(call, Permission.READ_MESSAGE_HISTORY)
    found = [
        channel
        for channel in call.world.channels.values()
        if channel.parent_id == parent.id
        and channel.archived
        and channel.kind is ChannelKind.PUBLIC_THREAD
    ]
    return _told(call, found) | {"has_more": False}


def _told(call: Call, threads: list[Channel]) -> dict[str, Any]:
    bot = call.world.bot.id
    return {
        "threads": [payloads.channel(call.world, thread) for thread in threads],
        "members": [
            payloads.thread_member(thread, bot)
            for thread in threads
            if bot in thread.thread_members
        ],
    }


_MEMBERS = "/channels/{channel_id}/thread-members"

ROUTES = [
    Route(
        "POST",
        "/channels/{channel_id}/messages/{message_id}/threads",
        from_message,
        limits.new_thread,
        status=201,
    ),
    Route("POST", "/channels/{channel_id}/threads", without_message, limits.new_thread, status=201),
    Route("GET", _MEMBERS, members),
    Route("PUT", f"{_MEMBERS}/@me", join),
    Route("DELETE", f"{_MEMBERS}/@me", leave),
    Route("PUT", f"{_MEMBERS}/{{user_id}}", add_member),
    Route("DELETE", f"{_MEMBERS}/{{user_id}}", remove_member),
    Route("GET", "/guilds/{guild_id}/threads/active", active),
    Route("GET", "/channels/{channel_id}/threads/archived/public", archived),
]
