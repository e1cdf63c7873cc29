"""The gateway: sharding, compression, resuming, close codes, and each of its faults.

They stay in one file because they share the small client that speaks to it.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

import aiohttp
import discord
import pytest
import zstandard

from parlour import BotDidNotAnswer, ChannelDriver, Intent, Parlour, Person
from parlour.connect import running
from parlour.gateway.session import REPLAY_LENGTH
from parlour.world.snowflakes import shard_of
from tests.parlour.sample_bot import SampleBot, ShardedSampleBot


class Wire:
    """A gateway client with nothing in between."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, compress: str | None) -> None:
        self.socket = socket
        self._zlib = zlib.decompressobj()
        self._zstd = zstandard.ZstdDecompressor().decompressobj()
        self._compress = compress

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def receive(self) -> dict[str, Any]:
        message = await self.socket.receive(timeout=30)
        if message.type is aiohttp.WSMsgType.TEXT:
            return json.loads(message.data)
        if message.type is not aiohttp.WSMsgType.BINARY:
            raise ConnectionError(self.socket.close_code)
        stream = self._zlib if self._compress == "zlib-stream" else self._zstd
        return json.loads(stream.decompress(message.data))

    async def until(self, name: str) -> dict[str, Any]:
        while True:
            payload = await self.receive()
            if payload.get("t") == name:
                return payload


async def open_wire(
    session: aiohttp.ClientSession, parlour: Parlour, compress: str | None = None
) -> Wire:
    query = {"v": "10", "encoding": "json"} | ({"compress": compress} if compress else {})
    return Wire(await session.ws_connect(parlour.gateway.url, params=query), compress)


def identity(parlour: Parlour, **other: Any) -> dict[str, Any]:
    return {"token": parlour.token, "intents": 1, "properties": {}} | other


@pytest.mark.parametrize("compress", [None, "zlib-stream", "zstd-stream"])
async def test_compression(compress: str | None, parlour: Parlour, channel: ChannelDriver) -> None:
    async with aiohttp.ClientSession() as session:
        wire = await open_wire(session, parlour, compress)
        hello = await wire.receive()
        assert hello["d"]["heartbeat_interval"] == 41250
        await wire.send(1, None)
        assert (await wire.receive())["op"] == 11
        await wire.send(2, identity(parlour))
        ready = await wire.until("READY")
        assert ready["d"]["resume_gateway_url"] == parlour.gateway.url
        created = await wire.until("GUILD_CREATE")
        assert created["d"]["channels"][0]["name"] == "games"
        assert [one["user"]["bot"] for one in created["d"]["members"]] == [True]


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong"}, 4004),
        (2, {"shard": [3, 2]}, 4010),
        (2, {"shard": 5}, 4010),
        (2, {"shard": ["a", "b"]}, 4010),
        (2, {"intents": 1 << 40}, 4013),
        (2, {"intents": 1 << 15}, 4014),
        (8, {}, 4003),
    ],
)
async def test_close_codes(op: int, data: dict[str, Any], code: int, parlour: Parlour) -> None:
    async with aiohttp.ClientSession() as session:
        wire = await open_wire(session, parlour)
        await wire.send(op, identity(parlour) | data)
        with pytest.raises(ConnectionError, match=str(code)):
            await wire.until("READY")


async def test_more_close_codes(parlour: Parlour) -> None:
    async with aiohttp.ClientSession() as session:
        wire = await open_wire(session, parlour)
        await wire.send(2, identity(parlour))
        await wire.until("READY")
        await wire.send(2, identity(parlour))
        with pytest.raises(ConnectionError, match="4005"):
            await wire.receive()
        wire = await open_wire(session, parlour)
        await wire.socket.send_str("no json")
        await wire.receive()
        with pytest.raises(ConnectionError, match="4002"):
            await wire.receive()
        wire = await open_wire(session, parlour)
        for _ in range(121):
            await wire.send(1, None)
        with pytest.raises(ConnectionError, match="4008"):
            await wire.until("never")


async def test_what_cannot_be_understood_closes_with_a_code(
    parlour: Parlour, channel: ChannelDriver
) -> None:
    club = str(parlour.guild("Club").id)
    async with aiohttp.ClientSession() as session:
        for op, data in (
            (2, 5),
            (6, [1]),
            (8, "x"),
            (8, {"guild_id": "x"}),
            (8, {"guild_id": club, "user_ids": ["x"]}),
            (8, {"guild_id": club, "query": "a", "limit": "x"}),
        ):
            wire = await open_wire(session, parlour)
            if op == 8:
                await wire.send(2, identity(parlour))
            await wire.send(op, data)
            with pytest.raises(ConnectionError, match="4002"):
                await wire.until("never")
        wire = await open_wire(session, parlour)
        await wire.socket.send_str("[" * 100_000)
        with pytest.raises(ConnectionError, match="4002"):
            await wire.until("never")


