"""A store that forgets everything at the end of a test."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.table import ChannelTaken, GuildSettings, LoggedMove, Stale, Table


class MemoryStore:
    def __init__(self) -> None:
        self._tables: dict[int, Table] = {}
        self._moves: dict[int, list[LoggedMove]] = {}
        self._settings: dict[int, GuildSettings] = {}

    async def add(self, table: Table) -> Table:
        if await self.live_in(table.channel):
            raise ChannelTaken
        kept = replace(table, id=len(self._tables) + 1, version=1)
        self._tables[kept.id] = kept
        self._moves[kept.id] = []
        return kept

    async def save(self, table: Table, moves: Sequence[LoggedMove] = ()) -> Table:
        before = self._tables[table.id]
        if before.version != table.version:
            raise Stale
        kept = replace(table, version=table.version + 1, posted=before.posted, post=before.post)
        self._tables[table.id] = kept
        self._moves[table.id] += moves
        return kept

    async def table(self, table_id: int) -> Table | None:
        return self._tables.get(table_id)

    async def live_in(self, channel: int) -> Table | None:
        return next((t for t in self._tables.values() if t.channel == channel and t.live), None)

    async def last_in(self, channel: int) -> Table | None:
        return next((t for t in reversed(self._tables.values()) if t.channel == channel), None)

    async def played_in(self, channel: int) -> list[Table]:
        here = [t for t in self._tables.values() if t.channel == channel]
        return [t for t in reversed(here) if t.status in ("over", "abandoned")][:25]

    async def live_of(self, user: int) -> list[Table]:
        return [t for t in self._tables.values() if t.live and t.seat_of(user) is not None]

    async def moves(self, table_id: int, after: int = -1) -> list[LoggedMove]:
        return [move for move in self._moves[table_id] if move.ply > after]

    async def owing(self) -> list[int]:
        return [t.id for t in self._tables.values() if t.owes_post]

    async def mark_posted(self, table_id: int, ply: int, message: int | None) -> int | None:
        table = self._tables[table_id]
        if ply >= table.posted:
            self._tables[table_id] = replace(table, posted=ply, post=message)
        return self._tables[table_id].post

    async def all_ids(self) -> list[int]:
        return list(self._tables)

    async def settings(self, guild: int) -> GuildSettings:
        return self._settings.get(guild, GuildSettings())

    async def save_settings(self, guild: int, settings: GuildSettings) -> None:
        self._settings[guild] = settings
