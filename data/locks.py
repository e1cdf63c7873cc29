"""Locks that last as long as a transaction, for what no row stands for yet."""

from typing import Final

from sqlalchemy import Connection, bindparam, func, select

_LOCK: Final = select(func.pg_advisory_xact_lock(bindparam("key_")))
_SIGNED: Final = 2**63
_SETTINGS: Final = -2
"""Nobody's number."""


def lock_server(connection: Connection, guild: int) -> None:
    """One transaction at a time decides about what a whole server has chosen."""
    lock_member(connection, guild, _SETTINGS)


def lock_member(connection: Connection, guild: int, user: int) -> None:
    """One transaction at a time decides about a member of a server.

    SQLite has one writer at a time anyway.
    """
    if connection.dialect.name == "postgresql":
        # A mix of the two numbers: if another pair has the same, both merely wait.
        key = (guild * 0x9E3779B97F4A7C15 + user) % (2 * _SIGNED) - _SIGNED
        connection.execute(_LOCK, {"key_": key})
