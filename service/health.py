"""A small endpoint that tells a process manager whether the bot is well."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import web

from service.settings import BadSettings


@asynccontextmanager
async def health_endpoint(host: str, port: int, is_well: Callable[[], bool]) -> AsyncIterator[None]:
    """Answer GET /health with 200 while the bot is connected, 503 while it is not.

    Raises `BadSettings` if nothing can listen there.
    """

    async def health(_: web.Request) -> web.Response:
        well = is_well()
        return web.json_response({"well": well}, status=200 if well else 503)

    app = web.Application()
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
        await runner.cleanup()
