"""Heuchel & Meuchel from the page: three chairs, secret orders, a panel that goes on.

Once the whole game is played; once two players resign after some turns.
"""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from parlour import Parlour
from tests.page.client import Client
from tests.page.conftest import PHONE, Opening
from tests.page.test_whole_game import take_the_chair_that_is_asked

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

SOME_TURNS = 1
DONE = ("Next: Alice", "Next: Bob", "Next: Dee", "The game is over", "It is the move of")


async def decide(client: Client) -> None:
    """Press Play and take a taking, or else the first choice of every step, until it is done. Who
    is not asked is told so."""
    before = await client.privates.count()
    await client.press("Play")
    panel = await client.answered(before + 1)
    text = await panel.inner_text()
    while not any(word in text for word in DONE):
        await (await next_button(client, panel)).click()
        text = await client.until_changed(panel, text)


async def next_button(client: Client, panel: Locator) -> Locator:
    confirm = panel.get_by_role("button", name="Confirm", exact=True)
    if await confirm.count():
        return confirm
    choices = client.choices(panel)
    takings = choices.filter(has_text="take")
    return takings.first if await takings.count() else choices.first


@pytest.mark.parametrize("whole", [False, True])
async def test_three_chairs(stage: Parlour, opened: Opening, *, whole: bool) -> None:
    client: Client = await opened(stage, PHONE, name="courtiers", has_touch=True)
    await client.page.locator(".card").get_by_role("button", name="Close").click()
    await client.go("chatter")
    await client.open_table("Heuchel & Meuchel")
    for name in ("Bob", "Dee"):
        await client.become(name)
        await client.press("Join")
        await expect(client.last).to_contain_text(name)
    await client.become("Alice")
    await client.press("Start")
    await expect(client.last).to_contain_text("your move")
    board = await client.post.get_attribute("data-id") or "0"
    for name in ("Alice", "Bob", "Dee"):
        await client.become(name)
        await decide(client)
        await client.shot(f"ordered-{name}")
    await client.next_post(after=board)
    turn = 0
    while "wins" not in await client.post.inner_text():
        board = await client.post.get_attribute("data-id") or "0"
        await take_the_chair_that_is_asked(client)
        if turn >= SOME_TURNS and not whole:
            await client.command("table resign")
            await client.key("Enter")
            await client.press("Leave the game")
        else:
            await decide(client)
        turn += 1
        if turn in (1, 10, 30):
            await client.shot(f"turn-{turn}")
        await client.next_post(after=board)
    await client.shot("result")
    await expect(client.post).to_contain_text("points")
