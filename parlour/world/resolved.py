"""People, roles, channels and files named in an interaction, told to the bot in full."""

from __future__ import annotations

from typing import Any

from parlour.rest.multipart import UploadedFile
from parlour.world import media, payloads
from parlour.world.model import Channel, User
from parlour.world.world import World


class Resolved:
    """Collects what an interaction's values stand for."""

    def __init__(self, world: World, channel: Channel) -> None:
        self._world = world
        self._channel = channel
        self.data: dict[str, dict[str, Any]] = {}

    def _add(self, kind: str, number: int, data: dict[str, Any]) -> str:
        self.data.setdefault(kind, {})[str(number)] = data
        return str(number)

    def user(self, user: User) -> str:
        guild = self._world.guilds.get(self._channel.guild_id or 0)
        member = guild.members.get(user.id) if guild else None
        if member is not None:
            granted = self._world.permissions(user.id, self._channel)
            full = payloads.member(self._world, member, permissions=granted)
            partial = {key: value for key, value in full.items() if key != "user"}
            self._add("members", user.id, partial)
        return self._add("users", user.id, payloads.user(user))

    def role(self, role_id: int) -> str:
        guild = self._world.guilds[self._channel.guild_id or 0]
        return self._add("roles", role_id, payloads.role(guild.roles[role_id]))

    def channel(self, channel: Channel, asker: User) -> str:
        granted = self._world.permissions(asker.id, channel)
        data = payloads.channel(self._world, channel, permissions=granted)
        return self._add("channels", channel.id, data)

    def file(self, name: str, content: bytes) -> str:
        kept = media.keep(self._world, self._channel, UploadedFile(name, content))
        self._world.files[kept.id] = kept
        return self._add("attachments", kept.id, payloads.attachment(kept))

    def named(self, value: Any, asker: User) -> str:
        """A value a test may give for a person, role or channel: the thing itself."""
        number = int(value if isinstance(value, int | str) else value.id)
        guild = self._world.guilds.get(self._channel.guild_id or 0)
        if number in self._world.users:
            return self.user(self._world.users[number])
        if guild is not None and number in guild.roles:
            return self.role(number)
        if number in self._world.channels:
            return self.channel(self._world.channels[number], asker)
        raise KeyError(number)
