"""Carrom in pictures and in their alt text."""

import re
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.chance import Shown
from engine.core import Outcome
from engine.hedgehogs.carrom.game import CARROM
from engine.hedgehogs.carrom.view import CarromView
from engine.play_on import resign, start
from engine.tools.selfplay import play_random_game
from render import Language, PaletteName, Picture, Theme, render
from render.alt import MOST
from render.hedgehogs.carrom.layout import spot
from render.hedgehogs.carrom.plates import Player, plate
from render.parts.medals import pennant
from tests.engine.hedgehogs.table import step, table

PALETTES: tuple[PaletteName, ...] = ("default", "colour-blind", "dark")
LONG = ("W" * 32, "Bartholomäus der Große und Weise", "田" * 32, "🦔" * 32, "سلمان " * 6)
BOARD = "at r1=2500,3400 r2=4500,1000 b1=5200,2300 b2=8800,3000 y1=6500,1500; hand b3y2y3"


def pixel(picture: Picture, along: int, across: int) -> object:
    """The colour at a place on the board."""
    x, y = spot(along, across)
    return Image.open(BytesIO(picture.data)).convert("RGB").getpixel((round(x), round(y)))


def around(picture: Picture, along: int, across: int) -> bytes:
    """What is drawn where a disc could lie."""
    (left, top), (right, bottom) = spot(along - 450, across - 450), spot(along + 450, across + 450)
    box = (round(left), round(top), round(right), round(bottom))
    return Image.open(BytesIO(picture.data)).convert("RGB").crop(box).tobytes()


def shown(view: CarromView, **more) -> Picture:
    return render(view, **more)


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def seen(state) -> CarromView:
    return CARROM.view(state, None)


def test_a_disc_is_drawn_where_it_lies_over_the_edge_too():
    bare = shown(seen(table("at b1=8900,5500; hand r1", seats=2)))
    there = shown(seen(table("at r1=2500,3400 r2=0,2000 b1=8900,5500", seats=2)))

    assert pixel(bare, 2500, 3700) != pixel(there, 2500, 3700)
    assert pixel(bare, -300, 2000) != pixel(there, -300, 2000)
    assert pixel(bare, 2500, 3850) == pixel(there, 2500, 3850)


def test_the_last_flick_shows_paths_starts_and_crosses():
    result = step(table(BOARD, seats=3), "flick c1 355 75")
    view = seen(result.state)
    without, drawn = shown(view), shown(view, since=result.events)

    paths = {piece: points for piece, *points in result.events[0].facts["paths"]}
    x, y = paths["r1"][0], paths["r1"][1]
    assert pixel(without, x + 350, y - 30) != pixel(drawn, x + 350, y - 30)
    left = next(event for event in result.events if event.kind == "out")
    assert pixel(without, *left.facts["at"]) != pixel(drawn, *left.facts["at"])


def test_a_piece_lifted_from_the_board_leaves_an_outline():
    result = step(table("at r1=6500,5000 b1=2000,2000", seats=2), "flick a1 45 5")
    view = seen(result.state)

    without, drawn = shown(view), shown(view, since=result.events)
    assert around(without, 6500, 5000) != around(drawn, 6500, 5000)
    assert around(without, 2000, 2000) == around(drawn, 2000, 2000)


def test_marks_stand_at_their_point_of_the_edge():
    view = seen(table(BOARD, seats=3))
    bare = shown(view)
    marked = shown(view, letters={"A": "flick f3 270 40", "B": "flick f3 300 20", "C": "stay"})

    assert pixel(bare, 2500, 5500) != pixel(marked, 2500, 5500)
    assert pixel(bare, 2500, 4700) != pixel(marked, 2500, 4700)
    assert pixel(bare, 7500, 4700) == pixel(marked, 7500, 4700)


