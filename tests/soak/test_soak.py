"""Many turns with random faults, duplicates and lost acknowledgements among them: nothing lost or
doubled or logged, everybody told the truth, memory flat."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from parlour import Parlour
from tests.data.line import Line
from tests.soak.bad_day import BadDay
from tests.soak.crowd import BotProcess, Crowd, flaws, wait_until_quiet

TABLES = 8
SECONDS = 0.25
"""Between two troubles."""


@pytest.mark.parametrize(("database", "turns"), [("sqlite", 600), ("postgresql", 150)])
async def test_a_bad_day(tmp_path: Path, database: str, turns: int, request: pytest.FixtureRequest):
    async with AsyncExitStack() as stack:
        url, line = f"sqlite:///{tmp_path}/hedgepost.db", None
        if database == "postgresql":
            line = Line(await request.getfixturevalue("postgresql").empty())
            url = await stack.enter_async_context(line.open())
        parlour = await stack.enter_async_context(Parlour(heartbeat_seconds=1.0))
        bot = BotProcess(parlour, url, tmp_path / "log")
        crowd = Crowd(parlour, TABLES, seed=11)
        bad_day = BadDay(parlour, seed=11, line=line)
        await bot.start()
        playing = asyncio.create_task(crowd.play())
        memory: list[int] = []
        while crowd.turns < turns:
            await asyncio.sleep(SECONDS)
            bad_day.trouble()
            memory.append(bot.memory)
        bad_day.over()
        crowd.stopped = True
        await playing
        await wait_until_quiet(parlour, url)
        settled, last = memory[len(memory) // 2], bot.memory
        await bot.stop()
        found = await flaws(crowd, url)
        assert found == []
        assert bot.errors() == []
        assert min(bad_day.seen.values()) >= 1, bad_day.seen
        assert parlour.gateway.resumed > parlour.gateway.identified > 2
        assert last < settled * 1.15, f"memory grew from {settled} to {last} kB"
