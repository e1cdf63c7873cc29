"""What pictures of a season show, from the season as it stands."""

from collections.abc import Sequence
from typing import Final

from cogs.words.leagues import division_name, game_text, points_text, span_text
from cogs.words.speech import plain_name
from engine.league.champions import champions
from engine.league.course import Course, Line
from engine.league.divisions import movers
from engine.league.season import Match
from engine.league.standings import Person
from engine.table.model import Language
from render.leagues import (
    CrossTableCard,
    Met,
    Outlook,
    PodiumCard,
    Rank,
    StandingsCard,
    StandingsLine,
)
from words import listed, say

MOST_SAID: Final = 1000
"""Characters of an alt text, which Discord cuts off a little behind."""
PODIUM: Final = 3
MOST_ON_IT: Final = 6
MOST_MOVED: Final = 12
"""Names of those who go up, and of those who go down, on the podium's picture."""


def standings_card(
    language: Language, course: Course, division: int, own: Person | None = None
) -> StandingsCard:
    """The standings of a division; `own` is the one who looks."""
    lines = course.standings(division)
    many = len(lines)
    rounds = course.season.plan.form == "knockout"
    matches = [match for _, match in course.matches_in(division)]
    detail = say(
        language,
        "league-standings-detail",
        game=game_text(language, course.league),
        over=sum(match.is_over for match in matches),
        of=len(matches),
    )
    shown = tuple(_line(language, course, division, line, many, own) for line in lines)
    title = _title(language, course, division)
    said = [f"{title}. {detail}."]
    said += [_said(language, one) for one in shown]
    return StandingsCard(
        title=title,
        detail=detail,
        heads=(
            say(language, "league-head-player"),
            say(language, "league-head-round" if rounds else "league-head-points"),
            say(language, "league-head-tables"),
            "" if rounds else say(language, "league-head-reach"),
        ),
        lines=shown,
        key=say(language, "league-standings-key-knockout" if rounds else "league-standings-key"),
        alt=_within(said),
    )


def _title(language: Language, course: Course, division: int) -> str:
    many = len(course.season.divisions)
    if many == 1:
        return plain_name(course.league.name)
    return f"{plain_name(course.league.name)} · {division_name(language, division, many)}"


def _line(  # noqa: PLR0913, PLR0917 - whose line it is, and of what
    language: Language,
    course: Course,
    division: int,
    line: Line,
    many: int,
    own: Person | None,
) -> StandingsLine:
    row, reach = line.row, line.reach
    outlook = outlook_of(course, division, line)
    return StandingsLine(
        place=str(row.place),
        outlook=outlook,
        sure=_is_sure(course, line, outlook, many),
        name=plain_name(course.name(row.person)),
        points=str(line.round) if line.round else points_text(language, row.points),
        tables=f"{row.tables}/{row.of}",
        reach=None if line.round else (reach.best, reach.worst),
        own=row.person == own,
    )


def outlook_of(course: Course, division: int, line: Line) -> Outlook:
    """Where a place leads as it is now."""
    if line.row.withdrawn:
        return "gone"
    if not any(match.is_over for _, match in course.matches_in(division)):
        return "stays"  # nobody leads yet
    leads = line.row.place == 1
    if course.season.plan.form == "knockout":  # points do not decide there
        leads = any((one.place, one.person) == (1, line.row.person) for one in champions(course))
    return "title" if leads and course.tiers[division] == 0 else line.moving


def _is_sure(course: Course, line: Line, outlook: Outlook, many: int) -> bool:
    """Whether no table that is left can change where a place leads."""
    best, worst, going = line.reach.best, line.reach.worst, movers(many)
    match outlook:
        case "title":
            return worst == 1 or course.season.plan.form == "knockout"
        case "up":
            return worst <= going
        case "down":
            return best > many - going
        case "stays" | "gone":
            return course.is_over


