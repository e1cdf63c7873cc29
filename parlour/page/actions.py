"""What a user does on the page: reading, writing, commands, clicks and modals."""

from __future__ import annotations

import base64
import binascii
from typing import Any

from aiohttp import web

from parlour.driver import commands
from parlour.driver.commands import OptionKind
from parlour.driver.person import Person
from parlour.driver.reply import Reply
from parlour.page import views
from parlour.page.desk import Desk
from parlour.page.requests import BadRequest, Fields, answering, number
from parlour.world import components
from parlour.world.components import Kind
from parlour.world.world import channel_name

_PAGE_OF_MESSAGES = 30
_LONGEST_MESSAGE = 2000
_LONGEST_NAME = 32


class Actions:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    # Looking

    async def people(self, _: web.Request) -> list[dict[str, Any]]:
        return views.people(self._desk)

    async def messages(self, request: web.Request) -> dict[str, Any]:
        """The newest messages of a channel, or the newest before one of them."""
        person = self._desk.person(number(request.query.get("user"), "user"))
        channel_id = number(request.match_info["channel"], "channel")
        channel = self._desk.channel(person, channel_id)
        before = request.query.get("before")
        limit = number(before, "before") if before else None
        seen = [one for one in person.sees(channel) if limit is None or one.id < limit]
        page = seen[-_PAGE_OF_MESSAGES:]
        return {
            "messages": [views.message(self._desk, person, one) for one in page],
            "more": len(seen) > len(page),
            "read": str(self._desk.marks.last_read(person.id, channel.id)),
        }

    async def commands(self, request: web.Request) -> list[dict[str, Any]]:
        person = self._desk.person(number(request.query.get("user"), "user"))
        channel = self._desk.channel(person, number(request.query.get("channel"), "channel"))
        there = commands.usable(self._desk.world, person.user, channel)
        return [views.command(chosen, person.user.locale) for chosen in there]

    # Writing

    async def say(self, request: web.Request) -> dict[str, Any]:
        fields, person = await self._asked(request)
        channel = self._desk.channel(person, fields.id("channel"))
        text = fields.text("text", most=_LONGEST_MESSAGE)
        if not text.strip():
            raise BadRequest("an empty message cannot be sent")
        replied = fields.optional_id("reply_to")
        target = self._desk.message(person, channel.id, replied) if replied else None
        said = person.say(text, channel=channel, reply_to=target)
        return {"id": str(said.id)}

    async def typing(self, request: web.Request) -> dict[str, Any]:
        fields, person = await self._asked(request)
        channel = self._desk.channel(person, fields.id("channel"))
        self._desk.world.tell_typing(channel, person.id)
        return {}

    async def read(self, request: web.Request) -> dict[str, Any]:
        fields, person = await self._asked(request)
        channel = self._desk.channel(person, fields.id("channel"))
        self._desk.marks.read(person.id, channel.id, fields.id("message"))
        return {}

    async def dismiss(self, request: web.Request) -> dict[str, Any]:
        fields, person = await self._asked(request)
        message = self._desk.message(person, fields.id("channel"), fields.id("message"))
        if not message.ephemeral:
            raise BadRequest("only a private answer can be dismissed", 403, "not-usable")
        self._desk.world.delete_message(message)
        return {}

    async def direct(self, request: web.Request) -> dict[str, Any]:
        """Open or close private messages to the bot."""
        fields, person = await self._asked(request)
        person.take_direct_messages(fields.flag("taken"))
        return {}

    # Adding to the world

    async def add_person(self, request: web.Request) -> dict[str, Any]:
        """Somebody new, in all servers where the one who asks is, and of their language."""
        fields, person = await self._asked(request)
        name = fields.text("name", most=_LONGEST_NAME).strip()
        world = self._desk.world
        if not name or any(user.name == name for user in world.users.values()):
            raise BadRequest("a new person needs a name that nobody has yet")
        guilds = [guild for guild in world.guilds.values() if person.id in guild.members]
        made = self._desk.parlour.user(name, locale=person.user.locale, guilds=guilds)
        return {"id": str(made.id)}

    async def add_channel(self, request: web.Request) -> dict[str, Any]:
        fields, person = await self._asked(request)
        guild = self._desk.world.guilds.get(fields.id("guild"))
        if guild is None or person.id not in guild.members:
            raise BadRequest(f"{person.name} is in no such server", 404, "no-such-guild")
        name = channel_name(fields.text("name", most=100))
        if not name or any(one.name == name for one in self._desk.world.channels_of(guild)):
            raise BadRequest("a new channel needs a name that no other has yet")
        return {"id": str(self._desk.world.add_channel(guild, name).id)}

    # Interactions

    async def slash(self, request: web.Request) -> dict[str, Any]:
        fields, person = await self._asked(request)
        channel = self._desk.channel(person, fields.id("channel"))
        name = fields.text("command")
        chosen = commands.find(self._desk.world, person.user, channel, name)
        options = _with_files(chosen, fields.mapping("options"))
        with _Odd():
            reply = await person.slash(name, channel=channel, options=options)
        return _told(reply)

    async def complete(self, request: web.Request) -> list[dict[str, Any]]:
        fields, person = await self._asked(request)
        channel = self._desk.channel(person, fields.id("channel"))
        others = {
            key: value
            for key, value in fields.mapping("options").items()
            if not isinstance(value, dict)
        }
        with _Odd():
            return await person.autocomplete(
                fields.text("command"),
                option=fields.text("option"),
                text=fields.text("text"),
                channel=channel,
                options=others,
            )

    async def press(self, request: web.Request) -> dict[str, Any]:
        fields, person = await self._asked(request)
        message = self._desk.message(person, fields.id("channel"), fields.id("message"))
        return _told(await person.press(fields.text("custom_id"), on=message))

    async def choose(self, request: web.Request) -> dict[str, Any]:
        fields, person = await self._asked(request)
        message = self._desk.message(person, fields.id("channel"), fields.id("message"))
        custom_id, values = fields.text("custom_id"), fields.texts("values")
        with _Odd():
            return _told(await person.choose(custom_id, *values, on=message))

    async def submit(self, request: web.Request) -> dict[str, Any]:
        fields, person = await self._asked(request)
        if person.modal.custom_id != fields.text("custom_id"):
            raise BadRequest("another modal is open now", 409, "no-modal")
        uploads = {
            part["custom_id"]
            for part in components.walk(person.modal.data["components"])
            if part["type"] == Kind.FILE_UPLOAD
        }
        values = {
            key: [_file(one) for one in value or ()] if key in uploads else value
            for key, value in fields.mapping("values").items()
        }
        with _Odd():
            return _told(await person.submit(values))

    async def _asked(self, request: web.Request) -> tuple[Fields, Person]:
        fields = await Fields.of(request)
        return fields, self._desk.person(fields.id("user"))


