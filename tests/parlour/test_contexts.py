"""Where Discord offers commands: by contexts, by how the bot was added, in private messages."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import GuildDriver, Parlour, Permission, Person
from parlour.driver.problems import NoSuchCommand
from parlour.world.model import Command
from tests.parlour.conftest import Rest
from tests.parlour.sample_bot import SampleBot

EVERYWHERE: dict[str, Any] = {"contexts": None, "integration_types": [0], "dm_permission": True}


@pytest.mark.parametrize(
    ("told", "in_guild", "in_private"),
    [
        ({}, True, True),
        ({"contexts": [0]}, True, False),
        ({"contexts": [1]}, False, True),
        ({"contexts": [0, 1]}, True, True),
        ({"contexts": [2]}, False, False),
        ({"dm_permission": False}, True, False),
        ({"contexts": [0, 1], "dm_permission": False}, True, True),
        ({"integration_types": [0, 1]}, True, True),
        ({"integration_types": [1]}, False, False),
        ({"integration_types": None}, True, True),
        ({"guild": True}, True, False),
        ({"guild": True, "contexts": [1]}, True, False),
    ],
)
async def test_a_command_is_offered_where_it_works(
    parlour: Parlour,
    club: GuildDriver,
    alice: Person,
    told: dict[str, Any],
    in_guild: bool,
    in_private: bool,
) -> None:
    data = {"name": "play", "type": 1, "options": []} | EVERYWHERE | told
    guild = club.id if data.pop("guild", False) else None
    parlour.world.commands[7] = Command(7, guild, 1, data)
    offered = ["play" in alice.commands(place) for place in (club.channel("games"), alice.dm)]
    assert offered == [in_guild, in_private]


async def test_a_command_is_refused_where_it_is_not_offered(
    bot: SampleBot, parlour: Parlour, club: GuildDriver
) -> None:
    ada = parlour.user("Ada", permissions=Permission.MANAGE_GUILD)
    with pytest.raises(NoSuchCommand):
        await ada.slash("sealed", channel=ada.dm)
    assert (await ada.slash("sealed", channel=club.channel("games"))).ephemeral


async def test_who_shares_no_guild_with_the_bot_has_no_commands(
    bot: SampleBot, parlour: Parlour, club: GuildDriver, alice: Person
) -> None:
    zed = parlour.user("Zed", guilds=())
    assert zed.commands(zed.dm) == []
    assert "ping" in alice.commands(alice.dm)
    alice.leave(club)
    with pytest.raises(NoSuchCommand):
        await alice.slash("ping", channel=alice.dm)


async def test_what_the_bot_is_told_in_private(
    bot: SampleBot, parlour: Parlour, alice: Person
) -> None:
    """Discord names four permissions there, whatever can be done; to write is not among them."""
    seen: list[Any] = []

    async def look(interaction: Any) -> None:
        seen.append(interaction)
        await interaction.response.send_message("seen", ephemeral=True)

    bot.handlers["look"] = look
    await alice.slash("run", name="look", channel=alice.dm)
    await alice.slash("run", name="look", channel=parlour.guild("Club").channel("games"))
    private, public = seen
    assert (private.context.dm_channel, private.context.guild) == (True, False)
    assert (public.context.dm_channel, public.context.guild) == (False, True)
    named = {name for name, granted in private.app_permissions if granted}
    assert named == {"attach_files", "embed_links", "mention_everyone", "external_emojis"}
    assert public.app_permissions.send_messages
    assert (private.guild_id, private._integration_owners) == (None, {0: 0})


async def test_a_private_message_is_a_channel_to_wait_in(
    bot: SampleBot, parlour: Parlour, alice: Person
) -> None:
    place = parlour.direct(alice)
    await alice.slash("post", channel=place, text="your move")
    board = await place.wait_for("your move")
    assert board.attachments
    reply = await alice.press("Play", on=board)
    assert reply.text == "table 1 ply 2 for Alice"
    assert [one.text for one in place.messages] == ["your move"]


@pytest.mark.parametrize(
    ("odd", "where"),
    [
        ({"contexts": [7]}, "contexts"),
        ({"contexts": [0, 0]}, "contexts"),
        ({"contexts": []}, "contexts"),
        ({"contexts": "0"}, "contexts"),
        ({"integration_types": [2]}, "integration_types"),
        ({"integration_types": [0, 1, 0]}, "integration_types"),
    ],
)
async def test_contexts_that_there_are_not(
    rest: Rest, parlour: Parlour, odd: dict[str, Any], where: str
) -> None:
    parlour.strict = False
    address = f"/applications/{parlour.world.application_id}/commands"
    status, answer = await rest("POST", address, {"name": "play", "description": "-"} | odd)
    assert (status, answer["code"]) == (400, 50035)
    assert list(answer["errors"]) == [where]
    assert parlour.world.commands == {}
