"""`move`: everything goes over to another database and back, or nothing does."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, make_url, select, text

from data.connections import connect
from data.problems import MoveRefused, StoreUnavailable
from data.schema import metadata
from data.store import SqlStore
from data.upkeep.check import Checked, check
from data.upkeep.moving import ALIVE_SECONDS, Moved, move
from tests.data.examples import running
from tests.data.upkeep.club import NOW, fill

LATER = NOW + ALIVE_SECONDS
Rows = dict[str, list[tuple[object, ...]]]


def everything(connection: Connection) -> Rows:
    return {
        table.name: sorted(tuple(row) for row in connection.execute(select(table)))
        for table in metadata.sorted_tables
    }


async def rows_of(url: str) -> Rows:
    held = await connect(make_url(url))
    try:
        return await held.read(everything)
    finally:
        await held.close()


def quiet(_done: int, _of: int) -> None: ...


async def test_everything_goes_over_and_back(
    sqlite_url: str, postgresql_url: str, tmp_path: Path
) -> None:
    await fill(sqlite_url)
    before = await rows_of(sqlite_url)
    count = sum(map(len, before.values()))
    told = list[tuple[int, int]]()
    moved = await move(sqlite_url, postgresql_url, LATER, lambda *how_far: told.append(how_far))
    assert moved == Moved(count, 7)
    assert told[-1] == (count, count)
    assert await rows_of(postgresql_url) == before == await rows_of(sqlite_url)
    assert await check(postgresql_url, LATER) == Checked(7, ())
    again = f"sqlite:///{tmp_path}/again.db"
    await move(postgresql_url, again, LATER, quiet)
    assert await rows_of(again) == before
    assert await check(again, LATER) == Checked(7, ())


async def test_what_comes_after_is_numbered_behind_what_was_there(
    sqlite_url: str, postgresql_url: str
) -> None:
    await fill(sqlite_url)
    await move(sqlite_url, postgresql_url, LATER, quiet)
    async with SqlStore.open(postgresql_url) as store:
        assert (await store.tables.add(running(channel=999))).id == 8


async def test_a_new_house_that_is_not_empty_is_left_as_it_is(
    sqlite_url: str, tmp_path: Path
) -> None:
    await fill(sqlite_url)
    target = f"sqlite:///{tmp_path}/other.db"
    async with SqlStore.open(target) as store:
        await store.tables.add(running())
    there = await rows_of(target)
    with pytest.raises(MoveRefused, match=r"other\.db is not empty: tables has 1 rows"):
        await move(sqlite_url, target, LATER, quiet)
    assert await rows_of(target) == there


async def test_a_bot_that_is_at_work_is_not_left_behind(sqlite_url: str, tmp_path: Path) -> None:
    await fill(sqlite_url)
    with pytest.raises(MoveRefused, match="stop it first"):
        await move(sqlite_url, f"sqlite:///{tmp_path}/other.db", LATER - 1, quiet)
    assert not (tmp_path / "other.db").exists()


async def test_an_older_schema_is_brought_up_to_date_first(sqlite_url: str, tmp_path: Path) -> None:
    await fill(sqlite_url)
    held = await connect(make_url(sqlite_url))
    await held.write(lambda one: one.execute(text("UPDATE alembic_version SET version_num = '1'")))
    await held.close()
    with pytest.raises(MoveRefused, match=r"has schema 1, .* start the bot on it once"):
        await move(sqlite_url, f"sqlite:///{tmp_path}/other.db", LATER, quiet)


async def test_what_a_server_cannot_keep_moves_nothing(
    sqlite_url: str, postgresql_url: str
) -> None:
    await fill(sqlite_url)
    held = await connect(make_url(sqlite_url))
    await held.write(lambda one: one.execute(text("UPDATE moves SET move = 'a' || char(0)")))
    await held.close()
    with pytest.raises(StoreUnavailable, match="cannot be used"):
        await move(sqlite_url, postgresql_url, LATER, quiet)
    assert not any((await rows_of(postgresql_url)).values())


@pytest.mark.parametrize(
    ("source", "target", "why"),
    [
        ("sqlite:///none.db", "sqlite:///other.db", r"There is no database none\.db"),
        ("sqlite:///none.db", "mysql://x/y", "not in mysql"),
        ("here", "sqlite:///other.db", "address is not understood"),
    ],
)
async def test_a_wrong_address_is_told(
    source: str, target: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StoreUnavailable, match=why):
        await move(source, target, LATER, quiet)
    assert list(tmp_path.iterdir()) == []


async def test_nobody_moves_into_the_same_house(sqlite_url: str) -> None:
    await fill(sqlite_url)
    with pytest.raises(MoveRefused, match="name another one"):
        await move(sqlite_url, sqlite_url, LATER, quiet)
