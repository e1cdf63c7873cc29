"""The position in words: whole, natural, within what Discord takes."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Outcome, View
from engine.hedgehogs.view import HIDDEN
from render import Language, Theme, render
from render.alt import MOST
from tests.render.hedgehogs.positions import (
    ALL_PIECES,
    after,
    of_variant,
    random_game,
    spread_out,
    with_stacks,
)

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
    letters = {f"A{number}": f"side a{number % 9 + 1} b" for number in range(25)}
    text = alt(spread_out(), language, names=LONG, letters=letters)
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
    text = alt(with_stacks({"c4": "b1"}), letters={"A": "side c4 d", "B": "stay"})
    assert text.endswith("Choices: A side c4 d, B stay.")


@pytest.mark.parametrize("reason", ["home", "alone", "stuck", "idle", "long"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_way_to_end_can_be_said(reason, language):
    view = replace(with_stacks({}, seats=2), outcome=Outcome((2, 1), (0, 3), reason), step="over")
    assert units(alt(view, language)) <= MOST


# Variants in words. Each line: an option, what is due or has happened, and what must be said.

TOLD = [
    ("v1", 3, {"step": "go"}, {"die": 6}, "Die 6: any lane.", "Dé 6 : n'importe quel couloir."),
    ("v2", 3, {"step": "spy"}, {}, "Secretly back a design.", "Choisir un dessin en secret."),
    ("v3", 3, {"kind": "doped"}, {}, "Out of the race: ", "Hors de la course : "),
    ("v5", 4, {"step": "die"}, {"dice": (3, 5)}, "Dice: 3, 5.", "Dés : 3, 5."),
    ("v6", 3, {"step": "go"}, {"kept": (1, 2, 3)}, "keeps a 2", "garde un 2"),
    ("v7", 3, {"step": "card"}, {}, "13 cards in the pile.", "13 cartes dans la pile."),
    (
        "v7",
        3,
        {"step": "side"},
        {"turned": (0, 4)},
        "Turned over: joker, 4.",
        "Retournées : joker, 4",
    ),
    ("v9", 3, {"step": "side"}, {}, "Tube: lanes a and f", "les couloirs a et f se touchent"),
    ("v10", 3, {"step": "side"}, {}, "Black squares are ordinary: e3", "noires ordinaires : e3"),
    ("v12", 3, {"step": "side"}, {}, "3 in hand", "3 en main"),
    (
        "v14",
        3,
        {"step": "side"},
        {"bearers": "r2b1y3"},
        "Apple bearers: red timid, blue sleeper",
        "Porteurs de pomme : peureux rouge",
    ),
    ("v15", 3, {"step": "side"}, {}, "0 on black squares", "0 sur des cases noires"),
    ("v15 hard", 3, {"kind": "out"}, {}, ", out", "hors course"),
    (
        "v16",
        4,
        {"step": "die"},
        {"dice": (3, 5, 1)},
        "Dice left: 3, 5, 1.",
        "Dés restants : 3, 5, 1.",
    ),
    ("v17 +b3 -e3", 3, {"step": "side"}, {}, "Painted over: e3.", "Effacées : e3."),
    ("v21", 2, {"step": "side"}, {}, "Ann (red 0, yellow 0)", "Ann (rouge 0, jaune 0)"),
    ("v29", 9, {"step": "side"}, {}, "(teal) 0", "(turquoise) 0"),
    ("v31 free", 3, {"step": "free"}, {}, "in any order.", "dans l'ordre voulu."),
    ("v32", 3, {"step": "side"}, {}, "from row 9 to row 1", "de la rangée 9 à la rangée 1"),
    ("v33", 3, {"kind": "turned"}, {}, "(back)", "(retour)"),
    (
        "v34",
        4,
        {"step": "side"},
        {},
        "row 1: blue and green; the others",
        "rangée 1 : bleu et vert",
    ),
    ("v35", 3, {"step": "side"}, {}, "Trampolines: e3, a4, c5", "Trampolines : e3, a4, c5"),
    (
        "v36",
        3,
        {"step": "side"},
        {},
        "Trapdoors that hold their lowest: e3",
        "Trappes qui retiennent le plus bas : e3",
    ),
    ("v37", 3, {"step": "side"}, {}, "Concrete: e3", "Béton : e3"),
    (
        "v38",
        3,
        {"step": "side"},
        {},
        "Skidding back to the start from: e3",
        "Dérapage vers le départ : e3",
    ),
    ("v39", 3, {"kind": "hole"}, {}, "Black holes: e3", "Trous noirs : e3"),
    (
        "v19 v22",
        2,
        {"step": "answer"},
        {},
        "Play on for 2, or leave the round.",
        "Continuer pour 2",
    ),
    ("v19 v25", 4, {"step": "answer"}, {}, "to move. Play on for 2", "Continuer pour 2"),
]


@pytest.mark.parametrize(("chosen", "seats", "until", "change", "english", "french"), TOLD)
def test_variants_are_told(chosen, seats, until, change, english, french):
    view, events, _ = of_variant(chosen, seats, **until)
    view = replace(view, **change)
    names = ("Ann", "Bob", "Cem", "Dee", "Eva", "Fay", "Guy", "Hal", "Ida")[:seats]
    assert english in alt(view, names=names, since=events)
    told = alt(view, "fr", names=names, since=events).replace("\u00a0", " ")
    assert french in told


def test_spies_of_others_are_not_told():
    view, _, _ = of_variant("v2", 4, step="spy", skip=2, viewer=None)
    text = alt(view)
    assert text.count("has chosen") == 2
    assert "backs" not in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nine_players_with_everything_fit(language):
    """Every piece alone on its square, long names, and all that variants can add."""
    view, _, _ = of_variant("v29 v33", 9, step="side")
    pieces = [letter + design for letter in "RBYGWKOPT" for design in "1234"]
    squares = view.squares[:: len(view.squares) // len(pieces)]
    board = dict(zip(squares, pieces, strict=False))
    view = replace(
        view,
        board=tuple(board.get(name, "") for name in view.squares),
        out="".join(pieces[len(squares) :]),
        bearers="".join(f"{letter}1" for letter in "rbygwkopt"),
        kept=(6,) * 9,
        held_back=view.traps,
        spies=(HIDDEN,) * 9,
        tube=True,
        painted=("a3", "b3", "c3", "d3"),
    )
    text = alt(view, language, names=LONG + LONG[:3], letters={"A": "stay"})
    assert units(text) <= MOST
    assert all(re.search(rf"\b{square}\b", text) for square in board)


@pytest.mark.parametrize("reason", ["survivor", "rest", "last", "dropped"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_way_a_variant_can_end_can_be_said(reason, language):
    view = replace(with_stacks({}, seats=2), outcome=Outcome((2, 1), (0, 3), reason), step="over")
    assert units(alt(view, language)) <= MOST
