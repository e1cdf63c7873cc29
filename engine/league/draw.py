"""The draw of a season: divisions, who meets whom, and who sits where, all from one sealed seed.

Its hash is posted before sign-up closes and the seed afterwards, so that anybody can do it again
(`python -m engine draw FILE`). Whom somebody would rather not meet is private: of a few deals, the
one is taken that brings fewest of them together, and only which deal that was is told.
"""

from collections.abc import Collection, Sequence
from itertools import combinations
from typing import Final, Literal

import msgspec
from msgspec import Struct

from engine.chance import commitment, derived_seed
from engine.computer.dice import Dice
from engine.league.designs import design
from engine.league.divisions import Seed, dealt
from engine.league.standings import Person

DEALS: Final = 64
"""So many ways of seating a division are looked at if somebody would rather not meet somebody."""
FORMAT: Final = "hedgepost draw 1"

Pair = frozenset[Person]
Form = Literal["league", "swiss", "knockout"]
"""How a season is played: all tables at once, or a cup of rounds."""


class BadDraw(Exception):
    """A draw that is not what its seed gives. The message says where."""


class Terms(Struct, frozen=True, kw_only=True):
    """What a draw goes by."""

    seats: int
    """Of a table."""
    times: int = 1
    """How often everybody holds each seat."""
    size: int = 13
    """Of a division, about."""


class Fixture(Struct, frozen=True):
    """A table that is to be played."""

    division: int
    people: tuple[Person, ...]
    """By seat."""


class Draw(Struct, frozen=True, kw_only=True):
    """A draw with all that is needed to do it again."""

    format: str = FORMAT
    commitment: str
    seed: str
    """In hexadecimal digits."""
    terms: Terms
    entered: tuple[Seed, ...]
    divisions: tuple[tuple[Person, ...], ...]
    deals: tuple[int, ...]
    """By division, which deal was taken."""
    fixtures: tuple[Fixture, ...]


def drawn(seed: bytes, terms: Terms, entered: Sequence[Seed], apart: Collection[Pair] = ()) -> Draw:
    """Draw a season. `apart`: pairs who would rather not meet."""
    seeds = tuple(sorted(entered, key=lambda one: one.person))
    divisions = dealt(seeds, terms.size, terms.seats, _dice(seed, "divisions"))
    deals = tuple(
        _kindest(seed, number, division, terms, apart) for number, division in enumerate(divisions)
    )
    return _told(seed, terms, seeds, divisions, deals)


def _told(
    seed: bytes,
    terms: Terms,
    seeds: tuple[Seed, ...],
    divisions: tuple[tuple[Person, ...], ...],
    deals: tuple[int, ...],
) -> Draw:
    return Draw(
        commitment=commitment(seed),
        seed=seed.hex(),
        terms=terms,
        entered=seeds,
        divisions=divisions,
        deals=deals,
        fixtures=tuple(
            Fixture(number, table)
            for number, (division, deal) in enumerate(zip(divisions, deals, strict=True))
            for table in seated(seed, number, division, deal, terms)
        ),
    )


def verified(draw: Draw) -> None:
    """Do a draw again and compare; raises `BadDraw`."""
    try:
        seed = bytes.fromhex(draw.seed)
    except ValueError:
        raise BadDraw("the seed is not written in hexadecimal digits") from None
    if draw.format != FORMAT:
        raise BadDraw(f"the first line should be {FORMAT!r}")
    if commitment(seed) != draw.commitment:
        raise BadDraw("the seed is not the one that was sealed: its hash is another")
    if any(not 0 <= deal < DEALS for deal in draw.deals):
        raise BadDraw(f"a deal has a number from 0 to {DEALS - 1}")
    divisions = dealt(draw.entered, draw.terms.size, draw.terms.seats, _dice(seed, "divisions"))
    if divisions != draw.divisions or len(draw.deals) != len(divisions):
        raise BadDraw("the divisions are not those that the seed gives")
    again = _told(seed, draw.terms, draw.entered, divisions, draw.deals)
    for number, (ours, theirs) in enumerate(
        zip(again.fixtures, draw.fixtures, strict=False), start=1
    ):
        if ours != theirs:
            raise BadDraw(f"table {number} is not the one that the seed gives")
    if len(again.fixtures) != len(draw.fixtures):
        raise BadDraw(f"the seed gives {len(again.fixtures)} tables, not {len(draw.fixtures)}")


def seated(
    seed: bytes, number: int, division: Sequence[Person], deal: int, terms: Terms
) -> tuple[tuple[Person, ...], ...]:
    """The tables of a division, as one of its deals has them."""
    seats = min(terms.seats, len(division))
    order = _dice(seed, f"division {number} deal {deal}").shuffle(division)
    found = design(len(order), seats, terms.times).tables
    return tuple(tuple(order[position] for position in table) for table in found)


def _kindest(
    seed: bytes, number: int, division: Sequence[Person], terms: Terms, apart: Collection[Pair]
) -> int:
    """The first of the deals that bring fewest together who would rather not meet."""
    here = set(division)
    wanted = {pair for pair in apart if pair <= here}
    if not wanted:
        return 0

    def met(deal: int) -> int:
        return sum(
            frozenset(pair) in wanted
            for table in seated(seed, number, division, deal, terms)
            for pair in combinations(table, 2)
        )

    return min(range(DEALS), key=met)


def _dice(seed: bytes, purpose: str) -> Dice:
    return Dice(derived_seed(seed, purpose))


def written(draw: Draw) -> bytes:
    """A draw as a file."""
    return msgspec.json.format(msgspec.json.encode(draw), indent=1) + b"\n"


def read(text: bytes | str) -> Draw:
    """A draw from its file; raises `BadDraw`."""
    try:
        return msgspec.json.decode(text, type=Draw)
    except (msgspec.DecodeError, UnicodeDecodeError) as bad:
        raise BadDraw(f"this is not a draw: {bad}") from None
