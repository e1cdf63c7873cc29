"""Calendar files as RFC 5545 has them, for whoever likes to see dates beside their own."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

LINE: Final = 75
"""Octets of a line, its end not counted; a longer one is folded."""
_ESCAPED: Final = str.maketrans({"\\": r"\\", ";": r"\;", ",": r"\,", "\n": r"\n"})
PRODUCT: Final = "-//Hedgepost//Leagues//EN"


class Entry(Struct, frozen=True, kw_only=True):
    """Something in a calendar."""

    uid: str
    """Whoever reads a newer file with it in has the entry changed, and no second one."""
    at: int
    until: int | None = None
    summary: str
    about: str = ""


def calendar_file(name: str, entries: Iterable[Entry], now: int, edition: int = 0) -> bytes:
    """A calendar as a file. `edition`: the entries of a higher one take the place of older ones."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", f"PRODID:{PRODUCT}", "CALSCALE:GREGORIAN"]
    lines.append(f"X-WR-CALNAME:{_text(name)}")
    for entry in entries:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{_text(entry.uid)}",
            f"DTSTAMP:{_moment(now)}",
            f"SEQUENCE:{edition}",
            f"DTSTART:{_moment(entry.at)}",
            *([] if entry.until is None else [f"DTEND:{_moment(entry.until)}"]),
            f"SUMMARY:{_text(entry.summary)}",
            *([f"DESCRIPTION:{_text(entry.about)}"] if entry.about else []),
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return b"".join(folded(line) for line in lines)


def folded(line: str) -> bytes:
    """A line as it is written: no piece is longer than allowed, and no character is cut."""
    pieces: list[bytes] = []
    room, piece = LINE, b""
    for letter in line:
        octets = letter.encode(errors="replace")
        if len(piece) + len(octets) > room:
            pieces.append(piece)
            room, piece = LINE - 1, b""  # a space stands before each further piece
        piece += octets
    return b"\r\n ".join([*pieces, piece]) + b"\r\n"


def _text(text: str) -> str:
    """A text as a value, without control characters."""
    unified = text.replace("\r\n", "\n").replace("\r", "\n")
    seen = (" " if letter.isspace() and letter != "\n" else letter for letter in unified)
    plain = "".join(letter for letter in seen if letter == "\n" or letter.isprintable())
    return plain.translate(_ESCAPED)


def _moment(at: int) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y%m%dT%H%M%SZ}"
