"""What a bot measures of itself, for Prometheus: `GET /metrics` on the health port.

Nothing here names a person, a server or a table: whoever may read figures need not know more.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Mapping
from types import SimpleNamespace
from typing import Final

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

QUICK: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)
PATIENT: Final = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 10.0)
LATE: Final = (1.0, 5.0, 15.0, 60.0, 300.0, 3600.0)

LAG_SECONDS: Final = 0.5
"""How often the event loop is asked how late it is."""


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._steps = Counter(
            "hedgepost_steps", "Steps of games that were saved", ["game"], registry=self.registry
        )
        self._answers = Histogram(
            "hedgepost_answer_seconds",
            "From the arrival of a command or a press to the end of what it asked for",
            ["kind"],
            buckets=PATIENT,
            registry=self.registry,
        )
        self._requests = Histogram(
            "hedgepost_discord_request_seconds",
            "Requests to Discord; a status of 429 is one too many",
            ["status"],
            buckets=PATIENT,
            registry=self.registry,
        )
        self._database = Histogram(
            "hedgepost_database_seconds",
            "Transactions, with the time that they waited for their turn",
            ["kind"],
            buckets=QUICK,
            registry=self.registry,
        )
        self._late = Histogram(
            "hedgepost_timer_late_seconds",
            "How late a timer was acted on",
            ["kind"],
            buckets=LATE,
            registry=self.registry,
        )
        self._lag = Histogram(
            "hedgepost_loop_lag_seconds",
            "How late the event loop comes to what is due",
            buckets=QUICK,
            registry=self.registry,
        )
        self._waiting = Gauge(
            "hedgepost_waiting", "What waits for its turn", ["what"], registry=self.registry
        )

    def stepped(self, game: str, steps: int) -> None:
        self._steps.labels(game).inc(steps)

    def answered(self, kind: str, seconds: float) -> None:
        self._answers.labels(kind).observe(seconds)

    def transacted(self, kind: str, seconds: float) -> None:
        self._database.labels(kind).observe(seconds)

    def acted(self, kind: str, late: float) -> None:
        self._late.labels(kind).observe(max(0.0, late))

    def watch(self, queues: Mapping[str, Callable[[], float]]) -> None:
        """Tell how long each queue is, whenever somebody asks."""
        for what, length in queues.items():
            self._waiting.labels(what).set_function(length)

    def trace(self) -> aiohttp.TraceConfig:
        """What lets every request to Discord be measured."""
        config = aiohttp.TraceConfig()

        async def begin(_: object, context: SimpleNamespace, __: object) -> None:
            context.began = time.monotonic()

        async def end(
            _: object, context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
        ) -> None:
            seconds = time.monotonic() - context.began
            self._requests.labels(str(told.response.status)).observe(seconds)

        async def fail(_: object, context: SimpleNamespace, __: object) -> None:
            self._requests.labels("none").observe(time.monotonic() - context.began)

        config.on_request_start.append(begin)
        config.on_request_end.append(end)
        config.on_request_exception.append(fail)
        return config

    @contextlib.asynccontextmanager
    async def measuring_lag(self) -> AsyncIterator[None]:
        """Ask the event loop now and then how late it is."""

        async def ask() -> None:
            while True:
                before = time.monotonic()
                await asyncio.sleep(LAG_SECONDS)
                self._lag.observe(max(0.0, time.monotonic() - before - LAG_SECONDS))

        asking = asyncio.create_task(ask(), name="loop lag")
        try:
            yield
        finally:
            asking.cancel()

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
