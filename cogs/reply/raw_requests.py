"""Requests by hand: the few that every turn makes, where the library would take its time.

On the way out it builds views, files and forms, on the way back whole messages; a board is a text
and a picture, and all we want to know of it is its id. Whatever fails is raised as exceptions of
the library. Only a deferral is tried again here: else who asks knows what it means to ask twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final
from urllib.parse import quote
from weakref import WeakKeyDictionary

import aiohttp
import discord
import msgspec
from discord.http import MultipartParameters, Route, json_or_text
from msgspec import Struct

from cogs.reply.failures import ALREADY_ANSWERED, FAILURES, TOO_MANY_REQUESTS
from render import Picture

FIRST_ANSWER: Final = 10
"""Seconds until a request about a first answer is given up; Discord takes none after three."""
TIDYING: Final = 3
"""Seconds until taking buttons off through an answer is given up for an edit like any other: the
table's next board waits behind it."""
AGAIN_AFTER: Final = (0.25, 1.0)
"""Seconds to wait before a deferral is tried for the second and the third time."""
LASTS: Final = 14 * 60
"""Seconds for which what was answered can be changed through the interaction; Discord has 15
minutes, by its own clock."""

_EPHEMERAL_OR_LOADING: Final = 1 << 6 | 1 << 7
_DEFERRED_UPDATE: Final = discord.InteractionResponseType.deferred_message_update.value
_DEFERRED_IN_PRIVATE: Final = {
    "type": discord.InteractionResponseType.deferred_channel_message.value,
    "data": {"flags": 1 << 6},
}
_NO_BUTTONS: Final = {"components": []}
_BOUNDARY: Final = f"hedgepost-{secrets.token_hex(16)}"
"""Between the parts of a form: nothing that anybody could write, or draw."""
_FORM_HEADERS: Final = {"Content-Type": f"multipart/form-data; boundary={_BOUNDARY}"}
_CLOSE: Final = f"\r\n--{_BOUNDARY}--\r\n".encode()
_sessions: Final = WeakKeyDictionary[discord.Client, aiohttp.ClientSession]()


class Asked(Struct, frozen=True):
    """An interaction by what it takes to answer it. As text it is kept with a table."""

    id: int
    token: str

    @classmethod
    def by(cls, interaction: discord.Interaction[Any]) -> Asked:
        return cls(interaction.id, interaction.token)

    @classmethod
    def read(cls, text: str) -> Asked:
        number, _, token = text.partition(" ")
        return cls(int(number), token)

    def __str__(self) -> str:
        return f"{self.id} {self.token}"

    @property
    def lasts(self) -> bool:
        """Whether its answer can still be changed."""
        asked_at = ((self.id >> 22) + discord.utils.DISCORD_EPOCH) / 1000
        return time.time() - asked_at < LASTS


class _Interaction(Struct):
    response_message_id: str


class _Answered(Struct):
    """What Discord tells of an answer; the rest of it is not even read."""

    interaction: _Interaction


class _Original(Struct):
    """What it tells of the message that was the answer."""

    id: str
    flags: int = 0
    attachments: list[msgspec.Raw] = []


class Upload(Struct, frozen=True):
    """A picture to send, and what it is called."""

    name: str
    picture: Picture

    @property
    def file_name(self) -> str:
        return f"{self.name}.{self.picture.media_type.partition('/')[2]}"


async def answer(
    client: discord.Client, asked: Asked, message: Mapping[str, Any], uploads: Sequence[Upload]
) -> int:
    """Answer an interaction with a message that everybody sees; gives the message's id."""
    attachments = [
        {"id": number, "filename": upload.file_name, "description": upload.picture.alt}
        for number, upload in enumerate(uploads)
    ]
    kind = discord.InteractionResponseType.channel_message.value
    body = {"type": kind, "data": {**message, "attachments": attachments}}
    url = _callback(asked, "?with_response=1")
    form = _form(body, uploads)
    told = await _request(client, "POST", url, data=form, headers=_FORM_HEADERS)
    done = msgspec.json.decode(told, type=_Answered)
    return int(done.interaction.response_message_id)


