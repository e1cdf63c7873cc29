"""A table's clock: how long a decision may take, and what happens when the time is over.

All of it is arithmetic over moments in seconds since 1970. A clock stands still on weekends if the
table likes, while a player is away, and while the bot was down; what is left of the time between is
*running* time.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from datetime import timedelta
from heapq import merge
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.clock.timers import Timer, TimerKind
from engine.clock.zones import day_in, moment
from engine.core import Refused, Seat

if TYPE_CHECKING:
    from engine.table.model import Player, Table

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

LEAST: Final = 5 * MINUTE
LONGEST: Final = 60 * DAY
"""Between these a decision's time lies, if it has any; a reserve is no longer than that either."""

HALF: Final = 50
MOST: Final = 80
"""The percentages of a decision's time after which its player is reminded."""

Expiry = Literal["once", "keeps", "substitute", "out"]
"""When a player's time is over, the computer makes that one decision (`once`), or keeps the seat
until the player comes back (`keeps`); or the seat is offered to a `substitute`; or the player is
`out`, as if they had resigned."""


class Clock(Struct, frozen=True, omit_defaults=True):
    """What a table has agreed on. Times in seconds."""

    limit: int = 48 * HOUR
    """For a decision; 0 is no clock at all."""
    bank: int = 0
    """What everybody has in reserve at the start, and the most they can have."""
    refill: int = 0
    """What comes into the reserve with every decision."""
    weekends: bool = True
    """Whether time runs on Saturdays and Sundays."""
    zone: str = "UTC"
    """Where those begin and end: an IANA name."""
    expiry: Expiry = "once"
    most_away: int | None = None
    """How much of a player's absences stops their clock at this table; `None` is all of it."""


class Span(Struct, frozen=True, array_like=True):
    """From one moment to before another, in seconds since 1970."""

    start: int
    end: int


def checked(clock: Clock) -> Clock:
    """The clock itself. Raises `Refused` if no table can have it."""
    days = LONGEST // DAY
    if clock.limit and not LEAST <= clock.limit <= LONGEST:
        raise Refused(
            "clock-limit", "no such time for a decision", least=LEAST // MINUTE, most=days
        )
    if not 0 <= clock.bank <= LONGEST:
        raise Refused("clock-bank", "no such reserve", most=days)
    if (clock.bank or clock.refill) and not clock.limit:
        raise Refused("clock-no-limit", "a reserve needs a time for a decision")
    if not 0 <= clock.refill <= clock.bank:
        raise Refused("clock-refill", "more comes back than the reserve holds")
    if clock.most_away is not None and not 0 <= clock.most_away <= 365 * DAY:
        raise Refused("clock-away", "no such time for absences", most=365)
    return clock


# Running time


def after(clock: Clock, start: int, seconds: int, stops: Iterable[Span] = ()) -> int:
    """The moment by which a clock has run for so long since the start."""
    stops = tuple(stops)
    if clock.weekends and not stops:
        return start + seconds
    now, left = start, seconds
    for stop in _standing_still(clock, start, stops):
        if stop.start - now >= left:
            break
        left -= max(0, stop.start - now)
        now = max(now, stop.end)
    return now + left


def running(clock: Clock, start: int, end: int, stops: Iterable[Span] = ()) -> int:
    """For how long a clock has run between two moments."""
    now, ran = start, 0
    for stop in _standing_still(clock, start, stops):
        if stop.start >= end:
            break
        ran += max(0, stop.start - now)
        now = max(now, stop.end)
    return ran + max(0, end - now)


def united(spans: Iterable[Span]) -> tuple[Span, ...]:
    """The same moments in as few spans as possible, in order."""
    found: list[Span] = []
    for span in sorted(spans, key=_start):
        if found and span.start <= found[-1].end:
            found[-1] = Span(found[-1].start, max(found[-1].end, span.end))
        elif span.start < span.end:
            found.append(span)
    return tuple(found)


