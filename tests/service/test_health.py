"""The health endpoint, over a real socket."""

import socket

import aiohttp
import pytest

from service.health import health_endpoint
from service.settings import BadSettings


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


async def test_it_tells_whether_the_bot_is_connected():
    port, well = free_port(), False
    async with (
        health_endpoint("127.0.0.1", port, lambda: well),
        aiohttp.ClientSession() as session,
    ):
        for well, status in ((False, 503), (True, 200)):
            async with session.get(f"http://127.0.0.1:{port}/health") as answer:
                assert (answer.status, await answer.json()) == (status, {"well": well})


async def test_a_port_that_is_taken_is_named():
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(BadSettings, match=f"HEALTH_PORT {port} on 127.0.0.1 cannot be used"):
            async with health_endpoint("127.0.0.1", port, lambda: True):
                pass
