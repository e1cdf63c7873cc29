"""Many turns with random faults, duplicates and lost acknowledgements among them: nothing lost or
doubled or logged, everybody told the truth, memory flat."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.data.line import Line
from tests.soak.bad_day import BadDay
from tests.soak.trial import trial

SEED = 11
TABLES = 8
SECONDS = 0.25
"""Between two troubles."""
ROUNDS = 3
"""Troubles of every kind, at least, however quick the turns are."""


@pytest.mark.parametrize(("database", "turns"), [("sqlite", 600), ("postgresql", 150)])
async def test_a_bad_day(tmp_path: Path, database: str, turns: int, request: pytest.FixtureRequest):
    async with AsyncExitStack() as stack:
        url, line = f"sqlite:///{tmp_path}/hedgepost.db", None
        if database == "postgresql":
            line = Line(await request.getfixturevalue("postgresql").empty())
            url = await stack.enter_async_context(line.open())
        held = await stack.enter_async_context(trial("bad-day", url, tables=TABLES, seed=SEED))
        crowd, (bot,) = held.crowd, held.bots
        bad_day = BadDay(held.parlour, seed=SEED, line=line)
        await held.begin()
        memory: list[int] = []
        while crowd.turns < turns or bad_day.rounds < ROUNDS:
            held.look_after_the_crowd()
            await asyncio.sleep(SECONDS)
            bad_day.trouble()
            memory.append(bot.memory)
        bad_day.over()
        await held.rest()
        settled, last = memory[len(memory) // 2], bot.memory
        await held.stop()
        assert await held.flaws() == []
        gateway = held.parlour.gateway
        assert gateway.resumed > gateway.identified > 2
        assert last < settled * 1.15, f"memory grew from {settled} to {last} kB"
