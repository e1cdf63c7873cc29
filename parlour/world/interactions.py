"""Interactions: from a person's command or click to the bot's last word on it."""

from __future__ import annotations

import secrets
from typing import Any

from parlour.gateway.gateway import Gateway
from parlour.limits.callbacks import Answer
from parlour.limits.messages import MOST_FILE_BYTES
from parlour.rest import errors
from parlour.rest.errors import Form
from parlour.rest.multipart import Body
from parlour.world import payloads, posting
from parlour.world.events import Event
from parlour.world.interaction import Interaction, InteractionKind
from parlour.world.model import Channel, Flag, Member, Message, MessageKind, User
from parlour.world.permissions import TOLD_IN_DIRECT_MESSAGES, Permission
from parlour.world.world import World

ANSWER_WITHIN = 3.0
TOKEN_LASTS = 15 * 60.0


_ALLOWED = {
    InteractionKind.COMMAND: {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.MODAL},
    InteractionKind.COMPONENT: set(Answer) - {Answer.CHOICES},
    InteractionKind.AUTOCOMPLETE: {Answer.CHOICES},
    InteractionKind.MODAL: set(Answer) - {Answer.CHOICES, Answer.MODAL},
}


class Interactions:
    """Begins interactions, and lets the bot answer each once and in time."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self.world = world
        self.gateway = gateway
        self.answer_within = ANSWER_WITHIN
        self._by_token: dict[str, Interaction] = {}

    # Beginning

    def begin(
        self,
        kind: InteractionKind,
        user: User,
        channel: Channel,
        data: dict[str, Any],
        message: Message | None = None,
    ) -> tuple[Interaction, bool]:
        """Send an interaction to the bot; the second value tells whether a bot is there.

        `message` is the one a component was clicked on, as the user saw it.
        """
        self._forget_old()
        interaction = Interaction(
            self.world.ids.next(),
            secrets.token_urlsafe(48),
            kind,
            user,
            channel,
            self.world.clock.now(),
            message,
            _full_name(data),
        )
        self._by_token[interaction.token] = interaction
        guild = self.world.guilds.get(channel.guild_id or 0)
        delivered = (guild is None or self.world.bot.id in guild.members) and (
            self.gateway.deliver_interaction(channel.guild_id, self._payload(interaction, data))
        )
        self._tell(interaction, "begun")
        return interaction, delivered

    def _forget_old(self) -> None:
        """Tokens are kept a little longer than they last, oldest first out."""
        limit = self.world.clock.now() - 2 * TOKEN_LASTS
        while self._by_token:
            oldest = next(iter(self._by_token.values()))
            if oldest.created_at > limit:
                break
            del self._by_token[oldest.token]

    def _payload(self, interaction: Interaction, data: dict[str, Any]) -> dict[str, Any]:
        world, channel, user = self.world, interaction.channel, interaction.user
        gone = channel.id not in world.channels
        granted = Permission.NONE if gone else world.permissions(user.id, channel)
        payload: dict[str, Any] = {
            "id": str(interaction.id),
            "application_id": str(world.application_id),
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel.id),
            "channel": payloads.channel(world, channel, permissions=granted),
            "locale": user.locale,
            "app_permissions": str(int(self._told_permissions(channel))),
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(channel.guild_id or 0)},
            "context": int(channel.context),
            "attachment_size_limit": MOST_FILE_BYTES,
        }
        if interaction.message is not None:
            payload["message"] = payloads.message(world, interaction.message)
        guild = world.guilds.get(channel.guild_id or 0)
        if guild is None:
            return payload | {"user": payloads.user(user)}
        member = guild.members.get(user.id) or guild.former.get(user.id)
        member = member or Member(user.id, world.clock.today())
        return payload | {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": payloads.member(world, member, permissions=granted),
        }

    def _told_permissions(self, channel: Channel) -> Permission:
        """What the bot is told that it may do where somebody asks."""
        if channel.is_dm:
            return TOLD_IN_DIRECT_MESSAGES
        if channel.id not in self.world.channels:
            return Permission.NONE
        return self.world.permissions(self.world.bot.id, channel)

    # The first answer

    def awaiting_answer(self, interaction_id: int, token: str) -> Interaction:
        """The interaction a callback is for; refuses a late, second or unknown answer."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise errors.unknown_interaction()
        if interaction.answer is not None:
            raise errors.already_acknowledged()
        if self.world.clock.now() - interaction.created_at > self.answer_within:
            raise errors.unknown_interaction()
        return interaction

    def take_answer(self, interaction: Interaction, body: Body) -> dict[str, Any]:
        """Do what the bot answered, and tell it what came of it."""
        kind = Answer(body.json["type"])
        data = body.json.get("data") or {}
        if not self._may_answer(interaction, kind):
            form = Form()
            message = f"Callback type {kind} does not answer an interaction of this type"
            form.fault("type", code="INTERACTION_CALLBACK_TYPE_INVALID", message=message)
            form.done()
        if kind in (Answer.MESSAGE, Answer.DEFERRED_MESSAGE):
            self._require_channel(interaction)
            loading = kind is Answer.DEFERRED_MESSAGE
            with errors.inside("data"):
                interaction.original = self._post(interaction, data, body, loading=loading)
        elif kind is Answer.UPDATE:
            with errors.inside("data"):
                self._update(interaction, data, body)
        elif kind is Answer.CHOICES:
            interaction.choices = data.get("choices") or []
        elif kind is Answer.MODAL:
            interaction.modal = data
            event = Event("modal", data, None, interaction.channel.id, interaction.user.id)
            self.world.events.tell(event)
        clicked = interaction.message
        if kind in (Answer.UPDATE, Answer.DEFERRED_UPDATE) and clicked is not None:
            current = self.world.find_message(clicked.channel_id, clicked.id)
            interaction.original = current or clicked
        interaction.answer = kind
        self._tell(interaction, "answered")
        return self._callback_response(interaction, kind)

    def _may_answer(self, interaction: Interaction, kind: Answer) -> bool:
        updates = kind in (Answer.UPDATE, Answer.DEFERRED_UPDATE)
        return kind in _ALLOWED[interaction.kind] and not (updates and interaction.message is None)

    def _callback_response(self, interaction: Interaction, kind: Answer) -> dict[str, Any]:
        about: dict[str, Any] = {"id": str(interaction.id), "type": int(interaction.kind)}
        resource: dict[str, Any] = {"type": int(kind)}
        original = interaction.original
        if original is not None:
            about |= {
                "response_message_id": str(original.id),
                "response_message_loading": original.loading,
                "response_message_ephemeral": original.ephemeral,
                "channel_id": str(original.channel_id),
            }
            if kind in (Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.UPDATE):
                resource["message"] = payloads.message(self.world, original)
        return {"interaction": about, "resource": resource}

    def _update(self, interaction: Interaction, data: dict[str, Any], body: Body) -> None:
        self._require_channel(interaction)
        clicked = interaction.message
        current = clicked and self.world.find_message(clicked.channel_id, clicked.id)
        if current is None:
            raise errors.unknown_message()
        interaction.message = current
        if data:
            posting.change(self.world, current, data, body)

    # Follow-ups

    def by_token(self, application_id: int, token: str) -> Interaction:
        """The interaction a follow-up is for; its token lasts fifteen minutes."""
        interaction = self._by_token.get(token)
        if application_id != self.world.application_id:
            raise errors.unknown_webhook()
        if interaction is None:
            raise errors.invalid_webhook_token()
        if self.world.clock.now() - interaction.created_at > TOKEN_LASTS:
            raise errors.invalid_webhook_token()
        if interaction.answer is None:
            raise errors.unknown_webhook()
        return interaction

    def follow_up(self, interaction: Interaction, body: Body) -> Message:
        """Post a further message; the first after a deferral completes the deferred one."""
        self._require_channel(interaction)
        original = interaction.original
        if interaction.thinking and original is not None:
            return self.edit(interaction, original, body)
        message = self._post(interaction, body.json, body)
        interaction.followups.append(message)
        interaction.history.append(message)
        self._tell(interaction, "followed up")
        return message

    def message_of(self, interaction: Interaction, name: str) -> Message:
        """A message by id or `@original`, if it belongs to this interaction."""
        if name == "@original":
            message = interaction.original
        else:
            known = [interaction.original, *interaction.followups]
            message = next((one for one in known if one and str(one.id) == name), None)
        if message is not None:
            message = self.world.find_message(message.channel_id, message.id)
        if message is None:
            raise errors.unknown_message()
        return message

    def edit(self, interaction: Interaction, message: Message, body: Body) -> Message:
        posting.change(self.world, message, body.json, body, completes=message.loading)
        interaction.history.append(message)
        self._tell(interaction, "edited")
        return message

    def delete(self, interaction: Interaction, message: Message) -> None:
        self.world.delete_message(message)
        self._tell(interaction, "deleted")

    # Shared

    def _require_channel(self, interaction: Interaction) -> None:
        """The channel is there, and no thread that only its keepers may open."""
        channel = interaction.channel
        if channel.id not in self.world.channels:
            raise errors.unknown_channel()
        if channel.archived and channel.locked:
            raise errors.thread_archived()

    def _post(
        self, interaction: Interaction, data: dict[str, Any], body: Body, *, loading: bool = False
    ) -> Message:
        private = bool((data.get("flags") or 0) & Flag.EPHEMERAL)
        command = interaction.kind is InteractionKind.COMMAND
        origin = posting.Origin(
            self.world.application_id,
            interaction.metadata(),
            interaction.user.id if private else None,
            MessageKind.COMMAND if command else MessageKind.DEFAULT,
            loading,
        )
        clicked = interaction.message
        replied_to = clicked and self.world.find_message(clicked.channel_id, clicked.id)
        if replied_to is not None and replied_to.ephemeral:
            replied_to = None
        return posting.post(
            self.world,
            interaction.channel,
            self.world.bot.id,
            data,
            body,
            origin=origin,
            replied_to=replied_to,
        )

    def note_refusal(self, token: str, body: dict[str, Any]) -> None:
        """Remember that the bot's answer was refused, for whoever waits for it."""
        interaction = self._by_token.get(token)
        if interaction is not None:
            interaction.refusals.append(body)
            self._tell(interaction, "refused")

    def _tell(self, interaction: Interaction, what: str) -> None:
        interaction.signal.notify()
        data = {
            "what": what,
            "id": str(interaction.id),
            "type": int(interaction.kind),
            "name": interaction.name,
            "thinking": interaction.thinking,
        }
        event = Event(
            "interaction",
            data,
            interaction.channel.guild_id,
            interaction.channel.id,
            interaction.user.id,
        )
        self.world.events.tell(event)


def _full_name(data: dict[str, Any]) -> str:
    """A command's name with its group and sub-command, as messages tell it."""
    inner = [part for part in data.get("options") or () if "options" in part]
    return " ".join([data.get("name", ""), *map(_full_name, inner)])
