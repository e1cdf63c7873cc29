"""Leagues: from the last result to final standings, and the tables that a season begins, against
one turn at a table in the same database."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import msgspec

from bench.measure import Row
from data.store import SqlStore
from engine.games import game_named
from engine.host.host import Host
from engine.league.model import Settings
from engine.league.season import DAY, HOUR
from engine.table.drafts import decision_of
from engine.table.leagues import decided
from engine.table.model import Doer, Table
from engine.table.turns import state_of, waiting_on
from render import render

GUILD, CHANNEL = 7, 8
NOW = 1_800_000_000
PEOPLE = 100
SETTINGS = Settings(game="jesters", seats=2, size=13, lasts=7 * DAY)
SEASONS = 3
TURNS = 30


class Club:
    """A server with leagues, and a clock."""

    def __init__(self, store: SqlStore) -> None:
        self.at = NOW
        self.host = Host(store, lambda: self.at)

    async def begun(self, name: str) -> tuple[int, list[float]]:
        """A season whose tables have begun; gives how long each took."""
        leagues, mia = self.host.leagues, Doer(1, "Mia", manager=True)
        course = await leagues.create(
            GUILD, CHANNEL, mia, name, SETTINGS, self.at + HOUR, self.at + 4 * DAY
        )
        self.at += HOUR
        await leagues.calendar.advance(course.id)
        for user in range(100, 100 + PEOPLE):
            await leagues.organisers.add(course.id, mia, user, f"Player {user}")
        self.at += 4 * DAY
        await leagues.calendar.advance(course.id)
        took: list[float] = []
        for match in await leagues.fixtures.to_begin(course.id):
            channel = course.id * 1_000 + match
            took.append(await seconds(leagues.fixtures.begin(course.id, match, channel)))
        return course.id, took

    async def over(self, season: int) -> float:
        """All of its tables end; gives how long the last one took until standings were final."""
        matches = (await self.host.leagues.course(season)).season.matches
        for number, match in enumerate(matches):
            await self.host.tables.change(
                "end", match.table or 0, lambda one: decided(one, (1, 2), self.at)
            )
            if number < len(matches) - 1:
                await self.host.leagues.calendar.advance(season)
        took = await seconds(self.host.leagues.calendar.advance(season))
        course = await self.host.leagues.course(season)
        assert course.season.stage == "closed"
        assert course.standings(0)
        return took

    async def turn(self, table: Table) -> float:
        """Somebody moves, and sees the board."""
        table = await self.host.table(table.id)
        user = table.players[waiting_on(table)[0]].user
        move = decision_of(table, user).choices.moves[0]

        async def move_and_see() -> None:
            after = await self.host.turns.type_moves(table.id, user, [move])
            render(game_named(after.game).view(state_of(after), None))

        return await seconds(move_and_see())


async def seconds(what: Awaitable[Any]) -> float:
    began = time.perf_counter()
    await what
    return time.perf_counter() - began


async def rows() -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        async with SqlStore.open(f"sqlite:///{Path(folder) / 'bench.db'}") as store:
            club = Club(store)
            ends: list[float] = []
            starts: list[float] = []
            turns: list[float] = []
            for number in range(SEASONS):
                season, took = await club.begun(f"League {number}")
                starts += took
                course = await club.host.leagues.course(season)
                table = await club.host.table(course.season.matches[0].table or 0)
                turns += [await club.turn(table) for _ in range(TURNS // SEASONS)]
                ends.append(await club.over(season))
    turn, start, end = map(statistics.median, (turns, starts, ends))
    return [
        _row("from the last result to final standings", end, turn),
        _row(f"a table of {len(starts) // SEASONS} that a season begins", start, turn),
    ]


def _row(name: str, ours: float, turn: float) -> Row:
    note = f"{ours * 1e3:.2f} ms against {turn * 1e3:.2f} ms for a turn, saved and drawn"
    return Row(name, ours / turn, "×", "at most", 5.0, note)


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(rows())).decode())
