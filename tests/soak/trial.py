"""A parlour, the bot in one process or several, a crowd that plays, and what is left behind when
something goes wrong: a folder with everything that could tell why."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import shutil
import signal
import sys
import time
import traceback
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot import NO_DISCORD
from data.store import SqlStore
from parlour import Parlour
from parlour.world.events import Event
from tests.soak.crowd import Crowd, flaws, left_undone
from tests.soak.patience import SECONDS, Patience

EVIDENCE = Path("build/soak")
UNREACHABLE = 1
"""The exit code of a bot that cannot reach Discord when it starts."""
_UNREACHABLE_WORDS = tuple(line.partition("{")[0] for line in NO_DISCORD.splitlines())
TOLD_WITHIN = 2.0
"""Seconds for a bot to write down what it is doing."""


class BotProcess:
    """The bot as a process that can be killed and started again; its log is kept."""

    def __init__(self, parlour: Parlour, database: str, log: Path) -> None:
        """`database` is its address."""
        self._parlour = parlour
        self._database = database
        self._log = log
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the bot, and wait until it is there. One that could not reach Discord is started
        again, as a process manager would: in a soak it waits for seconds only, and on a busy
        machine the parlour may take as long."""
        before = self._parlour.gateway.identified
        self.process = await self._started()
        patience = Patience(lambda: self.numbers)
        while self._parlour.gateway.identified <= before:
            if self.process.returncode == UNREACHABLE:
                self.process = await self._started()
            assert self.process.returncode is None, f"the bot has ended: see {self._log}"
            assert not patience.is_over(), f"the bot did not come within {patience}"
            await asyncio.sleep(0.02)

    async def _started(self) -> asyncio.subprocess.Process:
        with self._log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                sys.executable,
                "-W",
                "ignore",
                "-m",
                "tests.soak.bot_process",
                self._parlour.url,
                self._parlour.token,
                self._database,
                stderr=log,
            )

    async def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        assert await self.process.wait() == 0

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    @property
    def numbers(self) -> list[int]:
        """Of the process, and of those that it has started to draw."""
        if self.process is None or not self.is_running:
            return []
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        with contextlib.suppress(OSError):
            return [self.process.pid, *map(int, children.read_text().split())]
        return [self.process.pid]

    @property
    def memory(self) -> int:
        """Resident memory now, in kilobytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if "VmRSS" in line).split()[1])

    def errors(self) -> list[dict[str, Any]]:
        """What the bot has logged as an error."""
        return [line for line in self.lines() if line["level"] in ("ERROR", "CRITICAL")]

    def lines(self) -> list[dict[str, Any]]:
        """What the bot has logged, all its lives together. What is no line of its log is an error,
        but for the words by which it says that it cannot reach Discord."""
        written = [line for line in self._log.read_text().splitlines() if line]
        return [
            json.loads(line) if line.startswith("{") else {"level": "ERROR", "message": line}
            for line in written
            if not any(line.startswith(words) for words in _UNREACHABLE_WORDS)
        ]


class Trial:
    """Some bots, and people who play whatever happens to them. Made by `trial`."""

    def __init__(
        self, parlour: Parlour, url: str, folder: Path, crowd: Crowd, *, processes: int
    ) -> None:
        self.parlour = parlour
        self.url = url
        self.folder = folder
        self.crowd = crowd
        self.bots = [
            BotProcess(parlour, url, folder / f"bot-{one}.log") for one in range(processes)
        ]
        self._playing: asyncio.Task[None] | None = None
        self._diary = (folder / "parlour.log").open("w")
        parlour.world.events.add(self._note)

    def _note(self, event: Event) -> None:
        data = event.data
        shown = {
            key: data[key] for key in ("what", "id", "name", "request", "session") if key in data
        }
        where, whom = event.channel_id or "", event.only_for or ""
        self._diary.write(f"{time.time():.3f} {event.name} {where} {whom} {shown}\n")

    async def begin(self) -> None:
        """Start the bots, and let people play."""
        for bot in self.bots:
            await bot.start()
        self._playing = asyncio.create_task(self.crowd.play())

    async def until(self, ready: Callable[[], bool], what: str, seconds: float = SECONDS) -> None:
        """Wait until something is so, as long as it could happen."""
        patience = self.patience(seconds)
        while not await self.parlour.signal.until(ready, 1.0, every=0.02):
            self.look_after_the_crowd()
            assert not patience.is_over(), f"waited in vain for {what}, for {patience}"

    async def turns(self, more: int, seconds: float = SECONDS) -> None:
        """Wait until some more turns are done."""
        before = self.crowd.turns
        await self.until(lambda: self.crowd.turns >= before + more, f"{more} turns", seconds)

    async def kill(self, bot: BotProcess) -> None:
        """Kill a bot; nobody plays with it any more."""
        await bot.kill()
        await self.until(self._nobody_is_dead, "the gateway to notice")

    async def end(self) -> None:
        """Let everybody finish, wait until all is quiet, and stop the bots."""
        await self.rest()
        await self.stop()

    async def rest(self) -> None:
        """Let everybody finish, and wait until all is quiet."""
        self.crowd.stopped = True
        playing = self._playing
        assert playing is not None
        await self.until(playing.done, "people to come to an end")
        patience = self.patience()
        async with SqlStore.open(self.url) as store:
            while left := await left_undone(store):
                assert not patience.is_over(), f"never done, for {patience}: {left}"
                await asyncio.sleep(0.2)
        await self.parlour.settled(seconds=SECONDS)

    async def stop(self) -> None:
        """Stop the bots."""
        for bot in self.bots:
            await bot.stop()

    async def flaws(self) -> list[str]:
        """Everything that went wrong."""
        errors = [f"logged: {error}" for bot in self.bots for error in bot.errors()]
        return await flaws(self.crowd, self.url) + errors

    def patience(self, seconds: float = SECONDS) -> Patience:
        """How long to wait for the bots."""
        return Patience(self._numbers, seconds)

    def _numbers(self) -> list[int]:
        return [os.getpid(), *(number for bot in self.bots for number in bot.numbers)]

    def _nobody_is_dead(self) -> bool:
        sessions = self.parlour.gateway.sessions.values()
        connected = sum(session.connection is not None for session in sessions)
        return connected <= sum(bot.is_running for bot in self.bots)

    def look_after_the_crowd(self) -> None:
        """Who plays never stops by themselves: raise what has stopped them."""
        if self._playing is not None and self._playing.done():
            self._playing.result()

    # What is left behind

    async def write_evidence(self, failed: BaseException) -> None:
        """Write down how everything stands."""
        told = io.StringIO()
        print("".join(traceback.format_exception(failed)), file=told)
        print(f"{self.crowd.ledger.asked} asked, {self.crowd.turns} done\n", file=told)
        for task in asyncio.all_tasks():
            task.print_stack(file=told)
        for channel in self.crowd.channels:
            print(f"\n#{channel.name} ({channel.id})", file=told)
            for message in channel.messages[-6:]:
                text = message.text.replace("\n", " / ")
                shown = f"{message.id} {message.buttons} pings {message.pinged}: {text}"
                print(f"  {shown}", file=told)
        (self.folder / "people.txt").write_text(told.getvalue())
        (self.folder / "ledger.txt").write_text(str(self.crowd.ledger))
        for bot in self.bots:
            if bot.process is not None and bot.is_running:
                bot.process.send_signal(signal.SIGUSR1)
        await asyncio.sleep(TOLD_WITHIN)
        with contextlib.suppress(Exception):
            (self.folder / "tables.txt").write_text(await _tables(self.url))

    async def close(self) -> None:
        self.parlour.world.events.remove(self._note)
        self._diary.close()
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.wait([self._playing])
        for bot in self.bots:
            if bot.is_running:
                await bot.kill()


async def _tables(url: str) -> str:
    """Every table as it is kept, without what is secret or long."""
    lines: list[str] = []
    async with asyncio.timeout(30), SqlStore.open(url) as store:
        lines.append(f"left undone: {await left_undone(store)}")
        for number in await store.tables.all_ids():
            if (one := await store.tables.table(number)) is not None:
                lines.append(
                    f"{one.id} {one.status} in {one.channel}: ply {one.ply}, "
                    f"due {one.due}, {one.posting}, opened {one.opened}, "
                    f"drafts {[(player.user, player.draft) for player in one.players]}"
                )
    return "\n".join(lines)


def new_folder(name: str) -> Path:
    """An empty folder for a trial."""
    folder = EVIDENCE / f"{name}-{os.getpid()}-{int(time.time())}"
    folder.mkdir(parents=True)
    return folder.resolve()


@asynccontextmanager
async def trial(
    name: str,
    url: str,
    *,
    processes: int = 1,
    tables: int,
    seed: int,
    people: Callable[[Parlour, int, int], Crowd] = Crowd,
) -> AsyncGenerator[Trial, None]:
    """A trial. `people` makes the crowd that plays, from tables and seed.

    What fails in it leaves a folder, whose name is printed: logs of the bots and of the parlour,
    the tables, what people saw and asked for, and the database if it is a file.
    """
    folder = new_folder(name)
    async with Parlour(heartbeat_seconds=1.0) as parlour:
        crowd = people(parlour, tables, seed)
        held = Trial(parlour, url, folder, crowd, processes=processes)
        try:
            yield held
        except BaseException as failed:
            await held.write_evidence(failed)
            if url.startswith("sqlite"):
                for file in Path(url.removeprefix("sqlite:///")).parent.glob("hedgepost.db*"):
                    shutil.copy(file, folder)
            print(f"what was left behind: {folder}")
            raise
        finally:
            await held.close()
    shutil.rmtree(folder)
