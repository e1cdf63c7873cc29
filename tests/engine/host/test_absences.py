"""Absences announced and cancelled: what is kept of them, and what a member's tables know."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Any

import pytest

from data.store import SqlStore
from engine.clock.clock import DAY, HOUR, Clock, Span
from engine.clock.timers import Timer
from engine.core import Refused
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.host.store import Stale
from engine.table.model import GuildSettings, Table
from engine.table.turns import waiting_on
from tests.stores import timers_in

ANN, BOB = 1, 2
HERE, ELSEWHERE = 50, 60
TODAY = datetime(2026, 11, 16, tzinfo=UTC)


class Time:
    """Noon of the 16th of November until somebody says otherwise."""

    now = int(TODAY.timestamp()) + 12 * HOUR

    def __call__(self) -> int:
        return self.now


def day(number: int) -> date:
    return date(2026, 11, number)


def midnight(number: int) -> int:
    """When a day of November begins."""
    return int(TODAY.timestamp()) + (number - 16) * DAY


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def host(store: SqlStore, time: Time) -> Host:
    return Host(store, time)


async def table_of_both(
    host: Host, guild: int = HERE, channel: int = 5, most_away: int | None = None
) -> Table:
    clock = Clock(limit=48 * HOUR, most_away=most_away)
    table = await host.lobbies.open(Opening(guild, channel, ANN, "Ann", "hedgehogs", clock=clock))
    await host.lobbies.join(table.id, BOB, "Bob")
    return await host.lobbies.start(table.id, ANN)


async def refused(awaited: object) -> str:
    with pytest.raises(Refused) as info:
        await awaited  # type: ignore[misc]
    return info.value.code


async def known(store: SqlStore, user: int = ANN, guild: int = HERE) -> list[Span]:
    return [one.span for one in await store.absences.of(user, guild)]


async def away_timers(store: SqlStore) -> list[tuple[int, int]]:
    return [(one.at, one.since) for one in await timers_in(store) if one.kind == "away"]


FIRST = Span(midnight(18), midnight(20))
SECOND = Span(midnight(25), midnight(27))


async def two_planned(host: Host) -> dict[Span, int]:
    """Two absences, and the number of each."""
    await host.absences.announce(HERE, ANN, day(18), day(19))
    await host.absences.announce(HERE, ANN, day(25), day(26))
    return {one.span: one.id for one in await host.absences.of(ANN, HERE)}


async def test_an_absence_is_kept_and_known_where_its_member_plays(
    host: Host, store: SqlStore, time: Time
):
    here = await table_of_both(host)
    elsewhere = await table_of_both(host, ELSEWHERE, 6)
    lobby = await host.lobbies.open(Opening(HERE, 7, ANN, "Ann", "hedgehogs"))
    told: list[Sequence[Timer]] = []
    host.tables.listeners.append(lambda saved: told.append(saved.timers))

    span, tables = await host.absences.announce(HERE, ANN, day(18), day(19))

    assert (span, await known(store)) == (FIRST, [FIRST])
    assert [table.id for table in tables] == [here.id, lobby.id]
    assert [table.players[0].away for table in tables] == [(FIRST,), (FIRST,)]
    assert [table.players[1].away for table in tables[:1]] == [()]
    assert (await host.table(elsewhere.id)).players[0].away == ()
    # One check soon, and one when it begins; whoever waits for timers is told of them.
    timers = [(time.now + 60, 1), (FIRST.start, 0)]
    assert await away_timers(store) == timers
    assert [(one.at, one.since) for one in told[0]] == timers


async def test_another_absence_is_another_and_what_touches_is_one(host: Host, store: SqlStore):
    await host.absences.announce(HERE, ANN, day(18), day(19))
    span, _ = await host.absences.announce(HERE, ANN, day(25), day(26))
    assert span == SECOND
    assert await known(store) == [FIRST, SECOND]

    span, _ = await host.absences.announce(HERE, ANN, day(20), day(20))
    assert span == Span(midnight(18), midnight(21))
    assert await known(store) == [span, SECOND]


@pytest.mark.parametrize(("gone", "stays"), [(FIRST, SECOND), (SECOND, FIRST)])
async def test_cancelling_one_absence_leaves_the_other(
    host: Host, store: SqlStore, gone: Span, stays: Span
):
    table = await table_of_both(host)
    ids = await two_planned(host)

    span, tables = await host.absences.cancel(HERE, ANN, ids[gone])

    assert span == gone
    assert await known(store) == [stays]
    assert [one.players[0].away for one in tables] == [(stays,)]
    assert (await host.table(table.id)).players[0].away == (stays,)
    assert [at for at, since in await away_timers(store) if not since] == [stays.start]
    # The other can still be cancelled, the same one not once more.
    assert await refused(host.absences.cancel(HERE, ANN, ids[gone])) == "away-over"
    assert await known(store) == [stays]
    await host.absences.cancel(HERE, ANN, ids[stays])
    assert await known(store) == []


async def test_what_is_over_of_an_absence_stays_when_it_is_cancelled(
    host: Host, store: SqlStore, time: Time
):
    table = await table_of_both(host)
    ids = await two_planned(host)
    time.now = midnight(19)

    span, _ = await host.absences.cancel(HERE, ANN, ids[FIRST])

    past = Span(FIRST.start, time.now)
    assert span == FIRST
    assert await known(store) == [past, SECOND]
    assert (await host.table(table.id)).players[0].away == (past, SECOND)


async def test_an_absence_of_nobody_or_of_somebody_else_cannot_be_cancelled(
    host: Host, store: SqlStore
):
    ids = await two_planned(host)
    assert await refused(host.absences.cancel(HERE, BOB, ids[FIRST])) == "away-over"
    assert await refused(host.absences.cancel(ELSEWHERE, ANN, ids[FIRST])) == "away-over"
    assert await refused(host.absences.cancel(HERE, ANN, 12345)) == "away-over"
    assert await known(store) == [FIRST, SECOND]


async def test_days_of_the_zone_and_of_the_servers_allowance(host: Host, store: SqlStore):
    await store.servers.save(HERE, GuildSettings(allowance=3))
    assert await refused(host.absences.announce(HERE, ANN, day(18), day(21))) == "away-allowance"
    await host.absences.announce(HERE, ANN, day(18), day(20))
    assert await refused(host.absences.announce(HERE, ANN, day(25), day(25))) == "away-allowance"
    assert await known(store) == [Span(midnight(18), midnight(21))]


async def test_a_game_that_has_ended_meanwhile_is_left_alone(host: Host, store: SqlStore):
    over = await table_of_both(host)
    await host.servers.end(over.id)
    other = await table_of_both(host, channel=6)

    _, tables = await host.absences.announce(HERE, ANN, day(18), day(19))

    assert [table.id for table in tables] == [other.id]
    assert (await host.table(over.id)).players[0].away == ()


async def test_to_be_told_twice_changes_nothing(host: Host):
    await table_of_both(host)
    _, (first,) = await host.absences.announce(HERE, ANN, day(18), day(19))
    (again,) = await host.absences.note(HERE, ANN)
    assert again.version == first.version


def be_quicker(store: SqlStore, times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let another process be quicker, so many times."""
    replace, left = store.absences.replace, [*range(times)]

    async def late(guild: int, user: int, **known: Any) -> None:
        if left:
            others = Span(midnight(28), midnight(29) + left.pop())
            there = await store.absences.of(user, guild)
            await replace(guild, user, known=there, spans=[others], timers=[])
            raise Stale
        await replace(guild, user, **known)

    monkeypatch.setattr(store.absences, "replace", late)


