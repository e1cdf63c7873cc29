"""A season in words, as its organisers read it: dates, tables, deeds."""

from collections.abc import Callable, Sequence

from cogs.words.clocks import clock_text
from cogs.words.leagues import points_text, span_text
from cogs.words.options import title_of
from cogs.words.partings import REASON_LENGTH
from cogs.words.speech import plain_name, safe
from engine.league import deeds
from engine.league.course import Course
from engine.league.deeds import Act, Deed
from engine.league.model import LONGEST_NAME, League, tables_of_each
from engine.league.season import Match, Stage
from engine.league.steps import next_step
from engine.league.typed_order import written_order
from engine.table.model import Language
from words import listed, say

Facts = dict[str, str | int]


def title(course: Course) -> str:
    """What a season is called, safe to print."""
    return name_of(course.league)


def name_of(league: League) -> str:
    return safe(league.name, LONGEST_NAME)


def moment_text(at: int) -> str:
    """A moment as Discord shows it to whoever looks, in their own zone, and how far off it is."""
    return f"<t:{at}:f> (<t:{at}:R>)"


def head(language: Language, course: Course) -> str:
    """Which season of which league it is, and how far it has come."""
    return say(
        language,
        "league-admin-head",
        league=title(course),
        season=course.number,
        stage=stage_text(language, course.season.stage, course.season.paused is not None),
    )


def stage_text(language: Language, stage: Stage, paused: bool = False) -> str:
    return say(language, "league-admin-stage-paused" if paused else f"league-admin-stage-{stage}")


def plan_lines(language: Language, course: Course) -> list[str]:
    """What a season goes by: game, tables, clock, dates."""
    settings, plan = course.league.settings, course.season.plan
    form = say(language, f"league-admin-form-{settings.form}", rounds=settings.rounds)
    return [
        f"{title_of(language, settings.game, settings.options)} · {form}",
        say(
            language,
            "league-admin-tables-each" if plan.form == "league" else "league-admin-table-each",
            tables=tables_of_each(plan),
            seats=plan.terms.seats,
            size=plan.terms.size,
        ),
        say(language, "clock-line", clock=clock_text(language, settings.clock)),
        *date_lines(language, course),
    ]


def date_lines(language: Language, course: Course) -> list[str]:
    """The dates that are still to come, one by one."""
    season = course.season
    dates = season.plan.dates
    came = {
        "planned": 0,
        "open": 2 if season.asked else 1,
        "drawn": 4 if season.published else 3,
        "running": 5,
        "finishing": 6,
    }.get(season.stage, 7)
    steps = (
        ("opens", dates.opens),
        ("checks-in", dates.checks_in),
        ("draws", dates.draws),
        ("publishes", dates.publishes),
        ("starts", dates.starts),
        ("ends", dates.ends),
        ("judges", dates.judges),
    )
    return [
        say(language, f"league-admin-date-{name}", when=moment_text(at))
        for name, at in steps[came:]
        if name != "publishes" or at != dates.starts
    ]


def next_line(language: Language, course: Course) -> str:
    """What is to happen next by itself."""
    due = next_step(course.season)
    if due is None:
        return ""
    return say(
        language, f"league-admin-next-{due.step}", when=moment_text(due.at) if due.at else ""
    )


# Tables


def state_of(match: Match) -> str:
    """How far a table has come, by a word."""
    if match.void:
        return "void"
    if match.ranks is not None:
        return "judged" if match.judged else "over"
    return "waits" if match.table is None else "runs"


def label_of(course: Course, number: int) -> str:
    """What a table is called: by its division and its place there, as in its footer; in a cup by
    its round; in a season with one division by its number alone."""
    group, place = group_and_place(course, number)
    several = any(_group(course, match) for match in course.season.matches)
    return f"{group}.{place}" if several else str(place)


def group_and_place(course: Course, number: int) -> tuple[int, int]:
    """The division of a table, or its round in a cup, and which of its tables it is; from 1."""
    matches = course.season.matches
    if not 0 <= number < len(matches):
        return 1, number + 1
    ours = _group(course, matches[number])
    return ours + 1, sum(_group(course, match) == ours for match in matches[: number + 1])


def _group(course: Course, match: Match) -> int:
    return match.division if course.season.plan.form == "league" else match.round


