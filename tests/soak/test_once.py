"""Every click and command delivered twice, to one process and to two: everything is done once, and
everybody is told the truth."""

import asyncio
import os
from pathlib import Path

import pytest

from parlour import Parlour
from tests.soak.crowd import BotProcess, Crowd, flaws, wait_until_quiet

COMMANDS = int(os.environ.get("COMMANDS", "60"))
TABLES = 8


@pytest.mark.parametrize("processes", [1, 2])
async def test_what_is_delivered_twice_is_done_once(tmp_path: Path, url: str, processes: int):
    async with Parlour(heartbeat_seconds=1.0) as parlour:
        bots = [BotProcess(parlour, url, tmp_path / f"log-{one}") for one in range(processes)]
        crowd = Crowd(parlour, TABLES, seed=5)
        parlour.faults.duplicate("INTERACTION_CREATE", copies=2, times=None)
        for bot in bots:
            await bot.start()
        playing = asyncio.create_task(crowd.play())
        await parlour.until(lambda: crowd.turns >= COMMANDS, 600, f"{COMMANDS} turns")
        crowd.stopped = True
        await playing
        await wait_until_quiet(parlour, url)
        for bot in bots:
            await bot.stop()
        print(f"{crowd.ledger.asked} asked twice, {crowd.turns} done")
        assert await flaws(crowd, url) == []
        assert [bot.errors() for bot in bots] == [[]] * processes
