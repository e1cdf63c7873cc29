"""Seats: who is absent, who comes back, and who plays on for whom."""

from msgspec.structs import replace

from engine.core import Refused, Seat
from engine.host.servers import refuse_blocked
from engine.host.store import ServerStore
from engine.host.tables import Tables
from engine.table import lobby, timeouts, turns
from engine.table import seats as seating
from engine.table.bounds import refuse_at_leagues
from engine.table.model import Table
from engine.table.turns import Change


class Seats:
    """What can be asked about who sits where."""

    def __init__(self, tables: Tables, servers: ServerStore) -> None:
        self._tables = tables
        self._servers = servers

    async def time_out(self, table_id: int, seat: Seat, since: int) -> Table:
        """What the table has agreed on happens to a player whose time is over. If it is not, and
        if it was about another decision than the one asked for since then, nothing does."""
        now = self._tables.now()
        try:
            return await self._tables.change(
                "time-out",
                table_id,
                lambda table: timeouts.timed_out(table, seat, since, now),
                thinks=True,
            )
        except timeouts.Void:
            return await self._tables.table(table_id)

    async def attend(self, table_id: int, user: int) -> Table:
        """A player is back at the table. Raises `Refused` if they have not been away from it."""
        now = self._tables.now()
        return await self._tables.change(
            "attend", table_id, lambda table: timeouts.attended(table, user, now)
        )

    async def open_seat(self, table_id: int, user: int) -> Table:
        """A player offers their seat to whoever will play on."""
        return await self._tables.change(
            "open-seat", table_id, lambda table: Change(seating.opened(table, user))
        )

    async def take_seat(self, table_id: int, seat: Seat, user: int, name: str) -> Table:
        """Somebody takes an open seat, where anybody may."""
        now = self._tables.now()
        table = await self._tables.table(table_id)
        await self._refuse_closed_server(table)
        await refuse_blocked(self._servers, table.guild, user)

        def take(table: Table) -> Change:
            if table.status == "running" and not table.strangers and user != table.owner:
                raise Refused("owner-chooses", "the owner of this table chooses who plays on")
            return turns.carried_out(Change(seating.taken(table, seat, user, name, now)), now)

        return await self._tables.change("take-seat", table_id, take)

    async def choose_substitute(self, table_id: int, owner: int, user: int, name: str) -> Table:
        """The owner says who takes the seat that is open."""
        now = self._tables.now()
        table = await self._tables.table(table_id)
        await self._refuse_closed_server(table)
        await refuse_blocked(self._servers, table.guild, user)

        def choose(table: Table) -> Change:
            seat = seating.open_seat(lobby.owned(table, owner))
            return turns.carried_out(Change(seating.taken(table, seat, user, name, now)), now)

        return await self._tables.change("choose-substitute", table_id, choose)

    async def _refuse_closed_server(self, table: Table) -> None:
        settings = await self._servers.settings(table.guild)
        if not settings.substitutes:
            raise Refused("managers-choose", "on this server its managers choose who plays on")

    async def set_strangers(self, table_id: int, user: int, strangers: bool) -> Table:
        """The owner chooses whether anybody may take an open seat."""
        return await self._tables.change(
            "set-strangers",
            table_id,
            lambda table: Change(replace(lobby.owned(table, user), strangers=strangers)),
        )

    async def reseat(self, table_id: int, seat: Seat, user: int, name: str) -> Table:
        now = self._tables.now()
        guild = (await self._tables.table(table_id)).guild
        await refuse_blocked(self._servers, guild, user)

        def seated(table: Table) -> Change:
            refuse_at_leagues(table)
            return turns.carried_out(Change(seating.taken_over(table, seat, user, name, now)), now)

        return await self._tables.change("reseat", table_id, seated)

    async def rename(self, table_id: int, user: int, name: str) -> Table:
        """A player is called otherwise now."""
        return await self._tables.change(
            "rename", table_id, lambda table: Change(turns.renamed(table, user, name))
        )
