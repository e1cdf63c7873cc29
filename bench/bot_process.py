"""A bot in a process of its own, as the bench starts and stops it."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

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
        try:
            yield bot
        except BaseException:
            process.kill()
            raise
        process.stdin.write(b"\n")
        bot.about = msgspec.json.decode(await process.stdout.readline())
        await process.wait()

    def processor_seconds(self) -> float:
        """What the bot and the processes it has started have used so far."""
        own = self._process.pid
        others = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        return sum(map(_used_by, [own, *others])) / os.sysconf("SC_CLK_TCK")


def _used_by(process: int | str) -> int:
    """Ticks of the processor, in user and in system mode."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])
