"""A game for two from the page, both chairs taken by one person, on desktop and phone.

The long tests play all of it on the page; in the other, its middle is played behind their backs.
"""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import Locator, expect

from bot import Hedgepost
from parlour import Parlour
from tests.cogs.conftest import mover_of, whole_turn
from tests.page.client import Client
from tests.page.conftest import DESKTOP, PHONE, Opening

pytestmark = pytest.mark.asyncio(loop_scope="session")


OPENING: Final = 7
"""Turns that are played on the page before the middle of the game."""
MIDDLE: Final = 22


async def play_the_middle(stage: Parlour, bot: Hedgepost) -> None:
    """Turns that nobody looks at; the board after them is posted."""
    channel = next(one for one in stage.world.channels.values() if one.name == "chatter")
    table = await bot.host.ledger.live_in(channel.id)
    assert table is not None
    for _ in range(MIDDLE):
        if table.status == "running":
            moves = whole_turn(table).split(", ")
            table = await bot.host.turns.type_moves(table.id, mover_of(table), moves)
    await bot.outbox.deliver(table.id)


async def write_options(client: Client, options: str) -> None:
    """Choose variants under the lobby, in the words that the modal takes."""
    await client.press("Options")
    panel = await client.answered(1)
    await client.press("Write…", on=panel)
    dialog = client.page.get_by_role("dialog", name="Variants as text")
    await dialog.get_by_role("textbox").fill(options)
    await client.shot("modal")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog).to_be_hidden()
    await expect(panel).to_contain_text("Faster")
    await panel.get_by_role("button", name="Dismiss").click()


async def finish(client: Client, panel: Locator, *, by_keyboard: bool = False) -> None:
    """Take the last choice of every step, which is the quickest way home, and confirm."""
    text = await panel.inner_text()
    while "Done." not in text:
        confirm = panel.get_by_role("button", name="Confirm", exact=True)
        button = confirm if "Confirm" in text else client.choices(panel).last
        await (button.press("Enter") if by_keyboard else button.click())
        text = await client.until_changed(panel, text)


async def play_turn(client: Client) -> None:
    before = await client.privates.count()
    await client.press("Play")
    await finish(client, await client.answered(before + 1))


async def play_turn_with_second_thoughts(client: Client) -> None:
    """The same, once undone on the way."""
    await client.press("Play")
    panel = await client.answered(1)
    await client.shot("panel")
    await panel.locator(".row .button").first.click()
    await client.press("↶ Undo", on=panel)
    await expect(panel.get_by_role("button", name="↶ Undo")).to_be_hidden()
    await panel.get_by_role("button", name="Dismiss").click()
    await expect(client.privates).to_have_count(0)
    await play_turn(client)


async def type_turn(client: Client) -> None:
    """`/move`, completed by the bot: a whole turn is answered with the board."""
    await client.command("move")
    await expect(client.suggestions.first).to_be_visible()
    await client.shot("move-completed")
    await client.key("ArrowDown")
    await client.key("Enter")
    await client.key("Enter")


async def play_turn_by_keyboard(client: Client) -> None:
    """The panel, without touching anything."""
    before = await client.privates.count()
    play = client.page.locator("#messages").get_by_role("button", name="Play", exact=True).last
    await play.press("Enter")
    await finish(client, await client.answered(before + 1), by_keyboard=True)


@pytest.mark.parametrize(
    ("name", "size", "whole"),
    [
        ("phone", PHONE, False),
        pytest.param("phone", PHONE, True, marks=pytest.mark.long),
        pytest.param("desktop", DESKTOP, True, marks=pytest.mark.long),
    ],
)
async def test_whole_game(
    stage: Parlour,
    bot: Hedgepost,
    opened: Opening,
    name: str,
    size: tuple[int, int],
    *,
    whole: bool,
) -> None:
    client: Client = await opened(stage, size, name=name, has_touch=name == "phone")
    await client.shot("welcome")
    await client.page.locator(".card").get_by_role("button", name="Close").click()
    await client.go("chatter")
    await client.open_table("Les Hérissons pressés")
    await write_options(client, "v10 v26")
    await client.become("Bob")
    await client.press("Join")
    await expect(client.last).to_contain_text("🔵 Bob")
    await client.shot("lobby")
    await client.become("Alice")
    await client.press("Start")
    await expect(client.last).to_contain_text("your move")
    turns = [play_turn_with_second_thoughts, type_turn, play_turn_by_keyboard]
    turn = 0
    while "wins" not in await client.post.inner_text():
        board = await client.post.get_attribute("data-id")
        await take_the_chair_that_is_asked(client)
        await (turns[turn] if turn < len(turns) else play_turn)(client)
        turn += 1
        if turn == 6:
            await client.shot("middle")
        await client.next_post(after=board or "0")
        if turn == OPENING and not whole:
            board = await client.post.get_attribute("data-id")
            await play_the_middle(stage, bot)
            await client.next_post(after=board or "0")
    await client.shot("result")
    before = await client.privates.count()
    await client.press("Record")
    record = await client.answered(before + 1)
    await expect(record.locator("a.file")).to_have_attribute("download", "hedgehogs-3.hpr")


async def take_the_chair_that_is_asked(client: Client) -> None:
    """Become whoever the newest board asks, which their badge tells too."""
    name = (await client.post.locator(".mention").last.inner_text()).removeprefix("@")
    current = await client.page.locator(".human.current .human-name").inner_text()
    if name != current:
        await expect(client.human(name).locator(".badge")).to_be_visible()
        await client.become(name)
