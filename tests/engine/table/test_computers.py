"""The computer in the stead of whoever is late, as strong as the table wants it to be.

Up to level 3 it decides at once; levels 4 and 5 are asked like computers with a seat of their own.
"""

import asyncio

import pytest

import engine.host.lobbies
from data.store import SqlStore
from engine.chance import derived_seed
from engine.clock.clock import Clock, Expiry
from engine.clock.timers import Timer
from engine.computer.answering import Question, answer
from engine.computer.player import Plan, plan
from engine.core import Refused
from engine.games import game_named
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.record_reading import parse
from engine.table.check import faults
from engine.table.computers import Void, is_thinking, question
from engine.table.deadlines import put_off
from engine.table.drafts import decision_of
from engine.table.model import Table
from engine.table.turns import state_of, waiting_on
from tests.stores import store_of, timers_in

ANN, BEN, CLEO = 1, 2, 3
NAMES = {ANN: "Ann", BEN: "Ben", CLEO: "Cleo"}
LIMIT = 3600
SEED = bytes(range(32))


class Time:
    def __init__(self) -> None:
        self.now = 1_700_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.host.lobbies, "new_seed", lambda: SEED)


@pytest.fixture
def host(store: SqlStore, time: Time) -> Host:
    return Host(store, time)


async def begun(
    host: Host, expiry: Expiry, level: int, game: str = "jesters", seats: int = 2
) -> Table:
    clock = Clock(LIMIT, reserve=600, expiry=expiry, level=level)
    table = await host.lobbies.open(Opening(100, 200, ANN, "Ann", game, clock=clock))
    for user in list(NAMES)[1:seats]:
        await host.lobbies.join(table.id, user, NAMES[user])
    return await host.lobbies.start(table.id, ANN)


async def play(host: Host, table: Table) -> Table:
    """The whole turn of whoever is asked, the first choice every time."""
    seat, before = mover(table), table.ply
    user = table.players[seat].user
    while table.status == "running" and mover(table) == seat:
        move = decision_of(table, user).choices.moves[0]
        table = await host.turns.type_moves(table.id, user, [move])
        if any(one.seat != seat for one in await host.ledger.moves(table.id, after=before)):
            break  # the computer has answered at once
    return table


async def middle(host: Host, expiry: Expiry, level: int) -> Table:
    """A game of jesters in which a turn has several steps."""
    table = await begun(host, expiry, level)
    for _ in range(4):
        table = await play(host, table)
    return table


async def expire(host: Host, table: Table, seat: int | None = None) -> Table:
    """The time of a seat that is asked is over."""
    seat = mover(table) if seat is None else seat
    assert isinstance(host.now, Time)
    host.now.now = max(host.now.now, table.players[seat].deadline)
    return await host.seats.time_out(table.id, seat, table.players[seat].since)


async def think(host: Host, table: Table) -> Table:
    """Let computers decide until a person is asked."""
    while is_thinking(table := await host.table(table.id)):
        await host.computers.decide(table.id, mover(table), table.players[mover(table)].since)
    return table


async def asked(host: Host) -> list[Timer]:
    return [timer for timer in await timers_in(store_of(host)) if timer.kind == "think"]


async def sound(host: Host, table: Table) -> None:
    assert faults(table, await host.ledger.moves(table.id)) == []


def mover(table: Table) -> int:
    return waiting_on(table)[0]


# Levels that decide at once


@pytest.mark.parametrize("expiry", ["once", "keeps"])
@pytest.mark.parametrize("level", [1, 2])
async def test_a_weak_level_plays_the_turn_that_it_planned(host: Host, level: int, expiry: Expiry):
    table = await middle(host, expiry, level)
    game, state, seat = game_named("jesters"), state_of(table), mover(table)
    lots = derived_seed(SEED, f"computer {table.ply + 1}")
    wanted = plan(game, game.view(state, seat), game.choices(state, seat), level, lots)
    after = await expire(host, table)
    made = await host.ledger.moves(table.id, after=table.ply)
    steps = tuple(move.move for move in made)
    assert len(wanted.moves) > 1
    assert steps[: len(wanted.moves)] == wanted.moves
    assert mover(after) != seat
    assert {(move.seat, move.hand) for move in made} == {(seat, "computer")}
    assert await asked(host) == []
    await sound(host, after)


