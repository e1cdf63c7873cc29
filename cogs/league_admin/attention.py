"""What needs the organisers of a season: found from the season, its tables and its channel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from engine.league.course import Course
from engine.league.deeds import Started
from engine.league.season import DAY, HOUR
from engine.league.standings import Person
from engine.table.model import Table
from engine.table.turns import waiting_on

LATE: Final = 3 * DAY
"""After so long at one decision a table is late, if its clock gives as much; a brisk one sooner."""
ASLEEP: Final = 14 * DAY
"""A division of which nothing ends for so long is asleep."""
SOON: Final = 3 * DAY
"""Before the draw, too few people are worth a word."""

What = Literal[
    "few", "preview", "late", "absent", "asleep", "not-begun", "judging", "gone", "paused"
]


class Need(Struct, frozen=True, kw_only=True):
    """Something that needs an organiser."""

    what: What
    matches: tuple[int, ...] = ()
    person: Person = 0
    division: int = 0
    count: int = 0
    since: int = 0


def needs(course: Course, tables: Mapping[int, Table], now: int) -> list[Need]:
    """The most urgent first. `tables`: those of the season that run, by their numbers."""
    season = course.season
    dates = season.plan.dates
    found: list[Need] = []
    if season.paused is not None:
        found.append(Need(what="paused", since=season.paused))
    lacking = season.plan.least - len(season.people)
    if season.stage == "open" and lacking > 0 and dates.draws - now < SOON:
        found.append(Need(what="few", count=lacking, since=dates.draws))
    if season.stage == "drawn" and not season.published:
        found.append(Need(what="preview", since=dates.publishes))
    if season.stage in ("running", "finishing"):
        found += _of_tables(course, tables, now)
    if season.stage == "finishing":
        open_ = tuple(n for n, match in enumerate(season.matches) if not match.is_over)
        if open_:
            found.append(Need(what="judging", matches=open_, since=dates.judges))
    return found


def _of_tables(course: Course, tables: Mapping[int, Table], now: int) -> list[Need]:
    season = course.season
    found: list[Need] = []
    running = [
        (number, table)
        for number, match in enumerate(season.matches)
        if not match.is_over and (table := tables.get(match.table or 0)) is not None
    ]
    gone = tuple(number for number, table in running if not table.live)
    if gone:
        found.append(Need(what="gone", matches=gone))
    waiting = tuple(
        number
        for number, match in enumerate(season.matches)
        if match.table is None and not match.is_over
    )
    if waiting and now > _begun(course) + HOUR:
        found.append(Need(what="not-begun", matches=waiting, count=len(waiting)))
    found += [
        Need(what="late", matches=(number,), since=since)
        for number, table in running
        if (since := _late(table, now))
    ]
    found += _absent(running)
    found += _asleep(course, now)
    return found


def _begun(course: Course) -> int:
    """When tables began to begin."""
    done = [deed.at for deed in course.deeds if isinstance(deed.act, Started) and not deed.undone]
    return done[-1] if done else course.season.plan.dates.starts


def _late(table: Table, now: int) -> int:
    """Since when a table waits for a decision that is late; 0 if it does not."""
    asked = [table.players[seat].asked for seat in waiting_on(table)]
    oldest = min((at for at in asked if at), default=0)
    return oldest if oldest and now - oldest > max(HOUR, min(LATE, 2 * table.clock.limit)) else 0


def _absent(running: list[tuple[int, Table]]) -> list[Need]:
    """Those whose seats computers keep at every table that they have."""
    seats: dict[Person, list[tuple[int, bool]]] = {}
    for number, table in running:
        for player in table.players:
            if not player.level and not player.resigned:
                seats.setdefault(player.user, []).append((number, player.holder != "person"))
    return [
        Need(what="absent", person=person, matches=tuple(number for number, _ in theirs))
        for person, theirs in sorted(seats.items())
        if all(kept for _, kept in theirs)
    ]


def _asleep(course: Course, now: int) -> list[Need]:
    """The divisions of which nothing has ended for long."""
    last = dict.fromkeys(range(len(course.season.divisions)), _begun(course))
    matches = course.season.matches
    for deed in course.deeds:
        number = getattr(deed.act, "match", None)
        if isinstance(number, int) and not deed.undone and number < len(matches):
            division = matches[number].division
            last[division] = max(last.get(division, 0), deed.at)
    return [
        Need(what="asleep", division=division, since=since)
        for division, since in last.items()
        if now - since > ASLEEP
        and any(not match.is_over for match in matches if match.division == division)
    ]
