"""Rows that nobody can have written: what is odd about one, whatever table it is of.

SQLite keeps any value in any column, and somebody may have written to it by hand: nothing is taken
for granted. Values are told by what they are for, and not repeated: some of them are secret.
"""

from collections.abc import Callable, Iterable, Mapping
from math import isfinite
from typing import Any, Final, get_args

from msgspec import DecodeError, Struct, ValidationError
from sqlalchemy import Boolean, Column, Double, Integer, LargeBinary, Table

from data.leagues.rows import league_of
from data.rows import LONGEST_INTEGER, invitation_of, person_of, read_json, settings_of
from data.timers import SET_ASIDE, timer_of
from engine.clock.clock import DAY, checked
from engine.clock.timers import TimerKind
from engine.clock.zones import DAY_MINUTES
from engine.core import Refused, restore
from engine.games import GAMES
from engine.host.once import Settlement
from engine.league.model import checked_settings
from engine.league.posts import PostKind
from engine.rating.glicko import FLOOR, SPREAD
from engine.rating.results import OVERALL, Part
from engine.rating.rewards import LAST_PLACE
from engine.table.lobby import checked_options
from engine.table.model import Doer

ABOUT_SEATS: Final[tuple[TimerKind, ...]] = ("half", "most", "day", "out", "think")

_ABOUT: Final[dict[TimerKind, tuple[str, str]]] = {
    "curtain": ("table", "it is about nobody's show"),
    "guests": ("table", "it is about no lobby"),
    "puzzle": ("guild", "it is about no server's puzzle"),
    "reward": ("guild", "it is about no server's roles"),
    "census": ("guild", "it is about no server's roles"),
    "digest": ("user", "it is nobody's"),
    "invitation": ("invitation", "it is about no invitation"),
    "season": ("season", "it is about no season"),
}
"""What a timer is about that is not about a seat, and what to say if it is not."""

_NAMES: Final = {
    "tables": "table {id}",
    "players": "table {table_id}, seat {seat}",
    "moves": "table {table_id}, ply {ply}",
    "guild_settings": "server {guild}",
    "people": "person {user}",
    "absences": "absence {id}",
    "timers": "timer {id}",
    "invitations": "invitation {id}",
    "puzzles": "puzzle {id}",
    "solvers": "solver {user} of puzzle {puzzle}",
    "heartbeats": "heartbeat {process!r}",
    "errands": "errand {number} of interaction {interaction}",
    "old_posts": "old post {message}",
    "results": "result of table {table_id}",
    "placings": "result of table {table_id}, seat {seat}",
    "ratings": "rating of user {user} on server {guild} in {game!r}",
    "rewards": "role for place {place} on server {guild} in {game!r}",
    "reward_holders": "role {role} of user {user} on server {guild}",
    "registrations": "commands of application {application}",
    "leagues": "league {id}",
    "seasons": "season {id}",
    "deeds": "deed {number} of season {season}",
    "entries": "user {user} in season {season}",
    "divisions": "division {number} of season {season}",
    "fixtures": "table {number} of season {season}",
    "fixture_seats": "seat {seat} at table {fixture} of season {season}",
    "season_posts": "post {kind!r} {subject} of season {season}",
    "avoided": "what user {user} wishes on server {guild}",
}


class Known(Struct):
    """What is known by the time rows are looked at that are about something else."""

    now: int
    seats: dict[int, set[Any]] = {}
    """By table, the numbers of its seats."""


def name_of_row(table: Table, row: Mapping[str, Any]) -> str:
    """How a row is called in a line."""
    if table.name in _NAMES:
        return _NAMES[table.name].format_map(row)
    return f"{table.name} {', '.join(repr(row[column.name]) for column in table.primary_key)}"


def called(table: Table, key: Any) -> str:
    """How a row is called of which there is only the key."""
    (column,) = table.primary_key
    return name_of_row(table, {column.name: key})


def odd_values(table: Table, row: Mapping[str, Any]) -> Iterable[str]:
    """Columns that hold what they cannot."""
    for column in table.c:
        if why := _odd_value(column, row[column.name]):
            yield f"its {column.name} is {why}"


