"""Leagues go on by themselves: their tables begin in threads, and end in time."""

import pytest

from bot import Hedgepost
from cogs.background.seasons import AGAIN, BETWEEN, NoThread
from engine.league.course import Course
from engine.league.model import Settings
from engine.league.season import DAY, HOUR
from engine.table.leagues import decided
from engine.table.model import Doer
from tests.cogs.conftest import Club

SETTINGS = Settings(game="hedgehogs", options="v10 v26", seats=2, size=5, lasts=7 * DAY)


class Season:
    """A season in the club's channel."""

    def __init__(self, club: Club, bot: Hedgepost) -> None:
        self.club, self.bot = club, bot
        self.id = 0

    async def course(self) -> Course:
        return await self.bot.host.leagues.course(self.id)

    async def go_on(self, seconds: int = 0) -> Course:
        """The clock is turned, and all is done that is due then."""
        self.club.time.turn(seconds)
        for _ in range(3):
            await self.bot.timers.run_due()
            await self.bot.timers.rest()
        return await self.course()

    async def until(self, at: int) -> Course:
        return await self.go_on(max(0, at - self.club.time.now))

    async def drawn(self) -> Course:
        club, leagues = self.club, self.bot.host.leagues
        now = club.time.now
        mia = Doer(club.ada.id, "Ada", manager=True)
        course = await leagues.create(
            club.guild.id, club.channel.id, mia, "Spring", SETTINGS, now + HOUR, now + 3 * DAY
        )
        self.id = course.id
        await self.until(course.season.plan.dates.opens)
        people = (club.alice, club.bob, club.dee)
        for one in people:
            await leagues.players.join(course.league.id, one.id, one.name)
        await self.until(course.season.plan.dates.checks_in)
        for one in people:
            await leagues.players.stay(course.id, one.id)
        return await self.until(course.season.plan.dates.draws)


async def test_tables_begin_in_threads_one_after_the_other(club: Club):
    async with club.bot() as bot:
        season = Season(club, bot)
        course = await season.drawn()
        course = await season.until(course.season.plan.dates.starts)
        begun = [sum(match.table is not None for match in course.season.matches)]
        for _ in range(2):
            course = await season.go_on(BETWEEN)
            begun.append(sum(match.table is not None for match in course.season.matches))
        assert begun == [1, 2, 3]
        for match in course.season.matches:
            table = await bot.host.table(match.table or 0)
            assert (table.status, table.season, table.rated) == ("running", course.id, True)
            assert table.parent == club.channel.id
            assert tuple(one.user for one in table.players) == match.people
            assert not table.owes_post


async def test_a_season_ends_by_itself_and_its_last_table_is_decided_from_the_position(club: Club):
    async with club.bot() as bot:
        season = Season(club, bot)
        course = await season.drawn()
        await season.until(course.season.plan.dates.starts)
        await season.go_on(BETWEEN)
        course = await season.go_on(BETWEEN)
        for match in course.season.matches[:2]:
            now = club.time.now
            await bot.host.tables.change(
                "end", match.table or 0, lambda one, now=now: decided(one, (1, 2), now)
            )
        course = await season.go_on()
        assert [match.is_over for match in course.season.matches] == [True, True, False]
        course = await season.until(course.season.plan.dates.ends)
        assert course.season.stage == "finishing"
        course = await season.until(course.season.plan.dates.judges)
        assert course.season.stage == "closed"
        assert course.season.matches[2].judged
        table = await bot.host.table(course.season.matches[2].table or 0)
        (thread,) = [one for one in club.channel.threads if one.id == table.channel]
        assert "decided from its position" in thread.messages[-1].text


async def test_where_no_thread_can_be_opened_it_is_tried_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
):
    async with club.bot() as bot:
        season = Season(club, bot)
        course = await season.drawn()

        async def fails(*_: object) -> int:
            raise NoThread("there is no place")

        monkeypatch.setattr(bot.seasons, "_thread", fails)
        course = await season.until(course.season.plan.dates.starts)
        await season.go_on(BETWEEN)
        course = await season.go_on(BETWEEN)
        assert not any(match.table for match in course.season.matches)
        assert len(bot.seasons.failing) == 3
        monkeypatch.undo()
        for _ in range(4):
            course = await season.go_on(AGAIN)
        assert all(match.table for match in course.season.matches)
        assert not bot.seasons.failing


async def test_a_thread_that_is_deleted_is_followed_by_another(club: Club):
    async with club.bot() as bot:
        season = Season(club, bot)
        course = await season.drawn()
        course = await season.until(course.season.plan.dates.starts)
        number = next(match.table for match in course.season.matches if match.table) or 0
        before = await bot.host.table(number)
        (thread,) = [one for one in club.channel.threads if one.id == before.channel]
        thread.delete()
        await club.settled()
        assert (await bot.host.table(number)).channel != before.channel
        await bot.outbox.sweep()
        table = await bot.host.table(number)
        assert table.status == "running"
        assert not table.owes_post
        (thread,) = [one for one in club.channel.threads if one.id == table.channel]
        assert any(message.attachments for message in thread.messages)


async def test_an_outage_over_the_end_gives_everybody_the_time_back(club: Club):
    async with club.bot() as bot:
        season = Season(club, bot)
        course = await season.drawn()
        course = await season.until(course.season.plan.dates.starts)
        await season.go_on(BETWEEN)
        await season.go_on(BETWEEN)
        ends = course.season.plan.dates.ends
        await season.until(ends - DAY)
    club.time.turn(3 * DAY)
    async with club.bot() as bot:
        season.bot = bot
        course = await season.go_on()
        assert course.season.stage == "running"
        assert abs(course.season.plan.dates.ends - (ends + 3 * DAY)) < HOUR
        course = await season.until(course.season.plan.dates.ends)
        assert course.season.stage == "finishing"
