"""Everything about options has its words, in every language, and they fit."""

from itertools import combinations

import pytest

from cogs.words.options import (
    counts_text,
    group_title,
    option_about,
    option_facts,
    option_title,
    preset_title,
    refinement_key,
    why,
)
from cogs.words.speech import refusal
from engine.core import Refused
from engine.games import GAMES
from engine.option_words import BadOptions, Number, Word
from engine.table.lobby import checked_options
from words import LANGUAGES, knows, say

HEDGEHOGS = GAMES["hedgehogs"].options


def reasons() -> set[str]:
    """Every code that a choice of two options, or one with a word, is refused with."""
    found = {clash.code for clash in HEDGEHOGS.clashes}
    found |= {need.code for need in HEDGEHOGS.needs} | {limit.code for limit in HEDGEHOGS.limits}
    found |= set(HEDGEHOGS.fields) | {"walled"}
    for one, other in combinations([option.key for option in HEDGEHOGS.offered], 2):
        try:
            HEDGEHOGS.canonical(f"{one} {other}")
        except BadOptions as bad:
            found.add(str(bad.facts["reason"]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_its_words(language, game):
    for option in GAMES[game].options.offered:
        assert 2 < len(option_title(language, game, option.key)) <= 30
        assert len(option_about(language, game, option.key)) <= 100
        assert option_facts(language, game, option.key) or not GAMES[game].options.seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_preset_and_reason_has_its_words(language):
    for group in HEDGEHOGS.groups:
        if group != "edition":
            assert group_title(language, "hedgehogs", group)
    for preset in HEDGEHOGS.presets:
        assert len(preset_title(language, "hedgehogs", preset)) <= 100
    for code in reasons():
        assert why(language, "hedgehogs", code)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_and_number_has_its_words(language):
    for option in HEDGEHOGS.offered:
        for word in option.words:
            key = refinement_key("hedgehogs", option, word)
            facts = {"number": 3} if isinstance(word, Number) else {}
            assert len(say(language, key, **facts)) <= 100
        words = [word for word in option.words if isinstance(word, Word)]
        if words and all(word.sets for word in words):
            assert knows(language, f"hedgehogs-{option.key}-plain")


def test_titles_are_told_apart():
    for language in LANGUAGES:
        titles = [option_title(language, "hedgehogs", one.key) for one in HEDGEHOGS.offered]
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("counts", "text"),
    [
        ((2, 3, 4, 5, 6), "2–6"),
        ((2, 4, 6), "2, 4, 6"),
        ((2,), "2"),
        ((2, 3, 6), "2–3, 6"),
        ((), ""),
    ],
)
def test_counts_are_written_shortly(counts, text):
    assert counts_text(counts) == text


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("v1 v17 +f3", "Five lanes go from a to e: there is no f3."),
        ("v17 +a4", "a4 is black already."),
        ("v17 -a5", "a5 is no black square"),
        ("v17 +a2 +b2 +c2 +d2 +e2 +f2 +a3", "At most six black squares"),
        (
            "v17 +a2 +b2 +c2 +d2 +e2 +f2 v37",
            "New black squares and Concrete do not go together: "
            "these black squares would wall the course off.",
        ),
    ],
)
def test_a_layout_that_cannot_be_is_refused_in_words(options, told):
    with pytest.raises(Refused) as refused:
        checked_options("hedgehogs", options)
    assert refusal("en", refused.value).startswith(told)
    assert str(refused.value) != refusal("fr", refused.value) != refusal("en", refused.value)
