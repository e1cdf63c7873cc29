"""What is due in a season: the steps of its calendar, one after the other.

Each is a deed with a key of its own. After an outage those that were missed are due one by one, in
their order; nothing is due twice, or while the season is paused.
"""

from typing import Literal

from msgspec import Struct

from engine.league.deeds import Deed, Extended
from engine.league.season import Season

Step = Literal["open", "ask", "draw", "publish", "start", "pair", "finish", "judge", "close"]


class Due(Struct, frozen=True):
    """A step and when it is to be done."""

    step: Step
    at: int


def next_step(season: Season) -> Due | None:
    """What is to be done next; nothing if the season is over or paused."""
    if season.paused is not None:
        return None
    dates = season.plan.dates
    match season.stage:
        case "planned":
            return Due("open", dates.opens)
        case "open":
            return Due("draw", dates.draws) if season.asked else Due("ask", dates.checks_in)
        case "drawn":
            if not season.published:
                return Due("publish", dates.publishes)
            return Due("start", dates.starts)
        case "running" | "finishing" if season.is_over:
            return Due("pair" if season.goes_on else "close", 0)
        case "running":
            return Due("finish", dates.ends)
        case "finishing":
            return Due("judge", dates.judges)
        case "closed" | "cancelled":
            return None


def is_due(season: Season, now: int) -> Step | None:
    """The step that is due by now."""
    due = next_step(season)
    return due.step if due is not None and due.at <= now else None


def to_judge(season: Season, now: int) -> tuple[int, ...]:
    """The tables that are to be decided from their positions: those that an organiser wants to be,
    and all that are left once that is due."""
    if season.paused is not None or season.stage not in ("running", "finishing"):
        return ()
    late = season.stage == "finishing" and season.plan.dates.judges <= now
    return tuple(
        number
        for number, match in enumerate(season.matches)
        if not match.is_over and (late or match.called)
    )


def staying(season: Season) -> tuple[int, ...]:
    """Who is drawn: who said that they are still in, and of those who said nothing, whoever played
    the last season."""
    return tuple(entry.person for entry in season.entries if entry.confirmed or entry.returning)


def after_outage(season: Season, since: int, until: int) -> Deed | None:
    """What an outage of the bot does to the dates: a long one moves those that it touched."""
    if until - since < season.plan.pace.outage or season.stage in ("closed", "cancelled"):
        return None
    if season.paused is not None:
        return None  # it stands still anyway
    return Deed(key=f"outage {since}", at=since, act=Extended(until - since))
