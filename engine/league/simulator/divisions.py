"""One division of a simulated season, deed by deed, with every promise looked at on the way.

Everything is done twice, and some of it too early: the second time, and the early one, have to
change nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from engine.computer.dice import Dice
from engine.league import deeds
from engine.league.deeds import Act, Deed
from engine.league.designs import meetings, spread
from engine.league.draw import Fixture, Terms
from engine.league.fold import Impossible, after, folded
from engine.league.points import shares
from engine.league.reachable import Reach, reachable
from engine.league.season import DAY, Match, Plan, Season, dates
from engine.league.simulator.people import GONE, WITHDRAWS, Somebody, places
from engine.league.standings import Row, standings

WEEKS: Final = 7
LATE: Final = 0.35
"""How likely a table with somebody slow is not over in time."""
LOOKED_AT: Final = 20
"""Of so many divisions, one is looked at after every result."""
NEVER_MOVES: Final = -2.0
"""As well as a computer plays for somebody who is gone, beside people."""


class Broken(Exception):
    """A promise that did not hold. The message says which."""


class Finished(Struct, frozen=True):
    """A division after its season."""

    rows: tuple[Row, ...]
    ended: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    """Table by table, who sat there and their places."""
    by_people: int
    """Tables that people ended."""
    withdrawn: int


class _History:
    """A season's deeds as they are done."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.season = Season(plan=plan)
        self.done: list[Deed] = []
        self._keys: set[str] = set()

    def do(self, key: str, act: Act, at: int) -> None:
        """Do a deed, as whoever does deeds has to: once."""
        if key in self._keys:
            return
        deed = Deed(key=key, at=at, act=act)  # pyright: ignore[reportArgumentType]
        self.season = after(self.season, deed)
        self._keys.add(key)
        self.done.append(deed)

    def refuses(self, act: Act) -> None:
        """Try what must not be possible now."""
        try:
            after(self.season, Deed(key="?", at=0, act=act))  # pyright: ignore[reportArgumentType]
        except Impossible:
            return
        raise Broken(f"{type(act).__name__} was possible in a season that is {self.season.stage}")


def played(  # noqa: PLR0913 — what a division's season is made of
    people: Sequence[Somebody],
    fixtures: Sequence[Fixture],
    terms: Terms,
    start: int,
    dice: Dice,
    *,
    closely: bool,
) -> Finished:
    """Play a division's season; `closely`: look at possible places after every result."""
    by_number = {one.person: one for one in people}
    plan = Plan(terms=terms, dates=dates(start - 14 * DAY, start, start + WEEKS * 7 * DAY))
    history = _History(plan)
    _drawn(history, people, fixtures, start)
    _fair(history.season, terms)
    gone = {one.person for one in people if dice.random() < GONE}
    quitting = [one.person for one in people if dice.random() < WITHDRAWS]
    order = dice.shuffle(range(len(fixtures)))
    late: list[int] = []
    reach: dict[int, Reach] = {}
    for count, number in enumerate(order):
        match = history.season.matches[number]
        for _twice in range(2):
            history.do(f"begin {number}", deeds.Begun(number, number + 1), start)
        if any(by_number[one].slow for one in match.people) and dice.random() < LATE:
            late.append(number)
            continue
        _end(history, number, _ranks(match, by_number, gone, dice), judged=False)
        if closely:
            reach = _narrower(reach, history.season)
        if quitting and count == len(order) // 3:
            one = quitting.pop()
            history.do(f"withdraw {one}", deeds.Withdrew(one), start)
            gone.add(one)
            reach = {}  # what somebody does may move places; what ends may not
    end = plan.dates.ends
    if late:
        history.refuses(deeds.Closed())
        history.do("finish", deeds.Finishing(), end)
    for number in late:
        ranks = _ranks(history.season.matches[number], by_number, gone, dice)
        _end(history, number, ranks, judged=True)
        if closely:
            reach = _narrower(reach, history.season)
    history.do("close", deeds.Closed(), end)
    season = history.season
    if folded(plan, [*history.done, *history.done]) != season:
        raise Broken("folding a season's deeds gave another season")
    return Finished(
        rows=_stood(season),
        ended=tuple((match.people, match.ranks or ()) for match in season.matches),
        by_people=len(fixtures) - len(late),
        withdrawn=len(season.withdrawn),
    )


