"""The connections of a process: works come one after the other, whoever stops waiting for them."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, make_url, text

from data.connections import Connections, connect


@pytest.fixture
async def held(url: str) -> AsyncIterator[Connections]:
    held = await connect(make_url(url))
    await held.write(lambda connection: count(connection, "CREATE TABLE n (n int)"))
    yield held
    await held.close()


def count(connection: Connection, *statements: str) -> int:
    """How many rows there are after some statements."""
    for statement in statements:
        connection.execute(text(statement))
    return connection.scalar(text("SELECT count(*) FROM n")) or 0


def add_one(connection: Connection) -> int:
    connection.execute(text("LOCK TABLE n") if connection.dialect.name != "sqlite" else text(";"))
    return count(connection, "INSERT INTO n VALUES (1)")


async def test_works_come_one_after_the_other(held: Connections) -> None:
    counts = await asyncio.gather(
        *(held.write(add_one) for _ in range(30)), *(held.read(count) for _ in range(10))
    )
    assert sorted(counts[:30]) == [*range(1, 31)]


@pytest.mark.parametrize("moments", range(6))
async def test_who_stops_waiting_leaves_nothing_open(held: Connections, moments: int) -> None:
    impatient = asyncio.create_task(held.write(add_one))
    for _ in range(moments):
        await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.wait([impatient])
    while held.is_writing:
        await asyncio.sleep(0)
    before = await held.read(count)
    assert await held.write(add_one) == before + 1


async def test_a_work_that_fails_leaves_nothing(held: Connections) -> None:
    def fail(connection: Connection) -> None:
        add_one(connection)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await held.write(fail)
    assert await held.read(count) == 0


async def test_no_work_in_sqlite_is_done_in_the_thread_of_the_loop(sqlite_url: str) -> None:
    held = await connect(make_url(sqlite_url))
    threads = [
        await done(lambda _: threading.current_thread())
        for done in (held.read, held.write, held.run)
    ]
    await held.close()
    assert threading.current_thread() not in threads
    assert threads[1] is threads[2] is not threads[0]


async def test_an_older_way_to_write_the_address_is_understood(sqlite_url: str) -> None:
    held = await connect(make_url(sqlite_url.replace("sqlite:", "sqlite+aiosqlite:")))
    assert await held.read(lambda connection: connection.dialect.driver) == "pysqlite"
    await held.close()
