"""Somebody in leagues: what is kept about them there, and how they are forgotten.

A season that still has a table of theirs needs to know who they are, as that table does.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, or_, select, update

from data.leagues.leagues import LEAGUE_CHANGED, find_season
from data.leagues.rows import league_values, read_league
from data.rows import as_json
from data.schema import (
    avoided,
    deeds,
    entries,
    fixture_seats,
    fixtures,
    leagues,
    players,
    seasons,
    tables,
)
from engine.host.league_store import KeptSeason, OwnSeason
from engine.league.deeds import Deed
from engine.league.forgetting import concerns, forgotten
from engine.table.model import LIVE

_ENTERED: Final = (
    select(entries.c.season).where(entries.c.user == bindparam("user_")).order_by(entries.c.season)
)
_DID: Final = (
    select(deeds.c.season)
    .where(or_(deeds.c.by == bindparam("user_"), deeds.c.act.contains(bindparam("digits_"))))
    .distinct()
)
"""A few too many: the digits may be part of another number. It looks at every deed, for the few who
ask what is kept about them, or want it forgotten."""
_ENTRY: Final = select(entries.c.name, entries.c.division, entries.c.withdrawn).where(
    entries.c.season == bindparam("id_"), entries.c.user == bindparam("user_")
)
_STAGE: Final = select(seasons.c.stage).where(seasons.c.id == bindparam("id_"))
_TABLES: Final = (
    select(fixtures.c.table_id)
    .join(
        fixture_seats,
        (fixture_seats.c.season == fixtures.c.season)
        & (fixture_seats.c.fixture == fixtures.c.number),
    )
    .where(
        fixtures.c.season == bindparam("id_"),
        fixture_seats.c.user == bindparam("user_"),
        fixtures.c.table_id.is_not(None),
    )
    .order_by(fixtures.c.table_id)
)
_NEEDED: Final = (
    select(tables.c.season)
    .join(players, players.c.table_id == tables.c.id)
    .where(players.c.user == bindparam("user_"), tables.c.status.in_(LIVE))
    .distinct()
)
_AVOIDED: Final = (
    select(avoided.c.guild, avoided.c.other)
    .where(avoided.c.user == bindparam("user_"))
    .order_by(avoided.c.guild, avoided.c.other)
)
_FORGET_AVOIDED: Final = delete(avoided).where(
    or_(avoided.c.user == bindparam("user_"), avoided.c.other == bindparam("user_"))
)
_RENAME_ENTRY: Final = (
    update(entries)
    .where(entries.c.season == bindparam("id_"), entries.c.user == bindparam("user_"))
    .values(user=bindparam("alias_"), name=bindparam("name_"))
)
_RENAME_SEATS: Final = (
    update(fixture_seats)
    .where(fixture_seats.c.season == bindparam("id_"), fixture_seats.c.user == bindparam("user_"))
    .values(user=bindparam("alias_"))
)
_RENAME_DEED: Final = (
    update(deeds)
    .where(deeds.c.season == bindparam("id_"), deeds.c.number == bindparam("number_"))
    .values(
        key=bindparam("key_"),
        act=bindparam("act_"),
        by=bindparam("by_"),
        reason=bindparam("reason_"),
    )
)
_CHANGED: Final = (
    update(seasons).where(seasons.c.id == bindparam("id_")).values(version=seasons.c.version + 1)
)
_LEAGUES: Final = select(leagues).where(
    or_(
        leagues.c.owner == bindparam("user_"),
        leagues.c.organisers.contains(bindparam("digits_")),
    )
)


def seasons_of(connection: Connection, user: int) -> list[OwnSeason]:
    """What the seasons of leagues have of somebody, the oldest first."""
    return [_own(connection, kept, user) for kept in _concerned(connection, user)]


def avoided_by(connection: Connection, user: int) -> list[tuple[int, int]]:
    """Whom somebody would rather not meet, each behind the server."""
    return [(row.guild, row.other) for row in connection.execute(_AVOIDED, {"user_": user})]


def forget_in_leagues(connection: Connection, user: int, alias: int, name: str) -> None:
    """Put an alias in a person's place in all leagues, but for seasons where they still play."""
    connection.execute(_FORGET_AVOIDED, {"user_": user})
    needed = set(connection.scalars(_NEEDED, {"user_": user}))
    for number in sorted({one.id for one in _concerned(connection, user)} - needed):
        connection.execute(_CHANGED, {"id_": number})  # nobody else writes it meanwhile
        kept = find_season(connection, number)
        if kept is None:
            continue
        named = {"id_": kept.id, "user_": user, "alias_": alias, "name_": name}
        for place, deed in enumerate(kept.deeds):
            after = forgotten(deed, user, alias)
            if after != deed:
                connection.execute(_RENAME_DEED, _renamed(kept.id, place, after))
        connection.execute(_RENAME_ENTRY, named)
        del named["name_"]
        connection.execute(_RENAME_SEATS, named)
    looked_after = _LEAGUES.with_for_update()
    for row in connection.execute(looked_after, {"user_": user, "digits_": str(user)}).all():
        league = read_league(row)
        values = league_values(league) | {
            "owner": alias if league.owner == user else league.owner,
            "organisers": as_json([one for one in league.organisers if one != user]),
            "version": league.version + 1,
        }
        connection.execute(update(leagues).where(leagues.c.id == league.id).values(values))
        connection.execute(LEAGUE_CHANGED, {"id_": league.id})


def _concerned(connection: Connection, user: int) -> list[KeptSeason]:
    found = set(connection.scalars(_ENTERED, {"user_": user}))
    entered = frozenset(found)
    found |= set(connection.scalars(_DID, {"user_": user, "digits_": str(user)}))
    kept = (find_season(connection, one) for one in sorted(found))
    return [
        one
        for one in kept
        if one is not None
        and (one.id in entered or any(concerns(deed, user) for deed in one.deeds))
    ]


def _renamed(season: int, number: int, deed: Deed) -> dict[str, Any]:
    return {
        "id_": season,
        "number_": number,
        "key_": deed.key,
        "act_": as_json(deed.act),
        "by_": deed.by,
        "reason_": deed.reason,
    }


def _own(connection: Connection, kept: KeptSeason, user: int) -> OwnSeason:
    named = {"id_": kept.id, "user_": user}
    entry = connection.execute(_ENTRY, named).one_or_none()
    return OwnSeason(
        season=kept.id,
        guild=kept.league.guild,
        league=kept.league.name,
        number=kept.number,
        stage=connection.scalar(_STAGE, {"id_": kept.id}) or "",
        name="" if entry is None else entry.name,
        division=None if entry is None else entry.division,
        withdrawn=entry is not None and bool(entry.withdrawn),
        tables=tuple(connection.scalars(_TABLES, named)),
        deeds=tuple(
            (deed.at, msgspec.to_builtins(deed.act)["type"])
            for deed in kept.deeds
            if concerns(deed, user)
        ),
    )
