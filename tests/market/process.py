"""The bot with the market among its games, in a process of its own."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from data.store import SqlStore
from parlour import Parlour
from tests.in_channels import play_in_channels

ROOT = Path(__file__).resolve().parents[2]


@asynccontextmanager
async def market_bot(parlour: Parlour, database: str) -> AsyncIterator[None]:
    async with SqlStore.open(database) as store:
        await play_in_channels(store, parlour.world.guilds)
    environment = {
        **os.environ,
        "DISCORD_TOKEN": parlour.token,
        "HEDGEPOST_DATABASE": database,
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.market.run_bot", parlour.url),
        cwd=ROOT,
        env=environment,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        await parlour.until_connected(60)
        yield
    finally:
        process.terminate()
        await process.wait()
