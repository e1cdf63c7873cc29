"""Every limit, with the status, code and place of the fault as Discord tells them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from parlour import ChannelDriver, Parlour
from tests.parlour.conftest import Rest
from tests.parlour.faulty import faults_at

V2 = 1 << 15


@pytest.fixture
async def parlour() -> AsyncIterator[Parlour]:
    """Not strict: these bodies are wrong on purpose."""
    async with Parlour(strict=False) as started:
        yield started


def button(custom_id: str | None = "a", **other: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id} | other


def select(custom_id: str = "s", **other: Any) -> dict[str, Any]:
    options = [{"label": "one", "value": "1"}, {"label": "two", "value": "2"}]
    return {"type": 3, "custom_id": custom_id, "options": options} | other


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def text(words: str) -> dict[str, Any]:
    return {"type": 10, "content": words}


def v2(*parts: dict[str, Any], **other: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(parts)} | other


def rows(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"content": "x", "components": [row(part) for part in parts]}


def embed(**fields: Any) -> dict[str, Any]:
    return {"embeds": [fields]}


MESSAGES = {
    "long content": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_BAD_LENGTH"),
    "embed title": (embed(title="x" * 257), "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    "embed field": (
        embed(fields=[{"name": "x", "value": ""}]),
        "embeds.0.fields.0.value",
        "BASE_TYPE_REQUIRED",
    ),
    "embed fields": (
        embed(fields=[{"name": "x", "value": "y"}] * 26),
        "embeds.0.fields",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "embed total": (
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "content with the second kind": (
        v2(text("a"), content="b"),
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "embeds with the second kind": (
        v2(text("a"), embeds=[{"title": "x"}]),
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "forty-one components": (
        v2(*[text("a")] * 41),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "4001 characters": (
        v2(text("a" * 2001), text("b" * 2000)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "text display without the flag": (
        {"content": "x", "components": [text("a")]},
        "components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "same custom_id twice": (
        rows(button("a"), button("a")),
        "components",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "six rows": (
        rows(*[button(str(n)) for n in range(6)]),
        "components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "six buttons": (
        {"content": "x", "components": [row(*[button(str(n)) for n in range(6)])]},
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "button and select": (
        {"content": "x", "components": [row(button(), select())]},
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "button without custom_id": (
        rows(button(None)),
        "components.0.components.0.custom_id",
        "BASE_TYPE_REQUIRED",
    ),
    "link without url": (
        rows(button(None, style=5)),
        "components.0.components.0.url",
        "BASE_TYPE_REQUIRED",
    ),
    "custom_id and url": (
        rows(button(url="https://example.org")),
        "components.0.components.0",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "bare button": (
        rows(button(label=None)),
        "components.0.components.0",
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "emoji by name": (
        rows(button(emoji={"name": "dice"})),
        "components.0.components.0.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
    "long label": (
        rows(button(label="x" * 81)),
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "long custom_id": (
        rows(button("x" * 101)),
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "min over max": (
        rows(select(min_values=2, max_values=1)),
        "components.0.components.0",
        "COMPONENT_SELECT_MIN_MAX",
    ),
    "empty select": (
        rows(select(options=[])),
        "components.0.components.0.options",
        "BASE_TYPE_REQUIRED",
    ),
    "twenty-six options": (
        rows(select(options=[{"label": str(n), "value": str(n)} for n in range(26)])),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "same option twice": (
        rows(select(options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}])),
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "premium button": (
        rows({"type": 2, "style": 6}),
        "components.0.components.0.sku_id",
        "BASE_TYPE_REQUIRED",
    ),
    "same id twice": (
        v2(text("a") | {"id": 4}, text("b") | {"id": 4}),
        "components",
        "COMPONENT_ID_DUPLICATED",
    ),
    "select without custom_id": (
        rows(select(custom_id="")),
        "components.0.components.0.custom_id",
        "BASE_TYPE_REQUIRED",
    ),
    "too many to choose": (
        rows(select(max_values=26)),
        "components.0.components.0.max_values",
        "NUMBER_TYPE_MAX",
    ),
    "option without label": (
        rows(select(options=[{"value": "1"}])),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_REQUIRED",
    ),
    "empty container": (
        v2({"type": 17, "components": []}),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text("a")]}]}),
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "empty text": (v2(text("")), "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    "eleven pictures": (
        v2({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 11}),
        "components.0.items",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "eleven attachments": (
        {"content": "x", "attachments": [{"id": str(n)} for n in range(11)]},
        "attachments",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "section without accessory": (
        v2({"type": 9, "components": [text("a")]}),
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    "more to choose than there is": (
        rows(select(max_values=3)),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "more chosen than allowed": (
        rows(select(options=[{"label": n, "value": n, "default": True} for n in "ab"])),
        "components.0.components.0",
        "COMPONENT_SELECT_DEFAULTS",
    ),
    "emoji nobody uploaded": (
        rows(button(emoji={"id": "123", "name": "dice"})),
        "components.0.components.0.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
    "button without style": (
        rows(button(style=None)),
        "components.0.components.0.style",
        "BASE_TYPE_CHOICES",
    ),
    "link to nowhere": (
        rows({"type": 2, "style": 5, "label": "A", "url": "example"}),
        "components.0.components.0.url",
        "URL_TYPE_INVALID_URL",
    ),
    "embed link": (embed(title="x", url="example"), "embeds.0.url", "URL_TYPE_INVALID_URL"),
    "embed picture": (
        embed(title="x", image={"url": "ftp://example.org/a.png"}),
        "embeds.0.image.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "embed date": (
        embed(title="x", timestamp="yesterday"),
        "embeds.0.timestamp",
        "DATE_TIME_TYPE_PARSE",
    ),
    "embed colour": (embed(title="x", color=1 << 24), "embeds.0.color", "NUMBER_TYPE_MAX"),
    "gallery link": (
        v2({"type": 12, "items": [{"media": {"url": "example"}}]}),
        "components.0.items.0.media.url",
        "URL_TYPE_INVALID_URL",
    ),
    "unknown mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["people"]}},
        "allowed_mentions.parse.0",
        "BASE_TYPE_CHOICES",
    ),
    "missing attachment": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}),
        "components",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "attachment without file": (
        {"content": "x", "attachments": [{"id": "0", "filename": "a.png"}]},
        "attachments.0",
        "BASE_TYPE_INVALID",
    ),
}


@pytest.mark.parametrize("name", MESSAGES)
async def test_messages(name: str, rest: Rest, channel: ChannelDriver) -> None:
    body, path, code = MESSAGES[name]
    status, answer = await rest("POST", f"/channels/{channel.id}/messages", body)
    assert status == 400
    assert code in faults_at(answer, path)
    assert channel.messages == []


EDITED = ("six buttons", "empty select", "long label", "button without style", "premium button")


@pytest.mark.parametrize("name", EDITED)
async def test_edited_messages(name: str, rest: Rest, channel: ChannelDriver) -> None:
    """An edit is told where its fault lies as a new message is."""
    body, path, code = MESSAGES[name]
    place = f"/channels/{channel.id}/messages"
    _, old = await rest("POST", place, {"content": "a"})
    status, answer = await rest("PATCH", f"{place}/{old['id']}", body)
    assert status == 400
    assert code in faults_at(answer, path)


async def test_empty_message(rest: Rest, channel: ChannelDriver) -> None:
    for body in ({}, {"content": "  "}, {"content": "", "embeds": []}):
        status, answer = await rest("POST", f"/channels/{channel.id}/messages", body)
        assert (status, answer["code"]) == (400, 50006)


async def test_edits_know_what_was_there(rest: Rest, channel: ChannelDriver) -> None:
    path = f"/channels/{channel.id}/messages"
    _, old = await rest("POST", path, {"content": "a"})
    status, answer = await rest("PATCH", f"{path}/{old['id']}", {"content": ""})
    assert (status, answer["code"]) == (400, 50006)
    status, answer = await rest("PATCH", f"{path}/{old['id']}", v2(text("b")))
    assert status == 400
    assert faults_at(answer, "content")
    status, _ = await rest("PATCH", f"{path}/{old['id']}", v2(text("b"), content=None))
    assert status == 200
    status, answer = await rest("PATCH", f"{path}/{old['id']}", {"content": "c"})
    assert faults_at(answer, "content")
    status, answer = await rest("PATCH", f"{path}/{old['id']}", {"components": [text("x" * 4001)]})
    assert status == 400
    assert channel.last.text == "b"