def _drawn(
    history: _History, people: Sequence[Somebody], fixtures: Sequence[Fixture], start: int
) -> None:
    before = start - 7 * DAY
    history.refuses(deeds.Started())
    history.do("open", deeds.Opened("sealed"), before)
    for one in people:
        for _twice in range(2):
            history.do(f"join {one.person}", deeds.Joined(one.person, one.seasons > 0), before)
    drawn = deeds.Drawn("seed", (tuple(one.person for one in people),), tuple(fixtures))
    history.do("ask", deeds.Asked(), before)
    history.do("draw", drawn, before)
    history.refuses(drawn)
    history.refuses(deeds.Started())
    history.do("publish", deeds.Published(), start)
    history.do("start", deeds.Started(), start)


def _fair(season: Season, terms: Terms) -> None:
    """Look at the draw: seats exactly, meetings as evenly as can be."""
    people = sorted(season.people)
    numbered = {one: number for number, one in enumerate(people)}
    tables = [[numbered[one] for one in match.people] for match in season.matches]
    held: dict[tuple[int, int], int] = {}
    for table in tables:
        for seat, one in enumerate(table):
            held[one, seat] = held.get((one, seat), 0) + 1
    seats = min(terms.seats, len(people))
    if len(held) != seats * len(people) or set(held.values()) != {terms.times}:
        raise Broken("somebody holds a seat more often than another")
    promised = terms.times == 1 and seats in (3, 4) and len(people) <= 40
    if promised and spread(meetings(len(people), tables).values()) > 1:
        raise Broken("two meet two times more often than two others")


def _ranks(
    match: Match, people: Mapping[int, Somebody], gone: set[int], dice: Dice
) -> tuple[int, ...]:
    return places([NEVER_MOVES if one in gone else people[one].skill for one in match.people], dice)


def _end(history: _History, number: int, ranks: tuple[int, ...], *, judged: bool) -> None:
    at = history.plan.dates.ends
    history.do(f"result {number}", deeds.Ended(number, ranks, judged), at)
    history.refuses(deeds.Ended(number, ranks))


def _stood(season: Season) -> tuple[Row, ...]:
    """The final standings, which know no order of results and give away no point too many."""
    sittings = [match.sitting for match in season.matches]
    rows = standings(season.people, sittings, withdrawn=season.withdrawn)
    again = standings(tuple(reversed(season.people)), sittings[::-1], withdrawn=season.withdrawn)
    if {row.person: row for row in rows} != {row.person: row for row in again}:
        raise Broken("the order of results changed the standings")
    given = sum(row.points for row in rows)
    there = sum(sum(shares(match.ranks or ())) for match in season.matches)
    if given < there or (given > there and not season.withdrawn):
        raise Broken(f"tables brought {there} parts of a point, and people have {given}")
    return rows


def _narrower(before: Mapping[int, Reach], season: Season) -> dict[int, Reach]:
    """Possible places after a result: never wider than before it."""
    sittings = [match.sitting for match in season.matches]
    now = reachable(season.people, sittings, withdrawn=season.withdrawn)
    for one, reach in now.items():
        old = before.get(one)
        if old is not None and (reach.best < old.best or reach.worst > old.worst):
            raise Broken(f"possible places went from {old} to {reach}")
    return now


def steps(number: int) -> Iterator[bool]:
    """Which divisions are looked at closely."""
    for division in range(number):
        yield division % LOOKED_AT == 0
