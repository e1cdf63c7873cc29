"""Roles for places on ladders: chosen, given, taken, and what stands in their way."""

import pytest

from bot import Hedgepost
from engine.host.rewards import EVERY
from engine.rating.results import OVERALL
from engine.rating.rewards import Holder, Reward
from parlour import Permission
from parlour.world.model import Role
from tests.cogs.conftest import Club
from tests.cogs.farewells import resign
from tests.cogs.person.test_profile import lost_by_bob, many_results
from tests.stores import store_of

OWN, OTHERS = 90, 50
"""Where the bot's role stands, and where others' highest ones do."""


def prepared(club: Club, permissions: Permission = Permission.MANAGE_ROLES) -> Role:
    """A server that lets the bot give roles, and one that stands below it."""
    wreath = club.guild.role("Wreath")
    place(club, wreath, 3)
    ada = club.guild.guild.members[club.ada.id]
    (own,) = [club.guild.guild.roles[one] for one in ada.role_ids]
    place(club, own, OTHERS, own.permissions | Permission.MANAGE_ROLES)
    bots = club.guild.bot_role
    place(club, bots, OWN, bots.permissions | permissions)
    return wreath


def place(club: Club, role: Role, position: int, permissions: Permission | None = None) -> None:
    role.position = position
    club.guild.set_permissions(role, role.permissions if permissions is None else permissions)


def roles(club: Club, name: str) -> list[int]:
    user = {"Alice": club.alice, "Bob": club.bob, "Dee": club.dee}[name]
    return club.guild.guild.members[user.id].role_ids


async def looked(club: Club, bot: Hedgepost) -> None:
    """Wait until all roles are with whom they belong."""
    await club.settled()
    await bot.timers.run_due()
    await club.settled()


async def listed(club: Club, bot: Hedgepost) -> None:
    """Alice leads the ladder, and Bob is second."""
    await lost_by_bob(club)
    await many_results(club, bot, 24)


async def test_a_role_goes_with_a_place(club: Club, bot: Hedgepost):
    wreath = prepared(club)
    await listed(club, bot)
    told = await club.ada.slash(
        "hedgepost reward", options={"role": wreath, "place": 1, "game": "jesters"}
    )
    assert f", place 1: <@&{wreath.id}>" in told.text
    await looked(club, bot)
    assert roles(club, "Alice") == [wreath.id]
    assert roles(club, "Bob") == []
    await club.alice.slash("me settings", profile="nobody")
    await looked(club, bot)
    assert roles(club, "Alice") == [], "who hides has no role"
    assert roles(club, "Bob") == [wreath.id], "places close up"
    await club.alice.slash("me settings", profile="everyone")
    await looked(club, bot)
    assert roles(club, "Alice") == [wreath.id]
    assert roles(club, "Bob") == []


async def lost_by_alice(club: Club) -> None:
    lobby = await club.alice.slash("table open", game="jesters", rated=True)
    await club.bob.press("Join", on=lobby.message)
    await club.alice.press("Start", on=lobby.message)
    await resign(club.alice)
    await club.settled()


async def test_a_result_gives_the_place_to_somebody_else(club: Club, bot: Hedgepost):
    wreath = prepared(club)
    await listed(club, bot)
    await club.ada.slash("hedgepost reward", options={"role": wreath})
    await looked(club, bot)
    assert roles(club, "Alice") == [wreath.id]
    await lost_by_alice(club)
    await lost_by_alice(club)
    await looked(club, bot)
    assert roles(club, "Bob") == [wreath.id]
    assert roles(club, "Alice") == []
    table = await club.table(bot)
    for number in (table.id, table.id - 1):
        await club.ada.slash("hedgepost result", table=number, act="void", reason="a slip")
    await looked(club, bot)
    assert roles(club, "Alice") == [wreath.id], "a correction has them looked at, too"
    assert roles(club, "Bob") == []


async def test_a_manager_takes_a_reward_back(club: Club, bot: Hedgepost):
    wreath = prepared(club)
    await listed(club, bot)
    told = await club.ada.slash("hedgepost reward")
    assert told.text.startswith("No place has a role")
    await club.ada.slash("hedgepost reward", options={"role": wreath, "place": 2})
    await looked(club, bot)
    assert roles(club, "Bob") == [wreath.id]
    told = await club.ada.slash("hedgepost reward", off=True)
    assert "Place 1 of that ladder has no role" in told.text
    told = await club.ada.slash("hedgepost reward", place=2)
    assert "Name the role" in told.text
    told = await club.ada.slash("hedgepost reward", place=2, off=True)
    assert told.text.startswith("No place has a role")
    await looked(club, bot)
    assert roles(club, "Bob") == []
    assert await store_of(bot.host).rewards.holders(club.guild.id) == {}


