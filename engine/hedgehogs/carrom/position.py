"""A position as one line of text: `at r1=2500,4100 b2=300,5600; hand y3y4; out w1`."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import Illegal
from engine.hedgehogs.carrom.board import Disc, on_board
from engine.hedgehogs.carrom.rules import RULES
from engine.hedgehogs.carrom.state import Carrom
from engine.hedgehogs.carrom.steps import begin
from engine.hedgehogs.pieces import LETTERS

_EXAMPLE = re.compile(r"(?:v40, )?seats ([2-9]), seat ([0-8]): (.*)")
_DISC = re.compile(rf"([{LETTERS}][1-4])=(\d{{1,4}}),(\d{{1,4}})")
_PIECES = re.compile(rf"(?:[{LETTERS}][1-4])+")


def write(discs: Sequence[Disc], hands: Sequence[str], out: str) -> str:
    """The discs with how far they are along and across the lanes, in thousandths of a square,
    then what lies beside the board."""
    at = " ".join(f"{piece}={along},{across}" for piece, along, across in discs)
    hand = "".join(hands)
    parts = (f"at {at}" if at else "", f"hand {hand}" if hand else "", f"out {out}" if out else "")
    return "; ".join(part for part in parts if part)


def read_example(text: str) -> Carrom:
    """A position with its circumstances: `v40, seats 3, seat 0: at r1=2500,4100 …`."""
    head = _EXAMPLE.fullmatch(text)
    if head is None:
        raise Illegal("bad-position", "write `v40, seats 3, seat 0: at r1=2500,4100 …`")
    seats, seat = int(head[1]), int(head[2])
    if seat >= seats:
        raise Illegal("bad-position", f"there is no seat {seat} among {seats}")
    return read(head[3], seats=seats, seat=seat)


def read(text: str, *, seats: int, seat: int = 0, chosen: str = "") -> Carrom:
    """A game under way, with the seat on turn about to flick.

    Raises `Illegal` on anything that is not a position. Pieces that the text leaves out have left
    the game; those who have no other are beaten, all at once.
    """
    parts: dict[str, str] = {}
    for part in text.split(";"):
        name, _, rest = part.strip().partition(" ")
        if name not in ("at", "hand", "out") or name in parts:
            raise Illegal("bad-position", f"`{part[:20]}` is neither `at …`, `hand …` nor `out …`")
        parts[name] = rest
    discs = [_disc(word) for word in parts.get("at", "").split()]
    beside = {name: _pieces(parts.get(name, "")) for name in ("hand", "out")}
    fresh = begin(chosen, seats)
    known = _pieces("".join(fresh.hands))
    for piece in [disc[0] for disc in discs] + beside["hand"] + beside["out"]:
        if piece not in known:
            raise Illegal("bad-position", f"piece {piece} is there twice or belongs to nobody")
        known.remove(piece)
    _refuse_overlaps(discs)
    hands = tuple("".join(p for p in beside["hand"] if p[0] == LETTERS[s]) for s in range(seats))
    owners = {disc[0][0] for disc in discs} | {piece[0] for piece in beside["hand"]}
    beaten = tuple(other for other in range(seats) if LETTERS[other] not in owners)
    if seat in beaten or len(beaten) >= seats - 1:
        raise Illegal("bad-position", "whoever is on turn, and another, needs a piece in play")
    return replace(
        fresh,
        discs=tuple(sorted(discs, key=lambda disc: (LETTERS.index(disc[0][0]), disc[0][1]))),
        hands=hands,
        out="".join(known) + "".join(beside["out"]),
        beaten=(beaten,) if beaten else (),
        seat=seat,
        step="flick",
    )


def _disc(word: str) -> Disc:
    parts = _DISC.fullmatch(word)
    if parts is None or not on_board(int(parts[2]), int(parts[3])):
        raise Illegal("bad-position", f"`{word[:20]}` is no piece with its place on the board")
    return parts[1], int(parts[2]), int(parts[3])


def _pieces(text: str) -> list[str]:
    if text and not _PIECES.fullmatch(text):
        raise Illegal("bad-position", f"`{text[:20]}` are no pieces")
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def _refuse_overlaps(discs: Sequence[Disc]) -> None:
    for number, (one, x, y) in enumerate(discs):
        for other, along, across in discs[:number]:
            if (x - along) ** 2 + (y - across) ** 2 < 4 * (RULES.radius - 1) ** 2:
                raise Illegal("bad-position", f"{one} and {other} lie on each other")
