"""Where computers think: in patient processes of their own, never in the event loop.

A level that decides at once does so in a thread. The others take their turn at as many processes as
there are cores but one. A process that dies or hangs costs nobody their game: then a lower level
decides here, and the log says so.
"""

import asyncio
import logging
import os
from typing import Final

from msgspec.structs import replace

from engine.computer.answering import Question
from engine.computer.levels import AT_ONCE
from engine.computer.player import Plan
from engine.host.computers import think_here
from service.worker import framed
from service.worker_process import WorkerProcess, WorkerProcessClosed

log = logging.getLogger(__name__)

LONGEST_THOUGHT: Final = 10
"""Seconds after which a process is taken to hang."""

Thinker = WorkerProcess[Plan]


class Thinkers:
    """The processes, started when they are first needed."""

    def __init__(self, *, cores: int | None = None) -> None:
        cores = len(os.sched_getaffinity(0)) if cores is None else cores
        self._free: asyncio.LifoQueue[Thinker | None] = asyncio.LifoQueue()
        for _ in range(max(1, cores - 1)):
            self._free.put_nowait(None)
        self._open: set[Thinker] = set()

    async def think(self, question: Question) -> Plan:
        """What a computer decides on."""
        if question.level <= AT_ONCE:
            return await think_here(question)
        thinker = await self._free.get()
        try:
            if thinker is None or not thinker.is_open:
                await self._end(thinker)
                thinker = await Thinker.open("service.thinker", patient=True)
                self._open.add(thinker)
            async with asyncio.timeout(LONGEST_THOUGHT):
                return await thinker.send(framed(question))
        except (OSError, TimeoutError, WorkerProcessClosed) as failed:
            log.warning(
                "a process in which computers think has failed (%r); level %d decides here",
                failed,
                AT_ONCE,
            )
            await self._end(thinker)
            thinker = None
        except asyncio.CancelledError:
            await self._end(thinker)  # it thinks about what nobody waits for any more
            thinker = None
            raise
        finally:
            self._free.put_nowait(thinker)
        return await think_here(replace(question, level=AT_ONCE))

    async def _end(self, thinker: Thinker | None) -> None:
        if thinker is not None:
            self._open.discard(thinker)
            await thinker.close()

    async def close(self) -> None:
        """End all of them."""
        for thinker in tuple(self._open):
            await self._end(thinker)
