"""The draws of a cup as a file: every round can be done again from the sealed seed, as the draw of
a league can. What was known when a round was drawn stands beside it."""

from collections.abc import Iterable
from itertools import chain
from typing import Final

import msgspec
from msgspec import Struct

from engine.chance import commitment
from engine.league.cups.rounds import (
    first_fixtures,
    knockout_tables,
    played_last,
    points_before,
    swiss_tables,
)
from engine.league.deeds import Deed, Drawn, Paired
from engine.league.divisions import Seed
from engine.league.draw import BadDraw, Fixture, Form
from engine.league.fold import after
from engine.league.season import Plan, Season
from engine.league.standings import Person

FORMAT: Final = "hedgepost cup 1"

Tables = tuple[tuple[Person, ...], ...]


class Round(Struct, frozen=True, kw_only=True):
    """A round, and what it was drawn from."""

    tables: Tables
    points: tuple[tuple[Person, int], ...] = ()
    """Of a Swiss cup, what everybody had, in sixtieths of a point."""
    ranks: tuple[tuple[int, ...], ...] = ()
    """Of a knock-out, how the tables of the round before count."""


class CupDraw(Struct, frozen=True, kw_only=True):
    """The draws of a cup so far, with all that is needed to do them again."""

    format: str = FORMAT
    commitment: str
    seed: str
    form: Form
    seats: int
    entered: tuple[Seed, ...]
    rounds: tuple[Round, ...]


def draws_of(plan: Plan, done: Iterable[Deed]) -> CupDraw | None:
    """The draws of a cup from what was done in it; nothing before the first."""
    season, drawn, rounds = Season(plan=plan), None, list[Round]()
    for deed in done:
        if deed.undone:
            continue
        act = deed.act
        if isinstance(act, Drawn):
            drawn, rounds = act, [Round(tables=_tables(act.fixtures))]
        elif isinstance(act, Paired):
            swiss = season.plan.form == "swiss"
            points = tuple(sorted(points_before(season).items())) if swiss else ()
            ranks = () if swiss else played_last(season)[1]
            rounds.append(Round(tables=_tables(act.fixtures), points=points, ranks=ranks))
        season = after(season, deed)
    if drawn is None or not season.published:
        return None
    return CupDraw(
        commitment=season.commitment,
        seed=drawn.seed,
        form=season.plan.form,
        seats=season.plan.terms.seats,
        entered=drawn.entered,
        rounds=tuple(rounds),
    )


def verified(cup: CupDraw) -> None:
    """Do the draws of a cup again and compare; raises `BadDraw`."""
    try:
        seed = bytes.fromhex(cup.seed)
    except ValueError:
        raise BadDraw("the seed is not written in hexadecimal digits") from None
    if commitment(seed) != cup.commitment:
        raise BadDraw("the seed is not the one that was sealed: its hash is another")
    for number, held in enumerate(cup.rounds):
        try:
            again = _again(cup, seed, number)
        except (ValueError, IndexError, KeyError):
            raise BadDraw(f"round {number + 1} cannot be drawn from what the file says") from None
        if again != held.tables:
            raise BadDraw(f"the tables of round {number + 1} are not those that the seed gives")


def _again(cup: CupDraw, seed: bytes, number: int) -> Tables:
    held = cup.rounds[number]
    if number == 0:
        people = [one.person for one in cup.entered]
        strengths = {one.person: one.strength for one in cup.entered}
        return _tables(first_fixtures(seed, cup.form, people, strengths, cup.seats))
    if cup.form == "swiss":
        before = list(chain.from_iterable(one.tables for one in cup.rounds[:number]))
        return swiss_tables(seed, number, dict(held.points), before, cup.seats)
    return knockout_tables(seed, number, cup.rounds[number - 1].tables, held.ranks, cup.seats)


def _tables(fixtures: Iterable[Fixture]) -> Tables:
    return tuple(one.people for one in fixtures)


def written(cup: CupDraw) -> bytes:
    """The draws of a cup as a file."""
    return msgspec.json.format(msgspec.json.encode(cup), indent=1) + b"\n"


def read(text: bytes | str) -> CupDraw:
    """The draws of a cup from its file; raises `BadDraw`."""
    try:
        return msgspec.json.decode(text, type=CupDraw)
    except (msgspec.DecodeError, UnicodeDecodeError) as bad:
        raise BadDraw(f"this is not a draw: {bad}") from None
