"""A game that nobody here knows is played from the page: nothing but its folders was added."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from parlour import Parlour
from tests.market.process import market_bot
from tests.page.client import Client
from tests.page.conftest import Opening

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def choose(client: Client, who: str, *labels: str) -> None:
    """Somebody plays a turn by the panel."""
    await client.become(who)
    before = await client.privates.count()
    await client.press("Play")
    panel = await client.answered(before + 1)
    for label in labels:
        await client.press(label, on=panel)
    await client.press("Confirm", on=panel)
    await expect(panel).to_contain_text("Done.")


@pytest.mark.long
async def test_the_market_is_played(parlour: Parlour, tmp_path: Path, opened: Opening) -> None:
    async with market_bot(parlour, f"sqlite:///{tmp_path / 'hedgepost.db'}"):
        client: Client = await opened(parlour, name="market")
        await client.page.locator(".card").get_by_role("button", name="Close").click()
        await client.go("chatter")
        await client.open_table("Market")
        await client.become("Bob")
        await client.press("Join")
        await expect(client.last).to_contain_text("🔵 Bob")
        await client.press("Start")
        await expect(client.last).to_contain_text("your move")
        await client.shot("bidding")
        await choose(client, "Alice", "bid 1")
        await choose(client, "Bob", "bid 3")
        await choose(client, "Alice", "claim none")
        await choose(client, "Bob", "claim none", "lay w1 w2 on red")
        await choose(client, "Alice", "fair")
        await expect(client.post).to_contain_text("Bob wins")
        await client.shot("sold")
