"""A process in which computers think is stopped, killed or orphaned: somebody decides all the same,
the log says so, and nothing is left behind."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from data.store import SqlStore
from parlour import ChannelDriver, Parlour, Person
from parlour.world.model import Message
from tests.soak.solos import in_hand
from tests.soak.trial import BotProcess
from tests.waiting import until

GONE_WITHIN = 10.0
"""Seconds; so long does a process manager wait at least."""


class Solo:
    """Somebody who plays against five computers of the highest level."""

    def __init__(self, bot: BotProcess, store: SqlStore, ann: Person, games: ChannelDriver) -> None:
        self.bot = bot
        self.store = store
        self._ann = ann
        self._games = games
        self._board: Message | None = None

    async def begin(self) -> None:
        """Open the table, and play until there is a process that thinks."""
        await self._ann.slash("play", game="hedgehogs", level=5, seats=6, thread=False)
        await self.board()
        while not thinkers_of(self.bot):
            await self.move()
            await self.board()

    async def board(self) -> None:
        """Wait until there is a new board that asks for a move."""
        last = 0 if self._board is None else self._board.id
        self._board = await self._games.wait_for(
            lambda one: one.id > last and "Play" in one.buttons, seconds=60
        )

    async def move(self) -> None:
        moves = ""
        while offered := await self._ann.autocomplete("move", text=moves and f"{moves}, "):
            moves = offered[0]["value"]
        await self._ann.slash("move", moves=moves)

    async def move_while_it_is_stopped(self) -> int:
        """Stop the process that thinks, and ask it something: its number."""
        (process,) = thinkers_of(self.bot)
        os.kill(process, signal.SIGSTOP)
        await self.move()

        async def is_asked() -> bool:
            return bool(await in_hand(self.store))

        await until(is_asked, "the question")
        return process

    def told(self, level: str) -> list[str]:
        return [line["message"] for line in self.bot.lines() if line["level"] == level]


@asynccontextmanager
async def solo(folder: Path) -> AsyncIterator[Solo]:
    async with Parlour() as parlour:
        games, ann = parlour.guild("Club").channel("games"), parlour.user("Ann")
        ann.go(games)
        url = f"sqlite:///{folder}/hedgepost.db"
        bot = BotProcess(parlour, url, folder / "log")
        await bot.start()
        try:
            async with SqlStore.open(url) as store:
                playing = Solo(bot, store, ann, games)
                await playing.begin()
                yield playing
        finally:
            if bot.is_running:
                await bot.kill()


def thinkers_of(bot: BotProcess) -> list[int]:
    """The numbers of the processes in which a bot's computers think."""
    assert bot.process is not None
    return [one for one in _processes("service.thinker") if _parent(one) == bot.process.pid]


def _processes(module: str) -> list[int]:
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if module.encode() in (folder / "cmdline").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return found


def _parent(process: int) -> int:
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    return 0


def is_there(process: int) -> bool:
    """Whether a process is there, be it as a zombie."""
    return Path(f"/proc/{process}").exists()


@pytest.mark.parametrize("how", ["hangs", "dies"])
async def test_a_process_that_fails_while_it_thinks(tmp_path: Path, how: str):
    async with solo(tmp_path) as table:
        process = await table.move_while_it_is_stopped()
        if how == "dies":
            os.kill(process, signal.SIGKILL)
        await table.board()
        (told,) = [line for line in table.told("WARNING") if "has failed" in line]
        assert "level 3 decides here" in told
        assert not is_there(process)
        await table.move()
        await table.board()
        assert len(thinkers_of(table.bot)) == 1
        await table.bot.stop()
        assert table.told("ERROR") == []


async def test_a_stop_while_it_thinks(tmp_path: Path):
    async with solo(tmp_path) as table:
        process = await table.move_while_it_is_stopped()
        await asyncio.wait_for(table.bot.stop(), GONE_WITHIN)
        assert not is_there(process)
        assert table.told("ERROR") == table.told("WARNING") == []
        assert await in_hand(table.store) == set[int]()
        await table.bot.start()
        await table.board()
        assert table.told("WARNING") == [], "nothing was left in hand"


async def test_a_bot_that_is_killed_while_it_thinks(tmp_path: Path):
    async with solo(tmp_path) as table:
        process = await table.move_while_it_is_stopped()
        await table.bot.kill()
        os.kill(process, signal.SIGCONT)
        await until(lambda: not is_there(process), "the process that nobody waits for to end")
        await table.bot.start()
        await table.board()
        assert any("was left in hand" in line for line in table.told("WARNING"))
        assert table.told("ERROR") == []
