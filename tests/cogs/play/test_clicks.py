"""Clicks that come from the wrong person, too late, twice, or at the same time as another."""

import asyncio

import pytest

import cogs.play.cog
from bot import Hedgepost
from engine.core import Refused
from engine.table.drafts import decision_of
from parlour import ParlourError
from tests.cogs.conftest import Club, mover_of, play_turn
from tests.cogs.farewells import resign, stop


async def test_a_stranger_is_told_whose_move_it_is(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    told = await club.dee.press("Play", on=board)
    assert told.ephemeral
    assert f"It is the move of {mover.name}" in told.text
    assert "/table board" in told.text
    assert told.attachments == []


async def test_a_player_whose_move_it_is_not_is_told_so(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    idle = club.bob if mover is club.alice else club.alice
    told = await idle.press("Play", on=board)
    assert told.ephemeral
    left = f"<t:{club.time.now + 48 * 3600}:R>"
    assert told.text == f"It is the move of {mover.name} (due {left})."


async def test_strangers_cannot_touch_a_lobby_that_is_not_theirs(club: Club, bot: Hedgepost):
    lobby = await club.open()
    for button, answer in (
        ("Options", "Only the one who opened"),
        ("Close", "Only the one who opened"),
        ("Start", "You do not play"),
        ("Leave", "You do not play"),
    ):
        told = await club.dee.press(button, on=lobby.message)
        assert told.ephemeral
        assert answer in told.text
    assert "Ready to start" in lobby.text


async def test_an_old_play_button_opens_the_board_of_now(club: Club, bot: Hedgepost):
    old = (await club.race(bot)).snapshot()
    await play_turn(club.mover(old), old)
    board = await club.board(after=old)
    panel = await club.mover(board).press("Play", on=old)
    assert "Here is the board now" in panel.text
    assert panel.attachments


async def test_an_old_step_button_shows_the_panel_of_now(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    panel = await mover.press("Play", on=board)
    assert panel.message is not None
    old = panel.message.snapshot()
    while club.mover(board) is not mover or board.id < old.id:
        await play_turn(club.mover(board), board)
        board = await club.board(after=board)
    await club.settled()
    before = await club.table(bot)
    told = await mover.press(old.buttons[0], on=old)
    assert "no longer the newest" in told.text
    assert told.attachments
    assert told.buttons
    assert await club.table(bot) == before


@pytest.mark.parametrize("pressed", ["step", "confirm", "undo"])
async def test_a_refusal_when_the_deed_is_done_is_not_taken_for_an_old_panel(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, pressed: str
):
    board = await club.race(bot)
    mover = club.mover(board)
    panel = await mover.press("Play", on=board)
    if pressed != "step":
        await mover.press(panel.buttons[0], on=panel.message)
    while pressed == "confirm" and "Confirm" not in panel.buttons:
        await mover.press(panel.buttons[0], on=panel.message)
    before = (panel.text, await club.table(bot))

    async def refuse(*_: object, **__: object) -> None:
        raise Refused("busy", "what is saved cannot be shown")

    for shown in ("show_panel", "shows_board"):
        monkeypatch.setattr(cogs.play.cog, shown, refuse)
    names = {"step": panel.buttons[0], "confirm": "Confirm", "undo": "↶ Undo"}
    told = await mover.press(names[pressed], on=panel.message)
    await club.settled()
    assert (await club.table(bot)).version > before[1].version, "it was saved"
    assert told.ephemeral
    assert "at once" in told.text
    assert panel.text == before[0], "the panel stays as it was"


async def test_an_old_panel_of_a_turn_that_is_over_says_so(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    panel = await mover.press("Play", on=board)
    assert panel.message is not None
    old = panel.message.snapshot()
    await play_turn(mover, board)
    next_board = await club.board(after=board)
    told = await mover.press(old.buttons[0], on=old)
    now = f"Already done. It is the move of {club.mover(next_board).name} ("
    assert told.text.startswith(now)
    assert told.buttons == []
    assert told.attachments == []


async def test_a_step_pressed_twice_is_done_once(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    panel = await mover.press("Play", on=board)
    assert panel.message is not None
    old = panel.message.snapshot()
    await mover.press(old.buttons[0], on=old)
    again = await mover.press(old.buttons[0], on=old)
    assert again.text.startswith("Already done.")
    assert "↶ Undo" in again.buttons
    table = await club.table(bot)
    assert len(table.players[table.seat_of(mover.id) or 0].draft) == 1


@pytest.mark.parametrize("together", [False, True])
async def test_confirm_pressed_twice_is_done_once(club: Club, bot: Hedgepost, together: bool):
    board = await club.race(bot)
    mover = club.mover(board)
    panel = await mover.press("Play", on=board)
    while "Confirm" not in panel.buttons:
        await mover.press(panel.buttons[0], on=panel.message)
    assert panel.message is not None
    old, before = panel.message.snapshot(), await club.table(bot)
    if together:
        await asyncio.gather(*(mover.press("Confirm", on=old) for _ in range(3)))
    else:
        assert "Done. Next" in (await mover.press("Confirm", on=old)).text
        again = await mover.press("Confirm", on=old)
        assert again.text.startswith("Already done.")
    newest = await club.board(after=board)
    await club.settled()
    assert [one.id for one in club.boards if one.id > board.id] == [newest.id]
    after = await club.table(bot)
    assert after.ply - before.ply <= 2
    assert mover_of(after) != mover.id


async def test_a_panel_confirms_what_it_shows(club: Club, bot: Hedgepost):
    """Two panels are open; one is changed, the other still shows the first idea."""
    board = await club.race(bot)
    mover = club.mover(board)
    one = await mover.press("Play", on=board)
    while "Confirm" not in one.buttons:
        await mover.press(one.buttons[0], on=one.message)
    assert one.message is not None
    first_idea = one.message.snapshot()
    other = await mover.press("Play", on=board)
    await mover.press("↶ Undo", on=other.message)
    before = await club.table(bot)
    told = await mover.press("Confirm", on=first_idea)
    assert told.text.startswith("Already done.")
    assert (await club.table(bot)).ply == before.ply


async def test_two_people_sit_down_at_the_same_time(club: Club, bot: Hedgepost):
    lobby = await club.alice.slash("table open", game="hedgehogs")
    people = [club.bob, club.dee, club.person("Eve"), club.person("Finn")]
    await asyncio.gather(*(person.press("Join", on=lobby.message) for person in people))
    await club.settled()
    assert all(person.name in lobby.text for person in people)
    assert len((await club.table(bot)).players) == 5


async def test_the_last_seat_is_given_once(club: Club, bot: Hedgepost):
    lobby = await club.open(club.bob, club.dee, club.person("Eve"), club.person("Finn"))
    late = [club.person("Gil"), club.person("Hal")]
    answers = await asyncio.gather(*(person.press("Join", on=lobby.message) for person in late))
    await club.settled()
    assert [answer.text for answer in answers if answer.ephemeral] == ["All 6 seats are taken."]
    assert "All seats are taken" in lobby.text


async def test_a_lobby_is_started_twice_at_once(club: Club, bot: Hedgepost):
    lobby = await club.open()
    answers = await asyncio.gather(*(club.alice.press("Start", on=lobby.message) for _ in range(2)))
    await club.settled()
    told = [answer.text for answer in answers if answer.ephemeral]
    assert told == ["The game has already started."]
    assert len(club.boards) == 1
    assert lobby.buttons == []


async def test_a_lobby_is_closed_twice_at_once(club: Club, bot: Hedgepost):
    lobby = await club.open()
    asked = [await club.alice.press("Close", on=lobby.message) for _ in range(2)]
    answers = await asyncio.gather(
        *(club.alice.press("Close the table", on=one.message) for one in asked)
    )
    await club.settled()
    assert sorted(answer.text for answer in answers) == [
        "The table is closed.",
        "This table is closed. Open a new one with /table open, or play against computers "
        "with /play.",
    ]
    assert (club.boards, lobby.buttons) == ([], [])


async def test_two_tables_cannot_be_opened_in_one_channel_at_once(club: Club, bot: Hedgepost):
    answers = await asyncio.gather(
        *(person.slash("table open", game="hedgehogs") for person in (club.alice, club.bob))
    )
    (refused,) = [answer for answer in answers if answer.ephemeral]
    assert "already has a table" in refused.text
    assert len(club.channel.messages) == 1


async def test_moves_are_not_made_for_somebody_else(club: Club, bot: Hedgepost):
    """A private panel cannot be clicked by others; a forged click is refused all the same."""
    board = await club.race(bot)
    mover = club.mover(board)
    idle = club.bob if mover is club.alice else club.alice
    panel = await mover.press("Play", on=board)
    with pytest.raises(ParlourError):
        await idle.press(panel.buttons[0], on=panel.message)
    assert panel.message is not None
    forged = panel.message.snapshot()
    forged.only_for = None
    before = await club.table(bot)
    for person in (idle, club.dee):
        told = await person.press(forged.buttons[0], on=forged)
        assert f"It is the move of {mover.name}" in told.text
    assert await club.table(bot) == before


async def test_a_resigned_player_has_no_panel_any_more(club: Club, bot: Hedgepost):
    board = await club.race(bot, club.bob, club.dee)
    mover = club.mover(board)
    panel = await mover.press("Play", on=board)
    assert panel.message is not None
    old = panel.message.snapshot()
    gone = await resign(mover)
    assert gone.text == "You have left the game. Thank you for playing."
    newest = await club.board(after=board)
    assert f"{mover.name} has resigned" in newest.text
    told = await mover.press(old.buttons[0], on=old)
    assert f"It is the move of {club.mover(newest).name}" in told.text
    assert "Already done" not in told.text


async def test_buttons_of_a_finished_game_say_that_it_is_over(club: Club, bot: Hedgepost):
    board = (await club.race(bot)).snapshot()
    panel = await club.mover(board).press("Play", on=board)
    assert panel.message is not None
    old = panel.message.snapshot()
    await stop(club.alice)
    await club.channel.wait_for("stopped without a result")
    assert (await club.dee.press("Play", on=board)).text == "This game is over."
    told = await club.mover(board).press(old.buttons[0], on=old)
    assert told.text == "This game is over."
    assert told.buttons == []


async def test_a_dismissed_panel_is_answered_anew(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    panel = await mover.press("Play", on=board)
    assert panel.message is not None
    old = panel.message.snapshot()
    club.parlour.world.delete_message(panel.message)
    told = await mover.press(old.buttons[0], on=old)
    assert told.ephemeral
    assert "↶ Undo" in told.buttons
    assert told.attachments[0].data
    table = await club.table(bot)
    assert decision_of(table, mover.id).draft
