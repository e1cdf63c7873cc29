"""`/learn`: a lesson from its first task to a real game, with nothing kept in between."""

import pytest

from bot import Hedgepost
from cogs.help.lessons import LESSONS
from cogs.narration import TELLERS
from engine.core import AnyGame, Move
from engine.games import GAMES, game_named
from engine.lessons import Task, tried
from engine.table.model import Language
from parlour import Person
from parlour.driver.reply import Reply
from tests.cogs.conftest import Club
from words import say


def path_of(game: AnyGame, task: Task, language: Language) -> list[str]:
    """The labels of the buttons that solve a task, one decision after the other."""
    teller, path, labels = TELLERS[game.key], list[int](), list[str]()
    for ask in task.asks:
        now = tried(game, task, path)
        move = ask.right[0] if ask.right else now.offered[0]
        path.append(now.offered.index(move))
        labels.append(teller.move_label(language, move, now.view))
    return labels


def wrong_of(game: AnyGame, task: Task) -> Move | None:
    """A choice that does not solve the first decision of a task."""
    right = task.asks[0].right
    return next(
        (move for move in tried(game, task, ()).offered if right and move not in right), None
    )


async def pressed(person: Person, page: Reply, caption: str) -> Reply:
    """Press the button with a caption, with or without a letter before it."""
    label = next(one for one in page.buttons if caption in (one, one.partition(" ")[2]))
    return await person.press(label, on=page.message)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", GAMES)
async def test_a_lesson_leads_to_a_real_game(
    club: Club, bot: Hedgepost, key: str, language: Language
):
    pupil = club.person("Zoé", locale=language)
    game, lesson = game_named(key), LESSONS[key]
    page = await pupil.slash("learn", game=key)
    for number, task in enumerate(lesson, start=1):
        words = f"{key}-lesson-{task.key}"
        assert page.ephemeral
        assert say(language, words) in page.text
        assert len(page.attachments) == 1
        assert page.attachments[0].description
        wrong = wrong_of(game, task)
        if wrong is not None:
            view = tried(game, task, ()).view
            label = TELLERS[key].move_label(language, wrong, view)
            page = await pressed(pupil, page, label)
            assert say(language, f"{words}-wrong") in page.text
        for label in path_of(game, task, language):
            page = await pressed(pupil, page, label)
        assert say(language, f"{words}-right") in page.text
        if number < len(lesson):
            page = await pressed(pupil, page, say(language, "button-lesson-next"))
    assert await bot.host.ledger.live_in(club.channel.id) is None
    await pressed(pupil, page, say(language, "button-lesson-real"))
    table = await club.table(bot)
    assert (table.game, table.status) == (key, "running")
    assert {player.level for player in table.players} == {0, 1}


async def test_a_lesson_can_be_skipped_through_and_begun_again(club: Club, bot: Hedgepost):
    page = await club.alice.slash("learn", game="Cabale")
    first = page.text
    for _ in LESSONS["jesters"][1:]:
        page = await club.alice.press("Skip ▶", on=page.message)
    assert "Skip ▶" not in page.buttons
    assert "Now a real game" in page.buttons
    rules = await club.alice.press("Rules", on=page.message)
    assert "Overview" not in rules.buttons
    again = await pressed(club.alice, rules, "Learn by playing")
    assert again.text == first


async def test_a_lesson_goes_on_after_a_restart(club: Club):
    async with club.bot():
        page = await club.alice.slash("learn", game="Cabale")
    async with club.bot():
        page = await pressed(club.alice, page, "e5 (15)")
        assert "a5" in " ".join(page.buttons)


async def test_a_lesson_works_in_a_direct_message(club: Club, bot: Hedgepost):
    page = await club.alice.slash("learn", channel=club.alice.dm, game="Hexen Rennen")
    page = await pressed(club.alice, page, "start→3")
    assert "✅" in page.text


async def test_help_offers_lessons(club: Club, bot: Hedgepost):
    page = await club.alice.slash("help")
    lesson = await club.alice.choose("Learn a game by playing …", "Cabale", on=page.message)
    assert "Straight on" in lesson.text
