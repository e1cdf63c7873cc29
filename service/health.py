"""A small endpoint that tells a process manager whether the bot is well, and what of it is not."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web
from msgspec import Struct

from service.settings import BadSettings

AS_TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
"""What Prometheus calls its format."""

PATIENCE: Final = 2.0
"""Seconds within which a database answers that is well."""


class Pulse:
    """Whether something answers in time. However many ask, it is asked once at a time.

    A question that is not answered in time is not taken back: as long as it hangs, whoever asks
    waits for the same one, so that nothing piles up behind what hangs already.
    """

    def __init__(self, ask: Callable[[], Awaitable[object]], patience: float) -> None:
        self._ask = ask
        self._patience = patience
        self._asking: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._answers(), name="health")
        done, _ = await asyncio.wait([self._asking], timeout=self._patience)
        return bool(done) and not self._asking.cancelled() and self._asking.result()

    async def _answers(self) -> bool:
        try:
            await self._ask()
        except Exception:
            return False  # whoever needs the answer logs why there is none
        return True

    async def stop(self) -> None:
        """Ask no more. Who hangs is left behind."""
        if self._asking is not None:
            self._asking.cancel()


class Vitals(Struct, frozen=True):
    """What a bot can be asked about itself."""

    is_connected: Callable[[], bool]
    ask_database: Callable[[], Awaitable[object]]
    figures: Callable[[], bytes]


@asynccontextmanager
async def health_endpoint(
    host: str,
    port: int,
    vitals: Vitals,
    patience: float = PATIENCE,
) -> AsyncIterator[None]:
    """Answer GET /health with 200 while the bot is connected and its database answers, else 503,
    and GET /metrics with what the bot has measured of itself.

    Which of the two is well is told too. Raises `BadSettings` if nothing can listen there.
    """
    database = Pulse(vitals.ask_database, patience)

    async def health(_: web.Request) -> web.Response:
        parts = {"discord": vitals.is_connected(), "database": await database.beats()}
        well = all(parts.values())
        return web.json_response({"well": well, **parts}, status=200 if well else 503)

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=vitals.figures(), headers={"Content-Type": AS_TEXT})

    app = web.Application()
    app.router.add_get("/metrics", metrics)
    app.router.add_get("/health", health)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as taken:
            why = taken.strerror or taken
            raise BadSettings(f"HEALTH_PORT {port} on {host} cannot be used: {why}") from None
        yield
    finally:
        await database.stop()
        await runner.cleanup()
