"""A store that forgets everything at the end of a test."""

from collections.abc import Iterable, Sequence
from itertools import count

from msgspec.structs import replace

from engine.table import ChannelTaken, GuildSettings, LoggedMove, Stale, Table
from engine.timer import Timer, TimerKind


class MemoryStore:
    def __init__(self) -> None:
        self._tables: dict[int, Table] = {}
        self._moves: dict[int, list[LoggedMove]] = {}
        self._settings: dict[int, GuildSettings] = {}
        self._timers: dict[int, Timer] = {}
        self._numbers = count(1)

    async def add(self, table: Table) -> Table:
        if await self.live_in(table.channel):
            raise ChannelTaken
        kept = replace(table, id=len(self._tables) + 1, version=1)
        self._tables[kept.id] = kept
        self._moves[kept.id] = []
        return kept

    async def save(
        self,
        table: Table,
        moves: Sequence[LoggedMove] = (),
        timers: Sequence[Timer] | None = None,
        *,
        cut: int | None = None,
    ) -> Table:
        before = self._tables[table.id]
        if before.version != table.version:
            raise Stale
        kept = replace(table, version=table.version + 1, posted=before.posted, post=before.post)
        self._tables[table.id] = kept
        if cut is not None:
            self._moves[table.id] = [one for one in self._moves[table.id] if one.ply <= cut]
        self._moves[table.id] += moves
        if timers is not None:
            self._timers = {
                number: one
                for number, one in self._timers.items()
                if one.table != table.id or one.taken
            }
            self._add_timers(replace(one, table=table.id) for one in timers)
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

    async def mark_posted(self, table_id: int, mark: int, message: int | None) -> int | None:
        table = self._tables[table_id]
        if mark >= table.posted:
            self._tables[table_id] = replace(table, posted=mark, post=message)
        return self._tables[table_id].post

    async def all_ids(self) -> list[int]:
        return list(self._tables)

    async def settings(self, guild: int) -> GuildSettings:
        return self._settings.get(guild, GuildSettings())

    async def save_settings(self, guild: int, settings: GuildSettings) -> None:
        self._settings[guild] = settings

    @property
    def timers(self) -> list[Timer]:
        """All there are, by when they fall due."""
        return sorted(self._timers.values(), key=lambda one: (one.at, one.id))

    def _add_timers(self, new: Iterable[Timer]) -> None:
        for one in new:
            number = next(self._numbers)
            self._timers[number] = replace(one, id=number, taken=0)

    async def due_timers(self, now: int, most: int) -> list[Timer]:
        return [one for one in self.timers if not one.taken and one.at <= now][:most]

    async def next_timer(self) -> int | None:
        return next((one.at for one in self.timers if not one.taken), None)

    async def take_timer(self, timer_id: int, now: int, left: int = 0) -> bool:
        timer = self._timers.get(timer_id)
        if timer is None or timer.taken != left or timer.at > now:
            return False
        self._timers[timer_id] = replace(timer, taken=now)
        return True

    async def done_timer(self, timer_id: int, then: Sequence[Timer] = ()) -> None:
        self._timers.pop(timer_id, None)
        self._add_timers(then)

    async def left_timers(self) -> list[Timer]:
        return [one for one in self.timers if one.taken]

    async def set_timers(self, user: int, kind: TimerKind, new: Sequence[Timer]) -> None:
        self._timers = {
            number: one
            for number, one in self._timers.items()
            if (one.user, one.kind) != (user, kind) or one.taken
        }
        self._add_timers(new)

    async def timed_tables(self) -> list[int]:
        return sorted({one.table for one in self.timers if one.table is not None})
