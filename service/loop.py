"""The event loop the bot runs on: uvloop, which is quicker, where there is one."""

import asyncio
import sys
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something to its end, as `asyncio.run` does."""
    if sys.platform == "win32":
        return asyncio.run(work)
    import uvloop  # noqa: PLC0415  # not made for Windows

    return uvloop.run(work)
