"""People: what they have chosen, all that is kept about one, and how one is forgotten."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, or_, select, update

from data import rows
from data.database import Area, put, reads, writes
from data.errands import note_errand
from data.invitations import forget_in_invitations, invitations_of
from data.leagues.people import avoided_by, forget_in_leagues, seasons_of
from data.puzzles import forget_solver, solved_by
from data.rating.results import lock_results_of, results_of
from data.rating.rewards import person_changes, roles_of
from data.schema import absences, moves, people, placings, players, ratings, results, tables
from data.schema import timers as timer_rows
from data.tables import find_table, replace_table
from data.timers import replace_timers_of_person, timers_of_person
from engine.clock.timers import Timer
from engine.host.forgetting import concerns, forgotten, must_keep
from engine.host.once import Errand, Settlement
from engine.host.store import Dossier
from engine.people.settings import PersonSettings
from engine.rating.glicko import Rating
from engine.table.model import Doer, Language, Table

_PERSON: Final = select(people).where(people.c.user == bindparam("user_"))
_FORGET_PERSON: Final = delete(people).where(people.c.user == bindparam("user_"))

_ABSENCES: Final = (
    select(absences).where(absences.c.user == bindparam("user_")).order_by(absences.c.start)
)
_FORGET_ABSENCES: Final = delete(absences).where(absences.c.user == bindparam("user_"))

_FORGET_TIMERS: Final = delete(timer_rows).where(timer_rows.c.user == bindparam("user_"))

_RENAME_PLACINGS: Final = (
    update(placings).where(placings.c.user == bindparam("user_")).values(user=bindparam("alias_"))
)
_RENAME_RATINGS: Final = (
    update(ratings).where(ratings.c.user == bindparam("user_")).values(user=bindparam("alias_"))
)
"""Nobody else's rating changes because one of them is not known any more."""

_VOIDED: Final = select(results.c.table_id, results.c.void).where(
    results.c.void.contains(bindparam("digits_"))
)
_RENAME_VOIDED: Final = (
    update(results).where(results.c.table_id == bindparam("id_")).values(void=bindparam("void_"))
)
"""Which results a manager took back; few were."""

_RATINGS: Final = select(
    ratings.c.guild,
    ratings.c.game,
    ratings.c.value,
    ratings.c.deviation,
    ratings.c.at,
    ratings.c.tables,
).where(ratings.c.user == bindparam("user_"))

_WITH_NAMES: Final = (
    tables.c.tenures,
    tables.c.votes,
    tables.c.asking,
    tables.c.partings,
    tables.c.guests,
)
"""Columns whose JSON says who somebody is."""
_SEATED: Final = select(players.c.table_id).where(players.c.user == bindparam("user_"))
_NAMED: Final = select(tables.c.id).where(
    or_(
        tables.c.owner == bindparam("user_"),
        *(column.contains(bindparam("digits_")) for column in _WITH_NAMES),
    )
)
"""Tables of which a person is a part without a seat; a few too many. It looks at every table:
those who ask what is kept about them, or want it forgotten, are few."""

_MOVES: Final = (
    select(moves)
    .where(moves.c.table_id == bindparam("id_"), moves.c.user == bindparam("user_"))
    .order_by(moves.c.ply)
)
_RENAME_MOVES: Final = (
    update(moves)
    .where(moves.c.table_id == bindparam("id_"), moves.c.user == bindparam("user_"))
    .values(user=bindparam("alias_"))
)


class People(Area):
    """An `engine.host.store.PersonStore`."""

    @reads
    def settings(self, connection: Connection, user: int) -> PersonSettings:
        return _settings(connection, user)

    @writes
    def save(
        self,
        connection: Connection,
        user: int,
        settings: PersonSettings,
        digests: Sequence[Timer],
        *,
        errand: Errand | None = None,
    ) -> None:
        note_errand(connection, errand, Settlement())
        put(connection, people, people.c.user, rows.person_values(user, settings))
        replace_timers_of_person(connection, user, "digest", digests)
        person_changes(connection, user)

    @reads
    def kept_about(self, connection: Connection, user: int) -> Dossier:
        found = _tables_of(connection, user)
        return Dossier(
            settings=_settings(connection, user),
            absences=tuple(map(rows.read_absence, connection.execute(_ABSENCES, {"user_": user}))),
            timers=tuple(timers_of_person(connection, user)),
            results=tuple(results_of(connection, user)),
            ratings={
                (row.guild, row.game): Rating(*row[2:])
                for row in connection.execute(_RATINGS, {"user_": user})
            },
            tables=tuple(found),
            moves={
                table.id: tuple(
                    rows.read_move(row)
                    for row in connection.execute(_MOVES, {"id_": table.id, "user_": user}).all()
                )
                for table in found
            },
            invitations=tuple(invitations_of(connection, user)),
            solved=solved_by(connection, user),
            roles=tuple(roles_of(connection, user)),
            seasons=tuple(seasons_of(connection, user)),
            avoided=tuple(avoided_by(connection, user)),
        )

    @writes
    def forget(
        self,
        connection: Connection,
        user: int,
        alias: int,
        names: Mapping[Language, str],
        *,
        errand: Errand | None = None,
    ) -> list[Table]:
        note_errand(connection, errand, Settlement())
        for forget in (_FORGET_PERSON, _FORGET_ABSENCES, _FORGET_TIMERS):
            connection.execute(forget, {"user_": user})
        forget_in_invitations(connection, user, alias, names)
        forget_solver(connection, user)
        forget_in_leagues(connection, user, alias, names["en"])
        kept: list[Table] = []
        for table in _tables_of(connection, user):
            if must_keep(table, user):
                kept.append(table)
                continue
            replace_table(
                connection, forgotten(table, user, alias, names.get(table.language, names["en"]))
            )
            connection.execute(_RENAME_MOVES, {"id_": table.id, "user_": user, "alias_": alias})
        lock_results_of(connection, user)
        person_changes(connection, user)
        for rename in (_RENAME_PLACINGS, _RENAME_RATINGS):
            connection.execute(rename, {"user_": user, "alias_": alias})
        _forget_manager(connection, user, alias, names["en"])
        return kept


def _forget_manager(connection: Connection, user: int, alias: int, name: str) -> None:
    """Put an alias in a person's place where they took results back."""
    for table_id, void in connection.execute(_VOIDED, {"digits_": str(user)}).all():
        doer = msgspec.json.decode(void, type=Doer | None)
        if doer is not None and doer.user == user:
            unknown = rows.as_json(Doer(alias, name, manager=doer.manager))
            connection.execute(_RENAME_VOIDED, {"id_": table_id, "void_": unknown})


def _settings(connection: Connection, user: int) -> PersonSettings:
    row = connection.execute(_PERSON, {"user_": user}).one_or_none()
    return PersonSettings() if row is None else rows.read_person(row)


def _tables_of(connection: Connection, user: int) -> list[Table]:
    """Every table on which a person has left a trace, oldest first."""
    ids = {*connection.scalars(_SEATED, {"user_": user})}
    ids |= {*connection.scalars(_NAMED, {"user_": user, "digits_": str(user)})}
    found = (find_table(connection, table_id) for table_id in sorted(ids))
    return [table for table in found if table is not None and concerns(table, user)]
