"""The parlour's values as Discord writes them in JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parlour.world.clock import iso
from parlour.world.model import (
    Attachment,
    Channel,
    ChannelKind,
    Command,
    Flag,
    Guild,
    Member,
    Message,
    Role,
    User,
)
from parlour.world.permissions import Permission

if TYPE_CHECKING:
    from parlour.world.world import World

Json = dict[str, Any]

_REQUIRE_TAG = 1 << 4


def user(person: User) -> Json:
    return {
        "id": str(person.id),
        "username": person.name.lower().replace(" ", "_") if not person.bot else person.name,
        "discriminator": "0",
        "global_name": None if person.bot else person.name,
        "avatar": None,
        "bot": person.bot,
        "public_flags": 0,
        "flags": 0,
    }


def member(world: World, found: Member, *, permissions: Permission | None = None) -> Json:
    data = _bare_member(found)
    data["user"] = user(world.users[found.user_id])
    if permissions is not None:
        data["permissions"] = str(int(permissions))
    return data


def _bare_member(found: Member) -> Json:
    return {
        "nick": found.nick,
        "avatar": None,
        "roles": [str(role_id) for role_id in found.role_ids],
        "joined_at": iso(found.joined_at),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
    }


def role(found: Role) -> Json:
    data: Json = {
        "id": str(found.id),
        "name": found.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": found.position,
        "permissions": str(int(found.permissions)),
        "managed": found.managed_by is not None,
        "mentionable": found.mentionable,
        "flags": 0,
    }
    if found.managed_by is not None:
        data["tags"] = {"bot_id": str(found.managed_by)}
    return data


def channel(world: World, found: Channel, *, permissions: Permission | None = None) -> Json:
    """Any channel. `permissions` is added where Discord adds it: in resolved data."""
    last = world.last_message_id(found.id)
    data: Json = {
        "id": str(found.id),
        "type": int(found.kind),
        "last_message_id": str(last) if last else None,
        "flags": 0,
    }
    if found.is_dm:
        others = [user_id for user_id in found.recipient_ids if user_id != world.bot.id]
        data["recipients"] = [user(world.users[user_id]) for user_id in others]
        return data
    data |= {
        "guild_id": str(found.guild_id),
        "name": found.name,
        "parent_id": str(found.parent_id) if found.parent_id else None,
        "rate_limit_per_user": found.slowmode,
        "nsfw": found.nsfw,
    }
    if found.is_thread:
        data |= _thread_fields(world, found)
    else:
        data |= {
            "position": found.position,
            "topic": found.topic,
            "permission_overwrites": [
                {
                    "id": str(overwrite.id),
                    "type": int(overwrite.is_member),
                    "allow": str(int(overwrite.allow)),
                    "deny": str(int(overwrite.deny)),
                }
                for overwrite in found.overwrites.values()
            ],
        }
    if found.kind is ChannelKind.FORUM:
        data["flags"] = _REQUIRE_TAG if found.needs_tag else 0
        data["available_tags"] = [
            {"id": str(number), "name": name, "moderated": False, "emoji_id": None}
            | {"emoji_name": None}
            for number, name in found.tags.items()
        ]
    elif found.kind in (ChannelKind.VOICE, ChannelKind.STAGE):
        data |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    if found.applied_tags:
        data["applied_tags"] = [str(number) for number in found.applied_tags]
    if permissions is not None:
        data["permissions"] = str(int(permissions))
    return data


def _thread_fields(world: World, thread: Channel) -> Json:
    changed = thread.archive_changed_at or world.clock.today()
    data: Json = {
        "owner_id": str(thread.owner_id),
        "message_count": thread.messages_sent,
        "total_message_sent": thread.messages_sent,
        "member_count": min(len(thread.thread_members), 50),
        "thread_metadata": {
            "archived": thread.archived,
            "auto_archive_duration": thread.auto_archive_minutes,
            "archive_timestamp": iso(changed),
            "locked": thread.locked,
            "invitable": thread.invitable,
        },
    }
    joined = thread.thread_members.get(world.bot.id)
    if joined is not None:
        data["member"] = thread_member(thread, world.bot.id)
    return data


def thread_member(thread: Channel, user_id: int) -> Json:
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": iso(thread.thread_members[user_id]),
        "flags": 1,
    }


def guild(world: World, found: Guild) -> Json:
    """What REST tells about a guild."""
    return {
        "id": str(found.id),
        "name": found.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "features": [],
        "emojis": [],
        "stickers": [],
        "owner_id": str(found.owner_id),
        "preferred_locale": found.locale,
        "roles": [role(part) for part in found.roles.values()],
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "nsfw": False,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "vanity_url_code": None,
        "max_members": 500000,
    }


def guild_create(world: World, found: Guild) -> Json:
    """What the gateway tells: channels, the threads the bot may see, and the bot alone."""
    channels = [part for part in world.channels.values() if part.guild_id == found.id]
    threads = [part for part in channels if part.is_thread and not part.archived]
    bot_member = found.members.get(world.bot.id)
    joined = bot_member.joined_at if bot_member else world.clock.today()
    return guild(world, found) | {
        "joined_at": iso(joined),
        "large": False,
        "unavailable": False,
        "member_count": len(found.members),
        "members": [member(world, bot_member)] if bot_member else [],
        "channels": [channel(world, part) for part in channels if not part.is_thread],
        "threads": [
            channel(world, part)
            for part in threads
            if Permission.VIEW_CHANNEL in world.permissions(world.bot.id, part)
        ],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment(found: Attachment) -> Json:
    data: Json = {
        "id": str(found.id),
        "filename": found.filename,
        "size": len(found.data),
        "url": found.url,
        "proxy_url": found.url,
        "content_type": found.content_type,
    }
    if found.description is not None:
        data["description"] = found.description
    if found.width is not None:
        data |= {"width": found.width, "height": found.height}
    return data


def message(world: World, found: Message, *, with_reply: bool = True) -> Json:
    """A message, complete. Use `without_content` before showing others' messages to a bot."""
    data: Json = {
        "id": str(found.id),
        "channel_id": str(found.channel_id),
        "author": user(world.users[found.author_id]),
        "content": found.content,
        "timestamp": iso(found.created_at),
        "edited_timestamp": iso(found.edited_at) if found.edited_at else None,
        "tts": found.tts,
        "mention_everyone": found.mentions_everyone,
        "mentions": [user(world.users[user_id]) for user_id in found.mentions],
        "mention_roles": [str(role_id) for role_id in found.mentioned_roles],
        "attachments": [attachment(part) for part in found.attachments],
        "embeds": found.embeds,
        "components": found.components,
        "pinned": found.pinned,
        "type": int(found.kind),
        "flags": int(found.flags),
    }
    if found.nonce is not None:
        data["nonce"] = found.nonce
    if found.application_id is not None:
        data["application_id"] = str(found.application_id)
    if found.interaction is not None:
        data["webhook_id"] = str(found.application_id)
        data["interaction_metadata"] = found.interaction
    if found.reply_to is not None:
        data["message_reference"] = _reference(world, found)
        if with_reply:
            target = world.find_message(found.channel_id, found.reply_to)
            data["referenced_message"] = target and message(world, target, with_reply=False)
    if found.started is not None:
        guild_id = world.channels[found.channel_id].guild_id
        data["message_reference"] = {
            "type": 0,
            "channel_id": str(found.started),
            "guild_id": str(guild_id),
        }
    if Flag.HAS_THREAD in found.flags and found.id in world.channels:
        data["thread"] = channel(world, world.channels[found.id])
    return data


