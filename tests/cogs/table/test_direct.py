"""A game in a direct message with the bot: one person against computers, from `/play` to the
result, and all that works there or does not."""

from __future__ import annotations

from typing import Any

import pytest

from bot import Hedgepost
from engine.core import Refused
from engine.games import GAMES
from engine.table.model import DIRECT
from parlour.driver.problems import NoSuchCommand
from parlour.world.model import Channel, ChannelKind
from tests.cogs.conftest import BOTH_DATABASES, FAST, Club, choices, play_turn, thought
from tests.cogs.direct import begun, boards, direct, forced
from tests.cogs.farewells import stop
from tests.cogs.forger import send
from tests.cogs.table.test_opponents import decide, seated
from tests.cogs.test_once import thrice

OLD = "That button is no longer in use. Try /table board."
OLD_HERE = OLD.replace("/table", "/solo")


# From /play to the result


@pytest.mark.parametrize(
    ("game", "locale"),
    [*((game, "en-US") for game in GAMES), ("hedgehogs", "fr"), ("jesters", "fr")],
)
async def test_a_game_goes_from_play_to_its_result(
    club: Club, bot: Hedgepost, game: str, locale: str
):
    club.alice.user.locale = locale
    place = direct(club, club.alice)
    options = FAST if game == "hedgehogs" else ""
    begun = await club.alice.slash("play", game=game, options={"level": 1, "options": options})
    french = locale == "fr"
    assert ("La partie a commencé" if french else "The game has begun") in begun.text
    assert not begun.ephemeral
    table = await thought(club, bot, place)
    assert (table.guild, table.channel, table.owner) == (DIRECT, place.id, club.alice.id)
    assert table.language == ("fr" if french else "en")
    while table.status == "running":
        await decide(club, bot, club.alice, table)
        table = await thought(club, bot, place)
    assert table.outcome is not None
    await club.settled()
    result = boards(place)[-1]
    assert "🏁" in result.text
    assert ("(ordinateur 1)" if french else "(computer 1)") in result.text
    assert ("Revanche" if french else "Rematch") in result.buttons
    assert not club.channel.messages
    assert all(not one.buttons for one in boards(place)[:-1])


async def test_a_turn_is_played_with_the_panel_and_from_the_keyboard(club: Club, bot: Hedgepost):
    table = await begun(club, bot, club.alice)
    place = club.parlour.direct(club.alice)
    first = boards(place)[-1]
    assert first.pinged == {club.alice.id}
    done = await play_turn(club.alice, first)
    assert done.ephemeral
    table = await thought(club, bot, place)
    second = boards(place)[-1]
    assert (second.id > first.id, first.buttons) == (True, [])
    offered = await club.alice.autocomplete("move", text="")
    assert [one["value"] for one in offered] == list(choices(table))[: len(offered)]
    typed = await club.alice.slash("move", moves=offered[0]["value"])
    assert "not" not in typed.text.split()
    after = await bot.host.table(table.id)
    assert after.ply > table.ply or after.players[0].draft


async def test_everything_about_a_table_works_there(club: Club, bot: Hedgepost):
    table = await begun(club, bot, club.alice, "jesters")
    for command, told in (
        ("hand", ""),
        ("solo board", "Alice to move"),
        ("solo recap", ""),
        ("solo record", "The moves so far"),
        ("solo seats", "Pico (computer 1) · a computer of level 1: Beginner"),
        ("solo clock", ""),
        ("solo settings", "A new post every turn"),
        ("standing", ""),
        ("undo", "There is nothing to undo"),
        ("solo back", "You hold your seat already"),
        ("games", f"https://discord.com/channels/@me/{table.channel}/"),
        ("help", "`/play` begins a game against computers, right here"),
        ("me settings", ""),
    ):
        reply = await club.alice.slash(command)
        assert reply.ephemeral, command
        assert told in reply.text, (command, reply.text)
        assert "went wrong" not in reply.text
    assert "open seat" not in (await club.alice.slash("solo settings", quiet=True)).text
    assert "Heuchel & Meuchel" in (await club.alice.slash("rules", game="courtiers")).text
    assert (await club.alice.slash("solo at", ply=0)).attachments


async def test_the_commands_of_servers_are_not_offered_there(club: Club, bot: Hedgepost):
    there = {name.split()[0] for name in club.ada.commands(club.ada.dm)}
    everywhere = {name.split()[0] for name in club.ada.commands(club.channel)}
    assert everywhere - there >= {"away", "challenge", "hedgepost", "seek", "table"}
    assert there - everywhere == {"solo"}
    with pytest.raises(NoSuchCommand):
        await club.ada.slash("away", channel=club.ada.dm)
    for command in club.parlour.world.commands.values():
        told = command.data
        meant = {"solo": [1]}.get(command.name, [0, 1] if told["dm_permission"] else [0])
        assert told["contexts"] == meant, command.name
        assert told["integration_types"] == [0]


