"""Whole games by script, through the real client and real sockets."""

import pytest

import engine.host.lobbies
from bot import Hedgepost
from engine.record_reading import verify
from parlour import Person
from parlour.world.model import Message
from tests.cogs.conftest import FAST, Club, play_turn, whole_turn
from tests.cogs.farewells import resign


@pytest.fixture(autouse=True)
def _short_games(_same_dice: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.host.lobbies, "new_seed", lambda: bytes([115]) * 32)


def check_posts(club: Club, posts: list[Message], people: list[Person]) -> None:
    """Each post pings the mover alone, and only the newest can be clicked."""
    *turns, result = posts
    players = {person.id for person in people}
    assert all(len(post.pinged) == 1 and post.pinged <= players for post in turns)
    assert not any(post.buttons for post in turns)
    assert all(post.attachments[0].alt for post in posts)
    assert not result.pinged
    assert result.buttons == ["Rematch", "Record", "Replay"]
    pings = [message.id for message in club.channel.messages if message.pinged]
    assert pings == [post.id for post in turns]


async def test_two_people_play_with_the_panel(club: Club, bot: Hedgepost, real_pictures: None):
    board = await club.start(options=FAST)
    table = await club.table(bot)
    assert table.commitment in board.text
    while "Play" in board.buttons:
        done = await play_turn(club.mover(board), board)
        assert done.text.startswith("Done.")
        assert done.buttons in ([], ["🗓️ Plan ahead"])
        board = await club.board(after=board)
    await club.settled()

    check_posts(club, club.boards, [club.alice, club.bob])
    seed = table.seed.hex()
    assert "wins" in board.text
    assert seed in board.text
    assert not any(seed in message.text for message in club.channel.messages[:-1])
    assert [table.commitment in message.text for message in club.boards].count(True) == 1
    record = await club.dee.press("Record", on=board)
    verify(record.attachments[0].data.decode())


async def test_six_people_play_from_the_keyboard(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(engine.host.lobbies, "new_seed", lambda: bytes([43]) * 32)
    others = [club.bob, *(club.person(f"P{number}") for number in range(3, 7))]
    board = await club.start(*others, options=FAST)
    while "Play" in board.buttons:
        typed = whole_turn(await club.table(bot))
        done = await club.mover(board).slash("move", moves=typed)
        assert done.message is not None
        board = done.message
    await club.settled()

    check_posts(club, club.boards, [club.alice, *others])
    record = await club.alice.slash("table record")
    assert len(verify(record.attachments[0].data.decode()).header.names) == 6


async def test_a_quiet_table_keeps_one_board_and_sends_short_pings(club: Club, bot: Hedgepost):
    await club.open(options=FAST)
    await club.alice.slash("table settings", quiet=True)
    await club.alice.press("Start")
    board = await club.board()
    people = {person.id: person for person in (club.alice, club.bob)}
    (mover,) = board.pinged
    while (table := await club.table(bot)).status == "running":
        seen = {one.id for one in club.channel.messages}
        await people[mover].slash("move", moves=whole_turn(table))
        await club.settled()
        table = await club.table(bot)
        if table.status != "running":
            break
        (ping,) = [one for one in club.channel.messages if one.id not in seen]
        (mover,) = ping.pinged
        left = f"<t:{club.time.now + 48 * 3600}:R>"
        asked, link = ping.text.splitlines()
        assert asked == f"<@{mover}>, your move · due {left}"
        assert link.endswith(f"/{club.channel.id}/{board.id}")
        assert ping.buttons == ["Play"]
        pings = [one for one in club.channel.messages if one.id > board.id]
        assert pings == [ping], "the one before is gone"
        assert f"<@{mover}>" in board.text
        assert "Play" in board.buttons
    first, result = club.boards
    assert first is board
    assert board.buttons == []
    assert "wins" in result.text


async def test_the_next_table_is_a_rematch(club: Club, bot: Hedgepost):
    await club.race(bot, options=FAST)
    await resign(club.bob)
    result = await club.channel.wait_for("wins")
    refused = await club.dee.press("Rematch", on=result)
    assert "Only those who played" in refused.text
    lobby = await club.bob.press("Rematch", on=result)
    assert "opened by Bob" in lobby.text
    assert "Old style" in lobby.text
    again = await club.alice.press("Rematch", on=result)
    assert again.ephemeral
    assert again.text == "You have your seat."
    await club.alice.press("Start", on=lobby.message)
    assert "Play" in (await club.board(after=lobby.message)).buttons
