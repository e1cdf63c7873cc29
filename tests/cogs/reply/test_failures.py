"""Discord in trouble, slow work, and our own bugs."""

import re
import threading

import pytest

import cogs.delivery.painter
import cogs.reply.answers
from bot import Hedgepost
from engine.table.model import Doer
from parlour import BotDidNotAnswer
from parlour.world.events import Event
from render import Picture
from tests.cogs.conftest import PIXEL, Club, play_turn, whole_turn
from tests.cogs.farewells import stop
from tests.stores import store_of

# Discord in trouble


async def test_a_post_whose_answer_is_lost_is_not_made_twice(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    where = "POST /channels/*/messages"
    club.parlour.faults.hang_up(where, done=True)
    await play_turn(club.mover(board), board)
    await club.settled()
    await bot.outbox.sweep()
    table = await club.table(bot)
    await bot.outbox.deliver(table.id)
    assert len([one for one in club.boards if one.id > board.id]) == 1
    assert not (await club.table(bot)).owes_post


@pytest.mark.parametrize("done", [False, True])
async def test_a_line_that_is_cut_while_posting_is_tried_again_at_once(
    club: Club, bot: Hedgepost, done: bool
):
    board = await club.race(bot)
    club.parlour.faults.hang_up("POST /channels/*/messages", done=done)
    told = await play_turn(club.mover(board), board)
    await club.settled()
    assert told.followups == []
    (posted,) = [one for one in club.boards if one.id > board.id]
    assert posted.attachments[0].data == PIXEL, "the picture is whole"
    assert not (await club.table(bot)).owes_post


async def test_a_board_that_discord_did_not_take_is_told_and_owed(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    club.parlour.faults.hang_up("POST /channels/*/messages", times=2)
    done = await play_turn(club.mover(board), board)
    assert "will be posted as soon as it does" in (await done.next()).text
    table = await club.table(bot)
    assert table.owes_post
    assert await bot.outbox.deliver(table.id) is None
    assert (await club.board(after=board)).buttons


async def test_a_quiet_board_too_old_to_be_edited_is_posted_anew(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    await club.alice.slash("table settings", quiet=True)
    club.parlour.faults.limit("PATCH /channels/*/messages/*", 3600)
    await club.mover(board).slash("move", moves=whole_turn(await club.table(bot)))
    newest = await club.board(after=board)
    assert newest.pinged
    assert newest.buttons


async def test_an_answer_that_is_lost_stops_nothing(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    club.parlour.interactions.answer_within = 0.0
    with pytest.raises(BotDidNotAnswer):
        await mover.slash("move", moves=whole_turn(await club.table(bot)))
    newest = await club.board(after=board)
    assert newest.buttons


async def test_a_lobby_whose_answer_came_too_late_is_posted(club: Club, bot: Hedgepost):
    club.parlour.interactions.answer_within = 0.0
    with pytest.raises(BotDidNotAnswer):
        await club.alice.slash("table open", game="hedgehogs")
    lobby = await club.channel.wait_for("opened by Alice")
    club.parlour.interactions.answer_within = 3.0
    await club.bob.press("Join", on=lobby)
    assert "Bob" in lobby.text


# Slow work, and bugs


def deferral(club: Club, monkeypatch: pytest.MonkeyPatch, *, lost: bool) -> threading.Event:
    """Happens once the bot has told somebody that its answer will take a little longer.

    `lost`: the bot does not hear that it was understood.
    """
    deferred = threading.Event()
    if lost:
        club.parlour.faults.hang_up("POST /interactions/*/*/callback", done=True)

    def notice(event: Event) -> None:
        if event.name == "interaction" and event.data["what"] == "answered":
            deferred.set()

    club.parlour.world.events.add(notice)
    monkeypatch.setattr(cogs.reply.answers, "DEFER_AFTER", 0.02)
    return deferred


@pytest.mark.parametrize(
    ("command", "lost"),
    [
        ("play", False),
        ("step", False),
        ("board", False),
        ("hand", False),
        ("step", True),
        ("board", True),
    ],
)
async def test_slow_pictures_are_deferred_and_still_shown(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, command: str, lost: bool
):
    board = await club.race(bot)
    mover = club.mover(board)
    panel = await mover.press("Play", on=board)
    deferred = deferral(club, monkeypatch, lost=lost)

    def slowly(*_: object, **__: object) -> Picture:
        assert deferred.wait(20)
        return Picture(PIXEL, "late", 1, 1, "image/png")

    monkeypatch.setattr(cogs.delivery.painter, "render", slowly)
    if command == "play":
        answer = await mover.press("Play", on=board)
    elif command == "step":
        answer = await mover.press(panel.buttons[0], on=panel.message)
        await answer.next()
    else:
        answer = await mover.slash({"board": "table board"}.get(command, command))
    assert answer.ephemeral
    assert answer.attachments[0].alt == "late"
    assert answer.followups == []


@pytest.mark.parametrize(
    ("command", "lost"),
    [("join", False), ("open", False), ("vote", False), ("seat", False), ("open", True)],
)
async def test_a_slow_database_is_waited_for(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, command: str, lost: bool
):
    if command == "join":
        lobby = await club.open()
    elif command != "open":
        await club.race(bot, club.bob, club.dee)
    store = store_of(bot.host)
    quick_save, quick_add = store.tables.save, store.tables.add
    deferred = deferral(club, monkeypatch, lost=lost)

    async def slow_save(*values: object, **more: object) -> object:
        await club.parlour.until(deferred.is_set)
        return await quick_save(*values, **more)  # pyright: ignore[reportArgumentType]

    async def slow_add(*values: object, **more: object) -> object:
        await club.parlour.until(deferred.is_set)
        return await quick_add(*values, **more)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(store.tables, "save", slow_save)
    monkeypatch.setattr(store.tables, "add", slow_add)
    if command == "join":
        await (await club.dee.press("Join", on=lobby.message)).next()  # pyright: ignore[reportPossiblyUnboundVariable]
        assert "Dee" in lobby.text  # pyright: ignore[reportPossiblyUnboundVariable]
        return
    if command == "open":
        asked, expected = club.alice.slash("table open", game="hedgehogs"), "opened by Alice"
    elif command == "vote":
        asked, expected = stop(club.bob), "would like to stop this game"
    else:
        eve = club.person("Eve")
        asked = club.ada.slash("hedgepost seat", seat=1, member=eve)
        expected = "takes over from"
    await asked
    message = await club.channel.wait_for(expected)
    await club.settled()
    assert not message.ephemeral
    assert not any(one.loading for one in club.parlour.world.messages_in(club.channel.id))


async def test_a_bug_gets_an_apology_whose_id_is_in_the_log(
    club: Club, bot: Hedgepost, errors: list[str], monkeypatch: pytest.MonkeyPatch
):
    board = await club.race(bot)

    def broken(*_: object, **__: object) -> Picture:
        raise ZeroDivisionError("no such colour")

    monkeypatch.setattr(cogs.delivery.painter, "render", broken)
    for ask in (
        club.mover(board).press("Play", on=board),
        club.mover(board).slash("table board"),
        club.mover(board).slash("move", moves=whole_turn(await club.table(bot))),
    ):
        answer = await ask
        if "Something went wrong" not in answer.text:
            assert answer.text.startswith("Done.")
            told = await answer.next()
        else:
            told = answer
        assert told.ephemeral
        identity = re.search(r"\(id ([0-9a-f]{16})\)", told.text)
        assert identity is not None
        (line,) = errors
        assert f"error {identity[1]}" in line
        assert "no such colour" in line
        errors.clear()
    monkeypatch.undo()
    table = await club.table(bot)
    assert table.owes_post
    await bot.outbox.deliver(table.id)
    assert not (await club.table(bot)).owes_post


async def test_one_broken_table_does_not_hold_up_the_others(
    club: Club, bot: Hedgepost, errors: list[str], monkeypatch: pytest.MonkeyPatch
):
    await club.race(bot)
    lounge = club.guild.channel("lounge")
    await club.alice.slash("table open", game="hedgehogs", channel=lounge)
    broken, well = await club.table(bot), await club.table(bot, lounge)
    await bot.host.turns.type_moves(broken.id, next(iter(club.boards[-1].pinged)), ["stay"])
    await bot.host.lobbies.join(well.id, club.bob.id, "Bob")
    await bot.host.lobbies.start(well.id, club.alice.id)
    await bot.host.turns.stop(broken.id, Doer(club.alice.id, "Ann"))
    paint = bot.painter.paint

    async def choosy(table: object, *values: object, **named: object) -> Picture:
        if getattr(table, "id", 0) == broken.id:
            raise ZeroDivisionError
        return await paint(table, *values, **named)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(bot.painter, "paint", choosy)
    await bot.outbox.sweep()
    await bot.outbox.sweep()
    assert "Play" in (await lounge.wait_for("your move")).buttons
    assert len(errors) == 1
    assert f"table {broken.id}: its board cannot be made" in errors.pop()


async def test_an_autocompletion_that_fails_offers_nothing(
    club: Club, bot: Hedgepost, errors: list[str], monkeypatch: pytest.MonkeyPatch
):
    await club.race(bot)
    monkeypatch.setattr(bot.host.ledger, "live_in", None)
    club.parlour.interactions.answer_within = 0.1
    with pytest.raises(BotDidNotAnswer):
        await club.alice.autocomplete("move", text="s")
    await club.parlour.until(lambda: bool(errors))
    assert "autocomplete" in errors.pop()


async def test_the_gateway_drops_and_the_game_goes_on(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    assert bot.is_well()
    seen: list[bool] = []

    async def on_shard_disconnect(_: int) -> None:
        seen.append(bot.is_well())

    bot.add_listener(on_shard_disconnect)
    await club.parlour.faults.drop_gateway()
    await club.parlour.until(lambda: bool(seen) and bot.is_well())
    assert seen == [False]
    panel = await club.mover(board).press("Play", on=board)
    assert panel.attachments