class _Odd:
    """Values of the wrong kind are the page's mistake, not ours."""

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, _: object) -> None:
        if isinstance(error, ValueError | KeyError | TypeError | AttributeError):
            raise BadRequest(f"a value cannot be used: {error}") from error


def _with_files(chosen: commands.Chosen, given: dict[str, Any]) -> dict[str, Any]:
    wanted = {
        option["name"] for option in chosen.options if option["type"] == OptionKind.ATTACHMENT
    }
    return {key: _file(value) if key in wanted else value for key, value in given.items()}


def _file(value: Any) -> tuple[str, bytes]:
    """A file as the page sends it: its name, and its bytes in base64."""
    try:
        return str(value["name"]), base64.b64decode(value["data"], validate=True)
    except (KeyError, TypeError, binascii.Error):
        raise BadRequest("a file must have a name and data in base64") from None


def _told(reply: Reply) -> dict[str, Any]:
    """Enough to know it worked: what it made comes by the socket."""
    message = reply.message
    return {
        "answer": reply.kind.name.lower(),
        "message": str(message.id) if message else None,
        "channel": str(message.channel_id) if message else None,
    }


def add_routes(app: web.Application, desk: Desk) -> None:
    actions = Actions(desk)
    app.router.add_get("/parlour/people", answering(actions.people))
    app.router.add_get("/parlour/commands", answering(actions.commands))
    app.router.add_get("/parlour/channels/{channel}/messages", answering(actions.messages))
    for name, handler in (
        ("say", actions.say),
        ("typing", actions.typing),
        ("read", actions.read),
        ("dismiss", actions.dismiss),
        ("direct", actions.direct),
        ("add-person", actions.add_person),
        ("add-channel", actions.add_channel),
        ("slash", actions.slash),
        ("complete", actions.complete),
        ("press", actions.press),
        ("choose", actions.choose),
        ("submit", actions.submit),
    ):
        app.router.add_post(f"/parlour/{name}", answering(handler))
