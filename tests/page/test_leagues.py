"""A league from sign-up to its podium, as two players see it on a phone, in both languages."""

from __future__ import annotations

import time

import pytest
from playwright.async_api import expect

from bot import Hedgepost
from engine.league.model import Language, Settings
from engine.league.season import DAY
from engine.table.model import Doer
from engine.table.turns import waiting_on
from parlour import Parlour
from tests.cogs.conftest import FAST, whole_turn
from tests.page.client import Client
from tests.page.conftest import PHONE, Opening

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

OLGA = Doer(7, "Olga", manager=True)
NAMES = ("Ada", "Chloé", "Émile", "Fatou", "Gus")
JOIN: dict[Language, str] = {"en": "Join", "fr": "Rejoindre"}
MINE: dict[Language, str] = {"en": "My tables", "fr": "Mes parties"}
CROSS: dict[Language, str] = {"en": "Cross-table", "fr": "Tableau croisé"}


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_from_sign_up_to_the_podium(
    stage: Parlour, bot: Hedgepost, opened: Opening, language: Language
) -> None:
    guild = stage.guild("The Parlour")
    salon = guild.channel(f"league-{language}")
    people = [stage.user(name) for name in NAMES]
    await people[0].slash("me settings", language=language, channel=salon)
    client: Client = await opened(stage, PHONE, name=f"league-{language}", has_touch=True)
    await client.become("Ada")
    season = await begun(bot, guild.id, salon.id, language)
    await client.go(salon.channel.name)
    await expect(client.last).to_contain_text("📣")
    await client.shot("sign-up")
    await client.last.get_by_role("button", name=JOIN[language], exact=True).tap()
    await client.answered(1)
    await client.shot("joined")
    league = (await bot.host.leagues.course(season)).league.id
    for one in people[1:]:
        await bot.host.leagues.players.join(league, one.id, one.name)
    await started(bot, season, [one.id for one in people])
    await expect(client.messages.filter(has_text=MINE[language]).last).to_be_visible()
    await client.shot("draw")
    course = await bot.host.leagues.course(season)
    for match in range(3):
        await played(bot, course.season.matches[match].table or 0)
    await bot.timers.run_due()
    await bot.noticeboard.deliver()
    await stage.settled()
    standings = client.messages.filter(has_text=CROSS[language]).last
    await standings.scroll_into_view_if_needed()
    await client.shot("standings")
    await standings.get_by_role("button", name=MINE[language]).tap()
    await client.private.scroll_into_view_if_needed()
    await client.shot("my-tables")
    await standings.get_by_role("button", name=CROSS[language]).tap()
    await client.answered(2)
    await client.shot("cross-table")
    thread = salon.threads[-1]
    await bot.outbox.deliver(course.season.matches[-1].table or 0)
    await client.go(thread.channel.name)
    await client.shot("table")
    for match in range(3, 5):
        await played(bot, course.season.matches[match].table or 0)
    for _ in range(3):
        await bot.timers.run_due()
        await bot.timers.rest()
    await bot.noticeboard.deliver()
    await client.go(salon.channel.name)
    await expect(client.last).to_contain_text("🏁")
    await client.shot("end")


async def begun(bot: Hedgepost, guild: int, channel: int, language: Language) -> int:
    """A season that can be joined; its number."""
    now = int(time.time())
    settings = Settings(game="hedgehogs", options=FAST, seats=2, lasts=14 * DAY, language=language)
    name = {"en": "Spring League", "fr": "Ligue de printemps"}[language]
    leagues = bot.host.leagues
    course = await leagues.create(guild, channel, OLGA, name, settings, now + 60, now + 9 * DAY)
    await leagues.organisers.open(course.id, OLGA)
    await bot.noticeboard.deliver()
    return course.id


async def started(bot: Hedgepost, season: int, people: list[int]) -> None:
    """Drawn, shown and begun at once, by an organiser's word."""
    leagues = bot.host.leagues
    for one in people:
        await leagues.players.stay(season, one)
    await leagues.organisers.draw(season, OLGA)
    await leagues.organisers.publish(season, OLGA)
    await leagues.organisers.start(season, OLGA)
    fixtures = leagues.fixtures
    course = await leagues.course(season)
    for match in await fixtures.to_begin(season):
        channel = await bot.seasons._place(course, match)
        table = await fixtures.begin(season, match, channel)
        await bot.outbox.deliver(table.id)
    await bot.noticeboard.deliver()


async def played(bot: Hedgepost, table_id: int) -> None:
    table = await bot.host.table(table_id)
    while table.status == "running":
        mover = table.players[waiting_on(table)[0]].user
        moves = [move.strip() for move in whole_turn(table).split(",")]
        table = await bot.host.turns.type_moves(table.id, mover, moves)
