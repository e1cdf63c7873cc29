"""Panels on a phone: wherever there are ten choices or fewer, the board and all of them fit
on one screen together."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator

from bot import Hedgepost
from engine.chance import Sealed
from engine.computer.player import decide
from engine.games import KEYS, game_named
from engine.table.drafts import decision_of
from engine.table.model import Table
from engine.table.turns import waiting_on
from parlour import Parlour
from tests.page.client import Client
from tests.page.conftest import PHONE, Opening

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

PLIES = 30
"""Steps into a game, where there is something on the board."""
FEW = 10
SEEN = """(number) => {
    const box = (one) => one.getBoundingClientRect();
    const panel = document.querySelector(`.message[data-id="${number}"]`);
    const choices = [...panel.querySelectorAll(".row .button")];
    return [
        box(document.querySelector("#header")).bottom,
        Math.max(...[...panel.querySelectorAll("img")].map((one) => box(one).top)),
        Math.max(...choices.map((one) => box(one).bottom)),
        box(document.querySelector("#composer")).top,
    ];
}"""


async def in_the_middle(bot: Hedgepost, table: Table) -> Table:
    """The table after some steps that nobody looks at."""
    game = game_named(table.game)
    while table.ply < PLIES or any(player.draft for player in table.players):
        user = table.players[waiting_on(table)[0]].user
        now = decision_of(table, user)
        move = decide(game, now.view, now.choices, Sealed(bytes([7]) * 32, table.ply))
        table = await bot.host.turns.type_moves(table.id, user, [move])
    await bot.outbox.deliver(table.id)
    return table


async def seen_whole(client: Client, panel: Locator) -> bool:
    """Whether the board of a panel and all its buttons fit between the page's head and foot."""
    number = await panel.get_attribute("data-id")
    header, board, last, composer = await client.page.evaluate(SEEN, number)
    return last - board <= composer - header


@pytest.mark.parametrize("game", KEYS)
async def test_board_and_choices_are_seen_together(
    stage: Parlour, bot: Hedgepost, opened: Opening, game: str
) -> None:
    people = [stage.user(name) for name in ("Alice", "Bob", "Dee")[: game_named(game).seats[0]]]
    channel = next(one for one in stage.world.channels.values() if one.name == "chatter")
    for person in people:
        person.go(channel)
    lobby = await people[0].slash("table open", game=game)
    for person in people[1:]:
        await person.press("Join", on=lobby.message)
    await people[0].press("Start", on=lobby.message)
    table = await bot.host.ledger.live_in(channel.id)
    assert table is not None
    table = await in_the_middle(bot, table)
    user = table.players[waiting_on(table)[0]].user
    client: Client = await opened(stage, PHONE, name=f"panel-{game}", has_touch=True)
    await client.page.locator(".card").get_by_role("button", name="Close").click()
    await client.go("chatter")
    await client.become(next(person.name for person in people if person.id == user))
    before = await client.privates.count()
    await client.press("Play")
    panel = await client.answered(before + 1)
    for step in range(4):
        await client.shot(str(step))
        count = await client.choices(panel).count()
        if not count:
            break
        assert count > FEW or await seen_whole(client, panel), await panel.inner_text()
        text = await panel.inner_text()
        if "Confirm" in text or "Done" in text:
            break
        await client.choices(panel).first.click()
        await client.until_changed(panel, text)
