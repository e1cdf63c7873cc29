"""Everything that happens, told to each open page at once, as far as its user may know."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from aiohttp import WSCloseCode, web

from parlour.driver.person import Person
from parlour.page import views
from parlour.page.desk import Desk
from parlour.page.requests import BadRequest, number, refused
from parlour.world.events import Event, Subscription

_GATHER_SECONDS = 0.05
"""Marks and the lists of places are sent once for all that happens within this time."""
_HEARTBEAT_SECONDS = 20.0
_CHANGES_PLACES = ("CHANNEL_", "THREAD_", "GUILD_", "direct")
_CHANGES_MARKS = ("MESSAGE_CREATE", "MESSAGE_DELETE", "marks", "THREAD_MEMBERS_UPDATE")


class Live:
    """Serves `/parlour/events?user=…`: first the whole state, then every change."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._sockets: set[web.WebSocketResponse] = set()

    async def close(self, _: web.Application) -> None:
        """The parlour closes: pages are told, and wait for it to come back."""
        for socket in tuple(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        try:
            person = self._desk.person(number(request.query.get("user"), "user"))
            # Opened here, so that opening it is not news to the page.
            _ = person.dm
        except BadRequest as error:
            return refused(error.status, error.code, str(error))
        socket = web.WebSocketResponse(heartbeat=_HEARTBEAT_SECONDS)
        await socket.prepare(request)
        self._sockets.add(socket)
        with self._desk.parlour.subscribe() as subscription:
            telling = asyncio.create_task(self._tell(socket, person, subscription))
            try:
                # Nothing is expected from the page here: this ends when it goes.
                await socket.receive()
            finally:
                self._sockets.discard(socket)
                telling.cancel()
                with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                    await telling
        return socket

    async def _tell(
        self, socket: web.WebSocketResponse, person: Person, subscription: Subscription
    ) -> None:
        places = True
        marks = False
        while True:
            if places:
                await _send(socket, "state", views.state(self._desk, person))
            elif marks:
                await _send(socket, "marks", self._marks(person))
            places = marks = False
            event = await subscription.next()
            loop = asyncio.get_running_loop()
            until = loop.time() + _GATHER_SECONDS
            while event is not None:
                places = places or event.name.startswith(_CHANGES_PLACES)
                marks = marks or event.name in _CHANGES_MARKS
                told = self._told(person, event)
                if told is not None:
                    if places and told[0] == "message":
                        # It may name a place that has just been made.
                        await _send(socket, "state", views.state(self._desk, person))
                        places = False
                    await _send(socket, *told)
                event = None
                if places or marks:
                    with contextlib.suppress(TimeoutError):
                        left = max(0.0, until - loop.time())
                        event = await asyncio.wait_for(subscription.next(), left)

    def _marks(self, person: Person) -> dict[str, Any]:
        return {"marks": self._desk.marks.of(person.id), "people": views.people(self._desk)}

    def _told(self, person: Person, event: Event) -> tuple[str, dict[str, Any]] | None:
        """What this user hears of an event, if anything."""
        if event.only_for not in (None, person.id):
            return None
        match event.name:
            case "MESSAGE_CREATE" | "MESSAGE_UPDATE":
                return self._message(person, event)
            case "MESSAGE_DELETE" if self._visible(person, event):
                return "gone", {"id": event.data["id"], "channel_id": event.data["channel_id"]}
            case "TYPING_START" if self._visible(person, event):
                told = {key: event.data[key] for key in ("channel_id", "user_id")}
                return None if told["user_id"] == str(person.id) else ("typing", told)
            case "modal":
                return "modal", event.data
            case "commands":
                return "commands", {}
            case "gateway":
                return "bot", views.bot(self._desk)
            case "faults":
                return "faults", event.data
            case _:
                return None

    def _message(self, person: Person, event: Event) -> tuple[str, dict[str, Any]] | None:
        found = self._desk.world.find_message(event.channel_id or 0, int(event.data["id"]))
        if found is None or not self._desk.world.can_see(person.id, found):
            return None
        told = views.message(self._desk, person, found)
        return "message", told | {"fresh": event.name == "MESSAGE_CREATE"}

    def _visible(self, person: Person, event: Event) -> bool:
        channel = self._desk.world.channels.get(event.channel_id or 0)
        return channel is not None and self._desk.sees(person.id, channel)


async def _send(socket: web.WebSocketResponse, what: str, data: dict[str, Any]) -> None:
    await socket.send_json({"what": what, "data": data})
