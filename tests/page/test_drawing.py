"""Everything a bot can send is drawn and works: words, components of both kinds, modals."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import expect

from parlour import Parlour
from parlour.connect import running
from tests.page.client import Client
from tests.page.conftest import PHONE, Opening, patience
from tests.page.show_bot import ShowBot

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]


@pytest_asyncio.fixture(loop_scope="session")
async def show(parlour: Parlour) -> AsyncIterator[ShowBot]:
    async with running(parlour, ShowBot()) as started:
        yield started
        started.thought.set()
        await parlour.settled()


async def run(client: Client, command: str) -> None:
    await client.command(command)
    await client.key("Enter")


async def test_words(parlour: Parlour, show: ShowBot, opened: Opening) -> None:
    client: Client = await opened(parlour, name="words")
    await run(client, "words")
    message = client.last
    await expect(message.get_by_role("heading", name="A heading")).to_be_visible()
    await expect(message.locator("strong").first).to_have_text("bold")
    await expect(message.locator("em").first).to_have_text("italic")
    await expect(message.locator("li")).to_have_count(5)
    await expect(message.locator("blockquote")).to_have_text("quoted")
    await expect(message.locator("pre")).to_have_text('print("**not bold**")')
    await expect(message).to_contain_text("<b>no markup</b> <script>alert(1)</script>")
    await expect(message).to_contain_text("snake_case_name *not italic*")
    await expect(message).to_contain_text("January 1, 1970")
    await expect(message.locator(".mention-me")).to_have_text("@Alice")
    hidden = message.get_by_role("button", name="Spoiler")
    await hidden.click()
    await expect(message.locator(".spoiler-shown")).to_have_text("hidden")
    await client.shot("all")


async def test_first_kind(parlour: Parlour, show: ShowBot, opened: Opening) -> None:
    client: Client = await opened(parlour, name="first-kind", color_scheme="dark")
    await run(client, "first")
    message = await client.this_last()
    await expect(message.get_by_role("button", name="Off")).to_be_disabled()
    link = message.get_by_role("link", name="Link")
    await expect(link).to_have_attribute("href", "https://example.org/")
    await expect(link).to_have_attribute("rel", "noopener noreferrer")
    await client.press("Danger")
    await expect(client.private).to_contain_text("pressed danger")
    await message.get_by_role("button", name="Some colours").click()
    choices = client.page.get_by_role("listbox", name="Some colours")
    await choices.get_by_role("option", name="Red").click()
    await client.key("End")
    await client.key("Space")
    await client.shot("several")
    await client.page.get_by_role("button", name="Done").click()
    await expect(client.private).to_contain_text("pressed colours Red Blue")
    await message.get_by_role("button", name="Who").press("Enter")
    await client.type("b")
    await client.key("Enter")
    bob = parlour.user("Bob")
    await expect(client.private).to_contain_text(f"pressed who {bob.id}")


async def test_pictures_are_enlarged(parlour: Parlour, show: ShowBot, opened: Opening) -> None:
    client: Client = await opened(parlour, PHONE, name="picture", has_touch=True)
    await run(client, "first")
    image = client.last.get_by_role("img", name="a chequered board")
    await expect(image).to_be_visible()
    box = await image.bounding_box()
    assert box is not None
    assert box["width"] > 340
    await image.tap()
    dialog = client.page.get_by_role("dialog", name="a chequered board")
    await expect(dialog).to_be_visible()
    await client.shot("enlarged")
    await client.key("Escape")
    await expect(dialog).to_be_hidden()


async def test_a_picture_fits_the_window_unless_asked(
    parlour: Parlour, show: ShowBot, opened: Opening
) -> None:
    client: Client = await opened(parlour, (900, 320), name="flat")
    await run(client, "first")
    await client.last.get_by_role("button", name="Enlarge: a chequered board").press("Enter")
    image = client.page.get_by_role("dialog").get_by_role("button", name="a chequered board")
    await expect(image).to_be_visible()
    whole = await image.bounding_box()
    assert whole is not None
    assert 0 <= whole["y"] <= whole["y"] + whole["height"] <= 320
    await image.press("Enter")
    await expect(image).to_have_js_property("clientHeight", 360)


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_second_kind(parlour: Parlour, show: ShowBot, opened: Opening, scheme: str) -> None:
    client: Client = await opened(parlour, name=f"second-kind-{scheme}", color_scheme=scheme)
    await run(client, "second")
    message = client.last
    await expect(message.get_by_role("img", name="a chequered board")).to_be_visible()
    await expect(message.get_by_role("img", name="a small board")).to_be_visible()
    surprise = message.get_by_role("img", name="a surprise")
    await expect(surprise).to_have_count(0)
    await message.get_by_role("button", name="Spoiler").click()
    await expect(surprise).to_be_visible()
    await expect(message.get_by_role("separator")).to_be_visible()
    await expect(message.get_by_role("heading", name="With a thumbnail")).to_be_visible()
    file = message.get_by_role("link", name="Download record.hpr")
    await expect(file).to_have_attribute("download", "record.hpr")
    accent = await message.locator(".container").evaluate(
        "(box) => getComputedStyle(box).borderLeftColor"
    )
    assert accent == "rgb(224, 170, 60)"
    await client.press("Rules")
    await expect(client.private).to_contain_text("pressed secondary")
    await client.shot("container")


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
async def test_modal(
    parlour: Parlour, show: ShowBot, opened: Opening, size: tuple[int, int]
) -> None:
    client: Client = await opened(parlour, size, name=f"modal-{size[0]}")
    await run(client, "first")
    await client.press("Ask")
    dialog = client.page.get_by_role("dialog", name="A question")
    move = dialog.get_by_label("Your move")
    await expect(move).to_be_focused()
    await move.fill("go")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_role("alert")).to_contain_text("At least 3 characters")
    await move.fill("go c4")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_role("alert")).to_contain_text("Colour")
    await dialog.get_by_role("button", name="Colour").click()
    await client.page.get_by_role("option", name="Blue").click()
    await client.shot("filled")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(client.private).to_contain_text("go c4 in Blue")
    await expect(dialog).to_be_hidden()


async def test_thinking(parlour: Parlour, show: ShowBot, opened: Opening) -> None:
    client: Client = await opened(parlour, name="thinking")
    await run(client, "think")
    await expect(client.last).to_contain_text("Hedgepost is thinking…")
    await client.shot("first")
    show.thought.set()
    await expect(client.last).to_contain_text("thought")


async def test_typing_indicator(parlour: Parlour, show: ShowBot, opened: Opening) -> None:
    client: Client = await opened(parlour)
    await run(client, "typing")
    await expect(client.page.locator(".typing-line")).to_contain_text("Hedgepost is typing…")


async def test_bot_that_misses_its_time(parlour: Parlour, show: ShowBot, opened: Opening) -> None:
    client: Client = await opened(parlour, name="late")
    await run(client, "first")
    async with patience(parlour, 0.3):
        await client.press("Deaf")
        await expect(client.last.get_by_role("alert")).to_have_text("This interaction failed")
        await client.command("shy")
        await client.type("no")
        await client.key("Enter")
        await client.type("fri")
        await client.key("Tab")
        await client.type("Bo")
        await expect(client.suggestions).to_have_count(1)
        await client.shot("options")
        await client.key("Tab")
        await client.key("Enter")
        note = client.page.locator(".local-note.failed")
        await expect(note).to_have_text("The application did not respond")


async def test_required_options_are_asked_for(
    parlour: Parlour, show: ShowBot, opened: Opening
) -> None:
    client: Client = await opened(parlour)
    await client.command("shy")
    await client.type("perhaps")
    await client.key("Escape")
    await client.key("Enter")
    await expect(client.page.locator("#composer .trouble")).to_contain_text("loud")
    for _ in range(8):
        await client.key("Backspace")
    await expect(client.box).to_be_focused()
