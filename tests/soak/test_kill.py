"""`kill -9` at random moments, of one process or of one of two: nothing answered is lost, nothing
is doubled, and no post but the newest keeps its buttons."""

import asyncio
import os
import random
from pathlib import Path

import pytest

from parlour import Parlour
from tests.soak.crowd import BotProcess, Crowd, flaws, wait_until_quiet

KILLS = int(os.environ.get("KILLS", "50"))
TABLES = 4


@pytest.mark.parametrize(("processes", "share"), [(1, 1.0), (2, 0.2)])
async def test_kills(tmp_path: Path, url: str, processes: int, share: float):
    # A process takes seconds to come back: the plain case is tried most.
    kills = round(KILLS * share * (1.0 if url.startswith("sqlite") else 0.2)) or 1
    pick = random.Random(7)
    async with Parlour(heartbeat_seconds=1.0) as parlour:
        bots = [BotProcess(parlour, url, tmp_path / f"log-{one}") for one in range(processes)]
        crowd = Crowd(parlour, TABLES, seed=7)
        for bot in bots:
            await bot.start()
        playing = asyncio.create_task(crowd.play())
        for _ in range(kills):
            before = crowd.turns
            await parlour.until(
                lambda before=before: crowd.turns > before + 1, 120, "a turn or two"
            )
            await asyncio.sleep(pick.uniform(0, 0.15))
            bot = pick.choice(bots)
            await bot.kill()
            await bot.start()
        crowd.stopped = True
        await playing
        await wait_until_quiet(parlour, url)
        for bot in bots:
            await bot.stop()
        print(f"{kills} kills, {crowd.ledger.asked} asked, {crowd.turns} done")
        assert await flaws(crowd, url) == []
        assert [bot.errors() for bot in bots] == [[]] * processes
        assert crowd.turns >= kills
