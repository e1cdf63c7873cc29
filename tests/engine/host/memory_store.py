"""A store that forgets everything at the end of a test."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import count, pairwise

from msgspec.structs import replace

from engine.clock.clock import Span
from engine.clock.timers import Timer
from engine.core import Move
from engine.host.figures import GuildStats, Idle
from engine.host.forgetting import concerns, forgotten, must_keep
from engine.host.once import AS_A_WHOLE, Errand, Refusal, Settled, Settlement
from engine.host.store import ChannelTaken, Kept, Noted, OldPost, Stale, TooManyTables
from engine.people.settings import Absence, PersonSettings
from engine.table.model import GuildSettings, Language, LoggedMove, Table


class MemoryStore:
    def __init__(self) -> None:
        self._tables: dict[int, Table] = {}
        self._moves: dict[int, list[LoggedMove]] = {}
        self._settings: dict[int, GuildSettings] = {}
        self._absences: list[Absence] = []
        self._people: dict[int, PersonSettings] = {}
        self._timers: dict[int, Timer] = {}
        self._numbers = count(1)
        self._beats: dict[str, int] = {}
        self._errands: dict[int, dict[str, Settlement]] = {}
        self._old_posts: list[OldPost] = []
        self._offers: list[tuple[int, int, int]] = []

    def _settle(self, errand: Errand | None, settlement: Settlement) -> None:
        if errand is None:
            return
        settled = self._errands.setdefault(errand.interaction, {})
        for what in (errand.what, AS_A_WHOLE):
            if what in settled:
                raise Settled(what, settled[what])
        if errand.first and settled:
            raise Settled(*next(iter(settled.items())))
        settled[errand.what] = settlement

    async def refuse(self, errand: Errand, refusal: Refusal) -> None:
        self._settle(errand, Settlement(refused=refusal))

    async def claim(self, errand: Errand) -> None:
        self._settle(errand, Settlement())

    async def forget_errands(self, before: int) -> None:
        self._errands = {key: one for key, one in self._errands.items() if key >= before}

    async def add(
        self, table: Table, most: int | None = None, *, errand: Errand | None = None
    ) -> Table:
        self._settle(errand, Settlement(table=len(self._tables) + 1))
        try:
            return await self._add(table, most)
        except (TooManyTables, ChannelTaken):
            self._unsettle(errand)
            raise

    def _unsettle(self, errand: Errand | None) -> None:
        if errand is not None:
            del self._errands[errand.interaction][errand.what]

    async def _add(self, table: Table, most: int | None) -> Table:
        there = await self.owned(table.guild, table.owner)
        if most is not None and len(there) >= most:
            raise TooManyTables(there)
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
        errand: Errand | None = None,
        rest: Sequence[Move] = (),
    ) -> Table:
        self._settle(errand, Settlement(table=table.id, rest=tuple(rest)))
        before = self._tables[table.id]
        if before.version != table.version:
            self._unsettle(errand)
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
                if one.table != table.id or one.user is not None or one.taken
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

    async def mark_posted(
        self, table_id: int, mark: int, message: int | None, *, behind: bool = False
    ) -> Noted:
        table = self._tables[table_id]
        if mark >= table.posted:
            answer = "" if table.answer.startswith(f"{mark} ") else table.answer
            self._tables[table_id] = replace(table, posted=mark, post=message, answer=answer)
            if table.post not in (None, message):
                lobby = table.posted < 0
                old = OldPost(table_id, table.channel, table.post, lobby, behind)
                self._old_posts.append(old)
        return Noted(self._tables[table_id].post, table.post)

    async def note_offer(self, table_id: int, mark: int, message: int) -> None:
        self._offers.append((table_id, mark, message))

    async def old_posts(self) -> list[OldPost]:
        offers = [
            OldPost(number, self._tables[number].channel, message, lobby=False)
            for number, mark, message in self._offers
            if self._tables[number].posted > mark
        ]
        return [*self._old_posts, *offers]

    async def tidied(self, messages: Sequence[int]) -> None:
        self._old_posts = [one for one in self._old_posts if one.message not in messages]
        self._offers = [one for one in self._offers if one[2] not in messages]

    async def forget_answer(self, table_id: int) -> None:
        self._tables[table_id] = replace(self._tables[table_id], answer="")

    async def all_ids(self) -> list[int]:
        return list(self._tables)

    async def owned(self, guild: int, owner: int) -> list[int]:
        return [t.channel for t in self._live(guild) if t.owner == owner]

    async def stats(self, guild: int, since: int) -> GuildStats:
        here = [t for t in self._tables.values() if t.guild == guild]
        waiting = sorted(
            (self._moves[t.id][-1].at, t.channel)
            for t in self._live(guild)
            if t.status == "running"
        )
        recent = [
            (table.at - before.at)
            for t in here
            for before, table in pairwise(self._moves[t.id])
            if table.at >= since
        ]
        return GuildStats(
            tables=Counter(t.status for t in here),
            games=Counter(t.game for t in here if t.status not in ("lobby", "closed")),
            moves=len(recent),
            pace=sum(recent) // len(recent) if recent else None,
            waiting=(waiting[0][1], waiting[0][0]) if waiting else None,
        )

    async def idle(self, guild: int, before: int) -> list[Idle]:
        found = [
            Idle(
                table=t.id,
                version=t.version,
                channel=t.channel,
                game=t.game,
                status=t.status,
                last=max([t.opened, *(m.at for m in self._moves[t.id] if m.hand == "person")]),
            )
            for t in self._live(guild)
        ]
        return sorted((one for one in found if one.last < before), key=lambda one: one.last)

    def _live(self, guild: int) -> list[Table]:
        return [t for t in self._tables.values() if t.guild == guild and t.live]

    async def absences(self, user: int, guild: int | None = None) -> list[Absence]:
        return [one for one in self._absences if one.user == user and guild in (None, one.guild)]

    async def set_absences(
        self,
        guild: int,
        user: int,
        *,
        known: Sequence[Absence],
        spans: Sequence[Span],
        timers: Sequence[Timer],
        errand: Errand | None = None,
    ) -> None:
        self._settle(errand, Settlement())
        if await self.absences(user, guild) != list(known):
            self._unsettle(errand)
            raise Stale
        others = [one for one in self._absences if one not in known]
        ids = {one.span: one.id for one in known}
        self._absences = others + [
            Absence(id=ids.get(span, hash((guild, user, span))), guild=guild, user=user, span=span)
            for span in spans
        ]
        self._timers = {
            number: one
            for number, one in self._timers.items()
            if (one.user, one.kind, one.guild) != (user, "away", guild) or one.taken
        }
        self._add_timers(timers)

    async def settings(self, guild: int) -> GuildSettings:
        return self._settings.get(guild, GuildSettings())

    async def save_settings(
        self, guild: int, settings: GuildSettings, *, errand: Errand | None = None
    ) -> None:
        self._settle(errand, Settlement())
        self._settings[guild] = settings

    async def person(self, user: int) -> PersonSettings:
        return self._people.get(user, PersonSettings())

    async def save_person(
        self,
        user: int,
        settings: PersonSettings,
        digests: Sequence[Timer],
        *,
        errand: Errand | None = None,
    ) -> None:
        self._settle(errand, Settlement())
        self._people[user] = settings
        self._timers = {
            number: one
            for number, one in self._timers.items()
            if (one.user, one.kind) != (user, "digest") or one.taken
        }
        self._add_timers(digests)

    async def kept_about(self, user: int) -> Kept:
        tables = tuple(table for table in self._tables.values() if concerns(table, user))
        return Kept(
            settings=await self.person(user),
            absences=tuple(await self.absences(user)),
            timers=tuple(timer for timer in self.timers if self._is_of(timer, user)),
            tables=tables,
            moves={
                table.id: tuple(move for move in self._moves[table.id] if move.user == user)
                for table in tables
            },
        )

    def _is_of(self, timer: Timer, user: int) -> bool:
        if timer.table is None or timer.seat is None:
            return timer.user == user
        return self._tables[timer.table].players[timer.seat].user == user

    async def forget_person(
        self,
        user: int,
        alias: int,
        names: Mapping[Language, str],
        *,
        errand: Errand | None = None,
    ) -> list[Table]:
        self._settle(errand, Settlement())
        self._people.pop(user, None)
        self._absences = [one for one in self._absences if one.user != user]
        self._timers = {key: one for key, one in self._timers.items() if one.user != user}
        found = [table for table in self._tables.values() if concerns(table, user)]
        for table in found:
            if not must_keep(table, user):
                await self.save(forgotten(table, user, alias, names[table.language]))
                self._moves[table.id] = [
                    replace(move, user=alias) if move.user == user else move
                    for move in self._moves[table.id]
                ]
        return [table for table in found if must_keep(table, user)]

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

    async def take_timer(self, timer_id: int, now: int, left: int = 0) -> Timer | None:
        timer = self._timers.get(timer_id)
        if timer is None or timer.taken != left or timer.at > now:
            return None
        self._timers[timer_id] = replace(timer, taken=now)
        return self._timers[timer_id]

    async def done_timer(self, timer_id: int, then: Sequence[Timer] = ()) -> None:
        self._timers.pop(timer_id, None)
        waiting = [(one.table, one.seat, one.since) for one in self.timers if not one.taken]
        self._add_timers(
            one
            for one in then
            if one.table is None or one.user or (one.table, one.seat, one.since) not in waiting
        )

    async def left_timers(self) -> list[Timer]:
        return [one for one in self.timers if one.taken]

    async def timed_tables(self) -> list[int]:
        return sorted({one.table for one in self.timers if one.table is not None})

    async def put_off(self, later: Sequence[Timer]) -> None:
        for new in later:
            for number, one in self._timers.items():
                if replace(one, id=0, at=0) == replace(new, id=0, at=0, taken=0):
                    self._timers[number] = replace(one, at=new.at)

    async def beat(self, process: str, now: int) -> None:
        self._beats[process] = now

    async def stop_beat(self, process: str, now: int) -> None:
        self._beats.pop(process, None)
        self._beats["stopped"] = now

    async def last_beat(self) -> int | None:
        return max(self._beats.values(), default=None)

    async def others_beat(self, process: str, since: int) -> bool:
        others = self._beats.keys() - {process, "stopped"}
        return any(self._beats[one] >= since for one in others)
