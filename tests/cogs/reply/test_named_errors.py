"""What the log says of an error: the command or button, who asked, and at which table."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord
import pytest

import cogs.reply.answers
from bot import Hedgepost
from cogs.delivery.outbox import Outbox
from engine.clock.timers import Timer
from engine.core import Refused
from engine.host.store import Unavailable, Uncertain
from engine.host.turns import Turns
from parlour import BotDidNotAnswer
from tests.cogs.conftest import NO_CHOICES, Club, whole_turn
from tests.stores import store_of

Ask = Callable[[Club, Hedgepost], Awaitable[str]]
"""Asks for something; gives what the log is to call it."""


async def command(club: Club, bot: Hedgepost) -> str:
    table = await club.table(bot)
    person = club.mover(club.boards[-1])
    await person.slash("move", moves=whole_turn(table))
    return f"/move by user {person.id} at table {table.id}"


async def button(club: Club, bot: Hedgepost) -> str:
    table = await club.table(bot)
    person = club.mover(club.boards[-1])
    panel = await person.press("Play", on=club.boards[-1])
    while "Confirm" not in panel.buttons:
        last = [one for one in panel.buttons if one not in NO_CHOICES][-1]
        await person.press(last, on=panel.message)
    await person.press("Confirm", on=panel.message)
    return f"button confirm by user {person.id} at table {table.id}"


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """A host that plays nothing, for a reason."""

    async def fail(*_: object, **__: object) -> None:
        raise request.param

    monkeypatch.setattr(Turns, "confirm", fail)
    monkeypatch.setattr(Turns, "type_moves", fail)


@pytest.mark.parametrize("ask", [command, button])
@pytest.mark.parametrize(
    "broken", [ZeroDivisionError(), Unavailable("gone"), Uncertain("cut")], indirect=True
)
@pytest.mark.usefixtures("broken")
async def test_an_error_names_what_was_asked(
    club: Club, bot: Hedgepost, errors: list[str], ask: Ask
):
    await club.start()
    called = await ask(club, bot)
    (line,) = errors
    assert called in line
    errors.clear()


@pytest.mark.parametrize("gone", [Unavailable("gone"), Uncertain("cut")])
async def test_a_store_that_is_gone_is_not_asked_which_table_it_was(
    club: Club,
    bot: Hedgepost,
    errors: list[str],
    monkeypatch: pytest.MonkeyPatch,
    gone: Unavailable,
):
    await club.race(bot)
    typed, asked = whole_turn(await club.table(bot)), list[int]()

    async def look(channel: int) -> None:
        asked.append(channel)
        raise gone

    async def fail(*_: object, **__: object) -> None:
        monkeypatch.setattr(bot.host.ledger, "live_in", look)
        monkeypatch.setattr(bot.host.ledger, "last_in", look)
        raise gone

    monkeypatch.setattr(Turns, "type_moves", fail)
    await club.mover(club.boards[-1]).slash("move", moves=typed)
    assert asked == []
    assert "/move by user" in errors.pop()


@pytest.mark.parametrize("ask", [command, button])
@pytest.mark.parametrize("broken", [ConnectionResetError()], indirect=True)
@pytest.mark.usefixtures("broken")
async def test_trouble_with_discord_names_what_was_asked(
    club: Club, bot: Hedgepost, caplog: pytest.LogCaptureFixture, ask: Ask
):
    await club.start()
    called = await ask(club, bot)
    assert f"{called}: Discord refused an answer" in caplog.text


async def test_an_error_that_cannot_be_told_names_what_was_asked(
    club: Club,
    bot: Hedgepost,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
):
    board = await club.race(bot)
    person, table = club.dee, await club.table(bot)

    async def fail(*_: object, **__: object) -> None:
        raise ConnectionResetError

    monkeypatch.setattr(discord.InteractionResponse, "send_message", fail)
    club.parlour.interactions.answer_within = 0.1
    with pytest.raises(BotDidNotAnswer):
        await person.press("Play", on=board)
    await club.settled()
    asked = f"button play by user {person.id} at table {table.id}"
    assert f"{asked}: an error could not be told" in caplog.text


async def test_a_refusal_that_cannot_be_noted_names_what_was_asked(
    club: Club,
    bot: Hedgepost,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
):
    board = await club.race(bot)
    table = await club.table(bot)

    async def fail(refused: Refused) -> Refused:
        raise Unavailable("gone")

    monkeypatch.setattr(bot.host, "refused_as_a_whole", fail)
    await club.dee.press("Play", on=board)
    asked = f"button play by user {club.dee.id} at table {table.id}"
    assert f"{asked}: a refusal could not be noted" in caplog.text


async def test_a_deferral_that_fails_names_what_was_asked(
    club: Club,
    bot: Hedgepost,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
):
    await club.race(bot)
    table = await club.table(bot)

    async def fail(*_: object, **__: object) -> None:
        raise ConnectionResetError

    monkeypatch.setattr(cogs.reply.answers, "DEFER_AFTER", 0.0)
    monkeypatch.setattr(cogs.reply.answers, "defer", fail)
    await club.dee.slash("table board")
    await club.settled()
    asked = f"/table board by user {club.dee.id} at table {table.id}"
    assert f"{asked}: an answer could not be deferred" in caplog.text


async def test_a_completion_that_fails_names_what_was_asked(
    club: Club, bot: Hedgepost, errors: list[str], monkeypatch: pytest.MonkeyPatch
):
    await club.race(bot)
    table = await club.table(bot)
    monkeypatch.setattr(bot.host.ledger, "live_in", None)
    club.parlour.interactions.answer_within = 0.1
    with pytest.raises(BotDidNotAnswer):
        await club.alice.autocomplete("move", text="s")
    await club.parlour.until(lambda: bool(errors))
    assert f"/move by user {club.alice.id} at table {table.id}" in errors.pop()


async def test_a_completion_that_succeeds_is_called_nothing(
    club: Club, bot: Hedgepost, monkeypatch: pytest.MonkeyPatch
):
    mover = club.mover(await club.race(bot))

    def look(channel: int) -> None:
        raise AssertionError("it is needed only for the log")

    monkeypatch.setattr(bot.host.tables, "remembered_in", look)
    assert await mover.autocomplete("move")


async def test_settings_that_cannot_be_read_name_the_person(
    club: Club,
    bot: Hedgepost,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
):
    async def fail(*_: object) -> None:
        raise Unavailable("gone")

    monkeypatch.setattr(store_of(bot.host).people, "settings", fail)
    await club.dee.slash("help")
    assert f"the settings of user {club.dee.id} could not be read" in caplog.text


@pytest.mark.parametrize(
    "timer",
    [
        Timer(id=1, at=0, kind="out", table=7, seat=1),
        Timer(id=1, at=0, kind="digest", user=5),
    ],
    ids=["a table's", "a person's"],
)
async def test_a_timer_that_fails_names_whose_it_is(
    bot: Hedgepost, errors: list[str], monkeypatch: pytest.MonkeyPatch, timer: Timer
):
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    async def take(*_: object, **__: object) -> Timer:
        return timer

    monkeypatch.setitem(bot.timers._actions, timer.kind, fail)
    monkeypatch.setattr(bot.host.timers, "take", take)
    await bot.timers._act(timer, 0)
    told = "out, table 7, seat 1" if timer.table else "digest, user 5"
    assert f"timer 1 ({told}) failed" in errors.pop()


async def test_a_sweep_that_fails_names_the_table(
    club: Club, bot: Hedgepost, errors: list[str], monkeypatch: pytest.MonkeyPatch
):
    await club.race(bot)
    table = await club.table(bot)

    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Outbox, "deliver", fail)
    await bot.outbox._deliver_in_turn(table.id)
    assert f"table {table.id}: its board cannot be made" in errors.pop()


async def test_nothing_that_was_typed_is_named(
    club: Club,
    bot: Hedgepost,
    errors: list[str],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
):
    caplog.set_level(logging.INFO)
    await club.race(bot)

    async def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Turns, "type_moves", fail)
    typed = whole_turn(await club.table(bot))
    await club.mover(club.boards[-1]).slash("move", moves=typed)
    assert len(errors) == 1
    assert [one for one in caplog.messages if typed in one] == []
    errors.clear()
