"""What is asked of computers and cannot be: a kind word in private, and nothing has changed."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot import Hedgepost
from engine.table.model import Table
from engine.table.turns import voters
from parlour import Person
from parlour.driver.reply import Reply
from parlour.world.interaction import InteractionKind
from tests.cogs.conftest import Club, choices, thought
from tests.cogs.farewells import stop
from tests.cogs.forger import send
from tests.cogs.reply.test_typed import sent
from tests.stores import store_of

ADD = "🤖 Add a computer: how strong?"
OUT_OF_USE = {
    "en": "That button is no longer in use. Try /table board.",
    "fr": "Ce bouton ne sert plus. Essayez /table plateau.",
}


def speakers(club: Club) -> list[tuple[str, Person]]:
    return [("en", club.alice), ("fr", club.person("Chloé", "fr"))]


async def opened(club: Club, person: Person) -> Reply:
    lobby = await person.slash("table open", game="jesters")
    await club.settled()
    return lobby


async def chosen(club: Club, person: Person, lobby: Reply, level: str, seated: int = 1) -> Reply:
    """A choice in a select that offered it, whoever put it there."""
    place = club.parlour.world.channels[club.channel.id]
    table = int(lobby.components[0]["components"][0]["custom_id"].split(":")[1])
    text = f"hp-select:{table}:computer:{seated}"
    return await send(person, place, "select", text, on=lobby.message, values=[level])


# Levels that do not exist


@pytest.mark.parametrize("level", ["0", "6", "99"])
@pytest.mark.parametrize("speaks", ["en", "fr"])
async def test_a_level_that_a_select_never_had(club: Club, bot: Hedgepost, level: str, speaks: str):
    person = dict(speakers(club))[speaks]
    lobby = await opened(club, person)
    before = await club.table(bot)
    told = await chosen(club, person, lobby, level)
    assert told.ephemeral
    assert (
        told.text
        == {
            "en": "There is no such level: computers play at levels 1 to 5.",
            "fr": "Ce niveau n'existe pas\u00a0: les ordinateurs jouent aux niveaux 1 à 5.",
        }[speaks]
    )
    assert await club.table(bot) == before


@pytest.mark.parametrize("level", ["-1", "x", "", "²"])
async def test_a_level_that_is_no_number(club: Club, bot: Hedgepost, level: str):
    lobby = await opened(club, club.alice)
    before = await club.table(bot)
    told = await chosen(club, club.alice, lobby, level)
    assert told.text == OUT_OF_USE["en"]
    assert await club.table(bot) == before


@pytest.mark.parametrize(
    ("command", "option", "value"),
    [
        ("play", "level", 9),
        ("play", "level", 0),
        ("play", "level", -3),
        ("play", "seats", 99),
        ("play", "seats", 1),
        ("table watch", "seats", 99),
        ("table watch", "pace", 5),
    ],
)
async def test_a_command_that_no_client_would_send(
    club: Club, bot: Hedgepost, command: str, option: str, value: int
):
    for speaks, person in speakers(club):
        group, _, name = command.rpartition(" ")
        number = next(
            one.id for one in club.parlour.world.commands.values() if one.name == (group or name)
        )
        given = [
            {"name": "game", "type": 3, "value": "hedgehogs"},
            {"name": option, "type": 4, "value": value},
        ]
        path = [{"name": name, "type": 1}] if group else []
        data = sent(number, group or name, path, given)
        told = await person._interact(InteractionKind.COMMAND, club.channel.channel, data)
        assert told.ephemeral
        assert (
            told.text
            == {
                "en": "That value cannot be used here. Choose one from the list.",
                "fr": "Cette valeur ne convient pas ici. Choisissez-en une dans la liste.",
            }[speaks]
        )
    assert await bot.host.ledger.all_ids() == []


# More of them than seats, and by whom


@pytest.mark.parametrize("speaks", ["en", "fr"])
async def test_one_more_than_there_are_seats(club: Club, bot: Hedgepost, speaks: str):
    person = dict(speakers(club))[speaks]
    lobby = await opened(club, person)
    for seated in (1, 2, 3):
        await chosen(club, person, lobby, "1", seated)
    before = await club.table(bot)
    assert len(before.players) == 4
    told = await chosen(club, person, lobby, "1", 4)
    assert told.ephemeral
    assert told.text == {
        "en": "All 4 seats are taken.", "fr": "Les 4 places sont prises.",
    }[speaks]  # fmt: skip
    assert await club.table(bot) == before


async def test_strangers_seat_and_dismiss_nobody(club: Club, bot: Hedgepost):
    chloe, place = club.person("Chloé", "fr"), club.parlour.world.channels[club.channel.id]
    lobby = await opened(club, club.alice)
    await club.alice.choose(ADD, "2 · Casual", on=lobby.message)
    before = await club.table(bot)
    for person, why in (
        (club.dee, "Only the one who opened the table can do that."),
        (chloe, "Seule la personne qui a ouvert la table peut faire cela."),
    ):
        for told in (
            await chosen(club, person, lobby, "3", 2),
            await send(person, place, "button", f"hp:{before.id}:dismiss", on=lobby.message),
        ):
            assert told.ephemeral
            assert told.text == why
    assert await club.table(bot) == before


async def test_the_last_seat_goes_to_one_of_those_who_want_it(club: Club, bot: Hedgepost):
    lobby = await opened(club, club.alice)
    for seated in (1, 2):
        await chosen(club, club.alice, lobby, "1", seated)
    assert lobby.message is not None
    seen = lobby.message.snapshot()
    told = await asyncio.gather(
        club.alice.choose(ADD, "5 · Master", on=seen),
        club.bob.press("Join", on=seen),
        club.dee.press("Join", on=seen),
    )
    await club.settled()
    table = await club.table(bot)
    assert len(table.players) == 4
    assert sum(one.ephemeral and one.text == "All 4 seats are taken." for one in told) == 2


# Where the result counts, and during the game


async def test_no_computer_where_the_result_counts_in_either_language(club: Club, bot: Hedgepost):
    lobby = await opened(club, club.person("Chloé", "fr"))
    table = await club.table(bot)
    await store_of(bot.host).tables.save(replace(table, rated=True))
    before = await club.table(bot)
    told = await chosen(club, club.by_id(table.owner), lobby, "3")
    assert told.ephemeral
    assert told.text.startswith("Le résultat de cette table compte")
    assert await club.table(bot) == before


@pytest.mark.parametrize("speaks", ["en", "fr"])
async def test_a_computer_is_not_sent_away_during_the_game(club: Club, bot: Hedgepost, speaks: str):
    person = dict(speakers(club))[speaks]
    await person.slash("play", game="hedgehogs")
    await thought(club, bot)
    await club.settled()
    before = await club.table(bot)
    place, board = club.parlour.world.channels[club.channel.id], await club.board()
    told = await send(person, place, "button", f"hp:{before.id}:dismiss", on=board)
    assert told.ephemeral
    assert (
        told.text
        == {
            "en": "A computer keeps its seat until the game is over.",
            "fr": "Un ordinateur garde sa place jusqu'à la fin de la partie.",
        }[speaks]
    )
    added = await send(
        person, place, "select", f"hp-select:{before.id}:computer:2", on=board, values=["3"]
    )
    assert added.ephemeral
    assert added.text == {
        "en": "The game has already started.", "fr": "La partie a déjà commencé.",
    }[speaks]  # fmt: skip
    assert await club.table(bot) == before


# What computers have no part in


async def company(club: Club, bot: Hedgepost) -> Table:
    """Alice, Bob and two computers, once a person is to move."""
    lobby = await club.open()
    for _ in range(2):
        await club.alice.choose(ADD, "1 · Beginner", on=lobby.message)
    await club.alice.press("Start", on=lobby.message)
    await club.settled()
    return await thought(club, bot)


async def test_computers_do_not_vote_and_nobody_needs_their_votes(club: Club, bot: Hedgepost):
    lobby = await club.open(club.bob, club.dee)
    for _ in range(3):
        await club.alice.choose(ADD, "1 · Beginner", on=lobby.message)
    await club.alice.press("Start", on=lobby.message)
    await club.settled()
    assert voters(await club.table(bot)) == [club.alice.id, club.bob.id, club.dee.id]
    await stop(club.bob)
    await club.channel.wait_for("(1 of 2 votes)")
    assert (await club.table(bot)).status == "running"
    await stop(club.dee)
    await club.settled()
    assert (await club.table(bot)).status == "abandoned"


async def test_computers_agree_to_every_takeback(club: Club, bot: Hedgepost):
    await club.alice.slash("play", game="hedgehogs", seats=3)
    before = await thought(club, bot)
    await bot.host.turns.type_moves(before.id, club.alice.id, [choices(before)[0]])
    after = await thought(club, bot)
    assert after.ply > before.ply
    await club.alice.slash("takeback")
    table = await club.table(bot)
    assert (table.ply, table.snapshot) == (before.ply, before.snapshot)


async def test_only_people_are_asked_for_a_takeback(club: Club, bot: Hedgepost):
    table = await company(club, bot)
    mover = club.by_id(table.players[0].user if table.players[0].asked else table.players[1].user)
    other = club.bob if mover is club.alice else club.alice
    await bot.host.turns.type_moves(table.id, mover.id, [choices(table)[0]])
    await thought(club, bot)
    await club.settled()
    await mover.slash("takeback")
    await club.settled()
    asking = club.channel.messages[-1]
    assert set(asking.pinged) == {other.id}
    assert "<@-" not in asking.text
    await other.press("Agree", on=asking)
    assert (await club.table(bot)).ply == table.ply


async def test_computers_count_for_no_limit(club: Club, bot: Hedgepost):
    await club.ada.slash("hedgepost settings", options={"most-tables": 2})
    for _ in range(2):
        told = await club.alice.slash("play", game="hedgehogs", seats=6, thread=True)
        assert "🧵 Played in" in told.text
    told = await club.alice.slash("play", game="hedgehogs", thread=True)
    assert told.text.startswith("On this server a member can have 2 tables open")
    told = await club.bob.slash("play", game="hedgehogs", seats=6, thread=True)
    assert "🧵 Played in" in told.text


async def test_nobody_but_people_is_ever_pinged(club: Club, bot: Hedgepost):
    table = await company(club, bot)
    for _ in range(6):
        (seat,) = (seat for seat, one in enumerate(table.players) if one.asked)
        user = table.players[seat].user
        await bot.host.turns.type_moves(table.id, user, [choices(table)[0]])
        table = await thought(club, bot)
    await club.settled()
    people = {club.alice.id, club.bob.id}
    assert {user for one in club.channel.messages for user in one.pinged} == people
    assert all("<@-" not in one.text for one in club.channel.messages)
    assert club.parlour.backstage.violations == []
