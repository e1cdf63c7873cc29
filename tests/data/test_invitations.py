"""Invitations in the database."""

import asyncio

import pytest
from msgspec.structs import replace

from data.store import SqlStore
from engine.chance import commitment
from engine.clock.clock import Clock
from engine.clock.timers import Timer
from engine.host.store import ChannelTaken, Stale, TooManyInvitations
from engine.invitations.model import Guest, Invitation, Proposal, Terms
from engine.table.model import Player, Table

SEED = bytes(32)


def sent(owner: int = 2**62, **fields: object) -> Invitation:
    known = Invitation(
        kind="challenge",
        guild=10,
        channel=20,
        owner=owner,
        name="Ann",
        game="hedgehogs",
        terms=Terms("v10", Clock(limit=3600), rated=True),
        seats=2,
        guests=(Guest(5, "Bob"),),
        made=100,
        until=200,
    )
    return replace(known, **fields)


def table(channel: int = 20) -> Table:
    return Table(
        guild=10,
        channel=channel,
        owner=2**62,
        game="hedgehogs",
        rules_version=1,
        players=(Player(2**62, "Ann"), Player(5, "Bob")),
        seed=SEED,
        commitment=commitment(SEED),
        opened=150,
    )


async def test_an_invitation_is_kept_with_its_timer(store: SqlStore):
    known = await store.invitations.add(sent(), [Timer(at=160, kind="invitation")], 3, errand=None)
    assert await store.invitations.find(known.id) == known
    assert await store.invitations.find(known.id + 1) is None
    (timer,) = await store.timers.due(1000, 10)
    assert (timer.kind, timer.invitation) == ("invitation", known.id)
    assert await store.invitations.pending(10) == [known]
    assert await store.invitations.pending(11) == []


async def test_of_two_who_answer_at_once_one_must_look_again(store: SqlStore):
    known = await store.invitations.add(sent(), (), 3, errand=None)
    proposal = Proposal(5, Terms("v26"))

    async def suggest() -> bool:
        try:
            await store.invitations.save(replace(known, proposal=proposal), errand=None)
        except Stale:
            return False
        return True

    assert sorted(await asyncio.gather(*(suggest() for _ in range(4)))) == [False] * 3 + [True]
    after = await store.invitations.find(known.id)
    assert after == replace(known, proposal=proposal, version=1)


async def test_its_post_is_noted_once_beside_its_changes(store: SqlStore):
    known = await store.invitations.add(sent(), (), 3, errand=None)
    await store.invitations.mark_posted(known.id, 7)
    await store.invitations.mark_posted(known.id, 8)
    saved = await store.invitations.save(replace(known, state="declined"), errand=None)
    assert (saved.post, saved.state) == (7, "declined")
    assert await store.invitations.pending(10) == []


async def test_nobody_has_more_waiting_than_they_may(store: SqlStore):
    async def add() -> bool:
        try:
            await store.invitations.add(sent(), (), 3, errand=None)
        except TooManyInvitations:
            return False
        return True

    assert sum(await asyncio.gather(*(add() for _ in range(6)))) == 3
    assert await store.invitations.add(sent(owner=6, guests=()), (), 3, errand=None)


async def test_a_table_comes_of_it_once(store: SqlStore):
    agreed = sent(state="agreed")
    first = await store.invitations.add(agreed, (), 3, errand=None)
    other = await store.invitations.add(agreed, (), 3, errand=None)
    begun, opened = await store.invitations.begin(first, table(), errand=None)
    assert (begun.state, begun.table, begun.place) == ("begun", opened.id, 20)
    assert await store.tables.table(opened.id) == opened
    with pytest.raises(Stale):
        await store.invitations.begin(first, table(21), errand=None)
    with pytest.raises(ChannelTaken):
        await store.invitations.begin(other, table(), errand=None)
    assert await store.invitations.find(other.id) == other
    assert await store.tables.all_ids() == [opened.id]


async def test_who_is_forgotten_asks_and_is_asked_no_more(store: SqlStore):
    asked = await store.invitations.add(sent(), (), 3, errand=None)
    asks = await store.invitations.add(
        sent(owner=5, guests=(Guest(2**62, "Ann"),)), (), 3, errand=None
    )
    more = (Guest(5, "Bob"), Guest(6, "Cid", agrees=True))
    several = await store.invitations.add(sent(seats=3, guests=more), (), 3, errand=None)
    await store.invitations.add(sent(owner=55, guests=(Guest(6, "Cid"),)), (), 3, errand=None)
    kept = await store.people.kept_about(5)
    assert [one.id for one in kept.invitations] == [asked.id, asks.id, several.id]
    await store.people.forget(5, -1001, {"en": "Someone", "fr": "Quelqu'un"})
    assert (await store.people.kept_about(5)).invitations == ()
    for number, state, people in (
        (asked.id, "declined", (2**62, -1001)),
        (asks.id, "withdrawn", (-1001, 2**62)),
        (several.id, "agreed", (2**62, 6)),
    ):
        after = await store.invitations.find(number)
        assert after is not None
        assert (after.state, after.people) == (state, people)
        assert "Bob" not in (after.name, *(guest.name for guest in after.guests))
