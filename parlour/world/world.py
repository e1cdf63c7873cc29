"""The parlour's world: everything there is, and every way it changes.

Each change tells the event hub, so the gateway and the page follow by listening alone.
Nothing here checks what a bot may do: that is REST's part.

It is one class because every change is told to the same listeners, in one order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from parlour.world import payloads
from parlour.world import permissions as perms
from parlour.world.clock import Clock
from parlour.world.events import Event, EventHub
from parlour.world.model import (
    Attachment,
    Channel,
    ChannelKind,
    Command,
    Guild,
    Member,
    Message,
    MessageKind,
    Overwrite,
    Role,
    User,
)
from parlour.world.permissions import Permission
from parlour.world.snowflakes import Snowflakes


class World:
    """Users, guilds, channels, messages and commands in memory."""

    def __init__(self, *, bot_name: str = "Hedgepost", clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.ids = Snowflakes(self.clock)
        self.events = EventHub()
        self.base_url = "http://127.0.0.1"
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.deleted_channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.commands: dict[int, Command] = {}
        self.files: dict[int, Attachment] = {}
        self.bot = self.add_user(bot_name, bot=True)
        self.owner = self.add_user("Owner")

    @property
    def application_id(self) -> int:
        """On Discord too, an application's id is its bot's."""
        return self.bot.id

    def _tell(self, name: str, data: dict[str, Any], channel: Channel) -> None:
        self.events.tell(Event(name, data, channel.guild_id, channel.id))

    def _tell_guild(self, name: str, data: dict[str, Any], guild: Guild) -> None:
        self.events.tell(Event(name, {"guild_id": str(guild.id)} | data, guild.id))

    # People

    def add_user(self, name: str, *, locale: str = "en-US", bot: bool = False) -> User:
        user = User(self.ids.next(), name, locale, bot)
        self.users[user.id] = user
        return user

    def take_direct_messages(self, user: User, taken: bool) -> None:
        """A user opens or closes their private messages to the bot."""
        user.accepts_dms = taken
        self.events.tell(Event("direct", {}, only_for=user.id))

    # Guilds, roles, members

    def add_guild(self, name: str, *, owner: User | None = None, locale: str = "en-US") -> Guild:
        """A guild with its everyone role and its owner."""
        owner = owner or self.owner
        guild = Guild(self.ids.next(), name, owner.id, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", perms.EVERYONE_BY_DEFAULT)
        self.guilds[guild.id] = guild
        self._enrol(guild, owner)
        return guild

    def _enrol(self, guild: Guild, user: User) -> Member:
        member = guild.former.pop(user.id, None) or Member(user.id, self.clock.today())
        guild.members[user.id] = member
        return member

    def add_bot(self, guild: Guild, granted: Permission = Permission.NONE) -> None:
        """Somebody adds the bot to a guild, granting what its invitation asked for."""
        role = self.add_role(guild, self.bot.name, granted, managed_by=self.bot.id)
        self._enrol(guild, self.bot).role_ids = [role.id]
        # Without `unavailable` it is a guild joined, not one that came back.
        data = payloads.guild_create(self, guild)
        del data["unavailable"]
        self.events.tell(Event("GUILD_CREATE", data, guild.id))

    def remove_bot(self, guild: Guild) -> None:
        """Somebody throws the bot out."""
        del guild.members[self.bot.id]
        for role in [part for part in guild.roles.values() if part.managed_by == self.bot.id]:
            del guild.roles[role.id]
        self.events.tell(Event("GUILD_DELETE", {"id": str(guild.id)}, guild.id))

    def add_role(
        self,
        guild: Guild,
        name: str,
        granted: Permission,
        *,
        mentionable: bool = False,
        managed_by: int | None = None,
    ) -> Role:
        role = Role(self.ids.next(), name, granted, len(guild.roles), mentionable, managed_by)
        guild.roles[role.id] = role
        self._tell_guild("GUILD_ROLE_CREATE", {"role": payloads.role(role)}, guild)
        return role

    def set_role_permissions(self, guild: Guild, role: Role, granted: Permission) -> None:
        role.permissions = granted
        self._tell_guild("GUILD_ROLE_UPDATE", {"role": payloads.role(role)}, guild)

    def add_member(
        self, guild: Guild, user: User, *, nick: str | None = None, roles: Iterable[Role] = ()
    ) -> Member:
        member = self._enrol(guild, user)
        member.nick = nick
        member.role_ids = [role.id for role in roles]
        self._tell_guild("GUILD_MEMBER_ADD", payloads.member(self, member), guild)
        return member

    def remove_member(self, guild: Guild, user: User) -> None:
        member = guild.members.pop(user.id)
        guild.former[user.id] = member
        for channel in self.channels_of(guild):
            channel.thread_members.pop(user.id, None)
        self._tell_guild("GUILD_MEMBER_REMOVE", {"user": payloads.user(user)}, guild)

    def change_member(
        self, guild: Guild, member: Member, *, nick: str | None, role_ids: Iterable[int]
    ) -> None:
        member.nick = nick
        member.role_ids = list(role_ids)
        self._tell_guild("GUILD_MEMBER_UPDATE", payloads.member(self, member), guild)

    # Channels and threads

    def channels_of(self, guild: Guild) -> list[Channel]:
        return [channel for channel in self.channels.values() if channel.guild_id == guild.id]

    def add_channel(
        self,
        guild: Guild,
        name: str,
        kind: ChannelKind = ChannelKind.TEXT,
        *,
        parent_id: int | None = None,
        topic: str | None = None,
    ) -> Channel:
        position = len(self.channels_of(guild))
        channel = Channel(self.ids.next(), kind, name, guild.id, parent_id, topic, position)
        self.channels[channel.id] = channel
        self._tell("CHANNEL_CREATE", payloads.channel(self, channel), channel)
        return channel

    def channel_changed(self, channel: Channel) -> None:
        """Tell that a channel's or thread's fields were changed."""
        name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self._tell(name, payloads.channel(self, channel), channel)

    def set_overwrite(self, channel: Channel, overwrite: Overwrite) -> None:
        channel.overwrites[overwrite.id] = overwrite
        self.channel_changed(channel)

    def remove_overwrite(self, channel: Channel, target_id: int) -> None:
        if channel.overwrites.pop(target_id, None) is not None:
            self.channel_changed(channel)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, with its messages and its threads."""
        for thread in [part for part in self.channels.values() if part.parent_id == channel.id]:
            if thread.is_thread:
                self.delete_channel(thread)
        for message in self.messages.pop(channel.id, {}).values():
            message.deleted = True
            self.forget_files(message.attachments)
        data = payloads.channel(self, channel)
        self.deleted_channels[channel.id] = self.channels.pop(channel.id)
        self._tell("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", data, channel)

    def start_thread(  # noqa: PLR0913 - what Discord knows of a thread
        self,
        parent: Channel,
        name: str,
        owner_id: int,
        *,
        message: Message | None = None,
        private: bool = False,
        auto_archive_minutes: int = 1440,
        invitable: bool = True,
        tags: tuple[int, ...] = (),
    ) -> Channel:
        """Open a thread; one opened from a message bears that message's id.

        Of a public one without a message, a message of Discord's own tells in the channel.
        """
        now = self.clock.today()
        thread = Channel(
            message.id if message else self.ids.next(),
            ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD,
            name,
            parent.guild_id,
            parent.id,
            owner_id=owner_id,
            invitable=invitable,
            auto_archive_minutes=auto_archive_minutes,
            archive_changed_at=now,
            thread_members={owner_id: now},
            applied_tags=tags,
        )
        self.channels[thread.id] = thread
        data = payloads.channel(self, thread) | {"newly_created": True}
        self._tell("THREAD_CREATE", data, thread)
        if message is None and not private and parent.kind is not ChannelKind.FORUM:
            self.add_message(
                Message(
                    self.ids.next(),
                    parent.id,
                    owner_id,
                    now,
                    name,
                    MessageKind.THREAD_CREATED,
                    started=thread.id,
                )
            )
        return thread

    def join_thread(self, thread: Channel, user_id: int) -> None:
        if user_id not in thread.thread_members:
            thread.thread_members[user_id] = self.clock.today()
            self._tell_thread_members(thread, added=[user_id])
            if user_id == self.bot.id:  # "Gaining access to a private thread"
                self._tell("THREAD_CREATE", payloads.channel(self, thread), thread)

    def leave_thread(self, thread: Channel, user_id: int) -> None:
        if thread.thread_members.pop(user_id, None) is not None:
            self._tell_thread_members(thread, removed=[user_id])

    def _tell_thread_members(
        self, thread: Channel, *, added: Iterable[int] = (), removed: Iterable[int] = ()
    ) -> None:
        data = {
            "id": str(thread.id),
            "guild_id": str(thread.guild_id),
            "member_count": min(len(thread.thread_members), 50),
            "added_members": [payloads.thread_member(thread, user_id) for user_id in added],
            "removed_member_ids": [str(user_id) for user_id in removed],
        }
        self._tell("THREAD_MEMBERS_UPDATE", data, thread)

    def set_archived(self, thread: Channel, archived: bool) -> None:
        if thread.archived != archived:
            thread.archived = archived
            thread.archive_changed_at = self.clock.today()
            self.channel_changed(thread)

    def direct_messages(self, user: User) -> Channel:
        """The private conversation of a user and the bot, opened when there is none yet."""
        for channel in self.channels.values():
            if channel.is_dm and user.id in channel.recipient_ids:
                return channel
        channel = Channel(self.ids.next(), ChannelKind.DM, recipient_ids=[user.id, self.bot.id])
        self.channels[channel.id] = channel
        self._tell("CHANNEL_CREATE", payloads.channel(self, channel), channel)
        return channel

    def meets_bot(self, user: User) -> bool:
        """Whether a user shares a guild with the bot: else they cannot write to each other."""
        return any(
            user.id in guild.members and self.bot.id in guild.members
            for guild in self.guilds.values()
        )

    # Messages

    def messages_in(self, channel_id: int) -> list[Message]:
        """Every message of a channel, oldest first, ephemeral ones among them."""
        return list(self.messages.get(channel_id, {}).values())

    def newest_first(self, channel_id: int) -> Iterator[Message]:
        return reversed(self.messages.get(channel_id, {}).values())

    def last_message_id(self, channel_id: int) -> int | None:
        shown = (one.id for one in self.newest_first(channel_id) if one.only_for is None)
        return next(shown, None)

    def find_message(self, channel_id: int, message_id: int) -> Message | None:
        return self.messages.get(channel_id, {}).get(message_id)

    def all_messages(self) -> Iterator[Message]:
        for kept in self.messages.values():
            yield from kept.values()

    def add_message(self, message: Message) -> None:
        if message.only_for is None:
            self.channels[message.channel_id].messages_sent += 1
        self.messages.setdefault(message.channel_id, {})[message.id] = message
        self._tell_message("MESSAGE_CREATE", message)

    def message_changed(self, message: Message) -> None:
        self._tell_message("MESSAGE_UPDATE", message)

    def delete_message(self, message: Message) -> None:
        message.deleted = True
        self.forget_files(message.attachments)
        self.messages.get(message.channel_id, {}).pop(message.id, None)
        channel = self.channels[message.channel_id]
        data = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.guild_id is not None:
            data["guild_id"] = str(channel.guild_id)
        self.events.tell(
            Event("MESSAGE_DELETE", data, channel.guild_id, channel.id, message.only_for)
        )

    def forget_files(self, attachments: Iterable[Attachment]) -> None:
        for attachment in attachments:
            self.files.pop(attachment.id, None)

    def _tell_message(self, name: str, message: Message) -> None:
        channel = self.channels[message.channel_id]
        data = payloads.gateway_message(self, message)
        self.events.tell(Event(name, data, channel.guild_id, channel.id, message.only_for))

    def tell_typing(self, channel: Channel, user_id: int) -> None:
        data: dict[str, Any] = {
            "channel_id": str(channel.id),
            "user_id": str(user_id),
            "timestamp": int(self.clock.now()),
        }
        if channel.guild_id is not None:
            data["guild_id"] = str(channel.guild_id)
        self._tell("TYPING_START", data, channel)

    # Permissions

    def permissions(self, user_id: int, channel: Channel) -> Permission:
        """What a user may do in any channel, thread or private conversation."""
        if channel.is_dm:
            return perms.IN_DIRECT_MESSAGES if user_id in channel.recipient_ids else Permission.NONE
        guild = self.guilds[channel.guild_id or 0]
        if not channel.is_thread:
            return perms.in_channel(guild, channel, user_id)
        granted = perms.in_channel(guild, self.channels[channel.parent_id or 0], user_id)
        hidden = channel.kind is ChannelKind.PRIVATE_THREAD
        if hidden and user_id not in channel.thread_members and not granted & _THREAD_KEEPERS:
            return Permission.NONE
        return granted

    def may_post(self, user_id: int, channel: Channel) -> bool:
        """Whether a user may write here; threads have a permission of their own for it."""
        granted = self.permissions(user_id, channel)
        threaded = Permission.SEND_MESSAGES_IN_THREADS
        return (threaded if channel.is_thread else Permission.SEND_MESSAGES) in granted

    def can_see(self, user_id: int, message: Message) -> bool:
        if message.only_for is not None:
            return message.only_for == user_id
        channel = self.channels.get(message.channel_id)
        return channel is not None and Permission.VIEW_CHANNEL in self.permissions(user_id, channel)


_THREAD_KEEPERS = Permission.MANAGE_THREADS | Permission.ADMINISTRATOR
_NAME_OF_CHANNEL = re.compile(r"[^\w-]+")


def channel_name(text: str) -> str:
    """A channel's name as Discord would keep it: lower case, dashes for spaces."""
    return _NAME_OF_CHANNEL.sub("-", text.strip().lower())
