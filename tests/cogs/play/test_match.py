"""Matches over several rounds on Discord: every round is told and shown, the result at the end."""

import pytest

import cogs.delivery.lobby_posts
import cogs.table.cog
from bot import Hedgepost
from engine.record_reading import verify
from engine.table.drafts import decision_of, foreseen
from parlour.world.model import Attachment, Message
from tests.cogs.conftest import FAST, Club, drafted, mover_of, whole_turn
from tests.cogs.farewells import resign

TWO_ROUNDS = f"v20 rounds=2 {FAST}"


@pytest.fixture(autouse=True)
def _plain_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """What options are called is not looked at here."""
    for module in (cogs.delivery.lobby_posts, cogs.table.cog):
        monkeypatch.setattr(module, "options_text", lambda table, _: table.options)


def alt(picture: Attachment) -> str:
    assert picture.alt is not None
    return picture.alt


async def before_the_end_of_a_round(club: Club, bot: Hedgepost) -> Message:
    """Play on until the next turn ends the round: the board that asks for it."""
    newest = club.boards[-1]
    while True:
        table = await club.table(bot)
        typed = whole_turn(table).split(", ")
        tried = drafted(table, mover_of(table), typed)
        change = foreseen(decision_of(tried, mover_of(table)))
        if any(event.kind == "round" for move in change.moves for event in move.events):
            await bot.outbox.deliver(table.id)
            return await club.board(after=newest)
        await bot.host.turns.type_moves(table.id, mover_of(table), typed)


async def test_V20_a_match_goes_from_round_to_round_to_its_result(
    club: Club, bot: Hedgepost, real_pictures: None
):
    await club.start(options=TWO_ROUNDS)
    board = await before_the_end_of_a_round(club, bot)
    assert "Match. Round 1/2 (most points): Alice 0, Bob 0." in alt(board.attachments[0])
    done = await club.mover(board).slash("move", moves=whole_turn(await club.table(bot)))
    assert done.text.startswith("Done. Next:")
    second = await club.board(after=board)
    assert "**Round 1 goes to " in second.text
    assert "Score: Alice " in second.text
    assert "**Round 2 begins.**" in second.text
    assert second.text.index("home (2)") < second.text.index("**Round 1 goes")
    ended, begun = second.attachments
    assert "over after" in alt(ended)
    assert "wins: 2 hedgehogs are home" in alt(ended)
    assert "being set up. " in alt(begun)
    assert "Match. Round 2/2 (most points): Alice " in alt(begun)
    asked = await club.dee.slash("table board")
    assert asked.text.startswith("Round 2/2 (Alice ")

    board = await before_the_end_of_a_round(club, bot)
    await club.mover(board).slash("move", moves=whole_turn(await club.table(bot)))
    result = await club.board(after=board)
    table = await club.table(bot)
    assert table.outcome is not None
    assert table.outcome.reason == "match"
    assert "**Round 2 goes to " in result.text
    assert "begins" not in result.text
    assert result.buttons == ["Rematch", "Record", "Replay"]
    for name, points in zip(("Alice", "Bob"), table.outcome.points, strict=True):
        assert f"**{name}** · {points} point" in result.text
    (last,) = result.attachments
    assert "the match is over after 2 rounds" in alt(last)
    record = await club.alice.press("Record", on=result)
    verify(record.attachments[0].data.decode())


async def test_V18_a_match_is_told_in_french(club: Club, bot: Hedgepost, real_pictures: None):
    await club.open(options=f"v18 target=1 rounds=2 {FAST}")
    await club.alice.slash("table settings", language="fr")
    await club.alice.press("Start")
    await club.board()
    board = await before_the_end_of_a_round(club, bot)
    assert "Match. Manche 1/2 (en 1 point)\u00a0: Alice 0, Bob 0." in alt(board.attachments[0])
    await club.mover(board).slash("move", moves=whole_turn(await club.table(bot)))
    result = await club.board(after=board)
    assert "**Manche 1\u00a0: victoire pour " in result.text
    assert "Score\u00a0: Alice " in result.text
    assert "🥇 **Alice** · 1 point\n" in result.text
    assert "le match est fini après une manche" in alt(result.attachments[0])


async def test_the_last_move_of_a_round_is_confirmed_on_the_board_where_it_ends(
    club: Club, bot: Hedgepost, real_pictures: None
):
    await club.start(options=TWO_ROUNDS)
    board = await before_the_end_of_a_round(club, bot)
    mover = club.mover(board)
    panel = await mover.press("Play", on=board)
    for move in whole_turn(await club.table(bot)).split(", "):
        where = [label for label in panel.buttons if label.endswith(_label(move))]
        await mover.press(where[0], on=panel.message)
    assert "Confirm" in panel.buttons
    assert "hedgehogs-ask" not in panel.text
    assert "Match. Round 1/2" in alt(panel.attachments[0])
    await mover.press("Confirm", on=panel.message)
    assert "**Round 2 begins.**" in (await club.board(after=board)).text


def _label(move: str) -> str:
    if move == "stay":
        return "Stay"
    square = move.split()[1]
    return f"{square}→{square[0]}{int(square[1:]) + 1}"


async def test_a_quiet_table_shows_both_boards_in_its_message(club: Club, bot: Hedgepost):
    await club.open(options=TWO_ROUNDS)
    await club.alice.slash("table settings", quiet=True)
    await club.alice.press("Start")
    board = await club.board()
    table = await club.table(bot)
    while "Round 2 begins" not in board.text:
        table = await bot.host.turns.type_moves(
            table.id, mover_of(table), whole_turn(table).split(", ")
        )
        await bot.outbox.deliver(table.id)
    assert len(board.attachments) == 2
    table = await bot.host.turns.type_moves(
        table.id, mover_of(table), whole_turn(table).split(", ")
    )
    await bot.outbox.deliver(table.id)
    assert len(board.attachments) == 1


async def test_who_leaves_a_match_leaves_all_its_rounds(club: Club, bot: Hedgepost):
    cleo = club.person("Cleo")
    await club.start(club.bob, cleo, options=TWO_ROUNDS)
    await resign(club.bob)
    await resign(club.alice)
    result = await club.channel.wait_for("wins")
    assert "**Cleo wins.**" in result.text
    assert "🥇 **Cleo** · 0 points" in result.text
