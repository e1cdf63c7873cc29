"""A league: what its seasons go by, and who looks after it."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.clock.clock import DAY, HOUR, Clock, checked
from engine.core import Refused
from engine.games import game_named
from engine.league.draw import Form, Terms
from engine.league.season import USUAL, Pace, Plan, dates

Language = str

CLOCK: Final = Clock(
    limit=24 * HOUR, reserve=72 * HOUR, refill=6 * HOUR, expiry="keeps", most_away=7 * DAY
)
"""The computer keeps the seat of who is late; everybody may be away for a week of a season."""
SIGN_UP: Final = 14 * DAY
REST: Final = 7 * DAY
LONGEST_NAME: Final = 60
MOST_SEATS: Final = 6
SMALLEST: Final = 2
LARGEST: Final = 40
MOST_TIMES: Final = 4
MOST_ROUNDS: Final = 15
LEAST_LASTS: Final = 60
MOST_LASTS: Final = 366 * DAY


class Settings(Struct, frozen=True, kw_only=True):
    """What the seasons of a league go by. Times in seconds."""

    game: str
    options: str = ""
    form: Form = "league"
    seats: int = 4
    """Of a table."""
    times: int = 1
    """How often everybody holds each seat."""
    size: int = 13
    """Of a division, about."""
    least: int = 2
    """People without whom a season does not begin."""
    rounds: int = 0
    """Of a Swiss cup."""
    clock: Clock = CLOCK
    language: Language = "en"
    quiet: bool = False
    lasts: int = 42 * DAY
    """Of a season; of a cup, one round."""
    sign_up: int = SIGN_UP
    """Before the start, for so long people can join."""
    rest: int = REST
    """From the end of a season until the next can be joined."""
    goes_on: bool = True
    """Whether another season follows each."""
    rated: bool = True
    pace: Pace = USUAL


class League(Struct, frozen=True, kw_only=True):
    """A league or a cup of a server, season after season."""

    id: int = 0
    version: int = 0
    guild: int
    channel: int
    """Where its posts are, and the threads of its tables."""
    name: str
    owner: int
    """Who made it."""
    settings: Settings
    organisers: tuple[int, ...] = ()
    """Named by somebody who manages the server."""
    made: int
    dashboard: int | None = None
    """The private channel where organisers see what needs them."""


def refuse_strangers(league: League, user: int, *, manages: bool) -> None:
    """Raises `Refused` for whoever does not look after a league."""
    if not (manages or user in league.organisers):
        raise Refused("league-organisers-only", "only those who look after the league can do that")


def checked_name(name: str) -> str:
    """A league's name as it is kept. Raises `Refused`."""
    plain = " ".join(name.split())
    if not 1 <= len(plain) <= LONGEST_NAME or not plain.isprintable():
        raise Refused("league-name", "no league can be called so", most=LONGEST_NAME)
    return plain


def is_drawn_alike(one: Settings, other: Settings) -> bool:
    """Whether a season that is drawn goes on the same with either: they differ in what only
    concerns the time behind it, and in how it is told."""
    return one == replace(
        other,
        goes_on=one.goes_on,
        rest=one.rest,
        sign_up=one.sign_up,
        quiet=one.quiet,
        language=one.language,
    )


def checked_settings(settings: Settings) -> Settings:
    """Settings as they are kept. Raises `Refused` with what is wrong."""
    game = game_named(settings.game)
    allowed = game.options.seats_for(settings.options) or tuple(game.seats)
    wrong = {
        "seats": settings.seats not in allowed or settings.seats > MOST_SEATS,
        "times": not 1 <= settings.times <= MOST_TIMES,
        "size": not settings.seats <= settings.size <= LARGEST,
        "least": settings.least < max(SMALLEST, allowed[0]),
        "rounds": settings.form == "swiss" and not 1 <= settings.rounds <= MOST_ROUNDS,
        "lasts": not LEAST_LASTS <= settings.lasts <= MOST_LASTS,
        "sign-up": not 0 < settings.sign_up <= MOST_LASTS,
        "rest": not 0 <= settings.rest <= MOST_LASTS,
    }
    for what, is_wrong in wrong.items():
        if is_wrong:
            raise Refused("league-settings", f"no league can have such {what}", what=what)
    checked(settings.clock)
    return settings


def planned(settings: Settings, opens: int, starts: int, ends: int) -> Plan:
    """The plan of a season that goes by some settings."""
    return Plan(
        terms=Terms(seats=settings.seats, times=settings.times, size=settings.size),
        dates=dates(opens, starts, ends, settings.pace),
        least=settings.least,
        form=settings.form,
        rounds=settings.rounds if settings.form == "swiss" else 0,
        pace=settings.pace,
    )


def checked_dates(plan: Plan, now: int) -> Plan:
    """A plan whose dates can be. Raises `Refused` for what is over, or upside down."""
    if plan.dates.starts <= now:
        raise Refused("league-past", "that is over already")
    if not plan.dates.opens < plan.dates.starts < plan.dates.ends:
        raise Refused("league-dates", "it opens before it starts, and starts before it ends")
    return plan


def next_plan(settings: Settings, now: int) -> Plan:
    """The plan of the season that follows one which ends now."""
    opens = now + settings.rest
    starts = opens + settings.sign_up
    return planned(settings, opens, starts, starts + settings.lasts)


def tables_of_each(plan: Plan) -> int:
    """At how many tables somebody sits at once."""
    return plan.terms.seats * plan.terms.times if plan.form == "league" else 1