def _said(language: Language, line: StandingsLine) -> str:
    facts = {"place": line.place, "name": line.name, "tables": line.tables}
    if line.reach is None:
        told = say(language, "league-standings-said-knockout", round=line.points, **facts)
    else:
        best, worst = line.reach
        told = say(
            language,
            "league-standings-said",
            points=line.points,
            best=best,
            worst=worst,
            sure=str(best == worst).lower(),
            **facts,
        )
    if line.outlook == "stays":
        return f"{told}."
    return f"{told} {say(language, f'league-outlook-{line.outlook}')}."


def _within(said: Sequence[str]) -> str:
    kept = list(said)
    while len(" ".join(kept)) > MOST_SAID:
        kept = [*kept[:-2], "…"] if kept[-1] == "…" else [*kept[:-1], "…"]
    return " ".join(kept)


def crosstable_card(language: Language, course: Course, division: int) -> CrossTableCard:
    """Who came before whom in a division."""
    lines = course.standings(division)
    people = [line.row.person for line in lines]
    matches = [match for _, match in course.matches_in(division)]
    met = tuple(tuple(_met(one, other, matches) for other in people) for one in people)
    title = _title(language, course, division)
    detail = say(language, "league-cross-detail")
    names = tuple(plain_name(course.name(one)) for one in people)
    totals = tuple(points_text(language, line.row.points) for line in lines)
    said = [f"{title}. {detail}."]
    for name, total, row in zip(names, totals, met, strict=True):
        behind = [names[at] for at, ended in enumerate(row) if "before" in ended]
        beaten = listed(language, behind) if behind else say(language, "league-nobody")
        said.append(say(language, "league-cross-said", name=name, points=total, names=beaten))
    return CrossTableCard(
        title=title,
        detail=detail,
        names=names,
        met=met,
        totals=totals,
        key=say(language, "league-cross-key"),
        alt=_within(said),
    )


def _met(one: Person, other: Person, matches: Sequence[Match]) -> tuple[Met, ...]:
    """How each table of two people ended, from the first one's side."""
    if one == other:
        return ()
    found: list[Met] = []
    for match in matches:
        if match.void or one not in match.people or other not in match.people:
            continue
        if match.ranks is None:
            found.append("running")
            continue
        mine, theirs = (match.ranks[match.people.index(who)] for who in (one, other))
        found.append("before" if mine < theirs else "behind" if mine > theirs else "beside")
    return tuple(found)


def podium_card(language: Language, course: Course) -> PodiumCard:
    """The end of a season."""
    title = say(
        language, "league-season-title", name=plain_name(course.league.name), number=course.number
    )
    plan = course.season.plan
    detail = say(
        language,
        "league-podium-detail",
        game=game_text(language, course.league),
        people=len(course.season.people),
        span=span_text(language, plan.dates.ends - plan.dates.starts),
    )
    ranks = tuple(
        Rank(
            one.place,
            plain_name(course.name(one.person)),
            say(language, "league-points", points=points_text(language, one.points)),
        )
        for one in champions(course)
        if one.place <= PODIUM
    )[:MOST_ON_IT]
    up, down = (movers_of(language, course, way) for way in ("up", "down"))
    said = [f"{title}. {detail}."]
    said += [f"{rank.place}: {rank.name}, {rank.value}." for rank in ranks]
    for way, names in (("up", up), ("down", down)):
        if names:
            said.append(say(language, f"league-podium-{way}", names=listed(language, names)))
    return PodiumCard(
        title=title,
        detail=detail,
        ranks=ranks,
        up=tuple(up[:MOST_MOVED]),
        down=tuple(down[:MOST_MOVED]),
        alt=_within(said),
    )


def movers_of(language: Language, course: Course, way: str) -> list[str]:
    """Who goes up or down, and from which division, the upper ones first."""
    many = len(course.season.divisions)
    return [
        say(
            language,
            "league-mover",
            name=plain_name(course.name(line.row.person)),
            division=division_name(language, division, many),
        )
        for division in range(many)
        for line in course.standings(division)
        if line.moving == way and not line.row.withdrawn
    ]
