"""Somebody plays alone against computers: takes back as often as they like."""

import asyncio
from itertools import count

import pytest
from msgspec.structs import replace

from data.store import SqlStore
from engine.computer.answering import Question, answer
from engine.computer.player import Plan
from engine.core import Event, Refused
from engine.games import GAMES, game_named
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.table.check import faults
from engine.table.computers import is_thinking
from engine.table.drafts import decision_of
from engine.table.model import LoggedMove, Player, Table
from engine.table.solo.who import can_go_back, is_solo
from engine.table.turns import state_of, voters, waiting_on
from tests.engine.table.test_timeouts import ANN, BEN
from tests.stores import store_of


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.host.lobbies.new_seed", lambda: bytes([14]) * 32)


@pytest.fixture
def host(store: SqlStore) -> Host:
    ticks = count(1_700_000_000)
    return Host(store, lambda: next(ticks))


async def begun(
    host: Host, key: str = "hedgehogs", computers: int = 1, options: str = "", people: int = 1
) -> Table:
    opening = Opening(1, 2, ANN, "Ann", key, options, computers=((3, "Pico"),) * computers)
    table = await host.lobbies.open(opening)
    if people > 1:
        await host.lobbies.join(table.id, BEN, "Ben")
    await host.lobbies.start(table.id, ANN)
    return await asked(host, table)


async def asked(host: Host, table: Table) -> Table:
    """The table, once its computers have decided what they are asked."""
    while is_thinking(table := await host.table(table.id)):
        seat = waiting_on(table)[0]
        await host.computers.decide(table.id, seat, table.players[seat].since)
    return table


async def turn(host: Host, table: Table, pick: int = 0) -> Table:
    """Ann plays until somebody else is asked, or the game asks her anew; computers answer."""
    since = table.players[0].since
    while table.players[0].since == since and 0 in waiting_on(table):
        moves = decision_of(table, ANN).choices.moves
        table = await host.turns.type_moves(table.id, ANN, [moves[pick % len(moves)]])
    return await asked(host, table)


async def back(host: Host, table: Table) -> Table:
    return await host.takebacks.retract(table.id, ANN, table.position_number)


async def refused(asking: object) -> str:
    with pytest.raises(Refused) as found:
        await asking  # type: ignore[misc]
    return found.value.code


async def rolls(host: Host, table: Table) -> list[Event]:
    """Every die that was thrown, in order."""
    log: list[LoggedMove] = await host.ledger.moves(table.id)
    return [event for move in log for event in move.events if event.kind == "roll"]


# Who plays alone


def seated(*players: Player) -> Table:
    return Table(
        guild=1,
        channel=2,
        owner=ANN,
        game="hedgehogs",
        rules_version=1,
        status="running",
        players=players,
        seed=b"",
        commitment="",
        opened=1,
        ply=3,
    )


ALONE = Player(ANN, "Ann", seen=2)
PICO = Player(-1, "Pico", holder="computer", level=3)


def test_who_plays_alone():
    alone = seated(ALONE, PICO, PICO)
    assert is_solo(alone)
    assert is_solo(seated(PICO, ALONE))
    others = [
        Player(BEN, "Ben"),
        Player(BEN, "Ben", holder="computer"),
        Player(BEN, "B", holder="open"),
    ]
    for other in (*others, Player(BEN, "Ben", resigned=True)):
        assert not is_solo(seated(ALONE, PICO, other))
    assert not is_solo(seated(ALONE))
    assert not is_solo(seated(PICO, PICO))
    assert not is_solo(seated(replace(ALONE, resigned=True), PICO))
    assert not is_solo(replace(alone, rated=True))
    for status in ("lobby", "over", "abandoned", "closed"):
        assert not is_solo(replace(alone, status=status))


def test_what_can_be_taken_back_is_what_they_have_decided():
    assert can_go_back(seated(ALONE, PICO))
    assert can_go_back(seated(PICO, replace(ALONE, seen=1)))
    assert not can_go_back(seated(replace(ALONE, seen=0), PICO))
    assert not can_go_back(seated(replace(ALONE, holder="computer"), PICO))
    assert not can_go_back(seated(ALONE, PICO, Player(BEN, "Ben")))
    went_back = replace(seated(ALONE, PICO), ply=0)
    taken = replace(went_back.takebacks, taken=2)
    assert not can_go_back(replace(went_back, takebacks=taken))


# Going back


