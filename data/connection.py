"""A connection to the database that is held for good, and work done over it.

Work is a plain function of a connection. Over SQLite's own driver it runs in a thread of the
connection's own, with one hop there and back however many statements it has; an asynchronous driver
runs it in the event loop and hops for each. Work that has begun is always finished, even if
whoever waits for it is cancelled: a half-done statement would cost the connection.

One exception: threads take turns at the interpreter, and SQLite's driver gives its turn up with
every row. So brief work that writes runs in the event loop's own thread up to its commit; the
disk, and whoever else is writing, is waited for in the connection's thread.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, RootTransaction, create_engine, event, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from data.compiled import driver_of
from data.problems import CommitUnknown, StoreUnavailable, check_file
from data.rights import keep_to_owner

T = TypeVar("T")

DRIVERS = ("sqlite", "sqlite+pysqlite", "sqlite+aiosqlite", "postgresql+asyncpg")

BUSY_SECONDS = 30
"""How long a writer waits for another process to finish, before it gives up."""

WRITES = "hedgepost_writes"
"""The execution option of a connection whose transactions change something."""

ASK_AGAIN_AFTER = (0.0, 0.05, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds to wait before the server is asked, and asked again, what became of a transaction."""

_DEADLOCK = "40P01"
_NUMBER = text("SELECT pg_current_xact_id_if_assigned()::text")
_STATUS = text("SELECT pg_xact_status(CAST(:number AS text)::xid8)")


class HeldConnection(Protocol):
    """One connection. Its works run one after the other."""

    async def run(self, work: Callable[[Connection], T]) -> T: ...

    async def transact(self, work: Callable[[Connection], T], *, brief: bool) -> T:
        """What some work gives, in a transaction of its own, which is durable by then.

        Whatever is raised, nothing has changed; but for `CommitUnknown`, when nobody can say.
        `brief`: it takes a millisecond or two at the most, and may hold others up for that long.
        """
        ...

    async def close(self) -> None: ...


async def connect(url: URL, *, writes: bool) -> HeldConnection:
    """Connect. Raises whatever the driver raises, and `StoreUnavailable` for an unknown driver."""
    refuse_unusable(url)
    options: dict[str, Any] = {WRITES: writes}
    if url.get_backend_name() == "sqlite":
        check_file(url)  # what aiosqlite cannot open, it leaves a thread behind for
        if writes:
            keep_to_owner(url)
        connect_args: dict[str, Any] = {"timeout": BUSY_SECONDS}
    else:
        connect_args = {}
        if not writes:
            options["isolation_level"] = "AUTOCOMMIT"  # one statement needs no BEGIN and COMMIT
    # Parameters are hidden because errors are logged, and a seed may be among them.
    if url.get_dialect().is_async:
        engine = create_async_engine(
            url, connect_args=connect_args, execution_options=options, hide_parameters=True
        )
        _prepare(engine.sync_engine)
        return await AwaitedConnection.open(engine)
    engine = create_engine(
        url, connect_args=connect_args, execution_options=options, hide_parameters=True
    )
    _prepare(engine)
    return await ThreadedConnection.open(engine)


def refuse_unusable(url: URL) -> None:
    """Raise `StoreUnavailable` if no games could be kept at such an address."""
    if url.drivername not in DRIVERS:
        raise StoreUnavailable(
            f"Games are kept in SQLite (sqlite:///FILE) or PostgreSQL "
            f"(postgresql+asyncpg://…), not in {url.drivername}."
        )
    if url.get_backend_name() == "sqlite" and (not url.database or ":memory:" in url.database):
        raise StoreUnavailable(
            f"The database {url} has no file, and would forget every game when the bot stops."
        )


def _prepare(engine: Engine) -> None:
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)


def _set_up_sqlite(driver_connection: Any, _record: object) -> None:
    # The driver would begin transactions of its own, and late: `_begin_sqlite` does it instead.
    driver_connection.isolation_level = None
    cursor = driver_connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes its lock at once and waits for it there. One that has read first cannot
    # wait any more: SQLite refuses it when another process has written in between. A reader
    # runs single statements, which need no transaction.
    if connection.get_execution_options().get(WRITES):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


