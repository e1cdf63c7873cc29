"""What organisers do to a season: each act is a deed with its reason, and most can be undone."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from engine.chance import commitment, new_seed
from engine.core import Refused
from engine.host.leagues.drawing import Drawing
from engine.host.leagues.players import leaving, taking_a_place
from engine.host.leagues.seasons import Doing, Seasons
from engine.host.servers import refuse_blocked
from engine.league import deeds
from engine.league.course import Course
from engine.league.deeds import Act, Deed
from engine.league.draw import Fixture, seated
from engine.league.model import refuse_strangers
from engine.league.points import UNIT
from engine.league.season import DAY, Match
from engine.table.model import Doer

MOST_POINTS: Final = 100
LONGEST_EXTENSION: Final = 366 * DAY


class Organisers:
    """What can be asked of a season by those who look after it."""

    def __init__(self, seasons: Seasons, drawing: Drawing) -> None:
        self._seasons = seasons
        self._drawing = drawing

    # The calendar

    async def open(self, season_id: int, by: Doer) -> Course:
        """People can join from now on."""
        seed = new_seed()
        return await self._do(season_id, by, ("open", deeds.Opened(commitment(seed))), seed)

    async def draw(self, season_id: int, by: Doer) -> Course:
        """The draw is made now, from those who are in."""
        await self._refuse(season_id, by)
        field = await self._drawing.field(season_id)
        return await self._seasons.do(
            "league-draw", season_id, lambda course: self._drawing.draw(course, field, by)
        )

    async def redraw(self, season_id: int, by: Doer) -> Course:
        """The draw is thrown away, and a new seed is sealed for the next."""
        seed = new_seed()
        return await self._do(season_id, by, ("redraw", deeds.Redrawn(commitment(seed))), seed)

    async def publish(self, season_id: int, by: Doer) -> Course:
        """Everybody may see the draw."""
        return await self._do(season_id, by, ("publish", deeds.Published()))

    async def start(self, season_id: int, by: Doer) -> Course:
        """Tables begin now; everybody may see the draw, if they may not yet."""
        await self._refuse(season_id, by)

        def start(course: Course) -> Doing:
            shown: tuple[tuple[str, Act], ...] = (("publish", deeds.Published()),)
            acts = (*(() if course.season.published else shown), ("start", deeds.Started()))
            return _by(by, *acts)

        return await self._seasons.do("league-start", season_id, start)

    async def extend(self, season_id: int, by: Doer, seconds: int) -> Course:
        """Everything that is still to come is so much later."""
        if not 0 < seconds <= LONGEST_EXTENSION:
            raise Refused("league-dates", "no such time")
        return await self._do(season_id, by, ("extend", deeds.Extended(seconds)))

    async def pause(self, season_id: int, by: Doer) -> Course:
        return await self._do(season_id, by, ("pause", deeds.Paused()))

    async def resume(self, season_id: int, by: Doer) -> Course:
        return await self._do(season_id, by, ("resume", deeds.Resumed()))

    async def close(self, season_id: int, by: Doer) -> Course:
        """The season ends now, if no table runs any more."""
        await self._refuse(season_id, by)
        return await self._seasons.do(
            "league-close", season_id, lambda course: self._drawing.close(course, by)
        )

    async def cancel(self, season_id: int, by: Doer) -> Course:
        """The season is called off; games that run go on for themselves."""
        return await self._do(season_id, by, ("cancel", deeds.Cancelled()))

    # People

    async def move(self, season_id: int, by: Doer, person: int, division: int) -> Course:
        """Somebody plays in another division, before anybody has been shown the draw."""
        await self._refuse(season_id, by)

        def move(course: Course) -> Doing | None:
            held, seed = course.season.divisions, bytes.fromhex(course.season.seed)
            if not 0 <= division < len(held) or course.season.plan.form != "league":
                raise Refused("league-no-division", "there is no such division")
            if person in held[division]:
                return None
            moved = tuple(
                (*(one for one in people if one != person), *((person,) * (number == division)))
                for number, people in enumerate(held)
            )
            if any(len(people) < 2 for people in moved):
                raise Refused("league-seats", "nobody would be left to play with there")
            fixtures = tuple(
                Fixture(number, table)
                for number, people in enumerate(moved)
                for table in (
                    [match.people for _, match in course.matches_in(number)]
                    if people == held[number]
                    else seated(seed, number, people, 0, course.season.plan.terms)
                )
            )
            return _by(by, (f"move {person}", deeds.Moved(person, division, fixtures)))

        return await self._seasons.do("league-move", season_id, move)

    async def add(self, season_id: int, by: Doer, person: int, name: str) -> Course:
        """Somebody takes part by an organiser's word, whatever they have missed so far."""
        course = await self._refuse(season_id, by)
        await refuse_blocked(self._seasons.store.servers, course.league.guild, person)

        def add(course: Course) -> Doing:
            if course.season.stage in ("running", "finishing"):
                doing = taking_a_place(course, person, name, by.user)
                return replace(doing, reason=by.reason)
            acts = _by(by, (f"join {person}", deeds.Joined(person, True)))
            return replace(acts, names={person: name})

        return await self._seasons.do("league-add", season_id, add)

    async def withdraw(self, season_id: int, by: Doer, person: int) -> Course:
        """Somebody takes part no more, by an organiser's word."""
        await self._refuse(season_id, by)
        return await self._seasons.do(
            "league-withdraw",
            season_id,
            lambda course: leaving(course, person, by.user, by.reason),
        )

    async def replace(self, season_id: int, by: Doer, person: int, other: int, name: str) -> Course:
        """Somebody takes over another's place, with its tables and its points."""
        course = await self._refuse(season_id, by)
        await refuse_blocked(self._seasons.store.servers, course.league.guild, other)

        def change(_course: Course) -> Doing:
            doing = _by(by, (f"replace {person}", deeds.Replaced(person, other)))
            return replace(doing, names={other: name})

        return await self._seasons.do("league-replace", season_id, change)

    # Results

    async def result(self, season_id: int, by: Doer, match: int, ranks: Sequence[int]) -> Course:
        """A table that is over ended otherwise than it seemed."""
        held = tuple(ranks)

        def correct(course: Course) -> Doing:
            there = _match(course, match, by)
            if not there.is_over:
                raise Refused("league-not-over", "that table is not over", match=match)
            if not _are_ranks(held, len(there.people)):
                raise Refused("league-ranks", "each seat has a place", seats=len(there.people))
            return _by(by, (f"correct {match}", deeds.Ended(match, held, True)))

        return await self._judge("league-result", season_id, by, correct)

    async def void(self, season_id: int, by: Doer, match: int) -> Course:
        """A table counts for nobody."""

        def void(course: Course) -> Doing:
            if _match(course, match, by).void:
                raise Refused("league-void", "that table counts for nobody already")
            return _by(by, (f"void {match}", deeds.Voided(match)))

        return await self._judge("league-void", season_id, by, void)

    async def adjudicate(self, season_id: int, by: Doer, match: int) -> Course:
        """A table is decided from its position now."""

        def call(course: Course) -> Doing:
            _match(course, match, by)
            return _by(by, (f"adjudicate {match}", deeds.Called(match)))

        return await self._judge("league-adjudicate", season_id, by, call)

    async def penalty(self, season_id: int, by: Doer, person: int, points: int) -> Course:
        """Points are taken away from somebody."""

        def penalise(course: Course) -> Doing:
            _not_own(course, course.division_of(person), by)
            if not 1 <= points <= MOST_POINTS:
                raise Refused("league-points", "no such penalty", most=MOST_POINTS)
            return _by(by, (f"penalty {person}", deeds.Penalised(person, points * UNIT)))

        return await self._judge("league-penalty", season_id, by, penalise)

    async def pardon(self, season_id: int, by: Doer, person: int) -> Course:
        """Somebody has the points back that were taken away from them."""

        def pardon(course: Course) -> Doing:
            _not_own(course, course.division_of(person), by)
            taken = dict(course.season.penalties).get(person, 0)
            if not taken:
                raise Refused("league-no-penalty", "nothing was taken away from them")
            return _by(by, (f"pardon {person}", deeds.Penalised(person, -taken)))

        return await self._judge("league-pardon", season_id, by, pardon)

    async def undo(self, season_id: int, by: Doer, key: str) -> Course:
        """Something that people did to the season is undone; refused if something stands on it."""
        await self._refuse(season_id, by)

        def undo(course: Course) -> Doing:
            deed = next((one for one in course.deeds if one.key == key), None)
            if deed is None or deed.undone:
                raise Refused("league-no-deed", "there is no such deed")
            if not deed.by or isinstance(deed.act, deeds.Closed):
                raise Refused("league-not-yours", "the calendar did that, and cannot undo it")
            match deed.act:
                case deeds.Ended(match=match) | deeds.Voided(match=match):
                    _match(course, match, by)
                case deeds.Penalised(person=person):
                    _not_own(course, course.division_of(person), by)
                case deeds.Settled(plan=plan) if plan is not None and course.season.divisions:
                    raise Refused("league-drawn", "the draw was made from it")
                case deeds.Settled(before=before) if before is not None and _is_last(course, deed):
                    league = replace(course.league, settings=before)
                    return Doing(undone=key, by=by.user, league=league)
                case deeds.Arranged():
                    return _arranged_back(course, deed, deed.act, by)
                case _:
                    pass
            return Doing(undone=key, by=by.user)

        # Delivered again, *the last deed* is another one, and is not to be told as undone.
        course = await self._seasons.do(f"league-undo {key}", season_id, undo)
        act = next((one.act for one in course.deeds if one.key == key and one.undone), None)
        if isinstance(act, deeds.Arranged) and act.channel is not None:
            await self._seasons.owe_anew(course)
        return course

    async def _refuse(self, season_id: int, by: Doer) -> Course:
        """The season, for those who look after it. Raises `Refused` for anybody else."""
        course = await self._seasons.course(season_id)
        refuse_strangers(course.league, by.user, manages=by.manager)
        return course

    async def _judge(
        self, what: str, season_id: int, by: Doer, act: Callable[[Course], Doing]
    ) -> Course:
        await self._refuse(season_id, by)
        return await self._seasons.do(what, season_id, act)

    async def _do(
        self, season_id: int, by: Doer, act: tuple[str, Act], seed: bytes | None = None
    ) -> Course:
        await self._refuse(season_id, by)
        doing = replace(_by(by, act), seed=seed)
        return await self._seasons.do(f"league-{act[0]}", season_id, lambda _course: doing)


