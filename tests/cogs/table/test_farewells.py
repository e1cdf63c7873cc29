"""Nothing ends on one tap: leaving, stopping, closing and voting are asked about once more."""

import asyncio

from bot import Hedgepost
from engine.table.model import Doer, Parting
from parlour import Person
from parlour.driver.reply import Reply
from tests.cogs.conftest import Club, mover_of, play_turn
from tests.cogs.farewells import end, resign, stop
from tests.cogs.test_once import thrice


async def with_reason(
    person: Person, asked: Reply, reason: str, button: str = "Say why …"
) -> Reply:
    form = await person.press(button, on=asked.message)
    assert form.modal is not None
    return await person.submit({"text": reason})


async def test_who_would_leave_is_asked_and_may_stay(club: Club, bot: Hedgepost):
    await club.race(bot, club.bob, club.dee)
    before = await club.table(bot)
    asked = await club.bob.slash("table resign")
    assert asked.ephemeral
    assert asked.text.startswith("**Leave this game?** What is yours stays on the board")
    assert asked.buttons == ["Leave the game", "Say why …", "Stay"]
    told = await club.bob.press("Stay", on=asked.message)
    assert (told.text, told.buttons) == ("Nothing has changed.", [])
    assert await club.table(bot) == before


async def test_the_last_but_one_to_leave_is_told_who_wins_then(club: Club, bot: Hedgepost):
    await club.race(bot)
    asked = await club.bob.slash("table resign")
    assert "It ends at once, and the winner is Alice." in asked.text
    zoe = club.person("Zoé", locale="fr")
    assert "ne jouez pas" in (await zoe.slash("table resign")).text, "no question for strangers"


async def test_the_channel_and_the_log_are_told_why(club: Club, bot: Hedgepost):
    log = club.guild.channel("log")
    await club.ada.slash("hedgepost settings", log=log)
    board = await club.race(bot, club.bob, club.dee)
    asked = await club.bob.slash("table resign")
    told = await with_reason(club.bob, asked, "my train\n**leaves** @everyone")
    assert told.text == "You have left the game. Thank you for playing."
    newest = await club.board(after=board)
    said = "my train \\*\\*leaves\\*\\* @\u200beveryone"
    assert f"\nBob: “{said}”\n" in newest.text
    await club.settled()
    assert log.messages[-1].text.endswith(f": Bob (seat 2) has left the game. “{said}”")
    kept = (await club.table(bot)).partings
    assert [(one.what, one.by.name, one.by.manager) for one in kept] == [("resigned", "Bob", False)]
    await play_turn(club.by_id(mover_of(await club.table(bot))), newest)
    assert "my train" not in (await club.board(after=newest)).text, "it is told once"


async def test_who_opened_a_game_stops_it_with_a_reason(club: Club, bot: Hedgepost):
    await club.race(bot, club.bob, club.dee)
    asked = await club.alice.slash("table stop")
    assert asked.text.startswith("**Stop this game for everybody?**")
    await with_reason(club.alice, asked, "")
    result = await club.channel.wait_for("stopped without a result")
    assert "It was Alice.\n" in result.text
    table = await club.table(bot)
    assert table.partings == (Parting("stopped", table.ply, Doer(club.alice.id, "Alice")),)


async def test_a_manager_ends_a_game_and_is_named(club: Club, bot: Hedgepost):
    await club.race(bot)
    asked = await club.ada.slash("hedgepost end")
    assert "as somebody who manages the server" in asked.text
    told = await with_reason(club.ada, asked, "spam")
    assert told.text == "The table is ended."
    result = await club.channel.wait_for("stopped without a result")
    assert "It was Ada, who manages this server. “spam”" in result.text


async def test_somebody_who_is_no_manager_any_more_ends_nothing(club: Club, bot: Hedgepost):
    await club.race(bot)
    asked = await club.ada.slash("hedgepost end")
    guild = club.parlour.world.guilds[club.guild.id]
    ada = guild.members[club.ada.id]
    club.parlour.world.change_member(guild, ada, nick=None, role_ids=[])
    told = await club.ada.press("End it", on=asked.message)
    assert "manage" in told.text
    assert (await club.table(bot)).status == "running"


