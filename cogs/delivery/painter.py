"""Pictures made beside the event loop, so that nobody waits for another table's board."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from cogs.words.computers import spoken
from engine.core import Event, Move, Refused, View
from engine.table.model import Table
from render import Card, Film, Picture, Theme, animate, render, render_card, warm
from render.memory import give_back
from service.worker import framed
from service.worker_process import WorkerProcess, WorkerProcessClosed

log = logging.getLogger(__name__)

Order = tuple[View, Theme, Sequence[str], Sequence[Event], Mapping[str, Move]]
"""What `render` is called with."""

BUSY: Final = 4
"""So many pictures at the same time are worth a process of their own."""
SHORT_FILM: Final = 24
"""So many scenes are drawn in a thread before a process would have started."""
IDLE_SECONDS: Final = 60
"""How long the process that draws films waits for another one."""
LONGEST_FILM: Final = 120
"""Seconds for which a film is drawn at most."""
MOST_MEMORY: Final = 192 << 20
"""Bytes that the process that draws films may hold behind one. It keeps what boards are put
together from, of every game and palette; a new one begins with a third of that."""


class Painter:
    """Draws in a few threads; once many tables play at the same time, in a second process.

    Films have a process of their own, so that no board waits behind one.

    Threads cost nothing while there is little to draw, but they share the interpreter with
    everything else. A second process needs its own memory, and a second core to be of any use.
    """

    def __init__(self, workers: int = 2, *, cores: int | None = None) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="painter")
        self._cores = len(os.sched_getaffinity(0)) if cores is None else cores
        self._in_threads = 0
        self._at_work: asyncio.Task[None] | None = None
        self.process: WorkerProcess[Picture] | None = None
        """The second process, while there is one."""
        self._film_process: WorkerProcess[Picture] | None = None
        self._filming = asyncio.Lock()
        self._idle: asyncio.TimerHandle | None = None

    async def paint(
        self,
        table: Table,
        view: View,
        *,
        theme: Theme,
        since: Sequence[Event] = (),
        letters: Mapping[str, Move] | None = None,
    ) -> Picture:
        names = [player.name for player in spoken(table, theme.language).players]
        return await self.paint_view(view, theme=theme, names=names, since=since, letters=letters)

    async def paint_view(
        self,
        view: View,
        *,
        theme: Theme,
        names: Sequence[str] = (),
        since: Sequence[Event] = (),
        letters: Mapping[str, Move] | None = None,
    ) -> Picture:
        order = (view, theme, names, since, letters or {})
        if self.process is not None:
            with contextlib.suppress(WorkerProcessClosed):
                return await self.process.send(framed(order))
        return await self._paint_in_thread(order)

    async def paint_card(self, card: Card, theme: Theme) -> Picture:
        """A profile, a ladder, or what there is to see of a league."""
        if self.process is not None:
            with contextlib.suppress(WorkerProcessClosed):
                return await self.process.send(framed((card, theme)))
        return await self._in_thread(lambda: render_card(card, theme))

    async def film(self, film: Film) -> Picture:
        """An animation."""
        if self.process is not None or len(film.scenes) > SHORT_FILM:
            try:
                return await self._film_in_process(film)
            except TimeoutError:
                raise Refused("film-busy", "that film takes too long to draw") from None
            except (OSError, WorkerProcessClosed) as failed:
                log.warning("the process that draws films is gone (%r); a thread goes on", failed)
        return await self._in_thread(lambda: _animated(film))

    async def _film_in_process(self, film: Film) -> Picture:
        """One after the other. The process is started for the first and kept for the next, unless
        it holds too much by then, or draws what nobody waits for any more."""
        loop = asyncio.get_running_loop()
        async with self._filming:
            if self._idle is not None:
                self._idle.cancel()
            process = self._film_process
            if process is None or not process.is_open:
                process = self._film_process = await _painter_process(patient=True)
            try:
                async with asyncio.timeout(LONGEST_FILM):
                    order = await loop.run_in_executor(self._pool, framed, film)
                    picture = await process.send(order)
            except (asyncio.CancelledError, TimeoutError):
                await process.close()
                raise
            if process.memory > MOST_MEMORY:
                await process.close()
            else:
                self._idle = loop.call_later(IDLE_SECONDS, process.stop)
            return picture

    def warm(self) -> None:
        """Begin to draw what every picture is put together from, so that no table waits for it."""
        self._pool.submit(warm)

    async def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._at_work is not None:
            self._at_work.cancel()
            await asyncio.wait([self._at_work])
        if self._idle is not None:
            self._idle.cancel()
        if self._film_process is not None:
            await self._film_process.close()

    async def _paint_in_thread(self, order: Order) -> Picture:
        view, theme, names, since, letters = order

        def work() -> Picture:
            return render(view, theme, names=names, since=since, letters=letters)

        return await self._in_thread(work)

    async def _in_thread(self, work: Callable[[], Picture]) -> Picture:
        self._in_threads += 1
        try:
            if self._in_threads >= BUSY and self._cores > 1 and self._at_work is None:
                self._at_work = asyncio.create_task(self._open_process())
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._in_threads -= 1

    async def _open_process(self) -> None:
        """Have a second process for as long as it lasts."""
        try:
            process = await _painter_process()
        except OSError as failed:
            log.warning("a process that draws cannot be started: %s", failed)
            return
        try:
            self.process = process
            await process.ended()
        finally:
            self.process = None
            await process.close()
        log.warning("the process that draws has ended; drawing in threads again")
        if process.answered:
            # The next rush opens another. One that never drew a picture would not next time.
            self._at_work = None


async def _painter_process(*, patient: bool = False) -> WorkerProcess[Picture]:
    """A process that draws."""
    return await WorkerProcess[Picture].open("render.worker", patient=patient)


def _animated(film: Film) -> Picture:
    """A film drawn here, of which nothing stays but the picture."""
    try:
        return animate(film.scenes, film.theme, names=film.names)
    finally:
        give_back()
