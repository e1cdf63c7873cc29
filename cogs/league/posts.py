"""The posts of a season: sign-up, check-in, draw, divisions, digest and end, in words."""

from typing import Final

from discord import ButtonStyle

from cogs.delivery.channel import Post
from cogs.league.cards import movers_of
from cogs.reply.components import Press
from cogs.words.leagues import (
    commitment_text,
    division_name,
    form_text,
    game_text,
    heading,
    names_text,
    points_text,
    sentence,
    stage_line,
    stage_text,
)
from cogs.words.speech import CONTENT_LENGTH, at_people, fitting, safe, shortened, stamp
from engine.host.leagues.fixtures import place_of
from engine.league.champions import champions
from engine.league.course import Course
from engine.league.curiosities import Curiosity, curiosities
from engine.league.posts import ASKED_AT_ONCE, BEGUN
from engine.league.season import Match
from engine.table.model import Language
from words import listed, say

NO_TABLE: Final = 0
MOST_LINES: Final = 12
"""Of a digest."""
MOST_DIVISIONS: Final = 8
"""Divisions that a digest names one by one."""
NAMES: Final = 700
"""Characters of a list of names."""


def press(what: str, label: str, *arguments: object, primary: bool = False) -> Press:
    """A button about a league, and no table."""
    style = ButtonStyle.primary if primary else ButtonStyle.secondary
    return Press(NO_TABLE, what, label, style, arguments)


def sign_up_post(course: Course, told_in: Language | None = None) -> Post:
    """What a season asks of those who join, when it is, and who is in."""
    language, season = told_in or course.league.settings.language, course.season
    dates = course.dates
    lines = [f"📣 {heading(language, course)}"]
    if season.stage == "cancelled":
        return Post("\n".join([*lines, say(language, "league-cancelled")]))
    lines.append(commitment_text(language, course))
    lines += [form_text(language, season)] if season.plan.form != "league" else []
    key = "league-dates-begun" if season.stage in BEGUN else "league-dates"
    lines.append(
        say(
            language,
            key,
            starts=f"<t:{dates.starts}:f>",
            soon=stamp(dates.starts),
            ends=f"<t:{dates.ends}:D>",
        )
    )
    if season.commitment:
        lines.append(say(language, "league-sealed", commitment=season.commitment))
    if season.stage != "open" or season.paused is not None:
        lines.append(sentence(stage_line(language, course)))
    if season.entries:
        names = names_text(course, season.people, NAMES)
        lines.append(say(language, "league-in", count=len(season.entries), names=names))
    rules = press("leaguerules", say(language, "button-rules"), course.id)
    if not course.open_for_sign_up:
        return Post(shortened("\n".join(lines)), (rules,) if not course.is_over else ())
    join = press("leaguejoin", say(language, "button-join"), course.league.id, primary=True)
    leave = press("leagueleave", say(language, "button-leave"), course.league.id)
    return Post(shortened("\n".join(lines)), (join, leave, rules))


def asked_people(course: Course, part: int = 0) -> tuple[int, ...]:
    """Who is asked by one of the check-in's posts whether they are still in; the first one asks
    those whom silence drops. Who says so meanwhile moves nobody to another post."""
    entries = sorted(course.season.entries, key=lambda entry: entry.returning)
    asked = entries[part * ASKED_AT_ONCE : (part + 1) * ASKED_AT_ONCE]
    return tuple(entry.person for entry in asked if not entry.confirmed)


def check_in_post(course: Course, pings: tuple[int, ...]) -> Post:
    """Whether those who joined are still in."""
    language = course.league.settings.language
    lines = [
        say(language, "league-check-in", name=safe(course.league.name, 60)),
        say(language, "league-check-in-until", when=stamp(course.season.plan.dates.draws)),
    ]
    if pings:
        lines.append(at_people(pings))
    return Post("\n".join(lines), check_in_buttons(language, course), pings)


def check_in_buttons(language: Language, course: Course) -> tuple[Press, ...]:
    return (
        press("leaguestay", say(language, "button-still-in"), course.id, primary=True),
        press("leagueleave", say(language, "button-leave"), course.league.id),
    )


