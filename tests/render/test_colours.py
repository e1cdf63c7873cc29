"""Colours can be told apart, by those too who see fewer of them."""

from itertools import combinations

import pytest
from PIL import Image

from render.colours import colours
from render.hedgehogs.colours import race_colours
from render.jesters.colours import court_colours
from render.parts.signs import SIGNS
from render.picture import PaletteName
from render.shapes import Pen, Rgb, brightness, mix
from render.table import in_table, number, table

PALETTES: tuple[PaletteName, ...] = ("default", "colour-blind", "dark")

# What is left of linear red, green and blue (Machado, Oliveira and Fernandes, 2009, severity 1).
SIGHT = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
LEAST = {"default": 12, "dark": 12, "colour-blind": 24}
"""Lab distance that two players' colours keep in every kind of sight. About 2 can just be seen."""
LEAST_OF_NINE = {"default": 12, "dark": 12, "colour-blind": 15}
"""The same for the three colours that a seventh, eighth and ninth player bring (V29)."""


def seen(colour: Rgb, sight: str) -> tuple[float, float, float]:
    """A colour as Lab, after the loss."""
    linear = [_linear(value / 255) for value in colour]
    red, green, blue = (
        min(1, max(0, sum(share * value for share, value in zip(row, linear, strict=True))))
        for row in SIGHT[sight]
    )
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: Rgb, other: Rgb, sight: str) -> float:
    pairs = zip(seen(one, sight), seen(other, sight), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("part", ["body", "side"])
def test_players_colours_differ_in_every_kind_of_sight(palette, sight, part):
    shades = [getattr(piece, part) for piece in colours(palette).pieces]
    for (first, one), (second, other) in combinations(enumerate(shades), 2):
        distance = apart(one, other, sight)
        least = (LEAST_OF_NINE if second >= 6 else LEAST)[palette]
        assert distance >= least, f"{first} and {second} are {distance:.1f} apart"


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("palette", PALETTES)
def test_signs_stand_out_from_their_pieces(palette, sight):
    for piece in colours(palette).pieces:
        for ground in (piece.body, piece.side):
            assert apart(piece.sign, ground, sight) >= 35


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("palette", PALETTES)
def test_floors_and_traps_differ_in_every_kind_of_sight(palette, sight):
    use = race_colours(palette)
    for colour in (use.path, use.path_other, use.start, use.finish):
        assert apart(colour, use.trap, sight) >= 25
        assert apart(use.lit_up(colour), use.trap, sight) >= 25
    assert apart(use.start, use.finish, sight) >= 6
    assert apart(use.path, use.lit_up(use.path), sight) >= 6


@pytest.mark.parametrize("palette", PALETTES)
def test_words_can_be_read(palette):
    use = colours(palette)
    for ground in (use.paper, use.panel, use.panel_lit):
        assert apart(use.ink, ground, "full") >= 50
    assert apart(use.sign, use.letter_ink, "full") >= 50


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("palette", PALETTES)
def test_jesters_pawns_and_sticks_stand_out_from_the_hexagons(palette, sight):
    use, own = colours(palette), court_colours(palette)
    for ring in own.rings:
        for piece in use.pieces[:4]:
            # A pawn has a line around it too: its body or its line must stand out.
            stands_out = max(apart(piece.body, ring, sight), apart(piece.line, ring, sight))
            assert stands_out >= 25
        assert max(apart(own.stick, ring, sight), apart(own.stick_line, ring, sight)) >= 25
        assert apart(ring, own.ground, sight) >= 12
    assert max(apart(own.stick, own.ground, sight), apart(own.stick_line, own.ground, sight)) >= 25


@pytest.mark.parametrize("palette", PALETTES)
def test_the_numbers_of_hexagons_can_be_read(palette):
    use = colours(palette)
    for ring in court_colours(palette).rings:
        assert apart(use.ink, ring, "full") >= 40
        assert apart(mix(use.ink, ring, 1 / 3), ring, "full") >= 20
    assert apart(use.white, court_colours(palette).ground, "full") >= 50


@pytest.mark.parametrize("palette", PALETTES)
def test_hexagons_that_are_worth_more_are_deeper(palette):
    bright = [brightness(ring) for ring in court_colours(palette).rings]
    if palette == "dark":
        bright.reverse()
    assert bright == sorted(bright, reverse=True)


def test_signs_have_shapes_of_their_own():
    shapes = []
    for sign in SIGNS:
        pen = Pen(40, 40)
        sign(pen, (20, 20), 14, (255, 255, 255))
        shapes.append(pen.finish().getchannel("A"))
    for one, other in combinations(shapes, 2):
        both = zip(one.tobytes(), other.tobytes(), strict=True)
        different = sum(abs(a - b) > 128 for a, b in both)
        assert different >= 60


@pytest.mark.parametrize("palette", PALETTES)
def test_the_table_is_fixed_and_holds_what_is_painted(palette):
    chosen = table(palette)
    assert len(chosen) <= 256
    assert len(set(chosen)) == len(chosen)
    use = race_colours(palette)
    bodies = [piece.body for piece in use.pieces]
    for colour in (
        use.paper,
        use.trap,
        use.lit_up(use.path),
        court_colours(palette).ground,
        *bodies,
        *court_colours(palette).rings,
    ):
        square = in_table(Image.new("RGB", (2, 2), colour), palette)
        assert chosen[square.tobytes()[0]] == colour
        assert chosen[number(palette, colour)] == colour
