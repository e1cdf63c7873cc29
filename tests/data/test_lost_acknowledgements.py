"""A line that breaks while PostgreSQL commits: what was done is known, and done once."""

import asyncio

import pytest

from data.problems import CommitUnknown
from data.store import SqlStore
from engine.host.once import Errand, Settled
from tests.data.examples import running
from tests.data.line import Line


@pytest.fixture
async def line(postgresql_url: str) -> Line:
    return Line(postgresql_url)


@pytest.mark.parametrize("cut", ["answer", "question"])
async def test_what_was_written_is_written_once(line: Line, cut: str):
    async with line.open() as url, SqlStore.open(url) as store:
        table = await store.tables.add(running())
        for number in range(1, 6):
            line.cuts.append(cut)
            table = await store.tables.save(table, errand=Errand(number, "move"))
        assert line.cut == 5
        kept = await store.tables.table(table.id)
        assert kept is not None
        assert kept.version == table.version == 5


@pytest.mark.parametrize("cut", ["answer", "question"])
async def test_writers_that_share_a_commit_are_all_told_the_truth(line: Line, cut: str):
    async with line.open() as url, SqlStore.open(url) as store:
        tables = [await store.tables.add(running(channel=number)) for number in range(1, 9)]
        for _ in range(3):
            line.cuts.append(cut)
            tables = await asyncio.gather(*map(store.tables.save, tables))
        assert line.cut == 3
        assert [one.version for one in tables] == [3] * 8
        kept = [await store.tables.table(one.id) for one in tables]
        assert [one.version for one in kept if one is not None] == [3] * 8


async def test_what_cannot_be_known_is_said_to_be_unknown(
    line: Line, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("data.postgresql.ASK_AGAIN_AFTER", (0.0, 0.0))
    async with line.open() as url, SqlStore.open(url) as store:
        table = await store.tables.add(running())
        line.cuts.append("answer")
        line.dead = True
        with pytest.raises(CommitUnknown):
            await store.tables.save(table, errand=Errand(1, "move"))
        line.dead = False
        with pytest.raises(Settled):
            await store.tables.save(table, errand=Errand(1, "move"))
        kept = await store.tables.table(table.id)
        assert kept is not None
        assert kept.version == 1
