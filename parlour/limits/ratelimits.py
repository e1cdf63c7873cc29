"""Discord's rate limits: a bucket a route and place, and one over everything."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rate:
    """At most `limit` requests in any window of `per` seconds."""

    limit: int
    per: float


@dataclass(frozen=True)
class Verdict:
    """Headers for the answer; `retry_after` is set when the request came too soon."""

    headers: dict[str, str]
    retry_after: float | None = None
    everywhere: bool = False


@dataclass
class _Window:
    opened: float
    used: int = 0


DISCORD_ROUTES = {
    "POST /channels/{channel_id}/messages": Rate(5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": Rate(5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": Rate(5, 1.0),
    "POST /channels/{channel_id}/typing": Rate(5, 5.0),
    "PATCH /channels/{channel_id}": Rate(2, 600.0),
    "PUT /applications/{application_id}/commands": Rate(2, 60.0),
    "POST /webhooks/{webhook_id}/{webhook_token}": Rate(5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": Rate(5, 2.0),
    "PATCH /guilds/{guild_id}/members/@me": Rate(2, 60.0),
}
"""What bots have been seen to get. Discord publishes none of these and may change them."""


@dataclass
class RateLimits:
    """Counts requests. The default lets anything pass and still sends proper headers.

    `routes` is keyed by method and route; each place (channel, guild, webhook) has a
    bucket of its own. `overall` is the limit over all routes but interaction answers.
    """

    default: Rate = Rate(1000, 1.0)
    routes: Mapping[str, Rate] = field(default_factory=dict)
    overall: Rate | None = None
    clock: Callable[[], float] = time.monotonic
    _windows: dict[str, _Window] = field(default_factory=dict)
    _tidy_at: int = 5000

    @classmethod
    def strict(cls) -> RateLimits:
        """About as tight as Discord itself."""
        return cls(default=Rate(10, 1.0), routes=DISCORD_ROUTES, overall=Rate(50, 1.0))

    def take(self, route: str, place: str, *, counts_overall: bool) -> Verdict:
        """Count one request of `route` ("POST /channels/{channel_id}/messages") at a place."""
        if self.overall is not None and counts_overall:
            left, wait = self._use("everything", self.overall)
            if left < 0:
                return Verdict(self._refusal("global", wait), wait, everywhere=True)
        rate = self.routes.get(route, self.default)
        bucket = hashlib.sha256(route.encode()).hexdigest()[:20]
        left, wait = self._use(f"{bucket}:{place}", rate)
        headers = {
            "X-RateLimit-Limit": str(rate.limit),
            "X-RateLimit-Remaining": str(max(left, 0)),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        if left < 0:
            return Verdict(headers | self._refusal("user", wait), wait)
        return Verdict(headers)

    def _use(self, key: str, rate: Rate) -> tuple[int, float]:
        """How many requests are left after this one, and when the window ends."""
        now = self.clock()
        window = self._windows.get(key)
        if window is None or now - window.opened >= rate.per:
            self._forget(now)
            window = self._windows[key] = _Window(now)
        window.used += 1
        return rate.limit - window.used, rate.per - (now - window.opened)

    def _forget(self, now: float) -> None:
        """Drop windows long over, so that a soak does not grow without end."""
        if len(self._windows) > self._tidy_at:
            longest = max([self.default.per, *(rate.per for rate in self.routes.values())])
            self._windows = {k: w for k, w in self._windows.items() if now - w.opened < longest}
            self._tidy_at = 5000 + 2 * len(self._windows)

    @staticmethod
    def _refusal(scope: str, wait: float) -> dict[str, str]:
        headers = {"X-RateLimit-Scope": scope, "Retry-After": str(int(wait) + 1)}
        return headers | ({"X-RateLimit-Global": "true"} if scope == "global" else {})
