"""Pictures in threads and, in a rush, in a second process: always the same pictures."""

import asyncio
import fcntl
import os
import signal
import subprocess
import sys
import termios
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import IO

import pytest

import cogs.delivery.painter
from cogs.delivery.painter import BUSY, Painter
from engine.core import Refused, Scene, View
from render import Film, Picture, Theme, animate, render
from service.worker import framed
from service.worker_process import WorkerProcess, WorkerProcessClosed
from tests.render.hedgehogs.positions import after

pytestmark = pytest.mark.usefixtures("real_pictures")

ROOT = Path(__file__).parents[3]
THEME = Theme()
VIEW, EVENTS = after(2, 1, 12)


class OtherView(View, frozen=True, kw_only=True):
    """A view of a game that nobody can draw."""

    game = "chess"


OTHER = OtherView(viewer=None, seats=2, waiting_on=(), outcome=None)


@pytest.fixture
async def painter() -> AsyncIterator[Painter]:
    made = Painter(cores=2)
    yield made
    await made.close()


async def rush(painter: Painter, count: int = BUSY) -> None:
    """So many pictures at the same time, all as they should be."""
    drawn = await asyncio.gather(
        *(painter.paint_view(VIEW, theme=THEME, since=EVENTS) for _ in range(count))
    )
    assert set(drawn) == {render(VIEW, THEME, since=EVENTS)}


async def opened(painter: Painter) -> WorkerProcess[Picture]:
    """The second process, which a rush has just called for."""
    async with asyncio.timeout(20):
        while painter.process is None:
            await asyncio.sleep(0.01)
    return painter.process


async def test_few_pictures_at_a_time_are_drawn_in_threads(painter: Painter):
    for _ in range(3):
        await rush(painter, BUSY - 1)
    await asyncio.sleep(0.05)
    assert painter.process is None


async def test_one_core_needs_no_second_process():
    painter = Painter(cores=1)
    await rush(painter)
    await asyncio.sleep(0.05)
    assert painter.process is None
    await painter.close()


async def test_a_rush_is_drawn_in_a_second_process(painter: Painter):
    await rush(painter)
    process = await opened(painter)
    await rush(painter, 10)
    assert process.answered == 10
    with pytest.raises(ValueError, match="no pictures of 'chess'"):
        await painter.paint_view(OTHER, theme=THEME)
    await rush(painter)


async def test_a_process_that_is_killed_costs_no_picture(painter: Painter):
    await rush(painter)
    first = await opened(painter)
    await rush(painter)
    ordered = asyncio.create_task(rush(painter, 10))
    await asyncio.sleep(0)
    os.kill(first.pid, signal.SIGKILL)
    await ordered
    with pytest.raises(WorkerProcessClosed):
        await first.send(framed((VIEW, THEME, (), EVENTS, {})))
    async with asyncio.timeout(20):
        while painter.process in (None, first):  # the first rush after its end opens another
            await rush(painter)
    assert painter.process.pid != first.pid
    await rush(painter)


