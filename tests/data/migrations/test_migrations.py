"""The schema comes up to date from nothing and from every older one, and never goes down."""

import asyncio
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, make_url, text

from data import migrate
from data.connections import connect
from data.migrations.__main__ import main as new_revision
from data.problems import NewerDatabase, StoreUnavailable
from data.schema import metadata
from data.store import SqlStore
from engine.table.model import GuildSettings, LoggedMove, Player, Posting
from tests.data.examples import a_table, flaws, played

REVISIONS = [
    script.revision for script in ScriptDirectory(str(migrate.MIGRATIONS)).walk_revisions()
]

ROWS_OF_0001 = """
    INSERT INTO tables (id, version, guild, channel, owner, game, rules, options, language, quiet,
        status, ply, posted, post, opened, started, ended, changed, seed, commitment, outcome,
        snapshot)
    VALUES (7, 3, 1, 10, 100, 'hedgehogs', 1, 'wide', 'fr', 1, 'running', 1, 0, 55, 9, 9, 0, 9,
        x'00ff', 'c0ffee', NULL, x'31');
    INSERT INTO players (table_id, seat, user, name, draft, seen, resigned)
    VALUES (7, 0, 100, 'Zoë 🦔', '["go c4"]', 1, 0), (7, 1, 101, 'Bob', '[]', 0, 1);
    INSERT INTO moves (table_id, ply, seat, user, move, at, events)
    VALUES (7, 1, 0, 100, 'go c3', 9, '[]');
"""


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return compare_metadata(context, metadata)


