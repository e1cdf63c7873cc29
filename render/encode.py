"""From a picture to the bytes that are posted.

The chunks are written by hand and deflated by ISA-L: about a quarter of the time that Pillow's own
encoder takes for the same palette picture, and a little smaller.
"""

from functools import lru_cache
from importlib import import_module
from struct import pack
from typing import Any, Final
from zlib import crc32

from PIL import Image

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_LEVEL: Final = 1
_isal: Any = import_module("isal.isal_zlib")  # carries no full types


def png(picture: Image.Image, table: bytes) -> bytes:
    """A picture of numbers in a table of colours, and the table, as a PNG file."""
    width, height = picture.size
    packed = _isal.compress(_rows(picture), _LEVEL)
    return b"".join((_opening(width, height, table), _chunk(b"IDAT", packed), _END))


def _rows(picture: Image.Image) -> memoryview:
    """The rows of a picture, each behind a zero.

    That zero says: no filter. Filters are made for shades, and rows of numbers gain nothing from
    them.
    """
    width, height = picture.size
    memory: Any = memoryview(bytearray(height * (width + 1) + 1))
    # Pillow draws straight into this memory, past the zeros: a picture of its own that is one
    # column wider, and the bytes of that, take ten times as long.
    laid = Image.frombuffer("L", picture.size, memory[1:], "raw", "L", width + 1, 1)
    laid.readonly = 0
    laid.paste(picture, (0, 0))
    return memory[:-1]


@lru_cache(maxsize=64)
def _opening(width: int, height: int, table: bytes) -> bytes:
    header = pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return _SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"PLTE", table)


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = pack(">I", crc32(content, crc32(kind)))
    return b"".join((pack(">I", len(content)), kind, content, check))


_END: Final = _chunk(b"IEND", b"")
