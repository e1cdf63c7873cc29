"""What one transaction writes of a season: its deeds, and the rows by which others find it.

The deeds are what counts. Entries, divisions and fixtures say the same once more, so that somebody
can be found by their number; they are written as far as they have changed.
"""

from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from data.leagues.posts import owe
from data.leagues.rows import deed_values, league_values
from data.rows import Values, as_json, keepable
from data.schema import (
    avoided,
    deeds,
    divisions,
    entries,
    fixture_seats,
    fixtures,
    leagues,
    seasons,
    timers,
)
from data.timers import add_timers
from engine.clock.timers import Timer
from engine.host.league_store import Written
from engine.host.store import Stale
from engine.league.divisions import tiers
from engine.league.model import League
from engine.league.season import Plan, Season

_GO_ON: Final = (
    update(seasons)
    .where(seasons.c.id == bindparam("id_"), seasons.c.version == bindparam("expected_"))
    .values(version=seasons.c.version + 1, stage=bindparam("stage_"), seed=bindparam("seed_"))
    .returning(seasons.c.version)
)
_REPLACE_LEAGUE: Final = (
    update(leagues)
    .where(leagues.c.id == bindparam("id_"), leagues.c.version == bindparam("expected_"))
    .values({one.name: bindparam(one.name) for one in leagues.c if one.name != "id"})
    .returning(leagues.c.id)
)

_ADD_SEASON: Final = insert(seasons).returning(seasons.c.id)
_NUMBERED: Final = select(seasons.c.id).where(
    seasons.c.league == bindparam("league_"), seasons.c.number == bindparam("number_")
)
_ADD_DEEDS: Final = insert(deeds)
_UNDO: Final = (
    update(deeds)
    .where(deeds.c.season == bindparam("id_"), deeds.c.key == bindparam("key_"))
    .values(undone=True)
)
_CLEAR_TIMERS: Final = delete(timers).where(
    timers.c.season == bindparam("id_"), timers.c.taken == 0, timers.c.since == 0
)
_GONE: Final = (
    update(entries)
    .where(entries.c.season == bindparam("id_"), entries.c.user == bindparam("user_"))
    .values(gone=True)
)
_CLEAR_DIVISIONS: Final = delete(divisions).where(divisions.c.season == bindparam("id_"))
_FEWER_FIXTURES: Final = tuple(
    delete(table).where(table.c.season == bindparam("id_"), number >= bindparam("first_"))
    for table, number in (
        (fixture_seats, fixture_seats.c.fixture),
        (fixtures, fixtures.c.number),
    )
)
_AVOID: Final = delete(avoided).where(
    avoided.c.guild == bindparam("guild_"),
    avoided.c.user == bindparam("user_"),
    avoided.c.other == bindparam("other_"),
)


def add_season(connection: Connection, league: int, number: int, plan: Plan) -> int:
    """Keep a season that nothing was done to yet."""
    values = {
        "league": league,
        "number": number,
        "version": 0,
        "stage": "planned",
        "plan": as_json(plan),
        "seed": b"",
    }
    return connection.execute(_ADD_SEASON, values).scalar_one()


def replace_league(connection: Connection, league: League) -> League:
    """Put a league in the place of the one with its id and version. Raises `Stale`."""
    after = replace(league, version=league.version + 1)
    values = league_values(after) | {"id_": league.id, "expected_": league.version}
    if connection.execute(_REPLACE_LEAGUE, values).one_or_none() is None:
        raise Stale
    return after


def write(connection: Connection, written: Written) -> int:
    """Write what is new of a season; gives its version then. Raises `Stale`."""
    kept, after = written.kept, written.after
    seed = kept.seed if written.seed is None else written.seed
    values = {
        "id_": kept.id,
        "expected_": kept.version,
        "stage_": after.stage,
        "seed_": seed,
    }
    row = connection.execute(_GO_ON, values).one_or_none()
    if row is None:
        raise Stale
    if written.league is not None:
        replace_league(connection, written.league)
    new = [
        deed_values(kept.id, len(kept.deeds) + number, deed)
        for number, deed in enumerate(written.deeds)
    ]
    if new:
        connection.execute(_ADD_DEEDS, new)
    if written.undone:
        connection.execute(_UNDO, {"id_": kept.id, "key_": written.undone})
    _write_entries(connection, written)
    _write_divisions(connection, kept.id, written.before, after)
    _write_fixtures(connection, kept.id, written.before, after)
    owe(connection, kept.id, written.due)
    connection.execute(_CLEAR_TIMERS, {"id_": kept.id})
    add_timers(connection, written.timers)
    if written.following is not None:
        _follow(connection, written, written.following)
    return row.version


