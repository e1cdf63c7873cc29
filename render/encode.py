"""From a picture to the bytes that are posted.

The chunks are written by hand and deflated by ISA-L: about a quarter of the time that Pillow's own
encoder takes for the same palette picture, and a little smaller. Every band of the picture is
deflated by itself, so that one which has been posted before, at this table or at another, need not
be painted and deflated again.
"""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from importlib import import_module
from struct import pack
from threading import local
from typing import Any, Final, NamedTuple
from zlib import DEFLATED, MAX_WBITS, Z_FULL_FLUSH

from engine.recent import Recent
from render.collage import Band, Collage

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_LEVEL: Final = 1
_BEGINS: Final = b"\x78\x01"
"""That deflated bytes follow."""
_ENDS: Final = b"\x03\x00"
"""A last block with nothing in it."""
_ADLER: Final = 65521
_MOST_KEPT: Final = 4096
"""Bands, of some 4 kB each."""

_isal: Any = import_module("isal.isal_zlib")  # carries no full types


class _Packed(NamedTuple):
    """A band that is deflated, and what the check sum of the whole needs of it."""

    data: bytes
    length: int
    sum: int
    """Of its bytes, and one more."""
    sum_of_sums: int


_kept: Final = Recent[Hashable, _Packed](_MOST_KEPT)
_own: Final = local()


def png(picture: Collage, table: bytes) -> bytes:
    """A picture of numbers in a table of colours, and the table, as a PNG file."""
    packed = [_kept.get(band.key) or _kept.put(band.key, _packed(band)) for band in picture.bands()]
    content = b"".join((_BEGINS, *(band.data for band in packed), _ENDS, _check_sum(packed)))
    opening = _opening(picture.width, picture.height, table)
    return b"".join((opening, _chunk(b"IDAT", content), _END))


def _packed(band: Band) -> _Packed:
    rows = band.rows()
    coder: Any = getattr(_own, "coder", None)
    if coder is None:
        coder = _own.coder = _isal.compressobj(_LEVEL, DEFLATED, -MAX_WBITS)
    # After a full flush the coder remembers nothing, and what it has written ends on a whole byte.
    data = coder.compress(rows) + coder.flush(Z_FULL_FLUSH)
    check = _isal.adler32(rows)
    return _Packed(data, len(rows), check & 0xFFFF, check >> 16)


def _check_sum(parts: Sequence[_Packed]) -> bytes:
    """Adler-32 of everything, from that of its parts."""
    low, high = 1, 0
    for part in parts:
        high += part.sum_of_sums + part.length * (low - 1)
        low += part.sum - 1
    return pack(">HH", high % _ADLER, low % _ADLER)


@lru_cache(maxsize=64)
def _opening(width: int, height: int, table: bytes) -> bytes:
    header = pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return _SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"PLTE", table)


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = pack(">I", _isal.crc32(content, _isal.crc32(kind)))
    return b"".join((pack(">I", len(content)), kind, content, check))


_END: Final = _chunk(b"IEND", b"")
