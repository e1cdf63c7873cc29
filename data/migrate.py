"""Bringing a database's schema up to date.

All missing revisions are applied in one transaction that holds the write lock from its start: a
process that starts at the same time waits and then finds nothing to do, and one that is killed
halfway has changed nothing.
"""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, PoolProxiedConnection, func, select, text

from data.connections import Connections
from data.problems import NewerDatabase, name_of

MIGRATIONS: Final = Path(__file__).parent / "migrations"

_POSTGRESQL_LOCK: Final = 0x4865646765706F73
"""Any number that all our processes agree on."""

_alembic_in_use: Final = threading.Lock()
"""Alembic keeps the migration that runs in global variables: one at a time in a process."""


async def migrate(connections: Connections, url: URL) -> None:
    """Apply what is missing. Raises `NewerDatabase`."""
    while not _alembic_in_use.acquire(blocking=False):
        await asyncio.sleep(0.01)
    try:
        await connections.run(partial(upgrade, name=name_of(url)))
    finally:
        _alembic_in_use.release()


def newest_revision() -> str:
    """The schema that this version knows."""
    head = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    assert head is not None
    return head


def alembic_config(connection: Connection) -> Config:
    """What a file `alembic.ini` would say."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.set_main_option("file_template", "%%(rev)s_%%(slug)s")
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, name: str, revision: str = "head") -> None:
    """Apply what is missing up to a revision; `name` is the database's, for the message."""
    with _unchecked_references(connection), connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(_POSTGRESQL_LOCK)))
        config = alembic_config(connection)
        _refuse_newer(connection, name, ScriptDirectory.from_config(config))
        command.upgrade(config, revision)
        # With nothing to upgrade, a read-only database would be noticed by the first player only.
        connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _refuse_newer(connection: Connection, name: str, scripts: ScriptDirectory) -> None:
    known = {script.revision for script in scripts.walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found - known:
        raise NewerDatabase(
            f"The database {name} has schema {', '.join(sorted(found - known))}, but this version "
            f"of Hedgepost knows none after {scripts.get_current_head()}: "
            "install the newer version again, or use a backup made before it."
        )


@contextmanager
def _unchecked_references(connection: Connection) -> Iterator[None]:
    """SQLite changes a column by building the table anew and dropping the old one.

    With foreign keys on, the drop would fail on the rows that refer to it. The setting can only
    be changed outside of a transaction.
    """
    if connection.dialect.name != "sqlite":
        yield
        return
    driver_connection = connection.connection
    _pragma(driver_connection, "foreign_keys = OFF")
    try:
        yield
    finally:
        _pragma(driver_connection, "foreign_keys = ON")


def _pragma(driver_connection: PoolProxiedConnection, setting: str) -> None:
    cursor = driver_connection.cursor()
    cursor.execute(f"PRAGMA {setting}")
    cursor.close()
