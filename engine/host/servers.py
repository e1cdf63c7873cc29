"""Servers: what their managers choose, and what may be done to a table from outside of it."""

from collections.abc import Callable

from engine.clock.clock import Span
from engine.core import Refused
from engine.host.figures import GuildStats, Idle
from engine.host.once import Settled, errand, settled_here
from engine.host.store import ServerStore, Store
from engine.host.tables import Tables, done
from engine.table import lobby, turns
from engine.table.deadlines import stretched, with_pause
from engine.table.model import DIRECT, Doer, GuildSettings, Table
from engine.table.turns import Change


async def refuse_blocked(servers: ServerStore, guild: int, *users: int) -> None:
    """Raise `Refused` if one of these people may sit down at no table of a server."""
    if guild == DIRECT:
        return
    access = (await servers.settings(guild)).access
    for user in users:
        access.refuse_blocked(user)


class Servers:
    """What can be asked by those who run a server, who were checked before."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store

    async def settings(self, guild: int) -> GuildSettings:
        """What a server's managers have chosen."""
        return await self._store.servers.settings(guild)

    async def stats(self, guild: int, since: int) -> GuildStats:
        """A server's tables in figures; those of moves from a moment on."""
        return await self._store.servers.stats(guild, since)

    async def idle(self, guild: int, before: int) -> list[Idle]:
        """A server's live tables that nobody has touched since a moment, the longest first."""
        return await self._store.servers.idle(guild, before)

    async def save_settings(self, guild: int, settings: GuildSettings) -> GuildSettings:
        """Keep what a server's managers have chosen. Gives what holds by now."""
        asked = errand("settings")
        try:
            await self._store.servers.save(guild, settings, errand=asked)
        except Settled as settled:
            done(settled, asked)
            return await self._store.servers.settings(guild)
        settled_here()
        return settings

    async def change_settings(
        self, guild: int, change: Callable[[GuildSettings], GuildSettings]
    ) -> GuildSettings:
        """Change some of what a server's managers have chosen, whatever others change meanwhile.
        Gives what holds by now; what `change` refuses is refused."""
        asked = errand("settings")
        try:
            settings = await self._store.servers.alter(guild, change, errand=asked)
        except Settled as settled:
            done(settled, asked)
            return await self._store.servers.settings(guild)
        settled_here()
        return settings

    async def refuse_blocked(self, guild: int, *users: int) -> None:
        """Raise `Refused` if one of these people may sit down at no table of a server."""
        await refuse_blocked(self._store.servers, guild, *users)

    async def end(
        self, table_id: int, doer: Doer | None = None, *, version: int | None = None
    ) -> Table:
        """Stop a table in whatever state it is; or only if nobody has changed it since it had
        that version. Raises `Refused` otherwise."""
        now = self._tables.now()

        def stop(table: Table) -> Change:
            if not table.live:
                raise Refused("not-running", "this game is over")
            if version not in (None, table.version):
                raise Refused("busy", "somebody has changed the table meanwhile")
            if table.status == "lobby":
                return Change(lobby.closed(table, now, doer))
            return Change(turns.stopped(table, now, doer))

        return await self._tables.change("end", table_id, stop)

    async def stand_still(self, table_id: int, span: Span) -> Table | None:
        """Let no clock of a table have run while the bot was down: the table, if that changes
        anything. To be told twice of the same time is to be told once."""
        before = await self._tables.table(table_id)
        if with_pause(before, span) == before:
            return None
        after = await self._tables.change(
            "stand-still", table_id, lambda table: Change(with_pause(table, span))
        )
        await self._store.timers.put_off(stretched(after))
        return after
