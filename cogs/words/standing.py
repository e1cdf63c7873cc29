"""The little language of standing answers, in the words of whoever types or reads it.

A game knows one spelling (`back leader with 7`). Each of its words is a text of its own, whose
first spelling is shown; the others are taken as well, and so are those of every other language.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.core import StandingAnswers
from engine.games import when_one_goes
from engine.table.model import Language
from words import LANGUAGES, plain, say

_STOPS: Final = str.maketrans(",;.:", "    ")
"""What somebody may put between the words."""


def spoken_answer(language: Language, game: str, answers: StandingAnswers, answer: str) -> str:
    """A standing answer as somebody would type it in their language."""
    return " ".join(
        _spellings(language, game, word)[0] if word in answers.words else word
        for word in answer.split()
    )


def typed_answer(game: str, answers: StandingAnswers, typed: str) -> str:
    """What somebody typed, in whatever language, in the game's own spelling; what nobody knows
    stays as it is, for the game to refuse."""
    known = _known(game, answers.words, tuple(LANGUAGES))
    return " ".join(known.get(plain(word), word) for word in typed.translate(_STOPS).split())


@cache
def _known(game: str, words: tuple[str, ...], languages: tuple[str, ...]) -> dict[str, str]:
    """By every spelling in every language, the game's own; that one is always taken."""
    found = {
        plain(spelling): word
        for language in languages
        for word in words
        for spelling in _spellings(language, game, word)
    }
    return found | {word: word for word in words}


when_one_goes(_known.cache_clear)


def _spellings(language: str, game: str, word: str) -> list[str]:
    return say(language, f"{game}-word-{word}").split(", ")
