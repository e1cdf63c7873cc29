"""The host: lobby, drafts, confirmed turns, and everything that is kindly refused.

They stay in one file because they are one game, from the lobby to its end.
"""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from data.store import SqlStore
from engine.core import Refused
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.host.store import Stale
from engine.record_reading import verify
from engine.table.drafts import Click, decision_of
from engine.table.model import Doer, Table
from engine.table.turns import waiting_on
from tests.stores import store_of

ALICE, BOB, CHLOE, DEE = 1, 2, 3, 4
NAMES = {ALICE: "Alice", BOB: "Bob", CHLOE: "Chloé", DEE: "Dee"}
GUILD, CHANNEL = 100, 200


@pytest.fixture
def host(store: SqlStore) -> Host:
    ticks = count(1_700_000_000)
    return Host(store, lambda: next(ticks))


async def lobby(host: Host, *users: int) -> Table:
    table = await host.lobbies.open(Opening(GUILD, CHANNEL, ALICE, "Alice", "hedgehogs"))
    for user in users:
        table = await host.lobbies.join(table.id, user, NAMES[user])
    return table


async def game(host: Host, *users: int) -> Table:
    table = await lobby(host, *(users or (BOB,)))
    return await host.lobbies.start(table.id, ALICE)


def mover(table: Table) -> int:
    return table.players[waiting_on(table)[0]].user


async def race(host: Host, *users: int) -> Table:
    """A game in which all pieces are placed and somebody may step aside."""
    table = await game(host, *users)
    while not any(
        move.startswith("side") for move in decision_of(table, mover(table)).choices.moves
    ):
        first = decision_of(table, mover(table)).choices.moves[0]
        table = await host.turns.type_moves(table.id, mover(table), [first])
    return table


async def test_the_owner_sits_down_first(host: Host):
    table = await lobby(host)

    assert [player.name for player in table.players] == ["Alice"]
    assert table.status == "lobby"
    assert table.seed.hex() not in table.commitment


async def test_a_channel_has_one_live_table(host: Host):
    await lobby(host)
    with pytest.raises(Refused) as info:
        await lobby(host)
    assert info.value.code == "channel-taken"


async def test_a_closed_table_frees_the_channel(host: Host):
    table = await lobby(host)
    await host.lobbies.close(table.id, Doer(ALICE, "Ann"))
    assert (await lobby(host)).id != table.id


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (lambda h, t: h.lobbies.join(t.id, ALICE, "Alice"), "already-seated"),
        (lambda h, t: h.lobbies.leave(t.id, DEE), "not-seated"),
        (lambda h, t: h.lobbies.close(t.id, Doer(BOB, "Ann")), "owner-only"),
        (lambda h, t: h.lobbies.choose_options(t.id, BOB, "v9"), "owner-only"),
        (lambda h, t: h.lobbies.choose_options(t.id, ALICE, "v99"), "unknown-option"),
        (lambda h, t: h.lobbies.start(t.id, DEE), "not-seated"),
        (lambda _, t: decision_of(t, ALICE), "not-started"),
        (lambda h, t: h.turns.resign(t.id, ALICE), "not-started"),
        (lambda h, t: h.records.of(t), "not-started"),
        (lambda h, _: h.lobbies.join(77, DEE, "Dee"), "no-table"),
    ],
)
async def test_the_lobby_refuses_kindly(
    host: Host, act: Callable[[Host, Table], Awaitable[object]], code: str
):
    table = await lobby(host, BOB)
    with pytest.raises(Refused) as info:
        await act(host, table)
    assert info.value.code == code
    assert await host.table(table.id) == table


async def test_one_person_cannot_start(host: Host):
    table = await lobby(host)
    with pytest.raises(Refused) as info:
        await host.lobbies.start(table.id, ALICE)
    assert (info.value.code, info.value.facts) == ("too-few", {"fewest": 2, "missing": 1})


async def test_a_full_table_takes_nobody_else(host: Host):
    table = await lobby(host)
    for user in range(10, 15):
        table = await host.lobbies.join(table.id, user, f"U{user}")
    with pytest.raises(Refused) as info:
        await host.lobbies.join(table.id, DEE, "Dee")
    assert info.value.code == "full"


