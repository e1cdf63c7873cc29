"""Clocks of those who sit at a table: who has how long, and the timers that go with it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from msgspec.structs import replace

from engine.clock.clock import DAY, HALF, MOST, Clock, Span, after, capped, running, united
from engine.clock.timers import Timer, TimerKind
from engine.core import Seat
from engine.table.model import Player, Table
from engine.table.unattended import decides_at_once, goes_on, thinks

LAST_CALL: Final = 3600
"""Seconds after which a show ends with which nobody goes on."""


def asks_anew(before: Table, after: Table) -> bool:
    """Whether a change may have asked somebody something, or taken a question off them."""
    if "running" not in (before.status, after.status):
        return False
    if before.unwatched > after.unwatched or _showing(before) != _showing(after):
        return True  # computers that waited for somebody go on, or a show does otherwise
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

    def timed_player(seat: Seat, player: Player) -> Player:
        waits, clock = seat in waiting, changed.clock
        plays = _is_asked(changed, player)
        was = before.players[seat] if seat < len(before.players) else None
        if before.status != "running" or was is None or was.user != player.user:
            reserve = clock.reserve
        elif was.asked:
            same = (was.since, was.holder) == (player.since, player.holder)
            if waits and same and (plays or player.holder != "computer"):
                return player
            by_clock = was.holder == "person"
            reserve = (
                _settled(before, was, clock, seat in decided, now) if by_clock else player.reserve
            )
        else:
            reserve = player.reserve
        asked = now if waits and plays else 0
        fresh = replace(player, asked=asked, deadline=0, reserve=reserve, clock=None, paused=())
        return replace(fresh, deadline=deadline_of(changed, fresh))

    players = tuple(timed_player(seat, player) for seat, player in enumerate(changed.players))
    return replace(changed, players=players)


def _is_asked(table: Table, player: Player) -> bool:
    """Whether whoever holds a seat is asked what it has to decide: a person, or a computer that
    thinks about it."""
    if player.holder == "computer":
        return goes_on(table) and not decides_at_once(table, player)
    return player.holder == "person"


def _settled(table: Table, player: Player, clock: Clock, decided: bool, now: int) -> int:
    """A player's reserve after a decision, for the clock that holds from then on."""
    own = clock_of(table, player)
    if own.reserve != clock.reserve:
        return clock.reserve
    ran = running(own, player.asked, now, _stops(table, player))
    left = max(0, player.reserve - max(0, ran - own.limit)) if own.limit else player.reserve
    return min(own.reserve, left + own.refill * decided)


def clock_of(table: Table, player: Player) -> Clock:
    """The clock that holds for the player's present decision."""
    return table.clock if player.clock is None else player.clock


def deadline_of(table: Table, player: Player) -> int:
    """When the time for the player's present decision is over; 0 is never."""
    if not player.asked or player.holder != "person":
        return 0
    return _part(table, player, 100) if clock_of(table, player).limit else 0


def _part(table: Table, player: Player, percent: int, *, paused: bool = True) -> int:
    """The moment by which so much of a decision's time has run."""
    clock = clock_of(table, player)
    seconds = (clock.limit + player.reserve) * percent // 100
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
        return player if clock.reserve == before.reserve else replace(player, reserve=clock.reserve)

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
    """The next timer of every seat that is asked; or when a show ends that nobody goes on with."""
    if table.pace and table.status == "running" and not goes_on(table):
        since = table.position_number
        return (Timer(at=now + LAST_CALL, kind="curtain", table=table.id, since=since),)
    found = (_first(table, seat, now) for seat in range(len(table.players)))
    return tuple(timer for timer in found if timer is not None)


def new_timers(before: Table, after: Table, now: int) -> tuple[Timer, ...] | None:
    """The timers of a table after a change; `None` if they are those that it had before."""
    had, has = ([_asked(player) for player in table.players] for table in (before, after))
    if had == has and before.status == after.status and _showing(before) == _showing(after):
        return None
    return timers_of(after, now) if before.pace or any(map(any, (*had, *has))) else None


def _showing(table: Table) -> tuple[int, bool]:
    """How a show goes on."""
    return (table.pace, table.halted)


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
    """The timer of a time that ends later than when it was set, if it is still about that; also
    where the computer is about to decide because it was over."""
    player = table.players[timer.seat or 0]
    ends = timer.kind in ("out", "think")
    if ends and player.since == timer.since and player.deadline > now:
        return replace(timer, kind="out", at=player.deadline)
    return None


def thinking(table: Table, seat: Seat, now: int) -> tuple[Timer, ...]:
    """The timers of a table at which the computer is to think for somebody whose time is over."""
    others = (timer for timer in timers_of(table, now) if timer.seat != seat)
    since = table.players[seat].since
    return (*others, Timer(at=now, kind="think", table=table.id, seat=seat, since=since))


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

    if player.holder == "computer":
        return timer("think", player.asked + table.pace) if thinks(table, player) else None
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
