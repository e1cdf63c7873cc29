"""What people type: wrong moves, wrong places, far too much, and names that want to be clever."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot import Hedgepost
from cogs.words.speech import safe
from engine.core import snapshot
from engine.hedgehogs.game import HedgehogsGame
from engine.hedgehogs.position import read_example
from engine.table.drafts import decision_of
from parlour import BadOption, Person
from parlour.world.interaction import InteractionKind
from tests.cogs.conftest import Club, choices, mover_of
from tests.cogs.farewells import stop
from tests.stores import store_of

RACE = "seats 2, seat 0, die 3: a4=r1 a2=b1 b3=b2r2 c2=b3 c4=r3 d2=r4b4"
"""Red to move, a 3 rolled: c2 and c4 can go; a4 is a trap that holds, on d2 blue covers red."""

REFUSED = {
    "jump c4": "`jump c4` is no move of this game.",
    "go c4": "First the step aside, or `stay`.",
    "place a": "That is not what is to decide now.",
    "side e5 d": "Nobody stands on e5.",
    "side d2 e": "Your hedgehog on d2 is under another one.",
    "side a2 b": "The hedgehog on top of a2 is not yours.",
    "side a4 b": "The trap holds a4 while somebody races behind it.",
    "side c9 b": "c9 is on the finish line, where nothing moves any more.",
    "stay, go d2": "d2 is not in lane c, which was rolled.",
    "stay, side c4 b": "You have already decided on the step aside.",
    "stay, go c5": "Nobody stands on c5.",
    "stay, go c4, stay": "Your turn is over before `stay`. Nothing was played.",
    "resign": "To give up, use /table resign.",
    " , ": "Type a move, such as: side c4 d, go d4",
    "**`@everyone`**": "`**'@\u200beveryone'**` is no move of this game.",
}


async def stand_at(bot: Hedgepost, club: Club, position: str) -> Person:
    """Put a position on the table of the channel; who is to move there."""
    table = await club.table(bot)
    await store_of(bot.host).tables.save(replace(table, snapshot=snapshot(read_example(position))))
    return club.by_id(mover_of(await club.table(bot)))


async def test_a_wrong_move_is_explained_and_changes_nothing(club: Club, bot: Hedgepost):
    await club.start()
    mover = await stand_at(bot, club, RACE)
    before = await club.table(bot)
    for typed, answer in REFUSED.items():
        told = await mover.slash("move", moves=typed)
        assert told.ephemeral
        assert told.text.startswith(answer), typed
    assert await club.table(bot) == before
    assert len(club.boards) == 1


async def test_a_wrong_move_is_explained_in_french_too(club: Club, bot: Hedgepost):
    await club.start()
    mover = await stand_at(bot, club, RACE)
    mover.user.locale = "fr"
    for typed, answer in REFUSED.items():
        told = await mover.slash("move", moves=typed)
        assert not told.text.startswith(answer), typed
        assert "You can play" not in told.text


async def test_a_lane_that_is_too_high_is_refused_while_placing(club: Club, bot: Hedgepost):
    board = await club.start()
    first = club.mover(board)
    await first.slash("move", moves="place a")
    board = await club.board(after=board)
    told = await club.mover(board).slash("move", moves="place a")
    assert "not among the lowest stacks" in told.text


async def test_every_refusal_of_the_game_says_what_would_work(club: Club, bot: Hedgepost):
    await club.start()
    mover = await stand_at(bot, club, RACE)
    told = await mover.slash("move", moves="go c4")
    for move in HedgehogsGame().choices(read_example(RACE), 0).moves[:6]:
        assert f"`{move}`" in told.text


async def test_several_steps_are_played_at_once_or_not_at_all(club: Club, bot: Hedgepost):
    board = await club.start()
    mover = await stand_at(bot, club, RACE)
    refused = await mover.slash("move", moves="side c4 d, go c4")
    assert refused.ephemeral
    assert not decision_of(await club.table(bot), mover.id).draft
    done = await mover.slash("move", moves="Stay,   GO c4")
    assert "c4→c5" in done.text
    assert await club.board(after=board) == done.message


async def test_half_a_turn_is_kept_for_the_panel(club: Club, bot: Hedgepost):
    await club.start()
    mover = await stand_at(bot, club, RACE)
    panel = await mover.slash("move", moves="stay")
    assert panel.ephemeral
    assert "So far: Stay" in panel.text
    back = await mover.slash("undo")
    assert "So far" not in back.text
    assert "nothing to undo" in (await mover.slash("undo")).text
    assert "It is the move of" in (await club.dee.slash("undo")).text


async def test_a_move_in_the_wrong_channel_says_where_the_game_is(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    lounge = club.guild.channel("lounge")
    mover = club.mover(board)
    told = await mover.slash("move", channel=lounge, moves="stay")
    assert told.ephemeral
    assert told.text.endswith(f"You play in <#{club.channel.id}>.")
    for command in ("undo", "hand", "table resign", "table stop", "table settings"):
        assert "You play in" in (await mover.slash(command, channel=lounge)).text
    told = await club.dee.slash("move", channel=lounge, moves="stay")
    assert told.text == "There is no table in this channel. Open one with /table open."
    assert lounge.messages == []


async def test_commands_of_a_game_before_it_starts(club: Club, bot: Hedgepost):
    await club.open()
    for command, options in (("move", {"moves": "stay"}), ("undo", {}), ("hand", {})):
        told = await club.alice.slash(command, options=options)
        assert told.text == "The game has not started yet."
    assert (await club.alice.slash("table record")).text == "The game has not started yet."


# Far too much


def raw(club: Club, command: str, option: str, text: str, **others: Any) -> dict[str, Any]:
    """A command as no client of Discord's would send it."""
    kind = {"type": 3}
    group, _, name = command.rpartition(" ")
    number = next(
        one.id for one in club.parlour.world.commands.values() if one.name == (group or name)
    )
    options: list[Any] = [{"name": key, "value": value, **kind} for key, value in others.items()]
    options.append({"name": option, "value": text, **kind})
    if group:
        options = [{"name": name, "type": 1, "options": options}]
    return {"id": str(number), "name": group or name, "type": 1, "options": options}


