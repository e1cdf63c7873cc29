"""A database that cannot be used is told in one sentence, which names it and says why."""

import os
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import make_url

from data import sqlite
from data.problems import StoreUnavailable
from data.store import SqlStore
from data.upkeep.look import look_at
from tests.data.examples import a_table, played, running

NOBODY = 65534


async def told(url: str) -> str:
    with pytest.raises(StoreUnavailable) as refusal:
        async with SqlStore.open(url):
            pass
    sentence = str(refusal.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


async def test_not_a_database(file: Path) -> None:
    file.write_text("Dear diary, " * 1000)
    sentence = await told(f"sqlite:///{file}")
    assert sentence == f"The database {file} cannot be used: it is not a SQLite database."
    assert file.read_text() == "Dear diary, " * 1000


async def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    sentence = await told(f"sqlite:///{tmp_path}/no/games.db")
    assert sentence.endswith(f"cannot be used: the folder {tmp_path}/no does not exist.")
    assert not (tmp_path / "no").exists()


async def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    assert (await told(f"sqlite:///{tmp_path}")).endswith("cannot be used: it is a folder.")


async def test_a_read_only_database(file: Path) -> None:
    async with SqlStore.open(f"sqlite:///{file}") as store:
        await store.tables.add(a_table())
    sentence = await told(f"sqlite:///file:{file}?mode=ro&uri=true")
    assert sentence == f"The database {file} cannot be used: it is read-only for this user."


@pytest.fixture
def own_folder() -> Iterator[Path]:
    """A folder of this user's. Root may write everything, so the test goes on as nobody.

    It is none of pytest's, which closes those to other users.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if os.geteuid() != 0:
            yield folder
            return
        os.chown(folder, NOBODY, NOBODY)
        os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            os.seteuid(0)


async def test_a_file_that_others_own(own_folder: Path) -> None:
    file = own_folder / "games.db"
    async with SqlStore.open(f"sqlite:///{file}") as store:
        await store.tables.add(a_table())
    file.chmod(0o444)
    assert (await told(f"sqlite:///{file}")).endswith("it is read-only for this user.")
    file.chmod(0o000)
    assert (await told(f"sqlite:///{file}")).endswith("this user may not read it.")
    file.unlink()
    file.parent.chmod(0o555)
    assert "this user may not write in the folder" in await told(f"sqlite:///{file}")
    file.parent.chmod(0o755)


async def test_a_damaged_database(file: Path) -> None:
    async with SqlStore.open(f"sqlite:///{file}") as store:
        await store.tables.add(a_table())
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + b"\xff" * 1000 + whole[1100:])
    assert (await told(f"sqlite:///{file}")).endswith("it is damaged; restore a backup.")


async def test_an_empty_file_is_a_new_database(file: Path) -> None:
    file.touch()
    async with SqlStore.open(f"sqlite:///{file}") as store:
        assert await store.tables.all_ids() == []


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("", r"address is not understood; write it like sqlite:///hedgepost\.db\.$"),
        ("games.db", r"address is not understood; write it like sqlite:///hedgepost\.db\.$"),
        ("mysql://me:secret@localhost/games", r"SQLite .* or PostgreSQL .*, not in mysql\.$"),
        ("postgresql://me:secret@localhost/games", r"not in postgresql\.$"),
        ("sqlite://", r"has no file, and would forget every game"),
        ("sqlite+aiosqlite:///:memory:", r"has no file, and would forget every game"),
    ],
)
async def test_an_address_of_another_kind(url: str, sentence: str) -> None:
    found = await told(url)
    assert re.search(sentence, found)
    assert "secret" not in found


async def test_postgresql_that_does_not_answer() -> None:
    found = await told("postgresql+asyncpg://me:secret@127.0.0.1:1/games")
    assert found.startswith("The database postgresql+asyncpg://me:***@127.0.0.1:1/games cannot be")
    assert "secret" not in found


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("postgresql+asyncpg://me:secret@127.0.0.1:99999/games", r"cannot be used: .+\.$"),
        ("postgresql+asyncpg://me:secret@127.0.0.1/games?sslmode=x", r"argument 'sslmode'\.$"),
    ],
)
async def test_an_address_that_says_what_no_driver_knows(url: str, why: str) -> None:
    for refuse in (told(url), looked(url)):
        found = await refuse
        assert re.search(why, found)
        assert "secret" not in found


async def looked(url: str) -> str:
    with pytest.raises(StoreUnavailable) as refusal:
        await look_at(make_url(url), lambda _: None)
    return str(refusal.value)


async def test_without_its_driver_postgresql_cannot_be_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    found = await looked("postgresql+asyncpg://me:secret@127.0.0.1:1/games")
    assert "asyncpg" in found.partition("cannot be used")[2]


async def test_a_full_disk_is_told_and_survived(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up = sqlite._set_up

    def set_up_small(driver_connection: Any, record: object) -> None:
        set_up(driver_connection, record)
        driver_connection.cursor().execute("PRAGMA max_page_count = 150")

    monkeypatch.setattr(sqlite, "_set_up", set_up_small)
    async with SqlStore.open(f"sqlite:///{file}") as store:
        added = await store.tables.add(running())
        moved, log = played(added)
        with pytest.raises(StoreUnavailable, match=r"cannot be used: the disk is full\.$"):
            await store.tables.save(replace(moved, snapshot=bytes(1_000_000)), log)
        assert await store.tables.table(added.id) == added
        assert (await store.tables.save(moved, log)).ply == 1
