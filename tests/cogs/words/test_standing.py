"""Standing answers in the words of whoever types them."""

import pytest

from cogs.words.standing import spoken_answer, typed_answer
from engine.games import GAMES
from engine.table.model import Language
from words import LANGUAGES

ANSWERING = [
    (key, answers) for key, game in GAMES.items() if (answers := game.standing) is not None
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_may_be_typed(language: Language):
    for key, answers in ANSWERING:
        for answer in ("ask", *answers.proposals):
            shown = spoken_answer(language, key, answers, answer)
            assert typed_answer(key, answers, shown) == answer
            assert typed_answer(key, answers, shown.upper()) == answer


def test_every_word_that_is_proposed_is_said_in_every_language():
    for _, answers in ANSWERING:
        said = {word for answer in answers.proposals for word in answer.split()}
        assert {word for word in said if not word.isdigit()} <= set(answers.words)


def test_words_of_both_languages_may_be_mixed():
    (key, answers), *_ = ANSWERING
    typed = "Renvoyez, anybody; avec 9 otherwise LAISSER."
    assert typed_answer(key, answers, typed) == "back anyone with 9 else leave"


def test_what_nobody_knows_stays_for_the_game_to_refuse():
    (key, answers), *_ = ANSWERING
    assert typed_answer(key, answers, "renvoyer le chat") == "back le chat"