async def test_the_owner_who_leaves_hands_the_table_on(host: Host):
    table = await lobby(host, BOB, CHLOE)
    table = await host.lobbies.leave(table.id, ALICE)
    assert table.owner == BOB
    await host.lobbies.leave(table.id, BOB)
    table = await host.lobbies.leave(table.id, CHLOE)
    assert (table.owner, table.players) == (CHLOE, ())
    assert (await host.lobbies.join(table.id, DEE, "Dee")).owner == DEE


async def test_options_chosen_in_the_lobby_are_played(host: Host):
    table = await lobby(host, BOB)
    await host.lobbies.choose_options(table.id, ALICE, "V26 v9")
    started = await host.lobbies.start(table.id, BOB)
    assert started.options == "v9 v26"


async def test_a_draft_changes_nothing_until_it_is_confirmed(host: Host):
    table = await race(host, BOB, CHLOE)
    user = mover(table)
    before = decision_of(table, user)
    drafted = await host.turns.choose(table.id, user, before.click, [before.choices.moves[0]])

    assert (drafted.ply, drafted.snapshot) == (table.ply, table.snapshot)
    after = decision_of(drafted, user)
    assert after.draft == (before.choices.moves[0],)
    assert after.view != before.view


async def test_undo_drops_the_last_step(host: Host):
    table = await race(host, BOB, CHLOE)
    user = mover(table)
    click = decision_of(table, user).click
    drafted = await host.turns.choose(
        table.id, user, click, [decision_of(table, user).choices.moves[0]]
    )
    undone = await host.turns.undo(table.id, user, decision_of(drafted, user).click)

    assert decision_of(undone, user).view == decision_of(table, user).view
    with pytest.raises(Refused) as info:
        await host.turns.undo(table.id, user, click)
    assert info.value.code == "nothing-to-undo"


async def play_turn(host: Host, table: Table) -> Table:
    """The mover takes the first choice of every step and confirms."""
    user = mover(table)
    while not decision_of(table, user).complete:
        before = decision_of(table, user)
        table = await host.turns.choose(table.id, user, before.click, [before.choices.moves[0]])
    return await host.turns.confirm(table.id, user, decision_of(table, user).click)


async def test_confirm_plays_the_whole_draft_as_one(host: Host):
    table = await race(host, BOB, CHLOE)
    steps_before = len(await host.ledger.moves(table.id))
    after = await play_turn(host, table)
    logged = (await host.ledger.moves(table.id))[steps_before:]

    assert after.ply == table.ply + len(logged)
    assert [move.ply for move in logged] == list(range(table.ply + 1, after.ply + 1))
    assert all(not player.draft for player in after.players)


async def test_the_same_click_twice_is_done_once(host: Host):
    table = await race(host, BOB, CHLOE)
    user, click = mover(table), decision_of(table, mover(table)).click
    move = decision_of(table, user).choices.moves[0]
    results = await asyncio.gather(
        *(host.turns.choose(table.id, user, click, [move]) for _ in range(3)),
        return_exceptions=True,
    )

    codes = [result.code for result in results if isinstance(result, Refused)]
    assert codes == ["already-done", "already-done"]


async def test_a_confirmation_sent_twice_is_done_once(host: Host):
    table = await race(host, BOB, CHLOE)
    user = mover(table)
    while not decision_of(table, user).complete:
        now = decision_of(table, user)
        table = await host.turns.choose(table.id, user, now.click, [now.choices.moves[0]])
    click = decision_of(table, user).click
    played = await host.turns.confirm(table.id, user, click)
    with pytest.raises(Refused) as info:
        await host.turns.confirm(table.id, user, click)
    assert info.value.code == "already-done"
    assert (await host.table(table.id)).ply == played.ply


async def test_a_panel_confirms_what_it_shows_or_nothing(host: Host):
    table = await race(host, BOB, CHLOE)
    user = mover(table)
    first, second = decision_of(table, user).choices.moves[:2]
    shown = decision_of(
        await host.turns.choose(table.id, user, decision_of(table, user).click, [first]), user
    ).click
    await host.turns.undo(table.id, user, shown)
    await host.turns.choose(table.id, user, decision_of(table, user).click, [second])
    with pytest.raises(Refused) as info:
        await host.turns.confirm(table.id, user, shown)
    assert info.value.code == "already-done"


