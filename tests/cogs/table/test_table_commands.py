"""`/table …`, as somebody at the table meets it."""

from bot import Hedgepost
from engine.record_reading import verify
from tests.cogs.conftest import Club, play_turn
from tests.cogs.farewells import close, resign, stop


async def test_one_alone_cannot_start(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="hedgehogs")
    assert "One more player makes it a game." in lobby.text
    told = await club.alice.press("Start", on=lobby.message)
    assert told.text == "Two players are needed; one more seat to fill."


async def test_a_lobby_is_closed_and_the_channel_is_free_again(club: Club, bot: Hedgepost):
    lobby = await club.open()
    await close(club.alice, on=lobby.message)
    await club.settled()
    assert "closed before the game began" in lobby.text
    assert lobby.buttons == []
    told = await club.bob.slash("table board")
    assert "This table is closed" in told.text
    assert not (await club.bob.slash("table open", game="hedgehogs")).ephemeral


async def test_a_channel_holds_many_tables_in_threads(club: Club, bot: Hedgepost):
    await club.open()
    for person in (club.alice, club.dee):
        told = await person.slash("table open", game="hedgehogs", thread=True, channel=club.channel)
        assert f"Played in <#{club.channel.threads[-1].id}>" in told.text
        await club.bob.press("Join", on=told.message)
        await club.bob.press("Start", on=told.message)
    for thread in club.channel.threads:
        board = await thread.wait_for("your move")
        panel = await club.mover(board).press("Play", on=board)
        assert panel.attachments
    assert club.boards == []


async def test_a_table_opened_in_a_thread_stays_there(club: Club, bot: Hedgepost):
    await club.alice.slash("table open", game="hedgehogs", thread=True)
    (thread,) = club.channel.threads
    await close(club.alice)
    again = await club.alice.slash("table open", game="hedgehogs", thread=True, channel=thread)
    assert "opened by Alice" in again.text
    assert len(club.channel.threads) == 1


async def test_the_board_is_shown_to_whoever_asks(club: Club, bot: Hedgepost, real_pictures: None):
    assert "no table in this channel" in (await club.dee.slash("table board")).text
    board = await club.race(bot)
    shown = await club.dee.slash("table board")
    assert shown.ephemeral
    assert f"{club.mover(board).name} to move" in shown.text
    assert "🎲" in shown.text
    assert shown.attachments[0].content_type == "image/png"
    assert shown.attachments[0].alt
    await stop(club.alice)
    over = await club.dee.slash("table board")
    assert over.text == "This game is over."
    assert over.buttons == []


async def test_the_record_of_a_running_game_tells_no_secrets(club: Club, bot: Hedgepost):
    await club.race(bot)
    running = await club.dee.slash("table record")
    assert running.ephemeral
    text = running.attachments[0].data.decode()
    table = await club.table(bot)
    assert table.commitment in text
    assert table.seed.hex() not in text
    assert text.count("place") == 8
    await stop(club.alice)
    whole = await club.dee.slash("table record")
    assert "The whole game with its seed" in whole.text
    assert table.seed.hex() in whole.attachments[0].data.decode()
    verify(whole.attachments[0].data.decode())


async def test_who_resigns_leaves_the_others_playing(club: Club, bot: Hedgepost):
    board = await club.race(bot, club.bob, club.dee)
    idle = next(one for one in (club.alice, club.bob, club.dee) if one is not club.mover(board))
    await resign(idle)
    newest = await club.board(after=board)
    assert f"{idle.name} has resigned." in newest.text
    assert newest.pinged == frozenset()  # the mover was asked by the board before
    assert f"<@{club.mover(board).id}>" in newest.text
    assert "do not play at this table" in (await resign(idle)).text
    await resign(club.mover(board))
    result = await club.channel.wait_for("wins")
    assert not result.pinged
    told = await resign(club.mover(board))
    assert "no table in this channel" in told.text


async def test_the_owner_stops_the_game_alone(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    told = await stop(club.alice)
    assert (told.ephemeral, told.text) == (True, "The game is stopped.")
    result = await club.channel.wait_for("stopped without a result")
    await club.settled()
    assert (await club.table(bot)).seed.hex() in result.text
    assert board.buttons == []


async def test_the_owner_chooses_how_the_table_behaves(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    told = await club.alice.slash("table settings", language="fr")
    assert "A new post every turn" in told.text
    assert "Language: Français" in told.text
    await play_turn(club.mover(board), board)
    newest = await club.board(after=board)
    assert "à vous de jouer" in newest.text
    assert newest.buttons == ["Jouer", "Règles"]
    refused = await club.bob.slash("table settings", quiet=True)
    assert "Only the one who opened" in refused.text
    assert "Language: Français" in (await club.bob.slash("table settings")).text
