"""Secret answers, shared decisions, groups of moves, forms and answers out of turn, on Discord."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import cogs.delivery.painter
from bot import Hedgepost
from cogs.play.choices import circled
from engine import games
from engine.core import View
from engine.host.lobbies import Opening
from engine.table.model import Table
from parlour import Person
from parlour.driver.reply import Reply
from parlour.world.model import Message
from render import Picture
from tests.cogs.conftest import PIXEL, Club
from tests.market.engine.market.game import MARKET


@pytest.fixture(autouse=True)
def _offered() -> Iterator[None]:
    games.add("market", "tests.market")
    yield
    games.remove("market")


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[View, dict[str, str]]]:
    """The views that pictures were made of, and what was marked on them."""
    seen: list[tuple[View, dict[str, str]]] = []

    def paint(view: View, *_: object, letters: dict[str, str], **__: Any) -> Picture:
        seen.append((view, dict(letters)))
        return Picture(PIXEL, "a board", 1, 1, "image/png")

    monkeypatch.setattr(cogs.delivery.painter, "render", paint)
    return seen


async def market(club: Club, bot: Hedgepost, *, quiet: bool = False) -> Message:
    """A market of Alice, Bob and Dee, all of whom must bid: its first post."""
    opening = Opening(club.guild.id, club.channel.id, club.alice.id, "Alice", "market", quiet=quiet)
    table = await bot.host.lobbies.open(opening)
    for person in (club.bob, club.dee):
        await bot.host.lobbies.join(table.id, person.id, person.name)
    await bot.host.lobbies.start(table.id, club.alice.id)
    await bot.outbox.deliver(table.id)
    return await club.board()


async def answer(person: Person, board: Message, *labels: str) -> Reply:
    panel = await person.press("Play", on=board)
    for label in (*labels, "Confirm"):
        await person.press(label, on=panel.message)
    return panel


async def bid_all(club: Club, board: Message) -> Message:
    """All bid, Bob the most: the post that asks for claims."""
    for person, bid in ((club.alice, 1), (club.bob, 3), (club.dee, 2)):
        await answer(person, board, f"bid {bid}")
    return await club.board(after=board)


async def laying(club: Club, bot: Hedgepost) -> Message:
    """All have bid and claimed: the post that asks Bob to lay."""
    table = await club.table(bot)
    for person, stall in ((club.alice, "a1"), (club.bob, "none"), (club.dee, "c3")):
        await bot.host.turns.type_moves(table.id, person.id, [f"claim {stall}"])
    await bot.outbox.deliver(table.id)
    return club.boards[-1]


async def kept(club: Club, bot: Hedgepost) -> Table:
    await club.settled()
    return await club.table(bot)


async def test_an_edit_that_comes_late_brings_no_buttons_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
):
    """One process is about to say who has chosen, when another posts the next turn."""
    async with club.bot() as one, club.bot() as other:
        board = await market(club, one)
        table, posting = await club.table(one), one.posting
        editing = posting._edit

        async def late(*known: Any) -> None:
            for person in (club.alice, club.dee):
                await other.host.turns.type_moves(table.id, person.id, ["bid 1"])
            await other.outbox.deliver(table.id)
            await editing(*known)

        await one.host.turns.type_moves(table.id, club.bob.id, ["bid 3"])
        with monkeypatch.context() as slow:
            slow.setattr(posting, "_edit", late)
            await one.outbox.deliver(table.id)
        await club.settled()
        newest = await club.board(after=board)
        assert "Play" in newest.buttons
        assert board.buttons == []


async def test_all_are_asked_by_one_post_that_shows_who_has_answered(club: Club, bot: Hedgepost):
    board = await market(club, bot)
    assert board.pinged == {club.alice.id, club.bob.id, club.dee.id}

    await answer(club.bob, board, "bid 3")
    await club.settled()
    assert [one.id for one in club.boards] == [board.id]
    assert f"✅ Bob has chosen · waiting for <@{club.alice.id}> <@{club.dee.id}>" in board.text
    assert "bid 3" not in board.text
    await answer(club.dee, board, "bid 3")
    await club.settled()
    assert f"✅ Bob and Dee have chosen · waiting for <@{club.alice.id}>" in board.text
    assert [len(person.pings) for person in (club.alice, club.bob, club.dee)] == [1, 1, 1]
    table = await club.table(bot)
    assert (table.posting.posted, table.posting.post) == (2, board.id)

    await answer(club.alice, board, "bid 1")
    claims = await club.board(after=board)
    assert claims.pinged == {club.alice.id, club.bob.id, club.dee.id}
    assert "Play" not in board.buttons


async def test_a_secret_answer_that_was_taken_back_is_asked_of_all_again(
    club: Club, bot: Hedgepost
):
    board = await bid_all(club, await market(club, bot))
    await club.alice.slash("takeback")
    asking = next(one for one in club.channel.messages if "decide once more" in one.text)
    for person in (club.bob, club.dee):
        await person.press("Agree", on=asking)
    back = await club.board(after=board)
    assert back.text.startswith("↩️ Taken back")
    assert back.pinged == {club.alice.id, club.bob.id, club.dee.id}
    assert "bid" not in asking.text + back.text

    await answer(club.bob, back, "bid 2")
    await club.settled()
    assert club.boards[-1].id == back.id
    assert back.text.startswith("↩️ Taken back: the game goes on from here.")
    assert "✅ Bob has chosen" in back.text
    assert (await kept(club, bot)).ply == 1


async def test_a_quiet_table_pings_nobody_twice_either(club: Club, bot: Hedgepost):
    board = await market(club, bot, quiet=True)
    await answer(club.bob, board, "bid 3")
    await club.settled()
    assert "Bob has chosen" in board.text
    assert len(club.channel.messages) == 1


async def test_a_panel_stays_good_while_another_decides(club: Club, bot: Hedgepost):
    board = await market(club, bot)
    panel = await club.alice.press("Play", on=board)
    await club.alice.press("bid 2", on=panel.message)
    await answer(club.bob, board, "bid 3")
    await club.alice.press("Confirm", on=panel.message)
    assert panel.text == "Done. Next: Dee."
    again = await club.alice.press("Play", on=board)
    assert again.text == "It is the move of Dee."
    assert (await kept(club, bot)).ply == 2


async def test_a_doubled_click_is_told_so_and_an_old_panel_too(club: Club, bot: Hedgepost):
    board = await market(club, bot)
    panel = await club.alice.press("Play", on=board)
    assert panel.message is not None
    old = panel.message.snapshot()
    await answer(club.alice, board, "bid 2")
    assert (await club.alice.press("bid 3", on=old)).text.startswith("Already done.")
    await answer(club.bob, board, "bid 1")
    await answer(club.dee, board, "bid 1")
    told = await club.alice.press("bid 3", on=old)
    assert "no longer the newest" in told.text
    assert "Row a" in told.buttons


async def test_a_panel_draws_what_its_player_may_know(
    painted: list[tuple[View, dict[str, str]]], club: Club, bot: Hedgepost
):
    board = await market(club, bot)
    await answer(club.alice, board, "bid 1")
    await answer(club.bob, board, "bid 3")
    await club.settled()
    painted.clear()
    panel = await club.dee.press("Play", on=board)
    await club.dee.press("bid 2", on=panel.message)
    assert "Bids: ? ? 0" in (await club.dee.press("↶ Undo", on=panel.message)).text
    await club.settled()
    private = [view for view, _ in painted if view.viewer is not None]
    assert {(view.viewer, MARKET.position(view)) for view in private} == {(2, "? ? 0")}  # type: ignore[arg-type]
    hand = await club.bob.slash("hand")
    assert (hand.ephemeral, hand.text) == (True, "Your bid: 3")
    assert painted[-1][0].viewer == 1


async def test_an_answer_that_was_saved_but_not_shown_is_shown_after_a_restart(club: Club):
    async with club.bot() as bot:
        board = await market(club, bot)
        table = await club.table(bot)
        await bot.host.turns.type_moves(table.id, club.bob.id, ["bid 3"])
    async with club.bot() as bot:
        await bot.outbox.sweep()
        assert "Bob has chosen" in board.text
        assert len(club.channel.messages) == 1


async def test_a_deleted_post_is_posted_anew_without_pings(club: Club, bot: Hedgepost):
    board = await market(club, bot)
    panel = await club.bob.press("Play", on=board)
    await club.bob.press("bid 3", on=panel.message)
    club.channel.delete_message(board)
    await club.bob.press("Confirm", on=panel.message)
    anew = await club.board()
    assert "Bob has chosen" in anew.text
    assert anew.pinged == frozenset()


async def test_what_is_typed_in_secret_is_answered_in_private(club: Club, bot: Hedgepost):
    """Everybody can look up what a public answer was asked with."""
    board = await market(club, bot)
    for person, bid in ((club.alice, 1), (club.bob, 3), (club.dee, 2)):
        told = await person.slash("move", moves=f"bid {bid}")
        assert told.ephemeral
        assert told.text.startswith("Done.")
    assert await club.board(after=board)
    assert (await kept(club, bot)).posting.answer == ""


async def test_games_and_commands_name_all_who_are_waited_for(club: Club, bot: Hedgepost):
    board = await market(club, bot)
    await answer(club.bob, board, "bid 3")
    await club.settled()
    assert "One game waits for you" in (await club.alice.slash("games")).text
    assert "Alice and Dee to move" in (await club.bob.slash("games")).text
    assert "Alice and Dee to move" in (await club.ada.slash("table board")).text
    assert (await club.bob.slash("move", moves="bid 1")).text == "It is the move of Alice and Dee."


async def test_many_moves_are_chosen_by_group(
    painted: list[tuple[View, dict[str, str]]], club: Club, bot: Hedgepost
):
    board = await bid_all(club, await market(club, bot))
    panel = await club.alice.press("Play", on=board)
    assert panel.buttons == [
        *(f"Row {row}" for row in "abcdef"),
        "claim none",
        "▶ Watch it",
        "Rules",
    ]
    assert painted[-1][1] == {}

    await club.alice.press("Row c", on=panel.message)
    assert panel.buttons == [
        *(f"{circled(str(12 + number))} claim c{number}" for number in range(1, 7)),
        "↩ Back",
        "Rules",
    ]
    assert painted[-1][1]["14"] == "claim c2"
    assert "**Row c**" in panel.text
    assert (await kept(club, bot)).players[0].draft == ()

    await club.alice.press("↩ Back", on=panel.message)
    assert "Row a" in panel.buttons
    await club.alice.press("Row c", on=panel.message)
    await club.alice.press("⑭ claim c2", on=panel.message)
    assert panel.buttons == ["Confirm", "↶ Undo", "Rules"]
    await club.alice.press("Confirm", on=panel.message)
    newest = await club.board(after=board)
    assert "Alice: claim c2." in newest.text
    assert newest.pinged == frozenset()


async def test_a_group_outlives_restarts_and_an_old_one_is_told_so(club: Club):
    async with club.bot() as bot:
        board = await bid_all(club, await market(club, bot))
        panel = await club.alice.press("Play", on=board)
        assert panel.message is not None
        old = panel.message.snapshot()
    async with club.bot() as bot:
        await club.alice.press("Row c", on=panel.message)
        assert "⑬ claim c1" in panel.buttons
        await club.alice.press("⑬ claim c1", on=panel.message)
        told = await club.alice.press("Row d", on=old)
        assert told.text.startswith("Already done.")
        assert "Confirm" in told.buttons


async def test_a_stall_that_was_taken_meanwhile_is_refused_kindly(club: Club, bot: Hedgepost):
    board = await bid_all(club, await market(club, bot))
    panel = await club.alice.press("Play", on=board)
    await club.alice.press("Row c", on=panel.message)
    table = await club.table(bot)
    await bot.host.turns.type_moves(table.id, club.bob.id, ["claim c1"])
    told = await club.alice.press("⑬ claim c1", on=panel.message)
    assert "① claim c2" in told.buttons, "where five are left"
    assert (await kept(club, bot)).players[0].draft == ()


async def test_a_form_is_filled_in(club: Club, bot: Hedgepost):
    await bid_all(club, await market(club, bot))
    board = await laying(club, bot)
    assert board.pinged == {club.bob.id}
    panel = await club.bob.press("Play", on=board)
    assert panel.buttons[:3] == ["lay w1 w2 on red", "lay w3 w4 on blue", "✎ Fill in…"]

    await club.bob.press("✎ Fill in…", on=panel.message)
    assert [field.label for field in club.bob.modal.fields] == ["Two wares", "The cloth"]
    told = await club.bob.submit({"Two wares": "w1 w99", "The cloth": "green"})
    assert told.ephemeral
    assert "“Two wares” takes 2 different ones of `w1`, `w2`" in told.text
    assert (await kept(club, bot)).players[1].draft == ()

    await club.bob.press("✎ Fill in…", on=panel.message)
    await club.bob.submit({"Two wares": "W30, w7", "The cloth": "green"})
    assert "Confirm: **lay w30 w7 on green**?" in panel.text
    await club.bob.press("Confirm", on=panel.message)
    asked = await club.board(after=board)
    assert asked.pinged == {club.dee.id}
    await answer(club.dee, asked, "dear")
    await club.channel.wait_for("Bob wins")


async def test_a_form_outlives_a_restart_and_a_doubled_one_is_told_so(club: Club):
    async with club.bot() as bot:
        await bid_all(club, await market(club, bot))
        panel = await club.bob.press("Play", on=await laying(club, bot))
        await club.bob.press("✎ Fill in…", on=panel.message)
        modal = club.bob.modal
    async with club.bot() as bot:
        values = {"Two wares": "w5 w6", "The cloth": "red"}
        await club.bob.submit(values, modal=modal)
        assert "lay w5 w6 on red" in panel.text
        await club.bob.submit(values, modal=modal)
        assert panel.text.startswith("Already done.")
        assert (await kept(club, bot)).players[1].draft == ("lay w5 w6 on red",)


async def test_a_form_is_typed_and_its_proposals_are_completed(club: Club, bot: Hedgepost):
    await bid_all(club, await market(club, bot))
    board = await laying(club, bot)
    offered = await club.bob.autocomplete("move", option="moves", text="lay")
    assert [choice["value"] for choice in offered] == ["lay w1 w2 on red", "lay w3 w4 on blue"]
    assert "Nothing has changed" in (await club.bob.slash("move", moves="lay w1 w1 on red")).text
    await club.bob.slash("move", moves="Lay w9 w8 on blue")
    assert "Bob: lay w9 w8 on blue." in (await club.board(after=board)).text


async def test_a_reminder_that_waits_outlasts_the_answers_of_others(club: Club, bot: Hedgepost):
    club.time.now = 1_780_347_600  # 23:00 in Paris, a night in June
    board = await market(club, bot)
    await club.alice.slash("me settings", quiet="22:00-08:00", zone="Europe/Paris")

    async def pinged(hours: int) -> list[frozenset[int]]:
        before = len(club.channel.messages)
        club.time.turn(hours * 3600)
        await bot.timers.run_due()
        return [message.pinged for message in club.channel.messages[before:]]

    assert await pinged(24) == [{club.bob.id}, {club.dee.id}]
    await answer(club.bob, board, "bid 3")
    assert await pinged(8) == []
    assert await pinged(1) == [{club.alice.id}]
