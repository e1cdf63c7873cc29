"""What the parlour keeps: people, guilds, channels, messages and commands, as plain values."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum, IntFlag
from typing import Any, Self

from parlour.world import components
from parlour.world.permissions import Permission


class ChannelKind(IntEnum):
    TEXT = 0
    DM = 1
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    VOICE = 2
    STAGE = 13
    FORUM = 15


class Context(IntEnum):
    """Where an interaction comes from. The parlour has no conversations of people among
    themselves."""

    GUILD = 0
    BOT_DM = 1


class Installed(IntEnum):
    """How somebody came to have the bot: it was added to a guild, or to their own account. The
    parlour's people have only guilds."""

    IN_GUILD = 0
    FOR_USER = 1


class MessageKind(IntEnum):
    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20


class Flag(IntFlag):
    """Message flags."""

    NONE = 0
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass
class User:
    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    accepts_dms: bool = True


@dataclass
class Role:
    id: int
    name: str
    permissions: Permission
    position: int = 0
    mentionable: bool = False
    managed_by: int | None = None


@dataclass
class Overwrite:
    """What a channel adds to or takes from a role or a member."""

    id: int
    is_member: bool
    allow: Permission = Permission.NONE
    deny: Permission = Permission.NONE


@dataclass
class Member:
    user_id: int
    joined_at: datetime
    nick: str | None = None
    role_ids: list[int] = field(default_factory=list)


@dataclass
class Guild:
    """`former` remembers members who left: a click of theirs may still be on its way."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    former: dict[int, Member] = field(default_factory=dict)


@dataclass
class Channel:
    """A text channel, category, thread or private conversation."""

    id: int
    kind: ChannelKind
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    nsfw: bool = False
    slowmode: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipient_ids: list[int] = field(default_factory=list)
    owner_id: int | None = None
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive_minutes: int = 1440
    archive_changed_at: datetime | None = None
    thread_members: dict[int, datetime] = field(default_factory=dict)
    messages_sent: int = 0
    tags: dict[int, str] = field(default_factory=dict)
    """A forum's, by number."""
    needs_tag: bool = False
    """Whether every post of a forum bears one."""
    applied_tags: tuple[int, ...] = ()
    """A post's."""

    @property
    def is_thread(self) -> bool:
        return self.kind in (
            ChannelKind.PUBLIC_THREAD,
            ChannelKind.PRIVATE_THREAD,
            ChannelKind.ANNOUNCEMENT_THREAD,
        )

    @property
    def is_dm(self) -> bool:
        return self.kind is ChannelKind.DM

    @property
    def context(self) -> Context:
        return Context.BOT_DM if self.is_dm else Context.GUILD


@dataclass
class Attachment:
    """A file of a message. `url` is served by the parlour itself."""

    id: int
    filename: str
    data: bytes
    url: str
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None

    @property
    def alt(self) -> str | None:
        """The text for people who cannot see the picture."""
        return self.description


@dataclass
class Message:
    """A message as the parlour keeps it; `pinged` are the users it really notified.

    `only_for` is the one user who sees an ephemeral message. `silent` messages still count
    as pings, as on Discord: they make no sound but leave a mark. `started` is the thread that
    a message of Discord's own tells of.
    """

    id: int
    channel_id: int
    author_id: int
    created_at: datetime
    content: str = ""
    kind: MessageKind = MessageKind.DEFAULT
    flags: Flag = Flag.NONE
    embeds: list[dict[str, Any]] = field(default_factory=list)
    components: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mentioned_roles: list[int] = field(default_factory=list)
    mentions_everyone: bool = False
    pinged: frozenset[int] = frozenset()
    edited_at: datetime | None = None
    reply_to: int | None = None
    started: int | None = None
    nonce: str | None = None
    tts: bool = False
    pinned: bool = False
    application_id: int | None = None
    interaction: dict[str, Any] | None = None
    only_for: int | None = None
    deleted: bool = False

    @property
    def text(self) -> str:
        """Every word of it: the content, or the text displays of a components-V2 message."""
        return "\n".join([self.content] * bool(self.content) + components.texts(self.components))

    @property
    def ephemeral(self) -> bool:
        return self.only_for is not None

    @property
    def loading(self) -> bool:
        """A deferred answer that still says "thinking"."""
        return Flag.LOADING in self.flags

    @property
    def silent(self) -> bool:
        return Flag.SUPPRESS_NOTIFICATIONS in self.flags

    @property
    def buttons(self) -> list[str]:
        """The labels of its buttons, in order (an emoji stands in for a missing label)."""
        return [components.caption(button) for button in components.buttons(self.components)]

    def snapshot(self) -> Self:
        """A copy that later edits do not touch: what somebody had on screen."""
        frozen = copy.copy(self)
        frozen.components = copy.deepcopy(self.components)
        frozen.embeds = copy.deepcopy(self.embeds)
        frozen.attachments = list(self.attachments)
        return frozen


@dataclass(frozen=True, eq=False)
class Command:
    """An application command; `data` is what the bot registered, complete with defaults, and stays
    as it is: a changed command is another one."""

    id: int
    guild_id: int | None
    version: int
    data: dict[str, Any]

    @property
    def name(self) -> str:
        return self.data["name"]

    @property
    def kind(self) -> int:
        return self.data["type"]

    def works_in(self, channel: Channel) -> bool:
        """Whether its contexts include a channel, or else whether it is for private messages too;
        and whether it belongs to a bot that was added to a guild."""
        installed, contexts = self.data.get("integration_types"), self.data.get("contexts")
        if self.guild_id is not None:
            return self.guild_id == channel.guild_id
        if installed is not None and Installed.IN_GUILD not in installed:
            return False
        if contexts is not None:
            return channel.context in contexts
        return not channel.is_dm or self.data.get("dm_permission") is not False
