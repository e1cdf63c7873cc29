"""What was remarkable about a season, found in its standings and results alone."""

from typing import Literal

from msgspec import Struct

from engine.league.course import Course
from engine.league.standings import Person

Kind = Literal[
    "sweep", "firsts", "photo-finish", "tie-break", "shared-title", "runaway", "judged", "comeback"
]


class Curiosity(Struct, frozen=True, kw_only=True):
    """Something worth a line."""

    kind: Kind
    people: tuple[Person, ...] = ()
    number: int = 0
    """How often, or by how many parts of a point."""
    of: int = 0


def curiosities(course: Course) -> tuple[Curiosity, ...]:
    """The most remarkable first."""
    divisions = range(len(course.season.divisions))
    found = [one for division in divisions for one in _firsts(course, division)]
    found.sort(key=lambda one: (one.kind != "sweep", -one.number))
    title = _title(course)
    judged = sum(match.judged for match in course.season.matches)
    if judged:
        title.append(Curiosity(kind="judged", number=judged, of=len(course.season.matches)))
    return (*title[:1], *_comebacks(course)[:1], *found[:2], *title[1:])


def _title(course: Course) -> list[Curiosity]:
    """How close the title was."""
    if not course.season.divisions or course.season.plan.form == "knockout":
        return []
    lines = [line.row for line in course.standings(0) if not line.row.withdrawn]
    if len(lines) < 2:
        return []
    first = tuple(row.person for row in lines if row.place == 1)
    if len(first) > 1:
        return [Curiosity(kind="shared-title", people=first)]
    ahead = lines[0].points - lines[1].points
    pair = (lines[0].person, lines[1].person)
    if not ahead:
        return [Curiosity(kind="tie-break", people=pair)]
    kind: Kind = "photo-finish" if ahead <= lines[0].points // 20 else "runaway"
    if kind == "runaway" and ahead * 4 < lines[0].points:
        return []
    return [Curiosity(kind=kind, people=pair, number=ahead)]


def _firsts(course: Course, division: int) -> list[Curiosity]:
    """Who came first at all of their tables, or at most of them."""
    found: list[Curiosity] = []
    for line in course.standings(division):
        row = line.row
        if row.withdrawn or row.of < 3 or row.firsts * 4 < row.of * 3:
            continue
        kind: Kind = "sweep" if row.firsts == row.of else "firsts"
        found.append(Curiosity(kind=kind, people=(row.person,), number=row.firsts, of=row.of))
    return found


def _comebacks(course: Course) -> list[Curiosity]:
    """Who goes up though they came last at half of their tables or more."""
    found: list[Curiosity] = []
    for division in range(len(course.season.divisions)):
        matches = [match for _, match in course.matches_in(division)]
        for line in course.standings(division):
            theirs = [one for one in matches if line.row.person in one.people and one.ranks]
            if line.moving != "up" or len(theirs) < 3:
                continue
            lost = sum(
                match.ranks[match.people.index(line.row.person)] == max(match.ranks)
                for match in theirs
                if match.ranks
            )
            if lost * 2 >= len(theirs):
                found.append(
                    Curiosity(
                        kind="comeback", people=(line.row.person,), number=lost, of=len(theirs)
                    )
                )
    return found
