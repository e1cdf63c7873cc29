"""Waiting for another process, and not for ever."""

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable

import pytest

SECONDS = 60
"""Plenty, also on a machine that does ten other things."""


async def until(
    ready: Callable[[], bool | Awaitable[bool]], what: str, *, every: float = 0.01
) -> None:
    """Wait until something is so; a test that waits in vain says for what."""
    deadline = time.monotonic() + SECONDS
    while True:
        found = ready()
        if await found if inspect.isawaitable(found) else found:
            return
        if time.monotonic() > deadline:
            pytest.fail(f"waited {SECONDS} s for {what}")
        await asyncio.sleep(every)
