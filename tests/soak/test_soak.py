"""Two thousand turns with random faults: nothing lost or doubled or logged, memory flat."""

import asyncio
import random
from pathlib import Path

from parlour import Parlour
from tests.soak.crowd import BotProcess, Crowd, flaws, wait_until_posted

TURNS = 2000
TABLES = 8
POSTS = "POST /channels/*/messages"
EDITS = "PATCH /channels/*/messages/*"
ANSWERS = "POST /interactions/*/*/callback"
HALF = 0.5


def fault(parlour: Parlour, pick: random.Random) -> None:
    """One of the things that Discord does on a bad day."""
    faults = parlour.faults
    match pick.randrange(12):
        case 0:
            faults.fail(POSTS, 500)
        case 1:
            faults.fail(POSTS, 502, done=True)
        case 2:
            faults.limit(POSTS)
        case 3:
            faults.slow(POSTS, 0.3)
        case 4:
            faults.hang_up(POSTS)
        case 5:
            faults.fail(EDITS, 503)
        case 6:
            asyncio.get_running_loop().create_task(faults.drop_gateway())
        case 7:
            asyncio.get_running_loop().create_task(faults.ask_reconnect())
        case 8:
            faults.fail(ANSWERS, 502, done=pick.random() < HALF)
        case 9:
            faults.hang_up(ANSWERS, done=pick.random() < HALF)
        case 10:
            faults.slow(ANSWERS, 0.3)
        case _:
            faults.duplicate("INTERACTION_CREATE")


async def test_two_thousand_turns_on_a_bad_day(tmp_path: Path):
    pick = random.Random(11)
    database = tmp_path / "hedgepost.db"
    async with Parlour() as parlour:
        bot = BotProcess(parlour, database, tmp_path / "log")
        crowd = Crowd(parlour, TABLES, seed=11)
        await bot.start()
        playing = asyncio.create_task(crowd.play())
        memory: list[int] = []
        while crowd.turns < TURNS:
            await asyncio.sleep(0.5)
            fault(parlour, pick)
            memory.append(bot.memory)
        parlour.faults.clear()
        crowd.stopped = True
        await playing
        await wait_until_posted(parlour, database)
        settled, last = memory[len(memory) // 2], bot.memory
        await bot.stop()
        assert await flaws(crowd, database) == []
        assert bot.errors() == []
        assert last < settled * 1.15, f"memory grew from {settled} to {last} kB"
