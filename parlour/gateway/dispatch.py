"""Which events a session gets, by its intents and by what the bot may see."""

from __future__ import annotations

from typing import Any

from parlour.gateway.session import Intent
from parlour.world import payloads
from parlour.world.events import Event
from parlour.world.permissions import Permission
from parlour.world.world import World

_IN_GUILDS = {
    "GUILD_MEMBER_ADD": Intent.GUILD_MEMBERS,
    "GUILD_MEMBER_REMOVE": Intent.GUILD_MEMBERS,
    "GUILD_MEMBER_UPDATE": Intent.GUILD_MEMBERS,
    "MESSAGE_CREATE": Intent.GUILD_MESSAGES,
    "MESSAGE_UPDATE": Intent.GUILD_MESSAGES,
    "MESSAGE_DELETE": Intent.GUILD_MESSAGES,
    "TYPING_START": Intent.GUILD_MESSAGE_TYPING,
}
_IN_PRIVATE = {
    "MESSAGE_CREATE": Intent.DIRECT_MESSAGES,
    "MESSAGE_UPDATE": Intent.DIRECT_MESSAGES,
    "MESSAGE_DELETE": Intent.DIRECT_MESSAGES,
    "TYPING_START": Intent.DIRECT_MESSAGE_TYPING,
}
_HIDDEN_WITH_CHANNEL = ("MESSAGE_", "THREAD_", "TYPING_")


def shaped_for(intents: Intent, world: World, event: Event) -> dict[str, Any] | None:
    """An event's data as a session sees it; none if the session does not get it."""
    if event.only_for is not None:
        return None
    if event.guild_id is None:
        needed = _IN_PRIVATE.get(event.name)
        return event.data if needed is not None and needed in intents else None
    guild = world.guilds[event.guild_id]
    if world.bot.id not in guild.members and event.name != "GUILD_DELETE":
        return None
    if not _IN_GUILDS.get(event.name, Intent.GUILDS) & intents and not _about_bot(world, event):
        return None
    if event.name.startswith(_HIDDEN_WITH_CHANNEL) and not _visible(world, event):
        return None
    if event.name == "THREAD_MEMBERS_UPDATE" and not _concerns_bot(world, event):
        return None
    if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
        if Intent.MESSAGE_CONTENT in intents:
            return event.data
        return payloads.without_content(event.data, world.bot.id)
    return event.data


def _about_bot(world: World, event: Event) -> bool:
    """A bot hears about its own membership whatever its intents."""
    return event.name == "GUILD_MEMBER_UPDATE" and event.data["user"]["id"] == str(world.bot.id)


def _visible(world: World, event: Event) -> bool:
    channel = world.channels.get(event.channel_id or 0)
    if channel is None:
        return event.name in ("THREAD_DELETE", "MESSAGE_DELETE")
    return Permission.VIEW_CHANNEL in world.permissions(world.bot.id, channel)


def _concerns_bot(world: World, event: Event) -> bool:
    added = {one["user_id"] for one in event.data["added_members"]}
    return str(world.bot.id) in added | set(event.data["removed_member_ids"])
