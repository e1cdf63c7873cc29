"""Our PNG is one that others read."""

from io import BytesIO

import pytest
from PIL import Image

from render.collage import Collage
from render.encode import png
from render.sprites import Sprite
from render.table import flat_table, in_table

TABLE = flat_table("dark")


def rainbow(width: int, height: int) -> Sprite:
    drawn = Image.radial_gradient("L").convert("RGB").resize((width, height))
    return Sprite(in_table(drawn, "dark"), None)


def read(data: bytes) -> Image.Image:
    Image.open(BytesIO(data)).verify()
    return Image.open(BytesIO(data))


@pytest.mark.parametrize("size", [(57, 31), (1, 1), (301, 333)])
def test_pillow_reads_back_every_pixel(size: tuple[int, int]):
    ground = rainbow(*size)
    picture = read(png(Collage("dark", ground), TABLE))
    assert picture.format == "PNG"
    assert picture.mode == "P"
    assert picture.tobytes() == ground.pixels.tobytes()
    assert picture.palette is not None
    assert picture.palette.getdata()[1] == TABLE


def test_a_picture_of_bands_posted_before_and_new_ones():
    ground, piece = rainbow(64, 256), rainbow(20, 20)
    before, after = (Collage("dark", ground, cuts=(50, 120)) for _ in range(2))
    png(before, TABLE)
    after.put(piece, 40, 60)
    data = png(after, TABLE)
    assert read(data).tobytes() == after.pixels.tobytes()
    assert data == png(after, TABLE)
