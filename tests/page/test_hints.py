"""Hints that name a command with its options can be pasted as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from parlour import Parlour, Permission
from tests.page.client import Client
from tests.page.conftest import DESKTOP, Opening

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

ROOT = Path(__file__).resolve().parents[2]
COMMAND = re.compile(r"`(/[^`{]*:[^`{]*)`")
OPTION = re.compile(r"(?:^|(?<=\s))([^\W\d]\w*):\s*(.*?)(?=\s[^\W\d]\w*:|$)")
READERS = {"en": "Ada", "fr": "Chloé"}
ALONE = {
    "en": ("/table open ", "thread: True", "Yes"),
    "fr": ("/table ouvrir ", "fil: True", "Oui"),
}
"""By language a command, a hint for one of its options, and what the page calls its value."""


def hints(language: str) -> list[str]:
    """Every command with options that a text of ours or a rules page shows."""
    files = [
        *(ROOT / "locale" / language).glob("*.ftl"),
        *(ROOT / "docs" / "rules").glob(f"*.{language}.md"),
    ]
    found = (hint for path in files for hint in COMMAND.findall(path.read_text("utf-8")))
    return sorted(set(found))


@pytest.mark.parametrize("language", READERS)
async def test_a_hint_can_be_pasted(stage: Parlour, opened: Opening, language: str) -> None:
    client: Client = await opened(stage, DESKTOP, name=f"hints-{language}")
    page = client.page
    await page.locator(".card").get_by_role("button").last.click()
    stage.user("Chloé").grant(Permission.MANAGE_GUILD, stage.guild("The Parlour"))
    await client.become(READERS[language])
    shown = hints(language)
    assert len(shown) > 3
    for hint in shown:
        await client.box.fill(hint)
        form = page.locator(".command-form")
        await form.wait_for()
        name = await form.locator(".command-name").inner_text()
        assert hint.startswith(name), hint
        for option, value in OPTION.findall(hint.removeprefix(name).strip()):
            field = form.get_by_label(option, exact=True)
            await expect(field).to_have_count(1)
            if value not in ("", "…"):
                await expect(field).not_to_have_value("")
        while not await client.box.is_visible():  # what is offered closes before the form does
            await client.key("Escape")
    command, hint, meant = ALONE[language]
    await client.box.fill(command)
    await page.locator(".chip-more").fill(hint)
    await expect(page.get_by_label(hint.partition(":")[0], exact=True)).to_have_value(meant)
