"""Many tables at once: 50 players who never wait, at 200 tables, for half a minute.

A turn is typed whole (`/move stay, go c4`), so it is one interaction, as for the bare bot that
answers with a ready-made file of the same size.
"""

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from bench.bot_process import BotProcess
from bench.measure import Row
from data.store import SqlStore
from engine.table import Table
from engine.turns import choices_after, waiting_on
from parlour import BotDidNotAnswer, ChannelDriver, Parlour, Person

TABLES = 200
AT_ONCE = 50
SECONDS = 30.0
BARE_SECONDS = 10.0


class Load:
    """Tables of two, and how long each turn took to be answered."""

    def __init__(self, parlour: Parlour, store: SqlStore) -> None:
        self._parlour = parlour
        self._store = store
        self._pick = random.Random(3)
        self._idle: asyncio.Queue[int] = asyncio.Queue()
        self._people: dict[int, Person] = {}
        self._channels: dict[int, ChannelDriver] = {}
        self.answers: list[float] = []
        self.missed = 0

    async def set_up(self) -> None:
        """Open and start every table."""
        guild = self._parlour.guild("Bench")
        for number in range(TABLES):
            channel = guild.channel(f"games-{number}")
            ann, ben = (self._parlour.user(f"{name} {number}") for name in ("Ann", "Ben"))
            self._people |= {ann.id: ann, ben.id: ben}
            await ann.slash("table open", channel=channel, game="hedgehogs")
            await ben.press("Join", channel=channel)
            await ann.press("Start", channel=channel)
            table = await self._store.live_in(channel.id)
            assert table is not None
            self._channels[table.id] = channel
            self._idle.put_nowait(table.id)
        await self._parlour.settled(seconds=60)

    async def player(self, until: float) -> None:
        """Take any table that nobody is at, and play a turn there."""
        while time.monotonic() < until:
            table_id = await self._idle.get()
            table = await self._store.table(table_id)
            assert table is not None
            if table.status == "running":
                await self._turn(table)
            self._idle.put_nowait(table_id)

    async def _turn(self, table: Table) -> None:
        (seat,) = waiting_on(table)
        user = table.players[seat].user
        moves: list[str] = []
        while choices := choices_after(table, user, moves):
            moves.append(self._pick.choice(choices))
        began = time.perf_counter()
        try:
            await self._people[user].slash(
                "move", channel=self._channels[table.id], moves=", ".join(moves)
            )
        except BotDidNotAnswer:
            self.missed += 1
        else:
            self.answers.append(time.perf_counter() - began)


async def measured() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        async with Parlour(strict=False) as parlour:
            async with BotProcess.running(parlour, "ours", str(database)) as ours:
                async with SqlStore.open(f"sqlite:///{database}") as store:
                    load = Load(parlour, store)
                    await load.set_up()
                    busy = time.process_time()
                    began = time.monotonic()
                    await _at_once(lambda: load.player(began + SECONDS))
                    seconds = time.monotonic() - began
                    share = (time.process_time() - busy) / seconds
                    await parlour.settled(seconds=60)
                    turns = sum(
                        [len(await store.moves(number, after=0)) for number in range(1, TABLES + 1)]
                    )
                channel = parlour.guild("Bench").channel("games-0")
                size = len(
                    next(m for m in reversed(channel.messages) if m.attachments).attachments[0].data
                )
            async with BotProcess.running(parlour, "bare", str(size)):
                bare = await _bare_rate(parlour)
    rate = len(load.answers) / seconds
    p50 = statistics.median(load.answers)
    p99 = statistics.quantiles(load.answers, n=100)[98]
    return [
        Row(
            "load: turns/s against a bare bot's answers/s",
            rate / bare,
            "×",
            "at least",
            0.5,
            f"{rate:.0f} against {bare:.0f}/s; {turns} steps kept",
        ),
        Row(
            "load: p99 against p50",
            p99 / p50,
            "×",
            "at most",
            10.0,
            f"{p50 * 1e3:.0f} and {p99 * 1e3:.0f} ms",
        ),
        Row("load: answers that missed three seconds", float(load.missed), "", "at most", 0.0),
        Row("load: longest stall of the event loop", ours.about["stall"] * 1e3, "ms"),
        Row("load: the parlour's and players' share of a core", share, "×"),
    ]


async def _at_once(player: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(player() for _ in range(AT_ONCE)))


async def _bare_rate(parlour: Parlour) -> float:
    """What the bare bot answers in a second, to as many people at once."""
    guild = parlour.guild("Bench")
    answered = 0

    async def presser(number: int, until: float) -> None:
        nonlocal answered
        channel = guild.channel(f"games-{number}")
        person = parlour.user(f"Ann {number}")
        await person.slash("bare", channel=channel)
        message = channel.last
        while time.monotonic() < until:
            await person.press("Go", on=message)
            answered += 1

    began = time.monotonic()
    await asyncio.gather(*(presser(number, began + BARE_SECONDS) for number in range(AT_ONCE)))
    return answered / (time.monotonic() - began)


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(measured())).decode())
