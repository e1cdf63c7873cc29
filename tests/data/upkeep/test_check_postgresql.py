"""`check` of a PostgreSQL database: the same rows, and what only a server knows."""

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from data.problems import StoreUnavailable
from data.upkeep.check import Checked, check
from tests.data.migrations.test_migrations import REVISIONS
from tests.data.upkeep.broken import LOBBY, OVER, RACE, ply, seat, table
from tests.data.upkeep.club import NOW, fill

pytestmark = pytest.mark.long

READER = "hedgepost_reader"


async def done(url: str, *statements: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement.replace(":", r"\:")))
    await engine.dispose()


async def test_what_is_whole_is_without_fault(postgresql_url: str) -> None:
    await fill(postgresql_url)
    assert await check(postgresql_url, NOW) == Checked(7, ())


async def test_it_says_what_is_broken_row_by_row(postgresql_url: str) -> None:
    await fill(postgresql_url)
    await done(
        postgresql_url,
        "SET LOCAL session_replication_role = replica",  # nobody follows references
        "DELETE FROM tables WHERE id = 2",
        seat("seat = 99", LOBBY, 1),
        table("options = 'turbo'"),
        ply("events = '['"),
        table("outcome = NULL", OVER),
        "UPDATE timers SET kind = 'alarm' WHERE id = 1",
        "UPDATE heartbeats SET at = 0",
    )
    said = await check(postgresql_url, NOW)
    assert said.tables == 6
    expected = [
        "table 1, ply 3: it cannot be read: Input data was truncated - in its events",
        "table 1: its options cannot be: unknown option 'turbo'; there are:",
        "table 3: its seats are numbered 0, 99 instead of 0, 1",
        "table 4: it is over, but has no result",
        "table 4: the result is not that of the replay",
        "heartbeat 'here:1': it beat at no moment",
        "timer 1: it cannot be read: Invalid enum value 'alarm' - at `$.kind`",
        "table 2, ply 0: there is no table 2",
        "table 2, ply 1: there is no table 2",
        "table 2, seat 0: there is no table 2",
        "table 2, seat 1: there is no table 2",
        "timer 5: there is no table 2",
    ]
    assert [line.partition(" olympik,")[0] for line in said.faults] == expected


async def test_a_part_that_fails_ends_nothing_else(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(postgresql_url)
    await done(
        postgresql_url, "ALTER TABLE people RENAME TO folk", "CREATE VIEW people AS SELECT 1/0"
    )
    said = await check(postgresql_url, NOW)
    assert said.faults == ("database: the table people is missing",)
    await done(
        postgresql_url,
        "DROP VIEW people",
        "ALTER TABLE folk RENAME TO people",
        'ALTER TABLE people ALTER COLUMN "user" TYPE text',
        ply("events = '['", which=RACE),
    )
    said = await check(postgresql_url, NOW)
    assert said.faults == (
        "table 1, ply 3: it cannot be read: Input data was truncated - in its events",
        "person 3: its user is no number",
    )


async def test_what_the_server_has_given_up_on_is_told(postgresql_url: str) -> None:
    await fill(postgresql_url)
    await done(
        postgresql_url,
        "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'timers_by_time'::regclass",
        "ALTER TABLE timers ADD CONSTRAINT sane CHECK (at > 0) NOT VALID",
    )
    assert (await check(postgresql_url, NOW)).faults == (
        "database: the index timers_by_time is not valid",
        "database: the constraint sane of timers has not been validated",
    )


async def test_indexes_are_compared_where_that_can_be_done(postgresql_url: str) -> None:
    await fill(postgresql_url)
    await done(postgresql_url, "CREATE EXTENSION amcheck")
    assert await check(postgresql_url, NOW) == Checked(7, ())
    await done(
        postgresql_url,
        # An index that says nothing of rows which are there.
        "CREATE INDEX wrong ON people (settings)",
        "UPDATE pg_index SET indisready = false WHERE indexrelid = 'wrong'::regclass",
    )
    await done(postgresql_url, """INSERT INTO people ("user", settings) VALUES (9, '{}')""")
    await done(
        postgresql_url, "UPDATE pg_index SET indisready = true WHERE indexrelid = 'wrong'::regclass"
    )
    (line,) = (await check(postgresql_url, NOW)).faults
    assert line.startswith("database: the index wrong does not agree with its rows: ")
    assert "\n" not in line


async def test_whoever_may_only_read_can_check(postgresql_url: str) -> None:
    await fill(postgresql_url)
    await done(
        postgresql_url,
        f"DROP ROLE IF EXISTS {READER}",
        f"CREATE ROLE {READER} LOGIN",
        f"GRANT USAGE ON SCHEMA public TO {READER}",
        f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO {READER}",
    )
    url = make_url(postgresql_url).set(username=READER).render_as_string(hide_password=False)
    assert await check(url, NOW) == Checked(7, ())
    await done(postgresql_url, f"DROP OWNED BY {READER}", f"DROP ROLE {READER}")


async def test_another_schema_is_named_and_an_empty_one_is_none(postgresql_url: str) -> None:
    with pytest.raises(StoreUnavailable, match="holds no tables of Hedgepost"):
        await check(postgresql_url, NOW)
    await fill(postgresql_url)
    await done(postgresql_url, "UPDATE alembic_version SET version_num = '0003'")
    said = await check(postgresql_url, NOW)
    assert said.faults == ()
    assert f"has the schema 0003: the bot brings it up to {REVISIONS[0]}" in said.left_out


async def test_a_server_that_does_not_answer() -> None:
    with pytest.raises(StoreUnavailable, match="cannot be used"):
        await check("postgresql+asyncpg://me:secret@127.0.0.1:1/games", NOW)
