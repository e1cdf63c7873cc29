"""What happens in the parlour, told to whoever listens: the gateway, the page, the tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Event:
    """One happening. `name` is Discord's dispatch name where there is one.

    Names in lower case are the parlour's own and never reach the gateway: `interaction`
    (begun, answered, edited, … as its `what` says), `modal` (one opened for `only_for`),
    `direct` (they opened or closed their private messages), `commands` (the bot registered
    some), `gateway` (a bot came or went), `served` (a REST request is done). `only_for` is set
    when one user alone may know.
    """

    name: str
    data: dict[str, Any]
    guild_id: int | None = None
    channel_id: int | None = None
    only_for: int | None = None


class Subscription:
    """Events since the subscription began, in order: `async for event in subscription`."""

    def __init__(self, hub: EventHub) -> None:
        self._hub = hub
        self._waiting: asyncio.Queue[Event] = asyncio.Queue()

    def put(self, event: Event) -> None:
        self._waiting.put_nowait(event)

    async def next(self) -> Event:
        return await self._waiting.get()

    async def __aiter__(self) -> AsyncIterator[Event]:
        while True:
            yield await self._waiting.get()

    def close(self) -> None:
        self._hub.remove(self.put)

    def __enter__(self) -> Subscription:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class EventHub:
    """Passes each event to every listener at once, in the order they came."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Event], None]] = []

    def add(self, listener: Callable[[Event], None]) -> None:
        self._listeners.append(listener)

    def remove(self, listener: Callable[[Event], None]) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)

    def subscribe(self) -> Subscription:
        subscription = Subscription(self)
        self.add(subscription.put)
        return subscription

    def tell(self, event: Event) -> None:
        for listener in tuple(self._listeners):
            listener(event)