# What follows a game


async def test_a_rematch_begins_at_once_against_the_same_computers(club: Club, bot: Hedgepost):
    first = await begun(club, bot, club.alice, seats=3, options=FAST)
    place = club.parlour.direct(club.alice)
    told = await stop(club.alice)
    assert told.text == "The game is stopped."
    result = await place.wait_for("stopped without a result")
    again = await club.alice.press("Rematch", on=result)
    assert "The game has begun" in again.text
    second = await thought(club, bot, place)
    assert (second.id, second.status, second.guild) == (first.id + 1, "running", DIRECT)
    assert sorted(seated(second)) == sorted(seated(first))
    assert second.options == first.options
    told = await club.alice.press("Rematch", on=result)
    assert told.text.startswith("A game is waiting here already: `/solo board` shows it.")


async def test_a_game_is_replayed_and_its_record_handed_out(club: Club, bot: Hedgepost):
    await begun(club, bot, club.alice)
    place = club.parlour.direct(club.alice)
    await stop(club.alice)
    result = await place.wait_for("stopped without a result")
    film = await club.alice.press("Replay", on=result)
    assert [one.filename[-3:] for one in film.attachments] == ["png", "hpr"]
    (record,) = (await club.alice.press("Record", on=result)).attachments
    assert b"Pico (computer 1)" in record.data
    (table_id,) = await bot.host.ledger.all_ids()
    chosen = await club.alice.slash("solo replay", game=table_id)
    assert chosen.attachments


