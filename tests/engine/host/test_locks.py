"""A lock for each number."""

import gc

from engine.host.locks import Locks


async def test_a_number_has_one_lock_while_somebody_holds_it():
    locks = Locks()
    async with locks.of(1):
        assert locks.of(1).locked()
        assert not locks.of(2).locked()
    gc.collect()
    assert not locks.of(1).locked()
