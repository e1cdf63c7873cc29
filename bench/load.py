"""Many tables at once: 50 players who never wait, at 200 tables, for half a minute.

A turn is typed whole (`/move stay, go c4`), so it is one interaction, as for the bare bot that
answers a typed command with a ready-made file of the same size. What the players will type is
worked out beforehand: it is not they who are measured. Machines change their pace, so the two
bots, each in a parlour of its own, take turns: one rests while the other is measured.
"""

import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Protocol

import msgspec

from bench.bot_process import BotProcess
from bench.measure import Row
from data.store import SqlStore
from engine.table.drafts import chosen, confirmed, decision_after, decision_of
from engine.table.model import Table
from engine.table.turns import waiting_on
from parlour import BotDidNotAnswer, ChannelDriver, Parlour, Person

TABLES = 200
AT_ONCE = 50
SECONDS = 30.0
SPELLS = 5
"""So many times our bot is at work, for its share of those seconds; the bare one before and after
each. Only what is answered within a spell counts; what is left then is finished before the other
bot begins."""
BARE_SECONDS = 3.0
TYPICAL_SIZE = 45_000


class Load:
    """Tables of two, and how long each turn took to be answered."""

    def __init__(
        self, parlour: Parlour, store: SqlStore, *, tables: int = TABLES, at_once: int = AT_ONCE
    ) -> None:
        """`at_once` people play at so many `tables`."""
        self._parlour = parlour
        self._store = store
        self._tables = tables
        self._at_once = at_once
        self._pick = random.Random(3)
        self._idle: asyncio.Queue[int] = asyncio.Queue()
        self._people: dict[int, Person] = {}
        self._channels: dict[int, ChannelDriver] = {}
        self._plans: dict[int, list[tuple[int, str]]] = {}
        self._ended = 0
        self.answers: list[float] = []
        self.missed = 0

    async def set_up(self) -> None:
        """Open and start every table, and make up what will be played there."""
        guild = self._parlour.guild("Bench")
        for number in range(self._tables):
            channel = guild.channel(f"games-{number}")
            ann, ben = (self._parlour.user(f"{name} {number}") for name in ("Ann", "Ben"))
            self._people |= {ann.id: ann, ben.id: ben}
            await ann.slash("table open", channel=channel, game="hedgehogs", thread=False)
            await ben.press("Join", channel=channel)
            await ann.press("Start", channel=channel)
            table = await self._store.tables.live_in(channel.id)
            assert table is not None
            self._channels[table.id] = channel
            self._plans[table.id] = planned(table, self._pick)[::-1]
            self._idle.put_nowait(table.id)
        await self._parlour.settled(seconds=60)

    @property
    def count(self) -> int:
        return len(self.answers)

    async def play_on(self, until: float) -> None:
        """Let everybody play for some time."""
        await asyncio.gather(*(self._player(until) for _ in range(self._at_once)))
        await self._parlour.settled(seconds=60)

    async def _player(self, until: float) -> None:
        """Take any table that nobody is at, and play a turn there."""
        while time.monotonic() < until:
            table_id = await self._idle.get()
            user, moves = self._plans[table_id].pop()
            await self._turn(self._people[user], self._channels[table_id], moves)
            if self._plans[table_id]:
                self._idle.put_nowait(table_id)
            else:
                self._ended += 1
            if self._tables - self._ended < self._at_once:
                raise RuntimeError(
                    "too few games are left to keep everybody busy: open more tables"
                )

    async def _turn(self, mover: Person, channel: ChannelDriver, moves: str) -> None:
        began = time.perf_counter()
        try:
            await mover.slash("move", channel=channel, moves=moves)
        except BotDidNotAnswer:
            self.missed += 1
        else:
            self.answers.append(time.perf_counter() - began)