def draw_post(course: Course) -> Post:
    """Who plays in which division, and the seed by which everybody can check it."""
    language, season = course.league.settings.language, course.season
    lines = [say(language, "league-drawn", name=safe(course.league.name, 60))]
    below: list[str] = []
    many = len(season.divisions)
    room = NAMES if many < 3 else max(60, 1400 // many)
    for number, people in enumerate(season.divisions):
        lines.append(
            say(
                language,
                "league-drawn-division" if many > 1 else "league-drawn-all",
                division=division_name(language, number, many),
                count=len(people),
                names=names_text(course, people, room),
            )
        )
    if season.stage not in BEGUN:
        when = stamp(season.plan.dates.starts)
        below.append(say(language, "league-drawn-starts", when=when))
    below.append(say(language, "league-seed", seed=season.seed, commitment=season.commitment))
    buttons = (
        press("leaguemine", say(language, "button-my-tables"), course.id),
        press("leaguedraw", say(language, "button-verify-draw"), course.id),
    )
    end = "\n".join(["", *below])
    return Post(fitting(language, lines, CONTENT_LENGTH - len(end)) + end, buttons)


def division_post(course: Course, division: int) -> Post:
    """The line above a division's standings."""
    language, season = course.league.settings.language, course.season
    many = len(season.divisions)
    matches = [match for _, match in course.matches_in(division)]
    text = say(
        language,
        "league-division-post",
        name=safe(course.league.name, 60),
        division=division_name(language, division, many),
        count=len(season.divisions[division]),
        over=sum(match.is_over for match in matches),
        of=len(matches),
    )
    if season.stage in ("finishing", "closed", "cancelled") or season.paused is not None:
        text += f"\n{sentence(stage_text(language, season))}"
    return Post(text, division_buttons(language, course, division))


def division_buttons(language: Language, course: Course, division: int) -> tuple[Press, ...]:
    return (
        press("leaguemine", say(language, "button-my-tables"), course.id),
        press("leaguecross", say(language, "button-cross-table"), course.id, division),
    )


def judged_post(course: Course, number: int) -> Post:
    """That a table was decided from its position, and how."""
    language = course.league.settings.language
    match = course.season.matches[number]
    return Post(
        say(
            language,
            "league-judged",
            name=safe(course.league.name, 60),
            division=division_name(language, match.division, len(course.season.divisions)),
            table=place_of(course, number).number,
            places=places_text(course, match),
        )
    )


def places_text(course: Course, match: Match) -> str:
    """A result in one line: `1 Ann · 2 Bob`."""
    if match.ranks is None:
        return ""
    order = sorted(zip(match.ranks, match.people, strict=True))
    return " · ".join(f"{rank} {safe(course.name(person))}" for rank, person in order)


def digest_post(course: Course, week: int) -> Post:
    """A week of a season in at most twelve lines."""
    language, season = course.league.settings.language, course.season
    many = len(season.divisions)
    over = sum(match.is_over for match in season.matches)
    lines = [
        say(
            language,
            "league-digest",
            name=safe(course.league.name, 60),
            week=week,
            over=over,
            of=len(season.matches),
        )
    ]
    for division in range(min(many, MOST_DIVISIONS)):
        told = [
            say(
                language,
                "league-digest-person-knockout" if line.round else "league-digest-person",
                name=safe(course.name(line.row.person)),
                points=points_text(language, line.row.points),
                round=line.round,
            )
            for line in course.standings(division)[:3]
        ]
        name = division_name(language, division, many)
        lines.append(say(language, "league-digest-division", division=name, names=", ".join(told)))
    if many > MOST_DIVISIONS:
        lines.append(say(language, "league-digest-more", count=many - MOST_DIVISIONS))
    lines.append(say(language, "league-digest-end", when=stamp(season.plan.dates.ends)))
    return Post(shortened("\n".join(lines[:MOST_LINES])))


def end_post(course: Course) -> Post:
    """Who has won, who goes up and down, and what was remarkable."""
    language, season = course.league.settings.language, course.season
    title = heading(language, course)
    if season.stage == "cancelled":
        return Post(f"🏁 {title}\n{say(language, 'league-cancelled')}")
    winners = winners_of(course)
    lines = [f"🏁 {title}"]
    if winners:
        names = listed(language, winners)
        lines.append(say(language, "league-won", names=names, count=len(winners)))
    for way in ("up", "down"):
        names = _joined([safe(name, 60) for name in movers_of(language, course, way)], NAMES // 2)
        if names:
            lines.append(say(language, f"league-end-{way}", names=names))
    lines += [curiosity_text(language, course, one) for one in curiosities(course)[:4]]
    buttons = [
        press("leaguepages", say(language, "button-standings"), course.id, 0),
    ]
    if course.league.settings.goes_on:
        label = say(language, "button-join-next")
        buttons.insert(0, press("leaguejoin", label, course.league.id, primary=True))
    return Post(shortened("\n".join(lines), CONTENT_LENGTH), tuple(buttons))


def winners_of(course: Course) -> list[str]:
    """The names of those who have won, or lead."""
    return [safe(course.name(one.person)) for one in champions(course) if one.place == 1]


def _joined(names: list[str], room: int) -> str:
    told = ""
    for name in names:
        longer = f"{told}, {name}" if told else name
        if len(longer) > room:
            return f"{told} …"
        told = longer
    return told


def curiosity_text(language: Language, course: Course, one: Curiosity) -> str:
    """Something remarkable, in a line."""
    names = [safe(course.name(person)) for person in one.people]
    return say(
        language,
        f"league-curiosity-{one.kind}",
        name=names[0] if names else "",
        other=names[-1] if names else "",
        names=listed(language, names),
        number=one.number,
        points=points_text(language, one.number),
        of=one.of,
    )


def rules_text(language: Language, course: Course) -> str:
    """What a season goes by, for whoever thinks of joining."""
    plan = course.season.plan
    counted = () if plan.form == "knockout" else ("points", "ties")
    lines = [
        f"**{safe(course.league.name, 60)}** · {game_text(language, course.league)}",
        commitment_text(language, course),
        form_text(language, course.season) or say(language, "league-rules-meet"),
        *(say(language, f"league-rules-{one}") for one in counted),
        *([say(language, "league-rules-moves")] if plan.form == "league" else []),
        say(language, "league-rules-late"),
        say(language, "league-rules-leave"),
        say(language, "league-rules-judged"),
        say(language, "league-rules-sealed"),
    ]
    return fitting(language, [line for line in lines if line])
