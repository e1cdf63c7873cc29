"""Every page, panel and post in a language that nobody speaks: no English word is left in the
code, nothing is cut, and nothing is longer than Discord takes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cogs.help.reading
import cogs.words.speech
from bot import Hedgepost
from engine.computer.levels import LEVELS
from engine.games import GAMES
from parlour import Person
from parlour.driver.reply import Reply
from parlour.world.model import Message
from tests.cogs import test_golden_pages as golden
from tests.cogs.conftest import Club
from tests.cogs.transcript import Transcript
from tests.pseudo import CLOSE, CODE, OPEN, accented, pseudo_language, pseudo_page
from words import say
from words.checks import texts

ROOT = Path(__file__).resolve().parents[2]

NAMES = {"alice", "bob", "dee", "ada", "zoé", "club"}
_WORD = re.compile(r"[^\W\d_]{4,}")
_NO_WORDS = re.compile(
    r"`[^`]*`|https?://\S+|<[^>]*>|custom_id=.*?(?=, \w+=)|value=[^,]*|/[a-z]+(?: [a-z]+)?"
    r"|\w+=(?:True|\d+)\b|\w+=|^file \S+(?: a board)?$|^pings \d+$"
    r"|^form | hp-modal\S+|^\S+ (?:\S+ )?(?=· )| = .*$"
)
"""What is typed, links, mentions, ids, names of commands, and what a transcript adds."""
_LABEL = re.compile(r"(?:label|placeholder)=(.*?)(?:, \w+=|$)")
NOTATION = ("move", "table at")
"""What is offered for these is moves as they are typed, which no language has words of its own
for."""
FIELD = "- 18 "
"""The label of a form's field, for which Discord has 45 letters: translators keep to that."""
COMPOSED = " else "
"""In the value of a standing answer, whose sentence may be as long as its rules are many."""


@pytest.fixture(scope="module", autouse=True)
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pseudo_language(tmp_path_factory.mktemp("pseudo")) as language:
        yield language


@pytest.fixture(autouse=True)
def everybody_speaks_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, spoken: str
) -> Iterator[None]:
    monkeypatch.setattr(cogs.words.speech, "language_for", lambda _: spoken)
    for path in (ROOT / "docs" / "rules").glob("*.en.md"):
        page = pseudo_page(path.read_text("utf-8"))
        (tmp_path / path.name.replace(".en.", f".{CODE}.")).write_text(page, encoding="utf-8")
    monkeypatch.setattr(cogs.help.reading, "pages_of", lambda _: tmp_path)
    cogs.help.reading.rules_page.cache_clear()
    yield
    cogs.help.reading.rules_page.cache_clear()


class Swept(Transcript):
    """An evening in that language; selects are named in English by those who use them."""

    def __init__(self) -> None:
        super().__init__()
        self.called = {
            text: say(CODE, key)
            for language in ("fr", "en")
            for key, text in texts(language).items()
            if "{" not in text and not key.startswith("cmd-")
        } | {f"Level {level}": say(CODE, "button-level", level=level) for level in LEVELS}

    async def slash(self, person: Person, command: str, **options: Any) -> Reply:
        options.pop("language", None)
        return await super().slash(person, command, **options)

    async def completed(
        self, person: Person, command: str, option: str, text: str, **others: Any
    ) -> None:
        if command not in NOTATION:
            await super().completed(person, command, option, text, **others)

    async def choose(
        self, person: Person, select: str, *values: str, on: Message | None = None
    ) -> Reply:
        return await super().choose(person, self.called.get(select, select), *values, on=on)

    def is_as_liked(self, name: str) -> None:
        """Instead of comparing: all of it is in that language, and no label is cut."""
        english, found = english_words(), dict[str, str]()
        for line in self._lines:
            if line.startswith("## "):
                continue
            for word in _WORD.findall(_NO_WORDS.sub(" ", line).lower()):
                if word in english:
                    found.setdefault(word, line[:200])
            for label in _LABEL.findall(line):
                cut = label.count(OPEN) != label.count(CLOSE)
                if cut and COMPOSED not in line and not line.startswith(FIELD):
                    found.setdefault(f"cut: {label}", line)
        assert not found, "\n".join(f"{word}: {line}" for word, line in found.items())


def english_words() -> set[str]:
    """The words of English texts that are written otherwise with accents."""
    lines = [line.lower() for text in texts("en").values() for line in text.splitlines()]
    found = {word for line in lines for word in _WORD.findall(_NO_WORDS.sub(" ", line))}
    return {word for word in found if accented(word) != word} - NAMES


@pytest.fixture
def seen(club: Club, monkeypatch: pytest.MonkeyPatch) -> Swept:
    golden.unhurried(club, monkeypatch)
    swept, press = Swept(), Person.press

    async def by_its_english_name(person: Person, button: str, on: Message | None = None) -> Reply:
        return await press(person, swept.called.get(button, button), on=on)

    monkeypatch.setattr(Person, "press", by_its_english_name)
    return swept


async def test_commands(club: Club, bot: Hedgepost) -> None:
    command = club.parlour.world.commands
    assert all(CODE in one.data["name_localizations"] for one in command.values())


async def test_a_lobby(club: Club, bot: Hedgepost, seen: Swept) -> None:
    await golden.test_a_lobby(club, bot, seen)


@pytest.mark.parametrize("game", GAMES)
async def test_a_game(club: Club, bot: Hedgepost, seen: Swept, game: str) -> None:
    await golden.test_a_game(club, bot, seen, game, "")


@pytest.mark.parametrize("game", GAMES)
async def test_alone(club: Club, bot: Hedgepost, seen: Swept, game: str) -> None:
    await golden.test_alone(club, bot, seen, game)


async def test_a_table(club: Club, bot: Hedgepost, seen: Swept) -> None:
    await golden.test_a_table_in_the_course_of_its_game(club, bot, seen)


async def test_a_person(club: Club, bot: Hedgepost, seen: Swept) -> None:
    await golden.test_what_people_choose_for_themselves(club, bot, seen)


async def test_a_server(club: Club, bot: Hedgepost, seen: Swept) -> None:
    await golden.test_what_managers_see(club, bot, seen)


async def test_rules_and_help(club: Club, bot: Hedgepost, seen: Swept) -> None:
    await golden.test_rules_and_help(club, bot, seen)


async def test_direct_messages(club: Club, bot: Hedgepost, seen: Swept) -> None:
    await golden.test_direct_messages(club, bot, seen)


async def test_reminders(club: Club, bot: Hedgepost, seen: Swept) -> None:
    await golden.test_reminders(club, bot, seen)


async def test_computers(club: Club, bot: Hedgepost, seen: Swept) -> None:
    await golden.test_computers(club, bot, seen)
