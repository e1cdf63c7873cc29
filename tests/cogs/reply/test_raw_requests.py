"""Saying that an answer will come: again if it was lost, and not if it was refused."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from cogs.reply import raw_requests
from cogs.reply.failures import ALREADY_ANSWERED
from cogs.reply.raw_requests import AGAIN_AFTER, Upload, defer
from render import Picture


def refused(status: int, code: int = 0) -> discord.HTTPException:
    response = cast(Any, SimpleNamespace(status=status, reason="no"))
    kind = discord.DiscordServerError if status >= 500 else discord.HTTPException
    return kind(response, {"code": code, "message": "no"})


LOST = aiohttp.ServerDisconnectedError()
BUSY = refused(429)
BROKEN = refused(503)
ANSWERED = refused(400, ALREADY_ANSWERED)
FORBIDDEN = refused(403)


@pytest.mark.parametrize(
    ("answers", "pauses", "raised"),
    [
        ([None], 0, None),
        ([BUSY, None], 1, None),
        ([LOST, BROKEN, None], 2, None),
        ([LOST, ANSWERED], 1, None),  # the attempt that was lost has arrived
        ([ANSWERED], 0, ANSWERED),  # somebody else has answered
        ([BUSY, ANSWERED], 1, ANSWERED),  # nothing of ours can have arrived
        ([FORBIDDEN], 0, FORBIDDEN),
        ([LOST, FORBIDDEN], 1, FORBIDDEN),
        ([BUSY, BUSY, BUSY], 2, BUSY),
        ([LOST, LOST, TimeoutError()], 2, TimeoutError),
    ],
)
@pytest.mark.parametrize("update", [True, False])
async def test_a_promise_is_made_once(
    monkeypatch: pytest.MonkeyPatch,
    answers: list[Exception | None],
    pauses: int,
    raised: Any,
    update: bool,
):
    bodies: list[Any] = []
    slept: list[float] = []
    left = list(answers)

    async def request(_: object, method: str, __: object, *, json: Any) -> bytes:
        assert method == "POST"
        bodies.append(json)
        if (failed := left.pop(0)) is not None:
            raise failed
        return b""

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(raw_requests, "_request", request)
    monkeypatch.setattr(raw_requests, "_callback", lambda *_: "here")
    monkeypatch.setattr("cogs.reply.raw_requests.asyncio.sleep", sleep)
    if raised is None:
        await defer(cast(Any, None), cast(Any, None), update=update)
    else:
        wanted = raised if isinstance(raised, type) else type(raised)
        with pytest.raises(wanted) as told:
            await defer(cast(Any, None), cast(Any, None), update=update)
        assert isinstance(raised, type) or told.value is raised
    assert not left
    assert slept == list(AGAIN_AFTER[:pauses])
    private = {"type": 5, "data": {"flags": 64}}
    assert bodies == [{"type": 6} if update else private] * len(answers)


def test_a_file_is_named_after_what_it_is():
    assert Upload("board", Picture(b"", "", 1, 1, "image/png")).file_name == "board.png"
    assert Upload("film", Picture(b"", "", 1, 1, "image/gif")).file_name == "film.gif"
