"""A game in a direct message with the bot, begun and played on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from bot import Hedgepost
from parlour import Parlour
from tests.page.client import Client
from tests.page.conftest import PHONE, Opening
from tests.page.test_whole_game import play_turn

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_game_begins_in_a_direct_message(
    stage: Parlour, bot: Hedgepost, opened: Opening
) -> None:
    client: Client = await opened(stage, PHONE, name="direct", has_touch=True)
    page = client.page
    await page.locator(".card").get_by_role("button", name="Close").click()
    await page.get_by_role("button", name="Channels", exact=True).click()
    await page.get_by_role("button", name=re.compile("^Private messages")).click()
    await page.locator("#sidebar").get_by_role("button", name="Hedgepost", exact=True).click()
    await client.until_reads("#header h1", "Hedgepost")
    await client.box.click()
    await client.type("/")
    offered = " ".join(await client.suggestions.all_inner_texts())
    assert "/hedgepost" not in offered
    assert "/away" not in offered
    await client.type("pl")
    await client.take("/play")
    await client.type("Les Hér")
    await client.take("Les Hérissons pressés")
    await client.key("Enter")
    await client.until_reads("#messages .message", "The game has begun: Alice and Pico")
    await client.post.wait_for()
    board = client.message(await client.post.get_attribute("data-id") or "")
    await expect(board.get_by_role("img", name=re.compile("^Hedgehog race"))).to_be_visible()
    await client.shot("board")
    before = await board.get_attribute("data-id") or ""
    await play_turn(client)
    await client.next_post(before)
    await client.shot("answered")
    table = await bot.host.ledger.live_in(stage.user("Alice").dm.id)
    assert table is not None
    assert table.direct
    assert any(player.seen for player in table.players if not player.level)