def build(file: Path, revision: str, rows: str = "") -> None:
    """A database as an older version of Hedgepost has left it."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        migrate.upgrade(connection, file.name, revision)
    engine.dispose()
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(rows)


def indexes(file: Path) -> dict[str, str]:
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index'")
        return {name: sql for name, sql in found if sql}


async def test_an_empty_database_gets_the_whole_schema(url: str) -> None:
    async with SqlStore.open(url) as store:
        assert await store.tables.all_ids() == []
    held = await connect(make_url(url))
    try:
        assert await held.run(differences) == []
    finally:
        await held.close()


def columns(path: Path) -> set[tuple[object, ...]]:
    """Every column: its table, name, type, if it must be filled, place in the key, and default."""
    with closing(sqlite3.connect(path)) as connection:
        return set(
            connection.execute(
                'SELECT t.name, c.name, c.type, c."notnull", c.pk, c.dflt_value'
                " FROM sqlite_master t, pragma_table_info(t.name) c"
                " WHERE t.type = 'table'"
                " AND t.name NOT LIKE 'sqlite%' AND t.name NOT LIKE 'alembic%'"
            )
        )


async def test_columns_are_those_that_were_migrated_to(file: Path, tmp_path: Path) -> None:
    build(file, "head")
    plain = tmp_path / "plain.db"
    engine = create_engine(f"sqlite:///{plain}")
    metadata.create_all(engine)
    engine.dispose()
    assert columns(file) == columns(plain)


async def test_the_conditions_of_indexes_agree_too(file: Path, tmp_path: Path) -> None:
    build(file, "head")
    plain = tmp_path / "plain.db"
    engine = create_engine(f"sqlite:///{plain}")
    metadata.create_all(engine)
    engine.dispose()
    assert indexes(file) == indexes(plain)
    assert len(indexes(file)) == 32


@pytest.mark.long
@pytest.mark.parametrize("revision", REVISIONS)
async def test_every_older_schema_comes_up_to_date(url: str, file: Path, revision: str) -> None:
    def build_older(connection: Connection) -> None:
        migrate.upgrade(connection, "older", revision)
        with connection.begin():
            for statement in ROWS_OF_0001.split(";")[:-1]:
                connection.execute(text(spelt_for(connection, statement)))

    held = await connect(make_url(url))
    await held.run(build_older)
    await held.close()
    async with SqlStore.open(url) as store:
        assert await store.tables.all_ids() == [7]
        table = await store.tables.table(7)
        assert table is not None
        assert [player.name for player in table.players] == ["Zoë 🦔", "Bob"]
        assert (await store.tables.save(*played(table))).ply == 2
    held = await connect(make_url(url))
    try:
        assert await held.run(differences) == []
    finally:
        await held.close()
    if url.startswith("sqlite"):
        assert flaws(file) == []


def spelt_for(connection: Connection, statement: str) -> str:
    """PostgreSQL writes bytes and truth in its own way, and has a user of its own."""
    if connection.dialect.name != "postgresql":
        return statement
    spelt = re.sub(r"\bx'(\w+)'", r"'\\x\1'", statement).replace(" user,", ' "user",')
    return (
        spelt.replace("'fr', 1,", "'fr', true,")
        .replace("1, 0), (7", "1, false), (7")
        .replace("0, 1)", "0, true)")
    )


async def test_rows_of_an_older_schema_are_kept_and_played_on(file: Path, sqlite_url: str) -> None:
    build(file, "0001", ROWS_OF_0001)
    async with SqlStore.open(sqlite_url) as store:
        table = await store.tables.table(7)
        assert table == a_table(
            id=7,
            version=3,
            options="wide",
            language="fr",
            quiet=True,
            status="running",
            players=(
                Player(100, "Zoë 🦔", ("go c4",), 1, since=1),
                Player(101, "Bob", resigned=True, since=1),
            ),
            ply=1,
            snapshot=b"1",
            seed=b"\x00\xff",
            posting=Posting(posted=0, post=55),
            opened=9,
            started=9,
        )
        assert await store.tables.moves(7) == [LoggedMove(1, 0, 100, "go c3", 9, ())]
        assert await store.posts.owing() == [7]
        assert await store.servers.settings(1) == GuildSettings()
        assert table is not None
        saved = await store.tables.save(*played(table))
        assert saved.votes == ()
        assert (await store.tables.add(a_table(channel=11))).id == 8


@pytest.mark.long
async def test_two_databases_come_up_to_date_in_one_process(tmp_path: Path) -> None:
    """Alembic keeps the migration that runs in global variables."""
    files = [tmp_path / f"games {number}.db" for number in range(4)]
    for file in files:
        build(file, "0001", ROWS_OF_0001)

    async def come_up(file: Path) -> list[int]:
        async with SqlStore.open(f"sqlite:///{file}") as store:
            return await store.tables.all_ids()

    in_threads = [asyncio.to_thread(asyncio.run, come_up(file)) for file in files[2:]]
    assert await asyncio.gather(*map(come_up, files[:2]), *in_threads) == [[7]] * 4
    for file in files:
        engine = create_engine(f"sqlite:///{file}")
        with engine.connect() as connection:
            assert differences(connection) == []
        engine.dispose()
        assert flaws(file) == []


async def test_one_database_is_brought_up_to_date_once(file: Path, sqlite_url: str) -> None:
    build(file, "0001", ROWS_OF_0001)

    async def come_up() -> list[int]:
        async with SqlStore.open(sqlite_url) as store:
            return await store.tables.all_ids()

    assert await asyncio.gather(*(come_up() for _ in range(3))) == [[7]] * 3
    assert flaws(file) == []


async def test_a_newer_database_is_refused_and_left_alone(file: Path, sqlite_url: str) -> None:
    build(file, "head", "UPDATE alembic_version SET version_num = '0099'")
    before = file.read_bytes()
    with pytest.raises(NewerDatabase) as refusal:
        async with SqlStore.open(sqlite_url):
            pass
    assert str(refusal.value) == (
        f"The database {file} has schema 0099, but this version of Hedgepost knows none after "
        f"{REVISIONS[0]}: install the newer version again, or use a backup made before it."
    )
    assert isinstance(refusal.value, StoreUnavailable)
    assert file.read_bytes()[100:] == before[100:]


async def test_a_failing_migration_changes_nothing(file: Path, sqlite_url: str) -> None:
    build(file, "0001", ROWS_OF_0001 + "CREATE TABLE guild_settings (mine TEXT);")
    with pytest.raises(StoreUnavailable, match=r"cannot be used: .*guild_settings already exists"):
        async with SqlStore.open(sqlite_url):
            pass
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [
            ("0001",)
        ]
        columns = [name for _, name, *_ in connection.execute("PRAGMA table_info(tables)")]
    assert "votes" not in columns


def test_a_new_revision_is_written_and_applies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "100% migrations"
    shutil.copytree(migrate.MIGRATIONS, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(migrate, "MIGRATIONS", copy)
    number = f"{int(REVISIONS[0]) + 1:04}"
    assert new_revision(["Nothing new"]) == 0
    written = copy / "versions" / f"{number}_nothing_new.py"
    assert f'revision = "{number}"\ndown_revision = "{REVISIONS[0]}"' in written.read_text()
    build(tmp_path / "newest.db", number)


@pytest.mark.parametrize("arguments", [[], ["--help"], ["two", "words"]])
def test_how_to_call_it_is_told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert new_revision(arguments) == 2
    assert 'python -m data.migrations "what changes"' in capsys.readouterr().err
