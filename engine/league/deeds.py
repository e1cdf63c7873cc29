"""What happens to a season: steps of its calendar, results, and what people do.

A deed has a key of its own, so that doing it twice is doing it once. A season is the fold of its
deeds; to undo one is to fold the others, and if one of them is not possible then, it depends on it.
"""

from msgspec import Struct
from msgspec.structs import replace

from engine.league.divisions import Seed
from engine.league.draw import Fixture
from engine.league.model import League, Settings
from engine.league.season import Plan
from engine.league.standings import Person


class Act(Struct, frozen=True, tag=True):
    """What a deed does."""


class Settled(Act, frozen=True):
    """An organiser settled the plan anew, or what only later seasons go by."""

    plan: Plan | None
    """`None`: it stays, as the draw was made from it."""
    before: Settings | None = None
    """What the league went by until then."""


class Arranged(Act, frozen=True, kw_only=True):
    """An organiser arranged the league itself otherwise: each field that was is told as it was."""

    name: str | None = None
    channel: int | None = None
    dashboard: int | None = None
    """0: there was none."""
    people: tuple[Person, ...] | None = None
    """Its organisers."""

    @property
    def fields(self) -> frozenset[str]:
        """What was arranged otherwise."""
        return frozenset(name for name in self.__struct_fields__ if getattr(self, name) is not None)

    def restored(self, league: League) -> League:
        """A league as it was before."""
        return replace(
            league,
            name=league.name if self.name is None else self.name,
            channel=league.channel if self.channel is None else self.channel,
            dashboard=league.dashboard if self.dashboard is None else self.dashboard or None,
            organisers=league.organisers if self.people is None else self.people,
        )


class Opened(Act, frozen=True):
    """Sign-up opened, and the seed of the draw was sealed."""

    commitment: str


class Joined(Act, frozen=True):
    """Somebody joined, or was added."""

    person: Person
    returning: bool = False


class Left(Act, frozen=True):
    """Somebody left before the draw."""

    person: Person


class Asked(Act, frozen=True):
    """Those who joined were asked whether they are still in."""


class Confirmed(Act, frozen=True):
    """Somebody said that they are."""

    person: Person


class Drawn(Act, frozen=True):
    """The draw was made."""

    seed: str
    divisions: tuple[tuple[Person, ...], ...]
    fixtures: tuple[Fixture, ...]
    entered: tuple[Seed, ...] = ()
    """Who was drawn, as strong as they were then."""
    deals: tuple[int, ...] = ()
    """By division, which deal was taken."""


class Paired(Act, frozen=True):
    """The next round of a cup was drawn."""

    fixtures: tuple[Fixture, ...]


class Published(Act, frozen=True):
    """Everybody was shown the draw."""


class Started(Act, frozen=True):
    """Tables may begin."""


class Begun(Act, frozen=True):
    """A table began."""

    match: int
    table: int


class Ended(Act, frozen=True):
    """A table ended. `judged`: it was decided from the position, or by an organiser."""

    match: int
    ranks: tuple[int, ...]
    judged: bool = False


class Finishing(Act, frozen=True):
    """The season's time is over: what still runs gets its last clocks."""


class Closed(Act, frozen=True):
    """The season is over, and its standings are final."""


class Extended(Act, frozen=True):
    """Dates that were still to come moved."""

    seconds: int


class Paused(Act, frozen=True):
    """Nothing is due until it goes on."""


class Resumed(Act, frozen=True):
    """It goes on, with its dates as much later as it stood still."""


class Moved(Act, frozen=True):
    """Somebody was moved to another division before the draw was shown."""

    person: Person
    division: int
    fixtures: tuple[Fixture, ...]
    """All tables, seated anew."""


class Withdrew(Act, frozen=True):
    """Somebody withdrew, or was withdrawn, while the season runs."""

    person: Person


class Replaced(Act, frozen=True):
    """Somebody took over the place of another."""

    person: Person
    by: Person


class Voided(Act, frozen=True):
    """A table was broken, and counts for nobody."""

    match: int


class Called(Act, frozen=True):
    """An organiser wants a table to be decided from its position."""

    match: int


class Penalised(Act, frozen=True):
    """Points were taken away, in parts of a point; fewer than none gives some back."""

    person: Person
    points: int


class Redrawn(Act, frozen=True):
    """The draw was thrown away before it was shown; a new seed was sealed."""

    commitment: str


class Cancelled(Act, frozen=True):
    """The season was called off."""


Anything = (
    Settled | Opened | Joined | Left | Asked | Confirmed | Drawn | Published | Started | Begun
    | Ended | Finishing | Closed | Extended | Paused | Resumed | Moved | Withdrew | Replaced
    | Voided | Called | Penalised | Redrawn | Cancelled | Paired | Arranged
)  # fmt: skip


class Deed(Struct, frozen=True, kw_only=True):
    """Something that was done to a season."""

    key: str
    """No two deeds of a season share it: who does one again finds it done."""
    at: int
    act: Anything
    by: Person = 0
    """Who did it; 0 is the bot, as the calendar or a result has it."""
    reason: str = ""
    undone: bool = False
