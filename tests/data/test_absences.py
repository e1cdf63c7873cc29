"""Absences in the database."""

import asyncio

import pytest

from data.store import SqlStore
from engine.clock.clock import Span
from engine.clock.timers import Timer
from engine.host.store import Stale

GUILD, USER = 10, 2**62


def begin(span: Span, guild: int = GUILD) -> Timer:
    return Timer(at=span.start, kind="away", user=USER, guild=guild)


async def test_absences_are_replaced_with_their_timers(store: SqlStore):
    early, late, other = Span(100, 200), Span(300, 400), Span(150, 250)
    await store.absences.replace(
        GUILD, USER, known=(), spans=(early, late), timers=(begin(early), begin(late))
    )
    await store.absences.replace(11, USER, known=(), spans=(other,), timers=(begin(other, 11),))
    known = await store.absences.of(USER, GUILD)
    assert [one.span for one in known] == [early, late]
    assert [one.span for one in await store.absences.of(USER)] == [early, late, other]
    assert await store.absences.of(USER + 1) == []

    longer = Span(100, 250)
    await store.absences.replace(
        GUILD, USER, known=known, spans=(longer, late), timers=(begin(longer),)
    )
    after = await store.absences.of(USER, GUILD)
    assert [one.span for one in after] == [longer, late]
    assert after[1].id == known[1].id
    due = await store.timers.due(1000, 10)
    assert [(one.at, one.guild) for one in due] == [(100, GUILD), (150, 11)]


async def test_of_two_who_announce_at_once_one_must_look_again(store: SqlStore):
    async def announce(start: int) -> bool:
        span = Span(start, start + 1)
        try:
            await store.absences.replace(GUILD, USER, known=(), spans=(span,), timers=())
        except Stale:
            return False
        return True

    assert sorted(await asyncio.gather(*map(announce, range(5)))) == [False] * 4 + [True]
    assert len(await store.absences.of(USER, GUILD)) == 1


async def test_what_is_known_no_longer_cannot_be_replaced(store: SqlStore):
    await store.absences.replace(GUILD, USER, known=(), spans=(Span(1, 2),), timers=())
    with pytest.raises(Stale):
        await store.absences.replace(GUILD, USER, known=(), spans=(), timers=())
