"""What a host asks of a store about leagues: see `engine.host.store`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from engine.clock.timers import Timer
from engine.host.once import Errand
from engine.league.course import SeasonLine
from engine.league.deeds import Deed
from engine.league.eligibility import Kept
from engine.league.model import League
from engine.league.posts import Due, Owed
from engine.league.season import Plan, Season
from engine.rating.results import Result
from engine.table.model import Table


class KeptSeason(Struct, frozen=True, kw_only=True):
    """A season as it is kept: its first plan, and all that was done since."""

    league: League
    id: int
    number: int
    version: int
    plan: Plan
    seed: bytes
    """Of the draw, once it is sealed."""
    deeds: tuple[Deed, ...]
    names: Mapping[int, str]


class Written(Struct, frozen=True, kw_only=True):
    """What one transaction writes of a season."""

    kept: KeptSeason
    """As it was read."""
    before: Season
    after: Season
    deeds: tuple[Deed, ...] = ()
    """New ones."""
    undone: str = ""
    """The key of the deed that is undone, if one is."""
    due: tuple[Due, ...] = ()
    """The posts that say something new."""
    timers: tuple[Timer, ...] = ()
    """The next step, in the place of the one that was next."""
    names: Mapping[int, str] = {}
    """What people are called, as far as it is new."""
    seed: bytes | None = None
    following: Plan | None = None
    """The season that comes next."""
    league: League | None = None
    """Its league as it is then, if that changes too."""


class OwnSeason(Struct, frozen=True, kw_only=True):
    """What a season has of somebody."""

    season: int
    guild: int
    league: str
    number: int
    stage: str
    name: str
    division: int | None
    withdrawn: bool
    tables: tuple[int, ...]
    deeds: tuple[tuple[int, str], ...]
    """What they did, or what was done to them: when, and what."""


class Ended(Struct, frozen=True):
    """A table of a season that is over, and is not known to be."""

    match: int
    table: int
    result: Result | None
    """Nothing, if it has broken."""


class LeagueStore(Protocol):
    """Leagues, their seasons, what was done in them, and what they owe to channels."""

    async def add(self, league: League, plan: Plan, timer: Timer, *, errand: Errand | None) -> int:
        """Keep a new league and its first season; gives the league's number."""
        ...

    async def save(self, league: League, *, errand: Errand | None) -> League:
        """Replace the league that has this id and version. Raises `Stale`."""
        ...

    async def league(self, league_id: int) -> League | None: ...

    async def of_guild(self, guild: int) -> list[League]:
        """By name."""
        ...

    async def seasons(self, league_id: int) -> list[SeasonLine]:
        """The oldest first."""
        ...

    async def season(self, season_id: int) -> KeptSeason | None: ...

    async def version(self, season_id: int) -> int | None:
        """That of a season, which counts up with whatever is done to it, and to its league."""
        ...

    async def write(self, written: Written, *, errand: Errand | None) -> int:
        """Write what is new of a season; gives its version then. Raises `Stale` if somebody else
        has been quicker."""
        ...

    async def begin(self, table: Table, written: Callable[[Table], Written]) -> tuple[Table, int]:
        """Keep a table and what its season says of it. Raises `ChannelTaken` and `Stale`."""
        ...

    async def rehouse(self, table_id: int, channel: int, parent: int) -> None:
        """Let a table be played elsewhere, and owe its board there. A new version."""
        ...

    async def not_over(self) -> list[int]:
        """The seasons that are not over."""
        ...

    async def untimed(self) -> list[int]:
        """Those of them that nothing would ever wake."""
        ...

    async def wake(self, now: int) -> list[int]:
        """Give these a timer that is due; gives them."""
        ...

    async def fixture(self, table_id: int) -> tuple[int, int] | None:
        """The season of a table, and its number there."""
        ...

    async def ended(self, season_id: int) -> list[Ended]:
        """Tables that are over, and of which the season does not know it."""
        ...

    async def played_by(self, user: int) -> list[int]:
        """The seasons where somebody takes part, and that are not over."""
        ...

    async def running_of(self, user: int) -> int:
        """How many tables of leagues somebody has."""
        ...

    async def kept_by(self, guild: int, user: int, most: int) -> list[Kept]:
        """What somebody did by hand at their last tables of leagues, the newest last."""
        ...

    async def avoid(
        self, guild: int, user: int, other: int, on: bool, *, errand: Errand | None
    ) -> None:
        """Note whom somebody would rather not meet, or would after all."""
        ...

    async def avoided(self, guild: int, users: Sequence[int]) -> list[tuple[int, int]]:
        """Whom some people would rather not meet: pairs of them and the other."""
        ...

    async def owed(self, most: int) -> list[Owed]:
        """Posts that belong into their channels and are not there."""
        ...

    async def post(self, season_id: int, due: Due) -> Owed | None: ...

    async def posted(self, owed: Owed, channel: int, message: int) -> None:
        """Note that a post is where it belongs."""
        ...

    async def owe(self, season_id: int, due: Sequence[Due], *, anew: bool = False) -> None:
        """Let posts be owed that say something new; `anew`: they are not there any more. Those that
        are posted but once are owed once."""
        ...

    async def failing(self, season_id: int) -> list[Owed]:
        """The posts of a season that could not be posted so far."""
        ...

    async def fails(self, owed: Owed) -> bool:
        """Note that a post cannot be posted; whether that is new."""
        ...