async def test_silent_client_is_closed() -> None:
    async with Parlour(heartbeat_seconds=0.02) as parlour, aiohttp.ClientSession() as session:
        wire = await open_wire(session, parlour)
        with pytest.raises(ConnectionError, match="4009"):
            await wire.until("never")


async def test_resuming_by_hand(parlour: Parlour, channel: ChannelDriver) -> None:
    async with aiohttp.ClientSession() as session:
        wire = await open_wire(session, parlour)
        await wire.send(2, identity(parlour))
        ready = await wire.until("READY")
        last = (await wire.until("GUILD_CREATE"))["s"]
        await wire.socket.close(code=4000)
        parlour.guild("Club").channel("missed")
        again = {"token": parlour.token, "session_id": ready["d"]["session_id"], "seq": last}
        wire = await open_wire(session, parlour)
        await wire.send(6, again)
        missed = await wire.until("CHANNEL_CREATE")
        assert (missed["s"], missed["d"]["name"]) == (last + 1, "missed")
        assert (await wire.receive())["t"] == "RESUMED"
        wire = await open_wire(session, parlour)
        await wire.send(6, again | {"seq": 99})
        with pytest.raises(ConnectionError, match="4007"):
            await wire.until("RESUMED")
        wire = await open_wire(session, parlour)
        await wire.send(6, again | {"session_id": "other"})
        await wire.receive()
        assert await wire.receive() == {"op": 9, "d": False}


@pytest.mark.parametrize(("code", "kept"), [(1000, 0), (1001, 0), (4000, 1)])
async def test_clean_goodbye_ends_the_session(code: int, kept: int, parlour: Parlour) -> None:
    async with aiohttp.ClientSession() as session:
        wire = await open_wire(session, parlour)
        await wire.send(2, identity(parlour))
        await wire.until("READY")
        assert parlour.connected
        await wire.socket.close(code=code)
    await parlour.until(lambda: not parlour.connected)
    assert len(parlour.gateway.sessions) == kept


async def test_too_much_missed_to_resume(
    parlour: Parlour, channel: ChannelDriver, alice: Person
) -> None:
    async with aiohttp.ClientSession() as session:
        wire = await open_wire(session, parlour)
        await wire.send(2, identity(parlour, intents=513))
        ready = await wire.until("READY")
        await wire.socket.close(code=4000)
        for number in range(REPLAY_LENGTH + 1):
            alice.say(str(number))
        wire = await open_wire(session, parlour)
        known = ready["d"]["session_id"]
        await wire.send(6, {"token": parlour.token, "session_id": known, "seq": ready["s"]})
        await wire.receive()
        assert await wire.receive() == {"op": 9, "d": False}
        assert parlour.gateway.sessions == {}


async def test_members_on_request(parlour: Parlour, alice: Person) -> None:
    async with aiohttp.ClientSession() as session:
        wire = await open_wire(session, parlour)
        await wire.send(2, identity(parlour))
        await wire.until("GUILD_CREATE")
        club = str(parlour.guild("Club").id)
        await wire.send(3, {"status": "online"})
        await wire.send(8, {"guild_id": "5", "query": "a", "limit": 0})
        await wire.send(8, {"guild_id": club, "query": "", "limit": 0})
        await wire.send(8, {"guild_id": club, "query": "al", "limit": 1, "nonce": "n"})
        chunk = await wire.receive()
        assert [one["user"]["username"] for one in chunk["d"]["members"]] == ["alice"]
        assert chunk["d"]["nonce"] == "n"
        await wire.send(99, {})
        with pytest.raises(ConnectionError, match="4001"):
            await wire.receive()


async def test_sharded_bot(parlour: Parlour, channel: ChannelDriver, alice: Person) -> None:
    async with running(parlour, ShardedSampleBot()) as bot:
        assert bot.shard_count == 1
        assert (await alice.slash("ping")).text.startswith("hello")


async def test_two_shards_share_the_guilds(parlour: Parlour) -> None:
    guilds = [parlour.guild("A")]
    while shard_of(guilds[-1].id, 2) == shard_of(guilds[0].id, 2):
        await asyncio.sleep(0.001)
        guilds.append(parlour.guild(str(len(guilds))))
    odd = guilds[-1]
    odd.channel("odd")
    carol = parlour.user("Carol", guilds=[odd])
    async with running(parlour, ShardedSampleBot(shard_count=2)) as bot:
        assert len(bot.guilds) == len(guilds)
        assert sorted(session.shard for session in parlour.gateway.sessions.values()) == [
            (0, 2),
            (1, 2),
        ]
        assert (await carol.slash("ping")).text.startswith("hello")


