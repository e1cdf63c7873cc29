"""The tables of a season: begun with those who were drawn for them, and kept as the season says.

What is to be done follows from the season and the tables as they are, so that it can be done twice,
or by whoever comes next.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import commitment, derived_seed, new_seed
from engine.core import Refused
from engine.games import game_named
from engine.host.leagues.seasons import Doing, Seasons
from engine.host.store import ChannelTaken
from engine.host.tables import knowing_absences
from engine.league import deeds
from engine.league.adjudication import Judgement
from engine.league.course import Course
from engine.league.season import Match
from engine.league.steps import to_judge
from engine.table import leagues, lobby
from engine.table.model import Doer, Player, Table
from engine.table.turns import Change


class TablePlace(Struct, frozen=True):
    """Where a table belongs in its league."""

    league: str
    season: int
    division: int
    """From 0."""
    divisions: int
    match: int
    number: int
    """In its division, or in its round of a cup; from 1."""
    of: int
    round: int
    form: str


class Fixtures:
    """Begins the tables of seasons, and sees that they are as they should be."""

    def __init__(self, seasons: Seasons) -> None:
        self._seasons = seasons
        self._tables = seasons.tables

    async def place(self, table: Table) -> TablePlace | None:
        """Where a table belongs, if it is of a league."""
        found = await self._seasons.kept.fixture(table.id) if table.season else None
        if found is None:
            return None
        course = await self._seasons.course(found[0])
        return place_of(course, found[1])

    async def to_begin(self, season_id: int) -> list[int]:
        """The tables of a season that are to begin, in order."""
        course = await self._seasons.course(season_id)
        season = course.season
        if season.stage not in ("running", "finishing") or season.paused is not None:
            return []
        waiting = [
            number
            for number, match in enumerate(season.matches)
            if match.table is None and not match.is_over
        ]
        lobbies = [
            number
            for number, match in enumerate(season.matches)
            if match.table is not None and not match.is_over
            if (await self._tables.table(match.table)).status == "lobby"
        ]
        return sorted([*waiting, *lobbies])

    async def begin(self, season_id: int, match: int, channel: int) -> Table:
        """The table of a fixture in a channel, begun by whoever was first. Raises `Refused` while
        the channel has another."""
        course = await self._seasons.course(season_id)
        guild = course.league.guild
        people = course.season.matches[match].people
        away = {user: await self._tables.spans_away(guild, user) for user in people}

        def make(course: Course) -> Table:
            table = self._table(course, course.season.matches[match], channel)
            for user, spans in away.items():
                table = knowing_absences(table, user, spans, self._seasons.now())
            return table

        try:
            number = await self._seasons.begin(season_id, match, make)
        except ChannelTaken:
            raise Refused("channel-taken", "this channel already has a live table") from None
        return await self._started(number)

    async def rehouse(self, table: Table, channel: int) -> None:
        """A table is played elsewhere from now on, and its board belongs there."""
        course = await self._seasons.course(table.season)
        parent = 0 if channel == course.league.channel else course.league.channel
        await self._seasons.kept.rehouse(table.id, channel, parent)

    async def settle(self, season_id: int) -> list[Table]:
        """See that the tables of a season are as it says: who sits there, who has withdrawn, how
        much time is left. Gives those that have changed."""
        course = await self._seasons.course(season_id)
        changed: list[Table] = []
        for match in _touched(course):
            before = await self._tables.table(match.table or 0)
            if before.status != "running":
                continue
            after = await self._tables.change(
                "settle",
                before.id,
                lambda table, match=match: self._settled(course, match, table),
                thinks=True,
            )
            if after != before:
                changed.append(after)
        return changed

    async def to_judge(self, season_id: int) -> list[Judgement]:
        """The tables of a season that are to be decided from their positions now. Those that never
        began have none, and count for nobody."""
        course = await self._seasons.course(season_id)
        found: list[Judgement] = []
        for number in to_judge(course.season, self._seasons.now()):
            match = course.season.matches[number]
            if match.table is None:
                await self._seasons.do_unasked(
                    season_id, lambda course, number=number: _never_begun(course, number)
                )
                continue
            table = await self._tables.table(match.table)
            if table.status == "lobby":
                table = await self._started(table.id)
            if table.status == "running":
                seed = derived_seed(table.seed, "adjudicate")
                found.append(Judgement(table.id, table.game, table.snapshot, seed, table.version))
        return found

    async def judged(self, judgement: Judgement, ranks: Sequence[int]) -> Table:
        """A table is decided from its position, unless somebody has gone on at it meanwhile."""
        now = self._seasons.now()

        def decide(table: Table) -> Change:
            if table.status != "running" or table.snapshot != judgement.snapshot:
                return Change(table)
            return leagues.decided(table, ranks, now)

        return await self._tables.change("judge", judgement.table, decide)

    def _table(self, course: Course, match: Match, channel: int) -> Table:
        """The table of a fixture before its game, with those who were drawn for it."""
        settings, league = course.league.settings, course.league
        game = game_named(settings.game)
        seed = new_seed()
        return Table(
            guild=league.guild,
            channel=channel,
            parent=0 if channel == league.channel else league.channel,
            owner=0,
            game=game.key,
            rules_version=game.rules_version,
            options=lobby.checked_options(game.key, settings.options),
            language=settings.language,
            quiet=settings.quiet,
            clock=settings.clock,
            rated=settings.rated,
            season=course.id,
            strangers=False,
            players=tuple(Player(user, course.name(user)) for user in match.people),
            seed=seed,
            commitment=commitment(seed),
            opened=self._seasons.now(),
        )

    async def _started(self, table_id: int) -> Table:
        """The table of a fixture, whose game begins unless it has."""
        table = await self._tables.table(table_id)
        if table.status != "lobby":
            return table
        now = self._seasons.now()

        def begin(lobbied: Table) -> Change:
            if lobbied.status != "lobby":
                return Change(lobbied)
            begun, opening = lobby.started(lobbied, lobbied.owner, now)
            return Change(begun, (opening,))

        return await self._tables.change("start", table_id, begin)

    def _settled(self, course: Course, match: Match, table: Table) -> Change:
        """A table as its season has it."""
        season, now = course.season, self._seasons.now()
        if table.status != "running":
            return Change(table)
        if match.void:
            return leagues.broken(table, Doer(0, course.league.name, manager=True), now)
        people = [(user, course.name(user)) for user in match.people]
        change = leagues.seated(table, people, now)
        gone = [user for user in match.people if user in season.withdrawn]
        change = _then(change, leagues.kept(change.table, gone, now))
        if season.stage == "finishing":
            cut = leagues.last_clocks(change.table, season.plan.pace.last_clocks, now)
            change = _then(change, cut)
        return change


def place_of(course: Course, number: int) -> TablePlace:
    """Where a table of a season belongs."""
    season = course.season
    match = season.matches[number]
    beside = [
        at
        for at, other in enumerate(season.matches)
        if (other.division, other.round) == (match.division, match.round)
    ]
    return TablePlace(
        league=course.league.name,
        season=course.id,
        division=match.division,
        divisions=len(season.divisions),
        match=number,
        number=beside.index(number) + 1,
        of=len(beside),
        round=match.round,
        form=season.plan.form,
    )


def _touched(course: Course) -> list[Match]:
    """The tables that may not be as the season says."""
    season = course.season
    moved = {
        person
        for deed in course.deeds
        if isinstance(deed.act, deeds.Withdrew | deeds.Replaced)
        for person in (deed.act.person, getattr(deed.act, "by", deed.act.person))
    }
    late = season.stage == "finishing"
    return [
        match
        for match in season.matches
        if match.table is not None
        and (match.void or (match.ranks is None and (late or moved & set(match.people))))
    ]


def _never_begun(course: Course, number: int) -> Doing | None:
    if course.season.matches[number].is_over:
        return None
    return Doing(acts=((f"void {number}", deeds.Voided(number)),))


def _then(change: Change, after: Change) -> Change:
    """One change and another behind it."""
    timers = change.timers if after.timers is None else after.timers
    return replace(after, moves=(*change.moves, *after.moves), timers=timers)
