"""Tables read, changed and saved, each under its lock: what everything that is asked stands on.

Another process may save in between; then it is read and changed once more. It knows no SQL, only a
`Store`, and no time but the clock it is given.
"""

import asyncio
from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.clock.clock import Span
from engine.clock.timers import Timer
from engine.core import Move, Refused
from engine.host.locks import Locks
from engine.host.once import (
    Errand,
    Refusal,
    Settled,
    Settlement,
    errand,
    settled_here,
    whole_errand,
)
from engine.host.store import Stale, Store
from engine.rating.results import Result
from engine.recent import Recent
from engine.table import turns
from engine.table.deadlines import asks_anew, new_timers, timed, with_absences
from engine.table.model import Player, Table
from engine.table.older import brought_up
from engine.table.results import result_of
from engine.table.turns import Change

MOST_RECENT = 256
"""How many tables are remembered; a store remembers all of them."""
TRIES = 8
"""How often a change is tried again when another process has been quicker."""


class Saved(Struct, frozen=True):
    """Something that has just been saved."""

    before: Table | None = None
    """The table as it was before; `None` for one that was opened."""
    change: Change | None = None
    """What became of it; `None` if only timers are new."""
    timers: Sequence[Timer] = ()
    """Timers that are new."""


class Tables:
    """The tables of all channels, as a store keeps them."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self.now = now
        """The time, in seconds since 1970: there is no other for what concerns games."""
        self.listeners: list[Callable[[Saved], None]] = []
        """Told of everything that has just been saved, in order."""
        self._recent = Recent[int, Table](MOST_RECENT)
        self._locks = Locks()

    def tell(self, saved: Saved) -> None:
        """Tell everybody who listens that something is saved."""
        for listener in self.listeners:
            listener(saved)

    async def table(self, table_id: int) -> Table:
        """A table by its number, under the present rules. Raises `Refused` if there is none."""
        table = await self._store.tables.table(table_id)
        if table is None:
            raise Refused("no-table", "that table no longer exists")
        return brought_up(table)

    def remembered_in(self, channel: int) -> Table | None:
        """The running game of a channel, if it was saved here last and is still in memory.

        Another process may have gone on since: good for a move, which is checked when it is saved.
        """
        for table in self._recent:
            if table.channel == channel and table.status == "running":
                return table
        return None

    async def change(
        self, what: str, table_id: int, change: Callable[[Table], Change], *, thinks: bool = False
    ) -> Table:
        """Read, change and save a table; again if another process has saved in between.

        `what` names the errand: one that was done before gives the table as it is by now, one
        that was refused is refused again. Where a computer may have to think it does so in a
        thread, and holds nobody else up.
        """
        table, _ = await self.change_and_tell(what, table_id, change, thinks=thinks)
        return table

    async def change_and_tell(
        self, what: str, table_id: int, change: Callable[[Table], Change], *, thinks: bool = False
    ) -> tuple[Table, Sequence[Move]]:
        """The same; gives the change's `rest` as well."""
        asked = errand(what, table_id)
        try:
            return await self._save_change(asked, table_id, change, thinks=thinks)
        except Refused as refused:
            settlement = await self.refuse(asked, refused)
        except Settled as settled:
            settlement = done(settled, asked)
        return await self.table(table_id), settlement.rest

    async def _save_change(
        self,
        asked: Errand | None,
        table_id: int,
        change: Callable[[Table], Change],
        *,
        thinks: bool,
    ) -> tuple[Table, Sequence[Move]]:
        async with self._locks.of(table_id):
            for _ in range(TRIES):
                known = self._recent.pop(table_id)
                try:
                    before = known or await self.table(table_id)
                    if thinks or any(map(_is_kept, before.players)):
                        changed = await asyncio.to_thread(change, before)
                    else:
                        changed = change(before)
                    changed = self._timed(before, await self._with_newcomers(before, changed))
                    result = await self._result(before, changed)
                    saved = await self._store.tables.save(
                        changed.table,
                        changed.moves,
                        changed.timers,
                        cut=changed.cut,
                        errand=asked,
                        rest=changed.rest,
                        result=result,
                    )
                except Stale:
                    continue
                except Refused:
                    if known is None:
                        raise
                    continue  # another process may have changed what we knew: look again
                settled_here()
                self._recent.put(saved.id, saved)  # spares the next change a look at the store
                change_saved = Change(saved, changed.moves)
                self.tell(Saved(before, change_saved, changed.timers or ()))
                return saved, changed.rest
        raise Refused("busy", "too many are changing this table at once; try again")

    async def _result(self, before: Table, change: Change) -> Result | None:
        """What is to be remembered of a game that a change ends."""
        table = change.table
        if before.status != "running" or table.live:
            return None
        log = await self._store.tables.moves(table.id)
        return result_of(table, [*log, *change.moves], change.ranks)

    async def refuse(self, asked: Errand | None, refused: Refused) -> Settlement:
        """Note that an errand is refused, and refuse it; or give what was done if it was done.

        Raises the refusal, or the one that was told before; or that another delivery of the
        interaction has got something else done, which this one could not find to do any more.
        """
        if asked is not None:
            try:
                await self._store.errands.refuse(asked, Refusal.of(refused))
            except Settled as settled:
                return done(settled, asked)
            settled_here()
        raise refused

    async def refused_as_a_whole(self, refused: Refused) -> Refused:
        """What to tell somebody whose interaction is refused before anything was asked of the
        host: the refusal, unless another delivery has got something done."""
        try:
            await self.refuse(whole_errand(), refused)
        except Refused as told:
            return told
        raise AssertionError("nothing is done as a whole")

    async def _with_newcomers(self, before: Table, change: Change) -> Change:
        """A change that knows when those are away who have just sat down."""
        here = {player.user for player in before.players}
        table = change.table
        for player in table.players:
            if player.user not in here:
                spans = await self.spans_away(table.guild, player.user)
                table = knowing_absences(table, player.user, spans, self.now())
        return replace(change, table=table)

    def _timed(self, before: Table, change: Change) -> Change:
        """A change with the clocks of those whom it asks, and with the timers that go with them."""
        after = change.table
        if not asks_anew(before, after):
            return change
        now = change.moves[-1].at if change.moves else self.now()
        decided = {move.seat for move in change.moves if move.seat is not None}
        table = timed(before, after, turns.waiting_on(after), decided, now)
        return replace(change, table=table, timers=new_timers(before, table, now))

    async def spans_away(self, guild: int, user: int) -> list[Span]:
        return [one.span for one in await self._store.absences.of(user, guild)]


def _is_kept(player: Player) -> bool:
    """Whether the computer decides at once for somebody who is absent."""
    return player.holder == "computer" and not player.level


def done(settled: Settled, asked: Errand | None) -> Settlement:
    """What was done of an errand that was settled before.

    Raises the refusal if it was refused; or that something was done if that was another one.
    """
    refusal = settled.settlement.refused
    if asked is not None and settled.what == asked.what:
        settled_here()
        if refusal is None:
            return settled.settlement
    raise refusal.again() if refusal else Refused("already-done", "already done") from None


def knowing_absences(table: Table, user: int, spans: Sequence[Span], now: int) -> Table:
    """A table that knows when one of its players is away."""
    seat = table.seat_of(user)
    if seat is None or not (spans or table.players[seat].away):
        return table
    return with_absences(table, seat, spans, now)