async def defer(client: discord.Client, asked: Asked, *, update: bool) -> None:
    """Say that an answer will come: to the message that was clicked if `update`, else in private.

    Raises if somebody else has answered. But an attempt that was lost may have arrived: whoever
    is told behind one that there is an answer takes it for theirs.
    """
    body: dict[str, Any] = {"type": _DEFERRED_UPDATE} if update else _DEFERRED_IN_PRIVATE
    lost = False
    for pause in (*AGAIN_AFTER, None):
        try:
            await _request(client, "POST", _callback(asked), json=body)
        except (discord.DiscordServerError, aiohttp.ClientError, TimeoutError):
            lost = True
            if pause is None:
                raise
        except discord.HTTPException as failed:
            if lost and failed.code == ALREADY_ANSWERED:
                return
            if failed.status != TOO_MANY_REQUESTS or pause is None:
                raise
        else:
            return
        await asyncio.sleep(pause)


async def public_answer(client: discord.Client, asked: Asked) -> int | None:
    """The id of the message with pictures that everybody sees as the answer, if there is one."""
    told = await _request(client, "GET", _original(client, asked))
    message = msgspec.json.decode(told, type=_Original)
    if message.flags & _EPHEMERAL_OR_LOADING or not message.attachments:
        return None
    return int(message.id)


async def take_buttons_off(
    client: discord.Client, channel: int, message: int, answered: Asked | None = None
) -> None:
    """Leave a message without buttons. `answered`: the interaction that it is the answer to.

    Through that it is changed without a share of what the channel's edits may be, nor of what all
    requests of the bot may be.
    """
    if answered is not None and answered.lasts:
        with contextlib.suppress(*FAILURES):
            async with asyncio.timeout(TIDYING):
                await _request(client, "PATCH", _original(client, answered), json=_NO_BUTTONS)
            return
    await client.http.edit_message(
        channel, message, params=MultipartParameters(_NO_BUTTONS, None, None)
    )


def _callback(asked: Asked, query: str = "") -> str:
    return f"{Route.BASE}/interactions/{asked.id}/{quote(asked.token, safe='')}/callback{query}"


def _original(client: discord.Client, asked: Asked) -> str:
    """The message that was the answer."""
    hook = f"{Route.BASE}/webhooks/{client.application_id}"
    return f"{hook}/{quote(asked.token, safe='')}/messages/@original"


async def _request(client: discord.Client, method: str, url: str, **extra: Any) -> bytes:
    """One attempt; gives what Discord tells."""
    # These routes have no rate limits that the library would have to keep: each is of its own.
    http = client.http
    async with _session(client).request(
        method,
        url,
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        timeout=aiohttp.ClientTimeout(total=FIRST_ANSWER),
        **extra,
    ) as response:
        if response.status < 300:
            return await response.read()
        data = await json_or_text(response)
        match response.status:
            case 403:
                raise discord.Forbidden(response, data)
            case 404:
                raise discord.NotFound(response, data)
            case status if status >= 500:
                raise discord.DiscordServerError(response, data)
            case _:
                raise discord.HTTPException(response, data)


def _session(client: discord.Client) -> aiohttp.ClientSession:
    """The session of a client's own requests."""
    session = _sessions.get(client)
    if session is None or session.closed:
        session = discord.Webhook.partial(0, "", client=client).session
        assert isinstance(session, aiohttp.ClientSession)
        _sessions[client] = session
    return session


def _form(body: Mapping[str, Any], uploads: Sequence[Upload]) -> bytes:
    """A message and its files as a form."""
    parts = [_opening("payload_json", "", "application/json"), msgspec.json.encode(body)]
    for number, upload in enumerate(uploads):
        file = f'; filename="{upload.file_name}"'
        parts += [_opening(f"files[{number}]", file, upload.picture.media_type)]
        parts += [upload.picture.data]
    return b"".join((*parts, _CLOSE))


def _opening(name: str, file: str, media_type: str) -> bytes:
    return (
        f'\r\n--{_BOUNDARY}\r\nContent-Disposition: form-data; name="{name}"{file}\r\n'
        f"Content-Type: {media_type}\r\n\r\n"
    ).encode()
