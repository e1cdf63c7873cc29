"""Writers that come at the same time share a commit.

What a commit costs is mostly the disk's answer, and that costs the same for one change as for
twenty. So while one transaction is being written, others gather, and go together as the next.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection

from data.problems import CommitUnknown

T = TypeVar("T")

Work = Callable[[Connection], Any]

MOST_TOGETHER: Final = 64
"""Other processes wait while a transaction is open: none is longer than this many works."""

RUSH: Final = 4
"""So many that came together are a rush."""

GATHER_SECONDS: Final = 0.01
"""How long others may gather behind a rush: more will come, and every commit costs the same."""


class Transacts(Protocol):
    """Whatever runs one transaction after the other."""

    async def transact(self, work: Callable[[Connection], T]) -> T: ...


class _Waiting(NamedTuple):
    work: Work
    done: "asyncio.Future[Any]"


class Writer:
    """Runs each work in a transaction, all or nothing, and answers after the commit."""

    def __init__(self, connection: Transacts) -> None:
        self._connection = connection
        self._waiting: deque[_Waiting] = deque()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is not written yet."""
        return self._task is not None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What the work gives or raises, once that is durable. Begun, it is not cancelled."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(work, done))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        return await done

    async def close(self) -> None:
        """Come back when everything that was asked for is written."""
        if self._task is not None:
            await asyncio.shield(self._task)

    async def _write_all(self) -> None:
        try:
            while together := self._next_together():
                await self._write_together(together)
                if len(together) >= RUSH and len(self._waiting) < MOST_TOGETHER:
                    await asyncio.sleep(GATHER_SECONDS)
        finally:
            self._task = None

    def _next_together(self) -> list[_Waiting]:
        together: list[_Waiting] = []
        while self._waiting and len(together) < MOST_TOGETHER:
            waiting = self._waiting.popleft()
            if not waiting.done.cancelled():
                together.append(waiting)
        return together

    async def _write_together(self, together: list[_Waiting]) -> None:
        results = await self._results(together)
        for waiting, result in zip(together, results, strict=True):
            if waiting.done.cancelled():
                continue
            if isinstance(result, Exception):
                waiting.done.set_exception(result)
            else:
                waiting.done.set_result(result)

    async def _results(self, together: list[_Waiting]) -> list[Any]:
        """The result or the exception of each. One that fails does not take the others with it."""
        if len(together) > 1:
            try:
                return await self._connection.transact(
                    lambda connection: [waiting.work(connection) for waiting in together]
                )
            except CommitUnknown as unknown:
                return [unknown] * len(together)  # perhaps all of it is there: nothing is repeated
            except Exception:  # what fails here fails again alone, and is told then
                pass
        return [await self._result(waiting) for waiting in together]

    async def _result(self, waiting: _Waiting) -> Any:
        try:
            return await self._connection.transact(waiting.work)
        except Exception as error:
            return error
