"""Leagues, seasons and deeds as rows of the database, and back."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from data.rows import Values, as_json, keepable, read_json, read_struct
from engine.league.course import SeasonLine
from engine.league.deeds import Anything, Deed
from engine.league.model import League, Settings
from engine.league.posts import Owed
from engine.league.season import Plan

_ACT: Final[type[Any]] = Anything  # pyright: ignore[reportAssignmentType]
"""Any act; each says by its tag which it is."""


def league_values(league: League) -> Values:
    """A league's columns, but for its id."""
    values: Values = {
        name: getattr(league, name)
        for name in League.__struct_fields__
        if name not in ("id", "settings", "organisers")
    }
    values |= {"settings": as_json(league.settings), "organisers": as_json(league.organisers)}
    return keepable(values)


def league_of(what: str, columns: Mapping[Any, Any]) -> League:
    """A league from its row. `what` is what `Damaged` calls it."""
    values = {name: columns[name] for name in League.__struct_fields__}
    values["settings"] = read_json(what, columns["settings"], Settings)
    values["organisers"] = read_json(what, columns["organisers"], tuple[int, ...])
    return read_struct(what, values, League)


def read_league(row: Row[Any]) -> League:
    return league_of(f"League {row.id}", row._mapping)


def read_plan(what: str, text: str) -> Plan:
    return read_json(what, text, Plan)


def read_line(row: Row[Any, Any, Any]) -> SeasonLine:
    what = f"Season {row.id}"
    return read_struct(what, {"id": row.id, "number": row.number, "stage": row.stage}, SeasonLine)


def deed_values(season: int, number: int, deed: Deed) -> Values:
    return keepable(
        {
            "season": season,
            "number": number,
            "key": deed.key,
            "at": deed.at,
            "act": as_json(deed.act),
            "by": deed.by,
            "reason": deed.reason,
            "undone": deed.undone,
        }
    )


def deed_of(what: str, columns: Mapping[Any, Any]) -> Deed:
    values = {name: columns[name] for name in Deed.__struct_fields__}
    values["act"] = msgspec.to_builtins(read_json(what, columns["act"], _ACT))
    values["undone"] = bool(columns["undone"])
    return read_struct(what, values, Deed)


def read_deed(row: Row[Any]) -> Deed:
    return deed_of(f"Deed {row.number} of season {row.season}", row._mapping)


def read_owed(row: Row[Any]) -> Owed:
    values = {name: row._mapping[name] for name in Owed.__struct_fields__}
    return read_struct(f"A post of season {row.season}", values, Owed)
