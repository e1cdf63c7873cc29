"""`kill -9` at random moments, of one process or of one of two: nothing answered is lost, nothing
is doubled, and no post but the newest keeps its buttons."""

import asyncio
import os
import random

import pytest

from tests.soak.trial import trial

KILLS = int(os.environ.get("KILLS", "50"))
SEED = int(os.environ.get("SEED", "7"))
TABLES = 4


@pytest.mark.parametrize(("processes", "share"), [(1, 1.0), (2, 0.2)])
async def test_kills(url: str, processes: int, share: float):
    # A process takes seconds to come back: the plain case is tried most.
    kills = round(KILLS * share * (1.0 if url.startswith("sqlite") else 0.2)) or 1
    pick = random.Random(SEED)
    async with trial("kills", url, processes=processes, tables=TABLES, seed=SEED) as held:
        await held.begin()
        for _ in range(kills):
            await held.turns(2)
            await asyncio.sleep(pick.uniform(0, 0.15))
            bot = pick.choice(held.bots)
            await held.kill(bot)
            await bot.start()
        await held.end()
        print(f"{kills} kills, {held.crowd.ledger.asked} asked, {held.crowd.turns} done")
        assert await held.flaws() == []
        assert held.crowd.turns >= kills
