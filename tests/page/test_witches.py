"""The witches' secret tiles and standing answers, from the page."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from parlour import Parlour
from tests.page.client import Client
from tests.page.conftest import PHONE, Opening

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

STAGES = {"Stage 1": ("2", "5", "9"), "Stage 2": ("3", "4", "10"), "Stage 3": ("6", "7", "8")}


async def open_table(client: Client) -> None:
    await client.page.locator(".card").get_by_role("button", name="Close").click()
    await client.go("chatter")
    await client.open_table("Hexen Rennen")
    await client.become("Bob")
    await client.press("Join")
    await client.press("Start")
    await expect(client.last).to_contain_text("your move")


async def test_tiles_are_laid_by_form_and_an_answer_is_left(
    stage: Parlour, opened: Opening
) -> None:
    client: Client = await opened(stage, PHONE, name="witches", has_touch=True)
    await open_table(client)
    await client.press("Play")
    panel = await client.answered(1)
    await client.press("✎ Fill in…", on=panel)
    dialog = client.page.get_by_role("dialog")
    for stage_name, numbers in STAGES.items():
        button = dialog.get_by_role("button", name=re.compile(stage_name))
        # Whoever stops halfway finds what they had chosen.
        for some in (numbers[:2], numbers[2:]):
            await button.click()
            for number in some:
                await client.page.get_by_role("option", name=number, exact=True).click()
            await client.key("Escape")
        await expect(button).to_contain_text(", ".join(numbers))
    await client.shot("form")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(panel).to_contain_text("2 5 9 / 3 4 10 / 6 7 8")
    await client.press("Confirm", on=panel)
    await expect(client.page.locator("#messages")).to_contain_text("Bob has chosen")

    await client.command("standing")
    await client.key("Enter")
    answer = await client.answered(2)
    await expect(answer).to_contain_text("Ask me")
    await answer.get_by_role("button", name=re.compile("answered for you|Ask me")).click()
    await client.page.get_by_role("option", name="Leave everyone on my magic").click()
    await expect(answer).to_contain_text("at this table: Leave everyone on my magic")
    await client.shot("standing")
    await client.become("Alice")
    await expect(client.page.locator("#messages")).not_to_contain_text("Leave everyone")
