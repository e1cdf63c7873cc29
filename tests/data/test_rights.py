"""A database holds tomorrow's dice: nobody but its owner may read any file of it, ever."""

import logging
import os
import sqlite3
import sqlite3.dbapi2
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from data.problems import StoreUnavailable
from data.store import SqlStore
from data.upkeep.backup import backup
from tests.data.examples import running

NOBODY = 65534


def rights(*files: Path) -> set[str]:
    return {oct(stat.S_IMODE(file.stat().st_mode)) for file in files}


def of_database(file: Path) -> list[Path]:
    """Every file of it that is there."""
    return sorted(file.parent.glob(f"{file.name}*"))


@pytest.fixture(autouse=True)
def _generous() -> Iterator[None]:
    """Whoever starts the bot may have told their system to let everybody read new files."""
    before = os.umask(0)
    yield
    os.umask(before)


async def test_every_file_is_for_its_owner_alone(file: Path) -> None:
    async with SqlStore.open(f"sqlite:///{file}") as store:
        await store.tables.add(running())
        assert [one.name for one in of_database(file)] == [
            "games.db",
            "games.db-shm",
            "games.db-wal",
        ]
        assert rights(*of_database(file)) == {"0o600"}
    assert rights(*of_database(file)) == {"0o600"}


async def test_it_is_from_the_first_moment(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[set[str]] = []
    connect = sqlite3.connect

    def watched(*arguments: Any, **named: Any) -> sqlite3.Connection:
        seen.append(rights(file))  # before SQLite has done anything at all
        return connect(*arguments, **named)

    monkeypatch.setattr(sqlite3, "connect", watched)
    monkeypatch.setattr(sqlite3.dbapi2, "connect", watched)
    async with SqlStore.open(f"sqlite:///{file}"):
        pass
    assert seen
    assert all(one == {"0o600"} for one in seen)


async def test_one_that_others_could_read_is_closed_to_them(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with SqlStore.open(f"sqlite:///{file}") as store:
        added = await store.tables.add(running())
        for one in of_database(file):
            one.chmod(0o644)
        caplog.set_level(logging.INFO)
        async with SqlStore.open(f"sqlite:///{file}"):
            assert rights(*of_database(file)) == {"0o600"}
    told = [record.getMessage() for record in caplog.records if record.name == "data.rights"]
    assert told == [
        f"{file}{end} could be read by others, and is closed to them now (0644 -> 0600)"
        for end in ("", "-wal", "-shm")
    ]
    async with SqlStore.open(f"sqlite:///{file}") as store:
        assert await store.tables.table(added.id) == added


async def test_behind_a_link_it_is_the_file_that_counts(file: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(file)
    async with SqlStore.open(f"sqlite:///{link}") as store:
        await store.tables.add(running())
        assert rights(*of_database(file)) == {"0o600"}
    assert link.is_symlink()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
async def test_one_of_somebody_else_is_used_with_a_warning(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        file = folder / "games.db"
        async with SqlStore.open(f"sqlite:///{file}"):
            pass
        file.chmod(0o666)
        os.seteuid(NOBODY)
        try:
            async with SqlStore.open(f"sqlite:///{file}") as store:
                await store.tables.add(running())
        finally:
            os.seteuid(0)
    (told,) = [one.getMessage() for one in caplog.records if one.name == "data.rights"]
    assert told == (
        f"{file} can be read by others (0666), and is not this user's to close: "
        "it holds the dice that are still to fall"
    )


async def test_what_is_to_be_only_read_is_not_made(file: Path) -> None:
    with pytest.raises(StoreUnavailable):
        async with SqlStore.open(f"sqlite:///file:{file}?mode=ro&uri=true"):
            pass
    assert not file.exists()


async def test_a_backup_is_for_its_owner_alone(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with SqlStore.open(sqlite_url) as store:
        await store.tables.add(running())
    seen: list[set[str]] = []
    connect = sqlite3.connect

    def watched(*arguments: Any, **named: Any) -> sqlite3.Connection:
        seen.append(rights(*tmp_path.glob("copy*")))
        return connect(*arguments, **named)

    monkeypatch.setattr(sqlite3, "connect", watched)
    await backup(sqlite_url, tmp_path / "copy.db")
    assert seen
    assert all(one == {"0o600"} for one in seen)
    assert rights(tmp_path / "copy.db") == {"0o600"}
