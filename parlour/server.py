"""The parlour as a server: REST, gateway and files on one loopback port."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
from pathlib import Path
from typing import Self, TypedDict, Unpack

from aiohttp import web

from parlour.driver.problems import ContractBroken
from parlour.faults import Faults
from parlour.gateway.gateway import HEARTBEAT_SECONDS, Gateway
from parlour.gateway.session import NO_INTENTS, Intent
from parlour.limits.ratelimits import RateLimits
from parlour.rest import (
    accounts,
    answers,
    channels,
    commands,
    guilds,
    messages,
    openapi,
    pipeline,
    threads,
)
from parlour.rest.calls import Backstage
from parlour.world import state
from parlour.world.clock import Clock
from parlour.world.events import Event, Subscription
from parlour.world.interactions import Interactions
from parlour.world.signal import Signal
from parlour.world.world import World

_LOGGER = logging.getLogger(__name__)
TOKEN = "parlour.token.of-no-worth"
_LARGEST_REQUEST = 128 * 1024 * 1024
_SAVE_EVERY = 2.0
_OF_ATTACHMENTS = {
    # A file is the bot's or a stranger's: opened by itself it must not act as our page.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, max-age=31536000, immutable",
}
_AREAS = (accounts, answers, channels, commands, guilds, messages, threads)


class Settings(TypedDict, total=False):
    """How a parlour is to be; every one has a default.

    `folder` keeps the world on disk between runs. `strict` makes leaving the context raise
    when the bot broke Discord's contract. `document` is where Discord's OpenAPI document
    lies, if not in the usual place. `old_edits` limits edits of messages older than an hour.
    `privileged` are the intents switched on for the application.
    """

    host: str
    port: int
    folder: Path | None
    token: str
    ratelimits: RateLimits | None
    old_edits: RateLimits | None
    privileged: Intent
    heartbeat_seconds: float
    document: Path | None
    strict: bool


class Server:
    """A Discord on loopback. Use it as an async context manager, or start and stop it.

    `app` takes further routes until `start`; the page lives at `/`, which the parlour
    itself leaves free.
    """

    def __init__(self, **settings: Unpack[Settings]) -> None:
        host = settings.get("host", "127.0.0.1")
        token = settings.get("token", TOKEN)
        heartbeat_seconds = settings.get("heartbeat_seconds", HEARTBEAT_SECONDS)
        require_loopback(host)
        self.host, self.port, self.token = host, settings.get("port", 0), token
        self.folder = settings.get("folder")
        self.strict = settings.get("strict", True)
        self.clock = Clock()
        self.world = World(clock=self.clock)
        self.gateway = Gateway(
            self.world,
            token,
            privileged=settings.get("privileged", NO_INTENTS),
            heartbeat_seconds=heartbeat_seconds,
        )
        self.interactions = Interactions(self.world, self.gateway)
        found = settings.get("document") or openapi.find_document()
        self.backstage = Backstage(
            self.world,
            self.gateway,
            self.interactions,
            token,
            settings.get("ratelimits") or RateLimits(),
            openapi.load_contract(found) if found else None,
            settings.get("old_edits"),
        )
        self.app = web.Application(client_max_size=_LARGEST_REQUEST)
        self._changed = Signal()
        self._unsaved = False
        self._saver: asyncio.Task[None] | None = None
        self._runner: web.AppRunner | None = None
        self.world.events.add(self._notice)

    # Starting and stopping

    async def start(self) -> Self:
        self._add_routes()
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.world.base_url = self.url
        self.gateway.url = f"ws://{self._netloc}/gateway"
        if self.folder is not None:
            try:
                state.load(self.world, self.folder)
            except Exception:
                await self._runner.cleanup()
                raise
            self._saver = asyncio.create_task(self._keep_saving(self.folder))
        return self

    async def stop(self) -> None:
        if self._saver is not None:
            self._saver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._saver
        await self.gateway.drop(1001)
        if self._runner is not None:
            await self._runner.cleanup()
        if self.folder is not None:
            state.save(self.world, self.folder)

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        await self.stop()
        if kind is None and self.strict:
            self.check_contract()

    @property
    def _netloc(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self._netloc}"

    def _add_routes(self) -> None:
        router = self.app.router
        for area in _AREAS:
            for route in area.ROUTES:
                handler = pipeline.serve(self.backstage, route)
                router.add_route(route.method, pipeline.PREFIX + route.path, handler)
        router.add_route("*", "/api/{rest:.*}", pipeline.unknown_route(self.backstage))
        router.add_get("/gateway", self.gateway.handle)
        router.add_get("/attachments/{channel_id}/{attachment_id}/{name}", self._attachment)

    async def _attachment(self, request: web.Request) -> web.Response:
        number = request.match_info["attachment_id"]
        found = self.world.files.get(int(number)) if number.isdecimal() else None
        if found is None:
            raise web.HTTPNotFound
        return web.Response(
            body=found.data, content_type=found.content_type, headers=_OF_ATTACHMENTS
        )

    # Keeping the world

    async def _keep_saving(self, folder: Path) -> None:
        while True:
            await asyncio.sleep(_SAVE_EVERY)
            if not self._unsaved:
                continue
            self._unsaved = False
            try:
                state.save(self.world, folder)
            except OSError as error:
                # A full disk may have room again: the next round tries once more.
                self._unsaved = True
                _LOGGER.warning("The parlour could not be saved in %s: %s", folder, error)

    def _notice(self, event: Event) -> None:
        self._unsaved = self._unsaved or event.name.isupper() or event.name == "commands"
        self._changed.notify()

    # For whoever drives or watches

    @property
    def faults(self) -> Faults:
        return self.gateway.faults

    def subscribe(self) -> Subscription:
        """Everything that happens from now on; close it, or use it with `with`."""
        return self.world.events.subscribe()

    @property
    def signal(self) -> Signal:
        """Notified at every event."""
        return self._changed

    @property
    def connected(self) -> bool:
        """Whether a bot is there now."""
        return any(session.connection for session in self.gateway.sessions.values())

    def check_contract(self) -> None:
        """Raise `ContractBroken` if the bot sent anything Discord's document forbids.

        A mistake of the parlour's own is raised first.
        """
        if self.backstage.crashes:
            raise self.backstage.crashes[0]
        if self.backstage.violations:
            raise ContractBroken(self.backstage.violations)


def require_loopback(host: str) -> None:
    """The parlour has no lock on its door: it must not be reachable from outside."""
    if host != "localhost":
        try:
            inside = ipaddress.ip_address(host).is_loopback
        except ValueError:
            inside = False
        if not inside:
            raise ValueError(f"the parlour listens on loopback only, not on {host!r}")
