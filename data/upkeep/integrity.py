"""What a database says about itself: whether its own files and structures are whole."""

from collections.abc import Callable, Iterable
from typing import Final

from sqlalchemy import Connection, text

from data.schema import metadata

_INVALID_INDEXES: Final = text("""
    SELECT index.relname FROM pg_index
    JOIN pg_class AS index ON index.oid = pg_index.indexrelid
    WHERE index.relnamespace = current_schema()::regnamespace
      AND NOT (pg_index.indisvalid AND pg_index.indisready AND pg_index.indislive)
    ORDER BY index.relname
""")

_UNVALIDATED: Final = text("""
    SELECT pg_class.relname, pg_constraint.conname FROM pg_constraint
    JOIN pg_class ON pg_class.oid = pg_constraint.conrelid
    WHERE pg_constraint.connamespace = current_schema()::regnamespace
      AND NOT pg_constraint.convalidated
    ORDER BY 1, 2
""")

_ORDERED_INDEXES: Final = text("""
    SELECT index.relname, index.oid FROM pg_index
    JOIN pg_class AS index ON index.oid = pg_index.indexrelid
    JOIN pg_am ON pg_am.oid = index.relam
    WHERE index.relnamespace = current_schema()::regnamespace
      AND pg_am.amname = 'btree' AND pg_index.indisvalid
    ORDER BY index.relname
""")

_MAY_CHECK_INDEXES: Final = text("""
    SELECT namespace.nspname FROM pg_extension
    JOIN pg_namespace AS namespace ON namespace.oid = pg_extension.extnamespace
    JOIN pg_proc ON pg_proc.pronamespace = namespace.oid
    WHERE pg_extension.extname = 'amcheck' AND pg_proc.proname = 'bt_index_check'
      AND pg_proc.pronargs = 2 AND has_function_privilege(pg_proc.oid, 'EXECUTE')
""")


def _pages(connection: Connection) -> Iterable[str]:
    """Whether pages, rows and indexes agree."""
    for (verdict,) in connection.execute(text("PRAGMA integrity_check")):
        if verdict != "ok":
            yield " ".join(str(verdict).split())


def _references(connection: Connection) -> Iterable[str]:
    """References that our schema knows nothing of; those it knows are followed row by row."""
    for child, row, parent, _ in connection.execute(text("PRAGMA foreign_key_check")):
        if child not in metadata.tables:
            yield f"row {row} of {child} belongs to a row of {parent} that is not there"


def _validity(connection: Connection) -> Iterable[str]:
    """What PostgreSQL has given up on, or has not looked at."""
    for (name,) in connection.execute(_INVALID_INDEXES):
        yield f"the index {name} is not valid"
    for table, name in connection.execute(_UNVALIDATED):
        yield f"the constraint {name} of {table} has not been validated"


def _order(connection: Connection) -> Iterable[str]:
    """Whether indexes agree with the rows: only the extension `amcheck` can say, if it is there."""
    schema = connection.scalar(_MAY_CHECK_INDEXES)
    if schema is None:
        return
    quoted = connection.dialect.identifier_preparer.quote(schema)
    checks = text(f"SELECT {quoted}.bt_index_check(CAST(:index AS oid)::regclass, true)")
    for name, index in connection.execute(_ORDERED_INDEXES).all():
        try:
            with connection.begin_nested():
                connection.execute(checks, {"index": index})
        except Exception as error:
            yield f"the index {name} does not agree with its rows: {_first_line(error)}"


def _first_line(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).partition("\n")[0]


OWN_CHECKS: Final[dict[str, tuple[Callable[[Connection], Iterable[str]], ...]]] = {
    "sqlite": (_pages, _references),
    "postgresql": (_validity, _order),
}
"""By the kind of database. Every row of it is read besides, when we look at them."""