async def test_a_click_on_an_old_board_is_told_so(host: Host):
    table = await race(host, BOB, CHLOE)
    await play_turn(host, table)
    newest = await host.table(table.id)
    with pytest.raises(Refused) as info:
        await host.turns.choose(table.id, mover(newest), Click(0, 0), ["stay"])
    assert info.value.code == "old-board"


async def test_others_are_told_whose_move_it_is(host: Host):
    table = await race(host, BOB, CHLOE)
    waiting = NAMES[mover(table)]
    idle = next(user for user in (ALICE, BOB, CHLOE) if user != mover(table))
    for user, code in ((idle, "not-your-move"), (DEE, "only-watching")):
        with pytest.raises(Refused) as info:
            decision_of(await host.table(table.id), user)
        assert (info.value.code, info.value.facts["movers"]) == (code, [waiting])


async def test_an_illegal_step_changes_nothing(host: Host):
    table = await race(host, BOB, CHLOE)
    with pytest.raises(Refused):
        await host.turns.type_moves(table.id, mover(table), ["side a9 b"])
    assert await host.table(table.id) == table


async def two_decisions(host: Host) -> tuple[Table, str, str]:
    """A race in which somebody steps aside, or stays, and then has several pieces to push."""
    table = await race(host, BOB, CHLOE)
    for _ in range(50):
        user = mover(table)
        for step in decision_of(table, user).choices.moves:
            players = [
                replace(one, draft=(step,)) if one.user == user else one for one in table.players
            ]
            tried = decision_of(replace(table, players=tuple(players)), user)
            if not tried.complete and len(tried.choices.moves) > 1:
                return table, step, tried.choices.moves[-1]
        table = await play_turn(host, table)
    raise AssertionError("nobody ever had two decisions in a turn")


async def test_half_a_typed_turn_is_a_draft_and_the_other_half_plays_both(host: Host):
    table, step, push = await two_decisions(host)
    user, seat = mover(table), waiting_on(table)[0]
    half = await host.turns.type_moves(table.id, user, [step])

    assert (half.ply, half.players[seat].draft) == (table.ply, (step,))
    whole = await host.turns.type_moves(table.id, user, [push])
    assert (whole.ply, whole.players[seat].draft) == (table.ply + 2, ())
    assert [move.move for move in await host.ledger.moves(table.id)][-2:] == [step, push]


async def test_a_turn_that_is_typed_whole_is_played_at_once(host: Host):
    table, step, push = await two_decisions(host)
    whole = await host.turns.type_moves(table.id, mover(table), [step, push])

    assert whole.ply == table.ply + 2
    assert all(not player.draft for player in whole.players)
    assert [move.move for move in await host.ledger.moves(table.id)][-2:] == [step, push]


async def test_to_resign_is_not_a_move(host: Host):
    table = await race(host, BOB)
    with pytest.raises(Refused) as info:
        await host.turns.type_moves(table.id, mover(table), ["resign"])
    assert info.value.code == "use-resign"
    assert await host.table(table.id) == table


async def test_players_are_called_by_their_newest_name(host: Host):
    table = await game(host, BOB)
    table = await host.seats.rename(table.id, BOB, "Bobby")
    assert [player.name for player in table.players] == ["Alice", "Bobby"]
    with pytest.raises(Refused) as info:
        await host.seats.rename(table.id, DEE, "Dee")
    assert info.value.code == "not-seated"


async def test_another_process_that_was_quicker_is_waited_out(host: Host):
    table = await lobby(host)
    quick = store_of(host).tables.save
    slips = iter([True, True, False])

    async def slipping(table: Table, *others: Any, **more: Any) -> Table:
        if next(slips):
            raise Stale
        return await quick(table, *others, **more)

    store_of(host).tables.save = slipping  # type: ignore[method-assign]
    assert len((await host.lobbies.join(table.id, BOB, "Bob")).players) == 2


async def test_the_game_of_a_channel_is_remembered_while_it_runs(host: Host):
    assert host.tables.remembered_in(CHANNEL) is None
    await lobby(host, BOB)
    assert host.tables.remembered_in(CHANNEL) is None
    table = await host.lobbies.start(1, ALICE)
    assert host.tables.remembered_in(CHANNEL) == table
    other = Host(store_of(host), lambda: 0)
    assert other.tables.remembered_in(CHANNEL) is None
    await host.turns.stop(table.id, Doer(ALICE, "Ann"))
    assert host.tables.remembered_in(CHANNEL) is None


