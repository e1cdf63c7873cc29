"""Timers: what is to happen at a certain moment if nothing else happens before.

A timer is a row. It is taken in one transaction, acted on after that, and removed when that is
done: a crash in between leaves a row that says so.
"""

from typing import Literal

from msgspec import Struct

from engine.core import Seat

TimerKind = Literal[
    "half",
    "most",
    "day",
    "out",
    "think",
    "curtain",
    "guests",
    "away",
    "digest",
    "invitation",
    "puzzle",
    "reward",
    "census",
    "season",
]
"""`half` and `most`: a reminder at half and at 80 % of a decision's time. `day`: one for a game
without a clock. `out`: the time is over. `think`: a computer has to decide. `curtain`: a show ends
with which nobody goes on. `guests`: a seat that a lobby has kept for somebody is free. `away`: an
absence begins or ends. `digest`: a player's daily overview. `invitation`: one is still to be
posted, to become a table, or to lapse. `puzzle`: a server's puzzle of the week. `reward`: roles
for places may be due to others. `census`: all of them are looked at again. `season`: a step of a
league's season is due, or one of its tables has ended."""


class Timer(Struct, frozen=True, kw_only=True):
    """Something that falls due."""

    id: int = 0
    at: int
    kind: TimerKind
    table: int | None = None
    seat: Seat | None = None
    since: int = 0
    """The position number of its decision: `Player.since`. Another decision, and it is void."""
    user: int | None = None
    """Whose timer it is, if it belongs to a person rather than to a table."""
    guild: int | None = None
    taken: int = 0
    """When somebody began to act on it; 0 is not yet."""
    late: int = 0
    """By how many seconds it was late already, because the bot was down, when it was put off."""
    invitation: int | None = None
    """The invitation that it is about, if it is about one."""
    season: int | None = None
    """The season of a league that it is about, if it is about one."""
