"""Do the rows of leagues say what was done in them?"""

from collections.abc import Iterator

from sqlalchemy import Connection, select

from data.leagues.leagues import find_season
from data.problems import Damaged
from data.rows import as_json
from data.schema import divisions, entries, fixture_seats, fixtures, seasons
from engine.chance import commitment
from engine.host.league_store import KeptSeason
from engine.league.fold import Impossible, folded
from engine.league.season import Season


def wrong_leagues(connection: Connection) -> Iterator[str]:
    """What is wrong with leagues, a line each."""
    for row in connection.execute(select(seasons.c.id, seasons.c.stage).order_by(seasons.c.id)):
        try:
            kept = find_season(connection, row.id)
            if kept is None:
                continue
            season = folded(kept.plan, kept.deeds)
        except Damaged as damaged:
            yield str(damaged)
            continue
        except Impossible as impossible:
            yield f"season {row.id}: its deeds do not follow one another: {impossible}"
            continue
        for wrong in _wrong(connection, kept, season, row.stage):
            yield f"season {row.id}: {wrong}"


def _wrong(connection: Connection, kept: KeptSeason, season: Season, stage: str) -> Iterator[str]:
    if stage != season.stage:
        yield f"it is said to be {stage}, and is {season.stage}"
    if season.commitment and not season.seed and commitment(kept.seed) != season.commitment:
        yield "its seed is not the one that was sealed"
    there = _entries(connection, kept.id)
    for person in sorted(there ^ {(one.person, one.withdrawn) for one in season.entries}):
        yield f"the entry of user {person[0]} is not what the deeds say"
    held = select(divisions.c.people).where(divisions.c.season == kept.id)
    sizes = list(connection.scalars(held.order_by(divisions.c.number)))
    if sizes != [len(division) for division in season.divisions]:
        yield "its divisions are not what the deeds say"
    yield from _wrong_fixtures(connection, kept.id, season)


def _entries(connection: Connection, season: int) -> set[tuple[int, bool]]:
    found = select(entries.c.user, entries.c.withdrawn).where(
        entries.c.season == season, ~entries.c.gone
    )
    return {(row.user, bool(row.withdrawn)) for row in connection.execute(found)}


def _wrong_fixtures(connection: Connection, number: int, season: Season) -> Iterator[str]:
    found = connection.execute(
        select(fixtures).where(fixtures.c.season == number).order_by(fixtures.c.number)
    ).all()
    seats: dict[int, list[int]] = {}
    sat = select(fixture_seats.c.fixture, fixture_seats.c.user)
    sat = sat.where(fixture_seats.c.season == number)
    for row in connection.execute(sat.order_by(fixture_seats.c.fixture, fixture_seats.c.seat)):
        seats.setdefault(row.fixture, []).append(row.user)
    if [row.number for row in found] != [*range(len(season.matches))]:
        yield "its tables are not those that the deeds say"
        return
    for row, match in zip(found, season.matches, strict=True):
        said = (row.division, row.round, row.table_id, row.ranks, bool(row.void))
        ranks = None if match.ranks is None else as_json(match.ranks)
        if said != (match.division, match.round, match.table, ranks, match.void):
            yield f"its table {row.number} is not what the deeds say"
        if seats.get(row.number, []) != list(match.people):
            yield f"at its table {row.number} there are others than the deeds say"
