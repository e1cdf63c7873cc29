"""A position as one line of text.

    3=b7 12=rM 20=(g10); r start 12 49; b start start 3; played r7 bM

Face-up tiles, and in brackets those face down that the viewer knows; where each clan's witches
stand; the cards played. During set-up: who has laid, and what, as far as the viewer knows.
"""

import re
from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from engine.core import Illegal
from engine.witches.board import CARDS, CLANS, LETTERS, MAGIC, WORDS, lay_move
from engine.witches.rules import END, LAST, PICKED, STAGE, START
from engine.witches.state import Witches
from engine.witches.steps import begin
from engine.witches.view import HIDDEN, WitchesView, guessed_tiles

T = TypeVar("T")

_EXAMPLE = re.compile(r"seats ([2-4]), seat ([0-3]), die ([1-6]): (.*)")
_TILE = re.compile(r"([1-9][0-9]?)=(\(?)([rbyg](?:[2-9]|10|M))(\)?)")
_CARD = re.compile(r"([rbyg])([2-9]|10|M)")


def write(seen: WitchesView) -> str:
    if not seen.tiles:
        return _write_setup(seen)
    tiles = [
        f"{place}={tile}" if place in seen.up else f"{place}=({tile})"
        for place, tile in enumerate(seen.tiles, start=1)
        if tile != HIDDEN
    ]
    played = [
        letter + (MAGIC if card == WORDS[MAGIC] else card)
        for letter, cards in zip(seen.letters, seen.played, strict=True)
        for card in cards
    ]
    parts = [" ".join(tiles), *_write_witches(seen)]
    if played:
        parts.append(f"played {' '.join(played)}")
    return "; ".join(part for part in parts if part)


def _write_setup(seen: WitchesView) -> str:
    laid = [
        f"{seen.letters[seat]} {_lay(seen.picks[seat])}"
        if seen.picks[seat]
        else f"{seen.letters[seat]} laid"
        for seat in seen.laid
    ]
    return "; ".join(laid) or "nothing laid"


def _lay(words: tuple[str, ...]) -> str:
    return lay_move("".join("X" if word == "10" else word for word in words))


def _write_witches(seen: WitchesView) -> list[str]:
    return [
        " ".join([letter, *("start" if place == START else str(place) for place in clan)])
        for letter, clan in zip(seen.letters, seen.witches, strict=False)
        if clan
    ]


class _Unshuffled:
    """Leaves everything in its order, so that an example is the same every time."""

    def roll(self, sides: int = 6) -> int:
        raise AssertionError("an example throws no dice")

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(items)


def read_example(text: str) -> Witches:
    """A position with its circumstances: `seats 3, seat 0, die 4: 3=b7; r start 12 20`."""
    head = _EXAMPLE.fullmatch(text)
    if head is None:
        raise Illegal("bad-position", "write `seats 3, seat 0, die 4: 3=b7; r start 12 20`")
    seats, seat, die = (int(head[number]) for number in (1, 2, 3))
    if seat >= seats:
        raise Illegal("bad-position", f"there is no seat {seat} among {seats}")
    return read(head[4], seats=seats, seat=seat, die=die)


def read(text: str, *, seats: int, seat: int = 0, die: int = 1) -> Witches:
    """A race under way, with the seat on turn about to move one of its witches.

    What the text leaves out is filled in: tiles lie face down in some order, witches wait at the
    start, cards are in hand. Raises `Illegal` on anything that is not a position.
    """
    first, *rest = [part.strip() for part in text.split(";")]
    tiles, up = _read_tiles(first)
    witches = [(START,) * 3 for _ in range(seats)]
    played = [""] * len(CLANS)
    for part in rest:
        who, *words = part.split()
        if who == "played":
            for word in words:
                _play(played, word)
        elif who in LETTERS[:seats] and len(who) == 1:
            witches[LETTERS.index(who)] = tuple(sorted(_place(word) for word in words))
        else:
            raise Illegal("bad-position", f"`{part[:20]}` is neither witches nor cards played")
    standing = [place for clan in witches for place in clan if START < place <= LAST]
    if len(set(standing)) < len(standing) or any(len(clan) != 3 for clan in witches):
        raise Illegal("bad-position", "each clan has three witches, and a tile holds one")
    fresh = begin(seats, first=seat)
    return replace(
        fresh,
        step="witch",
        picks=(),
        tiles=guessed_tiles(tiles, ("",) * len(CLANS), _Unshuffled()),
        up=up,
        witches=tuple(witches),
        hands=tuple(_left(cards) for cards in played),
        played=tuple(played),
        seat=seat,
        die=die,
        turn=1,
    )


def _read_tiles(text: str) -> tuple[tuple[str, ...], int]:
    tiles, up = [HIDDEN] * LAST, 0
    for word in text.split():
        found = _TILE.fullmatch(word)
        if found is None or bool(found[2]) != bool(found[4]) or int(found[1]) > LAST:
            raise Illegal("bad-position", f"`{word[:20]}` is no tile of the track")
        place = int(found[1])
        if tiles[place - 1] != HIDDEN:
            raise Illegal("bad-position", f"tile {place} is there twice")
        tiles[place - 1] = found[3]
        up |= 0 if found[2] else 1 << place
    numbers = [tile for tile in tiles if tile != HIDDEN and tile[1] != MAGIC]
    stages = [tiles[at : at + STAGE] for at in range(0, LAST, STAGE)]
    for letter in LETTERS:
        for stage in stages:
            magic = stage.count(letter + MAGIC)
            laid = sum(tile[0] == letter for tile in stage) - magic
            if magic > 1 or laid > PICKED:
                raise Illegal("bad-position", "a stage has one magic and three numbers a clan")
    if len(set(numbers)) < len(numbers):
        raise Illegal("bad-position", "each clan has each number once")
    return tuple(tiles), up


def _place(word: str) -> int:
    if word == "start":
        return START
    if not word.isascii() or not word.isdigit() or not START < int(word) <= END:
        raise Illegal("bad-position", f"`{word[:20]}` is no place on the track")
    return int(word)


def _play(played: list[str], word: str) -> None:
    found = _CARD.fullmatch(word)
    if found is None:
        raise Illegal("bad-position", f"`{word[:20]}` is no card")
    clan, symbol = LETTERS.index(found[1]), found[2].replace("10", "X")
    if played[clan].count(symbol) == CARDS.count(symbol):
        raise Illegal("bad-position", f"card {word} has been played more often than it is there")
    played[clan] += symbol


def _left(played: str) -> str:
    hand = CARDS
    for symbol in played:
        hand = hand.replace(symbol, "", 1)
    return hand
