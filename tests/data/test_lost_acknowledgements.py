"""A line that breaks while PostgreSQL commits: what was done is known, and done once."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import make_url

from data.problems import CommitUnknown
from data.store import SqlStore
from engine.once import Errand, Settled
from tests.data.examples import running

ANSWER_TO_COMMIT = b"COMMIT\0"
"""How PostgreSQL says that it has committed, and how it is asked to."""


class Line:
    """A way to a database that can be cut at the moment of a commit."""

    def __init__(self, url: str) -> None:
        self._target = make_url(url)
        self._server: asyncio.Server | None = None
        self.cuts: list[str] = []
        """What is to be cut off next: `answer` or `question`."""
        self.cut = 0
        self.dead = False
        """Nobody gets through any more."""

    @asynccontextmanager
    async def open(self) -> AsyncGenerator[str, None]:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        try:
            yield self._target.set(host="127.0.0.1", port=port).render_as_string(False)
        finally:
            self._server.close()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.dead:
            writer.close()
            return
        there = await asyncio.open_connection(self._target.host, self._target.port)
        both = (writer, there[1])

        async def carry(
            source: asyncio.StreamReader, target: asyncio.StreamWriter, cuts: str
        ) -> None:
            while data := await source.read(65536):
                if (
                    self.cuts
                    and self.cuts[0] == cuts
                    and ANSWER_TO_COMMIT in data.replace(b";", b"")
                ):
                    self.cuts.pop(0)
                    self.cut += 1
                    break
                target.write(data)
            for one in both:
                one.close()

        await asyncio.gather(
            carry(reader, there[1], "question"),
            carry(there[0], writer, "answer"),
            return_exceptions=True,
        )


@pytest.fixture
async def line(postgresql_url: str) -> Line:
    return Line(postgresql_url)


@pytest.mark.parametrize("cut", ["answer", "question"])
async def test_what_was_written_is_written_once(line: Line, cut: str):
    async with line.open() as url, SqlStore.open(url) as store:
        table = await store.add(running())
        for number in range(1, 6):
            line.cuts.append(cut)
            table = await store.save(table, errand=Errand(number, "move"))
        assert line.cut == 5
        kept = await store.table(table.id)
        assert kept is not None
        assert kept.version == table.version == 5


@pytest.mark.parametrize("cut", ["answer", "question"])
async def test_writers_that_share_a_commit_are_all_told_the_truth(line: Line, cut: str):
    async with line.open() as url, SqlStore.open(url) as store:
        tables = [await store.add(running(channel=number)) for number in range(1, 9)]
        for _ in range(3):
            line.cuts.append(cut)
            tables = await asyncio.gather(*map(store.save, tables))
        assert line.cut == 3
        assert [one.version for one in tables] == [3] * 8
        kept = [await store.table(one.id) for one in tables]
        assert [one.version for one in kept if one is not None] == [3] * 8


async def test_what_cannot_be_known_is_said_to_be_unknown(
    line: Line, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("data.link.ASK_AGAIN_AFTER", (0.0, 0.0))
    async with line.open() as url, SqlStore.open(url) as store:
        table = await store.add(running())
        line.cuts.append("answer")
        line.dead = True
        with pytest.raises(CommitUnknown):
            await store.save(table, errand=Errand(1, "move"))
        line.dead = False
        with pytest.raises(Settled):
            await store.save(table, errand=Errand(1, "move"))
        kept = await store.table(table.id)
        assert kept is not None
        assert kept.version == 1
