"""The parlour as one user sees it, in the JSON the page reads."""

from __future__ import annotations

from typing import Any

from parlour.driver.commands import Chosen
from parlour.driver.person import Person
from parlour.page.desk import Desk
from parlour.world import payloads
from parlour.world.model import Channel, ChannelKind, Guild, Message
from parlour.world.permissions import Permission, in_guild

Json = dict[str, Any]


def people(desk: Desk) -> list[Json]:
    """Everybody one can sit in for, and what waits for them. No word of what it says."""
    found: list[Json] = []
    for person in desk.parlour.people:
        marks = desk.marks.of(person.id).values()
        member_of = [one for one in desk.world.guilds.values() if person.id in one.members]
        granted = [in_guild(guild, person.id) for guild in member_of]
        found.append(
            {
                "id": str(person.id),
                "name": person.name,
                "locale": person.user.locale,
                "stranger": not member_of,
                "manages": any(Permission.MANAGE_GUILD in one for one in granted),
                "unread": sum(mark["unread"] for mark in marks),
                "pings": sum(mark["pings"] for mark in marks),
            }
        )
    return found


def state(desk: Desk, person: Person) -> Json:
    """All a user has in front of them but the messages."""
    world = desk.world
    person_dm = person.dm
    guilds = [guild for guild in world.guilds.values() if person.id in guild.members]
    known = {guild.id for guild in guilds}
    channels = [
        channel
        for channel in world.channels.values()
        if channel is person_dm or (channel.guild_id in known and desk.sees(person.id, channel))
    ]
    return {
        "me": {
            "id": str(person.id),
            "name": person.name,
            "locale": person.user.locale,
            "direct": person.user.accepts_dms,
        },
        "bot": bot(desk),
        "people": people(desk),
        "users": {str(one.id): {"name": one.name, "bot": one.bot} for one in world.users.values()},
        "guilds": [_guild(guild) for guild in guilds],
        "channels": [_channel(desk, person, channel) for channel in channels],
        "marks": desk.marks.of(person.id),
        "note": desk.note,
    }


def bot(desk: Desk) -> Json:
    world = desk.world
    return {"id": str(world.bot.id), "name": world.bot.name, "connected": desk.parlour.connected}


def _guild(guild: Guild) -> Json:
    return {
        "id": str(guild.id),
        "name": guild.name,
        "members": [{"id": str(key), "nick": one.nick} for key, one in guild.members.items()],
        "roles": [{"id": str(role.id), "name": role.name} for role in guild.roles.values()],
    }


def _channel(desk: Desk, person: Person, channel: Channel) -> Json:
    thread_over = channel.is_thread and (channel.locked and channel.archived)
    return {
        "id": str(channel.id),
        "type": int(channel.kind),
        "name": desk.world.bot.name if channel.kind is ChannelKind.DM else channel.name,
        "guild_id": str(channel.guild_id) if channel.guild_id else None,
        "parent_id": str(channel.parent_id) if channel.parent_id else None,
        "topic": channel.topic,
        "position": channel.position,
        "archived": channel.archived,
        "joined": person.id in channel.thread_members,
        "can_post": desk.world.may_post(person.id, channel) and not thread_over,
    }


def message(desk: Desk, person: Person, found: Message) -> Json:
    """A message, with what it means to this user."""
    return payloads.message(desk.world, found) | {
        "pings_me": person.id in found.pinged,
        "mentions_me": person.id in found.mentions or person.id in found.pinged,
    }


def command(chosen: Chosen, locale: str) -> Json:
    """A command as the picker shows it, in the user's language."""
    last = chosen.path[-1] if chosen.path else chosen.command.data
    return {
        "name": chosen.name,
        "shown": chosen.localized(locale),
        "description": _localized(last, "description", locale),
        "options": [_option(option, locale) for option in chosen.options],
    }


def _localized(data: Json, key: str, locale: str) -> str:
    return (data.get(f"{key}_localizations") or {}).get(locale, data.get(key, ""))


def _option(option: Json, locale: str) -> Json:
    limits = ("min_value", "max_value", "min_length", "max_length", "channel_types")
    return {
        "name": option["name"],
        "shown": _localized(option, "name", locale),
        "description": _localized(option, "description", locale),
        "type": option["type"],
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "choices": [
            {"name": _localized(choice, "name", locale), "value": choice["value"]}
            for choice in option.get("choices") or ()
        ],
        **{key: option[key] for key in limits if option.get(key) is not None},
    }
