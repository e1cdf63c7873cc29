"""Who is ahead of a season as a whole: of a league and a Swiss cup by its first division, of a
knock-out by its last table."""

from msgspec import Struct

from engine.league.course import Course
from engine.league.standings import Person


class Champion(Struct, frozen=True):
    """Somebody at the top of a season."""

    place: int
    person: Person
    points: int
    """In parts of a point."""


def champions(course: Course) -> tuple[Champion, ...]:
    """From the first place down, without those who have withdrawn; of a knock-out those alone who
    sit at its last table, once it is over."""
    if not course.season.divisions:
        return ()
    rows = {line.row.person: line.row for line in course.standings(0) if not line.row.withdrawn}
    if course.season.plan.form != "knockout":
        return tuple(Champion(row.place, row.person, row.points) for row in rows.values())
    last = max(match.round for match in course.season.matches)
    tables = [match for match in course.season.matches if match.round == last]
    if len(tables) != 1 or tables[0].ranks is None:
        return ()
    placed = sorted(zip(tables[0].ranks, tables[0].people, strict=True))
    return tuple(Champion(rank, one, rows[one].points) for rank, one in placed if one in rows)
