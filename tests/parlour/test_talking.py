"""The everyday: login, commands, buttons, selects, modals, files."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest
from discord import ui

from parlour import (
    BadOption,
    ChannelDriver,
    NoSuchCommand,
    NoSuchComponent,
    NotUsable,
    Parlour,
    Permission,
    Person,
)
from parlour.connect import running
from tests.parlour.sample_bot import PNG, SampleBot, picture


async def test_bot_logs_in_and_sees_its_guild(bot: SampleBot, channel: ChannelDriver) -> None:
    assert bot.user is not None
    assert bot.user.name == "Hedgepost"
    assert [guild.name for guild in bot.guilds] == ["Club"]
    found = bot.get_channel(channel.id)
    assert found is not None
    assert str(found) == "games"


async def test_slash_command_answers(bot: SampleBot, alice: Person) -> None:
    reply = await alice.slash("ping")
    assert reply.text == "hello in Club fr"
    assert not reply.ephemeral


async def test_command_found_by_its_localized_name(bot: SampleBot, alice: Person) -> None:
    assert (await alice.slash("coucou")).text == "hello in Club fr"


async def test_localizations_are_kept_and_listed(bot: SampleBot, parlour: Parlour) -> None:
    command = next(one for one in parlour.world.commands.values() if one.name == "ping")
    assert command.data["name_localizations"] == {"fr": "coucou"}
    assert command.data["description_localizations"] == {"fr": "dit bonjour"}
    assert {one.name for one in await bot.tree.fetch_commands()} >= {"ping", "table", "sealed"}


async def test_sub_command_with_options_of_all_kinds(
    bot: SampleBot, alice: Person, bob: Person, channel: ChannelDriver
) -> None:
    reply = await alice.slash(
        "table open",
        game="Hedgehogs",
        seats=3,
        guest=bob,
        where=channel,
        record=("a.hpr", b"12345"),
        channel=channel,
    )
    assert reply.text == "hedgehogs 3 Bob games 5"


async def test_client_side_checks_of_options(bot: SampleBot, alice: Person) -> None:
    with pytest.raises(BadOption, match="needs the option 'game'"):
        await alice.slash("table open")
    with pytest.raises(BadOption, match="none of"):
        await alice.slash("table open", game="chess")
    with pytest.raises(BadOption, match="not within 2 to 6"):
        await alice.slash("table open", game="hedgehogs", seats=9)
    with pytest.raises(BadOption, match="no option"):
        await alice.slash("ping", colour="red")
    with pytest.raises(NoSuchCommand, match="table open"):
        await alice.slash("table shut")


async def test_commands_for_managers_only(bot: SampleBot, parlour: Parlour, alice: Person) -> None:
    with pytest.raises(NoSuchCommand):
        await alice.slash("sealed")
    ada = parlour.user("Ada", permissions=Permission.MANAGE_GUILD)
    assert (await ada.slash("sealed")).ephemeral
    assert "sealed" not in ada.commands(ada.dm)


async def test_autocomplete(bot: SampleBot, alice: Person) -> None:
    choices = await alice.autocomplete("move", text="si")
    assert [one["value"] for one in choices] == ["side c4 d", "side c4 b"]
    with pytest.raises(BadOption, match="completes"):
        await alice.autocomplete("move", option="other", text="x")


async def test_command_in_private(bot: SampleBot, alice: Person) -> None:
    reply = await alice.slash("ping", channel=alice.dm)
    assert reply.text == "hello in private fr"


async def test_message_with_file_and_ping(
    bot: SampleBot, alice: Person, bob: Person, channel: ChannelDriver
) -> None:
    await alice.slash("post", text=f"{bob.mention} to move, not {alice.mention}")
    message = await channel.wait_for("to move")
    assert message.attachments[0].data == PNG
    assert message.attachments[0].alt == "a board"
    assert (message.attachments[0].width, message.attachments[0].height) == (3, 2)
    assert message.pinged == {bob.id, alice.id}
    assert bob.pings == [message]


async def test_dynamic_button_works_after_a_restart(
    parlour: Parlour, channel: ChannelDriver, alice: Person
) -> None:
    async with running(parlour, SampleBot()):
        await alice.slash("post", text="board")
        await channel.wait_for("board")
    async with running(parlour, SampleBot()):
        reply = await alice.press("Play")
    assert reply.text == "table 1 ply 2 for Alice"
    assert reply.ephemeral


async def test_button_edits_its_message(bot: SampleBot, alice: Person) -> None:
    shown = await alice.slash("panel")
    assert shown.buttons == ["Count", "Later", "Ask", "Off"]
    await alice.press("Count")
    await alice.press("🎲")
    reply = await alice.press("count")
    assert reply.message is shown.message
    assert shown.text == "3"


async def test_two_clicks_at_once(bot: SampleBot, alice: Person, bob: Person) -> None:
    shown = await alice.slash("panel")
    await asyncio.gather(alice.press("Count", on=shown.message), bob.press("Count"))
    assert shown.text in ("1", "2")


async def test_selects(bot: SampleBot, alice: Person, bob: Person) -> None:
    await alice.slash("panel")
    assert (await alice.choose("Pick one", "Red")).text == "picked red"
    assert (await bob.choose("pick", "blue")).text == "picked blue"
    assert (await alice.choose("Who", bob)).text == "chose Bob"
    with pytest.raises(BadOption, match="not offered"):
        await alice.choose("Pick one", "Green")
    with pytest.raises(BadOption, match="1 to 1"):
        await alice.choose("Pick one", "Red", "Blue")


async def test_deferred_update_then_edit_and_follow_up(bot: SampleBot, alice: Person) -> None:
    shown = await alice.slash("panel")
    reply = await alice.press("Later")
    while not reply.followups:
        await reply.next()
    assert shown.text == "7"
    assert reply.followups[0].ephemeral


async def test_modal(bot: SampleBot, alice: Person) -> None:
    await alice.slash("panel")
    reply = await alice.press("Ask")
    assert reply.modal is not None
    assert alice.modal.title == "A question"
    assert [field.label for field in alice.modal.fields] == ["Your move", "Colour"]
    with pytest.raises(BadOption, match="characters"):
        await alice.submit({"Your move": "x" * 21, "Colour": "Red"})
    answer = await alice.submit({"Your move": "go c4", "Colour": "Red"})
    assert answer.text == "go c4 in Red"


async def test_deferred_answer_and_follow_ups(bot: SampleBot, alice: Person) -> None:
    reply = await alice.slash("slow")
    assert reply.text == "thought"
    assert reply.attachments[0].data == PNG
    assert (await reply.next()).text == "and more"
    private = await alice.slash("slow", private=True)
    assert private.ephemeral


async def test_ephemeral_is_seen_by_one_alone(
    bot: SampleBot, alice: Person, bob: Person, channel: ChannelDriver
) -> None:
    reply = await alice.slash("move", text="stay")
    assert reply.message in alice.sees(channel)
    assert reply.message not in bob.sees(channel)
    assert reply.message not in channel.messages


async def test_components_of_the_second_kind(bot: SampleBot, alice: Person) -> None:
    reply = await alice.slash("layout")
    assert reply.text == "**The board**\naside"
    assert reply.buttons == ["Rules", "Play"]
    gallery = reply.components[0]["components"][1]
    assert gallery["items"][0]["media"]["url"] == reply.attachments[0].url
    assert (await alice.press("Play")).text == "table 9 ply 1 for Alice"


async def test_what_is_not_there_is_listed(bot: SampleBot, alice: Person) -> None:
    await alice.slash("panel")
    with pytest.raises(NoSuchComponent, match="Count, Later, Ask"):
        await alice.press("Start")
    with pytest.raises(NotUsable, match="greyed out"):
        await alice.press("Off")


async def test_old_buttons_can_still_be_on_their_way(
    bot: SampleBot, parlour: Parlour, alice: Person, channel: ChannelDriver
) -> None:
    await alice.slash("post", text="board")
    message = await channel.wait_for("board")
    old = message.snapshot()
    found = bot.get_partial_messageable(channel.id).get_partial_message(message.id)
    await found.edit(view=None)
    with pytest.raises(NoSuchComponent):
        await alice.press("Play", on=message)
    assert (await alice.press("Play", on=old)).text.startswith("table 1")
    alice.leave(parlour.guild("Club"))
    assert (await alice.press("Play", on=old)).text.endswith("Alice")
    channel.delete_message(message)
    assert (await alice.press("Play", on=old)).ephemeral


async def test_content_of_others_is_blank_without_the_intent(
    bot: SampleBot, alice: Person, parlour: Parlour
) -> None:
    alice.say("a secret plan")
    alice.say(f"<@{parlour.world.bot.id}> hello")
    alice.say("between us", channel=alice.dm)
    await parlour.until(lambda: len(bot.heard) == 3)
    assert [message.content for message in bot.heard] == [
        "",
        f"<@{parlour.world.bot.id}> hello",
        "between us",
    ]


async def test_private_panel_changes_in_place(bot: SampleBot, alice: Person, bob: Person) -> None:
    class Steps(ui.View):
        @ui.button(label="Step")
        async def step(self, interaction: discord.Interaction, _: ui.Button[Steps]) -> None:
            fresh = [picture("next.png", "the next board")]
            await interaction.response.edit_message(content="now push", attachments=fresh)

    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(
            "step aside", view=Steps(), file=picture(), ephemeral=True
        )

    bot.handlers["default"] = show
    panel = await alice.slash("run")
    assert panel.ephemeral
    first = panel.attachments[0]
    reply = await alice.press("Step")
    assert reply.message is panel.message
    assert panel.text == "now push"
    assert [one.alt for one in panel.attachments] == ["the next board"]
    async with aiohttp.ClientSession() as session:
        assert (await session.get(first.url)).status == 404
    with pytest.raises(NotUsable, match="not for Bob"):
        await bob.press("Step", on=panel.message)


async def test_people_keep_their_place(parlour: Parlour, alice: Person, bot: SampleBot) -> None:
    other = parlour.guild("Club").channel("other")
    alice.go(other)
    assert parlour.user("Alice") is alice
    assert alice.here is other.channel
    other.delete()
    with pytest.raises(NotUsable, match="deleted"):
        await alice.slash("ping")
