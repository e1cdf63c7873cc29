"""Steps in any order, twice, by two processes, with kills in between: one outcome.

A machine does to a league what can happen to it. Two hosts share its database; each may die between
what it has read and what it writes, or behind that, and a new one takes its place, which remembers
nothing. What the deeds come to is told by folding them from the beginning.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.core import Refused
from engine.host.host import Host
from engine.league.course import Course
from engine.league.fold import folded
from engine.league.season import DAY, HOUR
from engine.league.steps import is_due
from engine.table.leagues import decided
from tests.engine.host.leagues.club import CHANNEL, GUILD, MIA, SEASON, Time
from tests.stores import new_store

PEOPLE = (1, 2, 3, 4, 5)
ORDER = ("planned", "open", "drawn", "running", "finishing", "closed")


class Killed(BaseException):
    """A process died."""


class Dying:
    """A store's area whose writing may kill the process: before or behind it."""

    def __init__(self, area: Any) -> None:
        self._area = area
        self.kill = ""

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._area, name)
        if name not in ("write", "begin", "owe"):
            return found

        async def dying(*args: Any, **named: Any) -> Any:
            when, self.kill = self.kill, ""
            if when == "before":
                raise Killed
            done = await found(*args, **named)
            if when == "behind":
                raise Killed
            return done

        return dying


