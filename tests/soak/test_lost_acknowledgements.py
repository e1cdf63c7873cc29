"""A line to PostgreSQL that breaks behind commits, while people play: nothing is played twice, lost
or refused wrongly."""

import asyncio
import os
import random

import pytest

from tests.data.line import Line
from tests.soak.trial import trial

CUTS = int(os.environ.get("CUTS", "10"))
SEED = int(os.environ.get("SEED", "3"))
TABLES = 4


@pytest.mark.parametrize("processes", [1, 2])
async def test_lost_acknowledgements(postgresql_url: str, processes: int):
    pick = random.Random(SEED)
    line = Line(postgresql_url)
    cut = {"answer": 0, "question": 0}
    async with (
        line.open() as url,
        trial("cuts", url, processes=processes, tables=TABLES, seed=SEED) as held,
    ):
        await held.begin()
        for number in range(CUTS):
            await held.turns(1)
            await asyncio.sleep(pick.uniform(0, 0.1))
            what = pick.choice(("answer", "answer", "question"))
            line.cuts.append(what)
            await held.until(lambda number=number: line.cut > number, "a commit")
            cut[what] += 1
        await held.end()
        crowd = held.crowd
        print(f"{cut} of commits cut off, {crowd.ledger.asked} asked, {crowd.turns} done")
        assert await held.flaws() == []