def table_line(language: Language, course: Course, number: int) -> str:
    """A table with those who sit there, for a list that formats nothing."""
    match = course.season.matches[number]
    people = [plain_name(course.name(one)) for one in match.people]
    return say(
        language,
        "league-admin-table-line",
        number=label_of(course, number),
        names=written_order(match.ranks, people) if match.ranks else ", ".join(people),
        state=say(language, f"league-admin-state-{state_of(match)}"),
    )


# Deeds


def deed_text(language: Language, course: Course, deed: Deed) -> str:
    """What was done to a season, in a few words, for a list that formats nothing."""
    kind, facts = told(language, course, deed.act)
    return say(language, f"league-admin-deed-{kind}", **facts)


def deed_line(language: Language, course: Course, deed: Deed) -> str:
    """The same as a line of the log: when, what, by whom and why."""
    kind, facts = told(language, course, deed.act, safe)
    what = say(language, f"league-admin-deed-{kind}", **facts)
    by = f" — <@{deed.by}>" if deed.by else ""
    reason = f": {safe(deed.reason, REASON_LENGTH)}" if deed.reason else ""
    line = f"<t:{deed.at}:d> <t:{deed.at}:t> {what}{by}{reason}"
    return f"~~{line}~~ {say(language, 'league-admin-undone-mark')}" if deed.undone else line


def told(
    language: Language, course: Course, act: Act, named: Callable[[str], str] = plain_name
) -> tuple[str, Facts]:
    """The word of what was done, and what its text mentions."""
    kind = type(act).__name__.lower()
    match act:
        case deeds.Joined() | deeds.Left() | deeds.Confirmed() | deeds.Withdrew():
            return kind, {"name": named(course.name(act.person))}
        case deeds.Moved():
            name = named(course.name(act.person))
            return kind, {"name": name, "division": act.division + 1}
        case deeds.Replaced():
            return kind, {"name": named(course.name(act.person)), "by": named(course.name(act.by))}
        case deeds.Penalised():
            facts: Facts = {"name": named(course.name(act.person))}
            facts["points"] = points_text(language, abs(act.points))
            return ("pardoned" if act.points < 0 else kind), facts
        case deeds.Begun() | deeds.Voided() | deeds.Called():
            return kind, {"number": label_of(course, act.match)}
        case deeds.Ended():
            return ("judged" if act.judged else kind), {
                "number": label_of(course, act.match),
                "order": order_text(course, act.match, act.ranks, named),
            }
        case deeds.Arranged():
            return f"{kind}-{min(act.fields, default='name')}", {}
        case deeds.Extended():
            return kind, {"length": span_text(language, act.seconds)}
        case _:
            return kind, {}


def order_text(
    course: Course, number: int, ranks: Sequence[int], named: Callable[[str], str] = safe
) -> str:
    """How a table ended, in its order."""
    matches = course.season.matches
    if number >= len(matches) or len(matches[number].people) != len(ranks):
        return ""
    people = [named(course.name(one)) for one in matches[number].people]
    return written_order(ranks, people)


# Settings


def settings_lines(language: Language, league: League) -> list[str]:
    """What a league goes by, beyond what its next season's plan tells."""
    settings = league.settings
    lines = [
        say(language, "league-admin-setting-least", count=settings.least),
        say(language, "league-admin-setting-lasts", length=span_text(language, settings.lasts)),
        say(language, "league-admin-setting-goes-on", length=span_text(language, settings.rest))
        if settings.goes_on
        else say(language, "league-admin-setting-once"),
        say(
            language,
            "league-admin-setting-rated" if settings.rated else "league-admin-setting-unrated",
        ),
        say(language, "league-admin-setting-channel", channel=f"<#{league.channel}>"),
    ]
    if league.dashboard is None:
        lines.append(say(language, "league-admin-setting-no-dashboard"))
    else:
        lines.append(
            say(language, "league-admin-setting-dashboard", channel=f"<#{league.dashboard}>")
        )
    if league.organisers:
        people = listed(language, [f"<@{one}>" for one in league.organisers])
        lines.append(say(language, "league-admin-setting-organisers", people=people))
    else:
        lines.append(say(language, "league-admin-setting-no-organisers"))
    return lines
