"""What people can ask of a league: to join, to leave, to stay, and whom they would rather not
meet."""

from engine.core import Refused
from engine.host.leagues.seasons import Doing, Seasons
from engine.host.once import Settled, errand, settled_here
from engine.host.servers import refuse_blocked
from engine.host.tables import done
from engine.league import deeds
from engine.league.course import Course, entry_of
from engine.league.eligibility import LOOKED_AT, check_entry
from engine.league.model import tables_of_each

MOST_AVOIDED = 25
UNTIL_DRAWN = ("planned", "open")


class Players:
    """What people can ask of a league."""

    def __init__(self, seasons: Seasons) -> None:
        self._seasons = seasons

    async def join(self, league_id: int, user: int, name: str) -> Course:
        """Somebody takes part from now on; while a season runs, in the place of somebody who has
        withdrawn, or in their own again."""
        course = await self._seasons.current(league_id)
        returning = await self._played_last(course, user)
        refused = await self._refused(course, user)

        def join(course: Course) -> Doing:
            stage = course.season.stage
            if stage in ("running", "finishing"):
                if refused is not None:
                    raise refused
                return taking_a_place(course, user, name)
            if stage == "drawn":
                raise Refused("league-no-place", "the draw is made", stage=stage)
            if stage != "open":
                raise Refused("league-stage", "nobody can join now", stage=stage)
            if entry_of(course.season, user) is None and refused is not None:
                raise refused
            acts = (("join " + str(user), deeds.Joined(user, returning)),)
            return Doing(acts=acts, by=user, names={user: name})

        return await self._seasons.do("league-join", course.id, join)

    async def leave(self, league_id: int, user: int) -> Course:
        """Somebody takes part no more: before the draw they are out, later they withdraw."""
        course = await self._seasons.current(league_id)
        return await self._seasons.do(
            "league-leave", course.id, lambda course: leaving(course, user, user)
        )

    async def stay(self, season_id: int, user: int) -> Course:
        """Somebody who was asked is still in."""

        def stay(course: Course) -> Doing | None:
            entry = entry_of(course.season, user)
            if entry is not None and entry.confirmed:
                return None
            acts = (("stay " + str(user), deeds.Confirmed(user)),)
            return Doing(acts=acts, by=user)

        return await self._seasons.do("league-stay", season_id, stay)

    async def avoid(self, guild: int, user: int, other: int, *, on: bool) -> list[int]:
        """Somebody would rather not meet another, or would after all. Gives all of those."""
        asked = errand("league-avoid")
        before = await self.avoided(guild, user)
        try:
            if on and user == other:
                raise Refused("league-avoid-self", "nobody meets themselves")
            if on and other not in before and len(before) >= MOST_AVOIDED:
                raise Refused("league-avoid-many", "that is too many", most=MOST_AVOIDED)
            await self._seasons.kept.avoid(guild, user, other, on, errand=asked)
        except Refused as refused:
            await self._seasons.tables.refuse(asked, refused)
        except Settled as settled:
            done(settled, asked)
        else:
            settled_here()
        return await self.avoided(guild, user)

    async def avoided(self, guild: int, user: int) -> list[int]:
        """Whom somebody would rather not meet: for nobody else's eyes."""
        return [other for _, other in await self._seasons.kept.avoided(guild, [user])]

    async def _played_last(self, course: Course, user: int) -> bool:
        """Whether somebody played the season before this."""
        if course.number < 2:
            return False
        lines = await self._seasons.kept.seasons(course.league.id)
        before = next((line for line in lines if line.number == course.number - 1), None)
        if before is None:
            return False
        season = (await self._seasons.course(before.id)).season
        return user in season.people and user not in season.withdrawn

    async def _refused(self, course: Course, user: int) -> Refused | None:
        """Why somebody may not enter a season."""
        kept, guild = self._seasons.kept, course.league.guild
        try:
            await refuse_blocked(self._seasons.store.servers, guild, user)
            coming = tables_of_each(course.season.plan)
            for other in await kept.played_by(user):
                if other == course.id:
                    continue
                season = (await self._seasons.course(other)).season
                if not season.matches:  # else its tables are among those that they have
                    coming += tables_of_each(season.plan)
            done_by_hand = await kept.kept_by(guild, user, LOOKED_AT)
            check_entry(done_by_hand, await kept.running_of(user), coming)
        except Refused as refused:
            return refused
        return None


def leaving(course: Course, user: int, by: int, reason: str = "") -> Doing:
    """What it is that somebody leaves, or is let go: before the draw, or later."""
    season = course.season
    who = str(user)
    if season.stage in UNTIL_DRAWN:
        return Doing(acts=((f"leave {who}", deeds.Left(user)),), by=by, reason=reason)
    return Doing(acts=((f"withdraw {who}", deeds.Withdrew(user)),), by=by, reason=reason)


def taking_a_place(course: Course, user: int, name: str, by: int | None = None) -> Doing:
    """What it is that somebody joins a season that runs. Raises `Refused` if no place is free."""
    season, doer = course.season, user if by is None else by
    entry = entry_of(season, user)
    if entry is not None and not entry.withdrawn:
        raise Refused("league-joined", "they are in already")
    if entry is not None:
        for deed in reversed(course.deeds):
            if isinstance(deed.act, deeds.Withdrew) and deed.act.person == user and not deed.undone:
                if by is None and deed.by != user:
                    break  # an organiser's word is taken back by organisers alone
                return Doing(undone=deed.key, by=doer, names={user: name})
        raise Refused("league-no-place", "their place is not theirs to take", stage=season.stage)
    for division in reversed(season.divisions):
        for one in division:
            theirs = [season.matches[number] for number in season.matches_of(one)]
            left = sum(not match.is_over for match in theirs)
            if one in season.withdrawn and theirs and 2 * left >= len(theirs):
                act = deeds.Replaced(one, user)
                return Doing(acts=((f"replace {one}", act),), by=doer, names={user: name})
    raise Refused("league-no-place", "nobody's place is free", stage=season.stage)
