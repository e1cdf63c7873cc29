"""Tables, players and moves as rows of the database, and back."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Row

from data.problems import Damaged
from engine.clock.clock import Span
from engine.invitations.model import Invitation
from engine.people.settings import Absence, PersonSettings
from engine.table.model import GuildSettings, LoggedMove, Player, Posting, Table, Takebacks

Values = dict[str, Any]

T = TypeVar("T")

LONGEST_INTEGER: Final = 2**63

_INVITATION_JSON: Final = ("terms", "guests", "proposal")

_GROUPS: Final = {"posting": Posting.__struct_fields__, "takebacks": Takebacks.__struct_fields__}
"""Fields of a table whose own fields have a column each."""
_GROUP_OF: Final = {column: group for group, columns in _GROUPS.items() for column in columns}
_AS_JSON: Final = ("votes", "clock", "tenures", "dice", "asking", "older", "partings", "guests")
_OWN_COLUMNS: Final = {
    column: name
    for name, column in zip(Table.__struct_fields__, Table.__struct_encode_fields__, strict=True)
    if name not in {"id", "players", "outcome", *_AS_JSON, *_GROUPS}
}
"""Columns, and the fields of a table that are kept in them."""
_GROUPED_COLUMNS: Final = tuple(column for column in _GROUP_OF if column not in _AS_JSON)


def table_values(table: Table) -> Values:
    """A table's own columns, but for its id. Raises `ValueError` for what no database keeps."""
    values: Values = {column: getattr(table, name) for column, name in _OWN_COLUMNS.items()}
    values |= {column: _field(table, column) for column in _GROUPED_COLUMNS}
    values["outcome"] = None if table.outcome is None else as_json(table.outcome)
    values |= {column: as_json(_field(table, column)) for column in _AS_JSON}
    return keepable(values)


def _field(table: Table, column: str) -> Any:
    """What a column of a table holds, be it in one of the groups."""
    group = _GROUP_OF.get(column)
    return getattr(table if group is None else getattr(table, group), column)


def player_values(table_id: int, players: Sequence[Player]) -> list[Values]:
    """One row a seat, in order."""
    return [
        keepable(
            {
                "table_id": table_id,
                "seat": seat,
                "user": player.user,
                "name": player.name,
                "draft": as_json(player.draft),
                "seen": player.seen,
                "resigned": player.resigned,
                "since": player.since,
                "standing": player.standing,
                "intents": as_json(player.intents),
                "asked": player.asked,
                "deadline": player.deadline,
                "bank": player.reserve,
                "away": as_json(player.away),
                "holder": player.holder,
                "clock": None if player.clock is None else as_json(player.clock),
                "paused": as_json(player.paused),
                "level": player.level,
            }
        )
        for seat, player in enumerate(players)
    ]


def move_values(table_id: int, moves: Iterable[LoggedMove]) -> list[Values]:
    return [
        keepable(
            {
                "table_id": table_id,
                "ply": move.ply,
                "seat": move.seat,
                "user": move.user,
                "move": move.move,
                "at": move.at,
                "events": as_json(move.events),
                "hand": move.hand,
                "draw": move.draw,
            }
        )
        for move in moves
    ]


def settings_values(guild: int, settings: GuildSettings) -> Values:
    return keepable(
        {
            "guild": guild,
            "language": settings.language,
            "channels": as_json(settings.channels),
            "quiet": settings.quiet,
            "thread": settings.thread,
            "clock": as_json(settings.clock),
            "allowance": settings.allowance,
            "most_tables": settings.most_tables,
            "log": settings.log,
            "substitutes": settings.substitutes,
            "puzzles": settings.puzzles,
            "seek": settings.seek,
            "rated": settings.rated,
            "access": as_json(settings.access),
        }
    )


def invitation_values(invitation: Invitation) -> Values:
    """An invitation's columns, but for its id."""
    values: Values = {
        name: getattr(invitation, name)
        for name in Invitation.__struct_fields__
        if name not in {"id", *_INVITATION_JSON}
    }
    values |= {name: as_json(getattr(invitation, name)) for name in ("terms", "guests")}
    proposal = invitation.proposal
    values["proposal"] = None if proposal is None else as_json(proposal)
    return keepable(values)


def person_values(user: int, settings: PersonSettings) -> Values:
    return keepable({"user": user, "settings": as_json(settings)})


def read_tables(rows: Iterable[Row[Any]]) -> list[Table]:
    """Tables from rows of `tables` joined with `players`: a row a seat, seats of a table together.

    A player's columns are called `player_…` there. A table without players is one row of nulls.
    """
    found: dict[int, Values] = {}
    # All of them before the first is looked at: a query that is left half read, because a row
    # makes no sense, would show SQLite's reader the database as it is now for as long as somebody
    # remembers the error.
    for row in list(rows):
        columns = row._mapping
        table_id = columns["id"]
        what = f"Table {table_id}"
        if table_id not in found:
            found[table_id] = _read_table(what, columns)
        if columns["player_seat"] is not None:
            found[table_id]["players"].append(_read_player(what, columns))
    return [read_struct(f"Table {table_id}", found[table_id], Table) for table_id in found]


