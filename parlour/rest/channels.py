"""Channels and their overwrites."""

from __future__ import annotations

from typing import Any

from parlour.limits import places as limits
from parlour.rest import errors
from parlour.rest.calls import Call, Route
from parlour.world import payloads
from parlour.world.model import Channel, ChannelKind, Overwrite
from parlour.world.permissions import Permission
from parlour.world.world import channel_name

_EDITABLE = {"topic": "topic", "nsfw": "nsfw", "rate_limit_per_user": "slowmode"}


async def one(call: Call) -> dict[str, Any]:
    return payloads.channel(call.world, call.channel())


async def create(call: Call) -> dict[str, Any]:
    guild = call.guild()
    if Permission.MANAGE_CHANNELS not in call.permissions_in_guild(guild):
        raise errors.missing_permissions()
    kind = ChannelKind(call.data.get("type") or 0)
    parent = call.data.get("parent_id")
    channel = call.world.add_channel(
        guild,
        channel_name(call.data["name"]),
        kind,
        parent_id=int(parent) if parent else None,
        topic=call.data.get("topic"),
    )
    for given in call.data.get("permission_overwrites") or ():
        call.world.set_overwrite(channel, _overwrite(int(given["id"]), given))
    return payloads.channel(call.world, channel)


async def edit(call: Call) -> dict[str, Any]:
    channel = call.channel()
    if channel.is_dm:
        raise errors.wrong_channel_type()
    if channel.is_thread:
        _edit_thread(call, channel)
    else:
        call.channel(Permission.MANAGE_CHANNELS)
        for key, attribute in _EDITABLE.items():
            if key in call.data:
                setattr(channel, attribute, call.data[key])
        if call.data.get("name"):
            channel.name = channel_name(call.data["name"])
    call.world.channel_changed(channel)
    return payloads.channel(call.world, channel)


def _edit_thread(call: Call, thread: Channel) -> None:
    """A thread's own bot may close it; locking and others' threads need Manage Threads.

    An archived thread can only be opened again: anything else is refused.
    """
    world, data = call.world, call.data
    granted = world.permissions(world.bot.id, thread)
    keeper = Permission.MANAGE_THREADS in granted
    if thread.locked and not keeper:
        raise errors.thread_locked()
    if not keeper and (thread.owner_id != world.bot.id or data.get("locked") is not None):
        raise errors.missing_permissions()
    if thread.archived and data.get("archived") is not False:
        raise errors.thread_archived()
    if data.get("name"):
        thread.name = data["name"]
    if data.get("rate_limit_per_user") is not None:
        thread.slowmode = data["rate_limit_per_user"]
    if data.get("auto_archive_duration"):
        thread.auto_archive_minutes = data["auto_archive_duration"]
    if data.get("locked") is not None:
        thread.locked = data["locked"]
    if data.get("archived") is not None and thread.archived != data["archived"]:
        thread.archived = data["archived"]
        thread.archive_changed_at = world.clock.today()


async def delete(call: Call) -> dict[str, Any]:
    channel = call.channel()
    if not channel.is_dm:
        needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
        call.channel(needed)
        call.world.delete_channel(channel)
    return payloads.channel(call.world, channel)


async def typing(call: Call) -> None:
    channel = call.channel()
    if not call.world.may_post(call.world.bot.id, channel):
        raise errors.missing_permissions()
    call.world.tell_typing(channel, call.world.bot.id)


def _overwrite(target: int, given: dict[str, Any]) -> Overwrite:
    return Overwrite(
        target,
        int(given["type"]) == 1,
        Permission(int(given.get("allow") or 0)),
        Permission(int(given.get("deny") or 0)),
    )


async def put_overwrite(call: Call) -> None:
    channel = call.channel(Permission.MANAGE_ROLES)
    call.world.set_overwrite(channel, _overwrite(call.number("overwrite_id"), call.data))


async def delete_overwrite(call: Call) -> None:
    channel = call.channel(Permission.MANAGE_ROLES)
    if call.number("overwrite_id") not in channel.overwrites:
        raise errors.unknown_overwrite()
    call.world.remove_overwrite(channel, call.number("overwrite_id"))


ROUTES = [
    Route("GET", "/channels/{channel_id}", one),
    Route("PATCH", "/channels/{channel_id}", edit, limits.edited_channel),
    Route("DELETE", "/channels/{channel_id}", delete),
    Route("POST", "/guilds/{guild_id}/channels", create, limits.new_channel),
    Route("POST", "/channels/{channel_id}/typing", typing),
    Route("PUT", "/channels/{channel_id}/permissions/{overwrite_id}", put_overwrite),
    Route("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}", delete_overwrite),
]
