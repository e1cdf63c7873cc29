"""From a table in its thread to the rematch, as a French player sees it on a phone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.async_api import expect

from bot import Hedgepost
from engine.table.model import GuildSettings
from parlour import Parlour
from tests.page.client import Client
from tests.page.conftest import PHONE, Opening

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]


async def test_from_the_thread_to_the_rematch(
    stage: Parlour, bot: Hedgepost, opened: Opening
) -> None:
    salon = stage.guild("The Parlour").channel("games")
    guild = stage.guild("The Parlour").id
    settings = await bot.host.servers.settings(guild)
    await bot.host.servers.save_settings(
        guild, replace(settings, thread=GuildSettings().thread, language="fr", quiet=True)
    )
    chloe, ada = stage.user("Chloé"), stage.user("Ada")
    lobby = (await chloe.slash("table ouvrir", game="jesters", channel=salon)).message
    thread = salon.threads[-1]
    await ada.press("Rejoindre", on=lobby)
    await ada.press("Commencer", on=lobby)
    board = await thread.wait_for("à vous")
    client: Client = await opened(stage, PHONE, name="tables", has_touch=True)
    await client.become("Chloé")
    await expect(client.last).to_contain_text("On joue dans")
    await client.shot("card")
    table = await bot.host.ledger.live_in(thread.id)
    assert table is not None
    after = await bot.host.turns.resign(table.id, ada.id)
    await bot.outbox.deliver(after.id)
    result = await thread.wait_for(lambda one: bool(one.attachments) and one.id > board.id)
    assert "🥇 **Chloé**" in result.text
    await client.last.locator(".markdown .mention").last.tap()
    await expect(client.last).to_contain_text("🥇")
    await client.shot("result")
    await chloe.press("Revanche", on=result)
    await expect(client.last).to_contain_text("place gardée")
    await client.shot("rematch")
    listed = await ada.slash("games", channel=thread)
    assert "a seat is kept for you" in listed.text
