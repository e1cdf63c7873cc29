"""`kill -9` at fifty random moments: nothing answered is lost, nothing is doubled."""

import asyncio
import random
from pathlib import Path

from parlour import Parlour
from tests.soak.crowd import BotProcess, Crowd, flaws, wait_until_quiet

KILLS = 50
TABLES = 4


async def test_fifty_kills(tmp_path: Path):
    pick = random.Random(7)
    database = f"sqlite:///{tmp_path}/hedgepost.db"
    async with Parlour(heartbeat_seconds=1.0) as parlour:
        bot = BotProcess(parlour, database, tmp_path / "log")
        crowd = Crowd(parlour, TABLES, seed=7)
        await bot.start()
        playing = asyncio.create_task(crowd.play())
        for _ in range(KILLS):
            before = crowd.turns
            await parlour.until(
                lambda before=before: crowd.turns > before + 1, 120, "a turn or two"
            )
            await asyncio.sleep(pick.uniform(0, 0.15))
            await bot.kill()
            await bot.start()
        crowd.stopped = True
        await playing
        await wait_until_quiet(parlour, database)
        await bot.stop()
        assert await flaws(crowd, database) == []
        assert bot.errors() == []
        assert crowd.turns >= KILLS
