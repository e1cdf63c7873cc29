"""The pool of a process: how large it may be, what it notices, and what it is allowed."""

import pytest
from sqlalchemy import make_url, text

from data import postgresql
from data.postgresql import PostgresqlPool
from data.problems import StoreUnavailable


async def test_more_connections_than_the_server_has_are_refused(postgresql_url: str) -> None:
    with pytest.raises(StoreUnavailable, match=r"allows \d+ connections, and 5000 are asked for"):
        await PostgresqlPool.open(make_url(postgresql_url), 5000)


async def test_a_connection_that_was_cut_while_nobody_used_it_is_replaced(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A write is not even begun over it, and nobody notices."""
    monkeypatch.setattr(postgresql, "SILENT_SECONDS", 0)
    cut = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    pool, other = [await PostgresqlPool.open(make_url(postgresql_url)) for _ in range(2)]
    tried = list[int]()
    try:
        await other.read(lambda connection: connection.execute(cut).all())
        for number in range(3):
            await pool.write(lambda _, number=number: tried.append(number))
    finally:
        await pool.close()
        await other.close()
    assert tried == [0, 1, 2]


async def test_what_takes_long_is_only_limited_where_players_wait(postgresql_url: str) -> None:
    limit = text("SHOW statement_timeout")
    pool = await PostgresqlPool.open(make_url(postgresql_url), 2)
    try:
        assert await pool.run(lambda connection: connection.scalar(limit)) == "0"
        for _ in range(3):
            assert await pool.write(lambda connection: connection.scalar(limit)) == "1min"
    finally:
        await pool.close()
