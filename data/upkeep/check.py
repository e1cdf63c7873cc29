"""What is wrong with a database, a line each. It is only looked at.

A part that cannot be checked is a fault of that part, and keeps nothing else from being checked.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any, Final, TypeVar

from alembic.script import ScriptDirectory
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Inspector, Table, inspect, select, text, type_coerce
from sqlalchemy.types import NullType

from data import rows
from data.database import read_url
from data.leagues.check import wrong_leagues
from data.migrate import MIGRATIONS
from data.problems import Damaged, StoreUnavailable, name_of, reason
from data.rating.fold import wrong_ratings
from data.schema import (
    deeds,
    divisions,
    entries,
    fixture_seats,
    fixtures,
    leagues,
    metadata,
    moves,
    placings,
    players,
    ratings,
    results,
    seasons,
    tables,
)
from data.upkeep.integrity import OWN_CHECKS
from data.upkeep.look import look_at
from data.upkeep.odd_rows import ODD, Known, called, name_of_row, odd_values, plain
from engine.table.check import faults, faults_without_log, unchecked
from engine.table.model import LIVE

T = TypeVar("T")

VERSION: Final = "alembic_version"

PLAYED: Final = (tables, players, moves)
"""What is checked one game after the other."""
RATED: Final = (results, placings, ratings)
LEAGUES: Final = (leagues, seasons, deeds, entries, divisions, fixtures, fixture_seats)


class Checked(Struct, frozen=True):
    """What was found."""

    tables: int
    faults: tuple[str, ...]
    notes: tuple[str, ...] = ()
    """What is no fault, and could not be checked."""
    left_out: str = ""
    """Why the database itself was checked and none of its rows, if so: a sentence or two."""


async def check(url: str, now: int) -> Checked:
    """Look through a whole database. Raises `StoreUnavailable` if it cannot be looked at."""
    where = read_url(url)
    return await look_at(where, lambda connection: _Check(connection, now).run(name_of(where)))


class _Check:
    """One look through a database."""

    def __init__(self, connection: Connection, now: int) -> None:
        self._connection = connection
        self._faults: list[str] = []
        self._notes: list[str] = []
        self._known = Known(now)
        self._live: defaultdict[int, list[int]] = defaultdict(list)

    def run(self, name: str) -> Checked:
        inspector = inspect(self._connection)
        there = set(inspector.get_table_names())
        if not there & {VERSION, *metadata.tables}:
            raise StoreUnavailable(f"The database {name} holds no tables of Hedgepost.")
        for own in OWN_CHECKS[self._connection.dialect.name]:
            part = partial(own, self._connection)
            self._part("database", lambda part=part: self._note("database", part()))
        if left_out := self._older_or_newer(there):
            told = f"The database {name} {left_out}"
            return Checked(0, tuple(self._faults), left_out=told)
        whole = self._structure(inspector, there)
        ids = self._played() if {one.name for one in PLAYED} <= {one.name for one in whole} else []
        for table in whole:
            if table not in PLAYED:
                self._part(f"the table {table.name}", lambda table=table: self._kept(table))
        if {one.name for one in RATED} <= {one.name for one in whole}:
            self._part("ratings", lambda: self._note("ratings", wrong_ratings(self._connection)))
        if {one.name for one in LEAGUES} <= {one.name for one in whole}:
            self._part("leagues", lambda: self._note("leagues", wrong_leagues(self._connection)))
        for table in whole:
            self._part(f"the table {table.name}", lambda table=table: self._orphans(table, whole))
        return Checked(len(ids), tuple(self._faults), tuple(self._notes))

    def _part(self, name: str, part: Callable[[], None]) -> None:
        """Do a part; whatever goes wrong in it is one of its faults."""
        try:
            with self._apart():
                part()
        except Exception as error:
            why = f"{type(error).__name__}: {reason(error)}"
            self._faults.append(f"{name} cannot be checked: {why}")

    def _apart(self) -> AbstractContextManager[object]:
        """What keeps a failure to its part: PostgreSQL does nothing more behind one otherwise."""
        sqlite = self._connection.dialect.name == "sqlite"
        return nullcontext() if sqlite else self._connection.begin_nested()

    def _note(self, name: str, lines: Iterable[str]) -> None:
        for line in lines:  # one by one: those before a failure stay
            self._faults.append(f"{name}: {line}")

    # The database itself

    def _older_or_newer(self, there: set[str]) -> str:
        """Why the rows are not such as we know; empty if they are."""
        if VERSION not in there:
            self._note("database", [f"the table {VERSION} is missing"])
            return ""
        found = list(self._connection.scalars(text(f"SELECT version_num FROM {VERSION}")))
        if len(found) != 1:
            self._note("database", [f"the table {VERSION} holds {len(found)} rows instead of one"])
            return ""
        scripts = ScriptDirectory(str(MIGRATIONS))
        known = [script.revision for script in scripts.walk_revisions()]
        if found[0] == known[0]:
            return ""
        if found[0] in known:
            return (
                f"has the schema {found[0]}: the bot brings it up to {known[0]} when it starts. "
                "Until then only the database itself can be checked, and none of its rows."
            )
        return (
            f"has the schema {found[0]}, and this version of Hedgepost knows none after "
            f"{known[0]}: only the database itself was checked, and none of its rows."
        )

    def _structure(self, inspector: Inspector, there: set[str]) -> list[Table]:
        """Note what is missing; gives the tables that have all of their columns."""
        whole: list[Table] = []
        for table in metadata.sorted_tables:
            if table.name not in there:
                self._note("database", [f"the table {table.name} is missing"])
                continue
            columns = {column["name"] for column in inspector.get_columns(table.name)}
            missing = [column.name for column in table.c if column.name not in columns]
            has_not = f"the table {table.name} has no column"
            self._note("database", [f"{has_not} {name}" for name in missing])
            if not missing:
                whole.append(table)
            indexes = {one["name"]: one["unique"] for one in inspector.get_indexes(table.name)}
            for index in sorted(table.indexes, key=lambda one: str(one.name)):
                if index.name not in indexes:
                    self._note("database", [f"the index {index.name} is missing"])
                elif bool(indexes[index.name]) != index.unique:
                    self._note("database", [f"the index {index.name} is another one"])
        return whole

    # Tables, and what was played at them

    def _played(self) -> list[int]:
        ids = [row["id"] for row in self._rows(tables)]
        for table_id in ids:
            self._part(f"table {table_id}", lambda table_id=table_id: self._game(table_id))
        for channel, (first, *others) in self._live.items():
            for one in others:
                self._note(
                    f"table {one}", [f"its channel {channel} has another live table, {first}"]
                )
        return ids

    def _game(self, table_id: int) -> None:
        name = f"table {table_id}"
        (table,) = self._read_all(tables, tables.c.id == table_id, rows.read_table)
        seats = [row["seat"] for row in self._rows(players, players.c.table_id == table_id)]
        seated = self._read_all(players, players.c.table_id == table_id, rows.read_player)
        log = self._read_all(moves, moves.c.table_id == table_id, rows.move_of)
        self._known.seats[table_id] = set(seats)
        numbered = seats == list(range(len(seats)))
        if not numbered:
            found, wanted = (", ".join(map(str, some)) for some in (seats, range(len(seats))))
            self._note(name, [f"its seats are numbered {found} instead of {wanted}"])
        if table is None:
            return
        if table.status in LIVE:
            self._live[table.channel].append(table_id)
        read = [one for one in seated if one is not None]
        if not numbered or len(read) < len(seated):
            return
        table = replace(table, players=tuple(read))
        moved = [one for one in log if one is not None]
        wrong = faults(table, moved) if len(moved) == len(log) else faults_without_log(table)
        self._note(name, wrong)
        if left := unchecked(table):
            self._notes.append(f"{name}: {left}")

    def _read_all(
        self, table: Table, which: Any, read: Callable[[str, Mapping[str, Any]], T]
    ) -> list[T | None]:
        """What rows hold, in order; `None` for one that makes no sense."""
        return [self._read(table, row, read) for row in self._rows(table, which)]

    def _read(
        self, table: Table, row: Mapping[str, Any], read: Callable[[str, Mapping[str, Any]], T]
    ) -> T | None:
        odd = list(odd_values(table, row))
        try:
            return read("it", plain(table, row)) if not odd else None
        except Damaged as damaged:
            odd = [str(damaged).rstrip(".")]
        finally:
            self._note(name_of_row(table, row), odd)

    # Everything else

    def _kept(self, table: Table) -> None:
        """Look at the rows of a table, one by one."""
        look = ODD.get(table.name)
        for row in self._rows(table):
            if look is None:
                self._note(name_of_row(table, row), odd_values(table, row))
                continue
            odd = self._read(table, row, lambda what, one: list(look(what, one, self._known)))
            self._note(name_of_row(table, row), odd or ())

    def _orphans(self, table: Table, whole: Sequence[Table]) -> None:
        """Look for rows that belong to others which are not there."""
        for key in sorted(table.foreign_keys, key=lambda one: one.parent.name):
            parent = key.column
            if parent.table in whole:
                there = select(parent).where(parent == key.parent).exists()
                for row in self._rows(table, key.parent.is_not(None), ~there):
                    missing = called(parent.table, row[key.parent.name])
                    self._note(name_of_row(table, row), [f"there is no {missing}"])

    def _rows(self, table: Table, *which: Any) -> Sequence[Mapping[str, Any]]:
        """Rows as the database holds them, whatever that is."""
        columns = [type_coerce(column, NullType()).label(column.name) for column in table.c]
        query = select(*columns).where(*which).order_by(*table.primary_key)
        return [dict(row._mapping) for row in self._connection.execute(query)]
