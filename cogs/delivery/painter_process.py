"""A second process that draws, for a bot with many tables and a machine with several cores.

Threads share one interpreter with everything else the bot does; a process has its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import render
from engine.core import Event, Move, View
from engine.games import added
from render import Picture, Theme
from render.worker import LENGTH, framed

log = logging.getLogger(__name__)

Order = tuple[View, Theme, Sequence[str], Sequence[Event], Mapping[str, Move]]
"""What `render` is called with."""

_ROOT: Final = Path(render.__file__).parent.parent
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
_MOST: Final = 1 << 20
"""Bytes of pictures that may wait to be read."""


class PainterProcessClosed(Exception):
    """The process has ended; what was ordered will not come."""


class PainterProcess:
    """The process, and the pictures ordered from it. Made by `open`."""

    def __init__(self, process: Process) -> None:
        self.drawn = 0
        """How many pictures have come."""
        self._process = process
        self._silent = False
        """Nothing will come any more. The process itself may take a moment longer to be gone."""
        self._ordered: deque[asyncio.Future[Picture]] = deque()
        self._reading = asyncio.create_task(self._read(), name="painter-process")

    @classmethod
    async def open(cls, *, patient: bool = False) -> PainterProcess:
        """Start the process; a `patient` one lets others go first."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "render.worker", *(["--patient"] if patient else [])),
            *(f"{key}={tree}" for key, tree in added().items()),
            stdin=PIPE,
            stdout=PIPE,
            limit=_MOST,
            cwd=_ROOT,
            start_new_session=True,  # who interrupts the bot lets it finish its boards first
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

    async def paint(self, order: Order) -> Picture:
        """The picture. Raises what `render` raises, and `PainterProcessClosed`."""
        return await self.send(framed(order))

    async def send(self, order: bytes) -> Picture:
        """The same for an order, or a film, that is `framed` already."""
        if not self.is_open:
            raise PainterProcessClosed
        assert self._process.stdin is not None
        picture: asyncio.Future[Picture] = asyncio.get_running_loop().create_future()
        self._ordered.append(picture)
        self._process.stdin.write(order)
        return await picture

    async def close(self) -> None:
        """End the process, now."""
        self.stop()
        await self.ended()

    def stop(self) -> None:
        """The same, without waiting until it has ended."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> None:
        """Come back when the process has ended."""
        await asyncio.wait([self._reading])

    async def _read(self) -> None:
        """Hand out the pictures as they come, until the process ends."""
        pictures = self._process.stdout
        assert pictures is not None
        try:
            while True:
                (length,) = LENGTH.unpack(await pictures.readexactly(LENGTH.size))
                self._hand_out(pickle.loads(await pictures.readexactly(length)))
                self.drawn += 1
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        except Exception as failed:
            log.warning("what the process that draws has sent cannot be read: %r", failed)
            self.stop()
        self._silent = True  # an order from now on would wait for ever
        while self._ordered:
            self._hand_out(PainterProcessClosed())
        await self._process.wait()

    def _hand_out(self, done: Picture | Exception) -> None:
        waiting = self._ordered.popleft()
        if waiting.cancelled():
            return
        if isinstance(done, Exception):
            waiting.set_exception(done)
        else:
            waiting.set_result(done)
