"""Driving the parlour from Python: guilds, channels and people by name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, Unpack

from parlour.driver.person import Identified, Person
from parlour.driver.problems import ParlourError
from parlour.server import Server, Settings
from parlour.world import posting
from parlour.world.model import Channel, ChannelKind, Guild, Message, Overwrite, Role
from parlour.world.permissions import Permission
from parlour.world.world import channel_name

PATIENCE: Final = 20.0
"""Seconds until something counts as not happening at all; how fast it must be, tests do not say."""


class ChannelDriver:
    """A channel, thread or direct message, as somebody with all rights sees and changes it."""

    def __init__(self, parlour: Parlour, channel: Channel) -> None:
        self._parlour = parlour
        self.channel = channel

    @property
    def id(self) -> int:
        return self.channel.id

    @property
    def name(self) -> str:
        return self.channel.name

    @property
    def mention(self) -> str:
        return f"<#{self.id}>"

    def __repr__(self) -> str:
        return f"<ChannelDriver #{self.name}>"

    @property
    def messages(self) -> list[Message]:
        """What everybody in the channel sees, oldest first."""
        found = self._parlour.world.messages_in(self.id)
        return [message for message in found if not message.ephemeral]

    @property
    def last(self) -> Message:
        if not self.messages:
            raise ParlourError(f"#{self.name} is empty")
        return self.messages[-1]

    def private_thread(self, person: Identified, name: str) -> ChannelDriver:
        """A private thread that somebody opens: nobody else is in it yet."""
        made = self._parlour.world.start_thread(self.channel, name, person.id, private=True)
        return ChannelDriver(self._parlour, made)

    def publish(
        self, person: Identified, title: str, text: str, tags: tuple[int, ...] = ()
    ) -> ChannelDriver:
        """A post that somebody writes in a forum: a thread with its first message."""
        world = self._parlour.world
        made = world.start_thread(self.channel, title, person.id, tags=tags)
        posting.post(world, made, person.id, {"content": text})
        return ChannelDriver(self._parlour, made)

    @property
    def threads(self) -> list[ChannelDriver]:
        found = self._parlour.world.channels.values()
        return [ChannelDriver(self._parlour, one) for one in found if one.parent_id == self.id]

    async def wait_for(
        self, wanted: str | Callable[[Message], bool], seconds: float = PATIENCE
    ) -> Message:
        """The newest message that holds a text or fulfils a condition, once there is one."""

        def fits(message: Message) -> bool:
            return wanted in message.text if isinstance(wanted, str) else wanted(message)

        def found() -> list[Message]:
            return [message for message in self.messages if fits(message)]

        await self._parlour.until(lambda: bool(found()), seconds, f"{wanted!r} in #{self.name}")
        return found()[-1]

    def forbid(self, permissions: Permission, who: Identified | None = None) -> None:
        """Take permissions here from a member or role; from the bot, unless told whom."""
        self._overwrite(who, allow=Permission.NONE, deny=permissions)

    def allow(self, permissions: Permission, who: Identified | None = None) -> None:
        """Give permissions here."""
        self._overwrite(who, allow=permissions, deny=Permission.NONE)

    def _overwrite(self, who: Identified | None, *, allow: Permission, deny: Permission) -> None:
        world = self._parlour.world
        target = world.bot.id if who is None else who.id
        before = self.channel.overwrites.get(target) or Overwrite(target, target in world.users)
        fresh = Overwrite(
            target,
            before.is_member,
            (before.allow | allow) & ~deny,
            (before.deny | deny) & ~allow,
        )
        world.set_overwrite(self.channel, fresh)

    def archive(self, *, locked: bool = False) -> None:
        """Close a thread; a locked one stays closed to all but its keepers."""
        self.channel.locked = locked
        self._parlour.world.set_archived(self.channel, True)

    def delete_message(self, message: Message) -> None:
        self._parlour.world.delete_message(message)

    def delete(self) -> None:
        self._parlour.world.delete_channel(self.channel)


class GuildDriver:
    """A guild, as its owner sees and changes it."""

    def __init__(self, parlour: Parlour, guild: Guild) -> None:
        self._parlour = parlour
        self.guild = guild

    @property
    def id(self) -> int:
        return self.guild.id

    @property
    def everyone(self) -> Role:
        return self.guild.roles[self.guild.id]

    @property
    def bot_role(self) -> Role:
        """The role the bot brought with it."""
        bot = self._parlour.world.bot.id
        return next(role for role in self.guild.roles.values() if role.managed_by == bot)

    def channel(
        self, name: str, *, topic: str | None = None, kind: ChannelKind = ChannelKind.TEXT
    ) -> ChannelDriver:
        """The channel of that name, for text unless told otherwise, made if there is none."""
        world = self._parlour.world
        wanted = channel_name(name)
        for channel in world.channels_of(self.guild):
            if channel.name == wanted and channel.kind is kind:
                return ChannelDriver(self._parlour, channel)
        made = world.add_channel(self.guild, wanted, kind, topic=topic)
        return ChannelDriver(self._parlour, made)

    def role(
        self,
        name: str,
        permissions: Permission = Permission.NONE,
        *,
        mentionable: bool = False,
    ) -> Role:
        return self._parlour.world.add_role(self.guild, name, permissions, mentionable=mentionable)

    def set_permissions(self, role: Role, permissions: Permission) -> None:
        self._parlour.world.set_role_permissions(self.guild, role, permissions)

    def add_bot(self, permissions: Permission = Permission.NONE) -> None:
        self._parlour.world.add_bot(self.guild, permissions)

    def remove_bot(self) -> None:
        self._parlour.world.remove_bot(self.guild)


class Parlour(Server):
    """A parlour with hands: `async with Parlour() as parlour: …`.

    It takes the settings of `Server`.
    """

    def __init__(self, **settings: Unpack[Settings]) -> None:
        super().__init__(**settings)
        self._people: dict[int, Person] = {}

    def guild(
        self,
        name: str,
        *,
        locale: str = "en-US",
        bot: bool = True,
        bot_permissions: Permission = Permission.NONE,
        owner: Person | None = None,
    ) -> GuildDriver:
        """The guild of that name, made if there is none, with the bot in it.

        The bot's own role gets `bot_permissions`, on top of what everyone may do.
        """
        for guild in self.world.guilds.values():
            if guild.name == name:
                return GuildDriver(self, guild)
        made = self.world.add_guild(name, locale=locale, owner=owner.user if owner else None)
        if bot:
            self.world.add_bot(made, bot_permissions)
        return GuildDriver(self, made)

    def user(
        self,
        name: str,
        *,
        locale: str = "en-US",
        guilds: Iterable[Identified] | None = None,
        permissions: Permission = Permission.NONE,
    ) -> Person:
        """The user of that name, made if there is none.

        A new one joins the guilds given, or all there are; `permissions` are granted in
        each by a role of their own. Give `guilds=()` for a stranger.
        """
        for known in self.world.users.values():
            if known.name == name and not known.bot:
                return self._people.setdefault(known.id, Person(self, known))
        person = Person(self, self.world.add_user(name, locale=locale))
        self._people[person.id] = person
        chosen = self.world.guilds.values() if guilds is None else guilds
        for guild in list(chosen):
            person.join(guild)
            if permissions:
                person.grant(permissions, guild)
        return person

    def direct(self, person: Person) -> ChannelDriver:
        """Somebody's direct messages with the bot, opened if they have none yet."""
        return ChannelDriver(self, person.dm)

    @property
    def people(self) -> list[Person]:
        """Everybody who can sit at a keyboard: not the bot, nor the application's owner."""
        hidden = {self.world.bot.id, self.world.owner.id}
        known = [user for user in self.world.users.values() if user.id not in hidden]
        return [self._people.setdefault(user.id, Person(self, user)) for user in known]

    async def until(
        self, ready: Callable[[], bool], seconds: float = PATIENCE, what: str = "the condition"
    ) -> None:
        """Wait until something is so, in the world or in the bot."""
        if not await self.signal.until(ready, seconds, every=0.02):
            raise ParlourError(f"waited {seconds} s for {what}")

    async def until_connected(self, seconds: float = PATIENCE) -> None:
        """Wait until a bot is there."""
        await self.until(lambda: self.connected, seconds, "a bot")

    async def settled(self, quiet: float = 0.05, seconds: float = PATIENCE) -> None:
        """Wait until the bot has asked for nothing for a moment."""
        backstage = self.backstage
        deadline = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < deadline:
            before = backstage.served
            await asyncio.sleep(quiet)
            if backstage.served == before and not backstage.busy:
                return
        raise ParlourError(f"the bot did not come to rest within {seconds} s")
