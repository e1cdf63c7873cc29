"""Discord's permissions, and how roles and overwrites add up to what a member may do."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.world.model import Channel, Guild


class Permission(IntFlag):
    """The bits of Discord's permission sets that text channels and threads know."""

    NONE = 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


ALL = Permission((1 << 53) - 1)

EVERYONE_BY_DEFAULT = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CHANGE_NICKNAME
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)

IN_DIRECT_MESSAGES = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
)

TOLD_IN_DIRECT_MESSAGES = (
    Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.MENTION_EVERYONE
    | Permission.USE_EXTERNAL_EMOJIS
)
"""What an interaction there says that the bot may do: less than it can, as Discord has it."""


def in_guild(guild: Guild, user_id: int) -> Permission:
    """What a member may do before any channel has its say; nothing for a stranger."""
    if user_id == guild.owner_id:
        return ALL
    member = guild.members.get(user_id)
    if member is None:
        return Permission.NONE
    granted = guild.roles[guild.id].permissions
    for role_id in member.role_ids:
        if role_id in guild.roles:
            granted |= guild.roles[role_id].permissions
    return ALL if Permission.ADMINISTRATOR in granted else granted


def in_channel(guild: Guild, channel: Channel, user_id: int) -> Permission:
    """What a member may do in a channel. A thread is asked for with its parent channel.

    The order is Discord's: everyone's overwrite, then all role overwrites together (an
    allow beats a deny), then the member's own. Who cannot view a channel can do nothing.
    """
    granted = in_guild(guild, user_id)
    if Permission.ADMINISTRATOR in granted or user_id not in guild.members:
        return granted if user_id in guild.members else Permission.NONE
    everyone = channel.overwrites.get(guild.id)
    if everyone is not None:
        granted = (granted & ~everyone.deny) | everyone.allow
    allow = deny = Permission.NONE
    for role_id in guild.members[user_id].role_ids:
        overwrite = channel.overwrites.get(role_id)
        if overwrite is not None:
            allow |= overwrite.allow
            deny |= overwrite.deny
    granted = (granted & ~deny) | allow
    own = channel.overwrites.get(user_id)
    if own is not None:
        granted = (granted & ~own.deny) | own.allow
    return granted if Permission.VIEW_CHANNEL in granted else Permission.NONE