@pytest.mark.parametrize("level", [1, 2, 3])
async def test_a_seat_that_is_kept_is_played_at_once_at_that_level(host: Host, level: int):
    table = await middle(host, "keeps", level)
    away = mover(table)
    table = await play(host, await expire(host, table))
    assert mover(table) != away
    made = await host.ledger.moves(table.id)
    assert made[-1].hand == "computer"
    assert made[-1].seat == away
    assert not is_thinking(table)


# Levels that think


@pytest.mark.parametrize("level", [4, 5])
async def test_the_end_of_somebodys_time_asks_the_computer_and_plays_nothing_yet(
    host: Host, level: int
):
    table = await middle(host, "once", level)
    seat = mover(table)
    late = await expire(host, table)
    assert late.ply == table.ply
    (timer,) = await asked(host)
    assert (timer.seat, timer.since, timer.at) == (seat, table.players[seat].since, host.now())
    found = question(late, seat, timer.since, host.now())
    game, state = game_named("jesters"), state_of(late)
    assert found == Question(
        "jesters",
        game.view(state, seat),
        game.choices(state, seat),
        level,
        derived_seed(SEED, f"computer {late.ply + 1}"),
    )


async def test_the_turn_that_was_thought_about_is_played_once_and_is_news(host: Host):
    table = await middle(host, "once", 4)
    seat, seen = mover(table), table.players[mover(table)].seen
    user = table.players[seat].user
    late = await expire(host, table)
    since = late.players[seat].since
    wanted = answer(question(late, seat, since, host.now()))
    first, second = await asyncio.gather(
        host.computers.decide(table.id, seat, since), host.computers.decide(table.id, seat, since)
    )
    after = await host.computers.decide(table.id, seat, since)
    assert first.ply == second.ply == after.ply
    made = await host.ledger.moves(table.id, after=table.ply)
    assert len(made) > 1
    assert tuple(move.move for move in made)[: len(wanted.moves)] == wanted.moves
    assert {(move.seat, move.user, move.hand) for move in made} == {(seat, user, "computer")}
    assert (after.players[seat].holder, after.players[seat].seen) == ("person", seen)
    assert after.unwatched == 0
    assert mover(after) != seat
    assert await asked(host) == []
    await sound(host, after)
    recorded = parse(await host.records.of(after)).steps[-len(made) :]
    assert all("(computer)" in step for step in recorded)


async def test_who_decides_while_the_computer_thinks_for_them_has_decided(host: Host):
    table = await middle(host, "once", 5)
    seat = mover(table)
    late = await expire(host, table)

    async def slowly(question: Question) -> Plan:
        if (await host.table(table.id)).ply == late.ply:
            await play(host, late)
        return answer(question)

    host.computers.think = slowly
    after = await host.computers.decide(table.id, seat, late.players[seat].since)
    made = await host.ledger.moves(table.id, after=table.ply)
    assert {move.hand for move in made} == {"person"}
    assert mover(after) != seat
    assert await asked(host) == []


async def test_a_draft_of_who_is_late_is_dropped_when_the_computer_has_decided(host: Host):
    table = await middle(host, "once", 4)
    seat = mover(table)
    now = decision_of(table, table.players[seat].user)
    user = table.players[seat].user
    table = await host.turns.choose(table.id, user, now.click, now.choices.moves[-1:])
    assert table.players[seat].draft
    late = await expire(host, table)
    after = await host.computers.decide(table.id, seat, late.players[seat].since)
    assert not after.players[seat].draft
    await sound(host, after)


@pytest.mark.parametrize("moment", ["early", "elsewhere", "other"])
async def test_nobody_is_thought_for_in_time_nor_elsewhere(host: Host, moment: str):
    table = await middle(host, "once", 5)
    seat = mover(table)
    since, deadline = table.players[seat].since, table.players[seat].deadline
    if moment == "early":
        deadline -= 1
    elif moment == "elsewhere":
        seat = 1 - seat
    else:
        since += 1
    with pytest.raises(Void):
        question(table, seat, since, deadline)


@pytest.mark.parametrize(("expiry", "level"), [("once", 3), ("substitute", 5), ("out", 5)])
async def test_other_ends_of_the_time_ask_no_computer_to_think(
    host: Host, expiry: Expiry, level: int
):
    table = await middle(host, expiry, level)
    seat = mover(table)
    with pytest.raises(Void):
        question(table, seat, table.players[seat].since, table.players[seat].deadline)
    await expire(host, table)
    assert await asked(host) == []


async def test_time_that_was_given_back_ends_with_the_timer_of_its_end(host: Host):
    table = await middle(host, "once", 5)
    seat = mover(table)
    player = table.players[seat]
    due = Timer(at=1, kind="think", table=table.id, seat=seat, since=player.since)
    later = put_off(table, due, player.deadline - 1)
    assert later is not None
    assert (later.kind, later.at, later.seat) == ("out", player.deadline, seat)
    assert put_off(table, due, player.deadline) is None


