"""What a REST handler gets, and how it says which requests it is for."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from parlour.faults import Faults
from parlour.gateway.gateway import Gateway
from parlour.limits.ratelimits import RateLimits
from parlour.rest import errors
from parlour.rest.multipart import Body
from parlour.rest.openapi import Contract, Violation
from parlour.world.interactions import Interactions
from parlour.world.model import Channel, Guild, Message
from parlour.world.permissions import Permission, in_guild
from parlour.world.world import World


@dataclass(frozen=True)
class Refusal:
    """A request the parlour refused, and what it answered."""

    request: str
    status: int
    body: dict[str, Any]


@dataclass
class Backstage:
    """Everything behind the REST routes.

    `violations` is what the bot sent against Discord's document, `refusals` the latest
    requests refused, `crashes` mistakes of the parlour's own. `old_edits` counts edits of
    messages older than an hour; Discord keeps the number to itself, so there is no such
    limit unless it is set. `served`, `busy` and `seconds` tell how many requests are done,
    how many are in hand, and how long all of them took.
    """

    world: World
    gateway: Gateway
    interactions: Interactions
    token: str
    ratelimits: RateLimits
    contract: Contract | None
    old_edits: RateLimits | None = None
    violations: list[Violation] = field(default_factory=list)
    refusals: deque[Refusal] = field(default_factory=lambda: deque(maxlen=1000))
    crashes: list[Exception] = field(default_factory=list)
    served: int = 0
    busy: int = 0
    seconds: float = 0.0

    @property
    def faults(self) -> Faults:
        return self.gateway.faults


@dataclass
class Call:
    """One request, its body read and checked."""

    backstage: Backstage
    request: web.Request
    body: Body

    @property
    def world(self) -> World:
        return self.backstage.world

    @property
    def data(self) -> dict[str, Any]:
        """The JSON body, an object on every route that uses this."""
        if not isinstance(self.body.json, dict):
            raise errors.bad_json()
        return self.body.json

    def number(self, name: str) -> int:
        """An id in the path."""
        text = self.request.match_info[name]
        if not text.isdecimal():
            form = errors.Form()
            message = f'Value "{text}" is not snowflake.'
            form.fault(name, code="NUMBER_TYPE_COERCE", message=message)
            form.done()
        return int(text)

    def flag(self, name: str) -> bool:
        """A yes or no in the query."""
        return self.request.query.get(name, "").lower() in ("1", "true")

    def channel(self, *needed: Permission) -> Channel:
        """The channel of the path, if the bot may see it and do what is needed there."""
        channel = self.world.channels.get(self.number("channel_id"))
        if channel is None:
            raise errors.unknown_channel()
        granted = self.world.permissions(self.world.bot.id, channel)
        if Permission.VIEW_CHANNEL not in granted:
            raise errors.missing_access()
        if any(one not in granted for one in needed):
            raise errors.missing_permissions()
        return channel

    def message(self, channel: Channel) -> Message:
        """The message of the path; ephemeral ones are out of reach here, as on Discord."""
        message = self.world.find_message(channel.id, self.number("message_id"))
        if message is None or message.ephemeral:
            raise errors.unknown_message()
        return message

    def guild(self) -> Guild:
        """The guild of the path, if the bot is in it."""
        guild = self.world.guilds.get(self.number("guild_id"))
        if guild is None:
            raise errors.unknown_guild()
        if self.world.bot.id not in guild.members:
            raise errors.missing_access()
        return guild

    def permissions_in_guild(self, guild: Guild) -> Permission:
        """What the bot may do in a guild as such."""
        return in_guild(guild, self.world.bot.id)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """`rules` looks at the body first; `by_token` routes carry their key in the path.

    A handler returns what becomes the JSON of a 200 (or of `status`), or nothing for a 204.
    """

    method: str
    path: str
    handler: Handler
    rules: Callable[[Body], None] | None = None
    by_token: bool = False
    status: int = 200
