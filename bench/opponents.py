"""Tables of one person and computers: how soon the person is asked again, and whether fifty such
tables starve a table of people.

The person's moves are worked out here, from the table as it is kept. What is measured is the time
from the moment a turn is typed to the board that asks for the next: by the clock on the wall, for
that is what somebody waits by. Machines that do something else meanwhile show in it.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bench.bot_process import BotProcess
from bench.load import Load
from bench.measure import Row
from data.store import SqlStore
from engine.computer.levels import USUAL
from engine.games import GAMES
from engine.table.drafts import decision_after
from engine.table.model import Table
from parlour import ChannelDriver, Parlour, Person

BEST = 5
WITHIN = {BEST: 5.0, USUAL: 1.0}
"""By level, the seconds within which a person is asked again."""
TURNS = 12
"""So many are measured at each table, after one in which the processes get warm."""
AT_ONCE = 50
PEOPLES_TABLES = 40
TYPISTS = 2
SPELL = 10.0
"""For so many seconds people play while all computers think, and as long before and after that."""
PATIENCE = 600.0


class Solo:
    """Somebody who plays against computers, in a channel of their own."""

    def __init__(self, person: Person, channel: ChannelDriver, store: SqlStore) -> None:
        self._person = person
        self._channel = channel
        self._store = store
        self._pick = random.Random(person.name)
        self._seen = 0

    async def open(self, game: str, level: int, seats: int) -> None:
        """Open a table, and wait until it asks for a move."""
        asked = {"game": game, "level": level, "seats": seats, "thread": False}
        await self._person.slash("play", channel=self._channel, options=asked)
        await self.asked()

    async def asked(self) -> None:
        """Wait for a new board that asks for a move, or tells how the game has ended."""
        board = await self._channel.wait_for(
            lambda one: (
                one.id > self._seen and (self._person.id in one.pinged or "Rematch" in one.buttons)
            ),
            seconds=PATIENCE,
        )
        self._seen = board.id

    async def is_over(self) -> bool:
        return await self._store.tables.live_in(self._channel.id) is None

    async def move(self) -> None:
        """Type a turn, and be told that it is done."""
        table = await self._store.tables.live_in(self._channel.id)
        assert table is not None
        moves = ", ".join(_turn(table, self._person.id, self._pick))
        await self._person.slash("move", channel=self._channel, moves=moves)

    async def turn(self) -> float:
        """Type a turn; the seconds until the next is asked for."""
        began = time.perf_counter()
        await self.move()
        await self.asked()
        return time.perf_counter() - began


def _turn(table: Table, user: int, pick: random.Random) -> list[str]:
    """A whole turn at random, or as much of it as can be known."""
    moves: list[str] = []
    while choices := decision_after(table, user, moves).choices.moves:
        moves.append(pick.choice(choices))
    return moves


async def _answer_times(
    parlour: Parlour, store: SqlStore, game: str, level: int, seats: int
) -> list[float]:
    """How long somebody waits at a table where all others are computers of a level."""
    channel = parlour.guild("Bench").channel(f"{game}-{level}")
    solo = Solo(parlour.user(f"{game} {level}"), channel, store)
    await solo.open(game, level, seats)
    times: list[float] = []
    while len(times) <= TURNS and not await solo.is_over():
        times.append(await solo.turn())
    return times[1:]


async def _answer_rows(parlour: Parlour, store: SqlStore) -> list[Row]:
    rows: list[Row] = []
    for game in GAMES.values():
        seats = game.options.seats[-1]
        for level, within in WITHIN.items():
            times = await _answer_times(parlour, store, game.key, level, seats)
            rows.append(
                Row(
                    f"{game.key}: answer of {seats - 1} computers, level {level}",
                    max(times),
                    "s",
                    "at most",
                    within,
                    f"the slowest of {len(times)}; {statistics.median(times):.2f} s as a rule",
                )
            )
    return rows


async def _company_rows(parlour: Parlour, store: SqlStore) -> list[Row]:
    """People's turns while nobody thinks, and while fifty tables of computers do."""
    guild = parlour.guild("Bench")
    solos = [
        Solo(parlour.user(f"Solo {number}"), guild.channel(f"solo-{number}"), store)
        for number in range(AT_ONCE)
    ]
    await asyncio.gather(*(solo.open("hedgehogs", BEST, 6) for solo in solos))
    people = Load(parlour, store, tables=PEOPLES_TABLES, at_once=TYPISTS)
    await people.set_up()
    await people.play_on(time.monotonic() + 1)  # everything is warm
    alone = await _spell(people)
    began = time.perf_counter()
    await asyncio.gather(*(solo.move() for solo in solos))
    answers = [asyncio.create_task(_waited(solo, began)) for solo in solos]
    beside = await _spell(people)
    assert not all(one.done() for one in answers), "they do not think for long enough"
    waits = await asyncio.gather(*answers)
    alone += await _spell(people)
    return [
        *_against(alone, beside),
        Row("answers that missed three seconds beside them", float(people.missed), "", "at most"),
        Row(
            f"{AT_ONCE} tables of 5 computers at once: longest wait",
            max(waits),
            "s",
            note=f"{statistics.median(waits):.0f} s as a rule; the first {min(waits):.1f} s",
        ),
    ]


async def _spell(people: Load) -> list[float]:
    """People play for some time: how long their answers took."""
    before = people.count
    await people.play_on(time.monotonic() + SPELL)
    return people.answers[before:]


async def _waited(solo: Solo, began: float) -> float:
    await solo.asked()
    return time.perf_counter() - began


def _against(alone: Sequence[float], beside: Sequence[float]) -> list[Row]:
    rows: list[Row] = []
    for name, number, limit in (("p50", 49, 3.0), ("p99", 98, 5.0)):
        without, with_ = (statistics.quantiles(one, n=100)[number] for one in (alone, beside))
        rows.append(
            Row(
                f"people's turns beside {AT_ONCE} thinking tables, {name}",
                with_ / without,
                "×",
                "at most",
                limit,
                f"{with_ * 1e3:.0f} against {without * 1e3:.0f} ms; {len(beside)} and "
                f"{len(alone)} turns",
            )
        )
    return rows


async def measured() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        async with (
            Parlour(strict=False) as parlour,
            BotProcess.running(parlour, "ours", str(database)),
            SqlStore.open(f"sqlite:///{database}") as store,
        ):
            return [*await _answer_rows(parlour, store), *await _company_rows(parlour, store)]


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(measured())).decode())
