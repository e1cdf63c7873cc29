"""The position in words: whole, natural, within what Discord takes."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Outcome, View
from render import Language, Theme, render
from render.hedgehogs.alt import MOST
from tests.render.positions import ALL_PIECES, after, random_game, spread_out, with_stacks

LONG = ("W" * 32, "Bartholomäus der Große und Weise", "田" * 32, "🦔" * 32, "سلمان " * 6, "Ω" * 32)


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def alt(view: View, language: Language = "en", **more: Any) -> str:
    return render(view, Theme(language=language), **more).alt


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_position_of_random_games_is_told_within_the_limit(seats, language):
    colour = {"en": "red|blue|yellow|green|white|black", "fr": "rouge|bleu|jaune|vert|blanc|noir"}
    for ply, (view, _, _) in enumerate(random_game(seats, seats)):
        if ply % 11 and view.outcome is None:
            continue
        text = alt(view, language, names=LONG[:seats])
        assert 0 < units(text) <= MOST
        for name, stack in zip(view.squares, view.board, strict=True):
            if stack:
                told = re.search(rf"\b{name} ([^;.]*)", text)
                assert told, f"{name} is not told"
                assert len(re.findall(colour[language], told[1])) == len(stack) // 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_worst_case_fits(language):
    marks = {f"A{number}": f"side a{number % 9 + 1} b" for number in range(25)}
    text = alt(spread_out(), language, names=LONG, marks=marks)
    assert units(text) <= MOST
    assert all(re.search(rf"\b{square}\b", text) for square in ("b1", "f8"))


def test_pieces_are_named_with_their_designs_when_there_is_room():
    text = alt(spread_out(), names=("Ann", "Bob", "Cem", "Dee", "Eva", "Fay"))
    assert text.count("wall-hugger") == len(ALL_PIECES) // 4


def test_stacks_are_told_from_bottom_to_top_and_from_the_finish_back():
    text = alt(with_stacks({"a2": "r1", "f9": "b2", "c4": "g3y1w4"}))
    squares = "f9 blue timid; c4 green wall-hugger, yellow sleeper, white pouncer; a2 red sleeper."
    assert f"each square from bottom to top: {squares}" in text


def test_turn_die_home_and_traps():
    view = replace(with_stacks({"a9": "b1"}, seats=3), home=(0, 1, 0), first=2)
    text = alt(view, names=("Ann", "Bob", "Cem"))
    assert text.startswith("Hedgehog race, turn 12. Bob to move. Die 3: lane c.")
    assert "Home (3 to win): Ann (red) 0; Bob (blue) 1; Cem (yellow) 0." in text
    assert "First player: Cem." in text
    assert "Traps that hold: c5, b7, d6." in text or "Traps that hold: c5, d6, b7." in text
    assert "Open traps: e3, a4, f8." in text


def test_the_same_in_french():
    view = replace(with_stacks({"a9": "b1r3"}, seats=3), home=(1, 1, 0), held=("e3",))
    text = alt(view, "fr", names=("Ann", "Bob", "Cem"))
    text = text.replace("\u00a0", " ").replace("\u202f", " ")
    assert text.startswith("Course de hérissons, tour 12. À Bob de jouer. Dé 3 : couloir c.")
    assert "a9 dormeur bleu, rase-murs rouge" in text
    assert "Piège qui retient : e3." in text


def test_a_tube_is_told():
    view = replace(with_stacks({"a9": "b1"}), tube=True)
    assert "Tube: lanes a and f are neighbours." in alt(view)
    assert "les couloirs a et f se touchent" in alt(view, "fr")
    assert "Tube" not in alt(replace(view, tube=False))


def test_traps_go_untold_where_there_are_none_and_before_anybody_has_started():
    assert "trap" not in alt(with_stacks({})).lower()
    assert "trap" not in alt(replace(with_stacks({"a9": "b1"}), traps=(), held=())).lower()
    assert "Open traps" in alt(with_stacks({"a9": "b1"}))


def test_set_up_tells_hands():
    view, _ = after(2, 1, 3)
    text = alt(view)
    assert "being set up" in text
    assert re.search(r"Red 0, \d in hand; Blue 0, \d in hand", text)


def test_the_end_tells_the_winner_and_every_rank():
    view, _ = after(3, 4, 10_000)
    assert view.outcome is not None
    names = ("Ann", "Bob", "Cem")
    text = alt(view, names=names)
    assert f"{names[view.outcome.winners[0]]} wins: 3 hedgehogs are home." in text
    for name, rank in zip(names, view.outcome.ranks, strict=True):
        assert re.search(rf"{name} \(\w+\) \d, rank {rank}", text)
    assert "to move" not in text


def test_a_shared_win_names_all_winners():
    view = replace(
        with_stacks({}, seats=3), outcome=Outcome((1, 1, 3), (0, 0, 0), "stuck"), step="over"
    )
    text = alt(view, names=("Ann", "Bob", "Cem"))
    assert "Ann and Bob share the win: nothing can move any more." in text
    french = alt(view, "fr", names=("Ann", "Bob", "Cem"))
    assert "Victoire partagée\u00a0: Ann et Bob (plus rien ne peut bouger)." in french


def test_who_resigned_is_told():
    views = [view for view, _, _ in random_game(3, 2, resigning=20)]
    assert "resigned" in alt(views[20])
    assert "abandon" in alt(views[20], "fr")


def test_choices_are_told():
    text = alt(with_stacks({"c4": "b1"}), marks={"A": "side c4 d", "B": "stay"})
    assert text.endswith("Choices: A side c4 d, B stay.")


@pytest.mark.parametrize("reason", ["home", "alone", "stuck", "idle", "long"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_way_to_end_can_be_said(reason, language):
    view = replace(with_stacks({}, seats=2), outcome=Outcome((2, 1), (0, 3), reason), step="over")
    assert units(alt(view, language)) <= MOST
