"""Somebody in the parlour: runs commands, presses buttons, fills in modals, looks around."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from parlour.driver import commands
from parlour.driver.modal import Modal, option_value
from parlour.driver.problems import BadOption, NoModal, NoSuchComponent, NotUsable, ParlourError
from parlour.driver.reply import Reply, answer_to
from parlour.world import components, posting
from parlour.world.components import LINK_STYLE, Component, Kind
from parlour.world.interaction import InteractionKind
from parlour.world.model import Channel, ChannelKind, Guild, Message, User
from parlour.world.permissions import Permission
from parlour.world.resolved import Resolved

if TYPE_CHECKING:
    from parlour.server import Server


class Identified(Protocol):
    """Anything with an id: channels and guilds, bare or driven."""

    @property
    def id(self) -> int: ...


class Person:
    """A user at the keyboard. Without a `channel`, they act where they last did."""

    def __init__(self, server: Server, user: User) -> None:
        self._server = server
        self.user = user
        self._here: int | None = None
        self._modal: Modal | None = None

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def mention(self) -> str:
        return f"<@{self.user.id}>"

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    # Where they are

    def go(self, channel: Identified) -> None:
        """Look at another channel."""
        self._here = channel.id

    @property
    def here(self) -> Channel:
        world = self._server.world
        if self._here is None:
            for channel in world.channels.values():
                text = channel.guild_id is not None and channel.kind == 0
                if text and Permission.VIEW_CHANNEL in world.permissions(self.id, channel):
                    return channel
            raise ParlourError(f"{self.name} sees no channel to be in")
        return self._channel(self._here)

    @property
    def dm(self) -> Channel:
        """Their private conversation with the bot."""
        return self._server.world.direct_messages(self.user)

    def _channel(self, channel_id: int) -> Channel:
        world = self._server.world
        found = world.channels.get(channel_id) or world.deleted_channels.get(channel_id)
        if found is None:
            raise ParlourError(f"there is no channel {channel_id}")
        return found

    def _at(self, channel: Identified | None) -> Channel:
        if channel is not None:
            self.go(channel)
        if self.here.id not in self._server.world.channels:
            raise NotUsable(f"#{self.here.name} has been deleted")
        return self.here

    # Acting

    async def slash(
        self,
        command: str,
        *,
        channel: Identified | None = None,
        options: Mapping[str, Any] | None = None,
        **named: Any,
    ) -> Reply:
        """Run a slash command ("table open") and wait for the bot's answer.

        Options are given by name; one that is called `channel` or `options`, or is no
        Python name, goes into `options`.
        """
        place = self._at(channel)
        chosen = commands.find(self._server.world, self.user, place, command)
        resolved = Resolved(self._server.world, place)
        given = {**named, **(options or {})}
        data = commands.interaction_data(chosen, given, resolved, self.user)
        return await self._interact(InteractionKind.COMMAND, place, data)

    async def autocomplete(
        self,
        command: str,
        *,
        option: str | None = None,
        text: str = "",
        channel: Identified | None = None,
        options: Mapping[str, Any] | None = None,
        **named: Any,
    ) -> list[dict[str, Any]]:
        """What the bot offers while they type `text` into an option: names and values.

        The other options are given as for `slash`. Without `option` it is the first that
        completes and is not among them.
        """
        others = {**named, **(options or {})}
        place = self._at(channel)
        chosen = commands.find(self._server.world, self.user, place, command)
        completing = [one["name"] for one in chosen.options if one.get("autocomplete")]
        free = [name for name in completing if name not in others]
        focused = option or (free[0] if free else None)
        if focused is None or focused not in completing:
            raise BadOption(f"/{chosen.name} completes {completing}, not {focused!r}")
        resolved = Resolved(self._server.world, place)
        data = commands.interaction_data(
            chosen, {**others, focused: text}, resolved, self.user, focused=focused
        )
        reply = await self._interact(InteractionKind.AUTOCOMPLETE, place, data)
        return reply.interaction.choices

    async def press(
        self, button: str, *, on: Message | None = None, channel: Identified | None = None
    ) -> Reply:
        """Press a button, named by its label, custom_id or emoji.

        It is looked for from the newest message they can see. With `on`, it is that
        message or nothing, whether or not they can still see it: the click may have been
        on its way when the message went. `message.snapshot()` keeps old buttons pressable.
        """
        message, found = self._find(button, components.buttons, on, channel)
        if found.get("style") == LINK_STYLE:
            raise NotUsable(f"{button!r} is a link to {found.get('url')}")
        data = {"component_type": int(Kind.BUTTON), "custom_id": found["custom_id"]}
        return await self._click(message, found, data | {"id": found.get("id", 0)})

    async def choose(
        self,
        select: str,
        *values: Any,
        on: Message | None = None,
        channel: Identified | None = None,
    ) -> Reply:
        """Choose in a select, named by its placeholder or custom_id.

        Values are an option's value or label; for other selects people, roles, channels.
        """
        message, found = self._find(select, components.selects, on, channel)
        least, most = found.get("min_values", 1), found.get("max_values", 1)
        if not least <= len(values) <= most:
            raise BadOption(f"{select!r} takes {least} to {most} values, not {len(values)}")
        place = self._channel(message.channel_id)
        resolved = Resolved(self._server.world, place)
        if found["type"] == Kind.STRING_SELECT:
            chosen = [option_value(found, value) for value in values]
        else:
            chosen = [resolved.named(value, self.user) for value in values]
        data: dict[str, Any] = {
            "component_type": found["type"],
            "custom_id": found["custom_id"],
            "id": found.get("id", 0),
            "values": chosen,
        }
        if resolved.data:
            data["resolved"] = resolved.data
        return await self._click(message, found, data)

    @property
    def modal(self) -> Modal:
        """The modal now open for them."""
        if self._modal is None:
            raise NoModal(f"no modal is open for {self.name}")
        return self._modal

    async def submit(
        self, values: Mapping[str, Any] | None = None, *, modal: Modal | None = None
    ) -> Reply:
        """Fill in the open modal, by labels or custom_ids, and send it."""
        form = modal or self.modal
        resolved = Resolved(self._server.world, form.channel)
        data = form.filled(values or {}, resolved, self.user)
        self._modal = None
        return await self._interact(InteractionKind.MODAL, form.channel, data, form.message)

    async def _click(self, message: Message, part: Component, data: dict[str, Any]) -> Reply:
        if message.only_for not in (None, self.id):
            raise NotUsable(f"that message is not for {self.name}")
        if part.get("disabled"):
            raise NotUsable(f"{part.get('label') or part['custom_id']!r} is greyed out")
        place = self._channel(message.channel_id)
        self.go(place)
        if place.archived:
            self._wake(place)
        return await self._interact(InteractionKind.COMPONENT, place, data, message)

    def _wake(self, thread: Channel) -> None:
        """Open an archived thread, as Discord's clients do before they send a click. Who may not
        is told that something went wrong, and the bot never hears of it."""
        world = self._server.world
        keeper = Permission.MANAGE_THREADS in world.permissions(self.id, thread)
        if not keeper and (thread.locked or self.id not in thread.thread_members):
            raise NotUsable(f"#{thread.name} is archived, and {self.name} may not open it")
        world.set_archived(thread, False)

    async def _interact(
        self,
        kind: InteractionKind,
        place: Channel,
        data: dict[str, Any],
        message: Message | None = None,
    ) -> Reply:
        interactions = self._server.interactions
        interaction, delivered = interactions.begin(kind, self.user, place, data, message)
        reply = await answer_to(interaction, delivered, interactions.answer_within)
        if reply.modal is not None:
            self._modal = reply.modal
        return reply

    def _find(
        self,
        name: str,
        kind: Callable[[Iterable[Component]], list[Component]],
        on: Message | None,
        channel: Identified | None,
    ) -> tuple[Message, Component]:
        looked_at = [on] if on is not None else list(reversed(self.sees(self._at(channel))))
        there: list[str] = []
        for message in looked_at:
            for part in kind(message.components):
                names = _names(part)
                if name in names:
                    return message, part
                there.append(names[0])
        listed = ", ".join(dict.fromkeys(there)) or "none"
        raise NoSuchComponent(f"{self.name} sees no {name!r}; there are: {listed}")

    def say(
        self, text: str, *, channel: Identified | None = None, reply_to: Message | None = None
    ) -> Message:
        """Write a message by hand."""
        place = self._at(channel)
        world = self._server.world
        posts_only = place.kind is ChannelKind.FORUM
        if posts_only or not world.may_post(self.id, place):
            raise NotUsable(f"{self.name} may not write in #{place.name}")
        if place.is_thread:  # who writes in a thread is in it
            world.join_thread(place, self.id)
        return posting.post(world, place, self.id, {"content": text}, replied_to=reply_to)

    # Looking

    def sees(self, channel: Identified | None = None) -> list[Message]:
        """What they can read in a channel, oldest first, private answers to them included."""
        place = self._channel(channel.id) if channel is not None else self.here
        world = self._server.world
        return [one for one in world.messages_in(place.id) if world.can_see(self.id, one)]

    @property
    def pings(self) -> list[Message]:
        """Every message that really pinged them, oldest first."""
        found = [one for one in self._server.world.all_messages() if self.id in one.pinged]
        return sorted(found, key=lambda message: message.id)

    def commands(self, channel: Identified | None = None) -> list[str]:
        """The slash commands they find in a channel."""
        place = self._at(channel)
        there = commands.usable(self._server.world, self.user, place)
        return [chosen.name for chosen in there]

    def take_direct_messages(self, taken: bool) -> None:
        """Open private messages to the bot, or close them, as in a server's privacy settings."""
        self._server.world.take_direct_messages(self.user, taken)

    # Membership

    def _guild(self, guild: Identified) -> Guild:
        return self._server.world.guilds[guild.id]

    def join(self, guild: Identified) -> None:
        self._server.world.add_member(self._guild(guild), self.user)

    def leave(self, guild: Identified) -> None:
        self._server.world.remove_member(self._guild(guild), self.user)

    def call_myself(self, nick: str | None, guild: Identified) -> None:
        """Take a nickname in a guild, or drop it."""
        member = self._guild(guild).members[self.id]
        self._server.world.change_member(
            self._guild(guild), member, nick=nick, role_ids=member.role_ids
        )

    def grant(self, permissions: Permission, guild: Identified) -> None:
        """Give them a role of their own with these permissions."""
        world = self._server.world
        role = world.add_role(self._guild(guild), f"{self.name}'s role", permissions)
        self.take_roles([role], guild)

    def take_roles(self, roles: Iterable[Identified], guild: Identified) -> None:
        """Get further roles."""
        member = self._guild(guild).members[self.id]
        numbers = [*member.role_ids, *(role.id for role in roles)]
        self._server.world.change_member(
            self._guild(guild), member, nick=member.nick, role_ids=numbers
        )


def _names(part: Component) -> list[str]:
    """What a component can be called by, the name people read first."""
    emoji = (part.get("emoji") or {}).get("name")
    names = [part.get("label"), part.get("placeholder"), emoji, part.get("custom_id")]
    return [name for name in names if name] or [""]