async def test_what_another_process_announced_meanwhile_is_kept(
    host: Host, store: SqlStore, monkeypatch: pytest.MonkeyPatch
):
    be_quicker(store, 1, monkeypatch)
    span, _ = await host.absences.announce(HERE, ANN, day(18), day(19))
    assert span == FIRST
    assert await known(store) == [FIRST, Span(midnight(28), midnight(29))]


async def test_after_many_tries_it_is_refused_and_nothing_is_announced(
    host: Host, store: SqlStore, monkeypatch: pytest.MonkeyPatch
):
    be_quicker(store, 99, monkeypatch)
    assert await refused(host.absences.announce(HERE, ANN, day(18), day(19))) == "busy"
    assert FIRST not in await known(store)


# What it does to a clock


def deadline(table: Table) -> int:
    (seat,) = waiting_on(table)
    return table.players[seat].deadline


@pytest.mark.parametrize(
    ("most_away", "last", "stopped"),
    [
        (None, 19, 2 * DAY),
        (3 * DAY, 19, 2 * DAY),  # below what stops the clock here: all of it
        (2 * DAY, 19, 2 * DAY),
        (2 * DAY, 20, 2 * DAY),  # and above it: so much
        (DAY, 18, DAY),
        (0, 19, 0),
    ],
)
async def test_how_much_of_an_absence_stops_a_clock(
    host: Host, time: Time, most_away: int | None, last: int, stopped: int
):
    table = await table_of_both(host, most_away=most_away)
    (seat,) = waiting_on(table)
    user = table.players[seat].user
    before = deadline(table)
    assert before == time.now + 48 * HOUR

    _, (after,) = await host.absences.announce(HERE, user, day(18), day(last))
    # Half a day of the first one lies behind the end of the time anyway.
    assert deadline(after) == before + stopped


async def test_a_second_absence_gets_what_the_first_has_left(host: Host):
    """Of three days two are taken by the first one."""
    table = await table_of_both(host, most_away=3 * DAY)
    (seat,) = waiting_on(table)
    user = table.players[seat].user
    before = deadline(table)
    await host.absences.announce(HERE, user, day(17), day(18))
    _, (after,) = await host.absences.announce(HERE, user, day(20), day(21))
    assert deadline(after) == before + 3 * DAY
    ids = {one.span: one.id for one in await host.absences.of(user, HERE)}
    _, (less,) = await host.absences.cancel(HERE, user, ids[Span(midnight(17), midnight(19))])
    assert deadline(less) == before