@pytest.mark.parametrize("seats", range(2, 10))
def test_every_position_of_a_game_can_be_drawn_and_told(seats: int):
    played = play_random_game(CARROM, "v40", seats, bytes([seats]) * 32)
    last = len(played.states) - 1
    plies: tuple[tuple[int, Language], ...] = ((1, "fr"), (last // 2, "en"), (last, "fr"))
    for ply, language in plies:
        before, play = played.states[ply - 1], played.plays[ply - 1]
        events = CARROM.play(before, play.seat, play.move).events
        theme = Theme(PALETTES[seats % 3], language)
        names = (LONG * 2)[:seats]
        picture = render(seen(played.states[ply]), theme, names=names, since=events)
        assert 0 < units(picture.alt) <= MOST
        assert Image.open(BytesIO(picture.data)).size == (picture.width, picture.height)


@pytest.mark.parametrize("name", LONG)
def test_a_long_name_ends_before_the_corner_of_its_plate(name: str):
    def drawn(name: str) -> Image.Image:
        player = Player(0, name, ("board", "reserve", "out"), 2, False, True, False, 0, ())
        return plate("default", "en", player, 400, 100).pixels

    corner = (400 - pennant("default", (0, 0, 0)).width - 10, 0, 400, 100)
    assert drawn(name).crop(corner).tobytes() == drawn("A").crop(corner).tobytes()


def test_the_same_arguments_give_the_same_bytes():
    result = step(table(BOARD, seats=3), "flick c1 355 75")
    letters = {"A": "flick f3 270 40"}

    one = render(seen(result.state), since=result.events, letters=letters)
    assert render(seen(result.state), since=result.events, letters=letters) == one


def alt(state, language: Language = "en", **more) -> str:
    return render(seen(state), Theme(language=language), **more).alt.replace("\u00a0", " ")


def test_the_position_is_told():
    text = alt(table(BOARD, seats=3), names=("Ann", "Bob", "Cem"))

    assert text.startswith("Hedgehog carrom, flick 1 of at most 300. Ann to move.")
    assert "In play: Ann (red) 2; Bob (blue) 3, 1 in reserve" in text.replace("Hedgehogs in", "In")
    assert "red sleeper d3, timid b5; blue sleeper c6, timid d9 over the edge" in text
    assert "Out: red wall-hugger, red pouncer" in text


def test_the_last_flick_and_the_choices_are_told():
    result = step(table(BOARD, seats=3), "flick c1 355 75")
    text = alt(result.state, names=("Ann",), since=result.events, letters={"A": "flick a4 6 34"})

    assert "Last flick: Ann from c1, angle 355°, strength 75%." in text
    assert re.search(r"It pushed off the board: \w+ [\w-]+", text)
    assert text.endswith("Choices: A flick a4 6 34.")


def test_the_same_in_french():
    result = step(table(BOARD, seats=3), "flick c1 355 75")
    text = alt(result.state, "fr", names=("Ann", "Bob", "Cem"), since=result.events)

    assert text.startswith("Carrom des hérissons, pichenette 2 sur 300 au plus. À Bob de jouer.")
    assert "Dernière pichenette : Ann depuis c1, angle 355°, force 75 %." in text
    assert "Sortis du plateau : peureux bleu." in text
    assert "bleu dormeur c6, peureux d9 à cheval sur le bord" in alt(table(BOARD, seats=3), "fr")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("reason", ["last", "alone", "long"])
def test_every_way_to_end_can_be_said(reason: str, language: Language):
    view = seen(table(BOARD, seats=3))
    over = replace(view, outcome=Outcome((1, 1, 3), (2, 2, 1), reason), step="over")

    assert units(render(over, Theme(language=language)).alt) <= MOST


def test_who_resigned_is_told_and_drawn():
    state = resign(CARROM, table(BOARD, seats=3), 2).state

    assert "Cem (yellow) 0, resigned" in alt(state, names=("Ann", "Bob", "Cem"))
    assert alt(state, "fr", names=("Ann", "Bob", "Cem")).count("abandon") == 1


def test_before_the_first_flick_the_throws_are_shown():
    begun = start(CARROM, "v40", 3, Shown([6, 6, 2, 3, 5]))
    view = seen(begun.state)

    assert render(view, since=begun.events).data != render(view).data
    assert "The board is empty." in render(view).alt
    assert "about to begin" in render(seen(CARROM.setup("v40", 3))).alt