async def test_a_lobby_says_who_closed_it(club: Club, bot: Hedgepost):
    lobby = await club.open(club.bob)
    assert "Only the one who opened" in (await club.bob.press("Close", on=lobby.message)).text
    asked = await club.alice.press("Close", on=lobby.message)
    assert "2 people sit at it." in asked.text
    await with_reason(club.alice, asked, "tomorrow")
    await club.settled()
    assert lobby.text.endswith("closed before the game began.\nIt was Alice. “tomorrow”")


async def test_players_vote_with_a_button(club: Club, bot: Hedgepost):
    await club.race(bot, club.bob, club.dee)
    asked = await club.bob.slash("table stop")
    assert "That takes 2 votes; with yours there are 1." in asked.text
    told = await club.bob.press("Stop it", on=asked.message)
    assert told.text == "Your vote counts."
    post = await club.channel.wait_for("would like to stop")
    assert "Bob would like to stop this game for everybody (1 of 2 votes)." in post.text
    assert "already voted" in (await club.bob.press("Agree to stop", on=post)).text
    assert "do not play" in (await club.ada.press("Agree to stop", on=post)).text
    assert (await club.dee.press("Agree to stop", on=post)).text == "The game is stopped."
    result = await club.channel.wait_for("stopped without a result")
    assert "It was" not in result.text, "several have"
    for _ in range(2):  # what is new is left alone for a while
        await bot.outbox.sweep()
    await club.settled()
    assert post.buttons == []


async def test_who_opened_the_game_is_asked_before_agreeing_ends_it(club: Club, bot: Hedgepost):
    await club.race(bot, club.bob, club.dee)
    await stop(club.bob)
    post = await club.channel.wait_for("would like to stop")
    asked = await club.alice.press("Agree to stop", on=post)
    assert asked.buttons == ["Stop it", "Say why …", "Play on"]
    assert (await club.table(bot)).status == "running"


async def test_a_vote_is_forgotten_when_the_game_goes_on(club: Club, bot: Hedgepost):
    board = await club.race(bot, club.bob, club.dee)
    await stop(club.bob)
    post = await club.channel.wait_for("would like to stop")
    await play_turn(club.mover(board), board)
    for _ in range(2):  # what is new is left alone for a while
        await bot.outbox.sweep()
    await club.settled()
    assert post.buttons == [], "what it asked for has passed"
    await stop(club.dee)
    await club.channel.wait_for("Dee would like to stop this game for everybody (1 of 2 votes)")


async def test_an_old_question_is_of_no_use(club: Club, bot: Hedgepost):
    await club.race(bot)
    asked = await club.bob.slash("table resign")
    await end(club.ada)
    told = await club.bob.press("Leave the game", on=asked.message)
    assert "over" in told.text or "no table" in told.text
    assert (await club.table(bot)).partings[-1].by.name == "Ada"


async def test_a_last_word_counts_once(club: Club, bot: Hedgepost):
    await club.race(bot, club.bob, club.dee)
    asked = await club.bob.slash("table resign")
    thrice(club)
    told = await club.bob.press("Leave the game", on=asked.message)
    await club.settled()
    assert told.text == "You have left the game. Thank you for playing."
    assert len((await club.table(bot)).partings) == 1


async def test_two_last_words_at_once(club: Club, bot: Hedgepost):
    await club.race(bot, club.bob, club.dee)
    asked = [await club.bob.slash("table resign") for _ in range(2)]
    told = await asyncio.gather(
        *(club.bob.press("Leave the game", on=one.message) for one in asked)
    )
    await club.settled()
    assert sorted(one.text for one in told)[0].startswith("You do not play")
    assert len((await club.table(bot)).partings) == 1


async def test_in_french(club: Club, bot: Hedgepost):
    zoe = club.person("Zoé", locale="fr")
    await club.race(bot, zoe, club.dee)
    asked = await zoe.slash("table resign")
    assert asked.buttons == ["Abandonner", "Dire pourquoi…", "Rester"]
    assert (await resign(zoe)).text == "Vous avez quitté la partie. Merci d'avoir joué."