def _reference(world: World, found: Message) -> Json:
    data = {"type": 0, "channel_id": str(found.channel_id), "message_id": str(found.reply_to)}
    place = world.channels.get(found.channel_id)
    if place is not None and place.guild_id is not None:
        data["guild_id"] = str(place.guild_id)
    return data


def gateway_message(world: World, found: Message) -> Json:
    """A message as dispatches carry it: with its guild and its author's membership."""
    data = message(world, found)
    place = world.channels[found.channel_id]
    if place.guild_id is not None:
        data["guild_id"] = str(place.guild_id)
        author = world.guilds[place.guild_id].members.get(found.author_id)
        if author is not None:
            data["member"] = _bare_member(author)
    return data


def without_content(data: Json, bot_id: int) -> Json:
    """What a bot without the message-content intent gets to see of a guild's message."""
    if data.get("referenced_message"):
        nested = without_content(data["referenced_message"], bot_id)
        data = data | {"referenced_message": nested}
    mentioned = any(part["id"] == str(bot_id) for part in data["mentions"])
    if data["author"]["id"] == str(bot_id) or mentioned:
        return data
    blank: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
    return data | blank


def command(found: Command, application_id: int, *, localized: bool) -> Json:
    data = found.data | {
        "id": str(found.id),
        "application_id": str(application_id),
        "version": str(found.version),
    }
    if found.guild_id is not None:
        data["guild_id"] = str(found.guild_id)
    return data if localized else without_localizations(data)


def without_localizations(data: Json) -> Json:
    """A command as Discord lists it unless asked `with_localizations`."""
    kept = {key: value for key, value in data.items() if not key.endswith("_localizations")}
    for key in ("options", "choices"):
        if kept.get(key):
            kept[key] = [without_localizations(part) for part in kept[key]]
    return kept
