"""A line to PostgreSQL that breaks behind commits, while people play: nothing is played twice, lost
or refused wrongly."""

import asyncio
import os
import random
from pathlib import Path

import pytest

from parlour import Parlour
from tests.data.line import Line
from tests.soak.crowd import BotProcess, Crowd, flaws, wait_until_quiet

CUTS = int(os.environ.get("CUTS", "10"))
TABLES = 4


@pytest.mark.parametrize("processes", [1, 2])
async def test_lost_acknowledgements(tmp_path: Path, postgresql_url: str, processes: int):
    pick = random.Random(3)
    line = Line(postgresql_url)
    async with line.open() as url, Parlour(heartbeat_seconds=1.0) as parlour:
        bots = [BotProcess(parlour, url, tmp_path / f"log-{one}") for one in range(processes)]
        crowd = Crowd(parlour, TABLES, seed=3)
        for bot in bots:
            await bot.start()
        playing = asyncio.create_task(crowd.play())
        for number in range(CUTS):
            before = crowd.turns
            await parlour.until(lambda before=before: crowd.turns > before, 300, "a turn")
            await asyncio.sleep(pick.uniform(0, 0.1))
            line.cuts.append(pick.choice(("answer", "answer", "question")))
            await parlour.until(lambda number=number: line.cut > number, 300, "a commit")
        crowd.stopped = True
        await playing
        await wait_until_quiet(parlour, url)
        for bot in bots:
            await bot.stop()
        print(f"{line.cut} commits cut off, {crowd.ledger.asked} asked, {crowd.turns} done")
        assert await flaws(crowd, url) == []
        assert [bot.errors() for bot in bots] == [[]] * processes
