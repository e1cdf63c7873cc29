"""A bot in a process of its own, as the bench starts and stops it."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from parlour import Parlour


class BotProcess:
    """A bot of `bench.bots`, and what it says of itself when it stops."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.about: dict[str, float] = {}

    @classmethod
    @asynccontextmanager
    async def running(cls, parlour: Parlour, kind: str, last: str) -> AsyncIterator["BotProcess"]:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-W",
            "ignore",
            "-m",
            "bench.bots",
            kind,
            parlour.url,
            parlour.token,
            last,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        assert process.stdin is not None
        await process.stdout.readline()
        bot = cls(process)
        yield bot
        process.stdin.write(b"\n")
        bot.about = msgspec.json.decode(await process.stdout.readline())
        await process.wait()
