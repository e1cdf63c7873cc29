"""All languages alike: commands as Discord lists them, refusals, posts and panels."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import Hedgepost
from cogs.reply.permissions import NEEDED, NEEDED_IN_THREADS, TO_OPEN_THREADS
from cogs.words.speech import refusal
from engine.core import Refused
from engine.games import GAMES
from parlour.world.model import Message
from tests.cogs.conftest import FAST, Club
from tests.cogs.farewells import stop
from tryout.stage import locale_of
from words import LANGUAGES, own_name, say
from words.languages import folders_of

ROOT = Path(__file__).resolve().parents[2]
SOURCES = [ROOT / "bot.py", *(ROOT / "cogs").rglob("*.py"), *(ROOT / "engine").rglob("*.py")]

OWN_NAMES = [own_name(language) for language in LANGUAGES]
"""Languages are called the same in all languages."""
OTHERS = [language for language in LANGUAGES if "en" not in folders_of(language)]
"""All but English and what is said otherwise in its regions."""

NAME = re.compile(r"^[-_'\w]{1,32}$")
STRINGS, SUB_COMMANDS = 3, (1, 2)


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command with its sub-commands and options."""
    yield command
    for option in command.get("options") or []:
        yield from parts(option)


async def test_every_command_is_listed_in_every_language(club: Club, bot: Hedgepost):
    listed = [command.data for command in club.parlour.world.commands.values()]
    assert {command["name"] for command in listed} == {
        "table", "move", "undo", "takeback", "hand", "standing", "games", "rules", "help",
        "hedgepost", "me", "away", "play", "learn", "solo", "challenge", "seek", "history",
        "profile", "ladder", "league", "league-admin",
    }  # fmt: skip
    for part in (part for command in listed for part in parts(command)):
        for language in OTHERS:
            locale = locale_of(language)
            own = part["name_localizations"][locale]
            about = part["description_localizations"][locale]
            for name in (part["name"], own):
                assert NAME.match(name), name
                assert name == name.lower()
            for text in (part["description"], about):
                assert 1 <= len(text) <= 100, text
            assert part["description"] != about
            for choice in part.get("choices") or []:
                assert 1 <= len(choice["name"]) <= 100
                if choice["name"] not in OWN_NAMES:
                    assert 1 <= len(choice["name_localizations"][locale]) <= 100


async def test_no_two_commands_or_options_share_a_name(club: Club, bot: Hedgepost):
    def check(siblings: list[dict[str, Any]]) -> None:
        for locale in map(locale_of, LANGUAGES):
            names = [one["name_localizations"].get(locale, one["name"]) for one in siblings]
            twice = {name for name in names if names.count(name) > 1}
            assert not twice, f"{', '.join(sorted(twice))}: taken already, among {names}"
        for one in siblings:
            check(one.get("options") or [])

    check([command.data for command in club.parlour.world.commands.values()])


async def test_texts_name_commands_as_they_are_called(club: Club, bot: Hedgepost):
    """`/table open` in English is `/table ouvrir` in French, and both exist."""
    for language in LANGUAGES:

        def called(part: dict[str, Any], locale: str = locale_of(language)) -> str:
            return part["name_localizations"].get(locale, part["name"])

        known: set[str] = set()
        for command in (one.data for one in club.parlour.world.commands.values()):
            nested = [one for one in command.get("options") or [] if one["type"] in SUB_COMMANDS]
            known |= {f"{called(command)} {called(one)}" for one in nested} or {called(command)}
        for path in (ROOT / "locale" / language).glob("*.ftl"):
            for group, name in re.findall(
                r"(?<![\w<])/([\w-]{3,})( \w+)?", path.read_text("utf-8")
            ):
                assert group in known or f"{group}{name}" in known, f"/{group}{name} in {path}"


def codes() -> set[str]:
    """Every code with which something is refused, as the source has it."""
    found: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if node.func.id in ("Refused", "Illegal", "BadOptions") and isinstance(
                    first, ast.Constant
                ):
                    found.add(str(first.value))
    reasons = [
        node
        for game in GAMES
        for node in ast.walk(ast.parse((ROOT / "engine" / game / "moves.py").read_text("utf-8")))
    ]
    for node in reasons:
        if isinstance(node, ast.FunctionDef) and node.name.endswith("_reason"):
            for one in ast.walk(node):
                if isinstance(one, ast.Return) and isinstance(one.value, ast.Tuple):
                    code = one.value.elts[0]
                    assert isinstance(code, ast.Constant)
                    found.add(str(code.value))
    # Chosen between two.
    return found | {"not-your-move", "only-watching"}


