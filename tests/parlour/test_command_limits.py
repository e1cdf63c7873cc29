"""Every limit of commands and places, as Discord tells them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from parlour import ChannelDriver, Parlour
from tests.parlour.conftest import Rest
from tests.parlour.faulty import faults_at


@pytest.fixture
async def parlour() -> AsyncIterator[Parlour]:
    """Not strict: these bodies are wrong on purpose."""
    async with Parlour(strict=False) as started:
        yield started


def command(name: str = "open", **other: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": 1} | other


def option(name: str = "o", **other: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": 3} | other


COMMANDS = {
    "upper case": (command("Open"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "spaces": (command("open up"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "localized upper case": (
        command(name_localizations={"fr": "Ouvrir"}),
        "0.name_localizations.fr",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "unknown locale": (
        command(name_localizations={"xx": "x"}),
        "0.name_localizations.xx",
        "ENUM_TYPE_COERCE",
    ),
    "no description": (command(description=""), "0.description", "BASE_TYPE_REQUIRED"),
    "long description": (command(description="x" * 101), "0.description", "BASE_TYPE_BAD_LENGTH"),
    "required after optional": (
        command(options=[option("a"), option("b", required=True)]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "same option twice": (
        command(options=[option("a"), option("a")]),
        "0.options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
    ),
    "choices and autocomplete": (
        command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])]),
        "0.options.0",
        "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE",
    ),
    "twenty-six choices": (
        command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        "0.options.0.choices",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "sub-command beside an option": (
        command(options=[option("a"), option("b", type=1)]),
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "completing a yes or no": (
        command(options=[option(type=5, autocomplete=True)]),
        "0.options.0",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_TYPE",
    ),
    "unknown type of option": (
        command(options=[option(type=12)]),
        "0.options.0.type",
        "BASE_TYPE_CHOICES",
    ),
    "too much to type": (
        command(options=[option(max_length=6001)]),
        "0.options.0.max_length",
        "NUMBER_TYPE_MAX",
    ),
    "options of a context menu": (
        {"name": "Show", "type": 3, "options": [option()]},
        "0.options",
        "APPLICATION_COMMANDS_CONTEXT_MENU_OPTIONS",
    ),
    "nameless context menu": ({"type": 3}, "0.name", "BASE_TYPE_REQUIRED"),
    "too large": (
        command(
            options=[
                option(f"o{n}", choices=[{"name": "y" * 100, "value": "z" * 100}] * 2)
                for n in range(21)
            ]
        ),
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
}


@pytest.mark.parametrize("name", COMMANDS)
async def test_commands(name: str, rest: Rest, parlour: Parlour) -> None:
    body, path, code = COMMANDS[name]
    base = f"/applications/{parlour.world.application_id}/commands"
    status, answer = await rest("PUT", base, [body])
    assert status == 400
    assert code in faults_at(answer, path)
    assert parlour.world.commands == {}


async def test_number_and_names_of_commands(rest: Rest, parlour: Parlour) -> None:
    base = f"/applications/{parlour.world.application_id}/commands"
    status, answer = await rest("PUT", base, [command("a"), command("a")])
    assert faults_at(answer, "0") == ["APPLICATION_COMMANDS_DUPLICATE_NAME"]
    status, answer = await rest("PUT", base, [command(f"c{n}") for n in range(101)])
    assert (status, answer["code"]) == (400, 30032)
    status, answer = await rest("PUT", base, [command(f"c{n}") for n in range(100)])
    assert status == 200
    first = answer[0]["id"]
    status, answer = await rest("POST", base, command("more"))
    assert (status, answer["code"]) == (400, 30032)
    status, answer = await rest("POST", base, command("c0", description="new"))
    assert (status, answer["id"], answer["description"]) == (200, first, "new")
    status, answer = await rest("PATCH", f"{base}/{first}", {"description": "newer"})
    assert (answer["name"], answer["description"]) == ("c0", "newer")
    assert (await rest("DELETE", f"{base}/{first}"))[0] == 204
    assert (await rest("GET", f"{base}/{first}"))[1]["code"] == 10063


async def test_context_menus_and_groups(rest: Rest, parlour: Parlour) -> None:
    base = (
        f"/applications/{parlour.world.application_id}/guilds/{parlour.guild('Club').id}/commands"
    )
    menu = {"name": "Show Board", "type": 3}
    assert (await rest("POST", base, menu))[0] == 200
    _, answer = await rest("POST", base, menu | {"description": "d"})
    assert faults_at(answer, "description")
    deep = option("a", type=2, options=[option("b", type=2)])
    _, answer = await rest("POST", base, command(options=[deep]))
    assert faults_at(answer, "options.0.options.0")
    ends = command(options=[option(min_length=9, max_length=2)])
    _, answer = await rest("POST", base, ends)
    assert faults_at(answer, "options.0.min_length")
    group = option("a", type=2, options=[option("b", type=1, options=[option("c")])])
    status, made = await rest("POST", base, command("deep", options=[group]))
    assert status == 200
    assert [one["name"] for one in (await rest("GET", base))[1]] == ["Show Board", "deep"]
    assert (await rest("GET", f"{base}/{made['id']}"))[1]["options"][0]["name"] == "a"
    assert (await rest("PUT", base, []))[1] == []
    _, answer = await rest("PUT", base.replace(str(parlour.world.application_id), "5"), [])
    assert answer["code"] == 20012


async def test_places(rest: Rest, channel: ChannelDriver, parlour: Parlour) -> None:
    status, answer = await rest("POST", f"/channels/{channel.id}/threads", {"name": "x" * 101})
    assert faults_at(answer, "name")
    thread = {"name": "x", "auto_archive_duration": 5}
    status, answer = await rest("POST", f"/channels/{channel.id}/threads", thread)
    assert faults_at(answer, "auto_archive_duration") == ["BASE_TYPE_CHOICES"]
    for thread in ({"name": "x", "type": 99}, {"name": "x", "type": "x"}):
        status, answer = await rest("POST", f"/channels/{channel.id}/threads", thread)
        assert faults_at(answer, "type")
    status, answer = await rest("POST", f"/channels/{channel.id}/threads", {"name": "  "})
    assert faults_at(answer, "name") == ["BASE_TYPE_REQUIRED"]
    guild = parlour.guild("Club").id
    status, answer = await rest("PATCH", f"/guilds/{guild}/members/@me", {"nick": "x" * 33})
    assert status == 400
    assert faults_at(answer, "nick")


async def test_unreadable_requests(rest: Rest, channel: ChannelDriver, parlour: Parlour) -> None:
    status, answer = await rest("POST", f"/channels/{channel.id}/messages", "not an object")
    assert (status, answer["code"]) == (400, 50109)
    status, answer = await rest("GET", "/channels/abc")
    assert faults_at(answer, "channel_id") == ["NUMBER_TYPE_COERCE"]
    status, answer = await rest("GET", "/users/@me", token="wrong")
    assert (status, answer["code"]) == (401, 0)
    status, answer = await rest("GET", "/guilds/1/widget.json")
    assert status == 501
    assert str(parlour.backstage.violations[-1]).startswith("GET /guilds/1/widget.json")
