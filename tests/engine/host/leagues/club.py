"""A club with a league and a clock that tests turn: seasons go by without Discord."""

from collections.abc import Sequence
from typing import Any

from engine.core import Refused
from engine.host.host import Host
from engine.league.course import Course
from engine.league.model import Settings
from engine.league.season import DAY, HOUR
from engine.table.leagues import decided
from engine.table.model import Doer, Table
from tests.stores import store_of

NOW = 1_800_000_000
GUILD, CHANNEL = 10, 20
MIA = Doer(9, "Mia", "so it is", manager=True)
SEASON = Settings(game="jesters", seats=2, size=4, lasts=7 * DAY, sign_up=3 * DAY)


class Time:
    """The time, which stands still until somebody turns it."""

    def __init__(self) -> None:
        self.at = NOW

    def __call__(self) -> int:
        return self.at


class Club:
    """A server with people who play in leagues."""

    def __init__(self, store: Any, time: Time | None = None) -> None:
        self.time = time or Time()
        self.host = Host(store, self.time)
        self.store = store
        self.season = 0
        self.league = 0

    async def found(self, settings: Settings = SEASON, name: str = "Spring") -> Course:
        """A league whose sign-up opens in an hour, and whose season starts in three days."""
        at = self.time.at
        course = await self.host.leagues.create(
            GUILD, CHANNEL, MIA, name, settings, at + HOUR, at + HOUR + settings.sign_up
        )
        self.season, self.league = course.id, course.league.id
        return course

    async def course(self) -> Course:
        return await self.host.leagues.course(self.season)

    async def advance(self) -> Course:
        """Do all that is due, as the background does."""
        leagues = self.host.leagues
        await leagues.calendar.advance(self.season)
        course = await leagues.course(self.season)
        if not course.season.matches:
            return course
        for match in await leagues.fixtures.to_begin(self.season):
            await leagues.fixtures.begin(self.season, match, 10_000 * self.season + match)
        await leagues.fixtures.settle(self.season)
        for one in await leagues.fixtures.to_judge(self.season):
            table = await self.host.table(one.table)
            await leagues.fixtures.judged(one, [*range(1, len(table.players) + 1)])
        return await leagues.calendar.advance(self.season)

    async def until(self, at: int) -> Course:
        """Turn the clock on, and do what is due then."""
        self.time.at = max(self.time.at, at)
        return await self.advance()

    async def join(self, people: Sequence[int]) -> Course:
        for one in people:
            await self.host.leagues.players.join(self.league, one, f"Player {one}")
        return await self.course()

    async def opened(self, people: Sequence[int], settings: Settings = SEASON) -> Course:
        """A season that these people have joined."""
        course = await self.found(settings)
        await self.until(course.season.plan.dates.opens)
        return await self.join(people)

    async def drawn(self, people: Sequence[int], settings: Settings = SEASON) -> Course:
        """One that is drawn, and not public yet: all of them are still in."""
        course = await self.opened(people, settings)
        await self.until(course.season.plan.dates.checks_in)
        for one in people:
            await self.host.leagues.players.stay(self.season, one)
        return await self.until(course.season.plan.dates.draws)

    async def started(self, people: Sequence[int], settings: Settings = SEASON) -> Course:
        """One whose tables have begun."""
        course = await self.drawn(people, settings)
        return await self.until(course.season.plan.dates.starts)

    async def end(self, match: int, ranks: Sequence[int]) -> Table:
        """A table ends with these places."""
        course = await self.course()
        table = course.season.matches[match].table
        assert table is not None
        return await self.host.tables.change(
            "end", table, lambda one: decided(one, ranks, self.time.at)
        )

    async def play_out(self, but: Sequence[int] = ()) -> Course:
        """All tables end but some: the lower number comes first."""
        course = await self.course()
        for number, match in enumerate(course.season.matches):
            if number in but or match.is_over:
                continue
            order = sorted(match.people)
            await self.end(number, [order.index(one) + 1 for one in match.people])
        return await self.advance()


async def refused(awaited: Any) -> str:
    """The code with which something is refused."""
    try:
        await awaited
    except Refused as no:
        return no.code
    raise AssertionError("it was not refused")


def keys(course: Course) -> list[str]:
    """The keys of what was done, in order."""
    return [deed.key for deed in course.deeds]


def stored(club: Club) -> Any:
    return store_of(club.host)
