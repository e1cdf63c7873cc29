"""Records: a table's game as text."""

from datetime import UTC, datetime

from engine.core import Refused
from engine.host.store import Ledger
from engine.record import Ended, Header, Play, compose_logged
from engine.table import seats as seating
from engine.table.model import Table
from engine.table.older import newer_rules


class Records:
    """The games of tables as text."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def of(self, table: Table) -> str:
        """The table's record: what everybody may know, and the whole once it is over."""
        if table.status in ("lobby", "closed"):
            raise Refused("not-started", "the game has not started yet")
        moves = await self._ledger.moves(table.id)
        plays = [
            Play(move.seat, move.move, hand=move.hand, draw=move.draw)
            for move in moves
            if move.seat is not None
        ]
        header = Header(
            game=table.game,
            rules=table.older[0].rules if table.older else table.rules_version,
            options=table.options,
            names=seating.names_at_first(table),
            commitment=table.commitment,
            begun=_date(table.started),
            ended=_date(table.ended),
            successors=seating.successors(table),
            newer=newer_rules(table),
        )
        # Written from the log, which holds what no rules of today could play again.
        log = [move.events for move in moves[: table.ply + 1]]
        ended = None if table.live else Ended(table.outcome, table.seed)
        return compose_logged(header, plays, log, ended)


def _date(seconds: int) -> str:
    """A time on record, as `2026-11-16 02:11 UTC`."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC" if seconds else ""
