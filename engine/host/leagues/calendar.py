"""The calendar of a season: results of tables that have ended, and the steps that are due.

All of it can be done twice, by anybody, in any order: each step looks at the season as it is, and
is a deed with a key of its own.
"""

from collections.abc import Callable
from typing import Final

from engine.chance import commitment, new_seed
from engine.clock.clock import Span
from engine.clock.timers import Timer
from engine.core import Refused
from engine.host.leagues.drawing import Drawing
from engine.host.leagues.seasons import Doing, Seasons, next_look, weeks
from engine.league import deeds
from engine.league.course import Course
from engine.league.cups.rounds import next_fixtures
from engine.league.steps import Step, after_outage, is_due
from engine.table.results import ADJUDICATED

AGAIN: Final = 600
"""Seconds until a step is tried again that was not possible."""
MOST_STEPS: Final = 20
"""Of a season at once; more are none."""


class Calendar:
    """Does what is due in seasons."""

    def __init__(self, seasons: Seasons, drawing: Drawing) -> None:
        self._seasons = seasons
        self._drawing = drawing

    async def advance(self, season_id: int) -> Course:
        """Note the results of a season, and do all steps that are due, one after the other."""
        course = await self._note_results(season_id)
        for _ in range(MOST_STEPS):
            step = is_due(course.season, self._seasons.now())
            if step is None or step == "judge":
                break
            before = course.version
            try:
                course = await self._take(course, step)
            except Refused as refused:
                if not refused.code.startswith("league-"):
                    raise
                course = await self._seasons.course(season_id)
                break  # too few are in: organisers extend, or cancel
            if course.version == before:
                break
        await self._owe_digest(course)
        return course

    async def wake(self) -> list[int]:
        """Let somebody look at the seasons that nothing would wake any more, such as those whose
        timer could not be read. Gives them."""
        return await self._seasons.kept.wake(self._seasons.now())

    def next_timers(self, course: Course) -> tuple[Timer, ...]:
        """When somebody has to look at a season again for which nothing was written: something was
        not possible, or is still to be done at its tables."""
        now = self._seasons.now()
        at = next_look(course.season, now)
        if at is None:
            return ()
        return (Timer(at=max(at, now + AGAIN), kind="season", season=course.id),)

    async def not_over(self) -> list[int]:
        """The seasons that are not over."""
        return await self._seasons.kept.not_over()

    async def stand_still(self, season_id: int, span: Span) -> None:
        """Let the dates of a season be later that an outage of the bot has touched. To be told
        twice of the same time is to be told once."""

        def later(course: Course) -> Doing | None:
            deed = after_outage(course.season, span.start, span.end)
            if deed is None or any(one.key == deed.key for one in course.deeds):
                return None
            return Doing(acts=((deed.key, deed.act),), at=deed.at)

        await self._seasons.do_unasked(season_id, later)

    async def _note_results(self, season_id: int) -> Course:
        """Let a season know of its tables that are over."""
        ended = await self._seasons.kept.ended(season_id)

        def note(course: Course) -> Doing | None:
            if course.season.stage not in ("running", "finishing"):
                return None
            acts: list[tuple[str, deeds.Act]] = []
            for one in ended:
                match = course.season.matches[one.match]
                if match.is_over or match.table != one.table:
                    continue
                result = one.result
                if result is None:
                    acts.append((f"void {one.match}", deeds.Voided(one.match)))
                    continue
                ranks = tuple(placing.rank for placing in result.placings)
                act = deeds.Ended(one.match, ranks, result.reason == ADJUDICATED)
                acts.append((f"result {one.match}", act))
            return Doing(acts=tuple(acts)) if acts else None

        return await self._seasons.do_unasked(season_id, note)

    async def _take(self, course: Course, step: Step) -> Course:
        """Do a step, unless somebody else has meanwhile."""
        if step == "draw":
            field = await self._drawing.field(course.id)
            return await self._once(
                course.id, step, lambda course: self._drawing.draw(course, field)
            )
        if step == "close":
            return await self._once(course.id, step, self._drawing.close)
        if step == "open":
            seed = new_seed()
            act = deeds.Opened(commitment(seed))
            return await self._once(
                course.id, step, lambda _: Doing(acts=(("open", act),), seed=seed)
            )
        return await self._once(course.id, step, lambda course: _plainly(course, step))

    async def _once(
        self, season_id: int, step: Step, act: Callable[[Course], Doing | None]
    ) -> Course:
        def if_due(course: Course) -> Doing | None:
            due = is_due(course.season, self._seasons.now())
            return act(course) if due == step else None

        return await self._seasons.do_unasked(season_id, if_due)

    async def _owe_digest(self, course: Course) -> None:
        season, now = course.season, self._seasons.now()
        number = weeks(season, now)
        if season.stage not in ("running", "finishing") or season.paused is not None:
            return
        if number <= weeks(season, season.plan.dates.starts):
            return
        if await self._seasons.kept.post(course.id, ("digest", number)) is None:
            await self._seasons.kept.owe(course.id, [("digest", number)])
            self._seasons.tell(course.id)


def _plainly(course: Course, step: Step) -> Doing:
    match step:
        case "ask":
            return Doing(acts=(("ask", deeds.Asked()),))
        case "publish":
            return Doing(acts=(("publish", deeds.Published()),))
        case "start":
            return Doing(acts=(("start", deeds.Started()),))
        case "finish":
            return Doing(acts=(("finish", deeds.Finishing()),))
        case "pair":
            return Doing(acts=(("pair", deeds.Paired(next_fixtures(course.season))),))
        case _:
            raise AssertionError(f"{step} is done elsewhere")
