"""The health endpoint, over a real socket."""

import asyncio
import socket
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from sqlalchemy import Connection

from data.problems import StoreUnavailable
from data.store import SqlStore
from service.health import Vitals, health_endpoint
from service.settings import BadSettings


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


async def answers() -> None:
    """A database that is well."""


Asked = Callable[[], Awaitable[tuple[int, dict[str, Any]]]]


@asynccontextmanager
async def endpoint(
    is_connected: Callable[[], bool] = lambda: True,
    ask_database: Callable[[], Awaitable[object]] = answers,
    patience: float = 30.0,
) -> AsyncIterator[Asked]:
    port = free_port()

    async def asked() -> tuple[int, dict[str, Any]]:
        async with session.get(f"http://127.0.0.1:{port}/health") as answer:
            return answer.status, await answer.json()

    async with (
        health_endpoint(
            "127.0.0.1", port, Vitals(is_connected, ask_database, lambda: b"3 turns"), patience
        ),
        aiohttp.ClientSession() as session,
    ):
        yield asked


async def test_it_tells_whether_the_bot_is_connected():
    connected = False
    async with endpoint(lambda: connected) as asked:
        assert await asked() == (503, {"well": False, "discord": False, "database": True})
        connected = True
        assert await asked() == (200, {"well": True, "discord": True, "database": True})


@pytest.mark.parametrize("error", [StoreUnavailable("the disk is full"), ValueError("a bug")])
async def test_it_tells_whether_the_database_answers(error: Exception):
    failing = True

    async def ask() -> None:
        if failing:
            raise error

    async with endpoint(ask_database=ask) as asked:
        assert await asked() == (503, {"well": False, "discord": True, "database": False})
        failing = False
        assert (await asked())[0] == 200


async def test_a_database_that_hangs_is_told_and_asked_once():
    goes_on, questions = asyncio.Event(), 0

    async def hang() -> None:
        nonlocal questions
        questions += 1
        await goes_on.wait()

    async with endpoint(ask_database=hang, patience=0.01) as asked:
        ill = (503, {"well": False, "discord": True, "database": False})
        assert await asyncio.gather(asked(), asked(), asked()) == [ill] * 3
        assert await asked() == ill
        assert questions == 1
        goes_on.set()
        while (await asked())[0] != 200:
            pass


async def test_a_real_database_is_asked(tmp_path: Path):
    async with (
        SqlStore.open(f"sqlite:///{tmp_path / 'games.db'}") as store,
        endpoint(ask_database=store.database.ping) as asked,
    ):
        assert (await asked())[0] == 200
        with closing(sqlite3.connect(tmp_path / "games.db")) as other:
            other.execute("ALTER TABLE tables RENAME TO gone")
            assert await asked() == (503, {"well": False, "discord": True, "database": False})
            other.execute("ALTER TABLE gone RENAME TO tables")
        assert (await asked())[0] == 200


async def test_work_that_hangs_in_the_database_is_noticed(tmp_path: Path):
    goes_on = threading.Event()

    def hang(_: Connection) -> None:
        goes_on.wait()

    async with (
        SqlStore.open(f"sqlite:///{tmp_path / 'games.db'}") as store,
        endpoint(ask_database=store.database.ping, patience=0.01) as asked,
    ):
        hanging = asyncio.create_task(store.database.read(hang))
        await asyncio.sleep(0)
        assert await asked() == (503, {"well": False, "discord": True, "database": False})
        goes_on.set()
        await hanging
        while (await asked())[0] != 200:
            pass


async def test_a_port_that_is_taken_is_named():
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(
            BadSettings, match=rf"HEALTH_PORT {port} on 127.0.0.1 cannot be used: \w"
        ):
            async with health_endpoint("127.0.0.1", port, Vitals(lambda: True, answers, bytes)):
                pass
