"""Commands and completions as no client of Discord's would send them, and far too many."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cogs.reply.completing
from bot import Hedgepost
from cogs.reply.completing import A_SECOND, BURST, MOST_TYPISTS, Typists
from parlour.world.interaction import InteractionKind
from tests.cogs.conftest import Club

STRANGE: tuple[Any, ...] = (
    *("", "\0", "x\0y", "x" * 6000, "٣", "🦔" * 500, "start", "v9", "1", "Europe/Paris", "stay"),
    *(0, 1, -1, 10**9, 2**53, 2**63, 2**70, 1.5, True, False, None, [], {}, ["x"]),
)


class Hours:
    """A clock that tests turn."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


# What was typed


def leaves(data: dict[str, Any]) -> list[tuple[list[dict[str, Any]], list[dict[str, Any]]]]:
    """Of a command the ways down to what can be run, and the options of each."""
    groups = [one for one in data.get("options") or () if one["type"] in (1, 2)]
    if not groups:
        return [([], data.get("options") or [])]
    return [([group, *path], options) for group in groups for path, options in leaves(group)]


def sent(number: int, name: str, path: list[dict[str, Any]], options: list[Any]) -> dict[str, Any]:
    for part in reversed(path):
        options = [{"name": part["name"], "type": part["type"], "options": options}]
    return {"id": str(number), "name": name, "type": 1, "options": options}


async def test_whatever_is_typed_is_answered(club: Club, bot: Hedgepost):
    """Every option of every command, with all that no client would let anybody type."""
    await club.race(bot)
    before, dice = await club.table(bot), random.Random(1)
    for command in list(club.parlour.world.commands.values()):
        for path, options in leaves(command.data):
            name = " ".join([command.name, *(part["name"] for part in path)])
            for option in options or [None]:
                for strange in dice.sample(STRANGE, 4 if option else 0):
                    given = [_fitting(one) for one in options if one.get("required")]
                    given = [one for one in given if option and one["name"] != option["name"]]
                    if option is not None:
                        kind = {"name": option["name"], "type": option["type"]}
                        given.append(kind | {"value": strange})
                    data = sent(command.id, command.name, path, given)
                    told = await club.dee._interact(
                        InteractionKind.COMMAND, club.channel.channel, data
                    )
                    assert told.text, (name, option, strange)
    await club.settled()
    assert await club.table(bot) == before


async def test_nobody_is_named_of_whom_discord_tells_only_a_number(club: Club, bot: Hedgepost):
    """Every option of every command that names somebody; Discord always tells who that is."""
    asked = 0
    for command in list(club.parlour.world.commands.values()):
        for path, options in leaves(command.data):
            for option in (one for one in options if one["type"] == 6):
                given = [_fitting(one) for one in options if one.get("required")]
                given = [one for one in given if one["name"] != option["name"]]
                given.append({"name": option["name"], "type": 6, "value": str(club.bob.id)})
                data = sent(command.id, command.name, path, given)
                told = await club.ada._interact(InteractionKind.COMMAND, club.channel.channel, data)
                assert told.text.startswith("That value cannot be used here."), option
                asked += 1
    assert asked > 10


def _fitting(option: dict[str, Any]) -> dict[str, Any]:
    """A value that an option takes, if it is no person or channel."""
    choices = option.get("choices")
    value: Any = (
        choices[0]["value"] if choices else {3: "1", 4: 2, 5: True}.get(option["type"], "1")
    )
    return {"name": option["name"], "type": option["type"], "value": value}


@pytest.mark.parametrize(
    ("command", "option", "kind", "value", "answer"),
    [
        ("table clock", "zone", 3, "x" * 61, "That is too long: at most 60 characters."),
        ("table clock", "limit", 3, "1h\0", "That value cannot be used here."),
        ("table at", "ply", 4, 2**70, "That value cannot be used here."),
        ("table at", "ply", 4, "1", "That value cannot be used here."),
        ("hedgepost settings", "most-tables", 4, -1, "That value cannot be used here."),
        ("hedgepost settings", "quiet", 5, "yes", "That value cannot be used here."),
    ],
)
async def test_limits_hold_whoever_keeps_to_them(
    club: Club, bot: Hedgepost, command: str, option: str, kind: int, value: Any, answer: str
):
    await club.race(bot)
    group, _, name = command.partition(" ")
    number = next(one.id for one in club.parlour.world.commands.values() if one.name == group)
    given = [{"name": option, "type": kind, "value": value}]
    data = sent(number, group, [{"name": name, "type": 1}], given)
    told = await club.ada._interact(InteractionKind.COMMAND, club.channel.channel, data)
    assert told.text.startswith(answer)


# Completions


def test_a_typist_has_a_burst_and_then_some_a_second():
    hours = Hours()
    typists = Typists(hours)
    assert [typists.may_ask(1) for _ in range(BURST + 3)] == [True] * BURST + [False] * 3
    assert typists.may_ask(2)
    hours.now += 1
    assert [typists.may_ask(1) for _ in range(A_SECOND + 1)] == [True] * A_SECOND + [False]
    hours.now += 3600
    assert [typists.may_ask(1) for _ in range(BURST + 1)] == [True] * BURST + [False]


def test_typists_are_remembered_up_to_a_number():
    typists = Typists(Hours())
    for user in range(3 * MOST_TYPISTS):
        typists.may_ask(user)
    assert len(typists._rested) == MOST_TYPISTS


async def test_a_thousand_look_ups_are_a_burst_of_work(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    looked_up: list[str] = []

    def zones(typed: str, most: int) -> list[str]:
        looked_up.append(typed)
        return ["Europe/Paris"]

    monkeypatch.setattr(cogs.reply.completing, "zones_like", zones)
    bot.typists = Typists(Hours())
    offered = [
        await club.dee.autocomplete("me settings", option="zone", text=f"pari{number}")
        for number in range(100)
    ]
    assert [bool(one) for one in offered] == [True] * BURST + [False] * (100 - BURST)
    assert len(looked_up) == BURST
    assert await club.alice.autocomplete("me settings", option="zone", text="pari")


async def test_completions_that_nobody_could_ask_for_are_empty(club: Club, bot: Hedgepost):
    await club.race(bot)
    bot.typists = Typists(clock=iter(range(100, 10**6)).__next__)  # who has all the time there is
    dice = random.Random(2)
    for command in list(club.parlour.world.commands.values()):
        for path, options in leaves(command.data):
            for option in options:
                for strange in dice.sample(STRANGE, 3):
                    given = [
                        {"name": one["name"], "type": one["type"], "value": strange}
                        | ({"focused": True} if one is option else {})
                        for one in options
                        if one is option or dice.random() < 0.3
                    ]
                    data = sent(command.id, command.name, path, given)
                    told = await club.alice._interact(
                        InteractionKind.AUTOCOMPLETE, club.channel.channel, data
                    )
                    assert len(told.interaction.choices) <= 25
            data = sent(command.id, command.name, path, [])
            told = await club.alice._interact(
                InteractionKind.AUTOCOMPLETE, club.channel.channel, data
            )
            assert told.interaction.choices == []
