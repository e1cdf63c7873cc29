"""The jesters from the page on a phone: direction, distance, pawn, side of the board, edge."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from parlour import ChannelDriver, Parlour
from tests.cogs.farewells import resign
from tests.page.client import Client
from tests.page.conftest import PHONE, Opening
from tests.page.test_whole_game import take_the_chair_that_is_asked

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]


async def test_a_turn_of_the_jesters_by_touch(stage: Parlour, opened: Opening) -> None:
    alice, bob = stage.user("Alice"), stage.user("Bob")
    channel = next(one for one in stage.world.channels.values() if one.name == "chatter")
    for person in (alice, bob):
        person.go(channel)
    lobby = await alice.slash("table open", game="jesters", thread=False)
    await bob.press("Join", on=lobby.message)
    await alice.press("Start", on=lobby.message)
    board = await ChannelDriver(stage, channel).wait_for("your move")
    first, second = (alice, bob) if board.pinged == {alice.id} else (bob, alice)
    await first.slash("move", moves="at d1")
    await second.slash("move", moves="at d8")
    await ChannelDriver(stage, channel).wait_for("put a jester on d8")

    client: Client = await opened(stage, PHONE, name="jesters-phone", has_touch=True)
    await client.page.locator(".card").get_by_role("button", name="Close").click()
    await client.go("chatter")
    await expect(client.post).to_contain_text("your move")
    await take_the_chair_that_is_asked(client)
    before = await client.privates.count()
    await client.press("Play")
    panel = await client.answered(before + 1)
    text = await panel.inner_text()
    await client.shot("directions")
    for label in (
        *("→ d2 … d7", "↩ Back", "→ d2 … d7", "d4 (10)"),
        *("↗ e5 … i9", "→ e5", "Two pawns", "▬ ↓", "▬ a1|a2"),
    ):
        await panel.get_by_role("button", name=re.compile(f"{re.escape(label)}$")).last.click()
        text = await client.until_changed(panel, text)
        if label == "▬ ↓":
            await client.shot("edges")
    assert "d4 (10), → e5, Two pawns, ▬ a1|a2" in text
    await client.press("Confirm", on=panel)
    await expect(client.post).to_contain_text("left two pawns on d4, laid a stick on a1|a2.")

    await resign(second)
    await expect(client.post).to_contain_text(f"{first.name} wins.")
    await client.shot("result")