def planned(table: Table, pick: random.Random) -> list[tuple[int, str]]:
    """Who will type what until the game is over: random moves with the dice the table has."""
    turns: list[tuple[int, str]] = []
    while table.status == "running":
        (seat,) = waiting_on(table)
        user = table.players[seat].user
        moves: list[str] = []
        while choices := decision_after(table, user, moves).choices.moves:
            moves.append(pick.choice(choices))
        change = chosen(table, user, decision_of(table, user).click, moves, 0)
        if not change.moves:
            change = confirmed(change.table, user, decision_of(change.table, user).click, 0)
        table = change.table
        turns.append((user, ", ".join(moves)))
    return turns


class Work(Protocol):
    """What a bot is kept busy with, and how many answers it has given."""

    @property
    def count(self) -> int: ...

    async def play_on(self, until: float) -> None: ...


class Spent(msgspec.Struct):
    """What a bot, and the parlour around it, have spent while it was at work."""

    answers: int = 0
    seconds: float = 0.0
    processor: float = 0.0
    parlour: float = 0.0

    @property
    def rate(self) -> float:
        return self.answers / self.seconds

    async def spell(self, bot: BotProcess, work: Work, seconds: float) -> None:
        """Let a bot work for some time."""
        count, processor, own = work.count, bot.processor_seconds(), time.process_time()
        began = time.monotonic()
        working = asyncio.ensure_future(work.play_on(began + seconds))
        await asyncio.sleep(seconds)
        self.answers += work.count - count
        self.seconds += time.monotonic() - began
        self.processor += bot.processor_seconds() - processor
        self.parlour += time.process_time() - own
        await working


class Bare:
    """The bare bot's command, typed over and over by as many people, each in a channel."""

    def __init__(self, parlour: Parlour) -> None:
        guild = parlour.guild("Bench")
        self._typists = [
            (parlour.user(f"Ann {number}"), guild.channel(f"bare-{number}"))
            for number in range(AT_ONCE)
        ]
        self.count = 0

    async def play_on(self, until: float) -> None:
        """Let everybody type for some time."""
        await asyncio.gather(*(self._typist(*typist, until) for typist in self._typists))

    async def _typist(self, person: Person, channel: ChannelDriver, until: float) -> None:
        while time.monotonic() < until:
            await person.slash("bare", channel=channel)
            self.count += 1


async def measured() -> list[Row]:
    ours, theirs = Spent(), Spent()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        async with (
            Parlour(strict=False) as parlour,
            Parlour(strict=False) as other,
            BotProcess.running(parlour, "ours", str(database)) as bot,
            BotProcess.running(other, "bare", str(TYPICAL_SIZE)) as bare_bot,
            SqlStore.open(f"sqlite:///{database}") as store,
        ):
            load, bare = Load(parlour, store), Bare(other)
            await load.set_up()
            for _ in range(SPELLS):
                await theirs.spell(bare_bot, bare, BARE_SECONDS)
                await ours.spell(bot, load, SECONDS / SPELLS)
            await theirs.spell(bare_bot, bare, BARE_SECONDS)
            steps = sum([len(await store.tables.moves(n, after=0)) for n in range(1, TABLES + 1)])
    p50 = statistics.median(load.answers)
    p99 = statistics.quantiles(load.answers, n=100)[98]
    return [
        Row(
            "load: turns/s against a bare bot's answers/s",
            ours.rate / theirs.rate,
            "×",
            "at least",
            0.5,
            f"{ours.rate:.0f} against {theirs.rate:.0f}/s; {steps} steps kept",
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
        Row("load: longest stall of the event loop", bot.about["stall"] * 1e3, "ms"),
        Row(
            "load: processor time of a turn in the bot",
            ours.processor / ours.answers * 1e3,
            "ms",
            note=f"a bare answer: {theirs.processor / theirs.answers * 1e3:.1f} ms",
        ),
        Row(
            "load: the parlour's and players' share of a core",
            ours.parlour / ours.seconds,
            "×",
            note=f"{ours.parlour / ours.answers * 1e3:.1f} ms a turn; with the bare bot "
            f"{theirs.parlour / theirs.seconds:.2f}, "
            f"{theirs.parlour / theirs.answers * 1e3:.1f} ms",
        ),
    ]


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(measured())).decode())
