"""Pictures made beside the event loop, so that nobody waits for another table's board."""

import asyncio
import contextlib
import io
import logging
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import discord

from cogs.studio import Order, Studio, StudioClosed
from engine.core import Event, Move, View
from engine.table import Table
from render import Picture, Theme, render, warm

log = logging.getLogger(__name__)

BUSY: Final = 4
"""So many pictures at the same time are worth a process of their own."""


class Painter:
    """Draws in a few threads; once many tables play at the same time, in a second process.

    Threads cost nothing while there is little to draw, but they share the interpreter with
    everything else. A second process needs its own memory, and a second core to be of any use.
    """

    def __init__(self, workers: int = 2, *, cores: int | None = None) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="painter")
        self._cores = len(os.sched_getaffinity(0)) if cores is None else cores
        self._in_threads = 0
        self._at_work: asyncio.Task[None] | None = None
        self.studio: Studio | None = None
        """The second process, while there is one."""

    async def paint(
        self,
        table: Table,
        view: View,
        *,
        theme: Theme,
        since: Sequence[Event] = (),
        marks: Mapping[str, Move] | None = None,
    ) -> Picture:
        names = [player.name for player in table.players]
        return await self.paint_view(view, theme=theme, names=names, since=since, marks=marks)

    async def paint_view(
        self,
        view: View,
        *,
        theme: Theme,
        names: Sequence[str] = (),
        since: Sequence[Event] = (),
        marks: Mapping[str, Move] | None = None,
    ) -> Picture:
        order = (view, theme, names, since, marks or {})
        if self.studio is not None:
            with contextlib.suppress(StudioClosed):
                return await self.studio.paint(order)
        return await self._paint_in_thread(order)

    def warm(self) -> None:
        """Begin to draw what every picture is put together from, so that no table waits for it."""
        self._pool.submit(warm)

    async def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._at_work is not None:
            self._at_work.cancel()
            await asyncio.wait([self._at_work])

    async def _paint_in_thread(self, order: Order) -> Picture:
        view, theme, names, since, marks = order

        def work() -> Picture:
            return render(view, theme, names=names, since=since, marks=marks)

        self._in_threads += 1
        try:
            if self._in_threads >= BUSY and self._cores > 1 and self._at_work is None:
                self._at_work = asyncio.create_task(self._open_studio())
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._in_threads -= 1

    async def _open_studio(self) -> None:
        """Have a second process for as long as it lasts."""
        try:
            studio = await Studio.open()
        except OSError as failed:
            log.warning("a process that draws cannot be started: %s", failed)
            return
        try:
            self.studio = studio
            await studio.ended()
        finally:
            self.studio = None
            await studio.close()
        log.warning("the process that draws has ended; drawing in threads again")
        if studio.drawn:
            # The next rush opens another. One that never drew a picture would not next time.
            self._at_work = None


def as_file(picture: Picture, name: str) -> discord.File:
    """A picture to send, with its alt text."""
    ending = picture.media_type.partition("/")[2]
    return discord.File(
        io.BytesIO(picture.data), filename=f"{name}.{ending}", description=picture.alt
    )
