"""Tables of a league: nobody owns them, and what happens to them is for the league to say."""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec.structs import replace

from engine.clock.clock import LEAST, Clock
from engine.clock.timers import Timer
from engine.table import seats, turns
from engine.table.deadlines import deadline_of, timers_of
from engine.table.model import Doer, Player, Table
from engine.table.turns import Change

STEP: Final = 0
"""What a season's timer is for: the next step of its calendar,"""
ENDED: Final = 1
"""something that is to be looked at now, such as a table that has ended,"""
BEGIN: Final = 2
"""or the next table that is to begin."""


def season_timer(table: Table) -> Timer:
    """What tells a season that one of its tables is over."""
    return Timer(at=max(1, table.ended), kind="season", season=table.season, since=ENDED)


def seated(table: Table, people: Sequence[tuple[int, str]], now: int) -> Change:
    """The table with those in its seats who belong there, by number and name."""
    after = table
    for seat, (user, name) in enumerate(people):
        if after.players[seat].user != user and not after.players[seat].resigned:
            after = seats.taken_over(after, seat, user, name, now)
    return Change(table) if after is table else turns.carried_out(Change(after), now)


def kept(table: Table, users: Collection[int], now: int) -> Change:
    """The table with a computer in the seats of those who have withdrawn."""
    if table.status != "running":
        return Change(table)
    change = Change(table)
    for user in users:
        there = change.table
        seat = there.seat_of(user)
        if there.status != "running" or seat is None or there.players[seat].holder == "computer":
            continue
        player = replace(there.players[seat], holder="computer", draft=(), intents=())
        change = replace(change, table=there.with_player(seat, player))
        change = turns.carried_out(change, now)
    return change


def last_clocks(table: Table, seconds: int, now: int) -> Change:
    """The table with no more time left than so much for any decision."""
    clock = table.clock
    if table.status != "running" or not 0 < seconds < clock.limit + clock.reserve:
        return Change(table)
    last = replace(clock, limit=max(LEAST, min(clock.limit, seconds)), reserve=0, refill=0)
    cut = replace(table, clock=last)
    cut = replace(cut, players=tuple(_cut(cut, player, seconds, now) for player in cut.players))
    return Change(cut, timers=timers_of(cut, now))


def _cut(table: Table, player: Player, seconds: int, now: int) -> Player:
    """A player with so much time left at most."""
    if not player.deadline or player.deadline <= now + seconds:
        return replace(player, reserve=0) if not player.deadline else player
    given = Clock(
        limit=max(1, now + seconds - player.asked),
        expiry=table.clock.expiry,
        level=table.clock.level,
    )
    cut = replace(player, clock=given, reserve=0, paused=())
    return replace(cut, deadline=deadline_of(replace(table, clock=given), replace(cut, away=())))


def decided(table: Table, ranks: Sequence[int], now: int) -> Change:
    """The game ends here, and everybody has the place that their position is worth."""
    turns.running(table)
    return Change(turns.stopped(table, now), ranks=tuple(ranks))


def was_decided(table: Table) -> bool:
    """Whether a game of a league was decided from its position: nobody at it stops it, and whoever
    manages the server is named."""
    stopped = any(parting.what == "stopped" for parting in table.partings)
    return bool(table.season) and table.status == "abandoned" and not stopped


def broken(table: Table, doer: Doer, now: int) -> Change:
    """The game ends here, and counts for nobody."""
    return Change(turns.stopped(table, now, doer)) if table.status == "running" else Change(table)
