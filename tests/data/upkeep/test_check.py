"""`check` says of every kind of broken state what is wrong, nothing else, and changes nothing."""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import data.upkeep.check
from data.problems import StoreUnavailable
from data.store import SqlStore
from data.upkeep.check import Checked, check
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.table.model import DIRECT, Table
from tests.data.examples import a_table
from tests.data.migrations.test_migrations import REVISIONS, ROWS_OF_0001, build
from tests.data.upkeep.broken import BROKEN, ply
from tests.data.upkeep.broken import table as table_
from tests.data.upkeep.club import NOW, RACE, fill

NOBODY = 65534


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("club") / "club.db"
    asyncio.run(fill(f"sqlite:///{path}"))
    return path


@pytest.fixture
def club(whole: Path, file: Path) -> Path:
    shutil.copy(whole, file)
    return file


def broken(file: Path, sql: str) -> None:
    """Do what nobody should be able to do."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(sql)


async def found(file: Path) -> Checked:
    """What a look says; nothing may have changed by it."""
    before = {one.name: one.read_bytes() for one in file.parent.iterdir()}
    said = await check(f"sqlite:///{file}", NOW)
    assert {one.name: one.read_bytes() for one in file.parent.iterdir()} == before
    for line in said.faults:
        assert "\n" not in line
    return said


async def test_what_is_whole_is_without_fault(club: Path) -> None:
    assert await found(club) == Checked(7, ())


async def test_a_game_in_a_direct_message_is_without_fault(file: Path) -> None:
    async with SqlStore.open(f"sqlite:///{file}") as store:
        host = Host(store, lambda: NOW)
        opening = Opening(DIRECT, 5, 3, "Ann", "witches", computers=((1, "Pico"), (5, "Rosa")))
        table = await host.lobbies.open(opening)
        assert table.direct
        await host.lobbies.start(table.id, 3)
    assert await found(file) == Checked(1, ())


@pytest.mark.long
@pytest.mark.parametrize(("sql", "lines"), BROKEN.values(), ids=BROKEN.keys())
async def test_it_says_what_is_broken_and_nothing_else(
    club: Path, sql: str, lines: list[str]
) -> None:
    broken(club, sql)
    said = await found(club)
    assert len(said.faults) == len(lines), said.faults
    for line, expected in zip(said.faults, lines, strict=True):
        start, *rest = expected.split("*")
        assert line.startswith(start)
        assert (line == expected) if not rest else all(part in line for part in rest)
    assert not said.left_out


# Files that are none of ours, older, newer or damaged


async def test_a_damaged_file_is_told_by_the_database_itself(club: Path) -> None:
    with closing(sqlite3.connect(club)) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'players_by_user'"
        ).fetchone()
    with club.open("r+b") as raw:
        raw.seek((root - 1) * 4096)
        raw.write(b"\xff" * 512)
    said = await found(club)
    assert said.tables == 7
    assert any(line.startswith("database") for line in said.faults)
    assert not any(line.startswith("table ") for line in said.faults)


async def test_a_page_that_cannot_be_read_hides_nothing_but_itself(club: Path) -> None:
    broken(club, ply("events = '['"))
    with closing(sqlite3.connect(club)) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'people'"
        ).fetchone()
    with club.open("r+b") as raw:
        raw.seek((root - 1) * 4096)
        raw.write(b"\xff" * 4096)
    said = await found(club)
    (one,) = [line for line in said.faults if line.startswith("the table people cannot be checked")]
    assert one.endswith("it is damaged; restore a backup")
    assert any(line.startswith("table 1, ply 3: it cannot be read") for line in said.faults)


@pytest.mark.parametrize("revision", REVISIONS[1:])
async def test_an_older_schema_is_named_and_left_as_it_is(file: Path, revision: str) -> None:
    build(file, revision, ROWS_OF_0001)
    said = await found(file)
    assert said == Checked(
        0,
        (),
        left_out=f"The database {file} has the schema {revision}: the bot brings it up to "
        f"{REVISIONS[0]} when it starts. Until then only the database itself can be checked, and "
        "none of its rows.",
    )


async def test_a_newer_schema_is_named_and_left_as_it_is(club: Path) -> None:
    broken(club, "UPDATE alembic_version SET version_num = '0099'")
    said = await found(club)
    assert said == Checked(
        0,
        (),
        left_out=f"The database {club} has the schema 0099, and this version of Hedgepost knows "
        f"none after {REVISIONS[0]}: only the database itself was checked, and none of its rows.",
    )


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "There is no database {file}."),
        (b"", "The database {file} holds no tables of Hedgepost."),
        (b"Dear diary, " * 500, "The database {file} cannot be used: it is not a SQLite database."),
    ],
)
async def test_what_is_no_database_of_ours(file: Path, content: bytes | None, why: str) -> None:
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(StoreUnavailable) as refused:
        await found(file)
    assert str(refused.value) == why.format(file=file)


@pytest.mark.parametrize("url", ["mysql://me@localhost/games", "sqlite://", "no address"])
async def test_an_address_of_another_kind(url: str) -> None:
    with pytest.raises(StoreUnavailable):
        await check(url, NOW)


async def test_whatever_is_raised_is_a_fault_of_the_table(
    club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def bug(table: Table, _: object) -> list[str]:
        return [] if table.id != RACE else [str(list[int]()[table.id])]

    monkeypatch.setattr(data.upkeep.check, "faults", bug)
    said = await found(club)
    assert said.faults == ("table 1 cannot be checked: IndexError: list index out of range",)
    assert said.tables == 7


# Who else has it open, and who may not write


async def test_a_bot_that_runs_is_not_disturbed(club: Path) -> None:
    async with SqlStore.open(f"sqlite:///{club}") as store:
        (await store.tables.add(a_table(channel=77)))
        said = await check(f"sqlite:///{club}", NOW)
        assert said.tables == 8  # what the bot has just written is seen
        assert [line[:9] for line in said.faults] == ["table 8: "]
        await store.tables.add(a_table(channel=78))
    assert sorted(one.name for one in club.parent.iterdir()) == [club.name]


async def test_what_is_in_the_log_of_a_crash_is_read_too(club: Path, tmp_path: Path) -> None:
    async with SqlStore.open(f"sqlite:///{club}") as store:
        await store.tables.add(a_table(channel=77))
        crashed = tmp_path / "crashed"
        crashed.mkdir()
        for end in ("", "-wal"):
            shutil.copy(f"{club}{end}", crashed / f"games.db{end}")
    assert (await found(crashed / "games.db")).tables == 8


@pytest.fixture
def locked() -> Iterator[Path]:
    """A folder in which we may read and not write; root may write everywhere, and is nobody."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)
        if os.geteuid() != 0 and os.getuid() == 0:
            os.seteuid(0)
        Path(name).chmod(0o700)


