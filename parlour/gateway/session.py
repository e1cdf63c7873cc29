"""A bot's session: what it was sent, so that it can be sent again after a break."""

from __future__ import annotations

import secrets
import time
from collections import deque
from enum import IntFlag
from typing import Any

from parlour.gateway.connection import Connection
from parlour.world.snowflakes import shard_of

REPLAY_LENGTH = 2000
KEPT_FOR = 120.0


class Intent(IntFlag):
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
ALL_INTENTS = (1 << 26) - 1
NO_INTENTS = Intent(0)


class Session:
    """One shard of one bot process, connected or waiting to be resumed."""

    def __init__(self, shard: tuple[int, int], intents: Intent) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.connection: Connection | None = None
        self.sequence = 0
        self.left_at: float | None = None
        self._sent: deque[dict[str, Any]] = deque(maxlen=REPLAY_LENGTH)

    def covers(self, guild_id: int | None) -> bool:
        """Whether this shard hears about a guild (or, for none, about private messages)."""
        number, count = self.shard
        return number == (0 if guild_id is None else shard_of(guild_id, count))

    def dispatch(self, name: str, data: dict[str, Any], *, due: float = 0.0) -> None:
        """Send an event, and remember it in case the connection is gone."""
        self.sequence += 1
        payload = {"op": 0, "s": self.sequence, "t": name, "d": data}
        self._sent.append(payload)
        if self.connection is not None:
            self.connection.send(payload, due=due)

    def can_resume_from(self, sequence: int) -> bool:
        oldest = self._sent[0]["s"] if self._sent else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence

    def replay(self, connection: Connection, sequence: int) -> None:
        """Go on over a new connection: what was missed, then RESUMED."""
        self.connection = connection
        self.left_at = None
        for payload in tuple(self._sent):
            if payload["s"] > sequence:
                connection.send(payload)
        self.dispatch("RESUMED", {})

    def leave(self) -> None:
        self.connection = None
        self.left_at = time.monotonic()

    @property
    def forgotten(self) -> bool:
        """Too long without a connection to be resumed."""
        return self.left_at is not None and time.monotonic() - self.left_at > KEPT_FOR
