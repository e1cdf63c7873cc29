"""What axe finds on the page, and what somebody without a mouse comes across."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from parlour import Parlour
from tests.page.client import Client
from tests.page.conftest import DESKTOP, PHONE, Opening

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

SERIOUS = ("serious", "critical")


async def findings(page: Page) -> list[str]:
    """What axe finds that is serious, with the places."""
    results: Any = await Axe().run(page)
    return [
        f"{found['id']}: {found['help']}: {node['html'][:160]} {node.get('failureSummary', '')}"
        for found in results.response["violations"]
        if found["impact"] in SERIOUS
        for node in found["nodes"]
    ]


@pytest.mark.parametrize("light", [True, False], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_axe_finds_nothing_serious(
    stage: Parlour, opened: Opening, size: tuple[int, int], light: bool
) -> None:
    scheme = "light" if light else "dark"
    client: Client = await opened(stage, size, name=f"axe-{scheme}", color_scheme=scheme)
    page, found = client.page, list[str]()
    found += await findings(page)
    await page.locator(".card").get_by_role("button").last.click()
    chatter = stage.guild("The Parlour").channel("chatter")
    await stage.user("Alice").slash("play", game="hedgehogs", channel=chatter)
    await client.go("chatter")
    await client.press("Play")
    panel = await client.answered(1)
    await panel.get_by_role("img").first.wait_for()
    found += await findings(page)
    await client.press("Rules", on=panel)
    await panel.get_by_role("button", name="↩ Back to my move").wait_for()
    found += await findings(page)
    await client.command("learn")
    found += await findings(page)
    await client.key("Escape")
    await client.go("games")
    await client.press("Clock")
    found += await findings(page)
    if found:
        pytest.fail("\n".join(dict.fromkeys(found)), pytrace=False)


async def test_the_first_stop_leads_to_the_messages(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, DESKTOP, name="skip")
    page = client.page
    await page.locator(".card").get_by_role("button").last.click()
    skip = page.get_by_role("link", name="Skip to the messages")
    stops = "document.querySelector('a[href], button, input, textarea, [tabindex=\"0\"]').id"
    assert await page.evaluate(stops) == "skip"
    await skip.focus()
    await expect(skip).to_be_focused()
    await expect(skip).to_be_in_viewport()
    await client.shot("link")
    await client.key("Enter")
    await expect(page.locator("#messages .scroller")).to_be_focused()
    assert "/" in page.url.partition("#")[2], "the address still says who and where"


async def test_a_picture_is_a_stop_only_where_it_opens(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, DESKTOP, name="stops")
    chatter = stage.guild("The Parlour").channel("chatter")
    await stage.user("Alice").slash("play", game="hedgehogs", channel=chatter)
    await client.go("chatter")
    await client.post.wait_for()
    stops = await client.page.evaluate(
        """() => [...document.querySelectorAll("img, canvas, svg")]
            .filter((one) => one.tabIndex >= 0)
            .map((one) => [one.outerHTML.slice(0, 120), one.getAttribute("role")])"""
    )
    assert [stop for stop in stops if stop[1] != "button"] == []
