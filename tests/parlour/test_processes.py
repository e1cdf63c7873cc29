"""A bot in a process of its own, killed without warning."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from parlour import BotDidNotAnswer, ChannelDriver, Parlour, Person

ROOT = Path(__file__).resolve().parents[2]


@asynccontextmanager
async def process(parlour: Parlour) -> AsyncIterator[asyncio.subprocess.Process]:
    started = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.parlour.run_bot", parlour.url, parlour.token, cwd=ROOT
    )
    try:
        await parlour.until_connected()
        yield started
    finally:
        if started.returncode is None:
            started.kill()
        await started.wait()
        await parlour.until(lambda: not parlour.connected)


async def test_killed_bot_comes_back(
    parlour: Parlour, channel: ChannelDriver, alice: Person
) -> None:
    async with process(parlour):
        await alice.slash("post", text="board")
        await channel.wait_for("board")
    parlour.interactions.answer_within = 0.1
    with pytest.raises(BotDidNotAnswer):
        await alice.press("Play")
    parlour.interactions.answer_within = 3.0
    async with process(parlour):
        assert (await alice.press("Play")).text == "table 1 ply 2 for Alice"
    assert parlour.gateway.identified == 2
