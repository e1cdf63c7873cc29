"""Bodies no library would send: refused as Discord does, never a failure of the parlour's own."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from parlour import ChannelDriver, Parlour
from parlour.world.interaction import InteractionKind
from tests.parlour.test_limits import button, row, rows, select, text, v2

JSON = {"Content-Type": "application/json"}
FORM = {"Content-Type": "multipart/form-data; boundary=b"}


@pytest.fixture(params=["document", "no document"])
async def parlour(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Parlour]:
    """With Discord's document, where there is one, and always without it."""
    if request.param == "no document":
        monkeypatch.setenv("PARLOUR_OPENAPI", "nowhere.json")
    async with Parlour(strict=False) as started:
        yield started
    assert started.backstage.crashes == []


class Sender:
    """Sends a message by every way a bot has, however it is spelt."""

    WAYS = ("post", "edit", "answer", "update", "follow-up", "original")

    def __init__(self, parlour: Parlour, channel: ChannelDriver) -> None:
        self.parlour = parlour
        self.channel = channel
        self.user = parlour.world.users[parlour.user("Alice").id]

    async def send(
        self, method: str, path: str, data: bytes, headers: dict[str, str] = JSON
    ) -> tuple[int, Any]:
        headers = headers | {"Authorization": f"Bot {self.parlour.token}"}
        url = f"{self.parlour.url}/api/v10{path}"
        async with (
            aiohttp.ClientSession() as session,
            session.request(method, url, data=data, headers=headers) as answer,
        ):
            content = await answer.read()
            return answer.status, json.loads(content) if content else None

    async def message(self, way: str, body: bytes) -> tuple[int, Any]:
        posts = f"/channels/{self.channel.id}/messages"
        if way == "post":
            return await self.send("POST", posts, body)
        _, made = await self.send("POST", posts, b'{"content": "old"}')
        if way == "edit":
            return await self.send("PATCH", f"{posts}/{made['id']}", body)
        old = self.parlour.world.find_message(self.channel.id, int(made["id"]))
        if way == "update":
            return await self.callback(InteractionKind.COMPONENT, 7, body, old)
        if way == "answer":
            return await self.callback(InteractionKind.COMMAND, 4, body)
        token = await self.answered()
        hook = f"/webhooks/{self.parlour.world.application_id}/{token}"
        if way == "follow-up":
            return await self.send("POST", hook, body)
        return await self.send("PATCH", f"{hook}/messages/@original", body)

    def begin(self, kind: InteractionKind, old: Any = None) -> Any:
        channel = self.parlour.world.channels[self.channel.id]
        begun, _ = self.parlour.interactions.begin(kind, self.user, channel, {"name": "x"}, old)
        return begun

    async def callback(
        self, kind: InteractionKind, number: int, data: bytes, old: Any = None
    ) -> tuple[int, Any]:
        begun = self.begin(kind, old)
        path = f"/interactions/{begun.id}/{begun.token}/callback?with_response=1"
        return await self.send("POST", path, b'{"type": %d, "data": %s}' % (number, data))

    async def answered(self) -> str:
        begun = self.begin(InteractionKind.COMMAND)
        path = f"/interactions/{begun.id}/{begun.token}/callback"
        await self.send("POST", path, b'{"type": 4, "data": {"content": "x"}}')
        return begun.token


@pytest.fixture
def sender(parlour: Parlour, channel: ChannelDriver) -> Sender:
    return Sender(parlour, channel)


