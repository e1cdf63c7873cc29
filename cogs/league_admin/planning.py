"""What an organiser wants a league to be; whatever they leave out is sensible for its game."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from cogs.words.clocks import as_preset
from engine.clock.clock import DAY, HOUR, MINUTE, Clock
from engine.core import Refused
from engine.games import game_named
from engine.league.lengths import usual_weeks
from engine.league.model import CLOCK, SIGN_UP, Settings
from engine.league.season import EVENING, USUAL
from engine.people.typed_moments import checked_moment
from engine.table.lobby import checked_options
from engine.table.model import Language

Form = Literal["league", "swiss", "knockout"]

USUAL_SEATS: Final = 4
USUAL_ROUNDS: Final = 5
EVENING_ROUND: Final = HOUR
EVENING_CLOCK: Final = Clock(limit=10 * MINUTE, reserve=10 * MINUTE, refill=MINUTE, expiry="keeps")
WEEK: Final = 7 * DAY


class Wanted(Struct, frozen=True, kw_only=True):
    """What is asked for; `None` is as it is, or as is usual."""

    game: str = ""
    options: str | None = None
    form: Form | None = None
    evening: bool | None = None
    seats: int | None = None
    times: int | None = None
    size: int | None = None
    least: int | None = None
    rounds: int | None = None
    weeks: int | None = None
    clock: str | None = None
    goes_on: bool | None = None
    rated: bool | None = None
    quiet: bool | None = None
    language: Language | None = None

    def new(self, language: Language) -> Settings:
        """The settings of a new league. Raises `Refused`."""
        options = checked_options(self.game, self.options or "")
        form = self.form or "league"
        evening = bool(self.evening)
        seats = self.seats or usual_seats(self.game, options)
        settings = Settings(
            game=self.game,
            options=options,
            form=form,
            seats=seats,
            size=max(Settings(game=self.game).size, seats),
            least=_least(self.game, options),
            rounds=USUAL_ROUNDS if form == "swiss" else 0,
            clock=EVENING_CLOCK if evening else CLOCK,
            language=language,
            lasts=EVENING_ROUND if evening else usual_weeks(self.game, seats) * WEEK,
            goes_on=form == "league" and not evening,
            pace=EVENING if evening else USUAL,
        )
        return self.applied(settings)

    def applied(self, settings: Settings) -> Settings:
        """Settings with what is wanted otherwise."""
        given = {
            name: getattr(self, name)
            for name in ("seats", "times", "size", "least", "goes_on", "rated", "quiet", "language")
            if getattr(self, name) is not None
        }
        if self.rounds is not None and settings.form == "swiss":
            given["rounds"] = self.rounds
        if self.weeks is not None:
            given["lasts"] = self.weeks * WEEK
        elif self.seats is not None and settings.lasts >= WEEK:
            given["lasts"] = usual_weeks(settings.game, self.seats) * WEEK
        if self.clock is not None:
            given["clock"] = as_preset(settings.clock, self.clock)
        return replace(settings, **given)


class Dates(Struct, frozen=True):
    """When a season opens and starts, and when it ends if that was said."""

    opens: int
    starts: int
    ends: int | None = None


def dates_wanted(starts: str, opens: str, settings: Settings, zone: str, now: int) -> Dates:
    """When a new season opens and starts. Raises `Refused`.

    Without a word about it sign-up opens two weeks before the start, or at once.
    """
    start = checked_moment(starts, zone, now)
    if opens.strip():
        opening = checked_moment(opens, zone, now)
        if opening >= start:
            raise Refused("league-dates", "it opens before it starts")
        return Dates(opening, start)
    return Dates(max(now, start - (settings.sign_up or SIGN_UP)), start)


def usual_seats(game: str, options: str) -> int:
    """How many sit at a table of a league: four, or as near to it as the game allows."""
    allowed = game_named(game).options.seats_for(options) or tuple(game_named(game).seats)
    return min(allowed, key=lambda count: (abs(count - USUAL_SEATS), count))


def _least(game: str, options: str) -> int:
    allowed = game_named(game).options.seats_for(options) or tuple(game_named(game).seats)
    return max(2, allowed[0])