def lock(folder: Path) -> None:
    for one in folder.iterdir():
        one.chmod(0o444)
    folder.chmod(0o555)
    if os.geteuid() == 0:
        os.seteuid(NOBODY)


async def test_a_folder_where_we_may_not_write(club: Path, locked: Path) -> None:
    shutil.copy(club, locked / "games.db")
    lock(locked)
    assert await found(locked / "games.db") == Checked(7, ())


async def test_a_folder_where_another_runs_the_bot(club: Path, locked: Path) -> None:
    shutil.copy(club, locked / "games.db")
    async with SqlStore.open(f"sqlite:///{locked / 'games.db'}") as store:
        await store.tables.add(a_table(channel=77))
        lock(locked)
        said = await check(f"sqlite:///{locked / 'games.db'}", NOW)
        if os.getuid() == 0:
            os.seteuid(0)
        assert said.tables == 8


async def test_one_that_is_changed_meanwhile_is_to_be_looked_at_again(
    club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def changing(*_: Any) -> list[str]:
        broken(club, table_("owner = 9"))
        return []

    monkeypatch.setattr(data.upkeep.check, "faults", changing)
    with pytest.raises(StoreUnavailable, match="was changed meanwhile: look at it once more"):
        await check(f"sqlite:///{club}", NOW)
