"""Positions as text, and those of the rules pages."""

import re
from pathlib import Path

import pytest

from engine.core import Illegal
from engine.witches.game import WITCHES_GAME
from tests.engine.witches.race import board, race

PAGES = Path(__file__).parents[3] / "docs" / "rules"


def examples(language: str) -> list[str]:
    text = (PAGES / f"witches.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"<!-- picture: (.+?) -->", text)


@pytest.mark.parametrize("text", examples("en"))
def test_every_example_of_the_rules_could_be_played(text: str):
    state = WITCHES_GAME.example(text)

    assert WITCHES_GAME.flaws(state) == []
    assert WITCHES_GAME.choices(state, state.seat).moves


def test_both_languages_show_the_same_examples():
    assert examples("fr") == examples("en")
    assert len(examples("en")) == 10


def test_a_position_reads_back_as_it_was_written():
    position = "3=b7 12=rM; r start 12 49; b start 3 20; played r7 bM"

    assert board(race(position, seats=2)) == position


@pytest.mark.parametrize(
    "text",
    [
        "3=b7 3=b8",
        "49=b7",
        "3=(b7",
        "3=b7 4=b7",
        "3=bM 4=bM",
        "1=b2 2=b3 3=b4 4=b5",
        "; r 3 3 4",
        "; r 3 4",
        "; y 1 2 3",
        "; r 1 2 52",
        "; played r5 r5",
        "; played x5",
        "; hand r5",
    ],
)
def test_what_is_no_position_is_refused(text: str):
    with pytest.raises(Illegal):
        race(text, seats=2)


@pytest.mark.parametrize("text", ["", "seats 5, seat 0, die 1: ", "seats 2, seat 2, die 1: "])
def test_an_example_says_who_is_to_move(text: str):
    with pytest.raises(Illegal):
        WITCHES_GAME.example(text)