class ThreadedConnection:
    """A connection with a thread of its own, for whatever takes time."""

    def __init__(self, engine: Engine, connection: Connection, thread: ThreadPoolExecutor) -> None:
        self._engine = engine
        self._connection = connection
        self._thread = thread
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, engine: Engine) -> "ThreadedConnection":
        thread = ThreadPoolExecutor(1, thread_name_prefix="database")
        try:
            connection = await asyncio.get_running_loop().run_in_executor(thread, engine.connect)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(engine, connection, thread)

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._turn:
            return await self._in_thread(work, self._connection)

    async def transact(self, work: Callable[[Connection], T], *, brief: bool) -> T:
        async with self._turn:
            transaction = self._begun_at_once() if brief else None
            if transaction is None:
                return await self._in_thread(_transacted, self._connection, work)
            try:
                result = work(self._connection)
            except BaseException:
                transaction.rollback()
                raise
            await self._in_thread(_commit, transaction)
            return result

    async def _in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        """What the connection's thread makes of it. Whoever is cancelled waits for it all the same:
        nobody else may be at the connection meanwhile."""
        done = asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            raise

    def _begun_at_once(self) -> RootTransaction | None:
        """A transaction, unless another process is writing."""
        driver = driver_of(self._connection)
        driver.execute("PRAGMA busy_timeout = 0")
        try:
            return self._connection.begin()
        except OperationalError:
            return None
        finally:
            driver.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")

    async def close(self) -> None:
        async with self._turn:
            await self._in_thread(self._disconnect)
        self._thread.shutdown()

    def _disconnect(self) -> None:
        self._connection.close()
        self._engine.dispose()


class AwaitedConnection:
    """A connection of an asynchronous driver."""

    def __init__(self, engine: AsyncEngine, connection: AsyncConnection) -> None:
        self._engine = engine
        self._connection = connection
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, engine: AsyncEngine) -> "AwaitedConnection":
        try:
            return cls(engine, await engine.connect())
        except BaseException:
            await engine.dispose()
            raise

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.shield(asyncio.ensure_future(self._run(work)))

    async def _run(self, work: Callable[[Connection], T]) -> T:
        async with self._turn:
            return await self._connection.run_sync(work)

    async def transact(self, work: Callable[[Connection], T], *, brief: bool) -> T:
        del brief  # the driver waits elsewhere for every statement
        return await asyncio.shield(asyncio.ensure_future(self._transact(work)))

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        """Run work to its commit; once more if nothing of it is there because the line broke, or
        because PostgreSQL has chosen it to end a deadlock with another process."""
        async with self._turn:
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
        result = await self._connection.run_sync(_try_transacted, work)
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
                status = await self._connection.run_sync(_status_of, number)
            except (DBAPIError, OSError):
                continue
            if status != "in progress":  # else the server has not noticed yet that we are gone
                return status or ""
        return ""

    async def close(self) -> None:
        async with self._turn:
            await self._connection.close()
            await self._engine.dispose()


class _Unacknowledged(Generic[T]):
    """A transaction whose commit was asked for and not heard of."""

    def __init__(self, number: str, value: T, error: Exception) -> None:
        self.number = number
        self.value = value
        self.error = error


def _try_transacted(
    connection: Connection, work: Callable[[Connection], T]
) -> T | _Unacknowledged[T]:
    # Only PostgreSQL is out of reach while it commits, and only what writes is committed.
    remote = connection.dialect.name == "postgresql"
    if not remote or not connection.get_execution_options().get(WRITES):
        return _transacted(connection, work)
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


def _status_of(connection: Connection, number: str) -> str | None:
    with connection.begin():
        return connection.scalar(_STATUS, {"number": number})


def _transacted(connection: Connection, work: Callable[[Connection], T]) -> T:
    with connection.begin():
        return work(connection)


def _commit(transaction: RootTransaction) -> None:
    with transaction:  # what cannot be committed is rolled back
        pass
