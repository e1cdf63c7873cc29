"""Living with the page: keyboards, marks, lost connections, colours, languages, faults.

They stay in one file because they share one page in one browser.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Dialog, Route, expect

from bot import Hedgepost
from parlour import Parlour
from parlour.page import add_page
from tests.cogs.delivery.test_faults import without_delay
from tests.page.client import Client
from tests.page.conftest import DESKTOP, PHONE, Opening
from tryout.stage import set_stage

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]


async def test_joining_with_the_keyboard_alone(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, name="keyboard")
    for _ in range(60):
        await client.key("Tab")
        focused = await client.page.evaluate("document.activeElement.innerText")
        if focused == "Join":
            break
    await client.shot("focus")
    outline = await client.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    await client.key("Enter")
    await expect(client.last).to_contain_text("🔵 Alice")
    # The message was drawn anew under the fingers: they are still where they were.
    assert await client.page.evaluate("document.activeElement.innerText") == "Join"
    await expect(client.page.locator("#announcer")).to_be_attached()


async def test_the_keyboard_stays_where_it_was(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, name="focus")
    page = client.page
    after = {"Dark colours": "Light colours", "Français": "Français", "Faults": "Faults"}
    for pressed, focused in after.items():
        await page.get_by_role("button", name=pressed, exact=True).press("Enter")
        if pressed == "Faults":
            await client.key("Escape")
        await expect(page.get_by_role("button", name=focused, exact=True)).to_be_focused()
    # With no field chosen, letters go to the composer; Escape leaves a command that was begun.
    await client.type("/rules ")
    chosen = page.get_by_role("combobox", name="game", exact=True)
    await expect(chosen).to_be_focused()
    await expect(client.suggestions).to_have_count(4)
    await client.key("Escape")
    await expect(client.suggestions).to_have_count(0)
    await client.key("Escape")
    await expect(client.box).to_be_focused()


async def test_a_newcomer_begins_with_the_note(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, (390, 660), name="newcomer", has_touch=True)
    await expect(client.page.get_by_text("you sit in every chair here")).to_be_in_viewport()
    await client.shot("note")
    await client.page.get_by_role("button", name="To the newest").tap()
    await expect(client.page.get_by_role("button", name="Start")).to_be_in_viewport()
    # What one is answered in private is in sight, wherever one had scrolled to.
    await client.page.get_by_role("button", name="Try this").tap()
    await stage.user("Alice").slash("help", channel=stage.guild("The Parlour").channel("games"))
    await expect(client.private.get_by_role("button", name="Dismiss")).to_be_in_viewport()
    await client.private.get_by_role("button", name="Dismiss").tap()
    await expect(client.privates).to_have_count(0)
    # Only the first time: who comes again comes to play.
    await client.page.reload()
    await expect(client.page.get_by_role("button", name="Start")).to_be_in_viewport()


async def test_marks_and_badges(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, name="marks")
    bob, alice = stage.user("Bob"), stage.user("Alice")
    chatter = stage.guild("The Parlour").channel("chatter")
    bob.say("hello everybody", channel=chatter)
    place = client.page.locator("#sidebar .channel", has_text="chatter")
    await expect(place).to_have_class("channel unread")
    await expect(place.locator(".badge")).to_have_count(0)
    bob.say(f"{alice.mention} and {stage.user('Dee').mention}, look", channel=chatter)
    await expect(place.locator(".badge")).to_have_text("1")
    await expect(client.human("Dee").locator(".badge")).to_have_text("1")
    await expect(client.human("Finn").locator(".badge")).to_have_count(0)
    await expect(client.page).to_have_title("(1) #games · Alice")
    await client.shot("badges")
    await client.go("chatter")
    await expect(client.last).to_have_class("message grouped mentioned")
    await expect(place.locator(".badge")).to_have_count(0)
    await expect(client.human("Alice").locator(".badge")).to_have_count(0)
    await expect(client.human("Dee").locator(".badge")).to_have_text("1")


async def test_what_changes_under_a_finger_is_pressed_all_the_same(
    stage: Parlour, opened: Opening
) -> None:
    client: Client = await opened(stage, name="pressed")
    chatter = stage.guild("The Parlour").channel("chatter")
    await client.human("Bob").hover()
    await client.page.mouse.down()
    stage.user("Finn").say(f"{stage.user('Alice').mention}, look", channel=chatter)
    place = client.page.locator("#sidebar .channel", has_text="chatter")
    await expect(place.locator(".badge")).to_have_text("1")
    await client.page.mouse.up()
    await expect(client.page.locator(".human.current .human-name")).to_have_text("Bob")
    await expect(client.human("Alice").locator(".badge")).to_have_text("1")


async def test_words_and_mentions_of_ones_own(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage)
    await client.box.click()
    await client.type("well, @Bo")
    await client.key("Tab")
    await client.type("<img src=x onerror=alert(1)>")
    await client.key("Enter")
    await expect(client.last).to_contain_text("well, @Bob <img src=x onerror=alert(1)>")
    await expect(client.human("Bob").locator(".badge")).to_have_text("1")


async def test_connection_comes_back_by_itself(tmp_path: Path, opened: Opening) -> None:
    before = Parlour(folder=tmp_path, strict=False)
    add_page(before)
    async with before:
        set_stage(before)
        client: Client = await opened(before, name="connection")
    await expect(client.page.locator("#banner")).to_contain_text("No connection to the parlour")
    await client.shot("lost")
    after = Parlour(folder=tmp_path, port=before.port, strict=False)
    add_page(after)
    async with after:
        games = after.guild("The Parlour").channel("games")
        after.user("Bob").say("while you were away", channel=games)
        # That banner does not stay: `expect` might look too seldom.
        await client.page.wait_for_function(
            "() => document.querySelector('#banner').innerText.includes('Connected again.')"
        )
        await expect(client.last).to_contain_text("while you were away")
        after.user("Bob").say("and now", channel=games)
        await expect(client.last).to_contain_text("and now")
    client.trouble = [one for one in client.trouble if "WebSocket" not in one]


async def test_a_parlour_started_afresh_has_the_same_chair(opened: Opening) -> None:
    before = Parlour(strict=False)
    add_page(before)
    async with before:
        set_stage(before)
        client: Client = await opened(before, name="afresh")
        await client.become("Bob")
    await expect(client.page.locator("#banner")).to_contain_text("No connection to the parlour")
    await client.box.fill("anybody there?")
    await client.key("Enter")
    trouble = client.page.get_by_text("The parlour could not be reached.")
    await expect(trouble).to_be_visible()
    after = Parlour(port=before.port, strict=False)
    add_page(after)
    async with after:
        set_stage(after)
        # Nobody has the id from before.
        await client.page.locator(f'.human.current[data-human="{after.user("Bob").id}"]').wait_for()
        await expect(trouble).to_be_hidden()
        after.user("Dee").say("a new evening", channel=after.guild("The Parlour").channel("games"))
        await expect(client.last).to_contain_text("a new evening")
    client.trouble = [one for one in client.trouble if "WebSocket" not in one]


async def test_a_link_leads_back_to_what_is_not_loaded(stage: Parlour, opened: Opening) -> None:
    chatter = stage.guild("The Parlour").channel("chatter")
    bob = stage.user("Bob")
    first = bob.say("the very first", channel=chatter)
    for number in range(70):
        bob.say(f"number {number}", channel=chatter)
    bob.say(f"see https://discord.com/channels/1/{chatter.id}/{first.id}", channel=chatter)
    client: Client = await opened(stage, name="back")
    await client.go("chatter")
    await client.last.get_by_role("button", name="#chatter").click()
    await expect(client.messages.filter(has_text="the very first")).to_be_focused()
    await expect(client.messages.filter(has_text="the very first")).to_be_in_viewport()
    await client.page.get_by_role("button", name="To the newest").press("Enter")
    await expect(client.last).to_be_in_viewport()
    await expect(client.page.get_by_role("region", name="chatter")).to_be_focused()


async def test_a_bot_that_is_away_is_told(parlour: Parlour, opened: Opening) -> None:
    client: Client = await opened(parlour, name="away")
    await expect(client.page.locator("#banner")).to_contain_text("Hedgepost is away.")
    await client.shot("banner")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_light_and_dark(stage: Parlour, opened: Opening, size: tuple[int, int]) -> None:
    client: Client = await opened(stage, size, name=f"theme-{size[0]}", color_scheme="dark")
    background = "getComputedStyle(document.querySelector('#main')).backgroundColor"
    dark = await client.page.evaluate(background)
    await client.shot("dark")
    await client.page.get_by_role("button", name="Light colours").click()
    assert await client.page.evaluate(background) == "rgb(255, 255, 255)" != dark
    await client.shot("light")
    await client.page.reload()
    await expect(client.last).to_be_visible()
    assert await client.page.evaluate(background) == "rgb(255, 255, 255)"


async def test_french(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, name="french")
    await client.become("Chloé")
    await client.page.get_by_role("button", name="Le Salon").click()
    await expect(client.last).to_contain_text("table ouverte par Chloé")
    await client.page.get_by_role("combobox", name="Écrire dans #salon").click()
    await client.type("/")
    await expect(client.suggestions.first).to_contain_text("/jouer")
    await client.type("table ou")
    await expect(client.suggestions.first).to_contain_text("/table ouvrir")
    await client.shot("commands")


async def test_a_stranger_has_the_bot_alone(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, name="stranger")
    await client.become("Zed")
    await expect(client.page.locator("#rail .server")).to_have_count(1)
    await expect(client.page.locator("#header h1")).to_have_text("Hedgepost")
    # Commands are for those who share a server with the bot, as on Discord.
    await client.box.click()
    await client.type("/help")
    await client.until_reads("#composer", "No command fits.")
    await client.shot("help")


async def test_who_types_faster_than_commands_come(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, name="hurry")
    typed = asyncio.Event()

    async def come_late(route: Route) -> None:
        await typed.wait()
        await route.continue_()

    await client.page.route("**/parlour/commands*", come_late)
    for count, words in enumerate(("/hel", "/help", "/help "), 1):
        await client.become("Alice" if count % 2 == 0 else "Bob")
        typed.clear()
        await client.box.click()
        await client.type(words)
        for _ in range(1 if words.endswith(" ") else 2):
            await client.key("Enter")
        typed.set()
        await expect(client.private).to_contain_text("/table open")
        await client.private.get_by_role("button", name="Dismiss").click()
        await expect(client.privates).to_have_count(0)


async def test_threads(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, PHONE, name="threads", has_touch=True)
    games = stage.guild("The Parlour").channel("games")
    await client.become("Bob")
    await stage.user("Bob").slash(
        "table open", game="hedgehogs", channel=games, options={"thread": True}
    )
    # The place is known by the time that somebody is told of it.
    await expect(client.last.locator(".markdown .mention")).to_contain_text(games.threads[0].name)
    started = client.page.locator(".message.system")
    await expect(started).to_contain_text("Hedgepost started a thread: ")
    await client.shot("started")
    await client.page.get_by_role("button", name="Channels", exact=True).tap()
    thread = client.page.locator("#sidebar .channel.thread")
    await expect(thread).to_be_visible()
    await client.shot("drawer")
    await stage.user("Alice").press("Join", channel=games)
    await stage.user("Alice").press("Start", channel=games)
    await thread.tap()
    await expect(client.last).to_contain_text("your move")
    await expect(thread).to_be_hidden()
    await client.go("games")
    await started.get_by_role("button").tap()
    await expect(client.last).to_contain_text("your move")


async def test_faults_panel(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, name="faults")
    await client.page.get_by_role("button", name="Faults").click()
    panel = client.page.get_by_role("dialog", name="Faults")
    await panel.get_by_label("How many").fill("2")
    await panel.get_by_role("button", name="Answer 500").click()
    await panel.get_by_role("button", name="429 without Via").click()
    await panel.get_by_role("button", name="Withhold heartbeat acks").click()
    await expect(panel.get_by_role("listitem")).to_have_count(3)
    await client.shot("panel")
    await panel.get_by_role("button", name="Clear all").click()
    await expect(panel).to_contain_text("Everything is well.")
    await client.become("Chloé")
    french = client.page.get_by_role("dialog", name="Pannes")
    await expect(french).to_contain_text("Tout va bien.")
    await client.become("Alice")
    await panel.get_by_role("button", name="Drop the gateway").click()
    await expect(panel).to_contain_text("Drop the gateway: done.")
    await stage.until(lambda: stage.gateway.resumed > 0)
    await client.key("Escape")
    await expect(panel).to_be_hidden()
    await client.press("Join")
    await expect(client.last).to_contain_text("🔵 Alice")


async def test_play_goes_on_through_faults_from_the_panel(
    stage: Parlour, bot: Hedgepost, opened: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot, "before_identify_hook", without_delay)
    client: Client = await opened(stage, name="bad-day")
    games = stage.guild("The Parlour").channel("games")
    await client.page.get_by_role("button", name="Faults").click()
    panel = client.page.get_by_role("dialog", name="Faults")

    async def cause(fault: str, requests: str = "") -> None:
        await panel.get_by_label("Which requests").select_option(requests)
        await panel.get_by_role("button", name=fault, exact=True).click()

    await panel.get_by_label("Seconds").fill("0.5")
    sessions = stage.gateway.identified
    await cause("Invalid session")
    await stage.until(lambda: stage.gateway.identified > sessions and stage.connected)
    await cause("Send twice")
    await expect(panel.get_by_role("listitem")).to_have_text(
        ["Send twice · INTERACTION_CREATE · × 1"]
    )
    await client.press("Join")
    await expect(client.last).to_contain_text("🔵 Alice")
    await expect(panel).to_contain_text("Everything is well.")
    await client.become("Bob")
    await cause("Send late")
    await cause("Hang up", "POST /channels/*/messages")
    await cause("Do it, answer late", "POST /interactions/*/callback")
    await expect(panel.get_by_role("listitem")).to_have_count(3)
    await client.shot("waiting")
    await client.press("Start")
    await expect(client.post).to_contain_text("your move")
    await stage.settled()
    assert stage.faults.rest == stage.faults.dispatches == []
    assert len([message for message in games.messages if message.attachments]) == 1
    assert games.messages[0].text.count("Alice") == 1


async def test_another_person_and_another_channel(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, name="adding")
    answers = ["Gil", "Gil", "Late Games"]

    async def answer(dialog: Dialog) -> None:
        await dialog.accept(answers.pop(0) if dialog.type == "prompt" else None)

    client.page.on("dialog", answer)
    more = client.page.get_by_role("button", name="Add a person")
    await more.click()
    await expect(client.human("Gil")).to_be_visible()
    await more.click()  # a name that somebody has
    await client.page.get_by_role("button", name="Add a channel").click()
    await client.become("Gil")
    await client.go("late-games")
    await client.shot("new")
    assert answers == []
    assert [person.name for person in stage.people].count("Gil") == 1
    late = stage.guild("The Parlour").channel("late-games")
    await stage.user("Gil").slash("table open", channel=late, game="hedgehogs")
    await expect(client.last).to_contain_text("opened by Gil")
    await client.page.get_by_role("button", name="Private messages").click()
    await client.page.get_by_role("button", name="Close to the bot").click()
    await expect(client.page.get_by_role("button", name="Open to the bot")).to_be_visible()
    await client.shot("closed")
    assert not stage.user("Gil").user.accepts_dms


async def test_nothing_is_wider_than_a_phone(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, (320, 640), name="narrow", has_touch=True)
    bob = stage.user("Bob")
    games = stage.guild("The Parlour").channel("games")
    bob.say("x" * 300 + " https://example.org/" + "y" * 200, channel=games)
    await expect(client.last).to_contain_text("xxx")
    wide = await client.page.evaluate(
        "[document.body, ...document.querySelectorAll('#main *')].filter("
        "(one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.className)"
    )
    await client.shot("long-words")
    assert wide == []
    small = await client.page.evaluate(
        "[...document.querySelectorAll('.row .button, .tool-menu, .human, .send')].filter("
        "(one) => one.offsetHeight && one.getBoundingClientRect().height < 44)"
        ".map((one) => one.className)"
    )
    assert small == []


@pytest.mark.long
async def test_the_rules_on_a_phone(stage: Parlour, opened: Opening) -> None:
    client: Client = await opened(stage, PHONE, name="rules")
    await client.become("Alice")
    await client.command("rules")
    await client.type("Cabale")
    await client.key("Enter")
    await client.key("Enter")
    await expect(client.last).to_contain_text("To read:")
    await client.shot("cover")
    await client.last.get_by_role("button", name="The goal ▶").click()
    await expect(client.last.get_by_role("button", name="Your turn ▶")).to_be_visible()
    await expect(client.last.get_by_role("img", name="to move")).to_have_count(3)
    await client.shot("leaf")