@pytest.mark.parametrize(
    ("command", "option", "others", "answer"),
    [
        ("move", "moves", {}, "That is too long: at most 400 characters."),
        ("table open", "options", {"game": "hedgehogs"}, "That is too long: at most 400"),
        ("rules", "topic", {"game": "hedgehogs"}, "That is too long: at most 100"),
    ],
)
async def test_six_thousand_characters_are_refused(
    club: Club, bot: Hedgepost, command: str, option: str, others: dict[str, str], answer: str
):
    await club.start()
    with pytest.raises(BadOption):
        await club.alice.slash(command, options={option: "x" * 6000, **others})
    data = raw(club, command, option, "x" * 6000, **others)
    told = await club.alice._interact(InteractionKind.COMMAND, club.channel.channel, data)
    assert told.ephemeral
    assert told.text.startswith(answer)


@pytest.mark.parametrize("text", ["x" * 6000, "stay," * 1200, ",x" * 3000, "\u202e\n`*" * 1500])
async def test_six_thousand_characters_complete_to_nothing(club: Club, bot: Hedgepost, text: str):
    board = await club.race(bot)
    assert await club.mover(board).autocomplete("move", text=text) == []
    assert await club.dee.autocomplete("rules", option="topic", text=text, game="hedgehogs") == []


async def test_four_hundred_characters_of_moves_are_read(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    told = await club.mover(board).slash("move", moves=("stay, " * 67)[:400])
    assert told.ephemeral
    assert len(told.text) < 2000


# Names

CLEVER = [
    "**bold** _it_ ~~no~~ ||x|| `y`",
    "@everyone",
    "<@&1> <#2> <t:0:R> <:x:3>",
    "two\nlines\r\n# big",
    "[a](https://x.example)",
    "https://evil.example/_a_",
    "\u202eesrever\u202c",
    "שלום",
    "👩‍👩‍👧 🦔",
    "-# small",
    "1. list",
    "\u200b\u2060",
]


@pytest.mark.parametrize("names", [CLEVER[:6], CLEVER[6:]])
async def test_clever_names_neither_ping_nor_format(club: Club, bot: Hedgepost, names: list[str]):
    clever = [club.person(f"nick-{number}") for number in range(len(names))]
    for person, name in zip(clever, names, strict=True):
        person.call_myself(name, club.guild)
    lobby = await clever[0].slash("table open", game="hedgehogs")
    for person in clever[1:]:
        await person.press("Join", on=lobby.message)
    for name in names:
        assert safe(name) in lobby.text
    await clever[0].press("Start", on=lobby.message)
    board = await club.board()
    for _ in names:
        table = await club.table(bot)
        await club.mover(board).slash("move", moves=choices(table)[0])
        board = await club.board(after=board)
    result = await stop(clever[0])
    assert result.ephemeral
    told = "".join(message.text for message in club.channel.messages)
    assert all(safe(name) in told for name in names)
    for message in club.channel.messages:
        assert not message.mentions_everyone
        assert not message.mentioned_roles
        assert len(message.text.splitlines()) <= 6
        assert message.pinged <= {person.id for person in clever}


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Chloé", "Chloé"),
        ("Jean-Luc", "Jean-Luc"),
        ("**x**", r"\*\*x\*\*"),
        ("@everyone", "@\u200beveryone"),
        ("<#2>", r"\<#2\>"),
        ("a\n\n b", "a b"),
        ("# big", r"\# big"),
        ("1. one", r"1\. one"),
        ("https://x.example", r"https\://x.example"),
        ("\u202eabc", "abc"),
        ("שלום", "\u2068שלום\u2069"),
        ("👩‍👧", "👩‍👧"),
        ("\u200b", "?"),
        ("", "?"),
        ("x" * 40, "x" * 31 + "…"),
    ],
)
def test_a_name_is_made_safe(name: str, shown: str):
    assert safe(name) == shown


async def test_a_new_name_is_shown_from_the_next_turn_on(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    mover.call_myself("Zazie", club.guild)
    await mover.press("Play", on=board)
    await mover.slash("move", moves="stay")
    table = await club.table(bot)
    assert "Zazie" in [player.name for player in table.players]