@pytest.mark.parametrize("level", [4, 5])
async def test_a_seat_that_is_kept_is_thought_for_without_a_clock(host: Host, level: int):
    table = await middle(host, "keeps", level)
    seat = mover(table)
    reserve = table.players[seat].reserve
    kept = await expire(host, table)
    assert (kept.ply, kept.players[seat].holder) == (table.ply, "computer")
    assert is_thinking(kept)
    assert (kept.players[seat].asked, kept.players[seat].deadline) == (host.now(), 0)
    (timer,) = await timers_in(store_of(host))
    assert (timer.kind, timer.seat, timer.at) == ("think", seat, host.now())
    assert isinstance(host.now, Time)
    host.now.now += 100
    after = await think(host, kept)
    made = await host.ledger.moves(table.id, after=table.ply)
    assert {(move.seat, move.hand) for move in made} == {(seat, "computer")}
    assert after.unwatched == len(made)
    assert mover(after) != seat
    # The next time it is asked when the other has decided, and what it thinks costs no reserve.
    again = await play(host, after)
    assert is_thinking(again)
    assert again.players[seat].reserve <= reserve
    assert again.players[seat].reserve == after.players[seat].reserve
    await sound(host, again)


async def test_who_comes_back_while_the_computer_thinks_decides_for_themselves(host: Host):
    table = await middle(host, "keeps", 5)
    seat = mover(table)
    user = table.players[seat].user
    kept = await expire(host, table)

    async def slowly(question: Question) -> Plan:
        await host.seats.attend(table.id, user)
        return answer(question)

    host.computers.think = slowly
    after = await host.computers.decide(table.id, seat, kept.players[seat].since)
    assert after.ply == table.ply
    assert after.players[seat].holder == "person"
    assert after.players[seat].deadline > host.now()
    assert await asked(host) == []


async def test_a_table_that_everybody_has_left_sleeps_and_nothing_is_thought_about(host: Host):
    table = await middle(host, "keeps", 5)
    first = mover(table)
    table = await expire(host, table)
    table = await expire(host, await think(host, table))
    assert [player.holder for player in table.players] == ["computer", "computer"]
    assert not is_thinking(table)
    assert await timers_in(store_of(host)) == []
    user = table.players[first].user
    table = await host.seats.attend(table.id, user)
    assert is_thinking(table)  # for the other, who is not back


async def test_a_secret_decision_is_thought_about_and_the_others_keep_theirs(host: Host):
    table = await begun(host, "once", 5, "courtiers", 3)
    assert waiting_on(table) == (0, 1, 2)
    before = table.players[1]
    late = await expire(host, table, 0)
    after = await host.computers.decide(table.id, 0, late.players[0].since)
    assert waiting_on(after) == (1, 2)
    assert (after.players[1].since, after.players[1].deadline) == (before.since, before.deadline)
    (move,) = await host.ledger.moves(table.id, after=0)
    assert (move.seat, move.hand) == (0, "computer")
    # The others' time is over, too: their timers were there all the while.
    kinds = {timer.seat: timer.kind for timer in await timers_in(store_of(host))}
    assert kinds == {1: "out", 2: "out"}


# What a table may choose


@pytest.mark.parametrize("level", [-1, 0, 6])
async def test_a_level_that_does_not_exist_is_refused(host: Host, level: int):
    table = await host.lobbies.open(Opening(100, 200, ANN, "Ann", "jesters", clock=Clock()))
    with pytest.raises(Refused) as refused:
        await host.lobbies.set_clock(table.id, ANN, lambda clock: Clock(clock.limit, level=level))
    assert (refused.value.code, refused.value.facts) == ("no-such-level", {"first": 1, "last": 5})
    assert (await host.table(table.id)).clock == table.clock


async def test_how_strong_it_plays_is_agreed_on_before_the_game(host: Host):
    table = await begun(host, "once", 5)
    assert (await host.table(table.id)).clock.level == 5
    with pytest.raises(Refused) as refused:
        await host.lobbies.set_clock(table.id, ANN, lambda clock: Clock(clock.limit, level=4))
    assert refused.value.code == "expiry-fixed"
    later = await host.lobbies.set_clock(table.id, ANN, lambda _: Clock(2 * LIMIT, level=5))
    assert later.clock.limit == 2 * LIMIT
