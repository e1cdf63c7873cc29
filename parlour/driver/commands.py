"""What Discord's own client does with a slash command before it sends it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property, lru_cache
from typing import Any

from parlour.driver.problems import BadOption, NoSuchCommand
from parlour.world.model import Channel, Command, User
from parlour.world.permissions import Permission
from parlour.world.resolved import Resolved
from parlour.world.world import World


class OptionKind(IntEnum):
    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


_GROUPS = (OptionKind.SUBCOMMAND, OptionKind.GROUP)
_THINGS = (OptionKind.USER, OptionKind.CHANNEL, OptionKind.ROLE, OptionKind.MENTIONABLE)
_LONGEST_TEXT = 6000


@dataclass(frozen=True)
class Chosen:
    """A command and the way down to one of its sub-commands."""

    command: Command
    path: tuple[dict[str, Any], ...]

    @cached_property
    def name(self) -> str:
        return " ".join([self.command.name, *(part["name"] for part in self.path)])

    @property
    def options(self) -> list[dict[str, Any]]:
        """The options of the command, or of the sub-command chosen."""
        last = self.path[-1] if self.path else self.command.data
        return last.get("options") or []

    def localized(self, locale: str) -> str:
        """How a user of that language reads the name in the picker."""
        parts = [self.command.data, *self.path]
        return " ".join(
            (part.get("name_localizations") or {}).get(locale, part["name"]) for part in parts
        )


def usable(world: World, user: User, channel: Channel) -> list[Chosen]:
    """Every command and sub-command this user sees in this channel: in an archived thread there is
    none (Discord's documentation, *Threads*, Active & Archived Threads)."""
    if channel.archived:
        return []
    granted = world.permissions(user.id, channel)
    guild = world.guilds.get(channel.guild_id or 0)
    if guild is not None and world.bot.id not in guild.members:
        return []
    if not channel.is_dm and Permission.USE_APPLICATION_COMMANDS not in granted:
        return []
    if channel.is_dm and not world.meets_bot(user):
        return []
    found: list[Chosen] = []
    for command in world.commands.values():
        if command.kind != 1 or not command.works_in(channel):
            continue
        needed = command.data.get("default_member_permissions")
        if needed is not None and not channel.is_dm and not _has(granted, int(needed)):
            continue
        found += _leaves_of(command)
    return found


def _has(granted: Permission, needed: int) -> bool:
    return Permission.ADMINISTRATOR in granted or (needed != 0 and granted & needed == needed)


@lru_cache(maxsize=1024)
def _leaves_of(command: Command) -> list[Chosen]:
    return _leaves(command, (), command.data)


def _leaves(
    command: Command, path: tuple[dict[str, Any], ...], node: dict[str, Any]
) -> list[Chosen]:
    groups = [option for option in node.get("options") or () if option["type"] in _GROUPS]
    if not groups:
        return [Chosen(command, path)]
    return [leaf for group in groups for leaf in _leaves(command, (*path, group), group)]


def find(world: World, user: User, channel: Channel, name: str) -> Chosen:
    """A command by its name, in the command's own words or in the user's language."""
    wanted = " ".join(name.removeprefix("/").split())
    there = usable(world, user, channel)
    for chosen in there:
        if wanted == chosen.name:
            return chosen
    for chosen in there:
        if wanted == chosen.localized(user.locale):
            return chosen
    listed = ", ".join(sorted(chosen.name for chosen in there)) or "none"
    raise NoSuchCommand(f"{user.name} finds no command {wanted!r} here; there are: {listed}")


def interaction_data(
    chosen: Chosen,
    given: Mapping[str, Any],
    resolved: Resolved,
    asker: User,
    *,
    focused: str | None = None,
) -> dict[str, Any]:
    """The `data` of an interaction: names, values, and what the values stand for.

    With `focused` set the user is still typing: that option is sent as it is.
    """
    known = {option["name"]: option for option in chosen.options}
    unknown = [name for name in given if name not in known]
    if unknown:
        raise BadOption(f"/{chosen.name} has no option {unknown}; it has {list(known)}")
    sent: list[dict[str, Any]] = []
    for name, option in known.items():
        if name not in given or given[name] is None:
            if option.get("required") and focused is None:
                raise BadOption(f"/{chosen.name} needs the option {name!r}")
            continue
        if name == focused:
            value: Any = str(given[name])
        else:
            value = _value(chosen, option, given[name], resolved, asker)
        entry = {"name": name, "type": option["type"], "value": value}
        sent.append(entry | ({"focused": True} if name == focused else {}))
    for part in reversed(chosen.path):
        sent = [{"name": part["name"], "type": part["type"], "options": sent}]
    command = chosen.command
    data: dict[str, Any] = {
        "id": str(command.id),
        "name": command.name,
        "type": 1,
        "options": sent,
    }
    if command.guild_id is not None:
        data["guild_id"] = str(command.guild_id)
    if resolved.data:
        data["resolved"] = resolved.data
    return data


def _value(
    chosen: Chosen, option: dict[str, Any], value: Any, resolved: Resolved, asker: User
) -> Any:
    """A value as the client sends it, if it would let the user send it at all."""
    where = f"/{chosen.name} {option['name']}"
    kind = option["type"]
    if option.get("choices"):
        for choice in option["choices"]:
            if value in (choice["value"], choice["name"]):
                return choice["value"]
        offered = [choice["value"] for choice in option["choices"]]
        raise BadOption(f"{where}: {value!r} is none of {offered}")
    if kind in _THINGS:
        return resolved.named(value, asker)
    if kind == OptionKind.ATTACHMENT:
        name, content = value if isinstance(value, tuple) else ("file", value)
        return resolved.file(name, content)
    if kind == OptionKind.BOOLEAN:
        return bool(value)
    if kind == OptionKind.STRING:
        text = str(value)
        least = option.get("min_length") or 0
        most = option.get("max_length") or _LONGEST_TEXT
        if not least <= len(text) <= most:
            raise BadOption(f"{where}: {len(text)} characters, not {least} to {most}")
        return text
    number = int(value) if kind == OptionKind.INTEGER else float(value)
    least, most = option.get("min_value"), option.get("max_value")
    if (least is not None and number < least) or (most is not None and number > most):
        raise BadOption(f"{where}: {number} is not within {least} to {most}")
    return number
