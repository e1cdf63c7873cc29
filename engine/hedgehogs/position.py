"""A position as one line of text: `a1=r1b2 c4=g3; hand y3y4; out w1`."""

import re

from msgspec.structs import replace

from engine.core import Illegal
from engine.hedgehogs.board import track_for
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.steps import begin

_EXAMPLE = re.compile(r"seats ([2-6]), seat ([0-5]), die ([0-6]): (.*)")
_STACK = re.compile(r"(?:[rbygwk][1-4])+")


def write(names: tuple[str, ...], board: tuple[str, ...], hands: tuple[str, ...], out: str) -> str:
    """The stacks bottom to top, square by square, then what lies beside the board."""
    order = sorted(range(len(names)), key=lambda square: names[square])
    squares = " ".join(f"{names[square]}={board[square]}" for square in order if board[square])
    hand = "".join(hands)
    beside = [f"hand {hand}" if hand else "", f"out {out}" if out else ""]
    return "; ".join(part for part in (squares, *beside) if part)


def read_example(text: str) -> Hedgehogs:
    """A position with its circumstances: `seats 3, seat 0, die 4: a1=r1 …`; die 0 is set-up."""
    head = _EXAMPLE.fullmatch(text)
    if head is None:
        raise Illegal("bad-position", "write `seats 3, seat 0, die 4: a1=r1 …`")
    seats, seat, die = (int(head[number]) for number in (1, 2, 3))
    if seat >= seats:
        raise Illegal("bad-position", f"there is no seat {seat} among {seats}")
    state = read(head[4], seats=seats, seat=seat, die=die)
    return state if die else replace(state, todo=("place",), turn=0)


def read(text: str, *, seats: int, seat: int = 0, die: int = 1, chosen: str = "") -> Hedgehogs:
    """A race under way, with the seat on turn about to step aside with a die thrown.

    Raises `Illegal` on anything that is not a position. Pieces that the text leaves out have left
    the game.
    """
    track = track_for(chosen)
    squares, *beside = [part.strip() for part in text.split(";")]
    board = [""] * len(track.names)
    for word in squares.split():
        name, equals, stack = word.partition("=")
        if name not in track.numbers or not equals or not _STACK.fullmatch(stack):
            raise Illegal("bad-position", f"`{word[:20]}` is no square with its stack")
        if board[track.numbers[name]]:
            raise Illegal("bad-position", f"square {name} is there twice")
        board[track.numbers[name]] = stack
    words: dict[str, str] = {}
    for part in beside:
        name, _, pieces = part.partition(" ")
        if name not in ("hand", "out") or name in words or not _STACK.fullmatch(pieces):
            raise Illegal("bad-position", f"`{part[:20]}` is neither a hand nor pieces out, once")
        words[name] = pieces
    fresh = begin(chosen, seats)
    known = [hand[at : at + 2] for hand in fresh.hands for at in range(0, len(hand), 2)]
    placed = "".join(board) + "".join(words.values())
    for piece in (placed[at : at + 2] for at in range(0, len(placed), 2)):
        if piece not in known:
            raise Illegal("bad-position", f"piece {piece} is there twice or belongs to nobody")
        known.remove(piece)
    hand = words.get("hand", "")
    pieces = [hand[at : at + 2] for at in range(0, len(hand), 2)]
    hands = tuple("".join(p for p in pieces if p[0] == own[0]) for own in fresh.hands)
    return replace(
        fresh,
        board=tuple(board),
        hands=hands,
        out="".join(known) + words.get("out", ""),
        seat=seat,
        die=die,
        turn=1,
        todo=track.rules.turn[1:],
    )