def _follow(connection: Connection, written: Written, plan: Plan) -> None:
    """Keep the season that comes next, once."""
    league, number = written.kept.league.id, written.kept.number + 1
    there = connection.scalar(_NUMBERED, {"league_": league, "number_": number})
    if there is None:
        season = add_season(connection, league, number, plan)
        add_timers(connection, (Timer(at=plan.dates.opens, kind="season", season=season),))


def _write_entries(connection: Connection, written: Written) -> None:
    before, after, season = written.before, written.after, written.kept.id
    were, are = _entries(before), _entries(after)
    names = {**written.kept.names, **written.names}
    for person, values in are.items():
        if were.get(person) != values or person in written.names:
            row = {"season": season, "user": person, "name": names.get(person, "?")} | values
            _put(connection, entries, ("season", "user"), keepable(row))
    for person in were.keys() - are.keys():
        connection.execute(_GONE, {"id_": season, "user_": person})


def _entries(season: Season) -> dict[int, Values]:
    where = {one: number for number, held in enumerate(season.divisions) for one in held}
    return {
        entry.person: {
            "division": where.get(entry.person),
            "confirmed": entry.confirmed,
            "returns": entry.returning,
            "withdrawn": entry.withdrawn,
            "gone": False,
        }
        for entry in season.entries
    }


def _write_divisions(connection: Connection, season: int, before: Season, after: Season) -> None:
    if before.divisions == after.divisions:
        return
    connection.execute(_CLEAR_DIVISIONS, {"id_": season})
    tier_of = tiers(len(after.divisions)) if after.divisions else ()
    rows = [
        {"season": season, "number": number, "tier": tier_of[number], "people": len(held)}
        for number, held in enumerate(after.divisions)
    ]
    if rows:
        connection.execute(insert(divisions), rows)


def _write_fixtures(connection: Connection, season: int, before: Season, after: Season) -> None:
    if before.matches == after.matches:
        return
    for number, match in enumerate(after.matches):
        was = before.matches[number] if number < len(before.matches) else None
        if was is match:
            continue
        row = {
            "season": season,
            "number": number,
            "round": match.round,
            "division": match.division,
            "table_id": match.table,
            "ranks": None if match.ranks is None else as_json(match.ranks),
            "judged": match.judged,
            "void": match.void,
        }
        if was is None or _without_seats(was) != _without_seats(match):
            _put(connection, fixtures, ("season", "number"), row)
        if was is None or was.people != match.people:
            for seat, user in enumerate(match.people):
                held = {"season": season, "fixture": number, "seat": seat, "user": user}
                _put(connection, fixture_seats, ("season", "fixture", "seat"), held)
    if len(after.matches) < len(before.matches):
        for fewer in _FEWER_FIXTURES:
            connection.execute(fewer, {"id_": season, "first_": len(after.matches)})


def _without_seats(match: Any) -> tuple[object, ...]:
    return (match.division, match.round, match.table, match.ranks, match.judged, match.void)


def avoid(connection: Connection, guild: int, user: int, other: int, on: bool) -> None:
    """Note whom somebody would rather not meet, or would after all."""
    if on:
        row = {"guild": guild, "user": user, "other": other}
        _put(connection, avoided, ("guild", "user", "other"), row)
    else:
        connection.execute(_AVOID, {"guild_": guild, "user_": user, "other_": other})


def _put(connection: Connection, table: Any, keys: tuple[str, ...], values: Values) -> None:
    """Write a row in the place of the one with the same keys, if there is one."""
    add = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = add(table).values(values)
    rest = {name: value for name, value in values.items() if name not in keys}
    columns = [table.c[name] for name in keys]
    connection.execute(
        row.on_conflict_do_update(index_elements=columns, set_=rest)
        if rest
        else row.on_conflict_do_nothing(index_elements=columns)
    )
