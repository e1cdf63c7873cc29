"""Who a message mentions, and who is really pinged by it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from parlour.world.model import Channel, Message
from parlour.world.permissions import Permission
from parlour.world.world import World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


@dataclass(frozen=True)
class Mentions:
    users: list[int]
    roles: list[int]
    everyone: bool
    pinged: frozenset[int]


def mentions_in(  # noqa: PLR0913 - a message before it is one
    world: World,
    channel: Channel,
    author_id: int,
    text: str,
    allowed: dict[str, Any] | None,
    replied_to: Message | None = None,
) -> Mentions:
    """Work out a message's mentions under its `allowed_mentions`.

    Text in code is no mention. A role pings only if it is mentionable or the author may
    mention everyone; nobody who cannot see the channel is pinged, nor the author.
    """
    text = _CODE.sub("", text)
    rules = {"parse": ["users", "roles", "everyone"]} if allowed is None else allowed
    parsed = rules.get("parse") or []
    may_shout = Permission.MENTION_EVERYONE in world.permissions(author_id, channel)
    users = [
        user_id
        for user_id in dict.fromkeys(map(int, _USER.findall(text)))
        if user_id in world.users and _permitted("users", user_id, rules)
    ]
    replied = rules.get("replied_user", allowed is None)
    if replied_to is not None and replied and replied_to.author_id not in users:
        users.append(replied_to.author_id)
    guild = world.guilds.get(channel.guild_id or 0)
    roles = [
        role_id
        for role_id in dict.fromkeys(map(int, _ROLE.findall(text)))
        if guild and role_id in guild.roles and _permitted("roles", role_id, rules)
    ]
    everyone = bool(guild and may_shout and "everyone" in parsed and _EVERYONE.search(text))
    pinged = set(users)
    if guild:
        for role_id in roles:
            if guild.roles[role_id].mentionable or may_shout:
                pinged |= {key for key, one in guild.members.items() if role_id in one.role_ids}
        if everyone:
            pinged |= set(guild.members)
    pinged.discard(author_id)
    seeing = {one for one in pinged if _reaches(world, channel, one)}
    return Mentions(users, roles, everyone, frozenset(seeing))


def _permitted(kind: str, target: int, rules: dict[str, Any]) -> bool:
    if kind in (rules.get("parse") or []):
        return True
    return target in {int(one) for one in rules.get(kind) or () if one is not None}


def _reaches(world: World, channel: Channel, user_id: int) -> bool:
    """Whether a user sees the channel; a private thread takes in whom it mentions."""
    parent = world.channels.get(channel.parent_id or 0) if channel.is_thread else channel
    return parent is not None and Permission.VIEW_CHANNEL in world.permissions(user_id, parent)