async def test_films_of_direct_messages_wait_for_no_other_person(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    queues: list[int] = []
    turn = bot.films.turn

    def noted(place: int, user: int, interaction: int) -> Any:
        queues.append(place)
        return turn(place, user, interaction)

    monkeypatch.setattr(bot.films, "turn", noted)
    for person in (club.alice, club.bob):
        table = await begun(club, bot, person)
        await decide(club, bot, person, table)
        await person.slash("solo recap")
    assert queues == [club.alice.dm.id, club.bob.dm.id]


async def test_a_turn_is_taken_back(club: Club, bot: Hedgepost):
    table = await begun(club, bot, club.alice)
    place = club.parlour.direct(club.alice)
    await decide(club, bot, club.alice, table)
    after = await thought(club, bot, place)
    told = await club.alice.slash("takeback")
    assert told.ephemeral
    back = await bot.host.table(table.id)
    assert back.ply < after.ply
    await place.wait_for("Taken back")


# What does not work there


async def test_what_needs_others_or_a_server_is_refused(club: Club, bot: Hedgepost):
    place = direct(club, club.alice)
    chloe = club.person("Chloé", "fr")
    for person, command, options, told in (
        (club.alice, "table open", {"game": "hedgehogs"}, "Nobody can join you in a direct"),
        (club.alice, "play", {"game": "hedgehogs", "thread": True}, "There are no threads in a"),
        (club.alice, "table substitute", {}, "In a direct message you play by yourself"),
        (club.alice, "move", {"moves": "stay"}, "There is no game here. `/play` begins one"),
        (club.alice, "table board", {}, "In direct messages the commands of a table begin"),
        (club.alice, "solo board", {}, "There is no game here. `/play` begins one"),
        (club.alice, "takeback", {}, "There is no game here. `/play` begins one"),
        (club.alice, "away", {}, "Absences are announced on a server"),
        (club.alice, "hedgepost stats", {}, "That is for servers: use it in a channel of one"),
        (chloe, "table open", {"game": "witches"}, "Personne ne peut vous rejoindre"),
        (chloe, "play", {"game": "witches", "thread": True}, "Il n'y a pas de fils dans un"),
        (chloe, "table substitute", {}, "Dans un message privé vous jouez seul"),
        (chloe, "solo seats", {}, "Il n'y a pas de partie ici. `/jouer` en commence une"),
        (chloe, "away", {}, "Une absence s'annonce sur un serveur"),
        (chloe, "hedgepost end", {}, "C'est pour les serveurs"),
    ):
        reply = await forced(person, command, person.dm, **options)
        assert reply.ephemeral, command
        assert reply.text.startswith(told), (command, reply.text)
    assert await bot.host.ledger.all_ids() == []
    assert place.messages == []


async def test_what_needs_others_is_refused_in_a_game_too(club: Club, bot: Hedgepost):
    table = await begun(club, bot, club.alice)
    alone = "In a direct message you play by yourself"
    told = await forced(club.alice, "table settings", club.alice.dm, strangers=False, quiet=True)
    assert "begin with *solo*" in told.text
    told = await forced(club.alice, "table substitute", club.alice.dm)
    assert told.text.startswith(alone)
    told = await club.alice.slash("play", game="witches")
    assert told.text.startswith("A game is waiting here already")
    for refused in (
        bot.host.seats.open_seat(table.id, club.alice.id),
        bot.host.seats.reseat(table.id, 0, club.bob.id, "Bob"),
    ):
        with pytest.raises(Refused) as why:
            await refused
        assert why.value.code == "direct-alone"
    assert await bot.host.table(table.id) == table


async def test_other_conversations_are_not_ones_with_the_bot(club: Club, bot: Hedgepost):
    """Discord calls those among people *private channels*: commands are not offered there."""
    among = Channel(club.parlour.world.ids.next(), ChannelKind.DM, recipient_ids=[club.alice.id])
    club.parlour.world.channels[among.id] = among
    interactions = club.parlour.interactions
    payload = interactions._payload
    interactions._payload = lambda *given: payload(*given) | {"context": 2}  # type: ignore[method-assign]
    for command, options in (("play", {"game": "hedgehogs"}), ("games", {})):
        told = await forced(club.alice, command, among, **options)
        assert told.text.startswith("I am not part of this conversation.")
    assert await bot.host.ledger.all_ids() == []


# Who is who, and where


async def test_a_table_of_a_direct_message_answers_there_alone(club: Club, bot: Hedgepost):
    table = await begun(club, bot, club.alice)
    board = boards(club.parlour.direct(club.alice))[-1]
    position = table.position_number
    words = (f"play:{position}", "rules", "record", "replay", "rematch", "return", "take:0")
    for person, place in (
        (club.alice, club.channel.channel),
        (club.bob, club.channel.channel),
        (club.bob, club.bob.dm),
    ):
        for word in words:
            told = await send(person, place, "button", f"hp:{table.id}:{word}", on=board)
            assert told.text == (OLD if place is club.channel.channel else OLD_HERE), (person, word)
        group = "table" if place is club.channel.channel else "solo"
        told = await forced(person, f"{group} replay", place, game=table.id)
        assert "There is no" in told.text
    assert await bot.host.table(table.id) == table
    told = await send(club.alice, club.alice.dm, "button", f"hp:{table.id}:rules", on=board)
    assert "Les Hérissons pressés" in told.text


async def test_a_table_of_a_server_does_not_answer_in_a_direct_message(club: Club, bot: Hedgepost):
    board = await club.start()
    table = await club.table(bot)
    told = await send(
        club.alice, club.alice.dm, "button", f"hp:{table.id}:play:{table.ply}", on=board
    )
    assert told.text == OLD_HERE


async def test_everybody_has_a_game_of_their_own(club: Club, bot: Hedgepost):
    mine, theirs = [await begun(club, bot, one) for one in (club.alice, club.bob)]
    on_a_server = await club.alice.slash("play", game="hedgehogs", channel=club.channel)
    assert "has begun" in on_a_server.text
    assert len({mine.channel, theirs.channel, club.channel.id}) == 3
    listed = (await club.alice.slash("games", channel=club.alice.dm)).text
    assert f"channels/@me/{mine.channel}" in listed
    assert f"channels/{club.guild.id}/{club.channel.id}" in listed
    assert str(theirs.channel) not in listed


@BOTH_DATABASES
async def test_what_comes_three_times_begins_one_game(club: Club, bot: Hedgepost):
    place = direct(club, club.alice)
    thrice(club)
    await club.alice.slash("play", game="hedgehogs", seats=3)
    await club.settled()
    (table_id,) = await bot.host.ledger.all_ids()
    table = await bot.host.table(table_id)
    assert seated(table) == [("Alice", 0), ("Pico (computer 3)", 3), ("Rosa (computer 3)", 3)]
    assert sum("has begun" in one.text for one in place.messages) == 1
    await thought(club, bot, place)
    await stop(club.alice)
    result = await place.wait_for("stopped without a result")
    await club.alice.press("Rematch", on=result)
    await club.settled()
    assert len(await bot.host.ledger.all_ids()) == 2
    assert sum("has begun" in one.text for one in place.messages) == 2


async def test_the_language_is_the_persons_own(club: Club, bot: Hedgepost):
    await club.alice.slash("me settings", language="fr")
    table = await begun(club, bot, club.alice)
    assert table.language == "fr"
    assert seated(table)[1] == ("Pico (ordinateur 1)", 1)
