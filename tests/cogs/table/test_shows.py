"""Shows as somebody meets them: `/table watch`, one board that changes, and its buttons."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot import Hedgepost
from cogs.background.thinkers import waits_since
from engine.computer.answering import Question, answer
from engine.computer.player import Plan
from engine.host.lobbies import Opening
from engine.table.deadlines import LAST_CALL
from engine.table.model import Table
from engine.table.unattended import LOOKED_AT
from parlour import Person
from parlour.world import components
from parlour.world.model import Message
from tests.cogs.conftest import BOTH_DATABASES, FAST, Club
from tests.cogs.farewells import end, stop
from tests.cogs.test_once import thrice
from tests.stores import store_of, timers_in

RUNNING = ["Pause", "Slower", "Faster", "Stop", "Rules"]
PAUSED = ["▶ Go on", "Stop", "Rules"]


def buttons(message: Message) -> list[str]:
    return [one["label"] for one in components.buttons(message.components)]


async def watch(club: Club, bot: Hedgepost, game: str = "hedgehogs", **wanted: Any) -> Message:
    """Alice opens a show: its board."""
    await club.alice.slash("table watch", game=game, options=wanted)
    await club.settled()
    return await club.board()


async def goes_on(club: Club, bot: Hedgepost, turns: int = 1) -> Table:
    """As much time passes as so many turns take."""
    for _ in range(turns):
        club.time.turn((await club.table(bot)).pace)
        await bot.timers.run_due()
        await bot.timers.rest()
    await club.settled()
    return await club.table(bot)


async def test_a_show_is_one_board_that_changes_with_every_turn(club: Club, bot: Hedgepost):
    board = await watch(club, bot)
    assert "▶ Next: Pico (computer 3) · a turn every 8 s" in board.text
    assert buttons(board) == RUNNING
    first = club.channel.messages[0]
    table = await club.table(bot)
    assert "The game has begun: Pico (computer 3) and Rosa (computer 3)." in first.text
    assert table.commitment in first.text
    texts = {board.text}
    for turn in range(1, 5):
        table = await goes_on(club, bot)
        assert table.unwatched == turn
        assert not table.owes_post
        texts.add(board.text)
    assert len(texts) == 5
    assert club.boards == [board]
    assert not board.pinged
    assert "Pico (computer 3)" in board.text


async def test_no_turn_comes_before_its_time(club: Club, bot: Hedgepost):
    await watch(club, bot, pace=20)
    club.time.turn(19)
    await bot.timers.run_due()
    await bot.timers.rest()
    assert (await club.table(bot)).ply == 0
    club.time.turn(1)
    await bot.timers.run_due()
    await bot.timers.rest()
    assert (await club.table(bot)).ply > 0


async def test_whoever_looks_pauses_it_and_goes_on(club: Club, bot: Hedgepost):
    board = await watch(club, bot)
    await goes_on(club, bot, 2)
    told = board.text.splitlines()[0]
    reply = await club.dee.press("Pause", on=board)
    await club.settled()
    assert not reply.ephemeral
    assert "Paused. Next: Pico (computer 3)." in board.text
    assert board.text.splitlines()[0] == told
    assert board.attachments
    assert buttons(board) == PAUSED
    table = await goes_on(club, bot, 3)
    assert table.unwatched == 0
    ply = table.ply
    await club.bob.press("▶ Go on", on=board)
    await club.settled()
    assert buttons(board) == RUNNING
    assert (await goes_on(club, bot)).ply > ply
    assert club.boards == [board]


async def test_slower_and_faster_as_far_as_there_is_a_pace(club: Club, bot: Hedgepost):
    board = await watch(club, bot, pace=3)
    assert buttons(board) == ["Pause", "Slower", "Stop", "Rules"]
    for pace, told in ((8, "every 8 s"), (20, "every 20 s"), (60, "a turn a minute")):
        await club.dee.press("Slower", on=board)
        await club.settled()
        assert (await club.table(bot)).pace == pace
        assert told in board.text
    assert buttons(board) == ["Pause", "Faster", "Stop", "Rules"]
    await club.dee.press("Faster", on=board)
    await club.settled()
    assert (await club.table(bot)).pace == 20


async def test_who_opened_it_stops_it_and_others_do_not(club: Club, bot: Hedgepost):
    board = await watch(club, bot)
    told = await club.dee.press("Stop", on=board)
    assert told.ephemeral
    assert told.text.startswith("Whoever opened this show can stop it")
    assert (await club.table(bot)).status == "running"
    await club.alice.press("Stop", on=board)
    await club.settled()
    assert (await club.table(bot)).status == "abandoned"
    assert buttons(board) == []
    result = club.boards[-1]
    assert "stopped without a result" in result.text
    assert "🤖 A show: nobody played but computers." in result.text
    assert await timers_in(store_of(bot.host)) == []


@pytest.mark.parametrize("by_button", [True, False])
async def test_a_manager_stops_it_too(club: Club, bot: Hedgepost, by_button: bool):
    board = await watch(club, bot)
    if by_button:
        await club.ada.press("Stop", on=board)
    else:
        await end(club.ada)
    await club.settled()
    assert (await club.table(bot)).status == "abandoned"


async def test_it_asks_whether_somebody_is_there_and_ends_if_not(club: Club, bot: Hedgepost):
    board = await watch(club, bot)
    table = await goes_on(club, bot)
    await store_of(bot.host).tables.save(replace(table, unwatched=LOOKED_AT - 1))
    bot.host.tables._recent.pop(table.id)
    await goes_on(club, bot)
    assert "👀 **Still there?**" in board.text
    assert buttons(board) == PAUSED
    ply = (await club.table(bot)).ply
    assert (await goes_on(club, bot, 3)).ply == ply
    await club.dee.press("▶ Go on", on=board)
    table = await goes_on(club, bot)
    assert table.ply > ply
    assert buttons(board) == RUNNING
    await club.dee.press("Pause", on=board)
    club.time.turn(LAST_CALL)
    await bot.timers.run_due()
    await club.settled()
    assert (await club.table(bot)).status == "abandoned"
    assert "stopped without a result" in club.boards[-1].text


async def test_a_whole_show_ends_with_its_result(club: Club, bot: Hedgepost):
    board = await watch(club, bot, options=FAST, levels="5 1", pace=3)
    bot.host.computers.think = _quickly(bot)
    table = await club.table(bot)
    while table.status == "running":
        if table.unwatched == LOOKED_AT:
            await club.alice.press("▶ Go on", on=board)
        table = await goes_on(club, bot)
    assert table.outcome is not None
    first, result = club.boards
    assert first is board
    assert buttons(board) == []
    assert buttons(result) == ["Rematch", "Record", "Replay"]
    assert "🏁" in result.text
    assert "the seed is" in result.text
    assert "🤖 A show: nobody played but computers." in result.text
    record = await club.dee.press("Record", on=result)
    assert record.attachments
    replay = await club.dee.press("Replay", on=result)
    assert len(replay.attachments) == 2
    again = await club.dee.press("Rematch", on=result)
    assert "The game has begun" in again.text
    await club.settled()
    table = await club.table(bot)
    assert (table.owner, table.pace) == (club.dee.id, 3)
    assert [(one.name, one.level) for one in table.players] == [
        ("Pico (computer 5)", 5), ("Rosa (computer 1)", 1),
    ]  # fmt: skip


def _quickly(bot: Hedgepost) -> Any:
    """Whatever their level, they decide as the third does."""
    think = bot.host.computers.think
    return lambda question: think(replace(question, level=3))


@BOTH_DATABASES
async def test_a_show_goes_on_after_a_restart(club: Club):
    async with club.bot() as bot:
        board = await watch(club, bot)
        before = await goes_on(club, bot)
        (timer,) = await timers_in(store_of(bot.host))
        club.time.turn(8)
        bot.timers.hold()
        # It was taken by a process that is no more.
        assert await bot.host.timers.take(timer.id, club.time.now)
    club.time.turn(600)
    async with club.bot() as bot:
        await bot.timers.run_due()
        await bot.timers.rest()
        table = await club.table(bot)
        assert table.unwatched == before.unwatched + 1
        log = await bot.host.ledger.moves(table.id)
        assert [move.ply for move in log] == list(range(table.ply + 1))
        assert len(await timers_in(store_of(bot.host))) == 1
        await goes_on(club, bot)
        assert club.boards == [board]


async def test_two_processes_make_every_turn_once(club: Club):
    async with club.bot() as one, club.bot() as other:
        await watch(club, one)
        for turn in range(1, 4):
            club.time.turn(8)
            for bot in (one, other):
                await bot.timers.run_due()
            for bot in (one, other):
                await bot.timers.rest()
            table = await club.table(one)
            assert table.unwatched == turn
            timers = [timer for timer in await timers_in(store_of(one.host)) if not timer.taken]
            assert len(timers) == 1
        await club.settled()
        assert len(club.boards) == 1


async def test_secret_choices_are_told_by_one_change_of_the_board(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    board = await watch(club, bot, "courtiers", seats=6, levels="1")
    posted: list[int] = []
    post = bot.posting.post

    async def noted(table: Table, *given: Any, **others: Any) -> None:
        posted.append(table.ply)
        await post(table, *given, **others)

    monkeypatch.setattr(bot.posting, "post", noted)
    table = await goes_on(club, bot)
    assert table.ply >= 6
    assert not table.owes_post
    assert posted == [table.ply]
    assert club.boards == [board]


async def test_every_way_to_say_how_strong_they_are(club: Club, bot: Hedgepost):
    for typed, seats, levels in (
        ("2", None, [2, 2]),
        ("5", 4, [5, 5, 5, 5]),
        ("5, 3 ,1", None, [5, 3, 1]),
        ("4/4", 2, [4, 4]),
    ):
        wanted: dict[str, Any] = {"levels": typed}
        if seats is not None:
            wanted["seats"] = seats
        await watch(club, bot, **wanted)
        table = await club.table(bot)
        assert [one.level for one in table.players] == levels
        await bot.host.servers.end(table.id)


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"levels": "6"}, "There is no such level", "Ce niveau n'existe pas"),
    ({"levels": "0"}, "levels 1 to 5", "niveaux 1 à 5"),
    ({"levels": "strong"}, "There is no such level", "Ce niveau n'existe pas"),
    ({"levels": "3 -1"}, "There is no such level", "Ce niveau n'existe pas"),
    ({"levels": "9" * 40}, "There is no such level", "Ce niveau n'existe pas"),
    ({"levels": ", ;"}, "There is no such level", "Ce niveau n'existe pas"),
    ({"levels": "3 3 3", "seats": 4}, "3 levels are too few or too many for 4", "3 niveaux"),
    ({"levels": "3 " * 7}, "this game is for 2–6 players", "se joue à 2–6"),
    ({"seats": 9}, "this game is for 2–6 players", "se joue à 2–6"),
    ({"options": "v22", "seats": 3}, "this game is for 2 players", "se joue à 2"),
    ({"options": "v99"}, "There is no variant `v99`", "`v99`"),
    ({"options": "v22 v29"}, "do not go together", "ne vont pas ensemble"),
]


@pytest.mark.parametrize(("wanted", "english", "french"), REFUSED)
async def test_what_cannot_be_shown_opens_nothing(
    club: Club, bot: Hedgepost, wanted: dict[str, Any], english: str, french: str
):
    chloe = club.person("Chloé", "fr")
    for person, why in ((club.alice, english), (chloe, french)):
        told = await person.slash("table watch", game="hedgehogs", options=wanted)
        assert told.ephemeral
        assert why in told.text
    assert await bot.host.ledger.all_ids() == []


async def test_a_show_counts_as_a_table_of_whoever_opened_it(club: Club, bot: Hedgepost):
    await club.ada.slash("hedgepost settings", options={"most-tables": 1})
    await watch(club, bot)
    told = await club.alice.slash("table watch", game="jesters", thread=True)
    assert told.ephemeral
    assert f"<#{club.channel.id}>" in told.text
    told = await club.dee.slash("table watch", game="jesters", thread=True)
    assert "🧵 Played in" in told.text


async def test_a_channel_where_tables_are_not_opened_has_no_shows(club: Club, bot: Hedgepost):
    elsewhere = club.guild.channel("elsewhere")
    await club.ada.slash("hedgepost settings", allow=elsewhere)
    told = await club.alice.slash("table watch", game="hedgehogs")
    assert told.ephemeral
    assert f"<#{elsewhere.id}>" in told.text
    assert await bot.host.ledger.all_ids() == []


async def test_a_channel_with_a_table_has_no_room_for_a_show(club: Club, bot: Hedgepost):
    await club.start()
    told = await club.dee.slash("table watch", game="hedgehogs")
    assert told.ephemeral
    assert "already has a table" in told.text


async def test_without_a_game_it_shows_what_is_played_here(club: Club, bot: Hedgepost):
    told = await club.dee.slash("table watch")
    assert told.ephemeral
    assert told.text.startswith("Nothing is played in this channel.")
    await club.open()
    told = await club.dee.slash("table watch")
    assert "opened by Alice" in told.text
    await club.alice.press("Start", on=club.channel.messages[0])
    await club.settled()
    told = await club.dee.slash("table watch")
    assert told.ephemeral
    assert told.text.startswith("You need not do anything to watch")
    assert told.attachments


async def test_nobody_sits_down_or_moves_at_a_show(club: Club, bot: Hedgepost):
    await watch(club, bot)
    before = await club.table(bot)
    for person in (club.alice, club.dee):
        for command in ("table resign", "takeback", "table back"):
            told = await person.slash(command)
            assert told.ephemeral
        told = await person.slash("move", moves="stay")
        assert told.ephemeral
    assert (await stop(club.dee)).text == "You do not play at this table."
    told = await club.ada.slash("hedgepost seat", seat=1, member=club.bob)
    assert told.text == "A computer keeps its seat until the game is over."
    assert await club.table(bot) == before


async def test_a_show_in_french(club: Club, bot: Hedgepost):
    await club.ada.slash("hedgepost settings", language="fr")
    board = await watch(club, bot)
    assert "▶ Prochain tour : Pico (ordinateur 3) · un tour toutes les 8 s" in board.text
    assert buttons(board) == ["Pause", "Moins vite", "Plus vite", "Arrêter", "Règles"]
    await club.dee.press("Pause", on=board)
    await club.settled()
    assert "En pause. Prochain tour : Pico (ordinateur 3)." in board.text
    chloe = club.person("Chloé", "fr")
    told = await chloe.press("Arrêter", on=board)
    assert told.text.startswith("Qui a ouvert ce spectacle peut l'arrêter")
    await club.alice.press("Arrêter", on=board)
    await club.settled()
    assert "🤖 Un spectacle : seuls des ordinateurs ont joué." in club.boards[-1].text


@pytest.mark.parametrize("thread", [False, True])
async def test_a_show_that_is_asked_for_three_times_is_one(
    club: Club, bot: Hedgepost, thread: bool
):
    thrice(club)
    await club.alice.slash("table watch", game="hedgehogs", thread=thread)
    await club.settled()
    (table_id,) = await bot.host.ledger.all_ids()
    table = await bot.host.table(table_id)
    assert (table.status, len(table.players)) == ("running", 2)
    assert len(club.channel.threads) == thread
    place = club.channel.threads[0] if thread else club.channel
    assert sum("has begun" in one.text for one in club.channel.messages) == 1
    assert sum(bool(one.attachments) for one in place.messages) == 1


async def test_a_press_that_comes_three_times_is_one(club: Club, bot: Hedgepost):
    board = await watch(club, bot, pace=3)
    thrice(club)
    await club.alice.press("Slower", on=board)
    await club.settled()
    assert (await club.table(bot)).pace == 8
    before = (await club.table(bot)).version
    await club.alice.press("Pause", on=board)
    await club.settled()
    assert (await club.table(bot)).version == before + 1
    await club.alice.press("▶ Go on", on=board)
    await club.settled()
    assert not (await club.table(bot)).halted
    await club.alice.press("Stop", on=board)
    await club.settled()
    assert (await club.table(bot)).status == "abandoned"
    assert len(club.boards) == 2


async def test_a_board_that_somebody_deleted_comes_again(club: Club, bot: Hedgepost):
    board = await watch(club, bot)
    await goes_on(club, bot)
    message = bot.get_partial_messageable(club.channel.id).get_partial_message(board.id)
    await message.delete()
    await goes_on(club, bot)
    newest = await club.board(after=board)
    assert buttons(newest) == RUNNING
    await goes_on(club, bot, 2)
    assert len([one for one in club.boards if one.id > board.id]) == 1


async def test_the_log_channel_says_who_opened_it(club: Club, bot: Hedgepost):
    diary = club.guild.channel("diary")
    await club.ada.slash("hedgepost settings", log=diary)
    await watch(club, bot)
    await club.settled()
    opened = [one for one in diary.messages if f"<@{club.alice.id}> opened table" in one.text]
    assert len(opened) == 1
    assert not opened[0].pinged


async def test_levels_are_offered_while_somebody_types(club: Club, bot: Hedgepost):
    async def offered(text: str, person: Person = club.alice) -> list[str]:
        found = await person.autocomplete("table watch", option="levels", text=text)
        assert all(one["name"] for one in found)
        return [one["value"] for one in found]

    assert await offered("") == ["1", "2", "3", "4", "5"]
    assert await offered("x") == ["1", "2", "3", "4", "5"]
    assert await offered("5, 3") == ["5 3", "5 3 1", "5 3 2", "5 3 3", "5 3 4", "5 3 5"]
    assert await offered("3 " * 9) == [" ".join("3" * 9)]
    chloe = club.person("Chloé", "fr")
    (_, amateur, *_) = await chloe.autocomplete("table watch", option="levels", text="")
    assert amateur == {"name": "2 · Amateur", "value": "2"}
    assert await club.alice.autocomplete("table watch", option="options", text="v") == []


async def test_a_show_that_a_crash_kept_from_beginning_waits_in_a_lobby(club: Club, bot: Hedgepost):
    computers = ((3, "Pico (computer 3)"), (1, "Rosa (computer 1)"))
    await bot.host.lobbies.open(
        Opening(
            club.guild.id, club.channel.id, club.alice.id, "Alice", "hedgehogs",
            computers=computers, pace=8,
        )
    )  # fmt: skip
    club.time.turn(60)
    await bot.outbox.sweep()
    await club.settled()
    (lobby,) = club.channel.messages
    before = await club.table(bot)
    for person, why in (
        (club.bob, "Computers play here among themselves."),
        (club.person("Chloé", "fr"), "Ici, des ordinateurs jouent entre eux."),
    ):
        told = await person.press("Join", on=lobby)
        assert told.ephemeral
        assert told.text.startswith(why)
    assert await club.table(bot) == before
    await club.alice.press("Start", on=lobby)
    await club.settled()
    assert buttons(await club.board()) == RUNNING
    assert (await goes_on(club, bot)).ply > 0


async def test_a_show_whose_board_cannot_be_changed_shows_the_newest_when_it_can(
    club: Club, bot: Hedgepost
):
    board = await watch(club, bot)
    text = board.text
    club.parlour.faults.fail("PATCH /channels/*/messages/*", 503, times=None)
    table = await goes_on(club, bot, 2)
    assert (table.unwatched, board.text) == (2, text)
    club.parlour.faults.clear()
    await goes_on(club, bot)
    assert board.text != text
    assert not (await club.table(bot)).owes_post
    assert buttons(board) == RUNNING
    assert club.boards == [board]


async def test_a_show_waits_from_turn_to_turn_and_not_since_it_began(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    """Tables with people would stand behind it for ever."""
    moments = itertools.count()
    clock = SimpleNamespace(monotonic=lambda: float(next(moments)))
    monkeypatch.setattr("cogs.background.computers.time", clock)
    since: list[float] = []

    async def think(asked: Question) -> Plan:
        since.append(waits_since.get())
        return answer(asked)

    await watch(club, bot)
    bot.host.computers.think = think
    for turns in range(1, 4):
        await goes_on(club, bot)
        assert len(since) >= turns
    assert len(set(since)) == len(since)
