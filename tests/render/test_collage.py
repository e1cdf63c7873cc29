"""What lies on a picture, and which part of it that changes."""

import pytest
from PIL import Image

from render.collage import Band, Collage
from render.encode import png
from render.sprites import Sprite
from render.table import flat_table


def block(width: int, height: int, number: int) -> Sprite:
    return Sprite(Image.new("L", (width, height), number), None)


GROUND = block(40, 300, 3)
LANES = (100, 200)


def lanes(*laid: tuple[Sprite, int, int]) -> list[Band]:
    collage = Collage("default", GROUND, cuts=LANES)
    for sprite, x, y in laid:
        collage.put(sprite, x, y)
    return collage.bands()


def changed(*laid: tuple[Sprite, int, int]) -> list[bool]:
    return [old.key != new.key for old, new in zip(lanes(), lanes(*laid), strict=True)]


def test_bands_end_at_the_cuts_and_are_not_too_high():
    collage = Collage("default", block(10, 350, 1), cuts=(30, 130, 999))
    assert [(band.top, band.bottom) for band in collage.bands()] == [
        (0, 30),
        (30, 130),
        (130, 230),
        (230, 330),
        (330, 350),
    ]


def test_a_piece_changes_the_bands_it_shows_in():
    piece = block(10, 10, 7)
    assert changed((piece, 5, 105)) == [False, True, False]
    assert changed((piece, 5, 195)) == [False, True, True]
    assert changed((piece, 5, -9)) == [True, False, False]
    assert changed((piece, 5, 300)) == [False, False, False]


def test_only_what_shows_of_a_sprite_counts():
    shape = Image.new("L", (10, 30))
    shape.paste(255, (0, 12, 10, 18))
    piece = Sprite(Image.new("L", (10, 30), 7), shape)
    assert changed((piece, 5, 90)) == [False, True, False]
    assert changed((Sprite(piece.pixels, Image.new("L", (10, 30))), 5, 90)) == [False] * 3


@pytest.mark.parametrize("at", [(5, 95), (35, 250), (-4, -4), (5, 290)])
def test_bands_show_what_the_whole_shows(at: tuple[int, int]):
    collage = Collage("default", GROUND, cuts=LANES)
    collage.put(block(12, 30, 7), *at)
    collage.put(block(3, 60, 9), at[0] + 2, at[1] - 8)
    rows = b"".join(bytes(band.rows()) for band in collage.bands())
    whole = collage.pixels.tobytes()
    assert rows == b"".join(b"\0" + whole[at : at + 40] for at in range(0, len(whole), 40))


def test_what_is_added_below_is_paper():
    collage = Collage("default", GROUND)
    collage.extend(20)
    assert collage.pixels.getpixel((0, 299)) == 3
    assert collage.pixels.getpixel((0, 300)) == 0
    assert len(png(collage, flat_table("default"))) > 0
    assert bytes(collage.bands()[-1].rows()) == bytes(20 * 41)
