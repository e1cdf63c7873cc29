"""Plans at a table: tried on the board as it is, done when the die comes, gone with the throw."""

from itertools import count

import pytest
from msgspec.structs import replace

from data.store import SqlStore
from engine.chance import commitment
from engine.core import Illegal, Refused, snapshot
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.host.once import handle
from engine.record_reading import verify
from engine.table import seats
from engine.table.ahead import planning
from engine.table.ahead.planning import Glance
from engine.table.check import faults
from engine.table.model import Doer, Table
from engine.table.older import brought_up
from engine.table.turns import state_of, waiting_on
from tests.engine.hedgehogs.race import race
from tests.stores import store_of

ANN, BEN, CLEO = 1, 2, 3
USERS = (ANN, BEN, CLEO)
BOARD = "a1=r1 b1=b1 c2=r2b2 d2=y1 e2=b3 f1=y2"
THREES = bytes([535 % 256, 535 // 256]) * 16
"""Dice that show 3 when Ann has moved."""
FACES = ("1", "2", "3", "4", "5", "6")


@pytest.fixture
def host(store: SqlStore) -> Host:
    ticks = count(1_700_000_000)
    return Host(store, lambda: next(ticks))


async def at(host: Host, position: str = BOARD, *, die: int = 6) -> Table:
    """A table of three at which Ann has thrown a die, and is to move first."""
    table = await host.lobbies.open(Opening(100, 200, ANN, "Ann", "hedgehogs"))
    for user in (BEN, CLEO):
        table = await host.lobbies.join(table.id, user, f"User {user}")
    table = await host.lobbies.start(table.id, ANN)
    state = race(position, seats=3, die=die)
    fixed = replace(table, snapshot=snapshot(state), seed=THREES, commitment=commitment(THREES))
    table = await store_of(host).tables.save(fixed)
    host.tables._recent.clear()
    return table


async def plan(host: Host, table: Table, seat: int, face: str, *moves: str) -> Table:
    for move in moves:
        glance = Glance(table.position_number, face, planning.checksum(table, seat, face))
        table = await host.intents.choose(table.id, USERS[seat], glance, move)
    return table


async def plan_all(host: Host, table: Table, seat: int, first: str) -> Table:
    """The same first step for every throw, and whatever comes first behind it."""
    for face in FACES:
        table = await plan(host, table, seat, face, first)
        while choices := planning.as_meant(table, seat, face).choices.moves:
            table = await plan(host, table, seat, face, choices[0])
    return table


def faces_of(table: Table, seat: int) -> set[str]:
    return {intent.face for intent in table.players[seat].intents}


async def test_what_is_offered_for_a_throw_is_what_would_be_legal_then(host: Host):
    table = await at(host)

    assert planning.faces(table, 1) == FACES
    assert planning.faces(table, 0) == ()
    moves = planning.outlook(table, 1, "3", ()).choices.moves
    assert moves == ("side b1 a", "side b1 c", "side c2 b", "side c2 d", "side e2 d",
                     "side e2 f", "stay")  # fmt: skip
    look = planning.outlook(table, 1, "3", ("side b1 c",))
    assert look.choices.moves == ("go c1", "go c2")
    assert not look.whole
    assert planning.outlook(table, 1, "3", ("side b1 c", "go c2")).whole


async def test_a_plan_is_played_with_the_throw_that_it_was_made_for(host: Host):
    table = await plan_all(host, await at(host), 1, "side e2 d")
    assert faces_of(table, 1) == set(FACES)

    after = await host.turns.type_moves(table.id, ANN, ["stay", "go f1"])
    logged = await host.ledger.moves(table.id, after=0)
    assert [(move.seat, move.user, move.move, move.hand) for move in logged] == [
        (0, ANN, "stay", "person"),
        (1, BEN, "side e2 d", "planned"),
    ]
    assert waiting_on(after) == (2,)
    assert after.players[1].intents == ()
    assert after.players[1].asked == 0
    waiting = await host.timers.due(2**62, 9)
    assert {timer.seat for timer in waiting if timer.seat is not None} == {2}


async def test_what_was_planned_is_decided_by_ones_own_hand(host: Host):
    table = await plan_all(host, await at(host), 1, "side e2 d")
    await host.turns.type_moves(table.id, ANN, ["stay", "go f1"])
    for user in (BEN, CLEO):
        table = await host.turns.resign(table.id, user)

    result = await host.ratings.result(table.id)
    assert result is not None
    placing = result.placings[1]
    assert (placing.own, placing.made, placing.part) == (1, 1, "full")
    assert placing.answers == 0


async def test_a_planned_turn_of_two_steps_is_played_a_step_a_ply(host: Host):
    table = await plan(host, await at(host), 1, "3", "side b1 c", "go c2")

    after = await host.turns.type_moves(table.id, ANN, ["stay", "go f1"])
    logged = await host.ledger.moves(table.id, after=1)
    assert [(move.ply, move.move, move.hand) for move in logged] == [
        (2, "side b1 c", "planned"),
        (3, "go c2", "planned"),
    ]
    assert waiting_on(after) == (2,)


async def test_what_happened_before_a_planned_turn_stays_news(host: Host):
    table = await plan_all(host, await at(host), 1, "side e2 d")
    seen = table.players[1].seen

    after = await host.turns.type_moves(table.id, ANN, ["stay", "go f1"])
    assert after.players[1].seen == seen
    news = await host.turns.news(after, 1)
    assert news[0].seat == 0


async def test_whoever_finds_something_changed_that_it_touches_is_asked(host: Host):
    table = await plan_all(host, await at(host), 1, "side b1 a")

    after = await host.turns.type_moves(table.id, ANN, ["side a1 b", "go f1"])
    assert waiting_on(after) == (1,)
    assert after.players[1].intents == ()
    assert after.players[1].asked


async def test_what_has_not_changed_does_not_matter(host: Host):
    table = await plan_all(host, await at(host, die=6), 1, "side b1 c")

    after = await host.turns.type_moves(table.id, ANN, ["stay", "go f1"])
    logged = await host.ledger.moves(table.id, after=0)
    assert "planned" in [move.hand for move in logged]
    assert waiting_on(after) != (1,)


async def test_another_legal_step_forward_is_another_turn(host: Host):
    # With one hedgehog in lane d the step forward is forced; Ann puts a second there.
    table = await at(host, "a1=r1 c2=r2 d1=b1 e2=b3 f1=y2 f3=b2", die=6)
    table = await plan_all(host, table, 1, "stay")
    meant = next(one for one in table.players[1].intents if one.face == "4")
    assert meant.moves == ("stay",)
    assert meant.touched == ("d1 b1 > ", "d2  > b1")

    forced = replace(state_of(table), seat=1, die=4)
    other = replace(forced, board=tuple("r2" if at == 9 else stack for at, stack in
                                        enumerate(forced.board)))  # fmt: skip
    moved = replace(table, snapshot=snapshot(other))
    assert planning.outlook(moved, 1, "4", ("stay",)).choices.moves == ("go d1", "go d2")
    assert not planning.still_holds(moved, 1, meant)


async def test_a_throw_that_is_not_planned_is_asked_for(host: Host):
    table = await plan(host, await at(host), 1, "4", "stay")
    after = await host.turns.type_moves(table.id, ANN, ["stay", "go f1"])
    assert waiting_on(after) == (1,)
    assert after.players[1].intents == ()


async def test_a_plan_is_for_one_throw_alone(host: Host):
    table = await plan_all(host, await at(host), 1, "side e2 d")
    after = await host.turns.type_moves(table.id, ANN, ["stay", "go f1"])
    assert faces_of(after, 1) == set()
    assert planning.faces(after, 1) == FACES


async def test_a_plan_can_be_dropped_or_chosen_anew(host: Host):
    table = await plan(host, await at(host), 1, "3", "side b1 c", "go c2")
    table = await plan(host, table, 1, "3", "stay")
    (kept,) = table.players[1].intents
    assert kept.moves == ("stay",)
    table = await plan(host, table, 1, "4", "stay")

    table = await host.intents.drop(table.id, BEN, "3")
    assert faces_of(table, 1) == {"4"}
    table = await host.intents.drop(table.id, BEN)
    assert table.players[1].intents == ()


async def test_half_a_plan_is_none(host: Host):
    table = await plan(host, await at(host), 1, "3", "side b1 c")
    (half,) = table.players[1].intents
    assert not half.whole

    after = await host.turns.type_moves(table.id, ANN, ["stay", "go f1"])
    assert waiting_on(after) == (1,)
    assert after.players[1].intents == ()


async def test_old_boards_and_double_clicks_change_nothing(host: Host):
    table = await at(host)
    old = Glance(table.position_number, "3", 0)
    await host.intents.choose(table.id, BEN, old, "side b1 c")

    with pytest.raises(Refused, match="already done"):
        await host.intents.choose(table.id, BEN, old, "stay")
    with pytest.raises(Illegal):
        await plan(host, await host.table(table.id), 1, "3", "go f1")
    with pytest.raises(Refused, match="do not play"):
        await host.intents.choose(table.id, 99, old, "stay")
    with pytest.raises(Refused, match="no longer the newest"):
        await host.intents.choose(table.id, ANN, old, "stay")
    await host.turns.type_moves(table.id, ANN, ["stay", "go f1"])
    with pytest.raises(Refused, match="no longer the newest"):
        await host.intents.choose(table.id, CLEO, old, "stay")


async def test_two_processes_and_two_deliveries_play_a_plan_once(host: Host, store: SqlStore):
    table = await plan_all(host, await at(host), 1, "side e2 d")
    twin = Host(store, lambda: 1_700_000_900)
    await twin.table(table.id)

    handle(77)
    after = await host.turns.type_moves(table.id, ANN, ["stay", "go f1"])
    handle(77)
    again = await twin.turns.type_moves(table.id, ANN, ["stay", "go f1"])
    assert (after.ply, after.snapshot) == (again.ply, again.snapshot)
    logged = await host.ledger.moves(table.id, after=0)
    assert [move.ply for move in logged] == list(range(1, after.ply + 1))


async def test_a_plan_survives_a_restart(host: Host, store: SqlStore):
    table = await plan_all(host, await at(host), 1, "side e2 d")
    later = Host(store, lambda: 1_700_000_900)
    assert (await later.table(table.id)).players[1].intents == table.players[1].intents
    after = await later.turns.type_moves(table.id, ANN, ["stay", "go f1"])
    assert waiting_on(after) != (1,)


async def test_nothing_is_meant_any_more_after_a_takeback(host: Host):
    table = await host.lobbies.open(Opening(100, 200, ANN, "Ann", "hedgehogs"))
    table = await host.lobbies.join(table.id, BEN, "Ben")
    table = await host.lobbies.start(table.id, ANN)
    mover, other = (ANN, BEN) if waiting_on(table) == (0,) else (BEN, ANN)
    await host.turns.type_moves(table.id, mover, ["place a"])
    await host.intents.wish(table.id, mover, ["b", "c"])
    table = await host.takebacks.ask(table.id, mover)
    asking = table.takebacks.asking
    assert asking is not None
    table = await host.takebacks.agree(table.id, other, asking.number)
    assert table.ply == 0
    assert all(player.intents == () for player in table.players)


async def test_newer_rules_know_nothing_of_it(host: Host):
    table = await plan(host, await at(host), 1, "3", "stay")
    older = replace(table, rules_version=1)
    assert older.players[1].intents
    assert brought_up(older).players[1].intents == ()


async def test_whoever_leaves_or_gives_up_a_seat_means_nothing_there(host: Host):
    table = await plan(host, await at(host), 1, "3", "stay")
    opened = seats.opened(table, BEN)
    assert opened.players[1].intents == ()
    table = await host.turns.resign(table.id, BEN)
    assert table.players[1].intents == ()


async def test_a_plan_of_somebody_who_is_not_there_waits_for_them(host: Host):
    table = await plan_all(host, await at(host), 1, "side e2 d")
    player = replace(table.players[1], holder="computer")
    table = await store_of(host).tables.save(table.with_player(1, player))
    host.tables._recent.clear()
    await host.turns.type_moves(table.id, ANN, ["stay", "go f1"])
    logged = await host.ledger.moves(table.id, after=0)
    assert {move.hand for move in logged if move.seat == 1} == {"computer"}


async def test_a_planned_turn_is_marked_for_its_player_alone_until_the_end(host: Host):
    table = await host.lobbies.open(Opening(100, 200, ANN, "Ann", "hedgehogs"))
    table = await host.lobbies.join(table.id, BEN, "Ben")
    table = await host.lobbies.start(table.id, ANN)
    for user in (ANN, BEN):
        table = await host.intents.wish(table.id, user, ["c", "d", "b", "e", "a", "f"])
    log = await host.ledger.moves(table.id)
    assert faults(table, log) == []
    assert "planned" not in await host.records.of(table)

    stopped = await host.turns.stop(table.id, Doer(ANN, "Ann"))
    whole = await host.records.of(stopped)
    assert "(planned)" in whole
    assert {play.hand for play in verify(whole).plays} == {"planned"}
