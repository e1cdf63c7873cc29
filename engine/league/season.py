"""A season as it stands: a value that only deeds change."""

from typing import Final, Literal

from msgspec import Struct

from engine.league.draw import Form, Terms
from engine.league.standings import Person, Sitting

Stage = Literal["planned", "open", "drawn", "running", "finishing", "closed", "cancelled"]

HOUR: Final = 3_600
DAY: Final = 24 * HOUR
LEAST_OUTAGE: Final = 6 * HOUR
"""A shorter outage moves no date."""


class Pace(Struct, frozen=True, kw_only=True):
    """How long the steps of a season take that are none of its tables, in seconds."""

    check_in: int = DAY
    """Before the draw."""
    looked_over: int = 12 * HOUR
    """So long organisers have a draw to themselves."""
    judged: int = 3 * DAY
    """After the end, what still runs is decided from the position."""
    last_clocks: int = 12 * HOUR
    """All that anybody has left at the end."""
    digest: int = 7 * DAY
    """From one overview to the next."""
    outage: int = LEAST_OUTAGE
    """The shortest outage of the bot that moves dates."""


USUAL: Final = Pace()
EVENING: Final = Pace(
    check_in=15 * 60,
    looked_over=5 * 60,
    judged=15 * 60,
    last_clocks=5 * 60,
    digest=DAY,
    outage=15 * 60,
)
"""That of a cup which is over by night."""


class Dates(Struct, frozen=True, kw_only=True):
    """When each step is due, in seconds."""

    opens: int
    checks_in: int
    draws: int
    publishes: int
    starts: int
    ends: int
    judges: int

    def later(self, seconds: int, after: int) -> "Dates":
        """The same with everything that was still to come so much later."""
        return Dates(
            **{
                name: value + seconds if value > after else value
                for name in self.__struct_fields__
                for value in [getattr(self, name)]
            }
        )


def dates(opens: int, starts: int, ends: int, pace: Pace = USUAL) -> Dates:
    """The steps of a season between its announcement, its start and its end."""
    draws = max(opens, starts - pace.looked_over)
    return Dates(
        opens=opens,
        checks_in=max(opens, draws - pace.check_in),
        draws=draws,
        publishes=starts,
        starts=starts,
        ends=ends,
        judges=ends + pace.judged,
    )


class Plan(Struct, frozen=True, kw_only=True):
    """What is settled before a season is drawn."""

    terms: Terms
    dates: Dates
    least: int = 2
    """People without whom it does not begin."""
    form: Form = "league"
    rounds: int = 0
    """Of a Swiss cup."""
    pace: Pace = USUAL

    @property
    def lasts(self) -> int:
        """Seconds of a season, or of a round of a cup."""
        return self.dates.ends - self.dates.starts


class Entry(Struct, frozen=True, kw_only=True):
    """Somebody who takes part."""

    person: Person
    confirmed: bool = False
    """Asked the day before the draw, they said that they are still in."""
    returning: bool = False
    """They played the last season: who says nothing stays in."""
    withdrawn: bool = False


class Match(Struct, frozen=True, kw_only=True):
    """A table of a season."""

    division: int
    people: tuple[Person, ...]
    table: int | None = None
    """Where it is played; `None`: not yet."""
    ranks: tuple[int, ...] | None = None
    judged: bool = False
    """Its result was decided from the position, or by an organiser."""
    called: bool = False
    """An organiser wants it decided from the position now."""
    void: bool = False
    round: int = 0
    """Of a cup, which."""
    spared: frozenset[Person] = frozenset()

    @property
    def is_over(self) -> bool:
        return self.void or self.ranks is not None

    @property
    def sitting(self) -> Sitting:
        return Sitting(self.people, self.ranks, self.void, self.spared)


class Season(Struct, frozen=True, kw_only=True):
    """All that is settled of a season so far."""

    plan: Plan
    stage: Stage = "planned"
    commitment: str = ""
    seed: str = ""
    paused: int | None = None
    """Since when it is."""
    asked: bool = False
    """Whether those who joined were asked if they are still in."""
    published: bool = False
    entries: tuple[Entry, ...] = ()
    divisions: tuple[tuple[Person, ...], ...] = ()
    matches: tuple[Match, ...] = ()
    penalties: tuple[tuple[Person, int], ...] = ()

    @property
    def people(self) -> tuple[Person, ...]:
        return tuple(entry.person for entry in self.entries)

    @property
    def withdrawn(self) -> frozenset[Person]:
        return frozenset(entry.person for entry in self.entries if entry.withdrawn)

    @property
    def is_over(self) -> bool:
        """Whether every table has a result."""
        return all(match.is_over for match in self.matches)

    @property
    def goes_on(self) -> bool:
        """Whether another round of a cup follows when all tables are over."""
        if not self.matches or len(self.people) - len(self.withdrawn) < 2:
            return False
        last = self.matches[-1].round
        if self.plan.form == "swiss":
            return last + 1 < self.plan.rounds
        alone = sum(match.round == last for match in self.matches) < 2
        return self.plan.form == "knockout" and not alone

    def matches_of(self, person: Person) -> tuple[int, ...]:
        """The numbers of somebody's tables."""
        return tuple(n for n, match in enumerate(self.matches) if person in match.people)
