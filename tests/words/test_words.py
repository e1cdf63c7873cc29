"""Every text in every language, with the same facts."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from words import LANGUAGES, WordsError, say

LOCALE = Path(__file__).resolve().parents[2] / "locale"


class Variables(Visitor):
    """Collects the facts that a text asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def texts(language: str) -> dict[str, set[str]]:
    """By key, the facts of its text. Fails on anything the parser does not understand."""
    found: dict[str, set[str]] = {}
    files = sorted((LOCALE / language).glob("*.ftl"))
    for entry in (e for path in files for e in FluentParser().parse(path.read_text("utf-8")).body):
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_keys_and_facts(language):
    assert texts(language) == texts("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language):
    for key, facts in texts(language).items():
        for number in (0, 1, 2, 5):
            said = say(language, key, **dict.fromkeys(facts, number))
            assert said.strip()
            assert "{" not in said
            assert "\u2068" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_said_as_fluent_says_it(language):
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALE / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    for key, names in texts(language).items():
        facts = {name: f"{{{name}}} à 10 %" for name in names}
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert say(language, key, **facts) == bundle.format_pattern(pattern, facts)[0]


def test_plurals():
    assert say("en", "hedgehogs-end-home", count=1) == "1 hedgehog is home"
    assert say("en", "hedgehogs-end-home", count=3) == "3 hedgehogs are home"
    assert say("fr", "hedgehogs-end-home", count=1) == "1 hérisson est arrivé"
    assert say("fr", "hedgehogs-end-home", count=2) == "2 hérissons sont arrivés"


def test_names_are_said_as_they_are():
    assert say("en", "hedgehogs-to-move", name="{ $x } Ann") == "{ $x } Ann to move"


def test_an_unknown_key_is_an_error():
    with pytest.raises(WordsError, match="no-such-text"):
        say("en", "no-such-text")


def test_a_missing_fact_is_an_error():
    with pytest.raises(WordsError, match="name"):
        say("en", "hedgehogs-to-move")


def test_a_language_that_is_gone_is_english():
    assert say("xx", "hedgehogs-start") == say("en", "hedgehogs-start")
    with pytest.raises(WordsError, match="no-such-text"):
        say("xx", "no-such-text")


@pytest.mark.parametrize(
    "path",
    [
        *(f"locale/fr/{path.name}" for path in sorted((LOCALE / "fr").glob("*.ftl"))),
        "docs/rules/hedgehogs-variants.fr.md",
    ],
)
def test_french_keeps_its_marks_with_the_words_before_them(path: str):
    text = (LOCALE.parent / path).read_text("utf-8")
    assert not re.findall(r".* [:;!?»].*|.*«[^\u00a0].*", text)
