"""Leagues go on by themselves: steps that are due, tables in threads, and what is decided from the
position.

Everything is a timer: what a process that dies leaves in hand, the next one finds. A season has at
most one timer at work here; the others see what it has done.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import discord

from cogs.background.thinkers import Stopped
from cogs.reply.failures import FAILURES, heard
from cogs.reply.permissions import may_open_threads
from cogs.words.speech import plain_name, shortened
from cogs.words.threads import MOST_LETTERS
from engine.clock.timers import Timer
from engine.core import Refused
from engine.host.leagues.fixtures import place_of
from engine.host.locks import Locks
from engine.host.store import Unavailable
from engine.host.tables import Saved
from engine.league.adjudication import Judgement, decided
from engine.league.course import Course
from engine.table.leagues import BEGIN, STEP
from engine.table.model import Table

if TYPE_CHECKING:
    from bot import Hedgepost

log = logging.getLogger(__name__)

BETWEEN: Final = 2
"""Seconds from one table to the next: a season that begins leaves Discord to others, too."""
AGAIN: Final = 60
"""Seconds until it is tried again to begin a table for which there was no thread."""
TRIES: Final = 3
"""How often a position is judged anew that has changed meanwhile."""
LONGEST_SLEEP: Final = 10080
"""Minutes after which Discord puts a silent thread away: a week, the most there is."""


class NoThread(Exception):
    """A table has no place to be played. The message says why."""


class Failing(NamedTuple):
    """A table that cannot begin: why, and when it is tried again."""

    why: str
    again: int


class Seasons:
    """Does what is due in leagues."""

    def __init__(self, bot: Hedgepost) -> None:
        self.bot = bot
        self._locks = Locks()
        self._waiting: set[int] = set()
        """Seasons at which somebody is about to look anyway."""
        self.failing: dict[tuple[int, int], Failing] = {}
        """By season and table, those that cannot begin."""

    def answer_timers(self) -> None:
        """Let the timers of seasons find their way here, and tables of leagues that are over."""
        self.bot.timers.on("season", self.go_on, beside=True)
        self.bot.host.tables.listeners.append(self._heard)

    def _heard(self, saved: Saved) -> None:
        table = None if saved.change is None else saved.change.table
        if table is not None and table.season and not table.live:
            self.bot.timers.wake()  # its timer was written with it

    async def go_on(self, timer: Timer, _late: int) -> Sequence[Timer]:
        """Do what is due in a season; gives when somebody has to look again."""
        season = timer.season or 0
        if timer.since not in (STEP, BEGIN) and season in self._waiting:
            return ()
        self._waiting.add(season)
        try:
            async with self._locks.of(season):
                self._waiting.discard(season)
                if timer.since == BEGIN:
                    return await self._begin_next(timer, season)
                return await self._advance(timer, season)
        except Stopped:
            return (_again(timer, self.bot.host.now()),)  # whoever comes next finds it due
        except Refused as refused:
            if refused.code == "no-season":
                return ()
            log.info("season %d does not go on just now (%s)", season, refused)
            return (_again(timer, self.bot.host.now() + AGAIN),)

    async def _advance(self, timer: Timer, season: int) -> Sequence[Timer]:
        leagues = self.bot.host.leagues
        before = (await leagues.course(season)).version
        await leagues.calendar.advance(season)
        for table in await leagues.fixtures.settle(season):
            await self._show(table)
        for _ in range(TRIES):  # somebody may go on at a table while its position is judged
            if not (judgements := await leagues.fixtures.to_judge(season)):
                break
            for judgement in judgements:
                await self._judge(judgement)
        course = await leagues.calendar.advance(season)
        if await leagues.fixtures.to_judge(season):
            return (_again(timer, self.bot.host.now() + AGAIN),)
        if timer.since == STEP and course.version == before:
            return leagues.calendar.next_timers(course)
        return ()

    async def _show(self, table: Table) -> None:
        """Let the channel of a table see what its season has changed there."""
        await self.bot.outbox.deliver(table.id, table)
        await self.bot.posting.retime(table)

    async def _judge(self, judgement: Judgement) -> None:
        """Decide a table from its position."""
        ends: list[list[int]] = []
        for part in judgement.parts():
            played = await self.bot.computers.thinkers.judge(part)
            if played is None:
                return  # the step is due until it is done
            ends += played
        table = await self.bot.host.leagues.fixtures.judged(judgement, decided(ends))
        await self.bot.outbox.deliver(table.id, table)

    # Tables

    async def _begin_next(self, timer: Timer, season: int) -> Sequence[Timer]:
        """Begin one table of a season; gives the timer of the next."""
        leagues, now = self.bot.host.leagues, self.bot.host.now()
        waiting = {
            match: failing.again if (failing := self.failing.get((season, match))) else 0
            for match in await leagues.fixtures.to_begin(season)
        }
        match = next((one for one, at in waiting.items() if at <= now), None)
        if match is not None and await self._begins(await leagues.course(season), match):
            del waiting[match]
        elif match is not None:
            waiting[match] = now + AGAIN
        if not waiting:
            return ()
        # The row is written behind this: whoever sleeps until later has to look then.
        asyncio.get_running_loop().call_later(1, self.bot.timers.wake)
        return (_again(timer, max(now + BETWEEN, min(waiting.values()))),)

    async def _begins(self, course: Course, match: int) -> bool:
        """Begin a table, if it has a place."""
        try:
            place = await self._place(course, match)
            table = await self.bot.host.leagues.fixtures.begin(course.id, match, place)
        except (*FAILURES, NoThread, Refused) as failed:
            if (course.id, match) not in self.failing:
                log.warning("season %d: table %d cannot begin (%s)", course.id, match + 1, failed)
            again = self.bot.host.now() + AGAIN
            self.failing[course.id, match] = Failing(str(failed), again)
            return False
        self.failing.pop((course.id, match), None)
        await self.bot.outbox.deliver(table.id)
        return True

    async def rehouse(self, table: Table) -> bool:
        """Let a table whose thread is gone go on in another one; whether that is possible now. Its
        board is owed until then."""
        fixtures = self.bot.host.leagues.fixtures
        place = await fixtures.place(table)
        if place is None:
            return False
        await fixtures.rehouse(table, table.channel)
        try:
            course = await self.bot.host.leagues.course(place.season)
            channel = await self._thread(course, place.match)
        except (*FAILURES, NoThread) as failed:
            log.warning("table %d has no thread any more, and gets none (%s)", table.id, failed)
            return False
        await fixtures.rehouse(table, channel)
        return True

    async def _place(self, course: Course, match: int) -> int:
        """Where the table of a fixture is played: a thread of the league's channel. The table that
        was begun already stays where it is."""
        there = course.season.matches[match].table
        if there is not None:
            return (await self.bot.host.table(there)).channel
        return await self._thread(course, match)

    async def _thread(self, course: Course, match: int) -> int:
        """A thread for a table: a new one, or the one that a process has opened which died then.
        Raises `NoThread`, and what Discord says."""
        channel = self.bot.get_channel(course.league.channel)
        if not isinstance(channel, discord.TextChannel):
            raise NoThread("the league's channel is not there, or has no threads")
        if not may_open_threads(channel):
            raise NoThread("no thread may be opened in the league's channel")
        name = _thread_name(course, match)
        for thread in channel.threads:
            if thread.name == name and not thread.archived and thread.owner_id == self._own:
                return thread.id
        thread = await heard(
            channel.create_thread(
                name=name,
                type=discord.ChannelType.public_thread,
                auto_archive_duration=LONGEST_SLEEP,
            )
        )
        return thread.id

    @property
    def _own(self) -> int:
        return 0 if self.bot.user is None else self.bot.user.id


def _thread_name(course: Course, match: int) -> str:
    """What the thread of a table is called: league, season, division and table, and who plays."""
    place = place_of(course, match)
    numbers = [course.number]
    numbers += [place.division + 1] if place.form == "league" else [place.round + 1]
    where = ".".join(map(str, [*numbers, place.number]))
    people = course.season.matches[match].people
    who = ", ".join(plain_name(course.name(user)) for user in people)
    return shortened(f"{plain_name(place.league)} {where} · {who}", MOST_LETTERS)


def _again(timer: Timer, at: int) -> Timer:
    return Timer(at=at, kind="season", season=timer.season, since=timer.since)


async def setup(bot: Hedgepost) -> None:
    bot.seasons.answer_timers()
    try:
        forgotten = await bot.host.leagues.calendar.wake()
    except Unavailable as trouble:
        log.warning("seasons that nothing wakes could not be looked up: %r", trouble)
        return
    if forgotten:
        log.warning("nothing would have woken the seasons %s", forgotten)
