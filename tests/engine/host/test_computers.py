"""Computers at a table: they sit down, are asked by a timer, and decide once."""

import asyncio

import pytest
from msgspec.structs import replace

import engine.host.lobbies
from data.store import SqlStore
from engine.computer.answering import Question
from engine.computer.player import Plan
from engine.core import Refused
from engine.games import GAMES
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.table.check import faults
from engine.table.computers import is_thinking, question
from engine.table.drafts import decision_of
from engine.table.model import Table
from engine.table.turns import waiting_on
from engine.table.unattended import STEPS
from tests.market.engine.market.game import MARKET
from tests.stores import store_of, timers_in

ANN, BEN = 1, 2
SEED = bytes(range(32))
NOW = 1_700_000_000


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.host.lobbies, "new_seed", lambda: SEED)


@pytest.fixture
def host(store: SqlStore) -> Host:
    return Host(store, lambda: NOW)


async def lobby(host: Host, game: str = "hedgehogs", options: str = "") -> Table:
    return await host.lobbies.open(Opening(100, 200, ANN, "Ann", game, options))


async def begun(host: Host, game: str = "hedgehogs", computers: int = 1, level: int = 3) -> Table:
    table = await lobby(host, game)
    for number in range(computers):
        await host.computers.add(table.id, ANN, level, f"Pico {number}")
    return await host.lobbies.start(table.id, ANN)


async def think(host: Host, table: Table) -> Table:
    """Let computers decide until a person is asked, or they have played for long enough."""
    while is_thinking(table := await host.table(table.id)):
        seat = waiting_on(table)[0]
        await host.computers.decide(table.id, seat, table.players[seat].since)
    return table


async def play(host: Host, table: Table) -> Table:
    """Ann plays the first choice of everything she is asked, until she is not."""
    while table.status == "running" and table.seat_of(ANN) in waiting_on(table):
        move = decision_of(table, ANN).choices.moves[0]
        table = await host.turns.type_moves(table.id, ANN, [move])
    return table


# In the lobby


async def test_a_computer_sits_down_on_the_next_seat_and_leaves_again(host: Host):
    table = await lobby(host)
    table = await host.computers.add(table.id, ANN, 2, "Pico")
    table = await host.computers.add(table.id, ANN, 5, "Rosa")
    assert [(one.name, one.level, one.holder) for one in table.players] == [
        ("Ann", 0, "person"),
        ("Pico", 2, "computer"),
        ("Rosa", 5, "computer"),
    ]
    assert len({one.user for one in table.players}) == 3
    table = await host.computers.remove(table.id, ANN)
    assert [one.name for one in table.players] == ["Ann", "Pico"]


@pytest.mark.parametrize("level", [-1, 0, 6, 99])
async def test_a_level_that_does_not_exist_is_refused_with_those_there_are(host: Host, level: int):
    table = await lobby(host)
    with pytest.raises(Refused) as refused:
        await host.computers.add(table.id, ANN, level, "Pico")
    assert (refused.value.code, refused.value.facts) == ("no-such-level", {"first": 1, "last": 5})
    assert (await host.table(table.id)).players == table.players


async def test_no_more_computers_than_seats_and_only_by_the_owner_before_the_game(host: Host):
    table = await lobby(host, "jesters")
    await host.lobbies.join(table.id, BEN, "Ben")
    with pytest.raises(Refused, match="only the one who opened"):
        await host.computers.add(table.id, BEN, 3, "Pico")
    for _ in range(2):
        await host.computers.add(table.id, ANN, 3, "Pico")
    with pytest.raises(Refused) as full:
        await host.computers.add(table.id, ANN, 3, "Pico")
    assert full.value.code == "full"
    await host.lobbies.start(table.id, ANN)
    for asked in (host.computers.remove(table.id, ANN), host.computers.add(table.id, ANN, 3, "P")):
        with pytest.raises(Refused) as refused:
            await asked
        assert refused.value.code in ("computer-stays", "already-started")


async def test_no_computer_plays_where_the_result_counts(host: Host):
    table = await lobby(host)
    store = store_of(host)
    await store.tables.save(replace(table, rated=True))
    with pytest.raises(Refused) as refused:
        await host.computers.add(table.id, ANN, 3, "Pico")
    assert refused.value.code == "computer-rated"


async def test_no_computer_to_remove_is_told(host: Host):
    table = await lobby(host)
    with pytest.raises(Refused) as refused:
        await host.computers.remove(table.id, ANN)
    assert refused.value.code == "no-computer"


