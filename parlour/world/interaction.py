"""One interaction: what a person asked, and all the bot did with it so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from parlour.limits.callbacks import Answer
from parlour.world import payloads
from parlour.world.model import Channel, Message, User
from parlour.world.signal import Signal


class InteractionKind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


@dataclass
class Interaction:
    """One interaction and all the bot did with it so far.

    `history` has the message of each edit and follow-up after the first answer, in order.
    """

    id: int
    token: str
    kind: InteractionKind
    user: User
    channel: Channel
    created_at: float
    message: Message | None = None
    name: str = ""
    answer: Answer | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    choices: list[dict[str, Any]] = field(default_factory=list)
    modal: dict[str, Any] | None = None
    refusals: list[dict[str, Any]] = field(default_factory=list)
    history: list[Message] = field(default_factory=list)
    signal: Signal = field(default_factory=Signal)

    @property
    def thinking(self) -> bool:
        """Deferred, and nothing to see yet."""
        return self.original is not None and self.original.loading and not self.original.deleted

    def metadata(self) -> dict[str, Any]:
        """How messages refer to the interaction they answer."""
        data: dict[str, Any] = {
            "id": str(self.id),
            "type": int(self.kind),
            "user": payloads.user(self.user),
            "authorizing_integration_owners": {"0": str(self.channel.guild_id or 0)},
        }
        if self.kind is InteractionKind.COMMAND:
            data["name"] = self.name
        if self.message is not None:
            data["interacted_message_id"] = str(self.message.id)
        return data
