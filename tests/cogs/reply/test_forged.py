"""Ids that somebody made up: an ordinary refusal, nothing changed, nothing logged.

What is logged as an error fails any test here: see `errors` in conftest.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from msgspec import Struct

from bot import Hedgepost
from cogs.reply.components import Kind
from engine.table.model import Table
from parlour import Person
from parlour.world.model import Channel, Message
from tests.cogs.conftest import Club, mover_of, play_turn
from tests.cogs.farewells import stop
from tests.cogs.forger import Forger, send

OLD = "That button is no longer in use. Try /table board."


class Scene(Struct):
    """A running game, a lobby and a finished game, and messages to click on."""

    tables: list[Table]
    board: Message
    panel: Message
    lobby: Message
    mover: Person


async def scene(club: Club, bot: Hedgepost) -> Scene:
    """Alice and Bob play in one channel, have played in another, and wait in a third."""
    attic, lounge = club.guild.channel("attic"), club.guild.channel("lounge")
    await club.alice.slash("table open", game="jesters", channel=attic)
    await club.bob.press("Join", channel=attic)
    await club.alice.press("Start", channel=attic)
    await stop(club.alice, channel=attic)
    lobby = await club.alice.slash("table open", game="hedgehogs", channel=lounge)
    await club.bob.press("Join", on=lobby.message)
    for person in (club.alice, club.bob):
        person.go(club.channel)
    board = await club.race(bot)
    mover = club.mover(board)
    panel = await mover.press("Play", on=board)
    await club.settled()
    assert panel.message is not None
    assert lobby.message is not None
    return Scene(await tables(bot), board, panel.message, lobby.message, mover)


async def tables(bot: Hedgepost) -> list[Table]:
    found = [await bot.host.ledger.table(number) for number in await bot.host.ledger.all_ids()]
    return [table for table in found if table is not None]


def confirm(table: Table) -> str:
    return f"hp:{table.id}:confirm:0:0"


# One thing at a time


async def test_modals_reach_no_button(club: Club, bot: Hedgepost):
    """A modal with the word of a button was carried out as if the button had been pressed."""
    now = await scene(club, bot)
    running, lobby = now.tables[-1], now.tables[1]
    for owner, table, word in (
        (club.alice, lobby, "close"),
        (club.alice, lobby, "start"),
        (club.bob, lobby, "leave"),
        (now.mover, running, "play:1"),
    ):
        place = club.parlour.world.channels[table.channel]
        for front in ("hp", "hp-modal", "hp-select", "hp-form"):
            text = f"{front}:{table.id}:{word}"
            told = await send(owner, place, "modal", text, on=now.lobby, values=["x"])
            assert told.text == OLD
    assert await tables(bot) == now.tables


async def test_a_table_answers_in_its_own_channel_alone(club: Club, bot: Hedgepost):
    now = await scene(club, bot)
    running, lobby = now.tables[-1], now.tables[1]
    other = club.parlour.guild("Other")
    elsewhere = [club.guild.channel("hall").channel, other.channel("den").channel, club.alice.dm]
    words = [
        (lobby, "join"),
        (lobby, "start"),
        (lobby, "options"),
        (lobby, "clock"),
        (running, "play:1"),
        (running, "rules"),
        (running, "record"),
        (running, f"recap:{running.ply}:0"),
        (now.tables[0], "replay"),
        (now.tables[0], "rematch"),
    ]
    for place in elsewhere:
        for table, word in words:
            for person in (club.alice, club.dee):
                text = f"hp:{table.id}:{word}"
                told = await send(person, place, "button", text, on=now.board)
                assert told.text == (OLD.replace("/table", "/solo") if place.is_dm else OLD), (
                    place,
                    word,
                )
    unknown = f"hp:{running.id + 99}:rules"
    told = await send(club.dee, club.channel.channel, "button", unknown, on=now.board)
    assert told.text == OLD
    assert await tables(bot) == now.tables
    told = await send(
        club.dee, club.channel.channel, "button", f"hp:{running.id}:rules", on=now.board
    )
    assert "Les Hérissons pressés" in told.text


async def test_what_is_private_changes_no_public_message(club: Club, bot: Hedgepost):
    """The answer to a click on a page takes the place of that page: not of everybody's board."""
    now = await scene(club, bot)
    running, place, board = now.tables[-1], club.channel.channel, now.board.snapshot()
    stand = [f"{part['custom_id']}" for row in now.panel.components for part in row["components"]]
    mine = [text for text in stand if ":recap:" not in text]  # whose answer is another message
    for text in (*mine, f"hp:{running.id}:at:1", "hp:0:games:0", "hp:0:remember", "hp:0:forget"):
        told = await send(now.mover, place, "button", text, on=now.board)
        assert told.text == OLD
    posted = [message for message in club.boards if message.id == board.id]
    assert [(one.text, one.components) for one in posted] == [(board.text, board.components)]
    assert await tables(bot) == now.tables


