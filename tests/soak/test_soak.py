"""Two thousand turns with random faults: nothing lost or doubled or logged, memory flat."""

import asyncio
from pathlib import Path

from parlour import Parlour
from tests.soak.bad_day import BadDay
from tests.soak.crowd import BotProcess, Crowd, flaws, wait_until_quiet

TURNS = 2000
TABLES = 8
SECONDS = 0.25
"""Between two troubles."""


async def test_two_thousand_turns_on_a_bad_day(tmp_path: Path):
    database = f"sqlite:///{tmp_path}/hedgepost.db"
    async with Parlour(heartbeat_seconds=1.0) as parlour:
        bot = BotProcess(parlour, database, tmp_path / "log")
        crowd = Crowd(parlour, TABLES, seed=11)
        bad_day = BadDay(parlour, seed=11)
        await bot.start()
        playing = asyncio.create_task(crowd.play())
        memory: list[int] = []
        while crowd.turns < TURNS:
            await asyncio.sleep(SECONDS)
            bad_day.trouble()
            memory.append(bot.memory)
        bad_day.over()
        crowd.stopped = True
        await playing
        await wait_until_quiet(parlour, database)
        settled, last = memory[len(memory) // 2], bot.memory
        await bot.stop()
        assert await flaws(crowd, database) == []
        assert bot.errors() == []
        assert min(bad_day.seen.values()) > 5, bad_day.seen
        assert parlour.gateway.resumed > parlour.gateway.identified > 5
        assert last < settled * 1.15, f"memory grew from {settled} to {last} kB"
