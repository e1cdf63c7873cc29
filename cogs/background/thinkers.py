"""Where computers think: in patient processes of their own, never in the event loop.

A level that decides at once does so in a thread. The others take their turn at as many processes as
there are cores but one: the table that has waited longest comes first. A process that dies or hangs
costs nobody their game: then a lower level decides here, and the log says so.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import os
import time
from contextvars import ContextVar
from typing import Any, Final

from msgspec.structs import replace

from engine.computer.answering import Question
from engine.computer.levels import AT_ONCE
from engine.computer.player import Plan
from engine.core import Refused
from engine.host.computers import think_here
from engine.league.adjudication import Judgement
from engine.table.puzzles import Found, Hunt
from service.worker import framed
from service.worker_process import WorkerProcess, WorkerProcessClosed

log = logging.getLogger(__name__)

LONGEST_THOUGHT: Final = 10
"""Seconds after which a process is taken to hang. While it waits for a processor they do not run:
on a busy machine it would be ended for being patient, and the next one for its imports."""
LONGEST_WAIT: Final = 60
"""The same by the clock on the wall, whatever the machine is busy with."""
LOOKS: Final = 20
"""How often a process is looked at until it is taken to hang."""

Thinker = WorkerProcess[Any]
"""It answers a `Question` with a `Plan`, a `Hunt` with what was found, and a `Judgement` with how
games end."""

waits_since: ContextVar[float] = ContextVar("waits_since")
"""Since when the table waits whose computer is asked; nothing, and it waits since it is asked."""


class Stopped(Refused):
    """The bot stops: whoever comes next thinks about it. Somebody who waits for a hint is told to
    ask again."""

    def __init__(self) -> None:
        super().__init__("restarting", "the bot is being restarted")


class Thinkers:
    """The processes, started when they are first needed."""

    def __init__(self, *, cores: int | None = None) -> None:
        cores = len(os.sched_getaffinity(0)) if cores is None else cores
        self._free: list[Thinker | None] = [None] * max(1, cores - 1)
        """The last has just been at work, and is warm."""
        self._waiting: list[tuple[float, int, asyncio.Future[Thinker | None]]] = []
        self._numbers = itertools.count()
        self._open: set[Thinker] = set()
        self._stopped = False

    @property
    def waiting(self) -> int:
        """How much waits for a process."""
        return len(self._waiting)

    async def think(self, question: Question) -> Plan:
        """What a computer decides on. Raises `Stopped`."""
        if question.level <= AT_ONCE:
            return await think_here(question)
        instead = f"level {AT_ONCE} decides here"
        cannot = f"level {question.level} cannot decide; level {AT_ONCE} does"
        plan: Plan | None = await self._thought(question, instead, cannot)
        return plan or await think_here(replace(question, level=AT_ONCE))

    async def hunt(self, order: Hunt) -> Found | None:
        """The puzzle in a game, if there is one. Raises `Stopped`."""
        return await self._thought(order, "there is no puzzle", "no puzzle can be looked for")

    async def judge(self, judgement: Judgement) -> list[list[int]] | None:
        """How some playouts of a position end; nothing if they cannot be played just now. Raises
        `Stopped`."""
        return await self._thought(judgement, "it is tried again", "a position cannot be judged")

    async def _thought(self, order: Question | Hunt | Judgement, instead: str, cannot: str) -> Any:
        """What a process makes of an order; nothing if none is there, or if it `cannot`: the log
        says so, and what is done `instead`."""
        thinker = await self._turn()
        try:
            if thinker is None or not thinker.is_open:
                await self._end(thinker)
                thinker = await Thinker.open("service.thinker", patient=True)
                self._open.add(thinker)
            if self._stopped:
                raise WorkerProcessClosed
            return await _answer(thinker, order)
        except (OSError, TimeoutError, WorkerProcessClosed) as failed:
            await self._end(thinker)
            thinker = None
            if self._stopped:
                raise Stopped from None
            log.warning("a process in which computers think has failed (%r); %s", failed, instead)
        except asyncio.CancelledError:
            await self._end(thinker)  # it thinks about what nobody waits for any more
            thinker = None
            raise
        except Exception:
            log.exception(cannot)
        finally:
            self._give(thinker)
        return None

    async def _turn(self) -> Thinker | None:
        """A process, or the place of one, once it is this one's turn."""
        if self._stopped:
            raise Stopped
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Thinker | None] = asyncio.get_running_loop().create_future()
        since = waits_since.get(time.monotonic())
        heapq.heappush(self._waiting, (since, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())
            raise

    def _give(self, thinker: Thinker | None) -> None:
        """Hand a process on to whoever waits longest. Nobody who comes just now is quicker."""
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(thinker)
                return
        self._free.append(thinker)

    async def _end(self, thinker: Thinker | None) -> None:
        if thinker is not None:
            self._open.discard(thinker)
            await thinker.close()

    def stop(self) -> None:
        """Think about nothing any more; what is being thought about is left."""
        self._stopped = True
        for _, _, turn in self._waiting:
            if not turn.done():
                turn.set_exception(Stopped())
        self._waiting.clear()
        for thinker in self._open:
            thinker.stop()

    async def close(self) -> None:
        """End all of them."""
        self.stop()
        for thinker in tuple(self._open):
            await self._end(thinker)


async def _answer(thinker: Thinker, order: Question | Hunt | Judgement) -> Any:
    """What a process decides on. Raises `TimeoutError` if it hangs."""
    began, kept = time.monotonic(), thinker.kept_waiting
    answer = asyncio.ensure_future(thinker.send(framed(order)))
    try:
        while True:
            done, _ = await asyncio.wait([answer], timeout=LONGEST_THOUGHT / LOOKS)
            if done:
                return answer.result()
            elapsed = time.monotonic() - began
            own = elapsed - (thinker.kept_waiting - kept)
            if own > LONGEST_THOUGHT or elapsed > LONGEST_WAIT:
                raise TimeoutError(f"no answer in {elapsed:.0f} s, {own:.0f} of them its own")
    finally:
        answer.cancel()
