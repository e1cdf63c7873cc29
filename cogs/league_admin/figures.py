"""Figures that only organisers see: who does whom unusually well, and where much is said.

They are figures and no verdicts: two people may like each other's company, or play alike. What is
said is only counted, never read: the bot does not see it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from cogs.delivery.channel import channel_of
from cogs.league_admin.telling import head, label_of
from cogs.reply.failures import FAILURES
from cogs.words.speech import fitting, safe
from engine.league.course import Course
from engine.league.pairs import unusual_pairs
from engine.league.standings import Sitting
from engine.table.model import Language, Table
from words import say

if TYPE_CHECKING:
    from bot import Hedgepost

MOST_SEASONS: Final = 20
"""So many seasons back are looked at."""
MOST_PAIRS: Final = 8
MOST_TALKS: Final = 8
MOST_THREADS: Final = 12
"""Tables whose messages are counted, those that still run first."""
LOOKED_THROUGH: Final = 100
"""Messages of each."""
LONGEST_LOOK: Final = 5
"""Seconds."""


class Talk(Struct, frozen=True):
    """What people say at a table."""

    number: int
    channel: int
    said: int


async def figures_text(bot: Hedgepost, language: Language, course: Course) -> str:
    """Pairs and table talk, a line each."""
    lines = [head(language, course), say(language, "league-admin-pairs-title")]
    played = await _sittings(bot, course)
    pairs = unusual_pairs(played)[:MOST_PAIRS]
    lines += [
        say(
            language,
            "league-admin-pair",
            one=safe(course.name(pair.people[0])),
            other=safe(course.name(pair.people[1])),
            tables=pair.tables,
            gain=f"{pair.gains[0]:.1f}",
            other_gain=f"{pair.gains[1]:.1f}",
        )
        for pair in pairs
    ]
    if not pairs:
        lines.append(say(language, "league-admin-pairs-none", count=len(played)))
    lines.append(say(language, "league-admin-talk-title"))
    talks = await _talks(bot, course)
    lines += [
        say(
            language,
            "league-admin-talk",
            number=label_of(course, talk.number),
            channel=f"<#{talk.channel}>",
            count=talk.said,
            most=LOOKED_THROUGH,
        )
        for talk in talks[:MOST_TALKS]
    ]
    if not talks:
        lines.append(say(language, "league-admin-talk-none"))
    lines.append(f"-# {say(language, 'league-admin-figures-note')}")
    return fitting(language, lines)


async def _sittings(bot: Hedgepost, course: Course) -> list[Sitting]:
    """The tables of this season and of those before it that ended."""
    leagues = bot.host.leagues
    before = [
        line for line in await leagues.seasons(course.league.id) if line.number < course.number
    ]
    before.sort(key=lambda line: -line.number)
    found = [match.sitting for match in course.season.matches]
    for line in before[: MOST_SEASONS - 1]:
        earlier = await leagues.course(line.id)
        found += [match.sitting for match in earlier.season.matches]
    return [sitting for sitting in found if sitting.ranks and not sitting.void]


async def _talks(bot: Hedgepost, course: Course) -> list[Talk]:
    """How much people say at the tables of a season, the most first."""
    begun = [
        (number, match.table)
        for number, match in enumerate(course.season.matches)
        if match.table is not None
    ]
    begun.sort(key=lambda one: course.season.matches[one[0]].is_over)
    found: list[Talk] = []
    for number, table_id in begun[:MOST_THREADS]:
        table = await bot.host.ledger.table(table_id)
        said = None if table is None else await _said(bot, table)
        if table is not None and said:
            found.append(Talk(number, table.channel, said))
    return sorted(found, key=lambda talk: (-talk.said, talk.number))


async def _said(bot: Hedgepost, table: Table) -> int | None:
    """How many of the last messages where a table is played are people's; nothing if that cannot
    be seen."""
    try:
        async with asyncio.timeout(LONGEST_LOOK):
            history = channel_of(bot, table).history(limit=LOOKED_THROUGH)
            return sum([not message.author.bot async for message in history])
    except FAILURES:
        return None
