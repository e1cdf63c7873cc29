"""Seasons read, changed and written, each under its lock: what everything about leagues stands on.

A season is the fold of its deeds. Whoever changes it says which deeds are new; what is written
with them in the same transaction (rows, posts that are due, the timer of the next step) follows
from the season before and after. Another process may write in between; then it is read once more.
"""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.clock.timers import Timer
from engine.core import Refused
from engine.host.league_store import KeptSeason, Written
from engine.host.locks import Locks
from engine.host.once import Errand, Settled, errand, settled_here
from engine.host.store import Stale, Store
from engine.host.tables import TRIES, Saved, Tables, done
from engine.league import deeds
from engine.league.course import Course
from engine.league.deeds import Act, Deed
from engine.league.fold import after as after_deed
from engine.league.fold import folded, undone
from engine.league.model import League
from engine.league.posts import Due, due_after
from engine.league.season import Plan, Season
from engine.league.steps import next_step
from engine.recent import Recent
from engine.table.leagues import BEGIN, ENDED
from engine.table.model import Table
from engine.table.turns import Change

MOST_RECENT: Final = 64
"""How many seasons are remembered."""
_BEGINNING: Final = (deeds.Started, deeds.Paired, deeds.Resumed)
"""Deeds after which tables begin."""
_AT_TABLES: Final = (
    deeds.Ended,
    deeds.Finishing,
    deeds.Resumed,
    deeds.Replaced,
    deeds.Withdrew,
    deeds.Voided,
    deeds.Called,
)
"""Deeds after which something is to be done at tables, or at once."""


class Doing(Struct, frozen=True, kw_only=True):
    """What somebody wants to do to a season."""

    acts: tuple[tuple[str, Act], ...] = ()
    """Each with what its key begins with."""
    by: int = 0
    reason: str = ""
    at: int | None = None
    """If not now."""
    names: Mapping[int, str] = {}
    seed: bytes | None = None
    following: Plan | None = None
    undone: str = ""
    league: League | None = None
    due: tuple[Due, ...] = ()


class _Known(Struct, frozen=True):
    kept: KeptSeason
    season: Season


