"""Keeps other web sites from driving the page, and the page from fetching anything outside.

The parlour has no passwords: whoever can reach it sits in every chair. So it listens on
loopback, answers only to loopback names (no site can rebind its own name to us), and takes
nothing that a browser sends on behalf of another site.
"""

from __future__ import annotations

import re

from aiohttp import web
from aiohttp.typedefs import Handler

from parlour.page.requests import refused

# The bot's own doors: they ask for its token, and are spoken to by no browser.
_OF_THE_BOT = ("/api/", "/gateway")
_PORT = re.compile(r":\d+$")
_NAMES = ("127.0.0.1", "localhost", "[::1]")
_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """The middleware for everything but the bot's own doors."""
    if request.path.startswith(_OF_THE_BOT):
        return await handler(request)
    why = _objection(request)
    if why is not None:
        response: web.StreamResponse = refused(403, "forbidden", why)
    else:
        response = await handler(request)
    if not response.prepared:
        for name, value in _HEADERS.items():
            response.headers.setdefault(name, value)
    return response


def _objection(request: web.Request) -> str | None:
    """Why a request is not ours to answer, if so."""
    # Any port will do: it may be forwarded. What matters is that no site can have the name.
    if _PORT.sub("", request.host) not in _NAMES:
        return f"this parlour is not called {request.host[:80]!r}"
    origin = request.headers.get("Origin")
    if origin is not None and origin != f"http://{request.host}":
        return f"requests from {origin[:80]!r} are not taken"
    from_elsewhere = request.headers.get("Sec-Fetch-Site", "none") not in ("same-origin", "none")
    if from_elsewhere and not _is_visit(request):
        return "requests from other sites are not taken"
    if request.method not in ("GET", "HEAD") and request.content_type != "application/json":
        return "only JSON is taken"
    return None


def _is_visit(request: web.Request) -> bool:
    """Somebody follows a link to the page itself, which does nothing yet."""
    return request.path == "/" and request.headers.get("Sec-Fetch-Mode") == "navigate"
