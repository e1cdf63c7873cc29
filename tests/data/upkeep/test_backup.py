"""A backup is whole and of one moment, and never costs anybody a file."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data.problems import BackupFailed
from data.store import SqlStore
from data.upkeep.backup import backup
from tests.data.examples import flaws, played, running
from tests.data.processes.worker import Worker


@pytest.mark.long
async def test_a_backup_under_load_agrees_with_itself(
    sqlite_url: str, file: Path, tmp_path: Path
) -> None:
    async with SqlStore.open(sqlite_url) as store:
        for channel in range(5):
            table = await store.tables.add(running(channel=channel))
            await store.tables.save(*played(table))
    workers = [Worker(sqlite_url, 10**9, tmp_path / f"told{number}") for number in range(2)]
    try:
        for worker in workers:
            await worker.has_begun()
        copies = [tmp_path / f"copy {number}.db" for number in range(5)]
        for copy in copies:
            told = {step for worker in workers for step in worker.told()}
            await backup(sqlite_url, copy)
            assert flaws(copy) == []
            with closing(sqlite3.connect(copy)) as connection:
                kept = set(connection.execute("SELECT table_id, ply FROM moves"))
            assert told <= kept, "what was saved before the backup is in it"
            await asyncio.sleep(0.02)
    finally:
        for worker in workers:
            worker.kill()
    assert flaws(file) == []
    assert not list(tmp_path.glob("copy*-*"))
    assert not list(tmp_path.glob("*.part"))
    async with SqlStore.open(f"sqlite:///{copies[0]}") as store:
        tables = [await store.tables.table(table_id) for table_id in await store.tables.all_ids()]
        assert len(tables) == 5
        for table in tables:
            assert table is not None
            assert (await store.tables.save(*played(table))).ply == table.ply + 1


async def test_a_backup_without_the_bot(sqlite_url: str, tmp_path: Path) -> None:
    async with SqlStore.open(sqlite_url) as store:
        added = await store.tables.add(running())
    target = tmp_path / "copy.db"
    await backup(sqlite_url.replace("sqlite:", "sqlite+aiosqlite:"), target)
    async with SqlStore.open(f"sqlite:///{target}") as store:
        assert await store.tables.table(added.id) == added


async def test_an_existing_file_is_not_overwritten(sqlite_url: str, tmp_path: Path) -> None:
    async with SqlStore.open(sqlite_url):
        pass
    target = tmp_path / "letter.txt"
    target.write_text("dear diary")
    with pytest.raises(BackupFailed, match=r"letter.txt exists already; backups never overwrite"):
        await backup(sqlite_url, target)
    assert target.read_text() == "dear diary"


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (None, r"^There is no database \S+games\.db to copy\.$"),
        (b"", r"^The database \S+games\.db cannot be copied: no such table: alembic_version\.$"),
        (b"not a database" * 100, r"cannot be copied: it is not a SQLite database\.$"),
    ],
)
async def test_a_source_that_is_none(
    sqlite_url: str, file: Path, tmp_path: Path, source: bytes | None, why: str
) -> None:
    if source is not None:
        file.write_bytes(source)
    before = set(tmp_path.iterdir())
    with pytest.raises(BackupFailed, match=why):
        await backup(sqlite_url, tmp_path / "copy.db")
    assert set(tmp_path.iterdir()) == before


async def test_a_damaged_database_gives_no_backup(
    sqlite_url: str, file: Path, tmp_path: Path
) -> None:
    async with SqlStore.open(sqlite_url) as store:
        for channel in range(50):
            await store.tables.add(running(channel=channel, snapshot=bytes(3000)))
    with closing(sqlite3.connect(file)) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'players_by_user'"
        ).fetchone()
    with file.open("r+b") as raw:
        raw.seek((root - 1) * 4096)
        raw.write(b"\xff" * 512)
    with pytest.raises(BackupFailed, match="damaged"):
        await backup(sqlite_url, tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy*"))


async def test_a_target_that_cannot_be_written(sqlite_url: str, tmp_path: Path) -> None:
    async with SqlStore.open(sqlite_url):
        pass
    with pytest.raises(BackupFailed, match=r"nowhere/copy.db cannot be written: No such file"):
        await backup(sqlite_url, tmp_path / "nowhere" / "copy.db")


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("postgresql+asyncpg://me:secret@localhost/games", "for PostgreSQL use pg_dump"),
        ("my games", "address is not understood"),
    ],
)
async def test_what_is_not_sqlite(address: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(BackupFailed, match=why):
        await backup(address, tmp_path / "copy.db")
