"""What processes of the bot know of each other: which are alive, until when one was, and which
commands Discord was told of."""

from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, select

from data.database import Area, put, reads, writes
from data.schema import heartbeats, registrations

KEPT_BEATS: Final = 24 * 3600
"""Seconds after which nobody asks any more when a process was last alive."""

STOPPED: Final = "stopped"
"""In the place of a process: the beat of one that has ended or lost its connection."""

_LAST: Final = select(func.max(heartbeats.c.at))

_OTHERS: Final = select(heartbeats.c.process).where(
    heartbeats.c.process.not_in([bindparam("process_"), bindparam("stopped_")]),
    heartbeats.c.at >= bindparam("since_"),
)

_REMOVE: Final = delete(heartbeats).where(heartbeats.c.process == bindparam("process_"))

_REMOVE_OLD: Final = delete(heartbeats).where(heartbeats.c.at < bindparam("before_"))

_COMMANDS: Final = select(registrations.c.commands).where(
    registrations.c.application == bindparam("application_")
)


class Beats(Area):
    """An `engine.host.store.BeatStore`."""

    @writes
    def beat(self, connection: Connection, process: str, now: int) -> None:
        _note(connection, process, now)

    @writes
    def stop(self, connection: Connection, process: str, now: int) -> None:
        connection.execute(_REMOVE, {"process_": process})
        _note(connection, STOPPED, now)

    @reads
    def last(self, connection: Connection) -> int | None:
        return connection.scalar(_LAST)

    @reads
    def others(self, connection: Connection, process: str, since: int) -> bool:
        values = {"process_": process, "stopped_": STOPPED, "since_": since}
        return connection.scalar(_OTHERS, values) is not None

    @reads
    def commands(self, connection: Connection, application: int) -> str | None:
        return connection.scalar(_COMMANDS, {"application_": application})

    @writes
    def note_commands(self, connection: Connection, application: int, checksum: str) -> None:
        values = {"application": application, "commands": checksum}
        put(connection, registrations, registrations.c.application, values)


def _note(connection: Connection, process: str, now: int) -> None:
    put(connection, heartbeats, heartbeats.c.process, {"process": process, "at": now})
    connection.execute(_REMOVE_OLD, {"before_": now - KEPT_BEATS})
