"""PostgreSQL over asyncpg: a small pool a process, and what to do when the line breaks.

Statements are prepared once a connection, by SQLAlchemy's dialect. Writers do not share commits
here: the server lets those that come together share the disk by itself.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import URL, Connection, event, text
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from data.problems import CommitUnknown, StoreUnavailable

T = TypeVar("T")

CONNECTIONS: Final = 5
"""So many a process has; what comes while all are in use waits its turn."""

CONNECT_SECONDS: Final = 10
STATEMENT_SECONDS: Final = 60
LOCK_SECONDS: Final = 15
LIMITS: Final = {
    "statement_timeout": f"{STATEMENT_SECONDS}s",
    "lock_timeout": f"{LOCK_SECONDS}s",
    "idle_in_transaction_session_timeout": f"{STATEMENT_SECONDS}s",
}
"""What the server ends by itself, should a process hang with a lock in its hands."""

SILENT_SECONDS: Final = 30
"""A connection that was idle for so long may have been cut on the way: it is asked first."""

ATTEMPTS: Final = 3

ASK_AGAIN_AFTER = (0.0, 0.05, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds to wait before the server is asked, and asked again, what became of a transaction."""

_DEADLOCK: Final = "40P01"
_NUMBER: Final = text("SELECT pg_current_xact_id_if_assigned()::text")
_STATUS: Final = text("SELECT pg_xact_status(CAST(:number AS text)::xid8)")
_ROOM: Final = text(
    "SELECT sum(setting::int * CASE name WHEN 'max_connections' THEN 1 ELSE -1 END)"
    " FROM pg_settings WHERE name IN"
    " ('max_connections', 'superuser_reserved_connections', 'reserved_connections')"
)


class PostgresqlPool:
    """The connections of a process to a server."""

    def __init__(self, engine: AsyncEngine, size: int) -> None:
        self._engine = engine
        # One statement needs no BEGIN and COMMIT.
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._size = size
        self._room = asyncio.Semaphore(size)
        self._in_hand: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, url: URL, size: int = CONNECTIONS) -> PostgresqlPool:
        engine = create_async_engine(
            url,
            pool_size=size,
            max_overflow=0,
            connect_args={
                "timeout": CONNECT_SECONDS,
                "command_timeout": STATEMENT_SECONDS + CONNECT_SECONDS,
                "server_settings": LIMITS,
                "prepared_statement_cache_size": 500,
            },
            # Parameters are hidden because errors are logged, and a seed may be among them.
            hide_parameters=True,
        )
        _ask_after_silence(engine)
        pool = cls(engine, size)
        try:
            await pool._check_room(size)
        except BaseException:
            await engine.dispose()
            raise
        return pool

    async def _check_room(self, size: int) -> None:
        async with self._reading.connect() as connection:
            room = await connection.scalar(_ROOM)
        if size > room:
            raise StoreUnavailable(
                f"The database's server allows {room} connections, and {size} are asked for "
                "each process: raise max_connections there."
            )

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._finished(self._found(work))

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._finished(self._transacted(work))

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(_without_limits, work)

    @property
    def is_writing(self) -> bool:
        return bool(self._in_hand)

    async def close(self) -> None:
        for _ in range(self._size):  # whoever waits for a connection has been waiting for longer
            await self._room.acquire()
        await self._engine.dispose()

    async def _finished(self, doing: Coroutine[Any, Any, T]) -> T:
        """What comes of something that, once it has a connection, is finished even if nobody waits
        for it any more: half of a statement would cost the connection."""
        try:
            await self._room.acquire()
        except BaseException:
            doing.close()
            raise
        task = asyncio.ensure_future(doing)
        self._in_hand.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._in_hand.discard(task)
        self._room.release()
        if not task.cancelled():
            task.exception()  # if nobody waits for it any more, nobody misses it

    async def _found(self, work: Callable[[Connection], T]) -> T:
        for _ in range(ATTEMPTS - 1):
            try:
                return await self._read_once(work)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
        return await self._read_once(work)

    async def _read_once(self, work: Callable[[Connection], T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def _transacted(self, work: Callable[[Connection], T]) -> T:
        """Run work to its commit; again if nothing of it is there because the line broke, or
        because the server has chosen it to end a deadlock."""
        for _ in range(ATTEMPTS - 1):
            try:
                return await self._attempt(work)
            except DBAPIError as error:
                state = getattr(error.orig, "sqlstate", None)
                if not error.connection_invalidated and state != _DEADLOCK:
                    raise
        return await self._attempt(work)

    async def _attempt(self, work: Callable[[Connection], T]) -> T:
        """One transaction. The line may break while its commit is being acknowledged: then the
        server is asked what has become of it, for it has a number there."""
        async with self._engine.connect() as connection:
            result = await connection.run_sync(_try_transacted, work)
        if not isinstance(result, _Unacknowledged):
            return result
        match await self._status_of(result.number):
            case "committed":
                return result.value
            case "aborted":
                raise result.error
            case _:
                raise CommitUnknown(str(result.error)) from result.error

    async def _status_of(self, number: str) -> str:
        """What the server says of a transaction, over a new line; empty if it says nothing."""
        for pause in ASK_AGAIN_AFTER:
            await asyncio.sleep(pause)
            try:
                async with self._reading.connect() as connection:
                    status = await connection.scalar(_STATUS, {"number": number})
            except (DBAPIError, OSError):
                continue
            if status != "in progress":  # else the server has not noticed yet that we are gone
                return status or ""
        return ""


class _Unacknowledged(Generic[T]):
    """A transaction whose commit was asked for and not heard of."""

    def __init__(self, number: str, value: T, error: Exception) -> None:
        self.number = number
        self.value = value
        self.error = error


def _try_transacted(
    connection: Connection, work: Callable[[Connection], T]
) -> T | _Unacknowledged[T]:
    transaction = connection.begin()
    try:
        value = work(connection)
        number = connection.scalar(_NUMBER)
    except BaseException:
        transaction.close()
        raise
    if number is None:  # nothing was written
        transaction.close()
        return value
    try:
        transaction.commit()
    except Exception as error:
        transaction.close()
        # What the server has refused is rolled back, and what it never heard of too; it says so.
        return _Unacknowledged(number, value, error)
    return value


def _without_limits(connection: Connection, work: Callable[[Connection], T]) -> T:
    for limit in LIMITS:
        connection.exec_driver_sql(f"SET {limit} = 0")
    connection.commit()
    try:
        return work(connection)
    finally:
        connection.rollback()
        for limit in LIMITS:
            connection.exec_driver_sql(f"RESET {limit}")
        connection.commit()


def _ask_after_silence(engine: AsyncEngine) -> None:
    """Let the pool ask a connection that nobody has used for long whether it is still there."""
    dialect = engine.sync_engine.dialect

    def put_back(_driver_connection: Any, record: Any) -> None:
        record.info["since"] = time.monotonic()

    def taken(driver_connection: Any, record: Any, _proxy: object) -> None:
        if time.monotonic() - record.info.get("since", time.monotonic()) < SILENT_SECONDS:
            return
        try:
            dialect.do_ping(driver_connection)
        except Exception as error:
            raise DisconnectionError from error  # the pool takes a new one

    event.listen(engine.sync_engine, "checkin", put_back)
    event.listen(engine.sync_engine, "checkout", taken)
