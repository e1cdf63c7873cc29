"""Tables read, changed and saved: who is told, what newcomers bring, and when it is given up."""

from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from data.store import SqlStore
from engine.clock.clock import DAY, Clock
from engine.core import Refused
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.host.store import Stale
from engine.host.tables import MOST_RECENT, TRIES, Saved
from engine.table.drafts import decision_of
from engine.table.model import LoggedMove, Table
from engine.table.turns import waiting_on

ANN, BOB, CLEO = 1, 2, 3
NOW = int(datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp())


@pytest.fixture
def host(store: SqlStore) -> Host:
    return Host(store, lambda: NOW)


async def started(host: Host, channel: int = 5) -> Table:
    table = await host.lobbies.open(Opening(50, channel, ANN, "Ann", "hedgehogs", clock=Clock(DAY)))
    await host.lobbies.join(table.id, BOB, "Bob")
    return await host.lobbies.start(table.id, ANN)


async def test_whoever_listens_is_told_of_every_change_and_of_new_timers(host: Host):
    told: list[Saved] = []
    host.tables.listeners.append(told.append)

    opened = await host.lobbies.open(Opening(50, 5, ANN, "Ann", "hedgehogs", clock=Clock(DAY)))
    joined = await host.lobbies.join(opened.id, BOB, "Bob")
    begun = await host.lobbies.start(opened.id, ANN)

    changes = [one.change for one in told if one.change is not None]
    assert [one.before for one in told] == [None, opened, joined]
    assert [change.table for change in changes] == [opened, joined, begun]
    assert [len(change.moves) for change in changes] == [0, 0, 1]
    # Only the start asks somebody.
    assert [[timer.kind for timer in one.timers] for one in told] == [[], [], ["half"]]


async def test_who_sits_down_brings_their_absences(host: Host, store: SqlStore):
    day = datetime(2026, 11, 20, tzinfo=UTC).date()
    for user in (BOB, CLEO):
        await host.absences.announce(50, user, day, day)
    (span,) = [one.span for one in await store.absences.of(BOB, 50)]
    table = await started(host)
    assert [player.away for player in table.players] == [(), (span,)]
    table = await host.seats.reseat(table.id, 0, CLEO, "Cleo")
    assert [player.away for player in table.players] == [(span,), (span,)]
    # On another server they are not away.
    other = await host.lobbies.open(Opening(60, 6, CLEO, "Cleo", "hedgehogs"))
    assert other.players[0].away == ()


async def test_only_the_running_game_of_a_channel_is_remembered(host: Host):
    one, two = await started(host, 5), await started(host, 6)
    assert host.tables.remembered_in(5) == one
    assert host.tables.remembered_in(6) == two
    assert host.tables.remembered_in(7) is None
    await host.servers.end(one.id)
    assert host.tables.remembered_in(5) is None


async def test_so_many_tables_are_remembered_the_oldest_go_first(host: Host):
    kept = await started(host, 1)
    for number in range(MOST_RECENT):
        other = replace(kept, id=1000 + number, channel=1000 + number)
        host.tables._recent.put(other.id, other)
    assert host.tables.remembered_in(1) is None
    assert host.tables.remembered_in(1000) is not None
    assert len(host.tables._recent) == MOST_RECENT


@pytest.mark.parametrize(("times", "done"), [(TRIES - 1, True), (TRIES, False)])
async def test_a_change_is_tried_again_and_given_up_in_the_end(
    host: Host, store: SqlStore, monkeypatch: pytest.MonkeyPatch, times: int, done: bool
):
    table = await started(host)
    save, left = store.tables.save, [Stale] * times

    async def contended(*saved: Any, **more: Any) -> Table:
        """Another process saves first, so many times."""
        if left:
            raise left.pop()
        return await save(*saved, **more)

    monkeypatch.setattr(store.tables, "save", contended)
    if done:
        assert (await host.lobbies.set_quiet(table.id, ANN, True)).quiet
        return
    with pytest.raises(Refused) as info:
        await host.lobbies.set_quiet(table.id, ANN, True)
    assert info.value.code == "busy"
    assert not (await host.table(table.id)).quiet


async def test_who_decides_is_settled_with_and_the_set_up_decides_for_nobody(host: Host):
    table = await started(host)
    (seat,) = waiting_on(table)
    user = table.players[seat].user
    log: list[LoggedMove] = list(await host.ledger.moves(table.id))
    assert [move.seat for move in log] == [None]
    while table.ply == 0:
        table = await host.turns.type_moves(
            table.id, user, [decision_of(table, user).choices.moves[0]]
        )
    assert [one.asked for one in table.players] == [0 if at == seat else NOW for at in (0, 1)]
