"""Errands: what an interaction asks for is settled once, by whoever comes first."""

import asyncio

import pytest

from data.store import SqlStore
from engine.core import Illegal, Refused
from engine.host.once import AS_A_WHOLE, Errand, Refusal, Settled, Settlement
from engine.host.store import ChannelTaken, Stale
from engine.table.model import GuildSettings
from tests.data.examples import a_table, played, running

NO = Refusal.of(Refused("not-your-move", "it is the move of Bob", movers=["Bob", "Cy"], until=3))


async def settlement_of(store: SqlStore, errand: Errand) -> tuple[str, Settlement]:
    """What became of an errand."""
    with pytest.raises(Settled) as settled:
        await store.errands.refuse(errand, NO)
    return settled.value.what, settled.value.settlement


async def test_a_move_is_saved_once(store: SqlStore):
    table = await store.tables.add(running())
    moved, log = played(table)
    errand = Errand(7, "type 1")
    saved = await store.tables.save(moved, log, errand=errand, rest=["go c4"])
    with pytest.raises(Settled) as settled:
        await store.tables.save(saved, errand=errand)
    assert settled.value.settlement == Settlement(table=table.id, rest=("go c4",))
    assert await store.tables.table(table.id) == saved


async def test_a_table_is_opened_once(store: SqlStore):
    errand = Errand(7, "open")
    table = await store.tables.add(a_table(), errand=errand)
    with pytest.raises(Settled) as settled:
        await store.tables.add(a_table(), errand=errand)
    assert settled.value.settlement.table == table.id
    assert await store.tables.all_ids() == [table.id]


async def test_what_was_not_saved_can_still_be_done(store: SqlStore):
    table = await store.tables.add(a_table())
    errand = Errand(7, "open")
    with pytest.raises(ChannelTaken):
        await store.tables.add(a_table(), errand=errand)
    old = await store.tables.save(table)
    with pytest.raises(Stale):
        await store.tables.save(table, errand=errand)
    assert (await store.tables.save(old, errand=errand)).version == old.version + 1


async def test_a_refusal_is_told_again_word_for_word(store: SqlStore):
    errand = Errand(7, "type 1", first=True)
    await store.errands.refuse(errand, NO)
    what, settlement = await settlement_of(store, errand)
    assert (what, settlement) == ("type 1", Settlement(refused=NO))
    assert settlement.refused is not None
    again = settlement.refused.again()
    assert (again.code, str(again)) == ("not-your-move", "it is the move of Bob")
    assert again.facts == {"movers": ("Bob", "Cy"), "until": 3}
    assert isinstance(Refusal.of(Illegal("x", "y")).again(), Illegal)


async def test_what_was_refused_is_not_done(store: SqlStore):
    table = await store.tables.add(a_table())
    await store.errands.refuse(Errand(7, "join 1", first=True), NO)
    with pytest.raises(Settled):
        await store.tables.save(table, errand=Errand(7, "join 1"))
    await store.errands.refuse(Errand(8, AS_A_WHOLE, first=True), NO)
    with pytest.raises(Settled):
        await store.tables.save(table, errand=Errand(8, "join 1", first=True))
    assert await store.tables.table(table.id) == table


async def test_an_interaction_has_several_errands(store: SqlStore):
    table = await store.tables.add(a_table())
    for what in ("quiet", "language", "strangers"):
        table = await store.tables.save(table, errand=Errand(7, what))
    assert table.version == 3
    for what in ("strangers", "quiet"):
        with pytest.raises(Settled):
            await store.tables.save(table, errand=Errand(7, what))
    # One that was not done before a crash is done now.
    assert (await store.tables.save(table, errand=Errand(7, "clock"))).version == 4


async def test_whoever_finds_nothing_to_do_any_more_is_told_what_was_done(store: SqlStore):
    table = await store.tables.add(a_table())
    await store.tables.save(table, errand=Errand(7, "take-seat 1", first=True))
    other = Errand(7, "attend 1", first=True)
    assert await settlement_of(store, other) == ("take-seat 1", Settlement(table=table.id))
    # But not if it was done by the same handler, which may well refuse what comes behind.
    await store.errands.refuse(Errand(7, "attend 1"), NO)
    assert (await settlement_of(store, Errand(7, "attend 1")))[1].refused == NO


async def test_a_claim_is_had_by_one(store: SqlStore):
    claims = await asyncio.gather(
        *(store.errands.claim(Errand(7, "thread")) for _ in range(5)), return_exceptions=True
    )
    assert sorted(isinstance(one, Settled) for one in claims) == [False, True, True, True, True]


async def test_settings_people_and_absences_are_saved_once(store: SqlStore):
    errand = Errand(7, "settings")
    await store.servers.save(1, GuildSettings(quiet=True), errand=errand)
    with pytest.raises(Settled):
        await store.servers.save(1, GuildSettings(), errand=errand)
    assert (await store.servers.settings(1)).quiet
    person = await store.people.settings(5)
    await store.people.save(5, person, (), errand=Errand(8, "person"))
    with pytest.raises(Settled):
        await store.people.save(5, person, (), errand=Errand(8, "person"))
    for _ in range(2):
        await store.absences.replace(1, 5, known=(), spans=(), timers=())
    away = Errand(9, "away")
    await store.absences.replace(1, 5, known=(), spans=(), timers=(), errand=away)
    with pytest.raises(Settled):
        await store.absences.replace(1, 5, known=(), spans=(), timers=(), errand=away)
    await store.people.forget(5, -1, {"en": "x", "fr": "x"}, errand=Errand(10, "forget"))
    with pytest.raises(Settled):
        await store.people.forget(5, -1, {"en": "x", "fr": "x"}, errand=Errand(10, "forget"))


async def test_two_processes_settle_an_errand_once(url: str):
    async with SqlStore.open(url) as one, SqlStore.open(url) as other:
        for number in range(1, 21):
            done = await asyncio.gather(
                one.tables.add(a_table(channel=number), errand=Errand(number, "open", first=True)),
                other.tables.add(
                    a_table(channel=number), errand=Errand(number, "open", first=True)
                ),
                other.errands.refuse(Errand(number, AS_A_WHOLE, first=True), NO),
                return_exceptions=True,
            )
            assert sum(isinstance(result, Settled) for result in done) == 2, done
        assert len(await one.tables.all_ids()) <= 20


async def test_old_errands_are_forgotten(store: SqlStore):
    table = await store.tables.add(a_table())
    for number in (7, 8):
        table = await store.tables.save(table, errand=Errand(number, "join"))
    await store.errands.forget(8)
    assert (await store.tables.save(table, errand=Errand(7, "join"))).version == 3
    with pytest.raises(Settled):
        await store.tables.save(table, errand=Errand(8, "join"))
