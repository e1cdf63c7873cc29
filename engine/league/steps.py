"""What is due in a season: the steps of its calendar, one after the other.

Each is a deed with a key of its own. After an outage those that were missed are due one by one, in
their order; nothing is due twice, or while the season is paused.
"""

from typing import Literal

from msgspec import Struct

from engine.league.deeds import Deed, Extended
from engine.league.season import LEAST_OUTAGE, Season

Step = Literal["open", "ask", "draw", "publish", "start", "finish", "judge", "close"]


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
        case "running":
            return Due("close", 0) if season.is_over else Due("finish", dates.ends)
        case "finishing":
            return Due("close", 0) if season.is_over else Due("judge", dates.judges)
        case "closed" | "cancelled":
            return None


def is_due(season: Season, now: int) -> Step | None:
    """The step that is due by now."""
    due = next_step(season)
    return due.step if due is not None and due.at <= now else None


def to_judge(season: Season) -> tuple[int, ...]:
    """The tables that are still to be decided from their positions."""
    return tuple(number for number, match in enumerate(season.matches) if not match.is_over)


def staying(season: Season) -> tuple[int, ...]:
    """Who is drawn: who said that they are still in, and of those who said nothing, whoever played
    the last season."""
    return tuple(entry.person for entry in season.entries if entry.confirmed or entry.returning)


def after_outage(season: Season, since: int, until: int) -> Deed | None:
    """What an outage of the bot does to the dates: a long one moves those that it touched."""
    if until - since < LEAST_OUTAGE or season.stage in ("closed", "cancelled"):
        return None
    return Deed(key=f"outage {since}", at=since, act=Extended(until - since))