async def test_a_role_that_nobody_may_choose(club: Club, bot: Hedgepost):
    wreath = prepared(club, Permission.NONE)
    told = await club.ada.slash("hedgepost reward", options={"role": wreath})
    assert "grant my role *Manage Roles*" in told.text
    prepared(club)
    place(club, wreath, OWN + 1)
    told = await club.ada.slash("hedgepost reward", options={"role": wreath})
    assert "stands above mine" in told.text
    place(club, wreath, OTHERS + 1)
    told = await club.ada.slash("hedgepost reward", options={"role": wreath})
    assert "a role that you could give yourself" in told.text
    told = await club.ada.slash("hedgepost reward", options={"role": club.guild.bot_role})
    assert "Discord or an app gives this role" in told.text
    assert (await club.ada.slash("hedgepost reward")).text.startswith("No place has a role")


async def test_trouble_is_told_once(club: Club, bot: Hedgepost):
    wreath = prepared(club)
    log = club.guild.channel("log")
    await club.ada.slash("hedgepost settings", options={"log": log})
    await listed(club, bot)
    bots = club.guild.bot_role
    place(club, bots, 2)
    await bot.host.rewards.give(club.guild.id, Reward(OVERALL, 1, wreath.id))
    for _ in range(2):
        club.time.turn(EVERY)
        await looked(club, bot)
    assert roles(club, "Alice") == []
    told = [one.text for one in log.messages if "I cannot pass on" in one.text]
    assert len(told) == 1
    assert "stands above mine" in told[0]
    assert "⚠️ This role stands above mine" in (await club.ada.slash("hedgepost reward")).text
    place(club, bots, OWN)
    club.time.turn(EVERY)
    await looked(club, bot)
    assert roles(club, "Alice") == [wreath.id]
    assert any("has earned" in one.text for one in log.messages)


def _reward(role: Role):
    from engine.rating.rewards import Reward

    return Reward("", 1, role.id)


async def test_who_has_left_and_comes_back(club: Club, bot: Hedgepost):
    wreath = prepared(club)
    await listed(club, bot)
    club.alice.leave(club.guild)
    await club.ada.slash("hedgepost reward", options={"role": wreath})
    await looked(club, bot)
    assert await store_of(bot.host).rewards.holders(club.guild.id) == {}
    club.alice.join(club.guild)
    club.time.turn(EVERY)
    await looked(club, bot)
    assert roles(club, "Alice") == [wreath.id]


async def test_who_is_forgotten_has_no_role(club: Club, bot: Hedgepost):
    wreath = prepared(club)
    await listed(club, bot)
    await club.ada.slash("hedgepost reward", options={"role": wreath})
    await looked(club, bot)
    assert roles(club, "Alice") == [wreath.id]
    asked = await club.alice.slash("me forget")
    await club.alice.press("Forget me", on=asked.message)
    await looked(club, bot)
    assert roles(club, "Alice") == []
    assert Holder(wreath.id, club.alice.id) not in await store_of(bot.host).rewards.holders(
        club.guild.id
    )


async def test_what_a_crash_leaves_behind_is_made_up_for(club: Club, bot: Hedgepost):
    wreath = prepared(club)
    await listed(club, bot)
    store, guild = store_of(bot.host).rewards, club.guild.id
    await store.hold(guild, Holder(wreath.id, club.bob.id))
    club.bob.take_roles([wreath], club.guild)
    await store.hold(guild, Holder(wreath.id, club.alice.id))
    await club.ada.slash("hedgepost reward", options={"role": wreath})
    await looked(club, bot)
    assert roles(club, "Alice") == [wreath.id]
    assert roles(club, "Bob") == []
    assert await store.holders(guild) == {Holder(wreath.id, club.alice.id): True}


async def test_in_french(club: Club, bot: Hedgepost):
    wreath = prepared(club)
    french = club.parlour.user("Zoé", locale="fr", permissions=Permission.MANAGE_GUILD)
    french.go(club.channel)
    told = await french.slash("hedgepost récompense", options={"role": wreath})
    assert "un rôle qu'on pourrait donner soi-même" in told.text
    told = await french.slash("hedgepost récompense")
    assert told.text.startswith("Aucune place n'a de rôle")


@pytest.mark.parametrize("deleted", [False, True])
async def test_a_second_delivery_changes_nothing(club: Club, bot: Hedgepost, deleted: bool):
    wreath = prepared(club)
    await listed(club, bot)
    await club.ada.slash("hedgepost reward", options={"role": wreath})
    await looked(club, bot)
    if deleted:
        del club.guild.guild.roles[wreath.id]
    before = await store_of(bot.host).rewards.holders(club.guild.id)
    club.time.turn(EVERY)
    await looked(club, bot)
    after = await store_of(bot.host).rewards.holders(club.guild.id)
    assert after == ({} if deleted else before)
