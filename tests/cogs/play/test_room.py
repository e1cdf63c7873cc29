"""How much room buttons take on a phone. Their widths were measured in the page, in Chromium."""

from __future__ import annotations

import pytest

from cogs.play.room import LINE, are_few, count_of, folded, lines, width


@pytest.mark.parametrize(
    ("label", "pixels"),
    [
        ("Règles", 85),
        ("① couloir a", 119),
        ("② f2→e2", 96),
        ("③ a5→a8 (1 du haut)", 200),
        ("⚡ B 15→21", 124),
        ("⑩ → g9", 95),
        ("↶ Annuler", 112),
        ("▶ Regarder", 123),
        ("💡 Conseil", 114),
        ("a1: fire-eater 5", 155),
    ],
)
def test_a_button_is_as_wide_as_its_words(label: str, pixels: int):
    assert width(label) == pytest.approx(pixels, abs=10)


def test_a_line_takes_what_it_has_room_for():
    short, long = "A", "Équilibré : 2 6 10 / 3 7 8"
    assert lines([short] * 7) == [0, 0, 0, 0, 0, 1, 1], "Discord has five in a row"
    assert lines([long, short, long]) == [0, 0, 1]
    assert lines([]) == []
    assert (count_of([]), count_of([long, long, short])) == (0, 2)
    assert lines(["M" * 80, short]) == [0, 1], "what is too long for a line has one"
    assert width("M" * 80) > LINE


def test_few_are_what_leaves_the_board_in_sight():
    assert are_few(["① c1→c2"] * 12, 4)
    assert not are_few(["① c1→c2"] * 12, 3)
    assert not are_few(["A"] * 13, 4)


def test_groups_are_folded_until_there_is_room():
    words = {number: f"① a{number}→a{number + 1} (top 1)" for number in range(8)}
    grouped = [("a", [0, 1, 2]), ("b", [3, 4, 5, 6])]
    assert folded(words, grouped, 8) == ()
    assert folded(words, grouped, 3) == (1,)
    assert folded(words, grouped, 2) == (0, 1)
    assert folded(words, [("alone", [0])], 2) == (), "one choice is no group"
