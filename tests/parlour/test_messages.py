"""Messages: replies, history, nonces, edits, files."""

from __future__ import annotations

import io

import aiohttp
import discord
import pytest

from parlour import (
    BotDidNotAnswer,
    ChannelDriver,
    Parlour,
    Permission,
    Person,
)
from parlour.limits.ratelimits import Rate, RateLimits
from tests.parlour.conftest import Rest
from tests.parlour.sample_bot import PNG, SampleBot, picture, text_channel


async def test_second_kind_with_file_and_thumbnail(bot: SampleBot, channel: ChannelDriver) -> None:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.File("attachment://board.png"))
    thumbnail = discord.ui.Thumbnail("attachment://board.png", description="small")
    view.add_item(discord.ui.Section("text", accessory=thumbnail))
    sent = await text_channel(bot, channel).send(view=view, file=picture())
    shown = channel.last.components
    assert (shown[0]["name"], shown[0]["size"]) == ("board.png", len(PNG))
    assert shown[1]["accessory"]["media"]["width"] == 3
    assert [part["id"] for part in shown] == [1, 2]
    again = discord.ui.LayoutView.from_message(sent)
    await sent.edit(view=again, attachments=sent.attachments)
    assert channel.last.components[0]["file"]["url"] == channel.last.attachments[0].url


async def test_replies(bot: SampleBot, channel: ChannelDriver, alice: Person) -> None:
    place = text_channel(bot, channel)
    said = alice.say("hello", channel=channel)
    target = place.get_partial_message(said.id)
    await target.reply("quietly", mention_author=False)
    assert channel.last.reply_to == said.id
    assert channel.last.pinged == frozenset()
    await target.reply("loudly", mention_author=True, silent=True)
    assert channel.last.pinged == {alice.id}
    assert channel.last.silent
    channel.forbid(Permission.READ_MESSAGE_HISTORY)
    with pytest.raises(discord.Forbidden) as caught:
        await target.reply("x")
    assert caught.value.code == 160002


async def test_reply_to_nothing(bot: SampleBot, channel: ChannelDriver) -> None:
    with pytest.raises(discord.HTTPException, match="Unknown message"):
        await text_channel(bot, channel).get_partial_message(5).reply("x")


async def test_history(bot: SampleBot, channel: ChannelDriver) -> None:
    place = text_channel(bot, channel)
    sent = [await place.send(str(n)) for n in range(6)]
    newest = [one.content async for one in place.history(limit=2)]
    assert newest == ["5", "4"]
    assert [one.content async for one in place.history(before=sent[2])] == ["1", "0"]
    after = [one.content async for one in place.history(after=sent[3], oldest_first=True)]
    assert after == ["4", "5"]
    around = [one.content async for one in place.history(around=sent[3], limit=3)]
    assert around == ["4", "3", "2"]
    assert (await place.fetch_message(sent[1].id)).content == "1"
    channel.forbid(Permission.READ_MESSAGE_HISTORY)
    assert [one async for one in place.history()] == []


async def test_nonce_posts_once(rest: Rest, channel: ChannelDriver, parlour: Parlour) -> None:
    body = {"content": "board", "nonce": "table-1-ply-2", "enforce_nonce": True}
    path = f"/channels/{channel.id}/messages"
    first, second = await rest("POST", path, body), await rest("POST", path, body)
    assert first[1]["id"] == second[1]["id"]
    parlour.clock.advance(600)
    third = await rest("POST", path, body)
    assert third[1]["id"] != first[1]["id"]


async def test_edits_of_old_messages(rest: Rest, channel: ChannelDriver, parlour: Parlour) -> None:
    parlour.backstage.old_edits = RateLimits(default=Rate(1, 60.0))
    path = f"/channels/{channel.id}/messages"
    _, message = await rest("POST", path, {"content": "a"})
    parlour.clock.advance(3601)
    assert (await rest("PATCH", f"{path}/{message['id']}", {"content": "b"}))[0] == 200
    status, answer = await rest("PATCH", f"{path}/{message['id']}", {"content": "c"})
    assert (status, answer["code"]) == (429, 30046)


async def test_embeds_are_dropped_where_forbidden(bot: SampleBot, channel: ChannelDriver) -> None:
    place = text_channel(bot, channel)
    shown = discord.Embed(title="T").set_image(url="attachment://board.png")
    await place.send("with", embed=shown, file=picture())
    assert channel.last.embeds[0]["image"]["url"] == channel.last.attachments[0].url
    channel.forbid(Permission.EMBED_LINKS)
    await place.send("without", embed=shown)
    assert channel.last.embeds == []


async def test_typing_and_large_files(
    bot: SampleBot, channel: ChannelDriver, parlour: Parlour
) -> None:
    place = text_channel(bot, channel)
    with parlour.subscribe() as happening:
        await place.typing()
        assert (await happening.next()).name == "TYPING_START"
    big = discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "big.bin")
    with pytest.raises(discord.HTTPException) as caught:
        await place.send(file=big)
    assert (caught.value.status, caught.value.code) == (413, 40005)


@pytest.mark.parametrize("name", ["plateau é (1).png", 'a "b".png', "a;b.png"])
async def test_odd_names_of_files(name: str, bot: SampleBot, channel: ChannelDriver) -> None:
    content = b"\r\n--\r\n\r\nanything\x00\xff--"
    sent = await text_channel(bot, channel).send(file=discord.File(io.BytesIO(content), name))
    assert sent.attachments[0].filename.endswith(".png")
    assert channel.last.attachments[0].data == content
    assert await sent.attachments[0].read() == content


async def test_broken_uploads(parlour: Parlour, channel: ChannelDriver) -> None:
    url = f"{parlour.url}/api/v10/channels/{channel.id}/messages"
    headers = {"Authorization": f"Bot {parlour.token}"}
    broken = [
        ("multipart/form-data", b"x"),
        ("multipart/form-data; boundary=b", b"--b\r\n\xff: 1\r\n\r\nx\r\n--b--"),
        ("application/json", b"{"),
    ]
    async with aiohttp.ClientSession() as session:
        for kind, data in broken:
            told = headers | {"Content-Type": kind}
            answer = await session.post(url, data=data, headers=told)
            assert (answer.status, (await answer.json())["code"]) == (400, 50109)


async def test_bot_comes_and_goes(bot: SampleBot, parlour: Parlour) -> None:
    late = parlour.guild("Late", bot=False)
    assert len(bot.guilds) == 1
    late.add_bot()
    await parlour.until(lambda: bot.events == ["joined Late"], 1.0)
    late.channel("hall")
    carol = parlour.user("Carol", guilds=[late])
    shown = await carol.slash("panel")
    late.remove_bot()
    assert carol.commands() == []
    with pytest.raises(BotDidNotAnswer, match="not in this guild"):
        await carol.press("Count", on=shown.message)
    await parlour.until(lambda: [guild.name for guild in bot.guilds] == ["Club"], 1.0)
