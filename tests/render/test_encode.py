"""Our PNG is one that others read."""

from io import BytesIO

from PIL import Image

from render.encode import png
from render.table import flat_table, in_table


def test_pillow_reads_back_every_pixel():
    rainbow = Image.radial_gradient("L").convert("RGB").resize((57, 31))
    picture = in_table(rainbow, "dark")
    read = Image.open(BytesIO(png(picture, flat_table("dark"))))
    read.verify()
    read = Image.open(BytesIO(png(picture, flat_table("dark"))))
    assert read.format == "PNG"
    assert read.mode == "P"
    assert read.tobytes() == picture.tobytes()
    assert read.palette is not None
    assert read.palette.getdata()[1] == flat_table("dark")