FACTS: dict[str, Any] = {
    "most": 6, "fewest": 2, "missing": 1, "movers": ["Ann", "Bob"], "channel": "<#1>",
    "permissions": ["view_channel"], "seat": 3, "move": "go c4", "square": "c4", "lane": "c",
    "choices": ["go c4"], "topic": "goal", "option": "v99", "one": "v9", "other": "v10",
    "field": "stage", "count": 2, "place": "17", "die": 4, "height": 2, "column": "a",
    "game": "hedgehogs", "options": ["v1 v14", "v22"],
    "seats": "3", "allowed": ["2", "4", "5"], "reason": "trap", "word": "rounds", "least": "1",
    "days": 3, "year": "2026", "left": 2, "allowance": 30, "date": "soon", "day": "2026-11-15",
    "today": "2026-11-16", "first": "2026-11-17", "last": "2026-11-18", "latest": "2027-11-16",
    "name": "Ann", "ply": 99, "before": 56,
    "until": 1_800_000_000,
}  # fmt: skip


def asked_for(code: str) -> dict[str, str]:
    """A value for every fact that the text of a refusal names."""
    texts = "\n".join(path.read_text("utf-8") for path in (ROOT / "locale/en").glob("*.ftl"))
    text = re.search(rf"^refused-{code} =.*(?:\n .*)*", texts, re.M)
    return dict.fromkeys(re.findall(r"\$(\w+)", text[0]) if text else (), "c4")


@pytest.mark.parametrize("code", sorted(codes()))
def test_every_refusal_is_said_in_every_language(code: str):
    refused = Refused(code, "plain English for developers", **asked_for(code) | FACTS)
    english, others = refusal("en", refused), [refusal(other, refused) for other in OTHERS]
    assert "plain English" not in english
    assert english not in others


def test_no_refusal_is_written_that_is_never_made():
    texts = (ROOT / "locale" / "en" / "tables.ftl").read_text("utf-8")
    assert set(re.findall(r"^refused-([\w-]+)", texts, re.M)) <= codes()


@pytest.mark.parametrize("name", sorted({*NEEDED, *NEEDED_IN_THREADS, *TO_OPEN_THREADS}))
def test_every_permission_has_its_name(name: str):
    key = f"permission-{name.replace('_', '-')}"
    for language in OTHERS:
        assert say("en", key) != say(language, key)


def words(language: str) -> set[str]:
    """The words of a language's texts, without keys, notes and the names of facts."""
    found: set[str] = set()
    for path in (ROOT / "locale" / language).glob("*.ftl"):
        text = re.sub(
            r"^#.*|^[\w-]+ =|\{ \$\w+|\*?\[\w+\]|`[^`]*`", " ", path.read_text("utf-8"), flags=re.M
        )
        found |= set(re.findall(r"[^\W\d_]{4,}", text.lower()))
    return found


async def test_a_french_game_shows_no_english(club: Club, bot: Hedgepost, real_pictures: None):
    only_english = words("en") - words("fr")
    assert {"your", "move", "confirm", "lane"} <= only_english
    seen: list[str] = []

    def note(*messages: Message | None) -> None:
        for message in messages:
            assert message is not None
            seen.append(message.text)
            seen.extend(message.buttons)
            seen.extend(one.alt or "" for one in message.attachments)

    await club.ada.slash("hedgepost settings", language="fr")
    for person in (club.alice, club.bob, club.dee):
        person.user.locale = "fr"
    lobby = await club.alice.slash("table open", game="hedgehogs", options={"options": FAST})
    note((await club.alice.press("Commencer", on=lobby.message)).message)
    note((await club.alice.press("Options", on=lobby.message)).message)
    await club.bob.press("Rejoindre", on=lobby.message)
    note(lobby.message)
    await club.alice.press("Commencer", on=lobby.message)
    board = await club.board()
    for _ in range(12):
        note(board)
        mover = club.mover(board)
        note((await club.dee.press("Jouer", on=board)).message)
        panel = await mover.press("Jouer", on=board)
        note(panel.message)
        while "Valider" not in panel.buttons:
            await mover.press(panel.buttons[0], on=panel.message)
            note(panel.message)
        await mover.press("Valider", on=panel.message)
        note(panel.message)
        board = await club.board(after=board)
    for command in ("table board", "table record", "table settings", "games", "help", "hand"):
        note((await club.alice.slash(command)).message)
    note((await stop(club.bob)).message)
    note((await stop(club.alice)).message)
    note(await club.channel.wait_for("sans résultat"))
    told = " ".join(seen).lower()
    told = re.sub(r"`[^`]*`|https?://\S+|/table \w+", " ", told)
    assert not only_english & set(re.findall(r"[^\W\d_]{4,}", told))


async def test_everybody_is_answered_in_their_own_language(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    club.dee.user.locale = "fr"
    told = await club.dee.press("Play", on=board)
    assert told.text.startswith(f"À jouer\u00a0: {mover.name}")
    mover.user.locale = "fr"
    panel = await mover.press("Play", on=board)
    assert "pas de côté" in panel.text.lower() or "restez" in panel.text.lower()
    assert "Play" in board.buttons