async def test_what_stands_on_no_message_is_refused(club: Club, bot: Hedgepost):
    now = await scene(club, bot)
    lobby = now.tables[1]
    place = club.parlour.world.channels[lobby.channel]
    sent: list[tuple[Kind, str, list[str]]] = [
        ("button", f"hp:{lobby.id}:close", []),
        ("button", f"hp:{lobby.id}:optclear", []),
        ("select", f"hp-select:{lobby.id}:clocktime", ["off"]),
    ]
    for kind, text, values in sent:
        for on in (now.board, now.panel):
            told = await send(club.alice, place, kind, text, on=on, values=values, stands=False)
            assert told.text == OLD
        told = await send(club.alice, place, kind, text, on=None, values=values)
        assert told.text == OLD
    assert await tables(bot) == now.tables


async def test_a_select_takes_what_it_offers(club: Club, bot: Hedgepost):
    now = await scene(club, bot)
    lobby = now.tables[1]
    place = club.parlour.world.channels[lobby.channel]
    page = await club.alice.press("Clock", on=now.lobby)
    assert page.message is not None
    text = f"hp-select:{lobby.id}:clocktime"
    offered = ["off", "1d", "2d"]
    for values in ([], ["9d"], ["off", "1d"], ["off", "off"], [""], ["off\0"]):
        told = await send(
            club.alice, place, "select", text, on=page.message, values=values, offered=offered
        )
        assert told.text == OLD, values
    assert await tables(bot) == now.tables
    await send(club.alice, place, "select", text, on=page.message, values=["off"], offered=offered)
    after = await bot.host.table(lobby.id)
    assert (lobby.clock.limit, after.clock.limit) == (48 * 3600, 0)


@pytest.mark.parametrize(
    "number", ["", "-1", "+1", "01", "1.0", "1e3", "1_0", " 1", "٣", "²", "x", str(2**63), "\0"]
)
async def test_a_number_is_one_that_we_would_write(club: Club, bot: Hedgepost, number: str):
    board = await club.race(bot)
    table = await club.table(bot)
    for text in (f"hp:{number}:play:1", f"hp:{table.id}:play:{number}", f"hp:{table.id}:play"):
        told = await send(club.alice, club.channel.channel, "button", text, on=board)
        assert told.text == OLD, text
    told = await send(
        club.alice, club.channel.channel, "button", f"hp:{table.id}:play:1:1", on=board
    )
    assert told.text == OLD


