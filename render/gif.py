"""Animations as GIF files, of pictures that share one table of colours.

Pillow codes the pixels; which of them are coded is decided here, since hardly anything changes from
one frame to the next. A frame holds only the rectangle that has changed, what is unchanged in it is
transparent, and whole stretches of unchanged rows are not even looked at: their code is known.

Such stretches are put between the others by a property of LZW as GIF has it. A *clear* code makes
the decoder forget everything, so that codes made separately can follow each other, and as it takes
nine bits right after another one, some more of them fill any gap up to the next byte.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from struct import pack
from typing import Final

from msgspec import Struct
from PIL import Image, ImageChops

TRANSPARENT: Final = 255
"""The number in the table that stands for *as before*. No colour may have it."""

_BAND: Final = 8
"""Rows that are compared together."""
_GAP: Final = 24
"""So many unchanged rows are worth a code of their own."""
_UNCHANGED: Final = [255] + [0] * 255
"""From how far two pixels are apart to whether they are the same."""
_LITERAL_BITS: Final = 8
_CLEAR_BITS: Final = 9
_CLEAR: Final = 0b1_0000_0000
_END: Final = 0b1_0000_0001
_ALL: Final = (_CLEAR | _END << 9).to_bytes(3, "little")
"""The codes of no pixels at all, and the end."""
_WIDTHS: Final = ((2_295, 9), (7_415, 10), (18_679, 11))
"""How many bits of codes come before codes get wider, and how wide they are till then; then 12."""
_WIDEST: Final = 12
_FULL: Final = 43_255
"""Bits of codes until the coder's memory is full, and it writes a clear code by itself."""


class _Stretch(Struct, frozen=True):
    """Rows of a frame, with how far they are apart from the frame before."""

    top: int
    bottom: int
    apart: Image.Image


class Gif:
    """An animation under way. It plays again and again."""

    def __init__(self, table: bytes) -> None:
        """`table` holds the red, green and blue of at most 255 colours."""
        self._table = table.ljust(3 * 256, b"\0")
        self._frames: list[bytes] = []
        self._last = Image.new("L", (0, 0))
        self._rows = b""
        self.size = len(self.finish())
        """Bytes so far."""

    def add(self, picture: Image.Image, hundredths: int) -> None:
        """Show a picture of numbers in the table for some hundredths of a second.

        It is as large as those before, or larger; what has never been shown is transparent.
        """
        if picture.size != self._last.size:
            grown = Image.new("L", picture.size, TRANSPARENT)
            grown.paste(self._last)
            self._last, self._rows = grown, grown.tobytes()
        rows = picture.tobytes()
        changed = _changed(self._rows, rows, picture.width)
        left, top, coded, width, height = _coded_frame(self._last, picture, changed)
        frame = b"".join((
            pack("<4sHBB", b"\x21\xf9\x04\x05", hundredths, TRANSPARENT, 0),
            pack("<BHHHHBB", 0x2C, left, top, width, height, 0, _LITERAL_BITS),
            *_blocks(coded),
        ))  # fmt: skip
        self._frames.append(frame)
        self._last, self._rows = picture, rows
        self.size += len(frame)

    @property
    def width(self) -> int:
        return self._last.width

    @property
    def height(self) -> int:
        return self._last.height

    def finish(self) -> bytes:
        """The file."""
        screen = pack("<6sHHBBB", b"GIF89a", *self._last.size, 0xF7, TRANSPARENT, 0)
        again = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
        return b"".join((screen, self._table, again, *self._frames, b"\x3b"))


def _changed(before: bytes, after: bytes, width: int) -> list[tuple[int, int]]:
    """From which row to which row something has changed; nothing in between has."""
    height = len(after) // width
    found: list[tuple[int, int]] = []
    for top in range(0, height, _BAND):
        here = slice(top * width, (top + _BAND) * width)
        if before[here] == after[here]:
            continue
        bottom = min(top + _BAND, height)
        if found and top - found[-1][1] < _GAP:
            found[-1] = (found[-1][0], bottom)
        else:
            found.append((top, bottom))
    return found


def _coded_frame(
    before: Image.Image, after: Image.Image, changed: Sequence[tuple[int, int]]
) -> tuple[int, int, bytes, int, int]:
    """The smallest frame that makes one picture of another: left, top, code, width, height."""
    stretches: list[_Stretch] = []
    left, right = after.width, 0
    for top, bottom in changed:
        rows = (0, top, after.width, bottom)
        apart = ImageChops.difference(before.crop(rows), after.crop(rows))
        box = apart.getbbox()
        assert box is not None
        left, right = min(left, box[0]), max(right, box[2])
        apart = apart.crop((0, box[1], after.width, box[3]))
        stretches.append(_Stretch(top + box[1], top + box[3], apart))
    if not stretches:
        return 0, 0, _code_of_nothing(1, 1), 1, 1
    width, parts = right - left, list[bytes]()
    at = stretches[0].top
    for stretch in stretches:
        if stretch.top > at:
            parts.append(_left_open(_code_of_nothing(width, stretch.top - at)))
        same = stretch.apart.crop((left, 0, right, stretch.apart.height)).point(_UNCHANGED)
        pixels = after.crop((left, stretch.top, right, stretch.bottom))
        parts.append(_left_open(_code(ImageChops.lighter(pixels, same))))
        at = stretch.bottom
    top = stretches[0].top
    return left, top, b"".join(parts) + _ALL, width, at - top


@lru_cache(maxsize=512)
def _code_of_nothing(width: int, height: int) -> bytes:
    return _code(Image.new("L", (width, height), TRANSPARENT))


def _code(pixels: Image.Image) -> bytes:
    """A picture as LZW codes: a clear code, the pixels, an end code."""
    blocks = pixels.tobytes("gif", ("L",))
    parts: list[bytes] = []
    at = 0
    while at < len(blocks):
        parts.append(blocks[at + 1 : at + 1 + blocks[at]])
        at += 1 + blocks[at]
    return b"".join(parts)


def _left_open(code: bytes) -> bytes:
    """A code that can be followed by another: it ends with clear codes, on a whole byte."""
    tail = int.from_bytes(code[-4:], "little")
    before = 8 * max(0, len(code) - 4)
    # The end code is the last there is, and its highest bit the last that is set.
    end = tail.bit_length() - _CLEAR_BITS
    assert tail >> end == _END, "not an end code"
    here = (before + end - _CLEAR_BITS) % (_FULL + _WIDEST)
    width = next((width for bits, width in _WIDTHS if here < bits), _WIDEST)
    tail &= ~(1 << end)  # what was an end code is a clear code now
    end += width
    while (before + end) % 8:
        tail |= _CLEAR << end
        end += _CLEAR_BITS
    return code[: before // 8] + tail.to_bytes(end // 8, "little")


def _blocks(code: bytes) -> Iterator[bytes]:
    """A code in blocks of at most 255 bytes, each with its length in front, and an empty one."""
    for at in range(0, len(code), 255):
        block = code[at : at + 255]
        yield bytes([len(block)])
        yield block
    yield b"\0"
