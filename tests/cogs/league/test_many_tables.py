"""A hundred tables begin at once: Discord never has to say that it is too much, and whoever plays
already does not wait."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import Hedgepost
from cogs.background.seasons import BETWEEN
from parlour import Parlour
from parlour.limits.ratelimits import RateLimits, Verdict
from tests.cogs.conftest import Club, mover_of, whole_turn
from tests.cogs.league.seasons import League

TABLES = 100


class Strict(RateLimits):
    """Limits about as tight as Discord's, by the clock that the test turns."""

    refused: list[str]

    def take(self, route: str, place: str, *, counts_overall: bool) -> Verdict:
        verdict = super().take(route, place, counts_overall=counts_overall)
        if verdict.retry_after is not None:
            self.refused.append(route)
        return verdict


@pytest.mark.long
async def test_a_hundred_tables_begin_within_what_discord_allows(new_database: Path, database: str):
    usual = RateLimits.strict()
    limits = Strict(usual.default, usual.routes, usual.overall)
    limits.refused = []
    async with Parlour(ratelimits=limits) as parlour:
        parlour.interactions.answer_within = 10.0
        club = Club(parlour, database)
        limits.clock = club.time
        async with club.bot() as bot:
            season = League(club, bot, ())
            await season.create(size=40)
            await joined(season)
            elsewhere = club.channel
            club.channel = club.guild.channel("evening")
            for one in (club.alice, club.bob):
                one.go(club.channel)
            await club.race(bot)
            for step in ("draws", "publishes", "starts"):
                await at(season, step)
            limits.refused.clear()
            waits = await begins(season, bot)
            course = await season.course()
            assert len(course.season.matches) == TABLES
            assert all(match.table is not None for match in course.season.matches)
            assert len(elsewhere.threads) == TABLES
            assert limits.refused == []
            assert max(waits) == 0


async def joined(season: League) -> None:
    """As many people as there are to be tables, each at two."""
    players = season.bot.host.leagues.players
    for number in range(1, TABLES + 1):
        await players.join(season.league, number, f"Player {number}")
    await at(season, "checks_in")
    for number in range(1, TABLES + 1):
        await players.stay(season.season, number)


async def at(season: League, step: str) -> None:
    dates = (await season.course()).season.plan.dates
    season.club.time.now = max(season.club.time.now, getattr(dates, step))
    await go_on(season)


async def go_on(season: League) -> None:
    await season.bot.timers.run_due()
    await season.bot.timers.rest()


async def begins(season: League, bot: Hedgepost) -> list[int]:
    """Every table of the season; gives by how many boards a game that runs beside was late."""
    waits: list[int] = []
    for number in range(TABLES + 5):
        season.club.time.turn(BETWEEN)
        await go_on(season)
        if number % 10 == 0:
            waits.append(await plays_on(season.club, bot))
    await bot.noticeboard.deliver()
    return waits


async def plays_on(club: Club, bot: Hedgepost) -> int:
    """A turn of the game beside; whether its board is still owed."""
    table = await club.table(bot)
    moves = [move.strip() for move in whole_turn(table).split(",")]
    table = await bot.host.turns.type_moves(table.id, mover_of(table), moves)
    await bot.outbox.deliver(table.id)
    table = await bot.host.table(table.id)
    return table.ply - table.posting.posted
