"""The draw of a season, and its close: what needs more than the season itself."""

from collections.abc import Mapping

from msgspec import Struct

from engine.core import Refused
from engine.host.leagues.seasons import Doing, Seasons
from engine.league import deeds
from engine.league.course import Course
from engine.league.cups.rounds import first_fixtures
from engine.league.divisions import Place, Seed, strength
from engine.league.draw import Pair, drawn
from engine.league.model import next_plan
from engine.league.season import Season
from engine.league.steps import staying
from engine.rating.glicko import Rating
from engine.table.model import Doer


class Field(Struct, frozen=True):
    """What a draw needs to know of those who are in."""

    people: tuple[int, ...]
    commitment: str
    seed: bytes
    ratings: Mapping[int, Rating]
    earned: Mapping[int, Place]
    apart: frozenset[Pair]


class Drawing:
    """Draws seasons, and closes them."""

    def __init__(self, seasons: Seasons) -> None:
        self._seasons = seasons

    async def field(self, season_id: int) -> Field:
        """What is known of those who are in a season."""
        course = await self._seasons.course(season_id)
        people = course.season.people
        guild, game = course.league.guild, course.league.settings.game
        known = await self._seasons.store.results.ratings(guild, people, (game,))
        pairs = await self._seasons.kept.avoided(guild, people)
        return Field(
            people=people,
            commitment=course.season.commitment,
            seed=await self._seasons.sealed(season_id),
            ratings={user: rating for (_, user), rating in known.items()},
            earned=await self._earned(course),
            apart=frozenset(frozenset(pair) for pair in pairs),
        )

    async def _earned(self, course: Course) -> dict[int, Place]:
        """By person, the place that they earned in the last season that was played to its end."""
        lines = await self._seasons.kept.seasons(course.league.id)
        before = [line for line in lines if line.number < course.number and line.stage == "closed"]
        return (await self._seasons.course(before[-1].id)).earned() if before else {}

    def draw(self, course: Course, field: Field, by: Doer | None = None) -> Doing:
        """What it is that a season is drawn. Raises `Refused` if too few are in, or others
        by now than those of whom something is known."""
        season, now = course.season, self._seasons.now()
        there = staying(season) if season.asked else season.people
        if season.stage != "open":
            raise Refused("league-stage", "nothing is to be drawn now", stage=season.stage)
        if len(there) < season.plan.least:
            raise Refused(
                "league-too-few", "too few are in", people=len(there), least=season.plan.least
            )
        if (season.people, season.commitment) != (field.people, field.commitment):
            raise Refused("busy", "somebody came or left at the same moment; try again")
        entered = tuple(
            Seed(
                one,
                strength(field.ratings.get(one, Rating()), now),
                field.earned.get(one),
            )
            for one in sorted(there)
        )
        act = _drawn(season, field, entered)
        return Doing(
            acts=(("draw", act),),
            by=0 if by is None else by.user,
            reason="" if by is None else by.reason,
        )

    def close(self, course: Course, by: Doer | None = None) -> Doing:
        """What it is that a season is over; another follows, if the league goes on."""
        settings = course.league.settings
        following = next_plan(settings, self._seasons.now()) if settings.goes_on else None
        return Doing(
            acts=(("close", deeds.Closed()),),
            by=0 if by is None else by.user,
            reason="" if by is None else by.reason,
            following=following,
        )


def _drawn(season: Season, field: Field, entered: tuple[Seed, ...]) -> deeds.Drawn:
    terms = season.plan.terms
    if season.plan.form == "league":
        draw = drawn(field.seed, terms, entered, field.apart)
        return deeds.Drawn(draw.seed, draw.divisions, draw.fixtures, draw.entered, draw.deals)
    people = tuple(one.person for one in entered)
    strengths = {one.person: one.strength for one in entered}
    fixtures = first_fixtures(field.seed, season.plan.form, people, strengths, terms.seats)
    return deeds.Drawn(field.seed.hex(), (people,), fixtures, entered, ())
