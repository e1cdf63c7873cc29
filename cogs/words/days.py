"""Days as people read and choose them."""

from datetime import date, timedelta
from typing import Final

from discord import app_commands

from cogs.words.offered import MOST_OFFERED
from cogs.words.speech import shortened
from cogs.words.spellings import as_english
from engine.clock.clock import Span
from engine.people.absences import read_day
from engine.table.model import Language
from words import plain, say, written_day

FIRST_DAYS: Final = (0, 1, 2, 7, 14)
"""How many days from today an absence is proposed to begin."""
LENGTHS: Final = (1, 2, 3, 4, 5, 7, 10, 14, 21, 28)
"""How many days it is proposed to last."""
SATURDAY: Final = 5


def long_day(language: Language, day: date) -> str:
    """As in *Thursday, 24 December 2026*."""
    return written_day(language, day, say(language, "day-first"))


def first_and_last(span: Span) -> tuple[str, str]:
    """The first and the last day of an absence, as Discord shows them to whoever looks."""
    return f"<t:{span.start}:D>", f"<t:{span.end - 1}:D>"


def propose_first(language: Language, typed: str, today: date) -> list[app_commands.Choice[str]]:
    """Days on which an absence could begin: the one that is typed, or the next few."""
    found = read_day(as_english(typed), today)
    if found is not None:
        return [_choice(long_day(language, found), found)]
    days = {today + timedelta(days=count) for count in FIRST_DAYS}
    days.add(today + timedelta(days=(SATURDAY - today.weekday()) % 7))
    return _beginning(typed, [_choice(long_day(language, day), day) for day in sorted(days)])


def propose_last(
    language: Language, typed: str, today: date, first: date
) -> list[app_commands.Choice[str]]:
    """The same for its end, with how many days that makes."""

    def choice(day: date) -> app_commands.Choice[str]:
        count = (day - first).days + 1
        name = long_day(language, day)
        if count > 0:
            name = say(language, "day-and-length", day=name, count=count)
        return _choice(name, day)

    found = read_day(as_english(typed), today, first)
    if found is not None:
        return [choice(found)]
    ends = {first + timedelta(days=length - 1) for length in LENGTHS}
    ends.add(first + timedelta(days=(SATURDAY + 1 - first.weekday()) % 7))
    return _beginning(typed, [choice(day) for day in sorted(ends)])


def _beginning(
    typed: str, choices: list[app_commands.Choice[str]]
) -> list[app_commands.Choice[str]]:
    """Those that hold what is typed so far; all of them rather than none."""
    wanted = plain(typed.strip())
    found = [one for one in choices if wanted in plain(one.name) or wanted in one.value]
    return (found or choices)[:MOST_OFFERED]


def _choice(name: str, day: date) -> app_commands.Choice[str]:
    return app_commands.Choice(name=shortened(f"{name} ({day})", 100), value=str(day))
