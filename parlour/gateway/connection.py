"""One websocket of a bot: an ordered queue of what goes out, compressed on the way."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any

from aiohttp import web

from parlour.gateway.compression import Compressor


class Connection:
    """Sends without blocking the sender; `due` (monotonic time) makes a message wait."""

    def __init__(
        self, request: web.Request, socket: web.WebSocketResponse, compressor: Compressor | None
    ) -> None:
        self._request = request
        self._socket = socket
        self._compressor = compressor
        self._outgoing: asyncio.Queue[tuple[float, dict[str, Any]]] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self.closed_by_us = False

    def send(self, payload: dict[str, Any], *, due: float = 0.0) -> None:
        self._outgoing.put_nowait((due, payload))

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                due, payload = await self._outgoing.get()
                if due > (now := time.monotonic()):
                    await asyncio.sleep(due - now)
                text = json.dumps(payload, separators=(",", ":"))
                if self._compressor is None:
                    await self._socket.send_str(text)
                else:
                    await self._socket.send_bytes(self._compressor.compress(text))
                self._outgoing.task_done()

    async def flushed(self) -> None:
        """Wait until everything queued has been handed to the socket."""
        joined = asyncio.create_task(self._outgoing.join())
        await asyncio.wait({joined, self._writer}, return_when=asyncio.FIRST_COMPLETED)
        joined.cancel()

    async def close(self, code: int) -> None:
        self.closed_by_us = True
        await self.flushed()
        await self._socket.close(code=code)

    def cut(self) -> None:
        """Break the connection as a lost network does: no close frame, nothing."""
        self.closed_by_us = True
        if self._request.transport is not None:
            self._request.transport.abort()

    async def stop(self) -> None:
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer
