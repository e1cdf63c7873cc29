"""Players who are absent, through the real client: the computer, open seats, those who are out.

They stay in one file because they are stations of one absence.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot import Hedgepost
from cogs.table.seats import BUSY
from engine.clock.clock import HOUR, Clock, Expiry
from engine.clock.timers import Timer
from engine.core import Refused
from engine.host.lobbies import Opening
from engine.record_reading import verify
from engine.table.drafts import decision_after
from engine.table.model import Language, Table
from engine.table.turns import waiting_on
from parlour import Permission, Person
from parlour.world.model import Message
from tests.cogs.conftest import Club, choices, mover_of, play_turn
from tests.cogs.farewells import end
from tests.stores import store_of

LIMIT = 2 * HOUR


async def begun(
    club: Club,
    bot: Hedgepost,
    game: str,
    expiry: Expiry,
    *others: Person,
    language: Language = "en",
) -> Message:
    """A running game with a clock: its first board."""
    opening = Opening(
        club.guild.id,
        club.channel.id,
        club.alice.id,
        "Alice",
        game,
        language=language,
        clock=Clock(LIMIT, expiry=expiry),
    )
    table = await bot.host.lobbies.open(opening)
    for person in others or (club.bob,):
        await bot.host.lobbies.join(table.id, person.id, person.name)
    await bot.host.lobbies.start(table.id, club.alice.id)
    await bot.outbox.deliver(table.id)
    return await club.board()


async def expire(club: Club, bot: Hedgepost, limit: int = LIMIT) -> Table:
    """The time of everybody who is asked is over."""
    club.time.turn(limit)
    await bot.timers.run_due()
    await club.settled()
    return await club.table(bot)


def newest(club: Club) -> Message:
    return club.channel.messages[-1]


async def test_time_up_the_computer_moves_once_and_everybody_is_told(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    panel = await mover.press("Play", on=board)
    await mover.press(panel.buttons[0], on=panel.message)  # a draft that will be dropped
    before = await club.table(bot)
    await expire(club, bot, 48 * HOUR)

    after = await club.board(after=board)
    assert f"⏰ Time was up: the computer moved for {mover.name}." in after.text
    other = club.bob if mover is club.alice else club.alice
    assert after.pinged == {other.id}
    table = await club.table(bot)
    made = await bot.host.ledger.moves(table.id, after=before.ply)
    assert {move.hand for move in made} == {"computer"}

    # A click that came a moment too late is told so, kindly, by whichever way.
    late = await mover.press(panel.buttons[0], on=panel.message)
    assert late.text.startswith("⏰ Your time was up before that: the computer has moved for you.")
    assert f"It is the move of {other.name} (due " in late.text
    typed = await mover.slash("move", moves="stay")
    assert typed.text.startswith("⏰ Your time was up before that")
    assert (await mover.press("Play", on=after)).text.startswith("⏰ Your time was up before that")
    assert (await club.table(bot)).ply == table.ply

    await play_turn(other, after)
    again = await club.board(after=after)
    panel = await mover.press("Play", on=again)
    assert "⏰ Your time was up: the computer moved for you." in panel.text
    record = await club.dee.slash("table record")
    assert " (computer)" in record.attachments[0].data.decode()


async def test_the_timer_of_a_decision_that_was_made_in_time_does_nothing(
    club: Club, bot: Hedgepost
):
    board = await club.race(bot)
    club.time.turn(48 * HOUR)
    await play_turn(club.mover(board), board)
    ply = (await club.table(bot)).ply
    await bot.timers.run_due()
    table = await club.table(bot)
    assert table.ply == ply
    assert {move.hand for move in await bot.host.ledger.moves(table.id)} == {"person"}


async def test_a_secret_choice_by_the_computer_shows_nothing_but_that(club: Club, bot: Hedgepost):
    board = await begun(club, bot, "witches", "once", club.bob, club.dee)
    table = await club.table(bot)
    for person in (club.alice, club.dee):
        await bot.host.turns.type_moves(table.id, person.id, ["lay 2 5 9 / 3 4 10 / 6 7 8"])
        await bot.outbox.deliver(table.id)
    assert waiting_on(await club.table(bot)) == (1,)
    table = await expire(club, bot)
    told = "\n".join(message.text for message in club.channel.messages)
    assert "⏰ Time was up: the computer moved for Bob." in told
    (made,) = [move for move in await bot.host.ledger.moves(table.id) if move.hand == "computer"]
    assert made.seat == 1
    assert made.move.removeprefix("lay ") not in told
    record = await club.alice.slash("table record")
    text = record.attachments[0].data.decode()
    assert "blue ? (computer)" in text
    assert "Play" not in board.buttons


async def test_what_the_last_secret_choice_reveals_is_a_board_though_nobody_is_asked(
    club: Club, bot: Hedgepost
):
    asked = await begun(club, bot, "witches", "keeps")
    table = await expire(club, bot)
    assert {player.holder for player in table.players} == {"computer"}
    after = await club.board(after=asked)
    assert "🤖 The computer plays for Bob until they come back." in after.text
    assert "The tiles are shuffled" in after.text
    assert "have chosen" not in after.text
    assert "the game waits until somebody comes back" in after.text
    assert "Play" not in asked.buttons


async def test_one_of_several_secret_choices_is_told_in_the_post_that_asks(
    club: Club, bot: Hedgepost
):
    board = await begun(club, bot, "courtiers", "once", club.bob, club.dee)
    bot.timers.hold()  # the others' time is up as well
    table = await club.table(bot)
    await bot.host.seats.time_out(table.id, 1, 0)
    assert (await club.table(bot)).ply == 0  # too early: nothing happens
    club.time.turn(LIMIT)
    await bot.host.seats.time_out(table.id, 1, 0)
    await bot.outbox.deliver(table.id)
    await club.settled()
    assert "⏰ Time was up: the computer moved for Bob." in board.text
    assert f"✅ Bob has chosen · waiting for {club.alice.mention} {club.dee.mention}" in board.text
    assert len(club.bob.pings) == 1


async def test_the_computer_keeps_a_seat_until_one_tap(club: Club, bot: Hedgepost):
    board = await begun(club, bot, "jesters", "keeps", language="fr")
    table = await club.table(bot)
    absent = club.by_id(mover_of(table))
    other = club.bob if absent is club.alice else club.alice
    await expire(club, bot)
    after = await club.board(after=board)
    assert f"🤖 L'ordinateur joue pour {absent.name} jusqu'à son retour." in after.text
    assert after.buttons == ["Jouer", "Me revoilà", "Règles"]
    old = after.snapshot()
    assert after.pinged == {other.id}

    table = await club.table(bot)
    table = await bot.host.turns.type_moves(table.id, other.id, [choices(table)[0]])
    await bot.outbox.deliver(table.id)
    again = await club.board(after=after)
    assert mover_of(table) == other.id  # the computer has answered in the same breath
    assert again.pinged == {other.id}

    assert (await club.dee.press("Me revoilà", on=again)).text == "You do not play at this table."
    back = await absent.press("Me revoilà", on=again)
    assert back.text == "Welcome back: you play your seat yourself again."
    await club.settled()
    assert newest(club).text == f"👋 {absent.name} est de retour."
    assert again.buttons == ["Jouer", "Règles"]
    told = await absent.press("Me revoilà", on=old)
    assert told.text == "You hold your seat already: there is nothing to come back to."
    table = await club.table(bot)
    assert {player.holder for player in table.players} == {"person"}


async def test_a_table_without_anybody_sleeps_and_play_wakes_it(club: Club, bot: Hedgepost):
    await begun(club, bot, "hedgehogs", "once")
    for _ in range(6):
        await expire(club, bot)
    table = await club.table(bot)
    assert {player.holder for player in table.players} == {"computer"}
    asleep = newest(club)
    assert asleep.text.startswith("💤 Nobody has been at this table for a whole round.")
    count = len(club.channel.messages)
    await expire(club, bot)
    assert len(club.channel.messages) == count

    mover = club.by_id(mover_of(table))
    panel = await mover.press("Play", on=asleep)
    assert panel.text.startswith("Welcome back")
    assert "⏰" in panel.text or "🤖" in panel.text  # what the computer did meanwhile
    table = await club.table(bot)
    assert {player.holder for player in table.players} == {"person"}
    assert table.players[waiting_on(table)[0]].deadline == club.time.now + LIMIT


async def test_computers_that_keep_every_seat_wait_and_whoever_sits_down_is_asked_once(
    club: Club, bot: Hedgepost
):
    await begun(club, bot, "hedgehogs", "keeps")
    await expire(club, bot)
    table = await expire(club, bot)
    asleep = [one for one in club.channel.messages if "💤" in one.text]
    assert len(asleep) == 1, "the board says it"
    mover = club.by_id(mover_of(table))
    other = club.bob if mover is club.alice else club.alice
    offered = await other.slash("table substitute")
    count = len(club.channel.messages)
    await club.dee.press("Take the seat", on=offered.message)
    await club.settled()
    pings = [one.pinged for one in club.channel.messages[count:]]
    assert pings == [frozenset(), {club.dee.id}], "by the board that asks"


async def test_an_open_seat_goes_to_whoever_takes_it_first_with_all_its_secrets(club: Club):
    eve = club.person("Eve")
    async with club.bot() as bot:
        board = await begun(club, bot, "courtiers", "substitute")
        table = await club.table(bot)
        await bot.host.turns.type_moves(table.id, club.alice.id, _orders(table, club.alice.id))
        await bot.outbox.deliver(table.id)
        table = await expire(club, bot)
        assert [player.holder for player in table.players] == ["person", "open"]
        offer = newest(club)
        assert offer.text.startswith("⏰ Time was up: Bob's seat is open.")
        assert offer.buttons == ["Play", "Take the seat", "I'm back", "Rules"]
        assert not offer.pinged
        await expire(club, bot)  # nobody is hurried
        assert newest(club) is offer
        refused = await club.alice.press("Take the seat", on=offer)
        assert refused.text == "You already sit at this table."
    async with club.bot() as bot:
        told = await club.dee.press("Take the seat", on=offer)
        await club.settled()
        taken = newest(club)
        assert taken.text == f"💺 {club.dee.mention} takes over from Bob: your move."
        assert taken.pinged == {club.dee.id}
        assert "The seat is yours." in told.text or any(
            "The seat is yours." in one.text for one in club.dee.sees()
        )
        for late in (eve, club.bob):
            assert (await late.press("Take the seat", on=offer)).text == "Dee plays in that seat."
        assert "do not play" in (await club.bob.slash("hand")).text
        assert "do not play" in (await club.bob.press("I'm back", on=offer)).text
        assert "order" in (await club.dee.press("Play", on=taken)).text
        assert (await club.dee.slash("hand")).attachments
        table = await club.table(bot)
        assert table.players[1].deadline == club.time.now + LIMIT
        assert board.text.endswith(f"due <t:{club.time.now + LIMIT}:R>")

        shown = await club.bob.slash("table seats")
        assert f"🔵 Dee · before: Bob until <t:{club.time.now}:f>" in shown.text
        await end(club.ada)
        result = await club.board(after=board)
        assert "Seats that changed hands: 🔵 Bob → Dee" in result.text
        record = await club.dee.slash("table record")
        text = record.attachments[0].data.decode()
        assert "seat 1 (b): Bob\nseat 1 (b) from " in text
        assert verify(text).header.successors[0].name == "Dee"


def _orders(table: Table, user: int) -> list[str]:
    """All that somebody orders, the first proposal each."""

    orders: list[str] = []
    while moves := decision_after(table, user, orders).choices.moves:
        orders.append(moves[0])
    return orders


async def test_an_offer_that_could_not_be_posted_comes_later(club: Club, bot: Hedgepost):
    await begun(club, bot, "hedgehogs", "substitute")
    club.channel.forbid(Permission.SEND_MESSAGES)
    table = await expire(club, bot)
    seat = waiting_on(table)[0]
    assert table.players[seat].holder == "open"
    count = len(club.channel.messages)
    club.channel.allow(Permission.SEND_MESSAGES)
    await expire(club, bot)
    assert len(club.channel.messages) == count + 1
    assert "Take the seat" in newest(club).buttons
    await expire(club, bot)
    assert len(club.channel.messages) == count + 1


async def test_computers_that_wait_go_on_when_somebody_at_the_table_presses_play(
    club: Club, bot: Hedgepost
):
    await begun(club, bot, "hedgehogs", "keeps")
    table = await club.table(bot)
    seat = waiting_on(table)[0]
    there = club.by_id(table.players[1 - seat].user)
    kept = replace(table.players[seat], holder="computer")
    players = (*table.players[:seat], kept, *table.players[seat + 1 :])
    await store_of(bot.host).tables.save(
        replace(table, players=players)
    )  # as after many of its steps
    bot.host.tables._recent.clear()
    shown = await club.dee.slash("table board")
    assert "🤖 The computer waits for somebody at the table" in shown.text
    assert "It is the move of" in (await club.dee.press("Play", on=shown.message)).text

    told = await there.press("Play", on=club.boards[-1])
    assert told.text.startswith("The computer has gone on.")
    await club.settled()
    table = await club.table(bot)
    assert waiting_on(table) == (1 - seat,)
    assert "🤖 The computer plays for" in club.boards[-1].text


async def test_a_player_opens_their_seat_and_the_table_says_who_may_have_it(
    club: Club, bot: Hedgepost
):
    board = await club.race(bot)
    assert "do not play" in (await club.dee.slash("table substitute")).text
    shown = await club.bob.slash("table settings", strangers=False)
    assert "Only the one who opened the table" in shown.text
    shown = await club.alice.slash("table settings", strangers=False)
    assert "who opened the table chooses who takes it" in shown.text

    offer = await club.bob.slash("table substitute")
    assert offer.text.startswith("💺 Bob's seat is open.")
    assert "/table substitute" in offer.text
    await club.settled()
    assert "Take the seat" in board.buttons
    refused = await club.dee.press("Take the seat", on=board)
    assert "the one who opened it chooses who plays on" in refused.text
    assert "open already" in (await club.bob.slash("table substitute")).text
    refused = await club.dee.slash("table substitute", member=club.dee)
    assert "Only the one who opened the table" in refused.text

    back = await club.bob.slash("table back")
    assert back.text.startswith("Welcome back")
    refused = await club.alice.slash("table substitute", member=club.dee)
    assert refused.text == "No seat of this table is open."
    await club.bob.slash("table substitute")
    await club.ada.slash("hedgepost settings", substitutes=False)
    refused = await club.alice.slash("table substitute", member=club.dee)
    assert "managers choose" in refused.text
    await club.ada.slash("hedgepost seat", seat=2, member=club.dee)
    table = await club.table(bot)
    assert [player.user for player in table.players] == [club.alice.id, club.dee.id]
    assert [tenure.name for tenure in table.tenures] == ["Bob", "Dee"]
    await club.settled()
    assert "Take the seat" not in board.buttons


async def test_who_is_out_by_the_clock_is_named_in_the_result(club: Club, bot: Hedgepost):
    board = await begun(club, bot, "witches", "out")
    table = await club.table(bot)
    await bot.host.turns.type_moves(table.id, club.alice.id, ["lay 2 5 9 / 3 4 10 / 6 7 8"])
    await bot.outbox.deliver(table.id)
    table = await expire(club, bot)
    assert table.status == "over"
    result = await club.board(after=board)
    assert "⏰ Time was up: Bob is out of the game." in result.text
    assert "🏁 **Alice wins.**" in result.text
    record = await club.alice.slash("table record")
    text = record.attachments[0].data.decode()
    assert "blue resign (clock)" in text
    verify(text)


async def test_the_owner_chooses_who_takes_an_open_seat(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    await club.alice.slash("table settings", strangers=False)
    await club.bob.slash("table substitute")
    robot = await club.alice.slash("table substitute", member=bot.user)
    assert robot.text == "A bot cannot take a seat."
    seated = await club.alice.slash("table substitute", member=club.alice)
    assert "already sits at this table" in seated.text
    await club.alice.slash("table substitute", member=club.dee)
    await club.settled()
    table = await club.table(bot)
    assert [player.user for player in table.players] == [club.alice.id, club.dee.id]
    assert newest(club).text.startswith(f"💺 {club.dee.mention} takes over from Bob")
    assert "Take the seat" not in board.buttons


async def test_where_only_managers_choose_the_offer_says_so(club: Club, bot: Hedgepost):
    await club.ada.slash("hedgepost settings", substitutes=False)
    await begun(club, bot, "hedgehogs", "substitute")
    await expire(club, bot)
    assert "Take the seat" in newest(club).buttons or "manage" in newest(club).text
    assert len(newest(club).text.splitlines()) == 2


async def test_who_takes_the_own_seat_has_come_back(club: Club, bot: Hedgepost):
    await begun(club, bot, "hedgehogs", "substitute")
    table = await expire(club, bot)
    absent = club.by_id(mover_of(table))
    back = await absent.press("Take the seat", on=newest(club))
    assert back.text.startswith("Welcome back")
    table = await club.table(bot)
    assert {player.holder for player in table.players} == {"person"}
    assert [tenure.name for tenure in table.tenures] == []


@pytest.mark.parametrize(("code", "again"), [("busy", True), ("void", False)])
async def test_a_table_that_is_busy_when_time_is_over_is_asked_again(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch, code: str, again: bool
):
    async def refused(*_: int) -> Table:
        raise Refused(code, "not now")

    monkeypatch.setattr(bot.host.seats, "time_out", refused)
    timer = Timer(id=4, kind="out", at=club.time.now - 9, table=7, seat=1, since=3, taken=5)
    later = Timer(kind="out", at=club.time.now + BUSY, table=7, seat=1, since=3)
    assert list(await bot.vacancies.time_over(timer, 0)) == ([later] if again else [])
