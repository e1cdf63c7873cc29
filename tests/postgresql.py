"""A PostgreSQL of the tests' own: one server for every process that runs tests.

It needs Debian's package `postgresql`, or the programs of any other in the path. Where changes
are checked (`CI=true`) it must be there; elsewhere its tests are skipped, and say so.
"""

import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from data.schema import metadata
from data.store import SqlStore

SECONDS = 60
MISSING = "these tests need PostgreSQL: there is no initdb in the path or in /usr/lib/postgresql"
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off")
SMALL = ("listen_addresses=", "shared_buffers=16MB", "max_connections=40")


class Server:
    """A running server, to be reached by a socket in its own folder only.

    It has two databases, which are emptied for the next test: a new one takes ten times longer.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made: set[str] = set()

    async def empty(self) -> str:
        """The address of a database without tables."""
        await self._alone_in("bare")
        await self._do("bare", "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        return self._address("bare")

    async def without_rows(self) -> str:
        """The address of a database with the newest schema, and nothing in it."""
        if await self._alone_in("tables"):
            async with SqlStore.open(self._address("tables")):
                pass
        names = ", ".join(table.name for table in metadata.sorted_tables)
        await self._do("tables", f"TRUNCATE {names} RESTART IDENTITY")
        return self._address("tables")

    async def _alone_in(self, name: str) -> bool:
        """Make a database, or end what an earlier test has left there. Tells if it is new."""
        if name in self._made:
            await self._do(
                "postgres",
                f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
            )
            return False
        await self._do("postgres", f"CREATE DATABASE {name}")
        self._made.add(name)
        return True

    async def _do(self, database: str, *statements: str) -> None:
        connection = await asyncpg.connect(
            host=str(self._folder), user="hedgepost", database=database
        )
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    def _address(self, name: str) -> str:
        return f"postgresql+asyncpg://hedgepost@/{name}?host={self._folder}"


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`, of the newest version there is."""
    if in_path := shutil.which("initdb"):
        return Path(in_path).resolve().parent
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")  # Debian keeps them out of the path
    return max((one.parent for one in found), key=lambda one: int(one.parent.name), default=None)


@contextmanager
def running() -> Iterator[Server]:
    """A server for a while, in a folder that is gone afterwards."""
    programs_folder = programs()
    if programs_folder is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    user = _ordinary_user()
    folder = Path(tempfile.mkdtemp(prefix="hedgepost-postgresql-"))
    try:
        if user is not None:
            os.chown(folder, user, -1)
        data = folder / "data"
        made = subprocess.run(
            [
                *(programs_folder / "initdb", "-D", data, "-U", "hedgepost", "--no-sync"),
                *("--auth=trust", "--encoding=UTF8", "--locale=C"),
            ],
            user=user,
            cwd=folder,
            capture_output=True,
            check=False,
        )
        assert made.returncode == 0, made.stderr.decode()
        settings = [part for one in (*QUICK, *SMALL) for part in ("-c", one)]
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [programs_folder / "postgres", "-D", data, "-k", folder, *settings],
                user=user,
                cwd=folder,
                stdout=log,
                stderr=log,
                preexec_fn=_end_with_parent,  # noqa: PLW1509 (it makes one call of the kernel)
            )
        try:
            _wait_for(process, folder)
            yield Server(folder)
        finally:
            process.send_signal(signal.SIGINT)  # without waiting for those who are connected
            process.wait(SECONDS)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(process: subprocess.Popen[bytes], folder: Path) -> None:
    deadline = time.monotonic() + SECONDS
    while "ready" not in _state(folder / "data" / "postmaster.pid"):
        told = (folder / "log").read_text(errors="replace")
        assert process.poll() is None, told
        assert time.monotonic() < deadline, told
        time.sleep(0.02)


def _state(file: Path) -> str:
    return file.read_text().splitlines()[-1] if file.exists() and file.stat().st_size else ""


def _ordinary_user() -> int | None:
    """PostgreSQL refuses to be run by root."""
    if os.getuid():
        return None
    names = {entry.pw_name: entry.pw_uid for entry in pwd.getpwall()}
    return names.get("postgres", names["nobody"])


def _end_with_parent() -> None:
    """Ask Linux to end the server with a test process that is killed."""
    ctypes.CDLL(None).prctl(1, signal.SIGQUIT)  # PR_SET_PDEATHSIG
