"""One connection: its works come one after the other, whoever stops waiting for them."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, make_url, text

from data.connection import HeldConnection, connect


@pytest.fixture(params=["sqlite", "sqlite+aiosqlite"])
async def held(request: pytest.FixtureRequest, sqlite_url: str) -> AsyncIterator[HeldConnection]:
    url = make_url(sqlite_url).set(drivername=request.param)
    held = await connect(url, writes=True)
    await held.transact(lambda connection: count(connection, "CREATE TABLE n (n)"), brief=True)
    yield held
    await held.close()


def count(connection: Connection, *statements: str) -> int:
    """How many rows there are after some statements."""
    for statement in statements:
        connection.execute(text(statement))
    return connection.scalar(text("SELECT count(*) FROM n")) or 0


def add_one(connection: Connection) -> int:
    return count(connection, "INSERT INTO n VALUES (1)")


def look(connection: Connection) -> int:
    with connection.begin():
        return count(connection)


async def test_works_come_one_after_the_other(held: HeldConnection) -> None:
    works = [held.transact(add_one, brief=number % 3 > 0) for number in range(30)]
    counts = await asyncio.gather(*works, *(held.run(look) for _ in range(10)))
    assert sorted(counts[:30]) == [*range(1, 31)]


@pytest.mark.parametrize("brief", [True, False])
@pytest.mark.parametrize("moments", range(6))
async def test_who_stops_waiting_leaves_nothing_open(
    held: HeldConnection, moments: int, brief: bool
) -> None:
    impatient = asyncio.create_task(held.transact(add_one, brief=brief))
    for _ in range(moments):
        await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.wait([impatient])
    before = await held.run(look)
    assert await held.transact(add_one, brief=True) == before + 1


async def test_what_takes_long_is_not_done_in_the_thread_of_the_loop(sqlite_url: str) -> None:
    held = await connect(make_url(sqlite_url), writes=True)
    threads = [
        await held.transact(lambda _: threading.current_thread(), brief=brief)
        for brief in (True, False)
    ]
    await held.close()
    assert [thread is threading.current_thread() for thread in threads] == [True, False]
