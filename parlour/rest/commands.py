"""Application commands, everywhere and in one guild."""

from __future__ import annotations

from typing import Any

from parlour.limits import commands as limits
from parlour.rest import errors
from parlour.rest.calls import Call, Route
from parlour.world import payloads
from parlour.world.events import Event
from parlour.world.model import Command

_DEFAULTS: dict[str, Any] = {
    "type": 1,
    "description": "",
    "name_localizations": None,
    "description_localizations": None,
    "default_member_permissions": None,
    "dm_permission": True,
    "contexts": None,
    "integration_types": [0],
    "nsfw": False,
    "options": [],
}


def _scope(call: Call) -> int | None:
    """The guild of the path, or none for commands that are everywhere."""
    if call.number("application_id") != call.world.application_id:
        raise errors.ApiError(403, 20012, "You are not authorized to perform this action")
    return call.guild().id if "guild_id" in call.request.match_info else None


def _completed(data: dict[str, Any]) -> dict[str, Any]:
    full = _DEFAULTS | {key: value for key, value in data.items() if key != "id"}
    full["type"] = full["type"] or 1
    asked = full["default_member_permissions"]
    full["default_member_permissions"] = None if asked is None else str(asked)
    return full


def _store(call: Call, guild_id: int | None, data: dict[str, Any]) -> Command:
    """Keep a command; one of the same name and type is replaced and keeps its id."""
    world = call.world
    full = _completed(data)
    same = [
        command
        for command in world.commands.values()
        if (command.guild_id, command.name, command.kind) == (guild_id, full["name"], full["type"])
    ]
    number = same[0].id if same else world.ids.next()
    command = Command(number, guild_id, world.ids.next(), full)
    world.commands[number] = command
    return command


def _told(call: Call, command: Command) -> dict[str, Any]:
    return payloads.command(command, call.world.application_id, localized=True)


def _tell(call: Call, guild_id: int | None) -> None:
    call.world.events.tell(Event("commands", {}, guild_id))


def _found(call: Call) -> Command:
    command = call.world.commands.get(call.number("command_id"))
    if command is None or command.guild_id != _scope(call):
        raise errors.unknown_command()
    return command


async def listed(call: Call) -> list[dict[str, Any]]:
    guild_id = _scope(call)
    localized = call.flag("with_localizations")
    return [
        payloads.command(command, call.world.application_id, localized=localized)
        for command in call.world.commands.values()
        if command.guild_id == guild_id
    ]


async def overwrite(call: Call) -> list[dict[str, Any]]:
    guild_id = _scope(call)
    kept = [_store(call, guild_id, data) for data in call.body.json]
    numbers = {command.id for command in kept}
    for command in list(call.world.commands.values()):
        if command.guild_id == guild_id and command.id not in numbers:
            del call.world.commands[command.id]
    _tell(call, guild_id)
    return [_told(call, command) for command in kept]


async def create(call: Call) -> dict[str, Any]:
    guild_id = _scope(call)
    command = _store(call, guild_id, call.data)
    of_kind = [
        one
        for one in call.world.commands.values()
        if (one.guild_id, one.kind) == (guild_id, command.kind)
    ]
    most = limits.MOST_OF_KIND[command.kind]
    if len(of_kind) > most:
        del call.world.commands[command.id]
        raise errors.too_many(30032, "application commands", most)
    _tell(call, guild_id)
    return _told(call, command)


async def one(call: Call) -> dict[str, Any]:
    return _told(call, _found(call))


async def edit(call: Call) -> dict[str, Any]:
    found = _found(call)
    full = _completed(found.data | call.data)
    command = Command(found.id, found.guild_id, call.world.ids.next(), full)
    call.world.commands[command.id] = command
    _tell(call, command.guild_id)
    return _told(call, command)


async def delete(call: Call) -> None:
    command = _found(call)
    del call.world.commands[command.id]
    _tell(call, command.guild_id)


def _routes(base: str) -> list[Route]:
    return [
        Route("GET", base, listed),
        Route("PUT", base, overwrite, limits.all_commands),
        Route("POST", base, create, limits.one_command),
        Route("GET", f"{base}/{{command_id}}", one),
        Route("PATCH", f"{base}/{{command_id}}", edit, limits.edited_command),
        Route("DELETE", f"{base}/{{command_id}}", delete),
    ]


ROUTES = [
    *_routes("/applications/{application_id}/commands"),
    *_routes("/applications/{application_id}/guilds/{guild_id}/commands"),
]