async def test_nothing_is_ordered_from_a_process_that_is_about_to_end():
    mute = await asyncio.create_subprocess_exec(
        *("sh", "-c", "exec >&-; exec sleep 600"), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    process = WorkerProcess[Picture](mute)
    for _ in range(2):
        with pytest.raises(WorkerProcessClosed):
            async with asyncio.timeout(20):
                await process.send(framed((VIEW, THEME, (), EVENTS, {})))
    assert mute.returncode is None
    await process.close()


async def test_a_process_that_sends_nonsense_is_ended():
    mad = await asyncio.create_subprocess_exec(
        *("sh", "-c", "printf '\\4\\0\\0\\0nonsense'; exec sleep 600"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    process = WorkerProcess[Picture](mad)
    with pytest.raises(WorkerProcessClosed):
        async with asyncio.timeout(20):
            await process.send(framed((VIEW, THEME, (), EVENTS, {})))
    await process.ended()
    assert mad.returncode == -signal.SIGKILL


def test_a_process_that_is_stopped_while_it_writes_goes_on():
    order = framed((VIEW, THEME, (), EVENTS, {}))
    with subprocess.Popen(
        [sys.executable, "-m", "render.worker"],
        cwd=ROOT,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as drawing:
        assert drawing.stdin is not None
        assert drawing.stdout is not None
        drawing.stdin.write(order * 4)
        drawing.stdin.close()
        until_full(drawing.stdout)
        drawing.send_signal(signal.SIGSTOP)
        os.waitpid(drawing.pid, os.WUNTRACED)
        drawing.send_signal(signal.SIGCONT)
        assert drawing.stdout.read() == framed(render(VIEW, THEME, since=EVENTS)) * 4


def until_full(pipe: IO[bytes]) -> None:
    """Wait until nothing more goes into a pipe that nobody reads from."""
    held = bytearray(4)
    before = -1
    for _ in range(300):
        if 0 < (now := int.from_bytes(held, sys.byteorder)) == before:
            return
        before = now
        time.sleep(0.2)
        fcntl.ioctl(pipe, termios.FIONREAD, held)
    pytest.fail(f"after a minute the pipe still fills: {before} bytes")


async def test_films_have_a_process_of_their_own(painter: Painter, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(cogs.delivery.painter, "SHORT_FILM", 2)
    short = Film([Scene(7, VIEW, EVENTS)] * 2, THEME, ("Ann", "Bob"))
    long = Film([Scene(ply, VIEW, EVENTS) for ply in range(5)], THEME, ("Ann", "Bob"))
    assert await painter.film(short) == animate(short.scenes, THEME, names=short.names)
    assert painter._film_process is None
    expected = animate(long.scenes, THEME, names=long.names)
    drawn = await asyncio.gather(painter.film(long), painter.film(long))
    assert drawn == [expected, expected]
    process = painter._film_process
    assert process is not None
    assert process.answered == 2
    assert painter.process is None  # boards do not wait behind them
    ordered = asyncio.create_task(painter.film(long))
    await asyncio.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    assert await ordered == expected
    await painter.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)


async def test_a_process_that_holds_much_gives_it_back(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(cogs.delivery.painter, "SHORT_FILM", 0)
    film = Film([Scene(0, VIEW)], THEME)
    await painter.film(film)
    kept = painter._film_process
    assert kept is not None
    assert kept.is_open
    assert 10 << 20 < kept.memory < cogs.delivery.painter.MOST_MEMORY
    monkeypatch.setattr(cogs.delivery.painter, "MOST_MEMORY", kept.memory // 2)
    drawn = await painter.film(film)
    assert (kept.answered, kept.is_open, kept.memory) == (2, False, 0)
    assert await painter.film(film) == drawn
    assert painter._film_process is not kept


async def test_a_film_that_nobody_waits_for_is_not_drawn_to_its_end(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(cogs.delivery.painter, "SHORT_FILM", 0)
    short = Film([Scene(0, VIEW)], THEME)
    await painter.film(short)
    first = painter._film_process
    assert first is not None
    os.kill(first.pid, signal.SIGSTOP)  # it draws for ever
    asked = asyncio.create_task(painter.film(short))
    behind = asyncio.create_task(painter.film(short))
    async with asyncio.timeout(20):
        while not first._ordered:
            await asyncio.sleep(0.01)
        asked.cancel()
        assert (await behind).media_type == "image/gif"
    assert not first.is_open


async def test_a_film_that_takes_too_long_is_given_up(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(cogs.delivery.painter, "SHORT_FILM", 0)
    monkeypatch.setattr(cogs.delivery.painter, "LONGEST_FILM", 0)
    with pytest.raises(Refused) as refused:
        await painter.film(Film([Scene(0, VIEW)], THEME))
    assert refused.value.code == "film-busy"
    monkeypatch.setattr(cogs.delivery.painter, "LONGEST_FILM", 120)
    assert (await painter.film(Film([Scene(0, VIEW)], THEME))).data


async def test_a_process_without_films_ends_after_a_while(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(cogs.delivery.painter, "SHORT_FILM", 0)
    monkeypatch.setattr(cogs.delivery.painter, "IDLE_SECONDS", 0)
    await painter.film(Film([Scene(0, VIEW)], THEME))
    assert painter._film_process is not None
    async with asyncio.timeout(20):
        await painter._film_process.ended()
    assert not painter._film_process.is_open


async def test_the_process_ends_with_the_bot():
    painter = Painter(cores=2)
    await rush(painter)
    process = await opened(painter)
    await painter.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)


@pytest.mark.long
@pytest.mark.parametrize("left", ["unread", "half-sent"])
def test_a_bot_that_is_killed_leaves_nothing_behind(left: str):
    order = framed((VIEW, THEME, (), EVENTS, {}))
    with subprocess.Popen(
        [sys.executable, "-m", "render.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as worker:
        assert worker.stdin
        assert worker.stdout
        assert worker.stderr
        if left == "unread":
            worker.stdout.close()
            worker.stdin.write(order * 3)
        else:
            worker.stdin.write(order[:-5])
        worker.stdin.close()
        assert worker.wait(60) == 0
        assert worker.stderr.read() == b""