class Seasons:
    """The seasons of all leagues, as a store keeps them."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self.tables = tables
        self.store = store
        self.kept = store.leagues
        self.listeners: list[Callable[[int], None]] = []
        """Told which season has just changed."""
        self._recent = Recent[int, _Known](MOST_RECENT)
        self._locks = Locks()

    @property
    def now(self) -> Callable[[], int]:
        return self.tables.now

    async def course(self, season_id: int) -> Course:
        """A season as it stands. Raises `Refused` if there is none."""
        return _course(await self._known(season_id))

    async def sealed(self, season_id: int) -> bytes:
        """The seed of its draw, secret until that is public."""
        return (await self._known(season_id)).kept.seed

    async def current(self, league_id: int) -> Course:
        """The newest season of a league."""
        lines = await self.kept.seasons(league_id)
        if not lines:
            raise Refused("no-league", "there is no such league")
        return await self.course(lines[-1].id)

    async def do(self, what: str, season_id: int, act: Callable[[Course], Doing | None]) -> Course:
        """Do something to a season, once for an interaction; `None` is that nothing is to be done.
        Raises `Refused`, and nothing has changed then."""
        asked = errand(what, season_id)
        try:
            return await self._write(asked, season_id, act)
        except Refused as refused:
            await self.tables.refuse(asked, refused)
        except Settled as settled:
            done(settled, asked)
        return await self.course(season_id)

    async def do_unasked(self, season_id: int, act: Callable[[Course], Doing | None]) -> Course:
        """The same for what no interaction asks for."""
        return await self._write(None, season_id, act)

    def tell(self, season_id: int, timers: tuple[Timer, ...] = ()) -> None:
        """Tell everybody who listens that a season has changed."""
        self.tables.tell(Saved(timers=timers))
        for listener in self.listeners:
            listener(season_id)

    async def owe_anew(self, course: Course) -> None:
        """Let the posts of a season be where its league's are by now."""
        lasting: list[Due] = [("sign-up", 0), ("draw", 0), ("end", 0)]
        for number in range(len(course.season.divisions)):
            lasting.append(("division", number))
        there = [due for due in lasting if await self.kept.post(course.id, due) is not None]
        await self.kept.owe(course.id, there, anew=True)
        self.tell(course.id)

    async def _known(self, season_id: int) -> _Known:
        known = self._recent.get(season_id)
        if known is not None and await self.kept.version(season_id) == known.kept.version:
            return known
        kept = await self.kept.season(season_id)
        if kept is None:
            raise Refused("no-season", "there is no such season")
        return self._recent.put(season_id, _Known(kept, folded(kept.plan, kept.deeds)))

    async def _write(
        self, asked: Errand | None, season_id: int, act: Callable[[Course], Doing | None]
    ) -> Course:
        async with self._locks.of(season_id):
            for _ in range(TRIES):
                known = await self._known(season_id)
                doing = act(_course(known))
                if doing is None:
                    return _course(known)
                written = self.written(known.kept, known.season, doing)
                try:
                    version = await self.kept.write(written, errand=asked)
                except Stale:
                    self._recent.pop(season_id)
                    continue
                settled_here()
                return self._remember(written, version)
        raise Refused("busy", "too many are changing this at once; try again")

    async def begin(self, season_id: int, match: int, make: Callable[[Course], Table]) -> int:
        """Keep the table of a fixture, together with what its season says of it; gives its number,
        whoever was first. Raises `ChannelTaken`."""
        async with self._locks.of(season_id):
            for _ in range(TRIES):
                known = await self._known(season_id)
                there = known.season.matches[match].table
                if there is not None:
                    return there

                def written(table: Table, known: _Known = known) -> Written:
                    act = deeds.Begun(match, table.id)
                    doing = Doing(acts=((f"begin {match}", act),))
                    return self.written(known.kept, known.season, doing)

                try:
                    table, version = await self.kept.begin(make(_course(known)), written)
                except Stale:
                    self._recent.pop(season_id)
                    continue
                self._remember(written(table), version)
                self.tables.tell(Saved(None, Change(table)))
                return table.id
        raise Refused("busy", "too many are changing this at once; try again")

    def _remember(self, written: Written, version: int) -> Course:
        kept = written.kept
        league = written.league or kept.league
        if written.league is not None:
            league = replace(league, version=league.version + 1)
        marked = tuple(
            replace(one, undone=True) if one.key == written.undone else one for one in kept.deeds
        )
        after = replace(
            kept,
            league=league,
            version=version,
            seed=kept.seed if written.seed is None else written.seed,
            deeds=(*(marked if written.undone else kept.deeds), *written.deeds),
            names={**kept.names, **written.names},
        )
        known = self._recent.put(kept.id, _Known(after, written.after))
        self.tell(kept.id, written.timers)
        return _course(known)

    def written(self, kept: KeptSeason, before: Season, doing: Doing) -> Written:
        """What is written for somebody who does something. Raises `Refused` if that cannot be."""
        now = self.now() if doing.at is None else doing.at
        taken = {deed.key for deed in kept.deeds}
        season, new, seed = before, list[Deed](), doing.seed
        dashboard = (doing.league or kept.league).dashboard is not None
        due: list[Due] = list(doing.due)
        if doing.undone:
            changed = undone(kept.plan, kept.deeds, doing.undone)
            season = folded(kept.plan, changed)
            if (
                season.seed
            ):  # a draw that was thrown away holds again, with the seed it was sealed by
                seed = bytes.fromhex(season.seed)
            deed = next(one for one in changed if one.key == doing.undone)
            due += due_after(before, season, deed, dashboard=dashboard)
        for start, act in doing.acts:
            deed = Deed(
                key=_key(start, taken),
                at=now,
                act=act,  # pyright: ignore[reportArgumentType]
                by=doing.by,
                reason=doing.reason,
            )
            taken.add(deed.key)
            new.append(deed)
            then = after_deed(season, deed)
            due += due_after(season, then, deed, dashboard=dashboard)
            season = then
        return Written(
            kept=kept,
            before=before,
            after=season,
            deeds=tuple(new),
            undone=doing.undone,
            due=tuple(due),
            timers=self._timers(kept.id, season, [act for _, act in doing.acts], doing),
            names=doing.names,
            seed=seed,
            following=doing.following,
            league=doing.league,
        )

    def _timers(
        self, season_id: int, season: Season, acts: list[Act], doing: Doing
    ) -> tuple[Timer, ...]:
        """When the next step is due, and whether there is something to do at once."""
        now = self.now()
        found: list[Timer] = []
        if (at := next_look(season, now)) is not None:
            found.append(Timer(at=at, kind="season", season=season_id))
        if doing.undone or any(isinstance(act, _AT_TABLES) for act in acts):
            found.append(Timer(at=now, kind="season", season=season_id, since=ENDED))
        if doing.undone or any(isinstance(act, _BEGINNING) for act in acts):
            found.append(Timer(at=now, kind="season", season=season_id, since=BEGIN))
        return tuple(found)


def next_look(season: Season, now: int) -> int | None:
    """When somebody has to look at a season again; `None` is that a deed has to come first."""
    due = next_step(season)
    if due is None:
        return None
    moments = [max(1, due.at)]
    if season.stage in ("running", "finishing"):
        every = season.plan.pace.digest
        moments.append(season.plan.dates.opens + (weeks(season, now) + 1) * every)
    return min(moments)


def weeks(season: Season, now: int) -> int:
    """How many times an overview has been due since sign-up opened."""
    return max(0, now - season.plan.dates.opens) // season.plan.pace.digest


def _key(start: str, taken: set[str]) -> str:
    """A key that no deed of the season has."""
    if start not in taken:
        return start
    number = 2
    while f"{start} {number}" in taken:
        number += 1
    return f"{start} {number}"


def _course(known: _Known) -> Course:
    kept = known.kept
    return Course(
        league=kept.league,
        id=kept.id,
        number=kept.number,
        version=kept.version,
        first_plan=kept.plan,
        season=known.season,
        deeds=kept.deeds,
        names=kept.names,
    )
