"""Everything that Discord does on a bad day, one thing after another."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from parlour import Parlour
from tests.data.line import Line
from tests.soak.bot_process import ANSWER_SECONDS, SILENCE_SECONDS

ANSWERS = "POST /interactions/*/*/callback"
CLICKS = "INTERACTION_CREATE"
ROUTES = (
    "POST /channels/*/messages",
    ANSWERS,
    "PATCH /channels/*/messages/*",
    "GET /webhooks/*",
    "POST /webhooks/*",
    "PATCH /webhooks/*",
)
HOW_OFTEN = (8, 8, 3, 1, 1, 1)
HALF = 0.5
TOO_LATE = 3.2
"""Seconds after which nobody waits for an answer any more."""


class BadDay:
    """Troubles in random order, each as often as any other."""

    def __init__(self, parlour: Parlour, seed: int, line: Line | None = None) -> None:
        """`line` leads to the database, and may break while that commits."""
        self._faults = parlour.faults
        self._line = line
        self._random = random.Random(seed)
        self._kinds: tuple[Callable[[], None], ...] = (
            self._error,
            self._error_after_the_deed,
            self._rate_limit,
            self._rate_limit_without_via,
            self._slow_answer,
            self._answer_after_giving_up,
            self._deed_after_giving_up,
            self._hung_up,
            self._hung_up_after_the_deed,
            self._dropped_gateway,
            self._reconnect_request,
            self._invalid_session,
            self._invalid_session_to_resume,
            self._lost_acks,
            self._lag,
            self._duplicates,
            self._late_event,
            self._event_too_late,
            *([self._lost_acknowledgement, self._lost_commit] if line is not None else []),
        )
        self._next: list[Callable[[], None]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self.seen: Counter[str] = Counter()
        """How often each trouble came."""

    @property
    def rounds(self) -> int:
        """How often every trouble came."""
        return min(self.seen[kind.__name__.strip("_")] for kind in self._kinds)

    def trouble(self) -> None:
        """One more trouble; what the gateway suffered from before is over."""
        if not self._next:
            self._next = list(self._kinds)
            self._random.shuffle(self._next)
        self._faults.gateway_lag = 0.0
        self._faults.withhold_acks = False
        kind = self._next.pop()
        kind()
        self.seen[kind.__name__.strip("_")] += 1

    def over(self) -> None:
        """Discord is well again."""
        self._faults.clear()

    # REST

    def _error(self) -> None:
        self._faults.fail(self._route(), self._status())

    def _error_after_the_deed(self) -> None:
        self._faults.fail(self._route(), self._status(), done=True)

    def _rate_limit(self) -> None:
        self._faults.limit(self._route(), everywhere=self._random.random() < HALF)

    def _rate_limit_without_via(self) -> None:
        self._faults.limit(self._route(), via=False)

    def _slow_answer(self) -> None:
        self._faults.slow(self._route(), 0.3, times=4)

    def _answer_after_giving_up(self) -> None:
        self._faults.slow(self._route(), ANSWER_SECONDS + 0.5, times=1, done=True)

    def _deed_after_giving_up(self) -> None:
        self._faults.slow(self._route(), ANSWER_SECONDS + 0.5, times=1)

    def _hung_up(self) -> None:
        self._faults.hang_up(self._route(), times=self._random.choice((1, 1, 2)))

    def _hung_up_after_the_deed(self) -> None:
        self._faults.hang_up(self._route(), done=True)

    # Gateway

    def _dropped_gateway(self) -> None:
        self._soon(self._faults.drop_gateway(self._random.choice((None, 4000))))

    def _reconnect_request(self) -> None:
        self._soon(self._faults.ask_reconnect())

    def _invalid_session(self) -> None:
        self._soon(self._faults.invalidate_session())

    def _invalid_session_to_resume(self) -> None:
        self._soon(self._faults.invalidate_session(resumable=True))

    def _lost_acks(self) -> None:
        """And nothing else arrives either, so that the bot notices."""
        self._faults.withhold_acks = True
        self._faults.gateway_lag = 2 * SILENCE_SECONDS

    def _lag(self) -> None:
        self._faults.gateway_lag = self._random.uniform(0.02, 0.2)

    def _duplicates(self) -> None:
        self._faults.duplicate(CLICKS, copies=self._random.choice((2, 3)))

    def _late_event(self) -> None:
        self._faults.late(CLICKS, self._random.uniform(0.1, 1.0))

    def _event_too_late(self) -> None:
        self._faults.late(CLICKS, TOO_LATE)

    # The database

    def _lost_acknowledgement(self) -> None:
        assert self._line is not None
        self._line.cuts = ["answer"]

    def _lost_commit(self) -> None:
        assert self._line is not None
        self._line.cuts = ["question"]

    def _route(self) -> str:
        return self._random.choices(ROUTES, HOW_OFTEN)[0]

    def _status(self) -> int:
        return self._random.choice((500, 502, 503, 504))

    def _soon(self, trouble: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(trouble)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
