"""From a palette picture to the bytes that are posted."""

from io import BytesIO

from PIL import Image


def png(picture: Image.Image) -> bytes:
    out = BytesIO()
    picture.save(out, "PNG", compress_level=1)
    return out.getvalue()
