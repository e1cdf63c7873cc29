"""What is remembered of a table's game once it is over."""

from collections.abc import Sequence
from typing import Final

from engine.core import Hand, Seat
from engine.rating.results import Part, Placing, Result
from engine.record import RESIGN
from engine.scoring import ranks_by_points
from engine.table.model import LoggedMove, Table

TURNS: Final = 3
"""As many turns somebody must have had for a game that is stopped to count."""
AGREED: Final = "agreed"
ADJUDICATED: Final = "adjudicated"
"""It was decided from the position: see `engine.league.adjudication`."""
OWN: Final[tuple[Hand, ...]] = ("person", "standing", "planned")
"""By whose hand a decision was a player's own: theirs, an answer they gave ahead, or a plan."""


def result_of(
    table: Table, log: Sequence[LoggedMove], decided: tuple[int, ...] = ()
) -> Result | None:
    """The result of a table whose game has just ended; `None` where nothing is remembered.
    `decided`: by seat, the places that its position was found to be worth.

    That is a show, at which nobody played, and a game without a result. One that counts and is
    stopped by the votes of its players is a draw of those who stayed, once somebody has had three
    turns.
    """
    if table.pace:
        return None
    if table.outcome is not None:
        ranks, reason = table.outcome.ranks, table.outcome.reason
        points = table.outcome.points or (None,) * len(ranks)
    elif decided:
        ranks, reason = decided, ADJUDICATED
        points = (None,) * len(ranks)
    elif was_agreed(table) and most_turns(log) >= TURNS:
        left = [move.seat for move in log if move.move == RESIGN and move.seat is not None]
        ranks, reason = ranks_by_points([0] * len(table.players), left), AGREED
        points = (None,) * len(ranks)
    else:
        return None
    return Result(
        table=table.id,
        guild=table.guild,
        game=table.game,
        options=table.options,
        started=table.started,
        ended=table.ended,
        ply=table.ply,
        reason=reason,
        rated=table.rated,
        placings=tuple(
            _placing(table, seat, ranks[seat], points[seat], log)
            for seat in range(len(table.players))
        ),
    )


def was_agreed(table: Table) -> bool:
    """Whether a game that counts was stopped by the votes of its players, and nobody else."""
    by_somebody = any(parting.what == "stopped" for parting in table.partings)
    return table.rated and table.status == "abandoned" and not by_somebody and bool(table.votes)


def most_turns(log: Sequence[LoggedMove]) -> int:
    """How many turns the player had who had most: steps of a seat, one behind the other."""
    had: dict[Seat, int] = {}
    last: Seat | None = None
    for move in log:
        if move.seat is not None and move.seat != last and move.move != RESIGN:
            had[move.seat] = had.get(move.seat, 0) + 1
        last = move.seat
    return max(had.values(), default=0)


def part_of(table: Table, seat: Seat, own: int, made: int) -> Part:
    """How a seat counts of whose decisions so many were its player's own."""
    if table.players[seat].level or any(tenure.seat == seat for tenure in table.tenures):
        return "none"
    return "absent" if 2 * own < made else "full"


def _placing(
    table: Table, seat: Seat, rank: int, points: int | None, log: Sequence[LoggedMove]
) -> Placing:
    own = made = answers = waited = 0
    before: LoggedMove | None = None
    for move in log:
        if move.seat == seat and move.move != RESIGN:
            made += 1
            own += move.hand in OWN
            # The further steps of a turn that was confirmed as a whole are no answers of their own.
            goes_on = before is not None and (before.seat, before.at) == (seat, move.at)
            if move.hand == "person" and before is not None and not goes_on:
                answers += 1
                waited += max(0, move.at - before.at)
        before = move
    player = table.players[seat]
    return Placing(
        user=player.user,
        level=player.level,
        rank=rank,
        points=points,
        part=part_of(table, seat, own, made),
        own=own,
        made=made,
        answers=answers,
        waited=waited,
    )
