"""What was remarkable about a game that is over: the longest chain of it, and how close it was.

Each game says by its teller's `feat` which events count, and in `GAME-feat` how it is told.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from engine.core import Event, Outcome, Seat
from engine.table.model import LoggedMove, Table
from words import say

FEWEST: Final = 3
"""So many at least are remarkable."""
CLOSE: Final = 1
"""Points between the first and the next that make a close finish."""


class Feat(Struct, frozen=True):
    """Something that players of a game like to have done most often."""

    kinds: tuple[str, ...]
    """The events that count."""
    in_a_turn: bool = True
    """Whether they count within a turn, or over the whole game."""


def remarks(
    table: Table, feat: Feat | None, log: Sequence[LoggedMove], names: Sequence[str]
) -> list[str]:
    """What is worth a line about a game that has a result; may be nothing."""
    told: list[str] = []
    all_stayed = not any(player.resigned for player in table.players)
    if table.outcome is not None and all_stayed and _is_close(table.outcome):
        told.append(say(table.language, "result-close"))
    if feat is not None and (found := _most(feat, log)) is not None:
        seat, count = found
        told.append(say(table.language, f"{table.game}-feat", name=names[seat], count=count))
    return told


def _is_close(outcome: Outcome) -> bool:
    """Whether the next best had all but won."""
    if not outcome.points or len(outcome.winners) != 1:
        return False
    (best,) = outcome.winners
    others = [points for seat, points in enumerate(outcome.points) if seat != best]
    return any(abs(outcome.points[best] - points) <= CLOSE for points in others)


def _most(feat: Feat, log: Sequence[LoggedMove]) -> tuple[Seat, int] | None:
    """Who did it most often, and how often; nobody if two did or if it was nothing much."""
    counts: Counter[tuple[Seat, int]] = Counter()
    turn, mover = 0, -1
    for move in log:
        turn, mover = (turn, mover) if move.seat in (mover, None) else (turn + 1, move.seat or 0)
        for event in move.events:
            if event.seat is not None and _counts(feat, event):
                counts[event.seat, turn if feat.in_a_turn else 0] += 1
    best = max(counts.values(), default=0)
    seats = {seat for (seat, _), count in counts.items() if count == best}
    return (seats.pop(), best) if best >= FEWEST and len(seats) == 1 else None


def _counts(feat: Feat, event: Event) -> bool:
    return event.kind in feat.kinds and event.visible_to(None)
