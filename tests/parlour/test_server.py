"""Loopback only, state on disk, the contract, and the stream of events."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import aiohttp
import discord
import discord.http
import pytest

from parlour import ChannelDriver, ContractBroken, Parlour, Permission, Person
from parlour.connect import pointed_at, running
from parlour.rest.openapi import find_document
from tests.parlour.conftest import Rest
from tests.parlour.sample_bot import PNG, SampleBot

# Discord's document is not part of the repository; where we check changes it must be there.
needs_document = pytest.mark.skipif(
    find_document() is None and os.environ.get("CI") != "true", reason="the document is not here"
)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.2", "example.org", ""])
def test_binds_to_loopback_only(host: str) -> None:
    with pytest.raises(ValueError, match="loopback only"):
        Parlour(host=host)


async def test_pointing_is_undone() -> None:
    before = discord.http.Route.BASE
    with pointed_at("http://127.0.0.1:1"):
        assert discord.http.Route("GET", "/gateway").url == "http://127.0.0.1:1/api/v10/gateway"
    assert before == discord.http.Route.BASE


async def test_state_is_kept_in_a_folder(tmp_path: Path) -> None:
    async with Parlour(folder=tmp_path) as parlour:
        club = parlour.guild("Club", locale="fr")
        channel = club.channel("games")
        channel.forbid(Permission.MENTION_EVERYONE)
        alice = parlour.user("Alice", locale="fr", permissions=Permission.MANAGE_GUILD)
        parlour.user("Gone").leave(club)
        async with running(parlour, SampleBot()) as bot:
            await alice.slash("post", text=alice.mention)
            first = await channel.wait_for(alice.mention)
            await alice.slash("layout")
            await alice.slash("move", text="stay")
            place = bot.get_channel(channel.id)
            assert isinstance(place, discord.TextChannel)
            await place.get_partial_message(first.id).create_thread(name="T")
        bot_id = parlour.world.bot.id
        old_url = parlour.url
    async with Parlour(folder=tmp_path) as parlour:
        assert parlour.world.bot.id == bot_id
        channel = parlour.guild("Club").channel("games")
        alice = parlour.user("Alice")
        board, layout = channel.messages
        assert (alice.user.locale, alice.pings) == ("fr", [board])
        assert board.attachments[0].data == PNG
        assert [one.name for one in channel.threads] == ["T"]
        assert len(alice.sees(channel)) == 4
        assert str(layout.components).count(parlour.url) > 0
        assert old_url not in str(layout.components) or old_url == parlour.url
        async with running(parlour, SampleBot()):
            assert (await alice.press("Play")).text == "table 9 ply 1 for Alice"
            assert "sealed" in alice.commands()
        async with aiohttp.ClientSession() as session:
            answer = await session.get(board.attachments[0].url)
            assert (answer.content_type, await answer.read()) == ("image/png", PNG)
            assert (await session.get(f"{parlour.url}/attachments/1/2/x.png")).status == 404
            assert (await session.get(parlour.url)).status == 404
    async with Parlour(folder=tmp_path) as parlour:
        board = parlour.guild("Club").channel("games").messages[0]
        parlour.world.delete_message(board)
    kept = [path.name for path in (tmp_path / "attachments").iterdir()]
    assert str(board.attachments[0].id) not in kept
    assert len(kept) == 1


@needs_document
async def test_broken_contract_is_found_and_raised() -> None:
    parlour = await Parlour().start()
    async with aiohttp.ClientSession() as session:
        channel = parlour.guild("Club").channel("games")
        button: dict[str, Any] = {"type": 2, "style": "big", "label": "x", "custom_id": "x"}
        body = {"content": "x", "components": [{"type": 1, "components": [button]}]}
        path = f"/channels/{channel.id}/messages"
        status, answer = await Rest(parlour, session)("POST", path, body)
    assert (status, answer["code"]) == (400, 50035)
    assert channel.messages == []
    with pytest.raises(ContractBroken, match="components/0/components/0/style"):
        await parlour.__aexit__(None, None, None)


@needs_document
@pytest.mark.parametrize(
    ("method", "path", "body", "where"),
    [
        ("POST", "/channels/{0}/messages", {"content": 5}, "content"),
        (
            "POST",
            "/channels/{0}/messages",
            {"content": "x", "embeds": [{"title": 5}]},
            "embeds/0/title",
        ),
        (
            "POST",
            "/channels/{0}/messages",
            {"components": [{"type": 99}], "flags": 32768},
            "components/0/type",
        ),
        (
            "PUT",
            "/applications/{1}/commands",
            [{"name": "a", "description": "d", "type": 77}],
            "0/type",
        ),
        ("PUT", "/channels/{0}/permissions/1", {"type": "x", "allow": "0"}, "type"),
        ("POST", "/users/@me/channels", {"recipient_id": True}, "recipient_id"),
    ],
)
async def test_violations(method: str, path: str, body: Any, where: str) -> None:
    async with Parlour(strict=False) as parlour, aiohttp.ClientSession() as session:
        channel = parlour.guild("Club").channel("games")
        asked = path.format(channel.id, parlour.world.application_id)
        status, _ = await Rest(parlour, session)(method, asked, body)
        assert status == 400
        assert where in {violation.where for violation in parlour.backstage.violations}


@needs_document
async def test_what_the_library_sends_is_within_the_contract(
    bot: SampleBot, parlour: Parlour
) -> None:
    assert parlour.backstage.contract is not None
    assert parlour.backstage.violations == []


async def test_mistakes_of_the_parlour_are_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    parlour = await Parlour().start()
    channel = parlour.guild("Club").channel("games")
    monkeypatch.setattr(parlour.world, "permissions", lambda *_: 1 / 0)
    async with aiohttp.ClientSession() as session:
        status, _ = await Rest(parlour, session)("GET", f"/channels/{channel.id}")
    assert status == 501
    with pytest.raises(ZeroDivisionError):
        await parlour.__aexit__(None, None, None)


async def test_state_of_another_version_is_refused(tmp_path: Path) -> None:
    (tmp_path / "world.json").write_text('{"version": 99}')
    parlour = Parlour(folder=tmp_path)
    with pytest.raises(ValueError, match="version 99"):
        await parlour.start()


async def test_events_can_be_followed(
    bot: SampleBot, parlour: Parlour, alice: Person, channel: ChannelDriver
) -> None:
    with parlour.subscribe() as happening:
        await alice.slash("ping")
        seen = []
        async for event in happening:
            seen.append(event.name)
            if event.name == "served":
                break
    assert seen == ["interaction", "MESSAGE_CREATE", "interaction", "served"]
    assert parlour.connected
