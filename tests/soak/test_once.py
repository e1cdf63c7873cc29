"""Every click and command delivered twice, to one process and to two: everything is done once, and
everybody is told the truth."""

import os

import pytest

from tests.soak.trial import trial

COMMANDS = int(os.environ.get("COMMANDS", "60"))
SEED = int(os.environ.get("SEED", "5"))
TABLES = 8


@pytest.mark.parametrize("processes", [1, 2])
async def test_what_is_delivered_twice_is_done_once(url: str, processes: int):
    async with trial("once", url, processes=processes, tables=TABLES, seed=SEED) as held:
        held.parlour.faults.duplicate("INTERACTION_CREATE", copies=2, times=None)
        await held.begin()
        while held.crowd.turns < COMMANDS:
            await held.turns(1)
        await held.end()
        print(f"{held.crowd.ledger.asked} asked twice, {held.crowd.turns} done")
        assert await held.flaws() == []