async def test_a_move_holds_although_another_process_has_gone_on(host: Host):
    table = await game(host)
    other = Host(store_of(host), lambda: 0)
    table = await other.turns.type_moves(
        table.id, mover(table), [decision_of(table, mover(table)).choices.moves[0]]
    )
    known = host.tables.remembered_in(CHANNEL)
    assert known is not None
    assert known.ply < table.ply
    move = decision_of(table, mover(table)).choices.moves[0]
    assert (await host.turns.type_moves(known.id, mover(table), [move])).ply == table.ply + 1


async def test_news_are_what_happened_since_the_own_last_step(host: Host):
    table = await race(host, BOB, CHLOE)
    user = mover(table)
    seat = table.seat_of(user)
    assert seat is not None
    table = await play_turn(host, table)
    assert await host.turns.news(table, seat) == []
    while mover(table) != user:
        table = await play_turn(host, table)
    assert {move.user for move in await host.turns.news(table, seat)} == {ALICE, BOB, CHLOE} - {
        user
    }


async def test_a_whole_game_leaves_a_record_that_holds(host: Host):
    table = await game(host, BOB)
    for _ in range(1000):
        if table.status != "running":
            break
        table = await play_turn(host, table)
    assert table.status == "over"
    assert table.outcome is not None
    record = await host.records.of(table)
    assert verify(record).header.names == ("Alice", "Bob")


async def test_the_record_of_a_running_game_keeps_the_seed(host: Host):
    table = await race(host)
    assert table.seed.hex() not in await host.records.of(table)


async def test_who_resigns_is_out(host: Host):
    table = await game(host, BOB, CHLOE)
    table = await host.turns.resign(table.id, BOB)
    assert table.status == "running"
    assert table.seat_of(BOB) is None
    table = await host.turns.resign(table.id, CHLOE)
    assert (table.status, table.outcome and table.outcome.ranks) == ("over", (1, 3, 2))
    verify(await host.records.of(table))


async def test_the_owner_abandons_alone(host: Host):
    table = await game(host, BOB, CHLOE)
    table = await host.turns.stop(table.id, Doer(ALICE, "Ann"))
    assert table.status == "abandoned"
    assert "result: abandoned" in await host.records.of(table)


async def test_more_than_half_of_the_players_abandon_by_vote(host: Host):
    table = await game(host, BOB, CHLOE)
    table = await host.turns.stop(table.id, Doer(BOB, "Ann"))
    assert (table.status, table.votes) == ("running", (BOB,))
    with pytest.raises(Refused) as info:
        await host.turns.stop(table.id, Doer(BOB, "Ann"))
    assert info.value.code == "already-voted"
    assert (await host.turns.stop(table.id, Doer(CHLOE, "Ann"))).status == "abandoned"


async def test_a_stranger_has_no_vote(host: Host):
    table = await game(host, BOB)
    with pytest.raises(Refused) as info:
        await host.turns.stop(table.id, Doer(DEE, "Ann"))
    assert info.value.code == "not-seated"


async def test_a_manager_puts_another_person_in_a_seat(host: Host):
    table = await game(host, BOB)
    table = await host.seats.reseat(table.id, 1, DEE, "Dee")
    assert [player.name for player in table.players] == ["Alice", "Dee"]
    for seat, user, code in ((1, ALICE, "sits-already"), (5, CHLOE, "no-such-seat")):
        with pytest.raises(Refused) as info:
            await host.seats.reseat(table.id, seat, user, "x")
        assert info.value.code == code


async def test_a_manager_ends_any_table(host: Host):
    table = await lobby(host)
    assert (await host.servers.end(table.id)).status == "closed"
    table = await game(host, BOB)
    assert (await host.servers.end(table.id)).status == "abandoned"
    with pytest.raises(Refused):
        await host.servers.end(table.id)


async def test_the_owner_sets_the_table_up(host: Host):
    table = await game(host, BOB)
    assert (await host.lobbies.set_quiet(table.id, ALICE, True)).quiet
    assert (await host.lobbies.set_language(table.id, ALICE, "fr")).language == "fr"
    with pytest.raises(Refused):
        await host.lobbies.set_quiet(table.id, BOB, False)