WRONG_TYPES: dict[str, dict[str, Any]] = {
    "a number as content": {"content": 5},
    "a list as content": {"content": ["x"]},
    "embeds of texts": {"content": "x", "embeds": ["x"]},
    "null among embeds": {"content": "x", "embeds": [None]},
    "a text as footer": {"embeds": [{"title": "x", "footer": "x"}]},
    "a number as address": {"embeds": [{"title": "x", "image": {"url": 5}}]},
    "a text as components": {"content": "x", "components": "x"},
    "null among components": {"content": "x", "components": [None]},
    "a list as type": {"content": "x", "components": [{"type": [1], "components": []}]},
    "a list as custom_id": rows(button(["a"])),  # type: ignore[arg-type]
    "an object as custom_id": rows(button({"a": 1})),  # type: ignore[arg-type]
    "a text as style": rows(button(style="1")),
    "a number as emoji": rows(button(emoji={"name": 5})),
    "null among options": rows(select(options=[None])),
    "a list as value": rows(select(options=[{"label": "a", "value": ["x"]}])),
    "a text as flags": {"content": "x", "flags": "x"},
    "a list as mentions": {"content": "x", "allowed_mentions": []},
    "nobody's id": {"content": "x", "allowed_mentions": {"users": ["me"]}},
    "an attachment without id": {"content": "x", "attachments": [{"filename": "a"}]},
    "null as id": {"content": "x", "attachments": [{"id": None}]},
    "a negative id": {"content": "x", "attachments": [{"id": -1}]},
    "a text as media": v2({"type": 12, "items": [{"media": "x"}]}, content=None),
    "no media": v2({"type": 12, "items": [{}]}, content=None),
    "no file": v2({"type": 13}, content=None),
    "no text": v2({"type": 10}, content=None),
    "a number as text": v2(text(5), content=None),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("way", Sender.WAYS)
async def test_wrong_types(way: str, sender: Sender) -> None:
    for name, body in WRONG_TYPES.items():
        status, answer = await sender.message(way, json.dumps(body).encode())
        assert (status, answer.get("code")) == (400, 50035), name


@pytest.mark.parametrize("way", Sender.WAYS)
async def test_bodies_that_cannot_be_read(way: str, sender: Sender) -> None:
    deep = b'{"content": "x", "components": ' + b'[{"type": 17, "components": ' * 400
    for body in (
        b"{",
        b'{"content": "\xff"}',
        b"[" * 100_000 + b"]" * 100_000,
        deep + b"[]" + b"}]" * 400 + b"}",
    ):
        status, answer = await sender.message(way, body)
        assert (status, answer["code"]) == (400, 50109), body[:40]


async def test_what_is_nothing_may_be_null(sender: Sender) -> None:
    nothing = ("embeds", "components", "attachments", "allowed_mentions", "flags")
    body = json.dumps({"content": "x"} | dict.fromkeys(nothing)).encode()
    for way in Sender.WAYS:
        assert (await sender.message(way, body))[0] == 200, way


def part(name: str, content: str, filename: str = "") -> bytes:
    named = f'; filename="{filename}"' if filename else ""
    head = f'--b\r\nContent-Disposition: form-data; name="{name}"{named}\r\n\r\n'
    return f"{head}{content}\r\n".encode()


async def test_forms_without_payload(sender: Sender, channel: ChannelDriver) -> None:
    path = f"/channels/{channel.id}/messages"
    status, _ = await sender.send("POST", path, part("files[0]", "x", "a.txt") + b"--b--\r\n", FORM)
    assert (status, channel.last.attachments[0].filename) == (200, "a.txt")
    status, _ = await sender.send("POST", path, part("content", "hello") + b"--b--\r\n", FORM)
    assert (status, channel.last.text) == (200, "hello")
    for form in (
        b"rubbish",
        part("payload_json", "{"),
        part("files[" + "9" * 5000 + "]", "x", "a"),
    ):
        status, answer = await sender.send("POST", path, form + b"--b--\r\n", FORM)
        assert (status, answer["code"]) == (400, 50109)


async def test_queries(sender: Sender, channel: ChannelDriver) -> None:
    path = f"/channels/{channel.id}/messages"
    for query in ("limit=0", "limit=101", "limit=x", "before=x", "after=", "around=1.5"):
        status, answer = await sender.send("GET", f"{path}?{query}", b"")
        assert (status, answer["code"]) == (400, 50035), query
    for query in ("limit=1", "limit=100", "before=5", "after=5&limit=2"):
        assert (await sender.send("GET", f"{path}?{query}", b""))[0] == 200, query


async def test_a_request_too_large(sender: Sender, channel: ChannelDriver) -> None:
    path = f"/channels/{channel.id}/messages"
    sender.parlour.app._client_max_size = 1000  # the true limit takes long to reach
    status, answer = await sender.send("POST", path, b"x" * 1001)
    assert (status, answer["code"]) == (413, 40005)


async def test_other_answers(sender: Sender) -> None:
    for data in (b"[1]", b'"x"', b'{"flags": "x"}'):
        status, answer = await sender.callback(InteractionKind.COMMAND, 5, data)
        assert (status, answer["code"]) == (400, 50035)
    for name, value in (("", "x"), ("x", None), ("x", ["y"]), (5, "x")):
        data = json.dumps({"choices": [{"name": name, "value": value}]}).encode()
        status, answer = await sender.callback(InteractionKind.AUTOCOMPLETE, 8, data)
        assert (status, answer["code"]) == (400, 50035), (name, value)
    modal = {"custom_id": "m", "title": "T"}
    for parts in ("x", [None], [[]], [row({"type": 4, "style": 1, "label": "L", "custom_id": []})]):
        data = json.dumps(modal | {"components": parts}).encode()
        status, answer = await sender.callback(InteractionKind.COMMAND, 9, data)
        assert (status, answer["code"]) == (400, 50035), parts


async def test_faults_of_an_answer_lie_in_its_data(sender: Sender) -> None:
    twice = json.dumps(rows(button("a"), button("a"))).encode()
    missing = json.dumps({"content": "x", "attachments": [{"id": 0}]}).encode()
    for way in ("answer", "update"):
        _, answer = await sender.message(way, twice)
        assert answer["errors"]["data"]["components"]["_errors"], way
        _, answer = await sender.message(way, missing)
        assert answer["errors"]["data"]["attachments"]["0"], way


async def test_attachments_that_stay_count(sender: Sender, channel: ChannelDriver) -> None:
    path = f"/channels/{channel.id}/messages"
    ten = b"".join(part(f"files[{n}]", "x", f"{n}.txt") for n in range(10)) + b"--b--\r\n"
    _, made = await sender.send("POST", path, ten, FORM)
    one_more = part("payload_json", '{"content": "x"}') + part("files[0]", "x", "a.txt")
    edit = f"{path}/{made['id']}"
    status, answer = await sender.send("PATCH", edit, one_more + b"--b--\r\n", FORM)
    assert (status, answer["code"]) == (400, 30015)
    instead = part("payload_json", '{"attachments": [{"id": 0}]}') + part("files[0]", "x", "a.txt")
    status, answer = await sender.send("PATCH", edit, instead + b"--b--\r\n", FORM)
    assert (status, len(answer["attachments"])) == (200, 1)