async def test_computers_do_not_stay_in_a_lobby_without_anybody_nor_own_one(host: Host):
    table = await lobby(host)
    await host.computers.add(table.id, ANN, 3, "Pico")
    await host.lobbies.join(table.id, BEN, "Ben")
    table = await host.lobbies.leave(table.id, ANN)
    assert table.owner == BEN
    table = await host.lobbies.leave(table.id, BEN)
    assert table.players == ()


# In the game


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_person_and_computers_play_a_game_to_its_end(host: Host, game: str):
    table = await begun(host, game, 2)
    while table.status == "running":
        table = await play(host, await think(host, table))
    assert table.outcome is not None
    log = await host.ledger.moves(table.id)
    hands = {move.seat: move.hand for move in log if move.seat is not None}
    assert hands == {0: "person", 1: "computer", 2: "computer"}
    assert faults(table, log) == []


async def test_what_a_computer_is_asked_is_a_timer_that_is_due_at_once(host: Host):
    table = await play(host, await think(host, await begun(host)))
    store = store_of(host)
    (timer,) = await timers_in(store)
    assert (timer.kind, timer.at, timer.seat) == ("think", NOW, 1)
    assert timer.since == table.players[1].since
    after = await think(host, table)
    assert after.ply > table.ply
    kinds = {timer.kind for timer in await timers_in(store)}
    assert "think" not in kinds


async def test_a_question_answered_twice_is_played_once(host: Host):
    table = await play(host, await think(host, await begun(host)))
    since = table.players[1].since
    first, second = await asyncio.gather(
        host.computers.decide(table.id, 1, since), host.computers.decide(table.id, 1, since)
    )
    third = await host.computers.decide(table.id, 1, since)
    assert first.ply == second.ply == third.ply
    log = await host.ledger.moves(table.id)
    assert [move.ply for move in log] == list(range(first.ply + 1))


async def test_a_position_that_was_taken_back_meanwhile_is_not_played_on(host: Host):
    table = await play(host, await think(host, await begun(host)))
    asked = question(table, 1, table.players[1].since, NOW)
    since = table.players[1].since

    async def slowly(_: object) -> Plan:
        await host.takebacks.ask(table.id, ANN)
        return Plan((asked.choices.moves[0],))

    host.computers.think = slowly
    after = await host.computers.decide(table.id, 1, since)
    assert after.ply < table.ply
    assert waiting_on(after) == (0,)


async def test_computers_wait_for_somebody_after_a_while_and_go_on_when_looked_at(host: Host):
    table = await play(host, await think(host, await begun(host, computers=2)))
    most = STEPS * len(table.players)
    await store_of(host).tables.save(replace(table, unwatched=most - 1))
    host = Host(store_of(host), lambda: NOW)
    table = await host.computers.decide(table.id, 1, table.players[1].since)
    assert table.unwatched == most
    assert waiting_on(table) == (2,)
    assert not is_thinking(table)
    assert await timers_in(store_of(host)) == []
    table = await host.seats.attend(table.id, ANN)
    assert table.unwatched == 0
    assert is_thinking(table)


async def test_a_game_that_nobody_but_computers_would_go_on_with_stops(host: Host):
    table = await think(host, await begun(host, computers=3))
    table = await host.turns.resign(table.id, ANN)
    assert table.status == "abandoned"
    assert await timers_in(store_of(host)) == []


async def test_a_seat_of_a_computer_is_nobody_elses_during_the_game(host: Host):
    table = await think(host, await begun(host, computers=2))
    with pytest.raises(Refused) as refused:
        await host.seats.reseat(table.id, 1, BEN, "Ben")
    assert refused.value.code == "computer-stays"


async def test_what_another_has_taken_meanwhile_is_thought_about_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
):
    """At the market all claim a stall at the same time, and each stall is there once."""
    monkeypatch.setitem(GAMES, "market", MARKET)
    table = await play(host, await begun(host, "market", 2))
    table = await think(host, table)
    assert waiting_on(table) == (0, 1, 2)
    asked: list[Question] = []

    async def both_at_once(question: Question) -> Plan:
        asked.append(question)
        await asyncio.sleep(0.01 * len(asked))
        return Plan((question.choices.moves[0],))

    host.computers.think = both_at_once
    await asyncio.gather(
        *(host.computers.decide(table.id, seat, table.players[seat].since) for seat in (1, 2))
    )
    after = await host.table(table.id)
    assert waiting_on(after) == (0,)
    assert [len(one.choices.moves) for one in asked] == [37, 37, 36]
    claims = [move.move for move in await host.ledger.moves(table.id, after=table.ply)]
    assert claims == ["claim a1", "claim a2"]
