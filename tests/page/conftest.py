"""The stage of `make play` with the real bot in it, and a browser in front."""

from __future__ import annotations

import os
import time
from collections.abc import AsyncIterator, Callable, Generator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, async_playwright

import engine.host.lobbies
from bot import Hedgepost
from data.store import SqlStore
from engine.host.host import Host
from parlour import Parlour
from parlour.connect import running
from parlour.page import add_page
from service.settings import Settings
from tests.in_channels import play_in_channels
from tests.page.client import Client
from tryout.stage import note, open_tables, set_stage

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = (1280, 800)
PHONE = (390, 844)
SEED = bytes([115]) * 32
"""Dice with which games are short."""


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    if not CHROMIUM.exists() and os.environ.get("CI") != "true":
        pytest.skip(f"these tests need a browser: there is no {CHROMIUM}")
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(
            executable_path=str(CHROMIUM),
            args=list(ARGUMENTS),
        )
        yield started
        await started.close()


@pytest_asyncio.fixture(loop_scope="session")
async def parlour() -> AsyncIterator[Parlour]:
    """A parlour with its page and its people, and no bot yet."""
    server = Parlour(strict=False)
    add_page(server, note())
    # Discord's three seconds are for machines that do nothing else.
    server.interactions.answer_within = 10.0
    async with server:
        set_stage(server)
        yield server


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games in every run, and short ones."""
    monkeypatch.setattr(engine.host.lobbies, "new_seed", lambda: SEED)


@pytest_asyncio.fixture(loop_scope="session")
async def bot(parlour: Parlour, tmp_path: Path) -> AsyncIterator[Hedgepost]:
    """Hedgepost in that parlour."""
    async with SqlStore.open(f"sqlite:///{tmp_path / 'hedgepost.db'}") as store:
        await play_in_channels(store, parlour.world.guilds)
        host = Host(store, lambda: int(time.time()))
        hedgepost = Hedgepost(host, Settings(token=parlour.token), guild_ready_timeout=0.02)
        async with running(parlour, hedgepost):
            yield hedgepost


@pytest_asyncio.fixture(loop_scope="session")
async def stage(parlour: Parlour, bot: Hedgepost) -> AsyncIterator[Parlour]:
    """The parlour with Hedgepost, and the tables that newcomers find."""
    await open_tables(parlour)
    yield parlour
    await parlour.settled()


Opening = Callable[..., Any]
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, Any]:
    """Let fixtures know at their end how the test went."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest_asyncio.fixture(loop_scope="session")
async def opened(browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[Opening]:
    """Opens the page in a window of its own; what went wrong there fails the test.

    Of a test that fails, the last sight of every window is kept, and what could be read there is
    printed: whoever reads the report of another machine has nothing else to go by.
    """
    contexts: list[BrowserContext] = []
    clients: list[Client] = []

    async def open_page(
        parlour: Parlour, size: tuple[int, int] = DESKTOP, *, name: str = "page", **more: Any
    ) -> Client:
        width, height = size
        viewport: Any = {"width": width, "height": height}
        # Without motion, a screenshot never shows something halfway.
        context = await browser.new_context(viewport=viewport, reduced_motion="reduce", **more)
        contexts.append(context)
        client = Client(await context.new_page(), parlour.url, name)
        clients.append(client)
        await client.open()
        return client

    yield open_page
    if request.node.stash.get(FAILED, True):
        for client in clients:
            print(await client.last_sight(request.node.name))
    for context in contexts:
        await context.close()
    assert [trouble for client in clients for trouble in client.trouble] == []


@asynccontextmanager
async def patience(parlour: Parlour, seconds: float) -> AsyncIterator[None]:
    """Give the bot less time than Discord does, so that tests need not wait."""
    before = parlour.interactions.answer_within
    parlour.interactions.answer_within = seconds
    yield
    parlour.interactions.answer_within = before
