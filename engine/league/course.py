"""A season as others are told of it: with its league, its deeds, and what people are called."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from engine.league.cups.draws import draws_of
from engine.league.cups.draws import written as cup_written
from engine.league.deeds import Asked, Deed, Drawn, Opened, Published, Started
from engine.league.divisions import Moving, Place, moving, tiers
from engine.league.draw import Draw, written
from engine.league.model import League
from engine.league.reachable import Reach, reachable
from engine.league.season import Dates, Entry, Match, Plan, Season, Stage
from engine.league.standings import Person, Row, standings


class Line(Struct, frozen=True):
    """A line of a division's standings."""

    row: Row
    reach: Reach
    """The places that are still possible."""
    moving: Moving
    """Where this place leads."""
    round: int = 0
    """Of a knock-out, the last that they have reached; else 0."""


class SeasonLine(Struct, frozen=True):
    """A season in a list of them."""

    id: int
    number: int
    stage: Stage


class Course(Struct, frozen=True, kw_only=True):
    """A season of a league as it stands."""

    league: League
    id: int
    number: int
    version: int
    first_plan: Plan
    """That of the season before anything was done."""
    season: Season
    deeds: tuple[Deed, ...]
    names: Mapping[Person, str]

    @property
    def is_over(self) -> bool:
        return self.season.stage in ("closed", "cancelled")

    @property
    def open_for_sign_up(self) -> bool:
        return self.season.stage == "open"

    @property
    def shown(self) -> "Course":
        """The season as everybody may see it: a draw that is not public yet is left out."""
        if self.season.published:
            return self
        return replace(self, season=replace(self.season, seed="", divisions=(), matches=()))

    @property
    def tiers(self) -> tuple[int, ...]:
        """By division, its tier."""
        return tiers(len(self.season.divisions)) if self.season.divisions else ()

    @property
    def dates(self) -> Dates:
        """When each step was done that an organiser has hurried, and when the others are due. A
        cup has started with its first round."""
        done = {type(deed.act): deed.at for deed in self.deeds if not deed.undone}
        due = self.season.plan.dates
        starts = min(due.starts, done.get(Started, due.starts))
        drawn = done.get(Drawn, starts) if self.season.divisions else starts
        draws = min(due.draws, drawn, starts)
        checks_in = min(due.checks_in, done.get(Asked, draws), draws)
        return replace(
            due,
            opens=min(due.opens, done.get(Opened, checks_in), checks_in),
            checks_in=checks_in,
            draws=draws,
            publishes=min(due.publishes, done.get(Published, starts), starts),
            starts=starts,
        )

    def name(self, person: Person) -> str:
        return self.names.get(person, "?")

    def division_of(self, person: Person) -> int | None:
        """Where somebody plays."""
        for number, division in enumerate(self.season.divisions):
            if person in division:
                return number
        return None

    def matches_in(self, division: int) -> tuple[tuple[int, Match], ...]:
        """The tables of a division, with their numbers in the season."""
        return tuple(
            (number, match)
            for number, match in enumerate(self.season.matches)
            if match.division == division
        )

    def standings(self, division: int) -> tuple[Line, ...]:
        """A division from the first place down."""
        season = self.season
        found = standing_lines(
            season.divisions[division],
            tuple(match for _, match in self.matches_in(division)),
            season.penalties,
            season.withdrawn,
        )
        if season.plan.form == "knockout":
            return _by_round(season, [row for row, _ in found])
        tier, last = self.tiers[division], self.tiers[-1]
        ladder = season.plan.form == "league"
        many = len(season.divisions[division])
        return tuple(
            Line(
                row,
                reach,
                moving(row, many, top=tier == 0, bottom=tier == last) if ladder else "stays",
            )
            for row, reach in found
        )

    def earned(self) -> dict[Person, Place]:
        """By person, where they belong in the next season."""
        if self.season.plan.form != "league":
            return {}
        return {
            line.row.person: Place(
                line.row.person,
                self.tiers[division] + (line.moving == "down") - (line.moving == "up"),
                line.moving,
                line.row.place,
            )
            for division in range(len(self.season.divisions))
            for line in self.standings(division)
        }

    @property
    def draw_file(self) -> bytes | None:
        """The file that `python -m engine draw` checks, once everybody may know it."""
        if self.season.plan.form == "league":
            return None if self.draw is None else written(self.draw)
        cup = draws_of(self.first_plan, self.deeds)
        return None if cup is None else cup_written(cup)

    @property
    def draw(self) -> Draw | None:
        """The draw with all that is needed to do it again, once everybody may know it."""
        drawn = next(
            (
                deed.act
                for deed in reversed(self.deeds)
                if isinstance(deed.act, Drawn) and not deed.undone
            ),
            None,
        )
        if drawn is None or not self.season.published or self.season.plan.form != "league":
            return None
        return Draw(
            commitment=self.season.commitment,
            seed=drawn.seed,
            terms=self.season.plan.terms,
            entered=drawn.entered,
            divisions=drawn.divisions,
            deals=drawn.deals,
            fixtures=drawn.fixtures,
        )


def _by_round(season: Season, rows: Sequence[Row]) -> tuple[Line, ...]:
    """The people of a knock-out: who came further stands before, those of the last table as they
    ended there; all others of a round share a place. Who has withdrawn stands behind."""
    last = season.matches[-1].round
    reached = {one: match.round for match in season.matches for one in match.people}
    final = [match for match in season.matches if match.round == last]
    ranks: dict[Person, int] = {}
    if len(final) == 1 and final[0].ranks is not None and not final[0].void:
        ranks = dict(zip(final[0].people, final[0].ranks, strict=True))

    def stands(row: Row) -> tuple[bool, int, int]:
        rank = 0 if row.withdrawn else ranks.get(row.person, 0)
        return row.withdrawn, -reached.get(row.person, 0), rank

    order = sorted(rows, key=stands)
    keys = [stands(row) for row in order]
    lines: list[Line] = []
    for row, key in zip(order, keys, strict=True):
        place = keys.index(key) + 1
        number = reached.get(row.person, 0)
        plays_on = number == last and not ranks and season.stage != "closed"
        reach = Reach(1 if plays_on else place, place + keys.count(key) - 1)
        if not plays_on:
            reach = Reach(place, place)
        lines.append(Line(replace(row, place=place), reach, "stays", number + 1))
    return tuple(lines)


@lru_cache(maxsize=256)
def standing_lines(
    people: tuple[Person, ...],
    matches: tuple[Match, ...],
    penalties: tuple[tuple[Person, int], ...],
    withdrawn: frozenset[Person],
) -> Sequence[tuple[Row, Reach]]:
    """Rows of a division and the places still possible; remembered, since posts, digests and
    answers ask for the same."""
    sittings = [match.sitting for match in matches]
    taken = dict(penalties)
    reach = reachable(people, sittings, taken, withdrawn)
    return tuple((row, reach[row.person]) for row in standings(people, sittings, taken, withdrawn))


def entry_of(season: Season, person: Person) -> Entry | None:
    """Somebody's entry."""
    return next((entry for entry in season.entries if entry.person == person), None)
