"""One table of a database and its log, only looked at."""

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from data.database import read_url
from data.migrate import MIGRATIONS
from data.problems import Damaged, StoreUnavailable, name_of
from data.tables import find_ids, find_moves, find_table
from data.upkeep.look import look_at
from engine.table.model import LoggedMove, Table

_VERSION = "alembic_version"


async def look_at_table(url: str, number: int) -> tuple[Table, list[LoggedMove]]:
    """A table and its log. Raises `StoreUnavailable` if it is not there or cannot be read."""
    where = read_url(url)
    return await look_at(where, lambda connection: _seen(connection, number, name_of(where)))


def _seen(connection: Connection, number: int, name: str) -> tuple[Table, list[LoggedMove]]:
    _refuse_other_schema(connection, name)
    try:
        table = find_table(connection, number)
        if table is not None:
            return table, find_moves(connection, number)
    except Damaged as damaged:
        told = str(damaged).rstrip(".")
        raise StoreUnavailable(f"Table {number} cannot be shown: {told}.") from None
    ids = find_ids(connection)
    known = f"its tables have the numbers {min(ids)} to {max(ids)}" if ids else "it has no tables"
    raise StoreUnavailable(f"There is no table {number} in the database {name}: {known}.")


def _refuse_other_schema(connection: Connection, name: str) -> None:
    if _VERSION not in inspect(connection).get_table_names():
        raise StoreUnavailable(f"The database {name} holds no tables of Hedgepost.")
    found = connection.scalars(text(f"SELECT version_num FROM {_VERSION}")).first()
    ours = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    if found != ours:
        raise StoreUnavailable(
            f"The database {name} has the schema {found}, and only {ours} can be shown: "
            "the bot brings an older one up to date when it starts."
        )