def _by(by: Doer, *acts: tuple[str, Act]) -> Doing:
    return Doing(acts=acts, by=by.user, reason=by.reason)


def _arranged_back(course: Course, deed: Deed, was: deeds.Arranged, by: Doer) -> Doing:
    """What it is that a league is as it was before an organiser arranged it otherwise. Raises
    `Refused` if somebody has changed the same since."""
    if was.people is not None and not by.manager:
        raise Refused("league-organisers-only", "only managers name organisers")
    for one in course.deeds[course.deeds.index(deed) + 1 :]:
        if isinstance(one.act, deeds.Arranged) and not one.undone and one.act.fields & was.fields:
            raise Refused("league-depends", f"{one.key} stands on it", deed=one.key)
    return Doing(undone=deed.key, by=by.user, league=was.restored(course.league))


def _is_last(course: Course, deed: Deed) -> bool:
    """Whether what somebody settled is what holds now."""
    settled = [one for one in course.deeds if isinstance(one.act, deeds.Settled) and not one.undone]
    return settled[-1] == deed


def _match(course: Course, number: int, by: Doer) -> Match:
    """A table of a season. Raises `Refused` for who plays in its division."""
    if not 0 <= number < len(course.season.matches):
        raise Refused("league-no-table", "there is no such table", match=number)
    found = course.season.matches[number]
    _not_own(course, found.division, by)
    return found


def _not_own(course: Course, division: int | None, by: Doer) -> None:
    """Raise `Refused` for whoever plays in a division that they are about to judge."""
    if division is None:
        raise Refused("league-stage", "nothing is drawn yet", stage=course.season.stage)
    if by.user in course.season.divisions[division]:
        raise Refused("league-own-division", "nobody judges their own division")


def _are_ranks(ranks: Sequence[int], seats: int) -> bool:
    """Whether these are places that a table can end with: 1, 1, 3 and such."""
    return len(ranks) == seats and all(
        rank == 1 + sum(other < rank for other in ranks) for rank in ranks
    )
