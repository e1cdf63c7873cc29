"""Panels on a phone: wherever there are ten choices or fewer, the board and all of them fit
on one screen together, with people or alone, in both languages."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import Locator

from bot import Hedgepost
from engine.chance import Sealed
from engine.computer.player import decide
from engine.games import KEYS, game_named
from engine.table.drafts import decision_of
from engine.table.model import Language, Table
from engine.table.turns import waiting_on
from parlour import Parlour, Person
from tests.page.client import Client
from tests.page.conftest import PHONE, Opening

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

PLIES = (12, 36)
"""Steps into a game, where there is something on the board."""
FEW = 10
CONTROLS = re.compile(
    "Undo|Back|Fill in|Watch it|Plan ahead|Rules|Standing answer|Hint|Take back"
    "|Annuler|Retour|Remplir|Regarder|Prévoir|Règles|Consigne|Conseil|Reprendre"
)
WORDS: dict[Language, tuple[str, str]] = {
    "en": ("Alice", "Confirm"),
    "fr": ("Chloé", "Valider"),
}
SEEN = """([number, controls]) => {
    const box = (one) => one.getBoundingClientRect();
    const panel = document.querySelector(`.message[data-id="${number}"]`);
    const choices = [...panel.querySelectorAll(".row .button")].filter(
        (one) => !new RegExp(controls).test(one.innerText));
    return [
        box(document.querySelector("#header")).bottom,
        Math.max(...[...panel.querySelectorAll("img")].map((one) => box(one).top)),
        Math.max(...choices.map((one) => box(one).bottom)),
        box(document.querySelector("#composer")).top,
    ];
}"""


async def in_the_middle(bot: Hedgepost, table: Table, user: int, plies: int) -> Table:
    """The table after some steps that nobody looks at, when somebody is asked there."""
    game = game_named(table.game)
    while table.live:
        (asked, *_) = [table.players[seat] for seat in waiting_on(table)]
        if asked.user == user and table.ply >= plies and not asked.draft:
            break
        if asked.level:
            await asyncio.sleep(0.02)
        else:
            now = decision_of(table, asked.user)
            move = decide(game, now.view, now.choices, Sealed(bytes([7]) * 32, table.ply))
            await bot.host.turns.type_moves(table.id, asked.user, [move])
        table = await bot.host.table(table.id)
    await bot.outbox.deliver(table.id)
    return table


async def undone(bot: Hedgepost, number: int, user: int) -> None:
    """What somebody has chosen and not confirmed is undone."""
    table = await bot.host.table(number)
    while any(player.draft for player in table.players if player.user == user):
        await bot.host.turns.undo(number, user, decision_of(table, user).click)
        table = await bot.host.table(number)


async def seen_whole(client: Client, panel: Locator) -> bool:
    """Whether the board of a panel and all its choices fit between the page's head and foot."""
    number = await panel.get_attribute("data-id")
    seen = await client.page.evaluate(SEEN, [number, CONTROLS.pattern])
    header, board, last, composer = seen
    return last - board <= composer - header


async def begun(stage: Parlour, game: str, person: Person, *, alone: bool) -> None:
    """A game in the channel *chatter*, of several people or of one against a computer."""
    if alone:
        await person.slash("play", game=game, level=1, thread=False)
        return
    others = [stage.user(name) for name in ("Bob", "Dee")[: game_named(game).seats[0] - 1]]
    for other in others:
        other.go(person.here)
    lobby = await person.slash("table open", game=game, thread=False)
    for other in others:
        await other.press("Join", on=lobby.message)
    await person.press("Start", on=lobby.message)


@pytest.mark.parametrize("alone", [False, True], ids=["people", "alone"])
@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("game", KEYS)
async def test_board_and_choices_are_seen_together(
    stage: Parlour, bot: Hedgepost, opened: Opening, game: str, language: Language, *, alone: bool
) -> None:
    name, confirm = WORDS[language]
    person = stage.user(name)
    channel = next(one for one in stage.world.channels.values() if one.name == "chatter")
    person.go(channel)
    await begun(stage, game, person, alone=alone)
    table = await bot.host.ledger.live_in(channel.id)
    assert table is not None
    client: Client = await opened(stage, PHONE, name=f"panel-{game}-{language}", has_touch=True)
    await client.page.locator(".card").get_by_role("button").last.click()
    await client.go("chatter")
    await client.become(name)
    for plies in PLIES:
        table = await in_the_middle(bot, table, person.id, plies)
        if not table.live:
            break
        before = await client.privates.count()
        await client.press("Play", on=client.post)
        panel = await client.answered(before + 1)
        for step in range(4):
            await client.shot(f"{plies}-{step}")
            if not await panel.locator("img").count():
                break  # a step was played at once
            choices = panel.locator(".row .button").filter(has_not_text=CONTROLS)
            found = await choices.all_inner_texts()
            count = len([one for one in found if confirm not in one])
            assert count > FEW or await seen_whole(client, panel), await panel.inner_text()
            text = await panel.inner_text()
            if not count:
                break
            await choices.first.click()
            await client.until_changed(panel, text)
        await undone(bot, table.id, person.id)
        table = await bot.host.table(table.id)
