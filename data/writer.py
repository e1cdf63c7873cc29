"""Writers that come at the same time share a commit.

What a commit costs is mostly the disk's answer, and that costs the same for one change as for
twenty. So while one transaction is being written, others gather, and go together as the next.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection

from data.link import Link

T = TypeVar("T")

Work = Callable[[Connection], Any]

MOST_TOGETHER: Final = 64
"""Other processes wait while a transaction is open: none is longer than this many works."""


class _Waiting(NamedTuple):
    work: Work
    done: "asyncio.Future[Any]"


class Writer:
    """Runs each work in a transaction, all or nothing, and answers after the commit."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._waiting: deque[_Waiting] = deque()
        self._task: asyncio.Task[None] | None = None

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
            await self._task

    async def _write_all(self) -> None:
        try:
            while together := self._next_together():
                await self._write_together(together)
        finally:
            self._task = None

    def _next_together(self) -> list[_Waiting]:
        count = min(len(self._waiting), MOST_TOGETHER)
        taken = [self._waiting.popleft() for _ in range(count)]
        return [waiting for waiting in taken if not waiting.done.cancelled()]

    async def _write_together(self, together: list[_Waiting]) -> None:
        works = [waiting.work for waiting in together]
        try:
            results = await self._link.run(lambda connection: _run_all(connection, works))
        except Exception as error:
            results = [error] * len(works)
        for waiting, result in zip(together, results, strict=True):
            if waiting.done.cancelled():
                continue
            if isinstance(result, Exception):
                waiting.done.set_exception(result)
            else:
                waiting.done.set_result(result)


def _run_all(connection: Connection, works: list[Work]) -> list[Any]:
    """The result or the exception of each. One that fails does not take the others with it."""
    if len(works) > 1:
        # What fails here fails again alone, and is told then.
        with suppress(Exception), connection.begin():
            return [work(connection) for work in works]
    return [_run_alone(connection, work) for work in works]


def _run_alone(connection: Connection, work: Work) -> Any:
    try:
        with connection.begin():
            return work(connection)
    except Exception as error:
        return error
