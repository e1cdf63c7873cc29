"""`kill -9` while computers think: nothing is lost, no move is made twice, and one board says what
they have done once a person is to move."""

import asyncio
import os
import random
import re

import pytest

from data.store import SqlStore
from tests.soak.solos import Solos, computers_flaws, in_hand
from tests.soak.trial import Trial, trial

KILLS = int(os.environ.get("KILLS", "20"))
SEED = int(os.environ.get("SEED", "17"))
TABLES = 4
TRIES = 4
"""A kill may come a moment too late, or hit who is not thinking: so many for each that counts."""


@pytest.mark.parametrize(("processes", "share"), [(1, 1.0), (2, 0.3)])
async def test_kills_while_computers_think(url: str, processes: int, share: float):
    wanted = round(KILLS * share * (1.0 if url.startswith("sqlite") else 0.3)) or 1
    pick = random.Random(SEED)
    tries = kills = 0
    async with trial(
        "thinking", url, processes=processes, tables=TABLES, seed=SEED, people=Solos
    ) as held:
        await held.begin()
        async with SqlStore.open(url) as store:
            while kills < wanted:
                tries += 1
                assert tries <= wanted * TRIES, "nobody was caught thinking"
                await held.turns(1)
                await until_somebody_thinks(held, store)
                await asyncio.sleep(pick.uniform(0, 0.05))
                bot, before = pick.choice(held.bots), cut_short(held)
                await held.kill(bot)
                left = await in_hand(store)
                await bot.start()
                await until_done(held, store, left)
                kills += bool(cut_short(held) - before)
        await held.end()
        print(
            f"{tries} kills, {kills} of them while computers thought: {len(cut_short(held))} "
            f"thoughts cut short; {held.crowd.ledger.asked} asked, {held.crowd.turns} done"
        )
        assert await held.flaws() == []
        assert await computers_flaws(url, list(held.crowd.boards.values())) == []


async def until_somebody_thinks(held: Trial, store: SqlStore) -> None:
    """Wait until a timer that asks a computer is in hand."""
    patience = held.patience()
    while not await in_hand(store):
        held.look_after_the_crowd()
        assert not patience.is_over(), f"nobody thinks, for {patience}"
        await asyncio.sleep(0.005)


async def until_done(held: Trial, store: SqlStore, left: set[int]) -> None:
    """Wait until timers that were in hand are done, whoever does them."""
    patience = held.patience()
    while left & await in_hand(store):
        held.look_after_the_crowd()
        assert not patience.is_over(), f"timers {left} were never done, for {patience}"
        await asyncio.sleep(0.02)


def cut_short(held: Trial) -> set[str]:
    """The timers that asked a computer, and were in hand when whoever had taken them was killed."""
    told = (line["message"] for bot in held.bots for line in bot.lines())
    found = (re.match(r"(timer \d+) \(think.* was left in hand", line) for line in told)
    return {one[1] for one in found if one is not None}