@pytest.mark.parametrize("key", list(GAMES))
async def test_back_to_the_first_decision_and_forth_again_with_the_same_dice(host: Host, key: str):
    table = await begun(host, key, 2)
    first, turns = table.ply, 1 if key == "market" else 3  # which is over soon
    for number in range(turns):
        table = await turn(host, table, number)
    thrown, reached = await rolls(host, table), table
    steps = 0
    while can_go_back(table):
        table = await back(host, table)
        steps += 1
        assert 0 in waiting_on(table)
        assert faults(table, await host.ledger.moves(table.id)) == []
    assert steps >= min(turns, 2)
    assert table.ply <= first
    assert await refused(back(host, table)) == "takeback-nothing"
    table = await asked(host, table)
    for number in range(turns):
        table = await turn(host, table, number)
    assert await rolls(host, table) == thrown
    assert state_of(table) == state_of(reached)


async def test_one_press_goes_back_once_and_another_one_is_told_so(host: Host):
    table = await turn(host, await turn(host, await begun(host)))
    shown = table.position_number
    both = await asyncio.gather(
        host.takebacks.retract(table.id, ANN, shown),
        host.takebacks.retract(table.id, ANN, shown),
        return_exceptions=True,
    )
    (told,) = [one for one in both if isinstance(one, Refused)]
    assert told.code == "old-board"
    after = await host.table(table.id)
    assert after.position_number == shown + 1
    for stale in (shown, shown - 1, after.position_number + 1):
        assert await refused(host.takebacks.retract(table.id, ANN, stale)) == "old-board"
    assert (await host.table(table.id)).position_number == shown + 1
    again = await back(host, after)
    assert again.ply < after.ply


async def test_from_a_board_that_was_answered_nobody_goes_back(host: Host):
    table = await turn(host, await begun(host))
    shown = table.position_number
    while 0 in waiting_on(table):
        move = decision_of(table, ANN).choices.moves[0]
        table = await host.turns.type_moves(table.id, ANN, [move])
    assert is_thinking(table)
    assert await refused(host.takebacks.retract(table.id, ANN, shown)) == "old-board"
    gone = await host.takebacks.retract(table.id, ANN, table.position_number)
    assert gone.ply < table.ply


async def test_what_was_being_thought_about_is_void_then(host: Host):
    table = await turn(host, await begun(host))
    while 0 in waiting_on(table):
        move = decision_of(table, ANN).choices.moves[0]
        table = await host.turns.type_moves(table.id, ANN, [move])
    since = table.players[1].since

    async def slowly(question: Question) -> Plan:
        await host.takebacks.retract(table.id, ANN, table.position_number)
        return answer(question)

    host.computers.think = slowly
    after = await host.computers.decide(table.id, 1, since)
    assert after.ply < table.ply
    assert waiting_on(after) == (0,)


async def test_a_draft_is_undone_first(host: Host):
    table = await turn(host, await turn(host, await begun(host, "jesters")))
    now = decision_of(table, ANN)
    table = await host.turns.choose(table.id, ANN, now.click, now.choices.moves[-1:])
    assert table.players[0].draft
    assert await refused(back(host, table)) == "takeback-draft"


async def test_into_the_round_before(host: Host):
    table = await begun(host, "jesters", options="match rounds=2")

    def number(table: Table) -> int:
        return game_named("jesters").view(state_of(table), None).match.number  # type: ignore[union-attr]

    while number(table) == 1:
        table = await turn(host, table)
        assert table.status == "running"
    before = table
    while number(table) == 2:
        table = await back(host, table)
    assert table.ply < before.ply
    assert faults(table, await host.ledger.moves(table.id)) == []


async def test_where_others_play_or_it_counts_they_are_asked_or_nothing_goes_back(host: Host):
    table = await begun(host, people=2)
    for _ in range(2):
        user = table.players[waiting_on(table)[0]].user
        moves = decision_of(table, user).choices.moves
        table = await asked(host, await host.turns.type_moves(table.id, user, [moves[0]]))
    assert await refused(back(host, table)) == "retract-company"
    assert (
        await refused(host.takebacks.retract(table.id, 99, table.position_number)) == "not-seated"
    )
    # Computers are asked for nothing, and have no say.
    assert voters(table) == [ANN, BEN]
    table = await host.takebacks.ask(table.id, ANN)
    assert table.takebacks.asking is not None
    gone = await host.takebacks.agree(table.id, BEN, table.takebacks.asking.number)
    assert gone.ply < table.ply


async def test_a_game_that_counts_or_is_over_stays_as_it_is(host: Host):
    table = await turn(host, await begun(host))
    await store_of(host).tables.save(replace(table, rated=True))
    host = Host(store_of(host), lambda: 1_800_000_000)
    assert await refused(back(host, table)) == "takeback-rated"
    table = await host.servers.end(table.id)
    assert await refused(back(host, table)) == "takeback-over"