async def test_the_refusal_is_in_the_language_that_somebody_chose(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    await club.dee.slash("me settings", language="fr")
    told = await send(club.dee, club.channel.channel, "button", "hp:1:nonsense", on=board)
    assert told.text == "Ce bouton ne sert plus. Essayez /table plateau."


async def test_a_manager_closes_what_was_shown_to_them(club: Club, bot: Hedgepost):
    """The button says which tables: with another time in it, it closed all of the server."""
    await club.race(bot)
    asked = await club.ada.slash("hedgepost stats")
    assert asked.message is not None
    now = club.time.now
    for days, before in ((30, now), (2, now + 999), (0, now), (10**9, 0)):
        text = f"hp:0:prune:{days}:{before}"
        told = await send(club.ada, club.channel.channel, "button", text, on=asked.message)
        assert told.text == OLD
    assert (await club.table(bot)).status == "running"


# Thousands of things at once


@pytest.mark.long
@pytest.mark.parametrize("where", ["another channel", "another server", "a conversation"])
async def test_forged_clicks_from_elsewhere_change_nothing(club: Club, bot: Hedgepost, where: str):
    now = await scene(club, bot)
    place = {
        "another channel": club.guild.channel("hall").channel,
        "another server": club.parlour.guild("Other").channel("den").channel,
        "a conversation": club.alice.dm,
    }[where]
    forger = Forger(bot, [table.id for table in now.tables], seed=len(where))
    people = [club.alice] if where == "a conversation" else [club.alice, club.bob, club.dee]
    skipped = ("forget",)  # for which one need not be anywhere
    await flood(club, forger, people, [place], now, skipped)
    assert await tables(bot) == now.tables


async def test_forged_clicks_of_somebody_who_does_not_play_change_nothing(
    club: Club, bot: Hedgepost
):
    now = await scene(club, bot)
    places = [club.parlour.world.channels[table.channel] for table in now.tables]
    forger = Forger(bot, [table.id for table in now.tables], seed=4)
    await flood(club, forger, [club.dee], places, now, skipped=("join",))
    assert await tables(bot) == now.tables


async def test_forged_clicks_of_players_are_answered(club: Club, bot: Hedgepost):
    """They may change what is theirs; the game can be played on behind them all."""
    now = await scene(club, bot)
    places = [club.parlour.world.channels[table.channel] for table in now.tables]
    forger = Forger(bot, [table.id for table in now.tables], seed=5)
    await flood(club, forger, [club.alice, club.bob], places, now, skipped=("forget",))
    over, _, running, *_ = await tables(bot)
    assert over == now.tables[0]
    assert {one.user for one in running.players} == {club.alice.id, club.bob.id}
    mover = club.by_id(mover_of(running))
    board = await mover.slash("table board", channel=club.channel)
    assert board.message is not None
    await play_turn(mover, board.message)
    assert (await bot.host.table(running.id)).ply > running.ply


async def flood(
    club: Club,
    forger: Forger,
    people: Sequence[Person],
    places: Sequence[Channel],
    now: Scene,
    skipped: Sequence[str],
) -> None:
    """Hundreds of forged clicks, some at the same time; every one of them is answered."""
    messages = [now.board, now.panel, now.lobby, None]
    waiting: list[asyncio.Task[None]] = []

    async def one(number: int, kind: Kind, text: str, values: list[str]) -> None:
        told = await send(
            people[number % len(people)],
            places[number % len(places)],
            kind,
            text,
            on=messages[number % len(messages)],
            values=values,
            stands=number % 7 > 0,
        )
        assert told.modal is not None or told.message is not None

    for number, (what, kind, text) in enumerate(forger.ids(600)):
        if what in skipped:
            continue
        waiting.append(asyncio.create_task(one(number, kind, text, forger.values())))
        if len(waiting) == 8:
            await asyncio.gather(*waiting)
            waiting.clear()
    await asyncio.gather(*waiting)
    await club.settled()


async def test_every_word_is_declared_with_where_it_counts(club: Club, bot: Hedgepost):
    """All else counts in the channel of its table alone."""
    declared = {(what, where) for what, _, _, where in bot.presses.words if where != "table"}
    assert declared == {
        ("forget", "anywhere"),
        ("remember", "anywhere"),
        ("games", "anywhere"),
        ("leaf", "anywhere"),
        ("topic", "anywhere"),
        ("manual", "anywhere"),
        ("read", "anywhere"),
        ("teach", "anywhere"),
        ("task", "anywhere"),
        ("try", "anywhere"),
        ("real", "anywhere"),
        ("solve", "server"),
        ("puzzle", "server"),
        ("unravel", "server"),
        ("unravels", "server"),
        ("unaway", "server"),
        ("prune", "server"),
        ("past", "anywhere"),
        ("pastpick", "anywhere"),
        ("pastboard", "anywhere"),
        ("pastreplay", "anywhere"),
        ("pastrecord", "anywhere"),
        ("ladder", "server"),
        ("leaguejoin", "server"),
        ("leagueleave", "server"),
        ("leaguestay", "server"),
        ("leaguerules", "server"),
        ("leaguemine", "server"),
        ("leaguedraw", "server"),
        ("leaguecross", "server"),
        ("leaguepages", "server"),
        ("leaguepage", "server"),
        ("leagueyes", "server"),
        ("leagueno", "server"),
        ("accept", "server"),
        ("notnow", "server"),
        ("calloff", "server"),
        ("suggest", "server"),
        ("suggested", "server"),
        ("takeup", "server"),
        ("turndown", "server"),
        ("seekin", "server"),
        ("seekout", "server"),
        ("adminask", "server"),
        ("adminfigures", "server"),
        ("adminlog", "server"),
        ("adminlook", "server"),
        ("adminnot", "server"),
        ("adminsure", "server"),
        ("adminundo", "server"),
        ("adminwhy", "server"),
    }
