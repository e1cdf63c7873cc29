"""What a player knows before a tap counts: that something is revealed, what *Confirm* leads to,
what the rules say; and that they are led back to their panel."""

from __future__ import annotations

import pytest

from bot import Hedgepost
from engine.host.computers import think_here
from tests.cogs.background.test_computers import alices_turn
from tests.cogs.conftest import Club, play_turn
from tests.cogs.play.test_witches import at


async def test_who_confirms_always_sees_nothing_of_a_tile_before(
    club: Club, bot: Hedgepost, real_pictures: None
):
    await club.alice.slash("me settings", confirm="always")
    board = await at(club, bot, "8=(rM); r start start 5", die=3)
    ply = (await club.table(bot)).ply
    panel = await club.alice.press("Play", on=board)
    assert "⚡ turns up a tile" in panel.text
    assert "played at once" not in panel.text
    await club.alice.press("⚡ B 5→8", on=panel.message)
    assert panel.text == "Confirm: **5→8**?\n⚡ That turns up a tile: it cannot be undone."
    assert (await club.table(bot)).ply == ply
    # The board is still that before the step, with the step marked on it.
    assert "If you confirm" not in (panel.attachments[0].alt or "")
    await club.alice.press("↶ Undo", on=panel.message)
    await club.alice.press("⚡ B 5→8", on=panel.message)
    await club.alice.press("Confirm", on=panel.message)
    assert "Your witch stands on your own magic, tile 8." in panel.text
    assert (await club.table(bot)).ply == ply + 1


async def test_what_is_usual_is_confirmed_in_one_tap_and_once(club: Club, bot: Hedgepost):
    board = await at(club, bot, "8=bM; r start start 5", die=3)
    panel = await club.alice.press("Play", on=board)
    await club.alice.press("B 5→8", on=panel.message)
    await club.alice.press("Confirm", on=panel.message)
    asked = await club.board(after=board)
    panel = await club.bob.press("Play", on=asked)
    assert panel.text.count("Confirm: **Leave her**?") == 1
    assert panel.message is not None
    old = panel.message.snapshot()
    await club.bob.press("Confirm: Leave her", on=panel.message)
    ply = (await club.table(bot)).ply
    again = await club.bob.press("Confirm: Leave her", on=old)
    assert "Already done." in again.text
    assert (await club.table(bot)).ply == ply


@pytest.mark.parametrize("what", ["▶ Watch it", "Rules"])
async def test_from_what_takes_the_place_of_a_panel_there_is_a_way_back(
    club: Club, bot: Hedgepost, what: str
):
    board = await club.race(bot)
    other = club.bob if club.mover(board) is club.alice else club.alice
    await play_turn(club.mover(board), board)
    board = await club.board(after=board)
    panel = await other.press("Play", on=board)
    before = panel.buttons
    messages = len(other.sees())
    await other.press(what, on=panel.message)
    assert "↩ Back to my move" in panel.buttons
    if what == "Rules":
        assert panel.text.startswith("### Sideways")
    await other.press("↩ Back to my move", on=panel.message)
    assert panel.buttons == before
    assert len(other.sees()) == messages, "nothing has pushed the panel away"


async def test_a_board_where_a_game_was_stopped_asks_nobody(
    club: Club, bot: Hedgepost, real_pictures: None
):
    board = await club.race(bot)
    assert " to move" in (board.attachments[0].alt or "")
    await club.alice.slash("table stop")
    await club.alice.press("Stop it")
    told = await club.board(after=board)
    assert "The game was stopped here" in (told.attachments[0].alt or "")
    assert " to move" not in (told.attachments[0].alt or "")
    assert "your move" not in told.text
    last = (await club.table(bot)).ply
    for command, options in (("board", {}), ("at", {"ply": last}), ("replay", {})):
        shown = await club.alice.slash(f"table {command}", options=options)
        await club.parlour.until(lambda shown=shown: bool(shown.attachments))
        alts = " ".join(one.alt or "" for one in shown.attachments)
        assert "The game was stopped here" in alts, command
        assert " to move" not in alts, command


async def test_computers_are_marked_in_the_language_of_who_looks(
    club: Club, bot: Hedgepost, real_pictures: None
):
    bot.host.computers.think = think_here
    await club.alice.slash("me settings", language="fr")
    await club.alice.slash("play", game="hedgehogs", level=1)
    table = await alices_turn(club, bot)
    assert table.players[1].name.endswith(" (computer 1)")
    panel = await club.alice.press("Play", on=club.boards[-1])
    told = f"{panel.text} {panel.attachments[0].alt}"
    assert "(ordinateur 1)" in told
    assert "(computer 1)" not in told
