"""The track: how squares are named and numbered, which are neighbours, and who runs where.

Squares are numbered row by row from the start line, so the first occupied square is the rearmost.
A piece is two characters, its colour's letter and its design: `r1`. The letter is small while the
piece runs up the board and a capital while it runs down: `R1` has turned round (V33) or began at
the other end (V32, V34). All that follows from the rules alone is worked out once and kept.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec import Struct

from engine.core import Seat
from engine.hedgehogs.lanes.layout import beside as beside_square
from engine.hedgehogs.pieces import LANES, LETTERS
from engine.hedgehogs.rules import Rules, StepName, rules_for


class Track(Struct, frozen=True):
    """The squares of a board, and the order of play on it, under given rules."""

    rules: Rules
    seats: int
    names: tuple[str, ...]
    """`a1`, `b1`, … by square number."""
    numbers: dict[str, int]
    finish: int
    """The first square of the last row."""
    race: range
    """The squares where a piece that is still racing can stand."""
    lane_squares: tuple[range, ...]
    """For each lane those among them that lie in it."""
    courses: tuple[tuple[int, ...], tuple[int, ...]]
    """By way, up or down, for each square how many steps of its course a piece there has run."""
    home_up: range
    """Where pieces that run up are home; empty if they are to turn round there."""
    home_down: range
    """Where pieces that run down are home."""
    traps: frozenset[int]
    """The black squares as printed and painted."""
    holds: bool
    """Whether black squares hold pieces (HT6)."""
    beside: tuple[tuple[int, ...], ...]
    """For each square the neighbours in its row, left one first."""
    side_moves: tuple[tuple[str, ...], ...]
    """For each square the texts of the sideways moves from it."""
    go_moves: tuple[str, ...]
    """For each square the text of the forward move from it."""
    parsed: dict[str, tuple[str, int, int]]
    """Every move text about squares there can be, but for slices: verb, square, target square."""
    setup: tuple[StepName, ...]
    turn: tuple[StepName, ...]
    """The steps of the set-up and of a turn."""
    letters: str
    """The colours in play, by number; a seat owns those that leave its number as remainder."""
    owns: tuple[str, ...]
    """By seat, the letters of its pieces, small and capital."""
    owner: dict[str, Seat]
    """By letter, the seat."""
    starts: tuple[range, ...]
    """By seat, the squares of its start line."""
    checks_side: bool
    checks_go: bool
    """Whether a sideways, or a forward, step may be barred by what stands on its target."""

    plain_go: bool
    """Whether every free piece of a lane may go forward, alone."""

    def row(self, square: int) -> int:
        return square // self.rules.lanes + 1

    def ahead(self, piece: str, square: int) -> int:
        """The square a piece runs to from here."""
        return square + self.rules.lanes if piece[0].islower() else square - self.rules.lanes

    def is_home(self, piece: str, square: int) -> bool:
        return square in (self.home_up if piece[0].islower() else self.home_down)

    def start_square(self, piece: str, lane: int) -> int:
        """Where a piece begins its course in a lane."""
        way = self.rules.way
        up = way in ("up", "return") or (way == "both" and piece[0].islower())
        return lane if up else self.finish + lane

    def course(self, piece: str, square: int) -> int:
        """How many steps of its course a piece on a square has run."""
        return self.courses[piece[0].isupper()][square]

    def designs(self) -> range:
        return range(1, self.rules.pieces + 1)


@cache
def track_for(chosen: str, seats: int) -> Track:
    """The track under a canonical option text."""
    rules = rules_for(chosen)
    lanes, rows = rules.lanes, rules.rows
    names = tuple(f"{LANES[lane]}{row + 1}" for row in range(rows) for lane in range(lanes))
    squares = range(lanes * rows)
    finish = lanes * (rows - 1)
    first_row, last_row, nowhere = range(lanes), range(finish, len(squares)), range(0)
    race = _race(rules, squares)
    beside = tuple(beside_square(square, lanes, tube=rules.tube) for square in squares)
    side_moves = _side_moves(names, beside, lanes)
    letters = LETTERS[: seats * rules.colours]
    owns = _owned(letters, seats)
    barred = rules.trap == "wall" or rules.bearers
    return Track(
        rules=rules,
        seats=seats,
        names=names,
        numbers={name: number for number, name in enumerate(names)},
        finish=finish,
        race=race,
        lane_squares=tuple(range(race.start + lane, race.stop, lanes) for lane in range(lanes)),
        courses=_courses(rules, squares),
        home_up=last_row if rules.way in ("up", "both") else nowhere,
        home_down=first_row if rules.way != "up" else nowhere,
        traps=frozenset(number for number, name in enumerate(names) if name in _black(rules)),
        holds=rules.trap in ("hold", "door"),
        beside=beside,
        side_moves=side_moves,
        go_moves=tuple(f"go {name}" for name in names),
        parsed=_parsed(names, beside, side_moves),
        setup=tuple(_setup_steps(rules)),
        turn=tuple(_turn_steps(rules)),
        letters=letters,
        owns=owns,
        owner={letter: seat for seat, own in enumerate(owns) for letter in own},
        starts=tuple(last_row if _runs_down(rules, seat) else first_row for seat in range(seats)),
        checks_side=barred or rules.shove == "all",
        checks_go=barred,
        plain_go=not (barred or rules.slices),
    )


def _race(rules: Rules, squares: range) -> range:
    """Where a piece that is still racing can stand: not on the row where it is home."""
    match rules.way:
        case "up":
            return squares[: -rules.lanes]
        case "down":
            return squares[rules.lanes :]
        case "return" | "both":
            return squares


def _courses(rules: Rules, squares: range) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How many steps a piece has run, up or down, by square. There and back is twice the way."""
    whole = (2 if rules.way == "return" else 1) * (rules.rows - 1)
    up = tuple(square // rules.lanes for square in squares)
    return up, tuple(whole - run for run in up)


def _runs_down(rules: Rules, seat: Seat) -> bool:
    """Whether a seat's pieces begin at the far end."""
    return rules.way == "down" or (rules.way == "both" and seat % 2 == 1)


def _side_moves(
    names: Sequence[str], beside: Sequence[Sequence[int]], lanes: int
) -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(f"side {name} {LANES[target % lanes]}" for target in targets)
        for name, targets in zip(names, beside, strict=True)
    )