class Leagues(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.stack = AsyncExitStack()
        self.store = self.run(self.stack.enter_async_context(new_store()))
        self.time = Time()
        self.area = Dying(self.store.leagues)
        self.store.leagues = self.area
        self.hosts = [self.host(), self.host()]
        at = self.time.at
        making = self.hosts[0].leagues.create(
            GUILD, CHANNEL, MIA, "Spring", SEASON, at + HOUR, at + 4 * DAY
        )
        self.season = self.run(making).id
        self.results: dict[int, tuple[int, ...]] = {}

    def host(self) -> Host:
        return Host(self.store, self.time)

    def run(self, what: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(what)

    def course(self) -> Course:
        return self.run(self.host().leagues.course(self.season))

    def attempt(self, which: int, act: Callable[[Host], Coroutine[Any, Any, Any]]) -> None:
        """Let a host do something; refusals are as good as doing it, and one that dies is
        replaced."""
        try:
            self.run(act(self.hosts[which]))
        except Refused:
            pass
        except Killed:
            self.hosts[which] = self.host()
        self.area.kill = ""

    @initialize(far=st.sampled_from(["", "open", "started", "started"]))
    def it_has_come_so_far(self, far: str) -> None:
        if far:
            self.time.at += HOUR
            self.steps_are_taken(0, "")
            self.everybody_joins_and_stays(0)
        if far == "started":
            self.time.at += 4 * DAY
            self.steps_are_taken(1, "")
            self.everybody_joins_and_stays(1)
            self.steps_are_taken(1, "")
            self.tables_begin(0, "")

    @rule(seconds=st.sampled_from([HOUR, DAY, 3 * DAY, 8 * DAY]))
    def time_goes_by(self, seconds: int) -> None:
        self.time.at += seconds

    @rule(which=st.integers(0, 1), kill=st.sampled_from(["", "", "before", "behind"]))
    def steps_are_taken(self, which: int, kill: str) -> None:
        self.area.kill = kill
        self.attempt(which, lambda host: host.leagues.calendar.advance(self.season))

    @rule()
    def both_take_steps(self) -> None:
        async def both() -> None:
            await asyncio.gather(
                *(host.leagues.calendar.advance(self.season) for host in self.hosts)
            )

        self.attempt(0, lambda _host: both())

    @rule(which=st.integers(0, 1), person=st.sampled_from(PEOPLE))
    def somebody_joins(self, which: int, person: int) -> None:
        self.attempt(which, lambda host: self.joining(host, person))

    async def joining(self, host: Host, person: int) -> None:
        league = (await host.leagues.course(self.season)).league.id
        await host.leagues.players.join(league, person, f"Player {person}")
        await host.leagues.players.stay(self.season, person)

    @rule(which=st.integers(0, 1))
    def everybody_joins_and_stays(self, which: int) -> None:
        for person in PEOPLE:
            self.attempt(which, lambda host, person=person: self.joining(host, person))
            stay = lambda host, person=person: host.leagues.players.stay(self.season, person)  # noqa: E731
            self.attempt(which, stay)

    @rule(which=st.integers(0, 1), kill=st.sampled_from(["", "before", "behind"]))
    def tables_begin(self, which: int, kill: str) -> None:
        self.area.kill = kill

        async def begin(host: Host) -> None:
            for match in await host.leagues.fixtures.to_begin(self.season):
                await host.leagues.fixtures.begin(self.season, match, 1_000 + match)

        self.attempt(which, begin)

    @rule(which=st.integers(0, 1), match=st.integers(0, 9), first=st.booleans())
    def a_table_ends(self, which: int, match: int, first: bool) -> None:
        ranks = (1, 2) if first else (2, 1)

        async def end(host: Host) -> None:
            matches = (await host.leagues.course(self.season)).season.matches
            if match >= len(matches) or (number := matches[match].table) is None:
                return
            table = await host.table(number)
            if table.status != "running" or (await host.ratings.result(number)) is not None:
                return
            await host.tables.change("end", number, lambda one: decided(one, ranks, self.time.at))
            self.results.setdefault(match, ranks)

        self.attempt(which, end)

    @rule(which=st.integers(0, 1))
    def what_is_late_is_judged(self, which: int) -> None:
        async def judge(host: Host) -> None:
            for one in await host.leagues.fixtures.to_judge(self.season):
                table = await host.leagues.fixtures.judged(one, (1, 2))
                place = await host.leagues.footer(table)
                if place is not None:
                    self.results.setdefault(place.match, (1, 2))

        self.attempt(which, judge)

    @rule(which=st.integers(0, 1), person=st.sampled_from(PEOPLE))
    def somebody_leaves(self, which: int, person: int) -> None:
        async def leave(host: Host) -> None:
            league = (await host.leagues.course(self.season)).league.id
            await host.leagues.players.leave(league, person)

        if self.course().season.stage == "running":
            self.attempt(which, leave)

    @rule(which=st.integers(0, 1))
    def tables_are_settled(self, which: int) -> None:
        self.attempt(which, lambda host: host.leagues.fixtures.settle(self.season))

    @precondition(lambda self: self.course().season.stage in ORDER[1:5])
    @rule(which=st.integers(0, 1))
    def an_organiser_pauses_and_resumes(self, which: int) -> None:
        acts = [
            lambda host: host.leagues.organisers.pause(self.season, MIA),
            lambda host: host.leagues.organisers.resume(self.season, MIA),
        ]
        for act in acts:
            self.attempt(which, act)

    @invariant()
    def it_is_the_fold_of_its_deeds(self) -> None:
        course = self.course()
        kept = self.run(self.store.leagues.season(self.season))
        assert folded(kept.plan, kept.deeds) == course.season
        keys = [deed.key for deed in kept.deeds]
        assert len(set(keys)) == len(keys)

    @invariant()
    def each_step_is_taken_once(self) -> None:
        keys = [deed.key for deed in self.course().deeds]
        steps = [key for key in keys if key in ("open", "ask", "draw", "publish", "start", "close")]
        assert steps == ["open", "ask", "draw", "publish", "start", "close"][: len(steps)]

    @invariant()
    def results_are_those_of_the_tables(self) -> None:
        for number, match in enumerate(self.course().season.matches):
            if match.ranks is not None:
                assert match.ranks == self.results[number]

    @invariant()
    def something_wakes_it_as_long_as_it_is_not_over(self) -> None:
        course = self.course()
        if not course.is_over and course.season.paused is None:
            assert self.run(self.store.leagues.untimed()) == []

    def teardown(self) -> None:
        """Whatever has happened: in the end everything that is due is done, and once."""
        for _ in range(3):
            self.steps_are_taken(0, "")
            self.tables_begin(1, "")
        season = self.course().season
        if season.stage != "open":
            assert is_due(season, self.time.at) in (None, "judge")
        self.it_is_the_fold_of_its_deeds()
        self.run(self.stack.aclose())
        self.loop.close()


Leagues.TestCase.settings = settings(
    max_examples=12,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
TestLeagues = Leagues.TestCase