def read_table(what: str, columns: Mapping[Any, Any]) -> Table:
    """A table without its players, from a row of its own. `what` is what `Damaged` calls it."""
    return read_struct(what, _read_table(what, columns), Table)


def read_player(what: str, columns: Mapping[Any, Any]) -> Player:
    """A player from a row of their own."""
    named = {f"player_{name}": value for name, value in columns.items()}
    return read_struct(what, _read_player(what, named), Player)


def _read_table(what: str, columns: Mapping[Any, Any]) -> Values:
    values: Values = {
        **{name: columns[name] for name in ("id", *_OWN_COLUMNS, *_GROUPED_COLUMNS)},
        "outcome": _parsed(what, "outcome", columns["outcome"] or "null"),
        **{name: _parsed(what, name, columns[name]) for name in _AS_JSON},
        "players": [],
    }
    for group, names in _GROUPS.items():
        values[group] = {name: values.pop(name) for name in names}
    return values


def _read_player(what: str, columns: Mapping[Any, Any]) -> Values:
    return {
        "user": columns["player_user"],
        "name": columns["player_name"],
        "draft": _parsed(what, "draft", columns["player_draft"]),
        "seen": columns["player_seen"],
        "resigned": columns["player_resigned"],
        "since": columns["player_since"],
        "standing": columns["player_standing"],
        "intents": _parsed(what, "intents", columns["player_intents"]),
        "asked": columns["player_asked"],
        "deadline": columns["player_deadline"],
        "bank": columns["player_bank"],
        "away": _parsed(what, "away", columns["player_away"]),
        "holder": columns["player_holder"],
        "clock": _parsed(what, "clock", columns["player_clock"] or "null"),
        "paused": _parsed(what, "paused", columns["player_paused"]),
        "level": columns["player_level"],
    }


def read_move(row: Row[Any]) -> LoggedMove:
    columns = row._mapping
    return move_of(f"Ply {columns['ply']} of table {columns['table_id']}", columns)


def move_of(what: str, columns: Mapping[Any, Any]) -> LoggedMove:
    values = {name: columns[name] for name in LoggedMove.__struct_fields__}
    values["events"] = _parsed(what, "events", columns["events"])
    return read_struct(what, values, LoggedMove)


def read_settings(row: Row[Any]) -> GuildSettings:
    columns = row._mapping
    return settings_of(f"The settings of server {columns['guild']}", columns)


def settings_of(what: str, columns: Mapping[Any, Any]) -> GuildSettings:
    values = {name: columns[name] for name in GuildSettings.__struct_fields__}
    for name in ("channels", "clock", "access"):
        values[name] = _parsed(what, name, columns[name])
    return read_struct(what, values, GuildSettings)


def read_json(what: str, text: str, kind: type[T]) -> T:
    """A value from its JSON. Raises `Damaged`."""
    return read_struct(what, _parsed(what, "JSON", text), kind)


def read_person(row: Row[Any]) -> PersonSettings:
    return person_of(f"The settings of user {row.user}", row._mapping)


def person_of(what: str, columns: Mapping[Any, Any]) -> PersonSettings:
    return read_struct(what, _parsed(what, "settings", columns["settings"]), PersonSettings)


def invitation_of(what: str, columns: Mapping[Any, Any]) -> Invitation:
    """An invitation from its row. `what` is what `Damaged` calls it."""
    values = {name: columns[name] for name in Invitation.__struct_fields__}
    for name in _INVITATION_JSON:
        values[name] = _parsed(what, name, columns[name] or "null")
    return read_struct(what, values, Invitation)


def read_invitation(row: Row[Any]) -> Invitation:
    return invitation_of(f"Invitation {row.id}", row._mapping)


def read_absence(row: Row[Any]) -> Absence:
    columns = row._mapping
    span = Span(columns["start"], columns["end"])
    return Absence(id=columns["id"], guild=columns["guild"], user=columns["user"], span=span)


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _parsed(what: str, column: str, text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise Damaged(f"{what} cannot be read: {error} - in its {column}.") from error


def read_struct(what: str, values: Values, kind: type[T]) -> T:
    """A value from its columns. Raises `Damaged`."""
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise Damaged(f"{what} cannot be read: {error}.") from error


def keepable(values: Values) -> Values:
    """The same values. What one database would keep and another refuse is refused by all."""
    for name, value in values.items():
        if isinstance(value, str) and "\0" in value:
            raise ValueError(f"a NUL character in {name} cannot be kept")
        if isinstance(value, int) and not -LONGEST_INTEGER <= value < LONGEST_INTEGER:
            raise ValueError(f"the number {value} in {name} does not fit in 64 bits")
    return values
