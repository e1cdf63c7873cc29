"""What has happened at a table between two of its versions, for those who keep a log of it."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from engine.core import Seat
from engine.table.model import LoggedMove, Table

What = Literal[
    "opened",
    "started",
    "over",
    "abandoned",
    "closed",
    "resigned",
    "reseated",
    "offered",
    "timeout",
]


class Happening(Struct, frozen=True):
    """Something that those who manage a server may want to know."""

    what: What
    seat: Seat = 0
    """Whose seat it concerns, where it concerns one."""


def happenings(
    before: Table | None, after: Table, moves: Sequence[LoggedMove] = (), *, now: int
) -> list[Happening]:
    """What is new at a table; `before` is `None` if the table itself is. Mostly nothing is."""
    if before is None:
        # A table of a league was opened by nobody; that it has started is told at once.
        return [] if after.season else [Happening("opened")]
    found: list[Happening] = []
    if before.status == "running":
        out = _timed_out(before, after, moves, now)
        found += [Happening("timeout", seat) for seat in sorted(out)]
        pairs = list(zip(before.players, after.players, strict=False))
        found += [
            Happening("offered", seat)
            for seat, (old, new) in enumerate(pairs)
            if old.holder != "open" == new.holder and seat not in out
        ]
        new_partings = after.partings[len(before.partings) :]
        left = {one.by.user for one in new_partings if one.what == "resigned"}
        found += [
            Happening("resigned", seat)
            for seat, (_, new) in enumerate(pairs)
            if new.resigned and new.user in left
        ]
        found += [
            Happening("reseated", seat)
            for seat, (old, new) in enumerate(pairs)
            if old.user != new.user
        ]
    match before.status, after.status:
        case "lobby", "running":
            found.append(Happening("started"))
        case "lobby" | "running", ("over" | "abandoned" | "closed") as ended:
            found.append(Happening(ended))
        case _:
            pass
    return found


def _timed_out(before: Table, after: Table, moves: Sequence[LoggedMove], now: int) -> set[Seat]:
    """The seats whose players had let their time run out; each is told once.

    Whoever gives up their seat in time has not, nor have those at a table that falls asleep.
    """
    lost = {
        seat
        for seat, (old, new) in enumerate(zip(before.players, after.players, strict=False))
        if old.user == new.user and old.holder == "person" != new.holder and 0 < old.deadline <= now
    }
    return lost | {
        move.seat
        for move in moves
        if move.seat is not None
        and move.hand in ("computer", "clock")
        and before.players[move.seat].holder == "person"
    }
