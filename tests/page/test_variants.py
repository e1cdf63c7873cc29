"""Variants of the hedgehogs from the page: secret picks, the doubling cube, a flick by form.

The long tests play games to their end, every decision by touch.
"""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.async_api import Locator, expect

from bot import Hedgepost
from engine.table.drafts import decision_of
from parlour import Parlour
from tests.cogs.conftest import mover_of
from tests.page.client import Client
from tests.page.conftest import DESKTOP, PHONE, Opening
from tests.page.test_whole_game import take_the_chair_that_is_asked

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

DONE: Final = re.compile(r"Done\. (Next: (?!you again)|The game is over)")


async def start(client: Client, options: str, *others: str) -> None:
    """Alice opens a table with options typed, others join, Alice starts it."""
    await client.page.locator(".card").get_by_role("button", name="Close").click()
    await client.go("chatter")
    await client.open_table("Les Hérissons pressés", options)
    for name in others:
        await client.become(name)
        await client.press("Join")
        await expect(client.last).to_contain_text(name)
    await client.become("Alice")
    await client.press("Start")
    await expect(client.last).to_contain_text("your move")


async def panel_of(client: Client) -> Locator:
    before = await client.privates.count()
    await client.press("Play")
    return await client.answered(before + 1)


async def press_through(client: Client, panel: Locator, *labels: str) -> str:
    """Press buttons of a panel one after another; what it reads at last."""
    text = await panel.inner_text()
    for label in labels:
        await client.press(label, on=panel)
        text = await client.until_changed(panel, text)
    return text


async def test_V2_everybody_picks_in_secret(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, PHONE, name="spies", has_touch=True)
    await start(client, "v2 v3", "Bob")
    messages = client.page.locator("#messages")
    first = (await client.post.inner_text()).partition(" begins")[0].split()[-1]
    second = "Bob" if first == "Alice" else "Alice"
    await client.become(second)
    panel = await panel_of(client)
    await expect(panel).to_contain_text("Secretly back a design")
    await client.shot("pick")
    await press_through(client, panel, "pouncer", "Confirm")
    await client.become(first)
    await expect(messages).to_contain_text(f"{second} has chosen · waiting for @{first}")
    await expect(messages).not_to_contain_text("pouncer")
    panel = await panel_of(client)
    text = await press_through(client, panel, "timid", "lane f", "21 lane f · sleeper")
    assert "Confirm: timid, lane f · sleeper" in text
    await client.press("Confirm")
    await expect(client.post).to_contain_text(f"{first} placed a hedgehog on f1.")
    await client.become(second)
    await expect(messages).not_to_contain_text("timid")
    await client.shot("picked")


async def until_the_cube(stage: Parlour, bot: Hedgepost) -> None:
    """Play on behind everybody's back until somebody may offer to double."""
    channel = next(one for one in stage.world.channels.values() if one.name == "chatter")
    table = await bot.host.ledger.live_in(channel.id)
    assert table is not None
    while "double" not in (moves := decision_of(table, mover_of(table)).choices.moves):
        # Push whoever is last: the cube waits for all to leave the first two rows.
        pushes = sorted((one for one in moves if one.startswith("go")), key=lambda one: one[-1])
        move = pushes[0] if pushes else "stay" if "stay" in moves else moves[0]
        table = await bot.host.turns.type_moves(table.id, mover_of(table), [move])
    await bot.outbox.deliver(table.id)


async def test_V22_doubles_are_offered_and_answered(
    stage: Parlour, bot: Hedgepost, opened: Opening
) -> None:
    client: Client = await opened(stage, PHONE, name="cube", has_touch=True)
    await start(client, "v10 v19 v22 target=1 v28", "Bob")
    await until_the_cube(stage, bot)
    await expect(client.post).to_contain_text(re.compile("pushed"))
    for value, answer in ((2, "Accept"), (4, "Refuse")):
        await take_the_chair_that_is_asked(client)
        panel = await panel_of(client)
        await expect(panel).to_contain_text(f"Offer to double the round to {value}, or just roll.")
        await client.shot(f"offer-{value}")
        await press_through(client, panel, "Double", "Confirm")
        await expect(client.post).to_contain_text(f"offers to double to {value}.")
        await take_the_chair_that_is_asked(client)
        panel = await panel_of(client)
        await expect(panel).to_contain_text(f"Play on for {value}")
        await client.shot(f"answer-{value}")
        await press_through(client, panel, answer, "Confirm")
        if answer == "Accept":
            await expect(client.post).to_contain_text(f"The round is now worth {value}.")
            await until_the_cube(stage, bot)
            await expect(client.post).to_contain_text("pushed")
    await expect(client.post).to_contain_text(re.compile(r"refuses, loses \d+ and leaves"))
    await expect(client.post).to_contain_text("It counted 2 times.")
    await client.shot("result")


async def test_V40_a_flick_is_filled_in(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, DESKTOP, name="carrom")
    await start(client, "v40", "Bob")
    await take_the_chair_that_is_asked(client)
    panel = await panel_of(client)
    await client.press("✎ Fill in…", on=panel)
    dialog = client.page.get_by_role("dialog")
    for label, typed in (("Square", "c1"), ("Angle", "0"), ("Strength", "30")):
        await dialog.get_by_label(re.compile(label)).fill(typed)
    await client.shot("form")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(panel).to_contain_text("Confirm: c1 · 0° · 30%?")
    await client.shot("flicked")
    await client.press("Confirm", on=panel)
    await expect(client.post).to_contain_text("flicked the sleeper from c1 at 0° with 30%.")


async def decide(client: Client) -> None:
    """Press Play, take a choice of every step and confirm, until it is done."""
    panel = await panel_of(client)
    text = await panel.inner_text()
    while not DONE.search(text):
        confirm = panel.get_by_role("button", name="Confirm", exact=True)
        choices = client.choices(panel)
        # The first flick proposed hits somebody; the last of other choices is the quickest home.
        choice = choices.first if "Fill in" in text else choices.last
        await (confirm if await confirm.count() else choice).click()
        text = await client.until_changed(panel, text)


WHOLE_GAMES = [("v40", ("Bob",)), ("v10 v19 rounds=2 v22 v28", ("Bob",))]


@pytest.mark.parametrize(("options", "others"), WHOLE_GAMES)
async def test_a_whole_game(
    stage: Parlour, opened: Opening, options: str, others: tuple[str, ...]
) -> None:
    client: Client = await opened(stage, PHONE, name=options.partition(" ")[0], has_touch=True)
    await start(client, options, *others)
    result = client.page.get_by_role("button", name="Rematch")
    play = client.page.get_by_role("button", name="Play", exact=True)
    while not await result.count():
        asked = client.page.locator("#messages .message:not(.private)").filter(has=play).last
        number, text = await asked.get_attribute("data-id") or "0", await asked.inner_text()
        # Of several who are asked, the last; those who have answered are not named any more.
        await client.become((await asked.locator(".mention").last.inner_text()).removeprefix("@"))
        await decide(client)
        await client.page.wait_for_function(
            """([number, before]) => [...document.querySelectorAll(".message:not(.private)")].some(
                (one) => BigInt(one.dataset.id) > BigInt(number)
                    || (one.dataset.id === number && one.innerText !== before))""",
            arg=[number, text],
        )
    await client.shot("result")
    await expect(client.post).to_contain_text("wins.")
