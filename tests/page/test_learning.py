"""Lessons, played through on a phone."""

from __future__ import annotations

import pytest

from bot import Hedgepost
from cogs.help.lessons import LESSONS
from cogs.narration import TELLERS
from engine.games import GAMES, game_named
from engine.lessons import tried
from engine.table.model import Language
from parlour import Parlour
from tests.cogs.help.test_lessons import path_of, wrong_of
from tests.page.client import Client
from tests.page.conftest import PHONE, Opening
from words import say

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

PUPILS: dict[Language, tuple[str, str, str]] = {
    "en": ("Alice", "learn", "chatter"),
    "fr": ("Chloé", "apprendre", "chatter"),
}
"""By language, who learns, by which command, and where."""


@pytest.mark.parametrize("language", PUPILS)
@pytest.mark.parametrize("key", GAMES)
async def test_a_lesson_is_played_through(
    stage: Parlour, bot: Hedgepost, opened: Opening, key: str, language: Language
) -> None:
    name, command, channel = PUPILS[language]
    client: Client = await opened(stage, PHONE, name=f"learn-{key}-{language}", has_touch=True)
    await client.page.locator(".card").get_by_role("button").last.click()
    await client.go(channel)
    await client.become(name)
    await client.command(command)
    title = say(language, f"{key}-title")
    await client.type(title[:8])
    await client.take(title)
    await client.key("Enter")
    panel = await client.answered(1)
    lesson = LESSONS[key]
    for number, task in enumerate(lesson, start=1):
        text = await panel.inner_text()
        await client.shot(f"{number}-{task.key}")
        wrong = wrong_of(game_named(key), task)
        labels = path_of(game_named(key), task, language)
        if wrong is not None:
            view = tried(game_named(key), task, ()).view
            labels = [TELLERS[key].move_label(language, wrong, view), *labels]
        for at, label in enumerate(labels):
            choice = client.choices(panel).filter(has_text=label).first
            await choice.click()
            text = await client.until_changed(panel, text)
            if at == 0 and wrong is not None and number == 1:
                await client.shot(f"{number}-{task.key}-wrong")
        await client.shot(f"{number}-{task.key}-right")
        if number < len(lesson):
            await client.press(say(language, "button-lesson-next"), on=panel)
            await client.until_changed(panel, text)
    await client.press(say(language, "button-lesson-real"), on=panel)
    public = client.page.locator("#messages .message:not(.private)")
    await public.filter(has_text="Pico (computer 1)").first.wait_for()
