"""Making Discord misbehave on request."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.gateway.gateway import Gateway


@dataclass
class RestFault:
    """What is to happen to requests that match `where`; `times` counts down.

    `done` says whether the parlour carries the request out all the same: the bot sees a
    failure, the world has changed.
    """

    where: str
    times: int | None = 1
    status: int | None = None
    delay: float = 0.0
    done: bool = False
    hang_up: bool = False
    silent: bool = False
    retry_after: float = 0.0
    via: bool = True
    everywhere: bool = False


@dataclass
class EventFault:
    """What is to happen to dispatches of one name."""

    name: str
    times: int | None
    copies: int = 1
    delay: float = 0.0


@dataclass
class Faults:
    """All the ways to fail. `where` is a pattern like `POST /channels/*/messages`.

    It is matched against the method and path as sent, and against the route's own form
    (`POST /channels/{channel_id}/messages`). `times=None` means until `clear()`.
    """

    gateway: Gateway
    rest: list[RestFault] = field(default_factory=list)
    dispatches: list[EventFault] = field(default_factory=list)
    withhold_acks: bool = False
    gateway_lag: float = 0.0
    happened: Callable[[], None] = lambda: None
    """Called whenever a fault has befallen a request or an event."""

    # REST

    def fail(
        self, where: str, status: int = 500, *, times: int | None = 1, done: bool = False
    ) -> None:
        """Answer with a 5xx, before (or after, if `done`) carrying the request out."""
        self.rest.append(RestFault(where, times, status, done=done))

    def limit(
        self,
        where: str,
        retry_after: float = 0.05,
        *,
        times: int | None = 1,
        via: bool = True,
        everywhere: bool = False,
    ) -> None:
        """Answer 429. Without `Via` it looks like a ban by the proxy: clients give up."""
        self.rest.append(
            RestFault(where, times, 429, retry_after=retry_after, via=via, everywhere=everywhere)
        )

    def slow(
        self, where: str, seconds: float, *, times: int | None = None, done: bool = False
    ) -> None:
        """Let requests wait, before or (if `done`) after they are carried out.

        With `done` and more seconds than the client waits, the answer comes after it gave up.
        """
        self.rest.append(RestFault(where, times, delay=seconds, done=done))

    def hang_up(self, where: str, *, times: int | None = 1, done: bool = False) -> None:
        """Close the connection without an answer."""
        self.rest.append(RestFault(where, times, hang_up=True, done=done))

    def never_answer(self, where: str, *, times: int | None = 1, done: bool = False) -> None:
        """Say nothing until whoever asked has given up."""
        self.rest.append(RestFault(where, times, silent=True, done=done))

    def take(self, method: str, path: str, route: str) -> RestFault | None:
        """The fault that befalls this request, if any."""
        for fault in self.rest:
            if not any(fnmatchcase(f"{method} {one}", fault.where) for one in (path, route)):
                continue
            if _used_up(fault):
                self.rest.remove(fault)
            self.happened()
            return fault
        return None

    # Gateway

    async def drop_gateway(self, code: int | None = None) -> None:
        """Cut every connection: without a word, or with a close code."""
        await self.gateway.drop(code)

    async def ask_reconnect(self) -> None:
        """Ask the bot to reconnect and resume (op 7)."""
        await self.gateway.send_all({"op": 7, "d": None})

    async def invalidate_session(self, *, resumable: bool = False) -> None:
        """Tell the bot its session is no good (op 9), and forget it unless resumable."""
        await self.gateway.invalidate(resumable=resumable)

    def duplicate(self, name: str, *, copies: int = 2, times: int | None = 1) -> None:
        """Send an event more than once."""
        self.dispatches.append(EventFault(name, times, copies=copies))

    def late(self, name: str, seconds: float, *, times: int | None = 1) -> None:
        """Send an event late, after others that came later."""
        self.dispatches.append(EventFault(name, times, delay=seconds))

    def take_dispatch(self, name: str) -> EventFault | None:
        for fault in self.dispatches:
            if fault.name == name:
                if _used_up(fault):
                    self.dispatches.remove(fault)
                self.happened()
                return fault
        return None

    def clear(self) -> None:
        """Be well again."""
        self.rest.clear()
        self.dispatches.clear()
        self.withhold_acks = False
        self.gateway_lag = 0.0


def _used_up(fault: RestFault | EventFault) -> bool:
    """Count down; tells whether it was the last time."""
    if fault.times is None:
        return False
    fault.times -= 1
    return fault.times <= 0
