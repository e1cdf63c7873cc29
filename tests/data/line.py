"""A way to a database that can be cut at the moment of a commit."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sqlalchemy import make_url

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
        self._open: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open(self) -> AsyncGenerator[str, None]:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        try:
            there = self._target.set(host="127.0.0.1", port=port, query={})
            yield there.render_as_string(hide_password=False)
        finally:
            self._server.close()
            for carrying in self._open:
                carrying.cancel()
            await asyncio.gather(*self._open, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.dead:
            writer.close()
            return
        there = await asyncio.open_unix_connection(f"{self._target.query['host']}/.s.PGSQL.5432")
        both = (writer, there[1])
        here = asyncio.current_task()
        assert here is not None
        self._open.add(here)
        here.add_done_callback(self._open.discard)

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

        try:
            await asyncio.gather(
                carry(reader, there[1], "question"),
                carry(there[0], writer, "answer"),
                return_exceptions=True,
            )
        finally:
            for one in both:
                one.close()
