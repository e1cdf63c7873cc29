"""When somebody is reminded of a decision, and when rather not.

A reminder falls due at half and at 80 % of a decision's time, or after a day without a clock; see
`engine.clock.clock`. Here is what becomes of it then: it is sent, or put off to the end of
somebody's quiet hours or absence, or dropped because another one says the same or because it would
come too late to be of use. What is put off is a timer of that person's, beside those of the table:
what others do there meanwhile leaves it alone, and the end of the time does not wait for it.
"""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.clock.clock import DAY, HOUR
from engine.clock.timers import Timer
from engine.core import Seat
from engine.people.settings import PersonSettings, quiet_at
from engine.table.deadlines import next_timer
from engine.table.model import Player, Table
from engine.table.turns import waiting_on

LAST_CALL: Final = HOUR // 4
"""A reminder that has to wait until so shortly before the end of the time is not sent at all."""
BEFORE_QUIET: Final = HOUR // 2
"""So long before quiet hours somebody is reminded whose time is over before they are."""
APART: Final = HOUR
"""So long at least after another reminder of the same decision."""
FIRST_DAYS: Final = 2 * DAY
"""Without a clock, what falls due by then is the first reminder of a decision."""
SECOND: Final = 3 * DAY
"""And so long after the question comes the second and last."""


class Plan(Struct, frozen=True):
    """What becomes of a reminder that has fallen due."""

    send: bool = False
    later: tuple[Timer, ...] = ()
    """Reminders of that person's own that follow it."""


def reminded(table: Table, timer: Timer) -> Player | None:
    """Whom a timer is about, if the table still waits for the same person's same decision."""
    seat = timer.seat
    if table.status != "running" or seat is None or seat not in waiting_on(table):
        return None
    player = table.players[seat]
    if player.since != timer.since or player.holder != "person" or not player.asked:
        return None
    return player if timer.user in (None, player.user) else None


def plan(table: Table, seat: Seat, timer: Timer, settings: PersonSettings, now: int) -> Plan:
    """What to do about a reminder to the player in a seat, who is being asked."""
    player = table.players[seat]
    if settings.nudge == "none":
        return Plan()
    free = _free_from(player, settings, now)
    put_off = replace(timer, id=0, taken=0, user=player.user, at=free)
    match timer.kind:
        case "half":
            following = next_timer(table, seat, after=replace(timer, at=max(timer.at, now)))
            early = () if timer.user else _before_quiet(player, settings, following, now)
            if settings.often == "once" or following is None or following.kind != "most":
                return Plan(later=early)
            if following.at <= free:
                return Plan(later=early)  # that one will be waiting for the same moment
            if free > now:
                return Plan(later=(put_off, *early))
            return Plan(True, early)
        case "most":
            if player.deadline and free > max(now, player.deadline - LAST_CALL):
                return Plan()
            return Plan(True) if free == now else Plan(later=(put_off,))
        case "day":
            if free > now:
                return Plan(later=(put_off,))
            if settings.often == "once" or timer.at >= player.asked + FIRST_DAYS:
                return Plan(True)
            again = max(player.asked + SECOND, now + DAY)
            return Plan(True, (replace(put_off, at=again, late=0),))
        case _:
            return Plan()


def _free_from(player: Player, settings: PersonSettings, now: int) -> int:
    """The first moment from now on that is neither in quiet hours nor in an absence."""
    free, before = now, -1
    while free != before:
        before = free
        for span in (*player.away, quiet_at(settings, free)):
            if span is not None and span.start <= free < span.end:
                free = span.end
    return free


def _before_quiet(
    player: Player, settings: PersonSettings, last: Timer | None, now: int
) -> tuple[Timer, ...]:
    """The last reminder, moved up: it would fall into quiet hours that outlast the time."""
    if last is None or last.kind != "most":
        return ()
    quiet = quiet_at(settings, last.at)
    if quiet is None or quiet.end <= player.deadline - LAST_CALL:
        return ()
    early = quiet.start - BEFORE_QUIET
    return (replace(last, at=early, user=player.user),) if early >= now + APART else ()
