"""A whole game on a phone with wishes and plans: both chairs taken by one person."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect

from bot import Hedgepost
from engine.table.model import Table
from parlour import Parlour
from tests.page.client import Client
from tests.page.conftest import PHONE, Opening
from tests.page.test_whole_game import finish

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

AHEAD = "🗓️ Plan ahead"
PLANNED = ("2", "3", "4")
MOST_TURNS = 80


async def table_of(stage: Parlour, bot: Hedgepost) -> Table:
    channel = next(one for one in stage.world.channels.values() if one.name == "chatter")
    table = await bot.host.ledger.last_in(channel.id)
    assert table is not None
    return table


async def plan(client: Client, page: Locator, face: str) -> None:
    """Plan a throw: the first choice of every step."""
    text = await page.inner_text()
    await client.press(f"🎲 {face}", on=page)
    text = await client.until_changed(page, text)
    while "if that is your next throw" in text and "nothing to choose" not in text:
        await client.choices(page).first.click()
        text = await client.until_changed(page, text)
    if "if that is your next throw" in text:
        await client.press("◀ All plans", on=page)
        await client.until_changed(page, text)


async def plan_next(client: Client, panel: Locator, *, shoots: bool) -> None:
    """Whoever has just played plans some throws, if there is anything to plan."""
    ahead = panel.get_by_role("button", name=AHEAD)
    if not await ahead.count():
        return
    await ahead.click()
    await expect(panel).to_contain_text(re.compile("Your plans|nothing to plan"))
    for face in PLANNED:
        if not await panel.get_by_role("button", name=f"🎲 {face}", exact=True).count():
            continue
        if shoots:
            await client.press(f"🎲 {face}", on=panel)
            await expect(panel).to_contain_text("if that is your next throw")
            await panel.scroll_into_view_if_needed()
            await client.shot(f"face-{face}")
            await client.press("◀ All plans", on=panel)
            await expect(panel).to_contain_text("Your plans")
        await plan(client, panel, face)
    if shoots:
        await client.shot("planned")


async def test_a_whole_game_with_wishes_and_plans(
    stage: Parlour, bot: Hedgepost, opened: Opening
) -> None:
    client: Client = await opened(stage, PHONE, name="plans", has_touch=True)
    await client.page.locator(".card").get_by_role("button", name="Close").click()
    await client.go("chatter")
    alice = stage.user("Alice")
    alice.go(next(one for one in stage.world.channels.values() if one.name == "chatter"))
    await alice.slash("table open", game="hedgehogs", thread=False, options={"options": "v26"})
    await client.become("Bob")
    await client.press("Join")
    await client.press("Start")
    await expect(client.post).to_contain_text("your move")

    for name in ("Bob", "Alice"):
        await client.become(name)
        before = await client.privates.count()
        await client.press("Play")
        page = await client.answered(before + 1)
        await client.press(AHEAD, on=page)
        await expect(page).to_contain_text("Your wishes for the set-up")
        await client.shot(f"wishes-{name}")
        await client.press("c d b e a f", on=page)
        await expect(page).to_contain_text("Your wishes are noted")
        await client.shot(f"wished-{name}")
        await page.get_by_role("button", name="Dismiss").click()
    table = await table_of(stage, bot)
    assert table.ply > 6

    for turn in range(MOST_TURNS):
        table = await table_of(stage, bot)
        if table.status != "running":
            break
        await client.become(next(one.name for one in table.players if one.asked))
        before = await client.privates.count()
        await client.press("Play")
        panel = await client.answered(before + 1)
        await finish(client, panel)
        await plan_next(client, panel, shoots=turn < 3)
        await panel.get_by_role("button", name="Dismiss").click()
    table = await table_of(stage, bot)
    assert table.status == "over"
    log = await bot.host.ledger.moves(table.id)
    race = [move for move in log if not move.move.startswith("place")]
    assert "planned" in {move.hand for move in race}
    await client.shot("over")