def _parsed(
    names: Sequence[str], beside: Sequence[Sequence[int]], side_moves: Sequence[Sequence[str]]
) -> dict[str, tuple[str, int, int]]:
    """By the text of a move its verb, its square and its target."""
    parsed = {"stay": ("stay", 0, 0), "enter": ("enter", 0, 0)}
    for verb in ("go", "climb"):
        parsed |= {f"{verb} {name}": (verb, square, square) for square, name in enumerate(names)}
    for square, moves in enumerate(side_moves):
        for move, target in zip(moves, beside[square], strict=True):
            parsed[move] = ("side", square, target)
    return parsed


def _owned(letters: str, seats: int) -> tuple[str, ...]:
    """By seat, the letters of its pieces, small and capital."""
    return tuple(
        "".join(letter + letter.upper() for letter in letters[seat::seats]) for seat in range(seats)
    )


def pieces_of(stack: str) -> Iterator[str]:
    """The pieces of a stack from bottom to top."""
    return (stack[at : at + 2] for at in range(0, len(stack), 2))


def _black(rules: Rules) -> set[str]:
    """The names of the black squares, printed, added and not painted over."""
    added = {mark[1:] for mark in rules.painted if mark[0] == "+"}
    gone = {mark[1:] for mark in rules.painted if mark[0] == "-"}
    return (set(rules.traps) | added) - gone


def _setup_steps(rules: Rules) -> Iterator[StepName]:
    yield "order"  # HS1
    if rules.layout == "shuffle":
        yield "traps"
    if rules.dice == "cards":
        yield "deck"
    if rules.dice == "kept":
        yield "keep"
    if rules.spies:
        yield "spy"
    if rules.bearers:
        yield "bearer"
    yield "strew" if rules.placing == "die" else "place"


def _turn_steps(rules: Rules) -> Iterator[StepName]:
    if rules.cube != "none":
        yield "cube"
    match rules.dice:
        case "cards":
            yield "card"
        case "shared":
            yield "pool"
            yield "die"
        case _:
            yield "roll"
    if rules.order == "free":
        yield "free"
    picks_die = rules.dice in ("two", "kept") and rules.order != "free"
    for move in reversed(rules.moves) if rules.order == "reversed" else rules.moves:
        if move == "go" and picks_die:
            yield "die"
        yield move
