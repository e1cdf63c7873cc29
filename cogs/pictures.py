"""Pictures made beside the event loop, so that nobody waits for another table's board."""

import asyncio
import io
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

import discord

from engine.core import Event, Move, View
from engine.table import Table
from render import Picture, Theme, render, warm


class Painter:
    """A few worker threads that render. Encoding a picture leaves the loop free meanwhile."""

    def __init__(self, workers: int = 2) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="painter")

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
        def work() -> Picture:
            return render(view, theme, names=names, since=since, marks=marks or {})

        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def warm(self) -> None:
        """Begin to draw what every picture is put together from, so that no table waits for it."""
        self._pool.submit(warm)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def as_file(picture: Picture, name: str) -> discord.File:
    """A picture to send, with its alt text."""
    ending = picture.media_type.partition("/")[2]
    return discord.File(
        io.BytesIO(picture.data), filename=f"{name}.{ending}", description=picture.alt
    )
