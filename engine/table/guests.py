"""Guests: people for whom a lobby keeps a seat for a while, as who is asked for a rematch.

They are listed in the order in which all are to sit, those included who sit there already: whoever
comes last may be the one who plays first. A guest takes the seat by joining, and gives it up by
leaving; whoever opened the table can free those seats, and after some days they are free anyway.
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from engine.clock.clock import DAY
from engine.clock.timers import Timer
from engine.core import Refused
from engine.table.model import Guest, Player, Table

KEPT_FOR: Final = 3 * DAY
"""For so long a seat is kept, unless something else is said."""


def awaited(table: Table) -> tuple[Guest, ...]:
    """Those for whom a seat is kept and who do not sit there yet."""
    seated = {player.user for player in table.players}
    return tuple(guest for guest in table.guests if guest.user not in seated)


def is_awaited(table: Table, user: int) -> bool:
    """Whether a seat is kept for somebody."""
    return any(guest.user == user for guest in awaited(table))


def taken_or_kept(table: Table) -> int:
    """How many seats are not free for everybody."""
    return len(table.players) + len(awaited(table))


def in_order(table: Table) -> Table:
    """The same lobby with its players on the seats that are meant for them; who is no guest sits
    behind those who are."""
    return replace(table, players=tuple(sorted(table.players, key=_place(table))))


def by_seat(table: Table) -> list[Player | Guest]:
    """Those who sit in a lobby, and those for whom a seat is kept, by where they are to play."""
    return sorted([*table.players, *awaited(table)], key=_place(table))


def _place(table: Table) -> Callable[[Player | Guest], int]:
    """Where somebody is to sit, as something to sort by."""
    order = {guest.user: place for place, guest in enumerate(table.guests)}
    return lambda one: order.get(one.user, len(order))


def without(table: Table, user: int) -> Table:
    """A lobby that keeps no seat for somebody."""
    return replace(table, guests=tuple(one for one in table.guests if one.user != user))


def freed(table: Table) -> Table:
    """A lobby that keeps no seat for anybody who is not there."""
    if not awaited(table):
        raise Refused("nothing-kept", "no seat is kept for anybody")
    return _only_seated(table, awaited(table))


def run_out(table: Table, now: int) -> Table:
    """A lobby without the guests whose time is over; the table itself if there are none."""
    late = [one for one in awaited(table) if one.until <= now] if table.status == "lobby" else []
    return _only_seated(table, late) if late else table


def _only_seated(table: Table, others: Sequence[Guest]) -> Table:
    return replace(table, guests=tuple(one for one in table.guests if one not in others))


def timers_for(table: Table) -> tuple[Timer, ...]:
    """When the next seat is free for everybody that is kept for somebody."""
    ends = [guest.until for guest in awaited(table)] if table.status == "lobby" else []
    return (Timer(at=min(ends), kind="guests", table=table.id),) if ends else ()
