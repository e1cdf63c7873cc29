"""A position as one line of text: `a1=r1b2 c4=g3<*; hand y3y4; out w1; dice r4 b2; cube 2`.

A piece that runs down the board carries `<`, an apple bearer `*`.
"""

import re
from collections.abc import Iterable

from msgspec.structs import replace

from engine.core import Illegal
from engine.hedgehogs.board import Track, pieces_of, track_for
from engine.hedgehogs.pieces import LETTERS
from engine.hedgehogs.setup import begin
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.variants.options import OPTIONS
from engine.hedgehogs.view import HedgehogsView
from engine.option_words import BadOptions

_EXAMPLE = re.compile(r"(?:options ([^,]*), )?seats ([2-9]), seat ([0-8]), die ([0-6]): (.*)")
_PIECE = re.compile(r"([rbygwkopt][1-4])(<?)(\*?)")
_STACK = re.compile(r"(?:[rbygwkopt][1-4]<?\*?)+")
_DICE = re.compile(r"[rbygwkopt][1-6](?: [rbygwkopt][1-6])*")
_CUBE = re.compile(r"1|2|4|8|16|32|64")
_BESIDE = {"hand": _STACK, "out": _STACK, "dice": _DICE, "cube": _CUBE}


def write(seen: HedgehogsView) -> str:
    """The stacks bottom to top, square by square, then what lies beside the board."""
    names, board = seen.squares, seen.board
    order = sorted(range(len(names)), key=lambda square: names[square])
    squares = " ".join(
        f"{names[square]}={_spelled(board[square], seen.bearers)}"
        for square in order
        if board[square]
    )
    hand = _spelled("".join(seen.hands), seen.bearers)
    out = _spelled(seen.out + seen.skidding, seen.bearers)
    dice = " ".join(f"{LETTERS[seat]}{die}" for seat, die in enumerate(seen.kept))
    parts = (
        squares,
        hand and f"hand {hand}",
        out and f"out {out}",
        dice and f"dice {dice}",
        seen.cubed and f"cube {seen.cube}",
    )
    return "; ".join(part for part in parts if part)


def _spelled(stack: str, bearers: str) -> str:
    return "".join(
        piece.lower()
        + ("<" if piece[0].isupper() else "")
        + ("*" if piece.lower() in bearers else "")
        for piece in pieces_of(stack)
    )


def read_example(text: str) -> Hedgehogs:
    """A position with its circumstances: `seats 3, seat 0, die 4: a1=r1 …`; die 0 is set-up.

    `options v1 v9, ` may stand in front.
    """
    head = _EXAMPLE.fullmatch(text)
    if head is None:
        raise Illegal("bad-position", "write `seats 3, seat 0, die 4: a1=r1 …`")
    seats, seat, die = (int(head[number]) for number in (2, 3, 4))
    if seat >= seats:
        raise Illegal("bad-position", f"there is no seat {seat} among {seats}")
    try:
        chosen = OPTIONS.canonical(head[1] or "")
        OPTIONS.refuse_seats(chosen, seats)
    except BadOptions as bad:
        raise Illegal("bad-position", str(bad)) from None
    state = read(head[5], seats=seats, seat=seat, die=die, chosen=chosen)
    return state if die else replace(state, todo=("place",), turn=0)


def read(  # noqa: PLR0913 - circumstances that the text of a board leaves open
    text: str,
    *,
    seats: int,
    seat: int = 0,
    die: int = 1,
    dice: tuple[int, ...] = (),
    chosen: str = "",
) -> Hedgehogs:
    """A race under way, with the seat on turn about to make the first move of its turn: the die,
    or the dice, have been thrown.

    Raises `Illegal` on anything that is not a position. Pieces that the text leaves out have left
    the game.
    """
    track = track_for(chosen, seats)
    squares, *beside = [part.strip() for part in text.split(";")]
    words = _beside(beside)
    fresh = begin(chosen, seats)
    known = {piece.lower(): piece for hand in fresh.hands for piece in pieces_of(hand)}
    bearers: list[str] = []
    board = [""] * len(track.names)
    for word in squares.split():
        name, equals, stack = word.partition("=")
        if name not in track.numbers or not equals or not _STACK.fullmatch(stack):
            raise Illegal("bad-position", f"`{word[:20]}` is no square with its stack")
        if board[track.numbers[name]]:
            raise Illegal("bad-position", f"square {name} is there twice")
        board[track.numbers[name]] = "".join(_taken(known, bearers, track, stack))
    hand = "".join(_taken(known, bearers, track, words.get("hand", "")))
    out = "".join(_taken(known, bearers, track, words.get("out", "")))
    turn = track.turn[_first_move(track) :]
    values = {one[0]: int(one[1]) for one in words.get("dice", "").split()}
    return replace(
        fresh,
        board=tuple(board),
        hands=tuple(
            "".join(piece for piece in pieces_of(hand) if piece[0] in track.owns[owner])
            for owner in range(seats)
        ),
        out="".join(known.values()) + out,
        seat=seat,
        die=0 if dice else die,
        dice=dice,
        kept=tuple(values.get(letter, 1) for letter in LETTERS[:seats])
        if track.rules.dice == "kept"
        else (),
        bearers="".join(sorted(bearers)),
        spies=(1,) * seats if track.rules.spies else (),
        cube=int(words.get("cube", "1")),
        turn=1,
        todo=turn,
    )


def _first_move(track: Track) -> int:
    """Where in a turn's list the dice are behind the player."""
    chance = ("cube", "roll", "card", "pool")
    steps = [at for at, step in enumerate(track.turn) if step not in chance]
    return steps[0]


def _beside(parts: Iterable[str]) -> dict[str, str]:
    words: dict[str, str] = {}
    for part in parts:
        name, _, value = part.partition(" ")
        shape = _BESIDE.get(name)
        if shape is None or name in words or not shape.fullmatch(value):
            raise Illegal(
                "bad-position",
                f"`{part[:20]}` is neither a hand, pieces out, dice nor a cube, once",
            )
        words[name] = value
    return words


def _taken(known: dict[str, str], bearers: list[str], track: Track, stack: str) -> list[str]:
    """The pieces of a written stack, taken from those not seen yet."""
    pieces: list[str] = []
    for piece, turned, apple in _PIECE.findall(stack):
        if piece not in known:
            raise Illegal("bad-position", f"piece {piece} is there twice or belongs to nobody")
        del known[piece]
        if apple:
            bearers.append(piece)
        pieces.append(piece[0].upper() + piece[1] if turned else piece)
    return pieces
