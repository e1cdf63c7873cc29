"""The bot's end of a process that works for it: orders go out, answers come back in that order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from pathlib import Path
from typing import Final, Generic, Self, TypeVar

from engine.games import added
from service.worker import LENGTH

log = logging.getLogger(__name__)

T = TypeVar("T")

_ROOT: Final = Path(__file__).parent.parent
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
_MOST: Final = 1 << 20
"""Bytes of answers that may wait to be read."""


class WorkerProcessClosed(Exception):
    """The process has ended; what was ordered will not come."""


class WorkerProcess(Generic[T]):
    """The process, and the answers ordered from it. Made by `open`."""

    def __init__(self, process: Process) -> None:
        self.answered = 0
        """How many answers have come."""
        self._process = process
        self._silent = False
        """Nothing will come any more. The process itself may take a moment longer to be gone."""
        self._ordered: deque[asyncio.Future[T]] = deque()
        self._reading = asyncio.create_task(self._read(), name="worker-process")

    @classmethod
    async def open(cls, module: str, *, patient: bool = False) -> Self:
        """Start the process; a `patient` one lets others go first."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", module, *(["--patient"] if patient else [])),
            *(f"{key}={tree}" for key, tree in added().items()),
            stdin=PIPE,
            stdout=PIPE,
            limit=_MOST,
            cwd=_ROOT,
            start_new_session=True,  # who interrupts the bot lets it finish its work first
        )
        return cls(process)

    @property
    def is_open(self) -> bool:
        return self._process.returncode is None and not self._silent

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def memory(self) -> int:
        """Bytes that the process holds, as far as the system tells."""
        with contextlib.suppress(OSError):
            _, resident, *_ = Path(f"/proc/{self.pid}/statm").read_text().split()
            return int(resident) * _PAGE
        return 0

    @property
    def kept_waiting(self) -> float:
        """For how many seconds the process has waited for a processor so far, as far as the system
        tells."""
        with contextlib.suppress(OSError, ValueError):
            _, waited, _ = Path(f"/proc/{self.pid}/schedstat").read_text().split()
            return int(waited) / 1e9
        return 0.0

    async def send(self, order: bytes) -> T:
        """The answer to an order that is `framed`. Raises what its work raises, and
        `WorkerProcessClosed`."""
        if not self.is_open:
            raise WorkerProcessClosed
        assert self._process.stdin is not None
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._ordered.append(answer)
        self._process.stdin.write(order)
        return await answer

    async def close(self) -> None:
        """End the process, now."""
        self.stop()
        await self.ended()

    def stop(self) -> None:
        """The same, without waiting until it has ended."""
        if self._process.returncode is None:
            # `Process.kill` would also ask how the process has ended, and who waits for that would
            # not be told any more.
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)

    async def ended(self) -> None:
        """Come back when the process has ended."""
        await asyncio.wait([self._reading])

    async def _read(self) -> None:
        """Hand out the answers as they come, until the process ends."""
        answers = self._process.stdout
        assert answers is not None
        try:
            while True:
                (length,) = LENGTH.unpack(await answers.readexactly(LENGTH.size))
                self._hand_out(pickle.loads(await answers.readexactly(length)))
                self.answered += 1
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        except Exception as failed:
            log.warning("what process %d has sent cannot be read: %r", self.pid, failed)
            self.stop()
        self._silent = True  # an order from now on would wait for ever
        while self._ordered:
            self._hand_out(WorkerProcessClosed())
        await self._process.wait()

    def _hand_out(self, done: T | Exception) -> None:
        waiting = self._ordered.popleft()
        if waiting.cancelled():
            return
        if isinstance(done, Exception):
            waiting.set_exception(done)
        else:
            waiting.set_result(done)