def capped(spans: Iterable[Span], most: int | None, start: int = 0) -> tuple[Span, ...]:
    """As much of some spans, from the start on, as may count: the earliest."""
    found: list[Span] = []
    for span in united(spans):
        begin = max(span.start, start)
        end = span.end if most is None else min(span.end, begin + most)
        if begin < end:
            found.append(Span(begin, end))
            most = None if most is None else most - (end - begin)
    return tuple(found)


def _standing_still(clock: Clock, start: int, stops: Iterable[Span]) -> Iterator[Span]:
    """When a clock does not run, in order of beginning; spans may overlap."""
    known = sorted(stops, key=_start)
    return iter(known) if clock.weekends else merge(_weekends(clock.zone, start), known, key=_start)


def _weekends(zone: str, start: int) -> Iterator[Span]:
    """Saturdays and Sundays as they are in a zone, from the one that lasts or comes next on."""
    local = day_in(zone, start)
    saturday = local + timedelta(days=5 - local.weekday())
    while True:
        yield Span(moment(saturday, 0, zone), moment(saturday + timedelta(days=2), 0, zone))
        saturday += timedelta(days=7)


def _start(span: Span) -> int:
    return span.start


# Players at a table


def asks_anew(before: Table, after: Table) -> bool:
    """Whether a change may have asked somebody something, or taken a question off them."""
    if "running" not in (before.status, after.status):
        return False
    return (before.status, before.snapshot) != (after.status, after.snapshot) or any(
        (was.user, was.since, was.holder) != (now.user, now.since, now.holder)
        for was, now in zip(before.players, after.players, strict=True)
    )


def timed(
    before: Table, changed: Table, waiting: Collection[Seat], decided: Collection[Seat], now: int
) -> Table:
    """A changed table whose players have the time for what they are asked.

    Whoever is asked something that they were not asked `before` has their time from now on; the
    others keep what they have. The reserve is settled with those who have decided, and with those
    who need not any more.
    """
    players = tuple(
        _timed(before, changed, seat, waits=seat in waiting, decided=seat in decided, now=now)
        for seat in range(len(changed.players))
    )
    return replace(changed, players=players)


def _timed(
    before: Table, changed: Table, seat: Seat, *, waits: bool, decided: bool, now: int
) -> Player:
    player, clock = changed.players[seat], changed.clock
    was = before.players[seat] if seat < len(before.players) else None
    if before.status != "running" or was is None or was.user != player.user:
        bank = clock.bank
    elif was.asked:
        if waits and (was.since, was.holder) == (player.since, player.holder):
            return player
        bank = _settled(before, was, clock, decided, now)
    else:
        bank = player.bank
    asked = now if waits and player.holder == "person" else 0
    fresh = replace(player, asked=asked, deadline=0, bank=bank, clock=None, paused=())
    return replace(fresh, deadline=deadline_of(changed, fresh))


def _settled(table: Table, player: Player, clock: Clock, decided: bool, now: int) -> int:
    """A player's reserve after a decision, for the clock that holds from then on."""
    own = clock_of(table, player)
    if own.bank != clock.bank:
        return clock.bank
    ran = running(own, player.asked, now, _stops(table, player))
    left = max(0, player.bank - max(0, ran - own.limit)) if own.limit else player.bank
    return min(own.bank, left + own.refill * decided)


def clock_of(table: Table, player: Player) -> Clock:
    """The clock that holds for the player's present decision."""
    return table.clock if player.clock is None else player.clock


def deadline_of(table: Table, player: Player) -> int:
    """When the time for the player's present decision is over; 0 is never."""
    return _part(table, player, 100) if player.asked and clock_of(table, player).limit else 0


def _part(table: Table, player: Player, percent: int, *, paused: bool = True) -> int:
    """The moment by which so much of a decision's time has run."""
    clock = clock_of(table, player)
    seconds = (clock.limit + player.bank) * percent // 100
    return after(clock, player.asked, seconds, _stops(table, player, paused=paused))


def _stops(table: Table, player: Player, *, paused: bool = True) -> tuple[Span, ...]:
    """When the player's clock stands still whatever the day."""
    away = capped(player.away, clock_of(table, player).most_away, table.started)
    return (*away, *player.paused) if paused else away