async def test_zlib_client(
    parlour: Parlour, channel: ChannelDriver, alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Zlib:
        COMPRESSION_TYPE = "zlib-stream"

        def __init__(self) -> None:
            self._stream = zlib.decompressobj()

        def decompress(self, data: bytes, /) -> str:
            assert data.endswith(b"\x00\x00\xff\xff")
            return self._stream.decompress(data).decode()

    monkeypatch.setattr(discord.utils, "_ActiveDecompressionContext", Zlib)
    async with running(parlour, SampleBot()):
        assert (await alice.slash("ping")).text.startswith("hello")


async def test_message_content_with_the_intent(channel: ChannelDriver) -> None:
    async with Parlour(privileged=Intent.MESSAGE_CONTENT) as parlour:
        parlour.guild("Club").channel("games")
        alice = parlour.user("Alice")
        async with running(parlour, SampleBot(intents=discord.Intents(33281))) as bot:
            alice.say("in the open")
            await parlour.until(lambda: len(bot.heard) == 1)
            assert bot.heard[0].content == "in the open"


async def test_privileged_intents_are_refused(parlour: Parlour, channel: ChannelDriver) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(parlour, SampleBot(intents=discord.Intents.all())):
            pass


async def test_wrong_token(parlour: Parlour, channel: ChannelDriver) -> None:
    parlour.token = "other"
    with pytest.raises(discord.LoginFailure):
        async with running(parlour, SampleBot()):
            pass


# Faults


async def test_interaction_survives_a_dropped_gateway(
    bot: SampleBot, parlour: Parlour, alice: Person
) -> None:
    await parlour.faults.drop_gateway()
    reply = await alice.slash("ping")
    assert reply.text.startswith("hello")
    assert (parlour.gateway.identified, parlour.gateway.resumed) == (1, 1)
    await parlour.faults.drop_gateway(4000)
    assert (await alice.slash("ping")).text.startswith("hello")
    await parlour.until(lambda: bot.events == ["resumed", "resumed"])


async def test_reconnect_request(bot: SampleBot, parlour: Parlour, alice: Person) -> None:
    await parlour.faults.ask_reconnect()
    await parlour.until(lambda: parlour.gateway.resumed == 1)
    assert (await alice.slash("ping")).text.startswith("hello")


async def test_invalid_session(bot: SampleBot, parlour: Parlour, alice: Person) -> None:
    await parlour.faults.invalidate_session(resumable=True)
    await parlour.until(lambda: parlour.gateway.resumed == 1)
    await parlour.faults.invalidate_session()
    with pytest.raises(BotDidNotAnswer):
        await alice.slash("ping")
    await parlour.until(lambda: parlour.gateway.identified == 2)
    assert (await alice.slash("ping")).text.startswith("hello")


async def test_lost_heartbeat_acks(channel: ChannelDriver) -> None:
    async with Parlour(heartbeat_seconds=0.1) as parlour:
        parlour.guild("Club").channel("games")
        alice = parlour.user("Alice")
        async with running(parlour, SampleBot(heartbeat_timeout=0.3)):
            # Only the first connection beats so fast: the next is not to be lost by chance.
            parlour.gateway.heartbeat_seconds = 40.0
            parlour.faults.withhold_acks = True
            await parlour.until(lambda: parlour.gateway.resumed >= 1)
            parlour.faults.clear()
            await parlour.until(lambda: parlour.connected)
            assert (await alice.slash("ping")).text.startswith("hello")


async def test_duplicated_interaction(bot: SampleBot, parlour: Parlour, alice: Person) -> None:
    parlour.faults.duplicate("INTERACTION_CREATE")
    reply = await alice.slash("ping")
    await parlour.until(lambda: bool(parlour.backstage.refusals))
    assert parlour.backstage.refusals[0].body["code"] == 40060
    assert reply.text.startswith("hello")


async def test_late_events(bot: SampleBot, parlour: Parlour, alice: Person) -> None:
    parlour.faults.late("MESSAGE_CREATE", 0.1)
    late, soon = alice.say("late"), alice.say("soon")
    await parlour.until(lambda: len(bot.heard) == 2)
    assert [message.id for message in bot.heard] == [soon.id, late.id]


async def test_gateway_lag(
    bot: SampleBot, parlour: Parlour, alice: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    naps: list[float] = []
    sleep = asyncio.sleep

    async def nap(seconds: float, result: object = None) -> object:
        naps.append(seconds)
        return await sleep(0 if seconds > 1000 else seconds, result)

    monkeypatch.setattr(asyncio, "sleep", nap)
    parlour.faults.gateway_lag = 3600
    await alice.slash("ping")
    lags = [seconds for seconds in naps if seconds > 1000]
    assert lags, "every event of the gateway waits"
    assert max(lags) <= 3600, "and no longer: what has gone by since the event counts"


async def test_two_bots_hear_the_same(
    parlour: Parlour, channel: ChannelDriver, alice: Person
) -> None:
    async with running(parlour, SampleBot()), running(parlour, SampleBot()):
        await alice.slash("ping")
        await parlour.until(lambda: bool(parlour.backstage.refusals))
    assert [refusal.body["code"] for refusal in parlour.backstage.refusals] == [40060]
    assert len(channel.messages) == 1
