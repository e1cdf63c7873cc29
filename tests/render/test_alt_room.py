"""Alt texts that are longer than Discord takes: the last sentences about the board give way."""

from typing import Any

import pytest

import render.animation
import render.scores
from render import Theme
from render.alt import MOST, units
from render.animation import Scene
from render.hedgehogs.headline import _aside
from tests.render.hedgehogs.positions import after

VIEW, EVENTS = after(2, 1, 12)


def sentences(count: int, length: int) -> str:
    return " ".join("x" * (length - 1) + "." for _ in range(count))


@pytest.mark.parametrize(("length", "left"), [(500, 1), (250, 3), (120, 7), (2000, 0)])
def test_a_film_is_told_with_as_many_sentences_as_there_is_room_for(
    monkeypatch: pytest.MonkeyPatch, length: int, left: int
):
    monkeypatch.setattr(render.animation, "describe", lambda *_: sentences(9, length))
    scenes = [Scene(3, VIEW, EVENTS), Scene(12, VIEW, EVENTS)]
    told = render.animation._alt(scenes, Theme(), ("Ada", "Bo"), scenes[-1])
    assert units(told) <= MOST
    assert told.count("x.") == left
    assert "3" in told.split("x")[0]
    assert not told.endswith(" ")


@pytest.mark.parametrize(("length", "left"), [(500, 2), (250, 4), (60, 9), (2000, 0)])
def test_how_a_match_stands_comes_before_the_board(
    monkeypatch: pytest.MonkeyPatch, length: int, left: int
):
    match: Any = object()
    monkeypatch.setattr(render.scores, "match_words", lambda *_: "Ada leads.")
    told = render.scores.with_match(sentences(9, length), "en", ("Ada", "Bo"), match)
    assert units(told) <= MOST
    assert told.startswith("Ada leads.")
    assert told.count("x.") == left
    assert render.scores.with_match("A board.", "en", (), None) == "A board."


def test_choices_that_belong_to_no_square_are_a_word_or_two():
    words = ("die 4", "stay", "enter", "enter red", "first", "again", "double", "roll", "go z9")
    told = [_aside("en", word) for word in words]
    assert told[0] == "4"
    assert told[-1] == "go z9"
    assert told[3].startswith(f"{told[2].partition(' ')[0]}")
    assert told[3].lower().endswith("red")
    assert len(set(told)) == len(told)
