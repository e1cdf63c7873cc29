"""A position as one line of text: `e5=r1 e6=b2 a2=R c1=B; a1|b1 h4|i5; taken r=b1b2`."""

import re
from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import Illegal, Seat
from engine.jesters.board import DOUBLE, FREE, JESTER, LETTERS, SINGLE, Layout, layout_for
from engine.jesters.moves import turns
from engine.jesters.state import Jesters
from engine.jesters.steps import begin
from engine.jesters.view import JestersView

_EXAMPLE = re.compile(r"seats ([2-4]), seat ([0-3]): ([^>]*?)(?: > (.*))?")
_TAKEN = re.compile(r"([rbyg])=((?:[rbyg][12])+)")
_AMOUNT = re.compile(r"([rbyg])=([0-9]{1,2})")
_AMOUNTS = ("stock", "doubles", "left")


def write(view: JestersView) -> str:
    """Pawns, then jesters, then the sticks, then what was captured."""
    standing = [f"{name}={view.letters[seat]}{count}" for name, seat, count in sorted(view.pawns)]
    standing += [f"{name}={JESTER[seat]}" for seat, name in enumerate(view.jesters) if name]
    taken = [
        f"{view.letters[seat]}=" + "".join(f"{view.letters[whose]}{n}" for whose, n in pawns)
        for seat, pawns in enumerate(view.taken)
        if pawns
    ]
    parts = (
        " ".join(standing),
        " ".join(view.sticks),
        f"taken {' '.join(taken)}" if taken else "",
    )
    return "; ".join(part for part in parts if part)


def read_example(text: str) -> tuple[Jesters, list[str]]:
    """A position with its circumstances, and moves that lead on from there:
    `seats 3, seat 0: e5=r1 a2=R … > turn e6, to f7`. Without a jester the seat is to enter."""
    head = _EXAMPLE.fullmatch(text)
    if head is None:
        raise Illegal("bad-position", "write `seats 3, seat 0: e5=r1 a2=R b1=B d1=Y`")
    seats, seat = int(head[1]), int(head[2])
    if seat >= seats:
        raise Illegal("bad-position", f"there is no seat {seat} among {seats}")
    moves = [move.strip() for move in (head[4] or "").split(",") if move.strip()]
    return read(head[3], seats=seats, seat=seat), moves


def read(text: str, *, seats: int, seat: Seat = 0, chosen: str = "") -> Jesters:
    """A game under way, with the seat about to move its jester or, if it has none, to enter.

    Pawns that the text leaves out are in stock, and sticks are shared as evenly as can be. Other
    amounts are written behind: `; stock r=1 b=3; doubles r=0; left b=0`. Raises `Illegal` on
    anything that is not a position.
    """
    layout = layout_for(chosen)
    fresh = begin(chosen, seats)
    standing, *parts = [part.strip() for part in text.split(";")]
    board, jesters = _standing(layout, seats, standing)
    edges: list[str] = []
    taken = [""] * seats
    amounts: dict[str, dict[Seat, int]] = {}
    for part in parts:
        word, _, rest = part.partition(" ")
        if word == "taken":
            for item in rest.split():
                whose, pawns = _captured(seats, item)
                taken[whose] = pawns
        elif word in _AMOUNTS:
            amounts[word] = dict(_amount(seats, item) for item in rest.split())
        else:
            edges += part.split()
    state = replace(
        fresh,
        board="".join(board),
        jesters=tuple(jesters),
        sticks=_laid(layout, edges),
        taken=tuple(taken),
        left=tuple(
            share - (len(edges) + seats - 1 - at) // seats for at, share in enumerate(fresh.left)
        ),
        stock=tuple(
            stock - _count(board, taken, SINGLE[at]) - 2 * _count(board, taken, DOUBLE[at])
            for at, stock in enumerate(fresh.stock)
        ),
        doubles=tuple(
            doubles - _count(board, taken, DOUBLE[at]) for at, doubles in enumerate(fresh.doubles)
        ),
        seat=seat,
        first=seat,
    )
    for name in _AMOUNTS:
        said = amounts.get(name, {})
        computed: tuple[int, ...] = getattr(state, name)
        values = tuple(said.get(at, old) for at, old in enumerate(computed))
        if min(values) < 0:
            raise Illegal("bad-position", f"there are not so many: {name}")
        state = replace(state, **{name: values})
    return _due(state)


def _due(state: Jesters) -> Jesters:
    """The position with the step that is to decide."""
    missing = [seat for seat, at in enumerate(state.jesters) if at < 0]
    if missing:
        if state.seat not in missing:
            raise Illegal("bad-position", "jesters are missing, but not the one on turn")
        return replace(state, step="at")
    at = state.jesters[state.seat]
    if not turns(state.chosen, state.board, state.sticks, at).moves:
        raise Illegal("bad-position", "the jester on turn cannot move: the game would be over")
    return replace(state, step="turn", turn=1)


def _standing(layout: Layout, seats: int, text: str) -> tuple[list[str], list[int]]:
    """The signs of the board and the places of the jesters."""
    signs = {f"{LETTERS[seat]}1": SINGLE[seat] for seat in range(seats)}
    signs |= {f"{LETTERS[seat]}2": DOUBLE[seat] for seat in range(seats)}
    signs |= {JESTER[seat]: JESTER[seat] for seat in range(seats)}
    board = [FREE] * len(layout.names)
    jesters = [-1] * seats
    for word in text.split():
        name, equals, piece = word.partition("=")
        if name not in layout.numbers or not equals or piece not in signs:
            raise Illegal("bad-position", f"`{word[:20]}` is no hexagon with a piece")
        hexagon = layout.numbers[name]
        if board[hexagon] != FREE:
            raise Illegal("bad-position", f"hexagon {name} is there twice")
        board[hexagon] = signs[piece]
        if piece in JESTER:
            if jesters[JESTER.index(piece)] >= 0:
                raise Illegal("bad-position", f"jester {piece} is there twice")
            jesters[JESTER.index(piece)] = hexagon
    return board, jesters


def _laid(layout: Layout, edges: Sequence[str]) -> str:
    sticks = ["-"] * len(layout.edges)
    for edge in edges:
        if edge not in layout.edges or layout.edges.index(edge) not in layout.marked:
            raise Illegal("bad-position", f"`{edge[:20]}` is no marked edge")
        sticks[layout.edges.index(edge)] = "x"
    if len(edges) > min(layout.rules.sticks, sticks.count("x")):
        raise Illegal("bad-position", "there are too many sticks, or two on one edge")
    return "".join(sticks)


def _captured(seats: int, item: str) -> tuple[Seat, str]:
    found = _TAKEN.fullmatch(item)
    letters = LETTERS[:seats]
    if found is None or not set(found[1] + re.sub("[12]", "", found[2])) <= set(letters):
        raise Illegal("bad-position", f"`{item[:20]}` is not what a player has captured")
    pairs = re.findall("[rbyg][12]", found[2])
    signs = [(SINGLE if pair[1] == "1" else DOUBLE)[letters.index(pair[0])] for pair in pairs]
    return letters.index(found[1]), "".join(signs)


def _amount(seats: int, item: str) -> tuple[Seat, int]:
    found = _AMOUNT.fullmatch(item)
    if found is None or found[1] not in LETTERS[:seats]:
        raise Illegal("bad-position", f"`{item[:20]}` is no amount")
    return LETTERS.index(found[1]), int(found[2])


def _count(board: Sequence[str], taken: Sequence[str], sign: str) -> int:
    return board.count(sign) + sum(pawns.count(sign) for pawns in taken)
