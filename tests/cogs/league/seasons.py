"""A league of the club, and what makes its seasons go on without anybody waiting for a clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot import Hedgepost
from engine.clock.clock import DAY
from engine.league.course import Course
from engine.league.model import Settings
from engine.table.model import Doer, Table
from engine.table.turns import waiting_on
from parlour import Person
from parlour.world.model import Message
from tests.cogs.conftest import FAST, Club, whole_turn

WEEK = 7 * DAY
ORGANISER = Doer(1, "Olga", "", manager=True)
"""Who sets up leagues behind the curtain."""


class League:
    """A league of a club whose days are turned by hand."""

    def __init__(self, club: Club, bot: Hedgepost, people: Sequence[Person]) -> None:
        self.club = club
        self.bot = bot
        self.people = people
        self.season = 0
        self.league = 0

    async def create(self, name: str = "Spring League", **settings: Any) -> Course:
        """A league whose sign-up is open, for two weeks from now."""
        usual: dict[str, Any] = {"game": "hedgehogs", "options": FAST, "seats": 2}
        usual["lasts"] = 2 * WEEK
        now = self.club.time.now
        course = await self.bot.host.leagues.create(
            self.club.guild.id,
            self.club.channel.id,
            ORGANISER,
            name,
            Settings(**{**usual, **settings}),
            now,
            now + 2 * WEEK,
        )
        self.season, self.league = course.id, course.league.id
        self.club.time.turn(61)
        return await self.advance()

    async def course(self) -> Course:
        return await self.bot.host.leagues.course(self.season)

    async def advance(self) -> Course:
        """Do what is due, and bring what is owed."""
        course = await self.bot.host.leagues.calendar.advance(self.season)
        await self.bot.noticeboard.deliver()
        await self.club.settled()
        return course

    async def until(self, step: str) -> Course:
        """Turn the clock to a step of the calendar, and do it."""
        dates = (await self.course()).season.plan.dates
        self.club.time.now = max(self.club.time.now, getattr(dates, step))
        return await self.advance()

    async def join(self, *people: Person) -> None:
        for one in people or self.people:
            await self.bot.host.leagues.players.join(self.league, one.id, one.name)

    async def stay(self, *people: Person) -> None:
        for one in people or self.people:
            await self.bot.host.leagues.players.stay(self.season, one.id)

    async def begun(self) -> Course:
        """A season that has been joined, drawn and started, with all its tables begun."""
        await self.join()
        await self.until("checks_in")
        await self.stay()
        for step in ("draws", "publishes", "starts"):
            await self.until(step)
        await self.begin_tables()
        return await self.course()

    async def begin_tables(self) -> None:
        """Every table in a room of its own."""
        fixtures = self.bot.host.leagues.fixtures
        for match in await fixtures.to_begin(self.season):
            room = self.club.guild.channel(f"table-{self.season}-{match + 1}")
            await fixtures.begin(self.season, match, room.id)

    async def table(self, match: int) -> Table:
        number = (await self.course()).season.matches[match].table
        assert number is not None
        return await self.bot.host.table(number)

    async def play(self, match: int, *, turns: int = 10_000) -> Table:
        """Play a table, to its end if nobody says for how long."""
        table = await self.table(match)
        while table.status == "running" and turns:
            turns -= 1
            mover = table.players[waiting_on(table)[0]].user
            table = await self.bot.host.turns.type_moves(
                table.id, mover, [move.strip() for move in whole_turn(table).split(",")]
            )
        return table

    # What stands in the channel

    def posts(self, *holding: str) -> list[Message]:
        """Messages of the league's channel that hold all of these."""
        return [
            one
            for one in self.club.channel.messages
            if all(part in one.content for part in holding)
        ]

    def post(self, *holding: str) -> Message:
        (found,) = self.posts(*holding)
        return found
