"""Turns: what a player decides, drafts, confirms or types, and how they leave."""

from collections.abc import Sequence

from engine.core import Move, Refused, Seat
from engine.host.store import Ledger
from engine.host.tables import Tables
from engine.record import RESIGN
from engine.table import drafts, timeouts, turns
from engine.table.drafts import Click
from engine.table.model import Doer, LoggedMove, Table
from engine.table.turns import Change


class PlayedInPart(Refused):
    """Of some typed moves the first told their player something, and the next is refused."""

    def __init__(self, table: Table, why: Refused, move: Move) -> None:
        super().__init__("played-in-part", f"played up to `{move}`: {why}", move=move)
        self.table = table
        """As it is now."""
        self.why = why
        self.move = move


class Turns:
    """What can be asked of a running game by those who play it."""

    def __init__(self, tables: Tables, ledger: Ledger) -> None:
        self._tables = tables
        self._ledger = ledger

    async def choose(
        self,
        table_id: int,
        user: int,
        click: Click,
        moves: Sequence[Move],
        *,
        waits: bool = False,
    ) -> Table:
        """Add steps to a draft. If that reveals something, they are played: the ply moves on.
        With `waits` that is left for `confirm`."""
        now = self._tables.now()
        return await self._tables.change(
            "choose",
            table_id,
            lambda table: drafts.chosen(
                timeouts.present(table, user), user, click, moves, now, waits=waits
            ),
        )

    async def undo(self, table_id: int, user: int, click: Click) -> Table:
        return await self._tables.change(
            "undo", table_id, lambda table: drafts.undone(table, user, click)
        )

    async def confirm(
        self, table_id: int, user: int, click: Click, moves: Sequence[Move] = ()
    ) -> Table:
        """Play a draft for good, with the steps behind it that were shown to be part of that."""
        now = self._tables.now()
        return await self._tables.change(
            "confirm",
            table_id,
            lambda table: drafts.finished(timeouts.present(table, user), user, click, moves, now),
        )

    async def type_moves(
        self, table_id: int, user: int, moves: Sequence[Move], asked: str = ""
    ) -> Table:
        """Moves from the keyboard, behind what is already drafted.

        A whole turn is played at once; less is kept as a draft. All of it is done or none; but
        what comes behind a step that tells the player something is judged when that step has been
        played. Raises `PlayedInPart` if it is refused then.

        `asked` is what the board may answer, if they end the turn at once: see `Table.answer`.
        """
        if RESIGN in moves:
            raise Refused("use-resign", "leaving the game is not a move")
        table, rest = await self._type("type", table_id, user, moves, asked)
        part = 1
        while rest:
            part += 1
            try:
                table, rest = await self._type(f"type-{part}", table_id, user, rest)
            except Refused as refused:
                raise PlayedInPart(table, refused, rest[0]) from refused
        return table

    async def _type(
        self, what: str, table_id: int, user: int, moves: Sequence[Move], asked: str = ""
    ) -> tuple[Table, Sequence[Move]]:
        """Take typed moves up to where they tell their player something; gives those left."""
        now = self._tables.now()

        def typed(table: Table) -> Change:
            change = drafts.typed(timeouts.present(table, user), user, moves, now)
            if asked and not change.rest and not table.quiet:
                change = drafts.answering(change, user, asked)
            return change

        return await self._tables.change_and_tell(what, table_id, typed)

    async def resign(self, table_id: int, user: int, reason: str = "") -> Table:
        now = self._tables.now()
        return await self._tables.change(
            "resign", table_id, lambda table: turns.resigned(table, user, now, reason=reason)
        )

    async def set_standing(self, table_id: int, user: int, typed: str) -> Table:
        """Keep a player's standing answer, and carry it out if they are being asked already."""
        now = self._tables.now()
        return await self._tables.change(
            "set-standing", table_id, lambda table: turns.with_standing(table, user, typed, now)
        )

    async def stop(self, table_id: int, doer: Doer) -> Table:
        """Stop a game: at once for its owner, by votes for its players."""
        now = self._tables.now()
        return await self._tables.change(
            "stop",
            table_id,
            lambda table: turns.stopped_by(timeouts.present(table, doer.user), doer, now),
        )

    async def news(self, table: Table, seat: Seat) -> list[LoggedMove]:
        """What happened since the player's own last step."""
        return await self._ledger.moves(table.id, after=table.ply_of(table.players[seat].seen))
