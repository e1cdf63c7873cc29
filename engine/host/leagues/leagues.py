"""Leagues: made, looked up, and what they owe to their channels."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from engine.clock.timers import Timer
from engine.core import Refused
from engine.host.leagues.calendar import Calendar
from engine.host.leagues.drawing import Drawing
from engine.host.leagues.fixtures import Fixtures, TablePlace
from engine.host.leagues.organisers import Organisers
from engine.host.leagues.players import Players
from engine.host.leagues.seasons import Doing, Seasons
from engine.host.once import Settled, errand, settled_here
from engine.host.store import Store
from engine.host.tables import Saved, Tables, done
from engine.league import deeds
from engine.league.course import Course, SeasonLine
from engine.league.model import (
    League,
    Settings,
    checked_dates,
    checked_name,
    checked_settings,
    is_drawn_alike,
    planned,
    refuse_strangers,
)
from engine.league.posts import Owed, PostKind
from engine.league.season import Dates
from engine.table.model import Doer, Table

MOST_LEAGUES = 50
"""Of a server."""
BEFORE_THE_DRAW = ("planned", "open")
UNTIL_THE_END = ("drawn", "running", "finishing")


class Leagues:
    """What can be asked about leagues and cups."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._kept = store.leagues
        self._seasons = Seasons(tables, store)
        drawing = Drawing(self._seasons)
        self.players = Players(self._seasons)
        self.organisers = Organisers(self._seasons, drawing)
        self.calendar = Calendar(self._seasons, drawing)
        self.fixtures = Fixtures(self._seasons)

    @property
    def listeners(self) -> list[Callable[[int], None]]:
        """Told which season has just changed."""
        return self._seasons.listeners

    # Looked up

    async def league(self, league_id: int) -> League:
        """A league by its number. Raises `Refused` if there is none."""
        found = await self._kept.league(league_id)
        if found is None:
            raise Refused("no-league", "there is no such league")
        return found

    async def of_guild(self, guild: int) -> list[League]:
        """The leagues of a server, by name."""
        return await self._kept.of_guild(guild)

    async def current(self, league_id: int) -> Course:
        """The newest season of a league."""
        return await self._seasons.current(league_id)

    async def course(self, season_id: int) -> Course:
        """A season by its number. Raises `Refused` if there is none."""
        return await self._seasons.course(season_id)

    async def seasons(self, league_id: int) -> list[SeasonLine]:
        """All seasons of a league, the oldest first."""
        return await self._kept.seasons(league_id)

    async def courses_of(self, guild: int, user: int) -> list[Course]:
        """The seasons of a server where somebody takes part, and that are not over."""
        found = [await self.course(one) for one in await self._kept.played_by(user)]
        return [course for course in found if course.league.guild == guild]

    async def footer(self, table: Table) -> TablePlace | None:
        """Where a table belongs in its league, if it is of one."""
        return await self.fixtures.place(table)

    # Made and changed

    async def create(  # noqa: PLR0913, PLR0917 — what a league is made of
        self,
        guild: int,
        channel: int,
        by: Doer,
        name: str,
        settings: Settings,
        opens: int,
        starts: int,
        ends: int | None = None,
    ) -> Course:
        """A new league with its first season; or, of a league of that name whose last season is
        over, the next one. Raises `Refused`."""
        asked = errand("league-create")
        now = self._tables.now()
        try:
            settings = checked_settings(settings)
            name = checked_name(name)
            plan = planned(
                settings, opens, starts, starts + settings.lasts if ends is None else ends
            )
            checked_dates(plan, now)
            there = await self.of_guild(guild)
            known = next((one for one in there if one.name.casefold() == name.casefold()), None)
            if known is not None:
                return await self._next_season(known, settings, plan.dates, by)
            if len(there) >= MOST_LEAGUES:
                raise Refused("league-many", "that is too many leagues", most=MOST_LEAGUES)
            league = League(
                guild=guild,
                channel=channel,
                name=name,
                owner=by.user,
                settings=settings,
                organisers=() if by.manager else (by.user,),
                made=now,
            )
            timer = Timer(at=max(1, plan.dates.opens), kind="season", since=0)
            number = await self._kept.add(league, plan, timer, errand=asked)
        except Refused as refused:
            number = (await self._tables.refuse(asked, refused)).table
        except Settled as settled:
            number = done(settled, asked).table
        else:
            settled_here()
            self._tables.tell(Saved(timers=(timer,)))
        return await self.current(number)

    async def _next_season(
        self, league: League, settings: Settings, dates: Dates, by: Doer
    ) -> Course:
        """Another season of a league whose last one is over, or has not begun to be."""
        refuse_strangers(league, by.user, manages=by.manager)
        course = await self.current(league.id)
        if course.season.stage == "planned":
            return await self._plan(course.id, by, settings, lambda _: dates, until=True)
        if not course.is_over:
            raise Refused("league-two-seasons", "that league has a season already")
        plan = planned(settings, dates.opens, dates.starts, dates.ends)
        await self._seasons.do(
            "league-next",
            course.id,
            lambda course: Doing(
                following=plan, league=replace(course.league, settings=settings), by=by.user
            ),
        )
        return await self.current(league.id)

    async def change_settings(self, league_id: int, by: Doer, settings: Settings) -> Course:
        """A league goes by other settings from now on, if its season is not drawn yet."""
        course = await self.current(league_id)
        return await self._plan(course.id, by, settings, None)

    async def set_dates(  # noqa: PLR0913 — what can be settled of a season
        self,
        season_id: int,
        by: Doer,
        *,
        opens: int | None = None,
        starts: int | None = None,
        ends: int | None = None,
        settings: Settings | None = None,
    ) -> Course:
        """A season that is not drawn yet has other dates, and with `settings` its league goes by
        those as well: both, or neither."""

        def change(dates: Dates) -> Dates:
            begun = dates.starts if starts is None else starts
            return replace(
                dates,
                opens=dates.opens if opens is None else opens,
                starts=begun,
                ends=begun + dates.ends - dates.starts if ends is None else ends,
            )

        return await self._plan(season_id, by, settings, change, until=ends is not None)

    async def _plan(
        self,
        season_id: int,
        by: Doer,
        settings: Settings | None,
        dates: Callable[[Dates], Dates] | None,
        *,
        until: bool = False,
    ) -> Course:
        """Settle a season anew. `until`: its end is a day of its own, however long it lasts."""
        course = await self.course(season_id)
        refuse_strangers(course.league, by.user, manages=by.manager)

        def settle(course: Course) -> Doing:
            goes_by = checked_settings(settings or course.league.settings)
            known = course.season.plan.dates
            there = known if dates is None else dates(known)
            if course.season.stage not in BEFORE_THE_DRAW:
                return _later(course, by, goes_by, moved=there != known)
            ends = there.ends
            if not until and goes_by.lasts != course.league.settings.lasts:
                ends = there.starts + goes_by.lasts
            plan = planned(goes_by, there.opens, there.starts, ends)
            checked_dates(plan, self._tables.now())
            return Doing(
                acts=(("settle", deeds.Settled(plan, course.league.settings)),),
                by=by.user,
                reason=by.reason,
                league=replace(course.league, settings=goes_by),
            )

        return await self._seasons.do("league-settings", season_id, settle)

    async def rename(self, league_id: int, by: Doer, name: str) -> League:
        return await self._change(
            "rename",
            league_id,
            by,
            lambda one: replace(one, name=checked_name(name)),
            lambda one: deeds.Arranged(name=one.name),
        )

    async def move_channel(self, league_id: int, by: Doer, channel: int) -> League:
        """The league's posts, and the threads of new tables, are elsewhere from now on."""
        after = await self._change(
            "channel",
            league_id,
            by,
            lambda one: replace(one, channel=channel),
            lambda one: deeds.Arranged(channel=one.channel),
        )
        await self._seasons.owe_anew(await self.current(league_id))
        return after

    async def set_dashboard(self, league_id: int, by: Doer, channel: int | None) -> League:
        """Organisers have a private channel of their own, or none."""
        after = await self._change(
            "dashboard",
            league_id,
            by,
            lambda one: replace(one, dashboard=channel),
            lambda one: deeds.Arranged(dashboard=one.dashboard or 0),
        )
        if channel is not None:
            course = await self.current(league_id)
            await self._kept.owe(course.id, [("dashboard", 0)], anew=True)
            self._seasons.tell(course.id)
        return after

    async def set_organisers(self, league_id: int, by: Doer, users: Sequence[int]) -> League:
        """These look after a league, by the word of somebody who manages the server."""
        if not by.manager:
            raise Refused("league-organisers-only", "only managers name organisers")
        named = tuple(dict.fromkeys(users))
        return await self._change(
            "organisers",
            league_id,
            by,
            lambda one: replace(one, organisers=named),
            lambda one: deeds.Arranged(people=one.organisers),
        )

    async def check_organiser(self, league: League, user: int, *, manages: bool) -> None:
        """Raises `Refused` for whoever does not look after a league."""
        refuse_strangers(league, user, manages=manages)

    async def _change(
        self,
        what: str,
        league_id: int,
        by: Doer,
        change: Callable[[League], League],
        was: Callable[[League], deeds.Arranged],
    ) -> League:
        """Change a league: a deed of its newest season, which tells how it was."""
        course = await self.current(league_id)
        refuse_strangers(course.league, by.user, manages=by.manager)

        def arrange(course: Course) -> Doing | None:
            before = course.league
            after = change(before)
            if after == before:
                return None
            return Doing(acts=((what, was(before)),), by=by.user, reason=by.reason, league=after)

        return (await self._seasons.do(f"league-{what}", course.id, arrange)).league

    # What is owed to channels

    async def owed(self, most: int = 50) -> list[Owed]:
        """Posts that belong into their channels and are not there."""
        return await self._kept.owed(most)

    async def posted(self, owed: Owed, channel: int, message: int) -> None:
        """Note that a post is where it belongs."""
        await self._kept.posted(owed, channel, message)

    async def unpostable(self, owed: Owed) -> bool:
        """Note that a post cannot be posted; whether that is new."""
        return await self._kept.fails(owed)

    async def failing(self, season_id: int) -> list[Owed]:
        """The posts of a season that could not be posted so far."""
        return await self._kept.failing(season_id)

    async def lost(self, season_id: int, kind: PostKind, subject: int) -> None:
        """A post is not there any more: it is owed anew."""
        await self._kept.owe(season_id, [(kind, subject)], anew=True)

    async def post_of(self, season_id: int, kind: PostKind, subject: int = 0) -> Owed | None:
        """Where a post of a season is."""
        return await self._kept.post(season_id, (kind, subject))

    async def refresh_dashboards(self) -> None:
        """Let organisers' posts say what needs them by now: much of it comes by mere waiting."""
        for season_id in await self._kept.not_over():
            if (await self.course(season_id)).league.dashboard is not None:
                await self._kept.owe(season_id, [("dashboard", 0)])
                self._seasons.tell(season_id)


def _later(course: Course, by: Doer, settings: Settings, *, moved: bool) -> Doing:
    """What it is that a league goes by other settings, where its season is drawn already. Raises
    `Refused` for what the draw has settled."""
    stage, before = course.season.stage, course.league.settings
    alike = not moved and is_drawn_alike(settings, before)
    if stage not in UNTIL_THE_END or not alike:
        raise Refused("league-drawn", "the draw is made", stage=stage)
    return Doing(
        acts=(("settle", deeds.Settled(None, before)),),
        by=by.user,
        reason=by.reason,
        league=replace(course.league, settings=settings),
    )
