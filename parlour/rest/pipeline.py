"""What every request goes through: key, faults, rate limits, checks, handler, answer."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from parlour.faults import RestFault
from parlour.limits import shapes
from parlour.rest import errors
from parlour.rest.calls import Backstage, Call, Refusal, Route
from parlour.rest.errors import ApiError, Form
from parlour.rest.multipart import Body, read_body
from parlour.rest.openapi import Violation
from parlour.world.events import Event

PREFIX = "/api/v10"
_VIA = {"Via": "1.1 google"}
_GLANCE = 0.01
"""Seconds between two looks at whether somebody still waits for an answer."""
_PLACES = ("channel_id", "guild_id", "webhook_id", "webhook_token")


def serve(backstage: Backstage, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
    """The aiohttp handler for a route."""

    async def handle(request: web.Request) -> web.Response:
        # Read before anything else: once a client gave up, its body can no longer be read.
        body = await _read(request)
        began = time.perf_counter()
        backstage.busy += 1
        try:
            return await _through_faults(backstage, route, request, body)
        finally:
            backstage.busy -= 1
            backstage.served += 1
            backstage.seconds += time.perf_counter() - began
            backstage.world.events.tell(
                Event("served", {"request": f"{route.method} {route.path}"})
            )

    return handle


async def _through_faults(
    backstage: Backstage, route: Route, request: web.Request, body: Body | ApiError
) -> web.Response:
    path = request.path.removeprefix(PREFIX)
    fault = backstage.faults.take(route.method, path, route.path)
    if fault is None:
        return await _answer(backstage, route, request, body)
    if not fault.done:
        await asyncio.sleep(fault.delay)
    answer = web.Response()
    if fault.done or not (fault.status or fault.hang_up or fault.silent):
        answer = await _answer(backstage, route, request, body)
    if fault.done:
        await asyncio.sleep(fault.delay)
    while fault.silent and request.transport is not None:
        await asyncio.sleep(_GLANCE)
    if fault.hang_up and request.transport is not None:
        request.transport.abort()
    return _failure(fault) if fault.status is not None else answer


async def _read(request: web.Request) -> Body | ApiError:
    try:
        return await read_body(request)
    except ApiError as error:
        return error


def _failure(fault: RestFault) -> web.Response:
    if fault.status == 429:
        headers = {"Retry-After": str(int(fault.retry_after) + 1)}
        if not fault.via:
            return web.Response(status=429, text="error code: 1015", headers=headers)
        return _too_soon(fault.retry_after, fault.everywhere, headers)
    message = f"{fault.status}: Internal Server Error"
    return _json({"message": message, "code": 0}, fault.status or 500)


def _too_soon(wait: float, everywhere: bool, headers: dict[str, str]) -> web.Response:
    body = {
        "message": "You are being rate limited.",
        "retry_after": round(wait, 3),
        "global": everywhere,
    }
    return _json(body, 429, headers)


async def _answer(
    backstage: Backstage, route: Route, request: web.Request, body: Body | ApiError
) -> web.Response:
    headers: dict[str, str] = {}
    try:
        if not route.by_token and request.headers.get("Authorization") != f"Bot {backstage.token}":
            raise errors.unauthorized()
        place = "+".join(request.match_info.get(name, "") for name in _PLACES)
        verdict = backstage.ratelimits.take(
            f"{route.method} {route.path}", place, counts_overall=not route.by_token
        )
        headers = verdict.headers
        if verdict.retry_after is not None:
            return _too_soon(verdict.retry_after, verdict.everywhere, headers)
        if isinstance(body, ApiError):
            raise body
        _check(backstage, route, body)
        result = await route.handler(Call(backstage, request, body))
    except ApiError as error:
        _note(backstage, route, request, error)
        return _json(error.body, error.status, headers | error.headers)
    except Exception as mistake:
        # A mistake of the parlour's own: kept, so that leaving it raises, not retried over.
        backstage.crashes.append(mistake)
        return _json({"message": f"The parlour failed: {mistake!r}", "code": 0}, 501)
    if result is None:
        return web.Response(status=204, headers=headers | _VIA)
    return _json(result, route.status, headers)


def _check(backstage: Backstage, route: Route, body: Body) -> None:
    """Our own limits first, for Discord's own words; the document sees every body."""
    form = Form()
    shapes.check(form, body.json)
    ill_shaped = bool(form.faults)
    if backstage.contract is not None:
        for found in backstage.contract.check(route.method, route.path, body.json):
            backstage.violations.append(found)
            path = found.where.split("/") if found.where else []
            form.fault(*path, code="BASE_TYPE_INVALID", message=found.message)
    if ill_shaped:
        form.done()
    if route.rules is not None:
        try:
            route.rules(body)
        except (AttributeError, TypeError, KeyError):
            # The rules read bodies as well formed; this one has the wrong types in it.
            form.fault(code="BASE_TYPE_INVALID", message="Could not interpret the body")
    form.done()


def _note(backstage: Backstage, route: Route, request: web.Request, error: ApiError) -> None:
    asked = f"{request.method} {request.path.removeprefix(PREFIX)}"
    backstage.refusals.append(Refusal(asked, error.status, error.body))
    token = request.match_info.get("webhook_token")
    if route.by_token and token:
        backstage.interactions.note_refusal(token, error.body)


def _json(body: Any, status: int, headers: dict[str, str] | None = None) -> web.Response:
    # Given as bytes, so that the content type bears no charset: the client wants it bare.
    text = json.dumps(body, separators=(",", ":")).encode()
    return web.Response(
        body=text, status=status, content_type="application/json", headers=(headers or {}) | _VIA
    )


def unknown_route(backstage: Backstage) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Answers requests the parlour has no route for, and counts them as violations."""

    async def handle(request: web.Request) -> web.Response:
        asked = f"{request.method} {request.path.removeprefix(PREFIX)}"
        message = "The parlour does not have this route"
        backstage.violations.append(Violation(asked, "", message, None))
        return _json({"message": message, "code": 0}, 501)

    return handle
