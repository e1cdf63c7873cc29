"""The outbox waits longer after every failure, and not for ever."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.delivery import outbox
from cogs.delivery.outbox import PATIENCE, Outbox


def test_after_many_failures_the_pause_stays_the_longest(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(outbox.time, "monotonic", lambda: 1000.0)
    bot: Any = SimpleNamespace(host=SimpleNamespace(tables=SimpleNamespace(listeners=[])))
    waits = Outbox(cast(Any, bot))
    until: list[float] = []
    for _ in range(len(PATIENCE) + 2):
        waits._wait(7)
        until.append(waits._waiting[7].until - 1000.0)
    assert until == [*PATIENCE, PATIENCE[-1], PATIENCE[-1]]
