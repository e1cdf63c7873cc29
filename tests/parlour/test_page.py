"""The page's own API: who may ask, who is told what, and what bad input gets.

They stay in one file because they are one list of requests.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from parlour import ChannelDriver, GuildDriver, Parlour, Permission, Person
from parlour.page import add_page
from tests.parlour.sample_bot import SampleBot


@pytest.fixture
async def parlour(tmp_path: Path) -> AsyncIterator[Parlour]:
    server = Parlour(folder=tmp_path)
    add_page(server, {"en": "Try **this**"})
    async with server:
        yield server


class Asker:
    """Asks the page's API as one user's browser would."""

    def __init__(self, parlour: Parlour, session: aiohttp.ClientSession) -> None:
        self._parlour = parlour
        self._session = session

    async def get(self, path: str, **headers: str) -> tuple[int, Any]:
        return await self._ask("GET", path, None, headers)

    async def post(self, what: str, body: Any, **headers: str) -> tuple[int, Any]:
        return await self._ask("POST", f"/parlour/{what}", body, headers)

    async def _ask(self, method: str, path: str, body: Any, headers: dict[str, str]) -> Any:
        named = {key.replace("_", "-"): value for key, value in headers.items()}
        url = self._parlour.url + path
        async with self._session.request(method, url, json=body, headers=named) as answer:
            if answer.content_type != "application/json":
                return answer.status, await answer.text()
            return answer.status, await answer.json()

    def listen(self, person: Person, **headers: str) -> Any:
        url = f"{self._parlour.url}/parlour/events?user={person.id}"
        return self._session.ws_connect(url, headers=headers)


@pytest.fixture
async def ask(parlour: Parlour) -> AsyncIterator[Asker]:
    async with aiohttp.ClientSession() as session:
        yield Asker(parlour, session)


async def told(socket: aiohttp.ClientWebSocketResponse, what: str) -> Any:
    """The data of the next event of that name."""
    while True:
        event = await asyncio.wait_for(socket.receive_json(), 30)
        if event["what"] == what:
            return event["data"]


async def everything_told(socket: aiohttp.ClientWebSocketResponse) -> list[dict[str, Any]]:
    """All that comes until nothing has for a moment."""
    found: list[dict[str, Any]] = []
    while True:
        try:
            message = await socket.receive(timeout=0.2)
        except TimeoutError:
            return found
        found.append(message.json())


async def test_page_and_its_policy(parlour: Parlour) -> None:
    async with aiohttp.ClientSession() as session, session.get(parlour.url) as answer:
        text = await answer.text()
        policy = answer.headers["Content-Security-Policy"]
    assert "<title>Parlour</title>" in text
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_attachments_cannot_act_as_the_page(
    parlour: Parlour, channel: ChannelDriver, alice: Person, bot: SampleBot
) -> None:
    await alice.slash("post", text="board", channel=channel)
    message = await channel.wait_for("board")
    async with (
        aiohttp.ClientSession() as session,
        session.get(message.attachments[0].url) as answer,
    ):
        assert "sandbox" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1.evil.example"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
    ],
)
async def test_other_sites_are_refused(
    ask: Asker, alice: Person, channel: ChannelDriver, headers: dict[str, str]
) -> None:
    body = {"user": str(alice.id), "channel": str(channel.id), "text": "hello"}
    for status, answer in (
        await ask.post("say", body, **headers),
        await ask.get("/parlour/people", **headers),
    ):
        assert status == 403
        assert answer["error"]["code"] == "forbidden"
    assert channel.messages == []
    named = {key.replace("_", "-"): value for key, value in headers.items()}
    with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
        async with ask.listen(alice, **named):
            pass


async def test_a_form_of_another_kind_is_refused(parlour: Parlour, alice: Person) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{parlour.url}/parlour/say", data={"user": str(alice.id)}) as answer,
    ):
        assert answer.status == 403


async def test_a_link_to_the_page_may_be_followed(ask: Asker) -> None:
    visit = {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "navigate"}
    assert (await ask.get("/", **visit))[0] == 200
    assert (await ask.get("/parlour/people", **visit))[0] == 403


async def test_own_origin_and_names_are_taken(ask: Asker, parlour: Parlour) -> None:
    assert (await ask.get("/parlour/people", Origin=parlour.url))[0] == 200
    forwarded = {"Host": "localhost:9000", "Origin": "http://localhost:9000"}
    assert (await ask.get("/parlour/people", **forwarded))[0] == 200


async def test_private_messages_reach_their_owner_alone(
    ask: Asker, channel: ChannelDriver, alice: Person, bob: Person, bot: SampleBot
) -> None:
    async with ask.listen(alice) as for_alice, ask.listen(bob) as for_bob:
        await told(for_alice, "state")
        await told(for_bob, "state")
        asked = {"user": str(alice.id), "channel": str(channel.id)}
        status, answer = await ask.post("slash", {**asked, "command": "table resign"})
        assert (status, answer["answer"]) == (200, "message")
        message = await told(for_alice, "message")
        assert message["content"] == "resigned"
        assert message["flags"] & 64
        assert not any("resigned" in str(event) for event in await everything_told(for_bob))
    path = f"/parlour/channels/{channel.id}/messages?user="
    assert (await ask.get(path + str(bob.id)))[1]["messages"] == []
    assert len((await ask.get(path + str(alice.id)))[1]["messages"]) == 1
    stolen = {"user": str(bob.id), "channel": str(channel.id), "message": message["id"]}
    assert (await ask.post("dismiss", stolen))[0] == 404
    assert (await ask.post("press", stolen | {"custom_id": "x"}))[0] == 404
    assert (await ask.post("dismiss", stolen | {"user": str(alice.id)}))[0] == 200
    assert (await ask.get(path + str(alice.id)))[1]["messages"] == []


async def test_private_messages_are_closed_and_opened(ask: Asker, alice: Person) -> None:
    async with ask.listen(alice) as for_alice:
        assert (await told(for_alice, "state"))["me"]["direct"] is True
        for taken in (False, True):
            asked = {"user": str(alice.id), "taken": taken}
            assert await ask.post("direct", asked) == (200, {})
            assert (await told(for_alice, "state"))["me"]["direct"] is taken
            assert alice.user.accepts_dms is taken


async def test_hidden_channels_and_strangers(
    ask: Asker, parlour: Parlour, club: GuildDriver, channel: ChannelDriver, bob: Person
) -> None:
    zed = parlour.user("Zed", guilds=())
    secret = club.channel("secret")
    secret.forbid(Permission.VIEW_CHANNEL, club.everyone)
    ada = parlour.user("Ada", permissions=Permission.ADMINISTRATOR)
    async with ask.listen(bob) as for_bob, ask.listen(zed) as for_zed, ask.listen(ada) as for_ada:
        names = [one["name"] for one in (await told(for_bob, "state"))["channels"]]
        assert names == ["games", "Hedgepost"]
        assert [one["type"] for one in (await told(for_zed, "state"))["channels"]] == [1]
        assert "secret" in str(await told(for_ada, "state"))
        ada.say("behind closed doors", channel=secret)
        channel.channel.topic = "changed"
        parlour.world.channel_changed(channel.channel)
        assert (await told(for_ada, "message"))["content"] == "behind closed doors"
        for socket in (for_bob, for_zed):
            events = await everything_told(socket)
            assert "closed doors" not in str(events)
            assert str(secret.id) not in str(events)
    for place in (secret, channel):
        path = f"/parlour/channels/{place.id}/messages?user={zed.id}"
        assert (await ask.get(path))[0] == 404


@pytest.mark.parametrize(
    ("what", "body", "status", "says"),
    [
        ("say", {}, 400, "'user' must be an id"),
        ("say", [], 400, "not a JSON object"),
        ("say", {"user": "77"}, 404, "nobody with the id"),
        ("say", {"user": "Alice", "channel": "GAMES", "text": "x"}, 400, "'user' must be an id"),
        ("say", {"user": "ALICE", "channel": "1", "text": "x"}, 404, "no such channel"),
        ("say", {"user": "ALICE", "channel": "GAMES", "text": " "}, 400, "empty message"),
        ("say", {"user": "ALICE", "channel": "GAMES", "text": "x" * 2001}, 400, "at most 2000"),
        ("say", {"user": "ALICE", "channel": "GAMES", "text": 5}, 400, "must be a text"),
        ("add-person", {"user": "ALICE", "name": "Alice"}, 400, "a name that nobody has"),
        ("add-person", {"user": "ALICE", "name": " "}, 400, "a name that nobody has"),
        ("direct", {"user": "ALICE", "taken": "no"}, 400, "must be true or false"),
        ("add-channel", {"user": "ALICE", "guild": "1", "name": "x"}, 404, "in no such server"),
        ("slash", {"user": "ALICE", "channel": "GAMES", "command": "nope"}, 404, "no command"),
        ("slash", {"user": "ALICE", "channel": "GAMES", "command": "table open"}, 400, "needs"),
        (
            "slash",
            {"user": "ALICE", "channel": "GAMES", "command": "ping", "options": {"a": 1}},
            400,
            "no option",
        ),
        (
            "slash",
            {
                "user": "ALICE",
                "channel": "GAMES",
                "command": "table open",
                "options": {"game": "hedgehogs", "seats": "many"},
            },
            400,
            "cannot be used",
        ),
        (
            "slash",
            {
                "user": "ALICE",
                "channel": "GAMES",
                "command": "table open",
                "options": {"game": "hedgehogs", "record": {"name": "x", "data": "???"}},
            },
            400,
            "base64",
        ),
        ("complete", {"user": "ALICE", "channel": "GAMES", "command": "ping"}, 400, "'option'"),
        (
            "press",
            {"user": "ALICE", "channel": "GAMES", "message": "1", "custom_id": "x"},
            404,
            "no such message",
        ),
        ("submit", {"user": "ALICE", "custom_id": "x"}, 409, "no modal is open"),
        ("faults", {"what": "earthquake"}, 400, "no fault"),
        ("faults", {"what": "fail", "times": "three"}, 400, "'times' must be a number"),
        ("faults", {"what": "slow", "seconds": 1e9}, 400, "between 0 and 600"),
        ("read", {"user": "ALICE", "channel": "GAMES", "message": "-1"}, 400, "must be an id"),
    ],
)
async def test_bad_input(
    ask: Asker,
    channel: ChannelDriver,
    alice: Person,
    bot: SampleBot,
    what: str,
    body: Any,
    status: int,
    says: str,
) -> None:
    known = {"ALICE": str(alice.id), "GAMES": str(channel.id)}
    if isinstance(body, dict):
        body = {
            key: known.get(value, value) if isinstance(value, str) else value
            for key, value in body.items()
        }
    found, answer = await ask.post(what, body)
    assert (found, says in answer["error"]["message"]) == (status, True), answer


async def test_broken_json(parlour: Parlour) -> None:
    headers = {"Content-Type": "application/json"}
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{parlour.url}/parlour/say", data="{", headers=headers) as answer,
    ):
        assert answer.status == 400
        assert (await answer.json())["error"]["message"] == "the body is not JSON"


async def test_marks_and_pings(
    ask: Asker, parlour: Parlour, channel: ChannelDriver, alice: Person, bob: Person
) -> None:
    async with ask.listen(bob) as for_bob:
        assert (await told(for_bob, "state"))["marks"] == {}
        said = alice.say(f"{bob.mention}, your move", channel=channel)
        marks = await told(for_bob, "marks")
        assert marks["marks"][str(channel.id)] == {"unread": 1, "pings": 1, "read": "0"}
        pings = {human["name"]: human["pings"] for human in marks["people"]}
        assert pings == {"Alice": 0, "Bob": 1}
        seen = {"user": str(bob.id), "channel": str(channel.id), "message": str(said.id)}
        await ask.post("read", seen)
        assert (await told(for_bob, "marks"))["marks"] == {}


async def test_what_was_read_is_remembered(tmp_path: Path) -> None:
    for unread in (1, 0):
        server = Parlour(folder=tmp_path)
        add_page(server)
        async with server, aiohttp.ClientSession() as session:
            channel = server.guild("Club").channel("games")
            ann, ben = server.user("Ann"), server.user("Ben")
            said = channel.messages[-1] if channel.messages else ann.say("hello", channel=channel)
            people = (await Asker(server, session).get("/parlour/people"))[1]
            assert [human["unread"] for human in people] == [0, unread]
            seen = {"user": str(ben.id), "channel": str(channel.id), "message": str(said.id)}
            await Asker(server, session).post("read", seen)


async def test_bot_that_does_not_answer(
    ask: Asker, parlour: Parlour, channel: ChannelDriver, alice: Person, bot: SampleBot
) -> None:
    async def deaf(_: Any) -> None: ...

    bot.handlers["default"] = deaf
    parlour.interactions.answer_within = 0.05
    asked = {"user": str(alice.id), "channel": str(channel.id), "command": "run"}
    status, answer = await ask.post("slash", asked)
    assert (status, answer["error"]["code"]) == (504, "no-answer")


async def test_faults_are_caused_and_told(ask: Asker, parlour: Parlour, alice: Person) -> None:
    async with ask.listen(alice) as for_alice:
        await told(for_alice, "state")
        await ask.post("faults", {"what": "fail", "times": 2, "status": 503})
        await ask.post("faults", {"what": "limit", "via": False, "seconds": 0.5})
        await ask.post("faults", {"what": "late", "event": "MESSAGE_CREATE", "seconds": 3})
        await ask.post("faults", {"what": "withhold-acks"})
        status, shown = await ask.post("faults", {"what": "lag", "seconds": 0.5})
        assert status == 200
        kinds = [(one["what"], one["times"]) for one in shown["waiting"]]
        assert kinds == [("503", 2), ("429 without Via", 1), ("late", 1)]
        assert parlour.faults.withhold_acks
        assert parlour.faults.gateway_lag == 0.5
        assert (await told(for_alice, "faults"))["waiting"][0]["what"] == "503"
        _, shown = await ask.post("faults", {"what": "clear"})
        assert shown == {"withhold_acks": False, "lag": 0.0, "waiting": []}


async def test_every_gateway_fault_from_the_page(
    ask: Asker, parlour: Parlour, channel: ChannelDriver, alice: Person, bot: SampleBot
) -> None:
    resumed = parlour.gateway.resumed
    assert (await ask.post("faults", {"what": "ask-reconnect"}))[0] == 200
    await parlour.until(lambda: parlour.gateway.resumed > resumed and parlour.connected)
    assert (await alice.slash("ping", channel=channel)).text.startswith("hello")


async def test_commands_in_the_users_language(
    ask: Asker, channel: ChannelDriver, alice: Person, bob: Person, bot: SampleBot
) -> None:
    async def names(person: Person) -> list[str]:
        path = f"/parlour/commands?user={person.id}&channel={channel.id}"
        return [one["shown"] for one in (await ask.get(path))[1]]

    assert "coucou" in await names(alice)
    assert "ping" in await names(bob)
    assert "sealed" not in await names(bob)
