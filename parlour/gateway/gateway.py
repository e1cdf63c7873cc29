"""The gateway: lets bots in, keeps their sessions, and passes on what happens."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Iterable
from typing import Any

from aiohttp import WSMsgType, web

from parlour.faults import Faults
from parlour.gateway.compression import compressor_for
from parlour.gateway.connection import Connection
from parlour.gateway.dispatch import shaped_for
from parlour.gateway.session import ALL_INTENTS, NO_INTENTS, PRIVILEGED, Intent, Session
from parlour.world import payloads
from parlour.world.events import Event
from parlour.world.world import World

HEARTBEAT_SECONDS = 41.25
MOST_SENT_PER_MINUTE = 120
_ACK_SECONDS = 0.02
"""An ack that came at once would be there before the client has noted when it asked; the client
would measure from the heartbeat before, and log that it cannot keep up."""


class _Refused(Exception):
    """Ends a connection with one of Discord's close codes."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def _number(value: Any) -> int:
    """A number that may be written as a text."""
    if isinstance(value, int) or (isinstance(value, str) and value.isdecimal()):
        return int(value)
    raise _Refused(4002)


class Gateway:
    """All sessions of the bot. `privileged` are the intents switched on for it."""

    def __init__(
        self,
        world: World,
        token: str,
        *,
        privileged: Intent = NO_INTENTS,
        heartbeat_seconds: float = HEARTBEAT_SECONDS,
    ) -> None:
        self.world = world
        self.token = token
        self.privileged = privileged
        self.heartbeat_seconds = heartbeat_seconds
        self.url = ""
        self.faults = Faults(self)
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.identified = 0
        self.resumed = 0
        world.events.add(self._pass_on)

    # Passing on what happens

    def _pass_on(self, event: Event) -> None:
        if event.name.isupper():
            for session in self._listening(event.guild_id):
                data = shaped_for(session.intents, self.world, event)
                if data is not None:
                    self._dispatch(session, event.name, data)

    def deliver_interaction(self, guild_id: int | None, data: dict[str, Any]) -> bool:
        """Send an interaction to the bot; false when there is no bot to send it to."""
        sessions = self._listening(guild_id)
        for session in sessions:
            self._dispatch(session, "INTERACTION_CREATE", data)
        return bool(sessions)

    def _listening(self, guild_id: int | None) -> list[Session]:
        for session in [one for one in self.sessions.values() if one.forgotten]:
            del self.sessions[session.id]
        return [session for session in self.sessions.values() if session.covers(guild_id)]

    def _dispatch(self, session: Session, name: str, data: dict[str, Any]) -> None:
        lag = self.faults.gateway_lag
        fault = self.faults.take_dispatch(name)
        due = time.monotonic() + lag if lag else 0.0
        for _ in range(fault.copies if fault else 1):
            if fault and fault.delay:
                loop = asyncio.get_running_loop()
                loop.call_later(fault.delay, session.dispatch, name, data)
            else:
                session.dispatch(name, data, due=due)

    # Connections

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket from HELLO to the end."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(request, socket, compressor_for(request.query.get("compress")))
        self.connections.add(connection)
        session: Session | None = None
        try:
            if request.query.get("v", "10") != "10":
                raise _Refused(4012)
            interval = int(self.heartbeat_seconds * 1000)
            connection.send({"op": 10, "d": {"heartbeat_interval": interval, "_trace": []}})
            recent: deque[float] = deque(maxlen=MOST_SENT_PER_MINUTE)
            while True:
                payload = await self._receive(socket, recent)
                if payload is None:
                    break
                session = await self._obey(connection, session, payload)
        except _Refused as refused:
            await connection.close(refused.code)
        finally:
            self.connections.discard(connection)
            self._part(connection, session, socket.close_code)
            await connection.stop()
        return socket

    async def _receive(
        self, socket: web.WebSocketResponse, recent: deque[float]
    ) -> dict[str, Any] | None:
        """The next message of the bot; none when it has gone."""
        try:
            message = await socket.receive(timeout=self.heartbeat_seconds * 2)
        except TimeoutError:
            raise _Refused(4009) from None
        if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            return None
        now = time.monotonic()
        if len(recent) == recent.maxlen and now - recent[0] < 60:
            raise _Refused(4008)
        recent.append(now)
        try:
            payload = json.loads(message.data)
        except (ValueError, RecursionError):
            raise _Refused(4002) from None
        if not isinstance(payload, dict):
            raise _Refused(4002)
        # A heartbeat brings a number; what the bot asks for, an object.
        if payload.get("op") != 1 and not isinstance(payload.get("d") or {}, dict):
            raise _Refused(4002)
        return payload

    def _part(self, connection: Connection, session: Session | None, code: int | None) -> None:
        if session is None or session.connection is not connection:
            return
        session.leave()
        # A bot that closes with 1000 or 1001 means to end its session.
        if code in (1000, 1001) and not connection.closed_by_us:
            self.sessions.pop(session.id, None)
        self._tell("left", session)

    async def _obey(
        self, connection: Connection, session: Session | None, payload: dict[str, Any]
    ) -> Session | None:
        operation, data = payload.get("op"), payload.get("d")
        if operation == 1:
            if not self.faults.withhold_acks:
                loop = asyncio.get_running_loop()
                loop.call_later(_ACK_SECONDS, connection.send, {"op": 11})
            return session
        if operation == 2:
            if session is not None:
                raise _Refused(4005)
            return self._identify(connection, data or {})
        if operation == 6:
            return self._resume(connection, data or {}) or session
        if session is None:
            raise _Refused(4003)
        if operation == 8:
            self._send_members(session, data or {})
        elif operation not in (3, 4):
            raise _Refused(4001)
        return session

    def _identify(self, connection: Connection, data: dict[str, Any]) -> Session:
        if data.get("token") != self.token:
            raise _Refused(4004)
        match data.get("shard") or [0, 1]:
            case [int(number), int(count)] if 0 <= number < count:
                shard = (number, count)
            case _:
                raise _Refused(4010)
        intents = data.get("intents")
        if not isinstance(intents, int) or not 0 <= intents <= ALL_INTENTS:
            raise _Refused(4013)
        if Intent(intents) & PRIVILEGED & ~self.privileged:
            raise _Refused(4014)
        session = Session(shard, Intent(intents))
        self.sessions[session.id] = session
        session.connection = connection
        self.identified += 1
        guilds = [
            guild
            for guild in self.world.guilds.values()
            if self.world.bot.id in guild.members and session.covers(guild.id)
        ]
        session.dispatch("READY", self._ready(session, [guild.id for guild in guilds]))
        for guild in guilds:
            session.dispatch("GUILD_CREATE", payloads.guild_create(self.world, guild))
        self._tell("ready", session)
        return session

    def _ready(self, session: Session, guild_ids: Iterable[int]) -> dict[str, Any]:
        return {
            "v": 10,
            "user": payloads.user(self.world.bot) | {"verified": True, "mfa_enabled": False},
            "guilds": [{"id": str(one), "unavailable": True} for one in guild_ids],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": str(self.world.application_id), "flags": 0},
            "private_channels": [],
        }

    def _resume(self, connection: Connection, data: dict[str, Any]) -> Session | None:
        if data.get("token") != self.token:
            raise _Refused(4004)
        session = self.sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is not None and isinstance(sequence, int) and sequence > session.sequence:
            raise _Refused(4007)
        if session is None or session.forgotten or not isinstance(sequence, int):
            connection.send({"op": 9, "d": False})
            return None
        if not session.can_resume_from(sequence):
            del self.sessions[session.id]
            connection.send({"op": 9, "d": False})
            return None
        session.replay(connection, sequence)
        self.resumed += 1
        self._tell("resumed", session)
        return session

    def _send_members(self, session: Session, data: dict[str, Any]) -> None:
        """Answer a request for members. The whole list needs the members intent."""
        guild = self.world.guilds.get(_number(data.get("guild_id") or 0))
        if guild is None or not session.covers(guild.id):
            return
        wanted = data.get("user_ids")
        if wanted is not None:
            listed = [_number(one) for one in (wanted if isinstance(wanted, list) else [wanted])]
            found = [guild.members[one] for one in listed[:100] if one in guild.members]
            missing = [str(one) for one in listed if one not in guild.members]
        else:
            query, most = str(data.get("query") or "").lower(), _number(data.get("limit") or 0)
            if not query and Intent.GUILD_MEMBERS not in session.intents:
                return
            found = [
                member
                for member in guild.members.values()
                if (member.nick or self.world.users[member.user_id].name).lower().startswith(query)
            ][: most or None]
            missing = []
        chunk: dict[str, Any] = {
            "guild_id": str(guild.id),
            "members": [payloads.member(self.world, member) for member in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": missing,
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _tell(self, what: str, session: Session) -> None:
        data = {"what": what, "session": session.id, "shard": list(session.shard)}
        self.world.events.tell(Event("gateway", data))

    # For faults and for stopping

    async def send_all(self, payload: dict[str, Any]) -> None:
        for connection in tuple(self.connections):
            connection.send(payload)
            await connection.flushed()

    async def drop(self, code: int | None) -> None:
        for connection in tuple(self.connections):
            if code is None:
                connection.cut()
            else:
                await connection.close(code)

    async def invalidate(self, *, resumable: bool) -> None:
        if not resumable:
            self.sessions.clear()
        await self.send_all({"op": 9, "d": resumable})
