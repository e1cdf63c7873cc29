"""REST that fails: 5xx, 429 of either kind, lag, silence, and strict rate limits."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from parlour import ChannelDriver, Parlour, Person, Rate, RateLimits
from parlour.limits.ratelimits import DISCORD_ROUTES
from tests.parlour.conftest import Rest
from tests.parlour.sample_bot import SampleBot

POST = "POST /channels/*/messages"


@pytest.fixture
def place(bot: SampleBot, channel: ChannelDriver) -> discord.TextChannel:
    found = bot.get_channel(channel.id)
    assert isinstance(found, discord.TextChannel)
    return found


@pytest.fixture(autouse=True)
def _impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library sleeps a second or more after a 5xx; tests need not."""
    sleep = asyncio.sleep

    async def nap(seconds: float, result: object = None) -> object:
        return await sleep(min(seconds, 0.3), result)

    monkeypatch.setattr(asyncio, "sleep", nap)


async def test_server_error_is_retried(
    parlour: Parlour, place: discord.TextChannel, channel: ChannelDriver
) -> None:
    parlour.faults.fail(POST, 502, times=2)
    await place.send("third time lucky")
    assert [one.text for one in channel.messages] == ["third time lucky"]


async def test_server_error_after_the_deed(
    parlour: Parlour, place: discord.TextChannel, channel: ChannelDriver, rest: Rest
) -> None:
    path, body = f"/channels/{channel.id}/messages", {"content": "doubled"}
    parlour.faults.fail(POST, 500, done=True)
    assert (await rest("POST", path, body))[0] == 500
    assert (await rest("POST", path, body))[0] == 200
    parlour.faults.fail(POST, 500, done=True)
    await place.send("once")
    assert [one.text for one in channel.messages] == ["doubled", "doubled", "once"]


async def test_unavailable_is_told(parlour: Parlour, place: discord.TextChannel) -> None:
    parlour.faults.fail(POST, 503)
    with pytest.raises(discord.DiscordServerError):
        await place.send("x")


async def test_rate_limited_then_retried(
    parlour: Parlour, place: discord.TextChannel, channel: ChannelDriver
) -> None:
    parlour.faults.limit(POST, 0.05)
    await place.send("a little later")
    parlour.faults.limit(POST, 0.05, everywhere=True)
    await place.send("later still")
    assert len(channel.messages) == 2


async def test_rate_limited_by_the_proxy(
    parlour: Parlour, place: discord.TextChannel, channel: ChannelDriver
) -> None:
    parlour.faults.limit(POST, via=False)
    with pytest.raises(discord.HTTPException) as caught:
        await place.send("banned")
    assert caught.value.status == 429
    assert channel.messages == []


async def test_lag(
    parlour: Parlour,
    place: discord.TextChannel,
    channel: ChannelDriver,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there: list[int] = []
    sleep = asyncio.sleep

    async def nap(seconds: float, result: object = None) -> object:
        if seconds == 3600:
            there.append(len(channel.messages))
        return await sleep(min(seconds, 0.01), result)

    monkeypatch.setattr(asyncio, "sleep", nap)
    parlour.faults.slow(POST, 3600, times=1)
    await place.send("slow")
    assert (there, len(channel.messages)) == ([0], 1), "it waits once, before it posts"


async def test_answer_after_the_client_gave_up(
    parlour: Parlour, place: discord.TextChannel, channel: ChannelDriver
) -> None:
    parlour.faults.slow(POST, 0.3, times=1, done=True)
    sending = asyncio.create_task(place.send("posted all the same"))
    await channel.wait_for("posted all the same")
    assert not sending.done()
    sending.cancel()
    await parlour.settled()
    assert len(channel.messages) == 1


async def test_late_request_is_still_carried_out(
    parlour: Parlour, place: discord.TextChannel, channel: ChannelDriver
) -> None:
    parlour.faults.slow(POST, 0.2, times=1)
    sending = asyncio.create_task(place.send("late"))
    await parlour.until(lambda: parlour.backstage.busy == 1)
    sending.cancel()
    assert channel.messages == []
    await channel.wait_for("late")


@pytest.mark.parametrize("done", [False, True])
async def test_hanging_up(
    done: bool, parlour: Parlour, place: discord.TextChannel, channel: ChannelDriver
) -> None:
    parlour.faults.hang_up("POST /channels/{channel_id}/messages", done=done)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await place.send("anyone?")
    assert len(channel.messages) == int(done)
    await place.send("better")


@pytest.mark.parametrize("done", [False, True])
async def test_never_answering(
    done: bool, parlour: Parlour, place: discord.TextChannel, channel: ChannelDriver
) -> None:
    parlour.faults.never_answer(POST, done=done)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.1):
            await place.send("anyone?")
    await parlour.settled()
    assert len(channel.messages) == int(done)
    await place.send("better")


async def test_failing_answer_is_retried(parlour: Parlour, bot: SampleBot, alice: Person) -> None:
    parlour.faults.fail("POST /interactions/*/callback", 500)
    assert (await alice.slash("ping")).text.startswith("hello")


async def test_clear(parlour: Parlour, place: discord.TextChannel) -> None:
    parlour.faults.fail("*", 503, times=None)
    parlour.faults.duplicate("MESSAGE_CREATE", times=None)
    with pytest.raises(discord.DiscordServerError):
        await place.send("x")
    parlour.faults.clear()
    await place.send("x")
    assert parlour.faults.rest == parlour.faults.dispatches == []


async def test_strict_limits_queue_in_the_client(
    parlour: Parlour, place: discord.TextChannel, channel: ChannelDriver
) -> None:
    parlour.backstage.ratelimits = RateLimits(
        routes={f"{POST}".replace("*", "{channel_id}"): Rate(3, 0.2)}
    )
    await asyncio.gather(*(place.send(str(n)) for n in range(8)))
    assert len(channel.messages) == 8


async def test_headers_and_refusals(parlour: Parlour, rest: Rest, channel: ChannelDriver) -> None:
    now = 0.0
    parlour.backstage.ratelimits = RateLimits(
        default=Rate(2, 5.0), overall=Rate(4, 1.0), clock=lambda: now
    )
    path = f"/channels/{channel.id}"
    assert [(await rest("GET", path))[0] for _ in range(3)] == [200, 200, 429]
    status, body = await rest("GET", path)
    assert (status, body["retry_after"], body["global"]) == (429, 5.0, False)
    status, body = await rest("GET", "/users/@me")
    assert (status, body["retry_after"], body["global"]) == (429, 1.0, True)
    now = 1.1
    assert (await rest("GET", "/users/@me"))[0] == 200
    assert (await rest("GET", path))[0] == 429
    now = 5.1
    assert (await rest("GET", path))[0] == 200


def test_strict_preset_counts_places_apart() -> None:
    limits = RateLimits.strict()
    route = "POST /channels/{channel_id}/messages"
    taken = [limits.take(route, "1", counts_overall=True) for _ in range(6)]
    assert [one.retry_after is None for one in taken] == [True] * 5 + [False]
    assert taken[0].headers["X-RateLimit-Limit"] == str(DISCORD_ROUTES[route].limit)
    assert limits.take(route, "2", counts_overall=True).retry_after is None