def _odd_value(column: Column[Any], value: Any) -> str:
    if value is None:
        return "" if column.nullable else "missing"
    match column.type:
        case Boolean():
            return "" if value in (0, 1) else "neither yes nor no"
        case Integer():
            is_number = isinstance(value, int) and not isinstance(value, bool)
            return "" if is_number and abs(value) <= LONGEST_INTEGER else "no number"
        case Double():
            return "" if isinstance(value, float) and isfinite(value) else "no number"
        case LargeBinary():
            return "" if isinstance(value, bytes) else "no string of bytes"
        case _:
            return "" if isinstance(value, str) and value.isprintable() else _odd_text(value)


def _odd_text(value: Any) -> str:
    if not isinstance(value, str):
        return "no text"
    try:
        value.encode()
    except UnicodeEncodeError:
        return "no text that can be read"
    return "no text that can be kept" if "\0" in value else ""


def plain(table: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """A row whose values are of the right kinds, as the store would read it."""
    return {
        column.name: bool(value)
        if isinstance(column.type, Boolean) and value is not None
        else value
        for column in table.c
        for value in [row[column.name]]
    }


# What is odd about what a row says. Each raises `Damaged` for one that says nothing.


def _odd_timer(what: str, row: Mapping[str, Any], known: Known) -> Iterable[str]:
    timer = timer_of(what, row)
    if timer.at <= 0:
        yield "it falls due at no moment"
    if timer.taken < SET_ASIDE:
        yield "it was taken at no moment"
    if timer.kind in ABOUT_SEATS and (timer.table is None or timer.seat is None):
        yield "it is about nobody's seat"
    if timer.kind == "away" and (timer.user is None or not timer.guild):
        yield "it is about nobody's absence"
    field, missing = _ABOUT.get(timer.kind, ("at", ""))
    if missing and not getattr(timer, field):
        yield missing
    seats = known.seats.get(timer.table or 0)
    if seats is not None and timer.seat is not None and timer.seat not in seats:
        yield f"table {timer.table} has no seat {timer.seat}"
    if timer.taken == SET_ASIDE:
        yield "it was set aside"


def _odd_absence(_: str, row: Mapping[str, Any], __: Known) -> Iterable[str]:
    if row["end"] <= row["start"]:
        yield "it ends before it begins"
    if row["guild"] <= 0:
        yield "it is from no server"


def _odd_settings(what: str, row: Mapping[str, Any], _: Known) -> Iterable[str]:
    settings = settings_of(what, row)
    if row["guild"] <= 0:
        yield "there is no such server"
    try:
        checked(settings.clock)
    except Refused as refused:
        yield f"its clock cannot be: {refused}"
    if not 0 <= settings.allowance <= 366:
        yield f"its members may be away on {settings.allowance} days a year"
    if settings.most_tables is not None and settings.most_tables < 0:
        yield f"its members may open {settings.most_tables} tables"
    special = [one.channel for one in settings.access.customs]
    if len(set(special)) < len(special):
        yield "a channel has its customs twice"
    for one in settings.access.customs:
        if one.clock is not None:
            try:
                checked(one.clock)
            except Refused as refused:
                yield f"the clock of channel {one.channel} cannot be: {refused}"


def _odd_person(what: str, row: Mapping[str, Any], _: Known) -> Iterable[str]:
    person = person_of(what, row)
    times = [*(person.quiet or ()), *([] if person.digest is None else [person.digest])]
    if any(not 0 <= minute < DAY_MINUTES for minute in times):
        yield "they have chosen a time that no day has"


def _odd_invitation(what: str, row: Mapping[str, Any], _: Known) -> Iterable[str]:
    invitation = invitation_of(what, row)
    if invitation.guild <= 0:
        yield "it is from no server"
    if invitation.until <= invitation.made:
        yield "it lapses before it is made"
    if (invitation.state == "begun") is (invitation.table is None):
        yield "it has a table before it has begun, or none although it has"
    if len(set(invitation.people)) < len(invitation.people):
        yield "it asks somebody twice"
    if len(invitation.people) > invitation.seats:
        yield f"it asks {len(invitation.people)} people to {invitation.seats} seats"
    if invitation.game not in GAMES:
        yield f"there is no game {invitation.game!r}"
        return
    try:
        checked_options(invitation.game, invitation.terms.options)
        checked(invitation.terms.clock)
    except Refused as refused:
        yield f"nobody could play so: {refused}"


def _odd_beat(_: str, row: Mapping[str, Any], known: Known) -> Iterable[str]:
    if row["at"] <= 0:
        yield "it beat at no moment"
    elif row["at"] > known.now + DAY:
        yield "it beats in the future: no clock would stand still when the bot was away"


def _odd_errand(what: str, row: Mapping[str, Any], _: Known) -> Iterable[str]:
    read_json(what, row["settlement"], Settlement)
    if row["number"] < 0:
        yield f"its interaction has none with the number {row['number']}"


def _odd_result(what: str, row: Mapping[str, Any], _: Known) -> Iterable[str]:
    if row["void"] != "null":
        read_json(what, row["void"], Doer)
    if row["number"] < 1:
        yield f"its server has none with the number {row['number']}"
    if row["ended"] < row["started"]:
        yield "it ended before it began"


def _odd_placing(_: str, row: Mapping[str, Any], known: Known) -> Iterable[str]:
    if row["part"] not in get_args(Part):
        yield "it counts in no way that there is"
    if row["rank"] < 1:
        yield "it has no place"
    if not 0 <= row["own"] <= row["made"] or not 0 <= row["answers"] <= row["own"]:
        yield "its decisions do not add up"
    seats = known.seats.get(row["table_id"])
    if seats is not None and row["seat"] not in seats:
        yield f"its table has no seat {row['seat']}"


def _odd_rating(_: str, row: Mapping[str, Any], __: Known) -> Iterable[str]:
    if not FLOOR <= row["deviation"] <= SPREAD:
        yield "nobody's rating is as sure or unsure as that"
    if row["tables"] < 1:
        yield "nothing that was played counts for it"


def _odd_reward(_: str, row: Mapping[str, Any], __: Known) -> Iterable[str]:
    if row["game"] != OVERALL and row["game"] not in GAMES:
        yield f"there is no game {row['game'][:40]!r}"
    if not 1 <= row["place"] <= LAST_PLACE:
        yield "no such place has a role"


def _odd_puzzle(_: str, row: Mapping[str, Any], known: Known) -> Iterable[str]:
    if row["game"] not in GAMES:
        yield f"there is no game {row['game'][:40]!r}"
        return
    try:
        restore(GAMES[row["game"]], row["state"].encode())
    except (ValidationError, DecodeError):
        yield "its position cannot be read"
    if not 0 < row["wins"] <= row["turns"]:
        yield "no turn solves it"
    seats = known.seats.get(row["table_id"])
    if seats is not None and row["seat"] not in seats:
        yield f"its table has no seat {row['seat']}"


def _odd_league(what: str, row: Mapping[str, Any], _: Known) -> Iterable[str]:
    league = league_of(what, row)
    if league.guild <= 0:
        yield "there is no such server"
    if league.settings.game not in GAMES:
        yield f"there is no game {league.settings.game[:40]!r}"
        return
    try:
        checked_settings(league.settings)
    except Refused as refused:
        yield f"nobody could play so: {refused}"


def _odd_post(_: str, row: Mapping[str, Any], __: Known) -> Iterable[str]:
    if row["kind"] not in get_args(PostKind):
        yield "there is no such post"
    if not 0 <= row["posted"] <= row["edition"]:
        yield f"edition {row['posted']} of {row['edition']} is posted"


ODD: Final[dict[str, Callable[[str, Mapping[str, Any], Known], Iterable[str]]]] = {
    "timers": _odd_timer,
    "absences": _odd_absence,
    "guild_settings": _odd_settings,
    "people": _odd_person,
    "heartbeats": _odd_beat,
    "invitations": _odd_invitation,
    "puzzles": _odd_puzzle,
    "errands": _odd_errand,
    "results": _odd_result,
    "placings": _odd_placing,
    "ratings": _odd_rating,
    "rewards": _odd_reward,
    "leagues": _odd_league,
    "season_posts": _odd_post,
}
