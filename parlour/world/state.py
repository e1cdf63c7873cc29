"""The world on disk: one JSON file, and each attachment in a file of its own."""

from __future__ import annotations

import dataclasses
import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

from parlour.world.model import (
    Attachment,
    Channel,
    ChannelKind,
    Command,
    Flag,
    Guild,
    Member,
    Message,
    MessageKind,
    Overwrite,
    Role,
    User,
)
from parlour.world.permissions import Permission
from parlour.world.world import World

_FILE = "world.json"
_ATTACHMENTS = "attachments"
_VERSION = 1


class StateUnreadable(ValueError):
    """What is in the folder was written by another version of the parlour, or is no state."""


def save(world: World, folder: Path) -> None:
    """Write the world; a crash meanwhile leaves the former state whole."""
    files = folder / _ATTACHMENTS
    files.mkdir(parents=True, exist_ok=True)
    for attachment in world.files.values():
        path = files / str(attachment.id)
        if not path.exists():
            _replace(path, attachment.data)
    _replace(folder / _FILE, json.dumps(_world_data(world), default=_plain).encode())
    # Only now: until here the former state was the one that counts, and it needs its files.
    for path in files.iterdir():
        if path.name.isdecimal() and int(path.name) not in world.files:
            path.unlink()


def _replace(path: Path, data: bytes) -> None:
    fresh = path.with_suffix(".new")
    fresh.write_bytes(data)
    os.replace(fresh, path)


def _world_data(world: World) -> dict[str, Any]:
    return {
        "version": _VERSION,
        "base_url": world.base_url,
        "newest_id": world.ids.next(),
        "bot": world.bot.id,
        "owner": world.owner.id,
        "users": list(world.users.values()),
        "guilds": list(world.guilds.values()),
        "channels": list(world.channels.values()),
        "messages": list(world.all_messages()),
        "commands": list(world.commands.values()),
    }


def _plain(value: Any) -> Any:
    if isinstance(value, Attachment):
        return {key: item for key, item in vars(value).items() if key != "data"}
    if dataclasses.is_dataclass(value):
        return vars(value)
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, frozenset):
        return sorted(value)
    raise TypeError(f"cannot write {type(value).__name__}")


def load(world: World, folder: Path) -> None:
    """Read what `save` wrote, if anything, into a fresh world."""
    path = folder / _FILE
    if not path.exists():
        return
    try:
        text = path.read_text(encoding="utf-8")
        version, before = _heading(json.loads(text))
    except ValueError:
        raise _unreadable(path, "it is not JSON") from None
    if version != _VERSION:
        raise _unreadable(path, f"it is of version {version}, not {_VERSION}")
    # The port may be another one now: links to attachments follow.
    data = json.loads(text.replace(f"{before}/", f"{world.base_url}/"))
    try:
        _fill(world, data, folder / _ATTACHMENTS)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise _unreadable(path, f"it is damaged ({error!r})") from error


def _unreadable(path: Path, why: str) -> StateUnreadable:
    advice = f"Move {path.parent} away to begin anew, or take another folder."
    return StateUnreadable(f"{path} cannot be read: {why}. {advice}")


def _heading(data: Any) -> tuple[Any, Any]:
    """Version and address, as far as there are any."""
    known: dict[str, Any] = data if isinstance(data, dict) else {}
    return known.get("version"), known.get("base_url")


def _fill(world: World, data: dict[str, Any], files: Path) -> None:
    world.users = {one["id"]: User(**one) for one in data["users"]}
    world.bot, world.owner = world.users[data["bot"]], world.users[data["owner"]]
    world.guilds = {one["id"]: _guild(one) for one in data["guilds"]}
    world.channels = {one["id"]: _channel(one) for one in data["channels"]}
    world.commands = {one["id"]: Command(**one) for one in data["commands"]}
    for one in data["messages"]:
        message = _message(one, files)
        world.messages.setdefault(message.channel_id, {})[message.id] = message
        world.files |= {attachment.id: attachment for attachment in message.attachments}
    world.ids.stay_above(data["newest_id"])


def _moment(text: str | None) -> datetime | None:
    return datetime.fromisoformat(text) if text else None


def _member(data: dict[str, Any]) -> Member:
    fields: dict[str, Any] = data | {"joined_at": _moment(data["joined_at"])}
    return Member(**fields)


def _guild(data: dict[str, Any]) -> Guild:
    roles = [
        Role(**one | {"permissions": Permission(one["permissions"])})
        for one in data["roles"].values()
    ]
    return Guild(
        **data
        | {
            "roles": {role.id: role for role in roles},
            "members": {int(key): _member(one) for key, one in data["members"].items()},
            "former": {int(key): _member(one) for key, one in data["former"].items()},
        }
    )


def _channel(data: dict[str, Any]) -> Channel:
    overwrites = [
        Overwrite(**one | {"allow": Permission(one["allow"]), "deny": Permission(one["deny"])})
        for one in data["overwrites"].values()
    ]
    return Channel(
        **data
        | {
            "kind": ChannelKind(data["kind"]),
            "overwrites": {one.id: one for one in overwrites},
            "archive_changed_at": _moment(data["archive_changed_at"]),
            "thread_members": {
                int(key): _moment(one) for key, one in data["thread_members"].items()
            },
        }
    )


def _contents(path: Path) -> bytes:
    """A picture that is gone is no reason to lose the game it was of."""
    return path.read_bytes() if path.is_file() else b""


def _message(data: dict[str, Any], files: Path) -> Message:
    attachments = [
        Attachment(data=_contents(files / str(one["id"])), **one) for one in data["attachments"]
    ]
    return Message(
        **data
        | {
            "created_at": _moment(data["created_at"]),
            "edited_at": _moment(data["edited_at"]),
            "kind": MessageKind(data["kind"]),
            "flags": Flag(data["flags"]),
            "pinged": frozenset(data["pinged"]),
            "attachments": attachments,
        }
    )