def with_clock(table: Table, clock: Clock) -> Table:
    """A table with another clock. What is being asked keeps the one it was asked by."""
    before = table.clock

    def kept(player: Player) -> Player:
        if player.asked:
            return replace(player, clock=clock_of(table, player))
        return player if clock.bank == before.bank else replace(player, bank=clock.bank)

    return replace(table, clock=clock, players=tuple(map(kept, table.players)))


def with_absences(table: Table, seat: Seat, spans: Iterable[Span], now: int) -> Table:
    """A table at which a player's clock stands still at other times than before.

    For a running decision only what lies ahead can change: time that has stood still has.
    """
    player = table.players[seat]
    past = (Span(span.start, min(span.end, now)) for span in player.away)
    return _with_stops(table, seat, replace(player, away=united((*past, *spans))))


def with_pause(table: Table, span: Span) -> Table:
    """A table whose running clocks have stood still for a while, once however often it is said."""
    for seat, player in enumerate(table.players):
        pause = Span(max(span.start, player.asked), span.end)
        if player.deadline and pause.start < pause.end:
            paused = united((*player.paused, pause))
            table = _with_stops(table, seat, replace(player, paused=paused))
    return table


def _with_stops(table: Table, seat: Seat, player: Player) -> Table:
    player = replace(player, deadline=deadline_of(table, player))
    return table.with_player(seat, player)


# Timers


def timers_of(table: Table, now: int) -> tuple[Timer, ...]:
    """The next timer of every seat that is asked."""
    found = (_first(table, seat, now) for seat in range(len(table.players)))
    return tuple(timer for timer in found if timer is not None)


def new_timers(before: Table, after: Table, now: int) -> tuple[Timer, ...] | None:
    """The timers of a table after a change; `None` if they are those that it had before."""
    had, has = ([_asked(player) for player in table.players] for table in (before, after))
    if had == has and before.status == after.status:
        return None
    return timers_of(after, now) if any(map(any, (*had, *has))) else None


def _asked(player: Player) -> tuple[int, int, int]:
    return (player.asked, player.deadline, player.since if player.asked else 0)


def stretched(table: Table) -> tuple[Timer, ...]:
    """When those timers of a table are due that a longer pause of its clocks puts off."""
    found: list[Timer] = []
    for seat, player in enumerate(table.players):
        if player.deadline:
            most = Timer(
                at=_part(table, player, MOST),
                kind="most",
                table=table.id,
                seat=seat,
                since=player.since,
            )
            found += [most, replace(most, at=player.deadline, kind="out")]
    return tuple(found)


def put_off(table: Table, timer: Timer, now: int) -> Timer | None:
    """The timer of a time that ends later than when it was set, if it is still about that."""
    player = table.players[timer.seat or 0]
    if timer.kind == "out" and player.since == timer.since and player.deadline > now:
        return replace(timer, at=player.deadline)
    return None


def next_timer(table: Table, seat: Seat, after: Timer) -> Timer | None:
    """What follows a timer of a seat, if its player does not decide.

    What has fallen due by the time the timer was taken is left out, but for the end of the time.
    """
    if after.kind not in ("half", "most"):
        return None
    return _first(table, seat, max(after.taken, after.at), beyond=after.kind)


def _first(table: Table, seat: Seat, now: int, beyond: TimerKind | None = None) -> Timer | None:
    player = table.players[seat]
    if table.status != "running" or not player.asked:
        return None

    def timer(kind: TimerKind, at: int) -> Timer:
        return Timer(at=at, kind=kind, table=table.id, seat=seat, since=player.since)

    if not player.deadline:
        at = player.asked + DAY
        return timer("day", at) if at > now else None
    # A reminder that fell due while the bot was down comes late, with an apology, and only the
    # time behind it is stretched: so half the time is half of what it was at first.
    if beyond is None and (at := _part(table, player, HALF, paused=False)) > now:
        return timer("half", at)
    if beyond != "most" and (at := _part(table, player, MOST)) > now:
        return timer("most", at)
    return timer("out", player.deadline)
