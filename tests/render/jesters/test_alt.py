"""The jesters' position in words: whole, natural, within what Discord takes."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Outcome
from engine.jesters.view import JestersView
from render import Language, Theme, render
from render.alt import MOST
from tests.render.jesters.positions import court, last_of, random_game

LONG = ("W" * 32, "Bartholomäus der Große und Weise", "田" * 32, "🦔" * 32)
NAMES = ("Ann", "Bob", "Cem", "Dee")


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def alt(view: JestersView, language: Language = "en", **more: Any) -> str:
    more.setdefault("names", NAMES)
    return render(view, Theme(language=language), **more).alt


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_random_games_is_told_within_the_limit(seats, language):
    for ply, (view, _, _) in enumerate(random_game(seats, seats)):
        if ply % 13 and view.outcome is None:
            continue
        text = alt(view, language, names=LONG[:seats])
        assert 0 < units(text) <= MOST
        for name in (*(name for name, _, _ in view.pawns), *filter(None, view.jesters)):
            assert re.search(rf"\b{name}\b(?!\|)", text), f"{name} is not told"
        for edge in view.sticks:
            assert edge in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_worst_case_fits(language):
    """Every hexagon taken, every stick laid, long names, and choices."""
    view, _ = court("a2=R a3=B a4=Y b1=G", seats=4)
    free = [name for name in view.hexagons if name not in view.jesters]
    full = replace(
        view,
        pawns=tuple((name, n % 4, 1 + n % 5 // 4) for n, name in enumerate(free)),
        sticks=view.marked[:24],
        taken=(((1, 1), (2, 2)) * 5,) * 4,
        chosen="board all",
        layout="all",
    )
    letters = {f"A{number}": f"turn {name}" for number, name in enumerate(free[:25])}
    text = alt(full, language, names=LONG, letters=letters)
    assert units(text) <= MOST
    assert all(re.search(rf"\b{name}\b", text) for name in free)
    assert all(edge in text for edge in full.sticks)


def test_what_is_told_of_a_player():
    view, _ = court("e5=r1 d4=r1 c3=r2 g6=b1 e2=R a2=B; a1|b1 h4|i5; taken r=b1b2")
    text = alt(view)
    assert text.startswith("Jesters, turn 1. Ann to move. Move the jester: where will it turn?")
    assert (
        "Ann (red): 41 points; jester e2; pawns d4 e5; double c3; "
        "captured 1 pawn and 1 double; left 26 pawns, 5 doubles, 11 sticks."
    ) in text
    assert "Bob (blue): 6 points; jester a2; pawn g6; left 26 pawns, 5 doubles, 11 sticks." in text
    assert "Sticks: a1|b1 h4|i5. First player: Ann." in text
    assert "Board:" not in text


def test_the_same_in_french():
    view, _ = court("e5=r1 d4=r1 c3=r2 g6=b1 e2=R a2=B; a1|b1; taken r=b1")
    text = alt(view, "fr").replace("\u00a0", " ")
    assert text.startswith(
        "Les fous, tour 1. À Ann de jouer. Avancer le fou : où va-t-il tourner ?"
    )
    assert "Ann (rouge) : 38 points ; fou e2 ; pions d4 e5 ; double c3 ; prises : 1 pion" in text
    assert "Bâtonnets : a1|b1." in text


def test_a_turn_under_way_is_told():
    view, _ = court("e2=R a2=B", "turn e5")
    assert "where does it stop? The jester set out from e2 and turned on e5." in alt(view)


def test_set_up_the_end_and_who_resigned():
    setup, _ = court("a2=R", seat=1)
    assert alt(setup).startswith("Jesters, being set up. Bob to move. Put your jester on the rim.")
    view, _ = last_of(3, 4)
    assert view.outcome is not None
    text = alt(view)
    winner = NAMES[view.outcome.winners[0]]
    assert f"{winner} wins: the last pawn of a player is placed." in text
    for name, rank in zip(NAMES, view.outcome.ranks, strict=False):
        assert re.search(rf"{name} \(\w+\), rank {rank}: \d+ points?", text)
    assert "to move" not in text
    gone, _ = last_of(3, 4, resigning=30)
    assert "resigned" in alt(gone)
    assert "abandon" in alt(gone, "fr")


def test_a_shared_win_names_all_winners():
    view, _ = court("e2=R a2=B a3=Y", seats=3)
    over = replace(view, outcome=Outcome((1, 1, 3), (4, 4, 3), "placed"), step="over")
    assert "Ann and Bob share the win: the last pawn of a player is placed." in alt(over)
    french = alt(over, "fr")
    assert "Victoire partagée\u00a0: Ann et Bob (un joueur a posé son dernier pion)." in french


def test_another_board_and_choices_are_told():
    view, _ = court("e2=R a2=B", chosen="board all")
    text = alt(view, letters={"A": "turn e5", "B": "turn e6"})
    assert text.endswith("Board: all. Choices: A turn e5, B turn e6.")


@pytest.mark.parametrize("reason", ["placed", "stuck", "alone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_way_to_end_can_be_said(reason, language):
    view, _ = court("e2=R a2=B")
    over = replace(view, outcome=Outcome((2, 1), (0, 3), reason), step="over")
    assert units(alt(over, language)) <= MOST
