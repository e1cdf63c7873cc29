"""Who sits where, in words and buttons: at a table that runs, and at one that is over."""

from typing import Any

import pytest

from bot import Hedgepost
from cogs.delivery.seat_buttons import seat_buttons
from cogs.words.seats import changed_hands, seats_text, unasked_text
from engine.clock.clock import DAY
from engine.table.model import Holder, Player, Status, Table, Tenure
from tests.cogs.conftest import Club
from tests.cogs.farewells import stop
from tests.data.examples import running


def table(*holders: Holder, resigned: int | None = None, **more: Any) -> Table:
    players = tuple(
        Player(100 + seat, f"P{seat}", holder=holder, resigned=seat == resigned)
        for seat, holder in enumerate(holders)
    )
    return running(players=players, id=7, **more)


def shown(one: Table) -> list[tuple[str, str, tuple[object, ...]]]:
    return [(press.what, press.label, tuple(press.arguments)) for press in seat_buttons(one, "en")]


BACK = ("return", "I'm back", ())


@pytest.mark.parametrize(
    ("holders", "buttons"),
    [
        (("person", "person"), []),
        (("person", "open"), [("take", "Take the seat", (1,)), BACK]),
        (("person", "computer"), [BACK]),
        (
            ("open", "computer", "open"),
            [("take", "Take P0's seat", (0,)), ("take", "Take P2's seat", (2,)), BACK],
        ),
    ],
)
def test_what_can_be_pressed(holders: tuple[Holder, ...], buttons: list[tuple[object, ...]]):
    assert shown(table(*holders)) == buttons


@pytest.mark.parametrize("status", ["over", "abandoned"])
def test_at_a_table_that_is_over_no_seat_can_be_taken_or_come_back_to(status: Status):
    over = table("person", "open", "computer", status=status)
    assert shown(over) == []
    # Nor does anything say that it could.
    assert seats_text(over, "en").splitlines()[1:] == ["🔴 P0", "🔵 P1", "🟡 P2"]


def test_who_has_left_has_no_seat_to_be_taken():
    assert shown(table("person", "open", "person", resigned=1)) == []
    assert shown(table("person", "open", "open", resigned=1)) == [
        ("take", "Take the seat", (2,)), BACK,
    ]  # fmt: skip


def test_everybody_with_who_plays_for_them_and_who_held_the_seat_before():
    before = (Tenure(1, 55, "Old", 5), Tenure(1, 56, "Older*", 9), Tenure(1, 101, "P1", 12))
    at = table("person", "computer", "open", "person", resigned=3, tenures=before)
    assert seats_text(at, "en").splitlines() == [
        "**Who sits at this table**",
        "🔴 P0",
        "🔵 P1 · the computer plays until they come back · "
        r"before: Old until <t:9:f>, Older\* until <t:12:f>",
        "🟡 P2 · open: whoever takes it plays on",
        "🟢 P3 · has left the game",
    ]
    assert changed_hands(at, "en") == [r"Seats that changed hands: 🔵 Old → Older\* → P1"]
    assert changed_hands(table("person", "person"), "en") == []
    # Who left is told when the game is over, too.
    over = table("person", "person", resigned=1, status="over")
    assert seats_text(over, "en").splitlines()[2] == "🔵 P1 · has left the game"


def test_what_becomes_of_decisions_that_nobody_is_asked_for(monkeypatch: pytest.MonkeyPatch):
    waiting: list[int] = []
    for place in ("cogs.words.seats", "cogs.words.computers", "engine.table.computers"):
        monkeypatch.setattr(f"{place}.waiting_on", lambda _: tuple(waiting))
    mixed, alone = table("person", "computer", "open"), table("computer", "computer", "open")
    for seats, one, text in (
        ([0], mixed, ""),
        ([2], mixed, "💺 P2: this seat is open, whoever takes it plays on"),
        ([1], mixed, "🤖 The computer waits for somebody at the table: press Play, and it goes on"),
        ([0, 1], mixed, ""),
        ([1], alone, "💤 P1 to move: the game waits until somebody comes back"),
    ):
        waiting[:] = seats
        assert unasked_text(one, "en") == text
    waiting[:] = [1, 2]
    assert unasked_text(alone, "en").startswith("💺 P2: this seat is open")
    assert unasked_text(alone, "en").endswith("comes back")


async def test_the_clock_and_the_seats_of_a_table_that_is_over(club: Club, bot: Hedgepost):
    board = await club.race(bot)
    mover = club.mover(board)
    await mover.slash("table substitute")
    assert "open: whoever takes it" in (await club.dee.slash("table seats")).text
    await stop(club.alice)
    await club.settled()

    seats = await club.dee.slash("table seats")
    assert (seats.ephemeral, seats.buttons) == (True, [])
    assert mover.name in seats.text
    assert "open" not in seats.text
    for wanted in ({}, {"limit": "1h"}):
        told = await club.alice.slash("table clock", options=wanted)
        assert told.ephemeral
        assert "no table in this channel" in told.text
    table = await club.table(bot)
    assert table.clock.limit == 2 * DAY
    assert [(one.asked, one.deadline) for one in table.players] == [(0, 0), (0, 0)]
