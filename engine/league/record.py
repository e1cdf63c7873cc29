"""What a season leaves: the draw and all results as files, with nothing that is private.

The file of a draw names everything that anybody needs to do it again, and which deal was taken; who
would rather not meet whom is in no file.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from engine.core import Refused
from engine.league.draw import Draw
from engine.league.points import UNIT
from engine.league.season import Match, Season
from engine.league.standings import Person, Row, standings

_FORMULA: Final = "=+-@\t\r\n＝＋－＠"
"""With one of these a spreadsheet takes a cell for a formula, or for more than one."""
_QUOTED: Final = ',"\r\n'


class Table(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table of a season as its file has it."""

    number: int
    division: int
    people: tuple[Person, ...]
    table: int | None = None
    ranks: tuple[int, ...] | None = None
    judged: bool = False
    void: bool = False


class Record(Draw, frozen=True, kw_only=True):
    """A season as a file: its draw, and what came of it."""

    league: str
    season: int
    stage: str
    names: dict[str, str]
    """By the number of each person."""
    tables: tuple[Table, ...]
    standings: tuple[tuple[Row, ...], ...]
    """By division."""


def division_standings(season: Season, number: int) -> tuple[Row, ...]:
    """Where everybody of a division stands."""
    people = season.divisions[number]
    return standings(
        people,
        [match.sitting for match in season.matches if match.division == number],
        {one: points for one, points in season.penalties if one in people},
        season.withdrawn,
    )


def json_file(
    league: str, number: int, season: Season, draw: Draw | None, names: Mapping[Person, str]
) -> bytes:
    """A season that `python -m engine draw` can check. Raises `Refused` before its seed is out."""
    if draw is None or not season.published:
        raise Refused("league-draw-sealed", "nobody has been shown the draw yet")
    told = Record(
        commitment=draw.commitment,
        seed=draw.seed,
        terms=draw.terms,
        entered=draw.entered,
        divisions=draw.divisions,
        deals=draw.deals,
        fixtures=draw.fixtures,
        league=league,
        season=number,
        stage=season.stage,
        names={str(one): names.get(one, "") for one in _everybody(season, draw)},
        tables=tuple(_told(at, match) for at, match in enumerate(season.matches, start=1)),
        standings=tuple(division_standings(season, at) for at in range(len(season.divisions))),
    )
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"


def _everybody(season: Season, draw: Draw) -> list[Person]:
    drawn = (one.person for one in draw.entered)
    return sorted({*drawn, *season.people, *(one for row in season.divisions for one in row)})


def _told(number: int, match: Match) -> Table:
    return Table(
        number=number,
        division=match.division + 1,
        people=match.people,
        table=match.table,
        ranks=match.ranks,
        judged=match.judged,
        void=match.void,
    )


def standings_file(season: Season, names: Mapping[Person, str]) -> bytes:
    """Where everybody stands, as comma-separated values."""
    lines = [("division", "place", "name", "points", "tables", "of", "firsts", "penalty", "state")]
    for number in range(len(season.divisions)):
        lines += [
            (
                str(number + 1),
                str(row.place),
                cell(names.get(row.person, "")),
                in_points(row.points),
                str(row.tables),
                str(row.of),
                str(row.firsts),
                in_points(row.penalty),
                "withdrawn" if row.withdrawn else "",
            )
            for row in division_standings(season, number)
        ]
    return _written(lines)


def tables_file(season: Season, names: Mapping[Person, str]) -> bytes:
    """Every table with who sat there and how it ended, as comma-separated values: a line a seat."""
    lines = [("number", "division", "table", "seat", "name", "place", "points", "state")]
    for number, match in enumerate(season.matches, start=1):
        brought = match.sitting.shares
        for seat, person in enumerate(match.people):
            lines.append(
                (
                    str(number),
                    str(match.division + 1),
                    "" if match.table is None else str(match.table),
                    str(seat + 1),
                    cell(names.get(person, "")),
                    "" if match.ranks is None or match.void else str(match.ranks[seat]),
                    in_points(brought[person]) if person in brought else "",
                    _state(match),
                )
            )
    return _written(lines)


def _state(match: Match) -> str:
    if match.void:
        return "void"
    if match.ranks is None:
        return "planned" if match.table is None else "running"
    return "judged" if match.judged else "played"


def in_points(parts: int) -> str:
    """Parts of a point as points: `13`, `5.5`, `4.33`."""
    whole = parts / UNIT
    return f"{whole:.2f}".rstrip("0").rstrip(".")


def cell(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    seen = " ".join(text.split())  # a no-break space is one, too
    plain = "".join(letter for letter in seen if letter.isprintable()).strip()
    return f"'{plain}" if plain.startswith(tuple(_FORMULA)) else plain


def _written(lines: Iterable[Sequence[str]]) -> bytes:
    """With a mark in front by which spreadsheets know the letters."""
    text = "".join(",".join(map(_quoted, line)) + "\r\n" for line in lines)
    return b"\xef\xbb\xbf" + text.encode(errors="replace")


def _quoted(value: str) -> str:
    if any(letter in value for letter in _QUOTED):
        return '"' + value.replace('"', '""') + '"'
    return value
