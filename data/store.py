"""The store: tables, moves and settings in SQLite or PostgreSQL."""

import logging
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Self, TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from data import absences, errands, people, timers
from data import posts as old_posts
from data import servers as guilds
from data import tables as transactions
from data.connection import Link, open_link
from data.group_commit import Writer
from data.migrate import migrate
from data.problems import CANNOT_CONNECT, StoreUnavailable, unavailable
from engine.clock.clock import Span
from engine.clock.timers import Timer
from engine.core import Move
from engine.host.figures import GuildStats, Idle
from engine.host.once import Errand, Refusal
from engine.host.store import Kept, Noted, OldPost
from engine.people.settings import Absence, PersonSettings
from engine.table.model import GuildSettings, Language, LoggedMove, Table

T = TypeVar("T")

log = logging.getLogger(__name__)


def read_url(text: str) -> URL:
    """Raises `StoreUnavailable` for what is not a database's address."""
    try:
        return make_url(text)
    except ArgumentError:
        raise StoreUnavailable(
            "The database's address is not understood; write it like sqlite:///hedgepost.db."
        ) from None


class SqlStore:
    """An `engine.table.model.Store`. Made by `open`; keeps nothing in memory but two connections.

    Any method raises `StoreUnavailable` when the database fails, and nothing has changed then,
    but for `CommitUnknown`, when nobody can say;
    reading raises `Damaged` for a row that makes no sense, writing `ValueError` for text with a
    NUL character, for a number beyond 64 bits and for a ply that is logged already.
    """

    def __init__(self, url: URL, reader: Link, writer: Writer) -> None:
        self._url = url
        self._reader = reader
        self._writer = writer
        self._closed = False

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncGenerator[Self, None]:
        """Connect, bring the schema up to date, and close again at the end.

        Raises `StoreUnavailable`, and of that `NewerDatabase`, with a sentence for the operator.
        """
        where = read_url(url)
        async with AsyncExitStack() as at_the_end:
            writing = await _connected(where, writes=True)
            at_the_end.push_async_callback(writing.close)
            try:
                await migrate(writing, where)
            except (SQLAlchemyError, OSError) as error:
                raise unavailable(where, error) from error
            reading = await _connected(where, writes=False)
            at_the_end.push_async_callback(reading.close)
            store = cls(where, reading, Writer(writing))
            at_the_end.push_async_callback(store._finish)
            yield store

    async def _finish(self) -> None:
        """Take nothing more on, and write what is in hand."""
        self._closed = True
        await self._writer.close()

    @property
    def is_writing(self) -> bool:
        """Whether something is asked for that is not written yet."""
        return self._writer.is_busy

    async def add(
        self, table: Table, most: int | None = None, *, errand: Errand | None = None
    ) -> Table:
        return await self._write(partial(transactions.add, table=table, most=most, errand=errand))

    async def refuse(self, errand: Errand, refusal: Refusal) -> None:
        await self._write(partial(errands.refuse, errand=errand, refusal=refusal))

    async def claim(self, errand: Errand) -> None:
        await self._write(partial(errands.claim, errand=errand))

    async def forget_errands(self, before: int) -> None:
        await self._write(partial(errands.forget, before=before), brief=False)

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
        work = partial(
            transactions.save,
            table=table,
            log=tuple(moves),
            new_timers=timers,
            cut=cut,
            errand=errand,
            rest=rest,
        )
        return await self._write(work)

    async def table(self, table_id: int) -> Table | None:
        return await self._read(partial(transactions.table, table_id=table_id))

    async def live_in(self, channel: int) -> Table | None:
        return await self._read(partial(transactions.live_in, channel=channel))

    async def last_in(self, channel: int) -> Table | None:
        return await self._read(partial(transactions.last_in, channel=channel))

    async def played_in(self, channel: int) -> list[Table]:
        return await self._read(partial(transactions.played_in, channel=channel))

    async def live_of(self, user: int) -> list[Table]:
        return await self._read(partial(transactions.live_of, user=user))

    async def moves(self, table_id: int, after: int = -1) -> list[LoggedMove]:
        return await self._read(partial(transactions.moves_of, table_id=table_id, after=after))

    async def owing(self) -> list[int]:
        return await self._read(transactions.owing)

    async def mark_posted(
        self, table_id: int, mark: int, message: int | None, *, behind: bool = False
    ) -> Noted:
        return await self._write(
            partial(
                transactions.mark_posted,
                table_id=table_id,
                mark=mark,
                message=message,
                behind=behind,
            )
        )

    async def note_offer(self, table_id: int, mark: int, message: int) -> None:
        await self._write(
            partial(transactions.note_offer, table_id=table_id, mark=mark, message=message)
        )

    async def old_posts(self) -> list[OldPost]:
        return await self._read(old_posts.served)

    async def tidied(self, messages: Sequence[int]) -> None:
        await self._write(partial(old_posts.tidied, messages=tuple(messages)))

    async def forget_answer(self, table_id: int) -> None:
        await self._write(partial(transactions.forget_answer, table_id=table_id))

    async def all_ids(self) -> list[int]:
        return await self._read(transactions.all_ids)

    async def owned(self, guild: int, owner: int) -> list[int]:
        return await self._read(partial(guilds.owned, guild=guild, owner=owner))

    async def stats(self, guild: int, since: int) -> GuildStats:
        return await self._read(partial(guilds.stats, guild=guild, since=since))

    async def idle(self, guild: int, before: int) -> list[Idle]:
        return await self._read(partial(guilds.idle, guild=guild, before=before))

    async def absences(self, user: int, guild: int | None = None) -> list[Absence]:
        return await self._read(partial(absences.absences_of, user=user, guild=guild))

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
        await self._write(
            partial(
                absences.set_absences,
                guild=guild,
                user=user,
                known=tuple(known),
                spans=tuple(spans),
                new=tuple(timers),
                errand=errand,
            )
        )

    async def settings(self, guild: int) -> GuildSettings:
        return await self._read(partial(transactions.settings, guild=guild))

    async def save_settings(
        self, guild: int, settings: GuildSettings, *, errand: Errand | None = None
    ) -> None:
        await self._write(
            partial(transactions.save_settings, guild=guild, chosen=settings, errand=errand)
        )

    async def person(self, user: int) -> PersonSettings:
        return await self._read(partial(people.person, user=user))

    async def save_person(
        self,
        user: int,
        settings: PersonSettings,
        digests: Sequence[Timer],
        *,
        errand: Errand | None = None,
    ) -> None:
        await self._write(
            partial(
                people.save_person,
                user=user,
                chosen=settings,
                digests=tuple(digests),
                errand=errand,
            )
        )

    async def kept_about(self, user: int) -> Kept:
        return await self._read(partial(people.kept_about, user=user))

    async def forget_person(
        self,
        user: int,
        alias: int,
        names: Mapping[Language, str],
        *,
        errand: Errand | None = None,
    ) -> list[Table]:
        work = partial(people.forget_person, user=user, alias=alias, names=names, errand=errand)
        return await self._write(work, brief=False)

    async def due_timers(self, now: int, most: int) -> list[Timer]:
        due: list[Timer] = []
        while not due:
            found = await self._read(partial(timers.due, now=now, most=most))
            due = await self._sound(found)
            if not found.damaged:
                break
        return due

    async def next_timer(self) -> int | None:
        while True:
            found = await self._read(timers.next_due)
            for timer in await self._sound(found):
                return timer.at
            if not found.damaged:
                return None

    async def take_timer(self, timer_id: int, now: int, left: int = 0) -> Timer | None:
        work = partial(timers.take, timer_id=timer_id, now=now, left=left)
        taken = await self._sound(await self._write(work))
        return taken[0] if taken else None

    async def done_timer(self, timer_id: int, then: Sequence[Timer] = ()) -> None:
        await self._write(partial(timers.done, timer_id=timer_id, then=tuple(then)))

    async def left_timers(self) -> list[Timer]:
        return await self._sound(await self._read(timers.left))

    async def _sound(self, found: timers.Found) -> list[Timer]:
        """The timers that can be read. The others are set aside, so that they are in nobody's way;
        whichever process does it says so."""
        for timer_id, damage in found.damaged.items():
            if await self._write(partial(timers.set_aside, timer_id=timer_id)):
                log.error("%s It is set aside: nobody acts on it any more.", damage)
        return found.timers

    async def timed_tables(self) -> list[int]:
        return await self._read(timers.tables)

    async def put_off(self, later: Sequence[Timer]) -> None:
        await self._write(partial(timers.put_off, later=tuple(later)), brief=False)

    async def beat(self, process: str, now: int) -> None:
        await self._write(partial(timers.beat, process=process, now=now))

    async def stop_beat(self, process: str, now: int) -> None:
        await self._write(partial(timers.stop_beat, process=process, now=now))

    async def last_beat(self) -> int | None:
        return await self._read(timers.last_beat)

    async def ping(self) -> None:
        """Come back when the database has answered. Whatever it answers, it is there."""
        await self._read(transactions.ping)

    async def others_beat(self, process: str, since: int) -> bool:
        return await self._read(partial(timers.others_beat, process=process, since=since))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        self._check_open()
        try:
            return await self._reader.transact(work, brief=False)
        except (SQLAlchemyError, OSError) as error:
            raise unavailable(self._url, error) from error

    async def _write(self, work: Callable[[Connection], T], *, brief: bool = True) -> T:
        self._check_open()
        try:
            return await self._writer.write(work, brief=brief)
        except (SQLAlchemyError, OSError) as error:
            raise unavailable(self._url, error) from error

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("The database is closed: the bot is stopping.")


async def _connected(url: URL, *, writes: bool) -> Link:
    try:
        return await open_link(url, writes=writes)
    except CANNOT_CONNECT as error:
        raise unavailable(url, error) from error
