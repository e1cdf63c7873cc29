"""Decisions of several players at the same time, and answers out of turn: what the host does."""

import asyncio
from collections.abc import Sequence
from itertools import count, permutations

import pytest

from data.store import SqlStore
from engine.core import Illegal, Refused
from engine.games import GAMES
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.record_reading import verify
from engine.table.drafts import Decision, decision_of
from engine.table.model import Table
from engine.table.turns import waiting_on
from engine.tools.selfplay import play_random_game
from tests.market.engine.market.game import MARKET
from tests.market.engine.market.moves import PROPOSALS, WINDOW
from tests.market.engine.market.view import MarketView
from tests.stores import store_of

ANN, BOB, CLEO, DAN = 1, 2, 3, 4


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "market", MARKET)


@pytest.fixture
def host(store: SqlStore) -> Host:
    ticks = count(1_700_000_000)
    return Host(store, lambda: next(ticks))


async def market(host: Host) -> Table:
    """A market with three players who must bid."""
    table = await host.lobbies.open(Opening(1, 2, ANN, "Ann", "market"))
    await host.lobbies.join(table.id, BOB, "Bob")
    await host.lobbies.join(table.id, CLEO, "Cleo")
    return await host.lobbies.start(table.id, ANN)


async def claiming(host: Host) -> Table:
    """A market where Ann, Bob and Cleo have bid 1, 3 and 2, and must claim."""
    table = await market(host)
    for user, bid in ((ANN, "bid 1"), (BOB, "bid 3"), (CLEO, "bid 2")):
        table = await host.turns.type_moves(table.id, user, [bid])
    return table


async def drafted(host: Host, table: Table, user: int, move: str) -> Decision:
    now = decision_of(await host.table(table.id), user)
    return decision_of(await host.turns.choose(table.id, user, now.click, [move]), user)


async def refused(awaited: object) -> str:
    with pytest.raises(Refused) as info:
        await awaited  # type: ignore[misc]
    return info.value.code


def shown_bids(now: Decision) -> Sequence[int | None]:
    assert isinstance(now.view, MarketView)
    return now.view.bids


@pytest.mark.parametrize("order", list(permutations((ANN, BOB, CLEO))))
async def test_all_decide_in_any_order_each_with_the_panel_they_had(
    host: Host, order: tuple[int, ...]
):
    table = await market(host)
    clicks = {user: decision_of(table, user).click for user in order}
    for user in order:
        await host.turns.choose(table.id, user, clicks[user], [f"bid {user}"])
        now = decision_of(await host.table(table.id), user)
        assert now.complete
        table = await host.turns.confirm(table.id, user, now.click)
    assert (table.ply, waiting_on(table)) == (3, (0, 1, 2))
    assert [player.since for player in table.players] == [3, 3, 3]


async def test_a_draft_outlives_another_players_decision(host: Host):
    table = await market(host)
    mine = await drafted(host, table, ANN, "bid 2")
    await host.turns.type_moves(table.id, BOB, ["bid 3"])

    after = decision_of(await host.table(table.id), ANN)
    assert (after.draft, after.click) == (("bid 2",), mine.click)
    table = await host.turns.confirm(table.id, ANN, mine.click)
    assert [move.move for move in await host.ledger.moves(table.id)] == ["start", "bid 3", "bid 2"]


async def test_a_draft_that_is_no_longer_legal_is_dropped_and_asked_again(host: Host):
    table = await claiming(host)
    hers = await drafted(host, table, ANN, "claim c3")
    his = await drafted(host, table, BOB, "claim d4")
    table = await host.turns.type_moves(table.id, CLEO, ["claim c3"])

    assert [player.draft for player in table.players] == [(), ("claim d4",), ()]
    assert [player.since for player in table.players] == [4, 3, 3]
    assert await refused(host.turns.confirm(table.id, ANN, hers.click)) == "old-board"
    assert (await host.turns.confirm(table.id, BOB, his.click)).ply == 5


async def test_a_taken_choice_is_refused_and_changes_nothing(host: Host):
    table = await claiming(host)
    click = decision_of(table, ANN).click
    table = await host.turns.type_moves(table.id, BOB, ["claim c3"])
    with pytest.raises(Illegal):
        await host.turns.choose(table.id, ANN, click, ["claim c3"])
    assert await host.table(table.id) == table
    assert (await host.turns.choose(table.id, ANN, click, ["claim c4"])).ply == table.ply


async def test_doubled_clicks_are_told_so_while_others_decide(host: Host):
    table = await market(host)
    first = decision_of(table, ANN).click
    mine = await drafted(host, table, ANN, "bid 2")
    assert await refused(host.turns.choose(table.id, ANN, first, ["bid 2"])) == "already-done"
    await host.turns.confirm(table.id, ANN, mine.click)
    assert await refused(host.turns.confirm(table.id, ANN, mine.click)) == "already-done"
    await host.turns.type_moves(table.id, BOB, ["bid 1"])
    assert await refused(host.turns.confirm(table.id, ANN, mine.click)) == "already-done"
    assert await refused(host.turns.choose(table.id, ANN, first, ["bid 3"])) == "already-done"


async def test_a_doubled_click_after_the_own_decision_has_led_on_is_told_so(host: Host):
    table = await market(host)
    await host.turns.type_moves(table.id, ANN, ["bid 2"])
    await host.turns.type_moves(table.id, BOB, ["bid 1"])
    last = await drafted(host, table, CLEO, "bid 3")
    await host.turns.confirm(table.id, CLEO, last.click)
    assert await refused(host.turns.confirm(table.id, CLEO, last.click)) == "already-done"
    await host.turns.type_moves(table.id, ANN, ["claim a1"])
    assert await refused(host.turns.confirm(table.id, CLEO, last.click)) == "already-done"


async def test_a_panel_of_an_earlier_decision_is_old(host: Host):
    table = await market(host)
    click = decision_of(table, ANN).click
    table = await claiming_from(host, table)
    assert await refused(host.turns.choose(table.id, ANN, click, ["bid 2"])) == "old-board"


async def claiming_from(host: Host, table: Table) -> Table:
    for user in (ANN, BOB, CLEO):
        table = await host.turns.type_moves(table.id, user, ["bid 1"])
    return table


async def test_the_same_decision_clicked_together_is_made_once(host: Host):
    table = await market(host)
    clicks = {user: (await drafted(host, table, user, "bid 2")).click for user in (ANN, BOB, CLEO)}
    results = await asyncio.gather(
        *(
            host.turns.confirm(table.id, user, click)
            for user, click in clicks.items()
            for _ in range(2)
        ),
        return_exceptions=True,
    )
    codes = [result.code for result in results if isinstance(result, Refused)]
    assert codes == ["already-done"] * 3
    assert (await host.table(table.id)).ply == 3


async def test_two_processes_keep_each_others_drafts(host: Host):
    twin = Host(store_of(host), lambda: 1_700_000_000)
    table = await market(host)
    mine = await drafted(host, table, ANN, "bid 2")
    await twin.turns.type_moves(table.id, BOB, ["bid 3"])
    assert (await host.turns.confirm(table.id, ANN, mine.click)).ply == 2
    assert waiting_on(await twin.table(table.id)) == (2,)


async def test_a_secret_answer_shows_nothing_before_it_is_confirmed(host: Host):
    table = await market(host)
    await host.turns.type_moves(table.id, ANN, ["bid 1"])
    await host.turns.type_moves(table.id, BOB, ["bid 3"])
    last = await drafted(host, table, CLEO, "bid 2")

    assert (last.complete, last.tried) == (True, ())
    assert shown_bids(last) == (None, None, 0)
    undone = decision_of(await host.turns.undo(table.id, CLEO, last.click), CLEO)
    assert undone.choices.moves == ("bid 1", "bid 2", "bid 3")
    last = await drafted(host, table, CLEO, "bid 1")
    await host.turns.confirm(table.id, CLEO, last.click)
    assert shown_bids(decision_of(await host.table(table.id), CLEO)) == (1, 3, 1)


async def test_nothing_is_tried_behind_what_reveals(host: Host):
    table = await market(host)
    await host.turns.type_moves(table.id, ANN, ["bid 1"])
    await host.turns.type_moves(table.id, BOB, ["bid 3"])
    for moves in (["bid 2", "claim a1"], ["bid 2", "claim z9"]):
        assert await refused(host.turns.type_moves(table.id, CLEO, moves)) == "after-reveal"
    assert (await host.table(table.id)).ply == 2


async def test_each_sees_their_own_secret_alone(host: Host):
    table = await market(host)
    await host.turns.type_moves(table.id, ANN, ["bid 1"])
    his = await drafted(host, table, BOB, "bid 3")
    assert shown_bids(his) == (None, 0, 0)
    assert shown_bids(decision_of(await host.table(table.id), CLEO)) == (None, 0, 0)


async def test_who_has_decided_waits_for_the_others(host: Host):
    table = await market(host)
    await host.turns.type_moves(table.id, BOB, ["bid 1"])
    with pytest.raises(Refused) as info:
        decision_of(await host.table(table.id), BOB)
    assert (info.value.code, info.value.facts["movers"]) == ("not-your-move", ["Ann", "Cleo"])


async def test_one_who_leaves_does_not_disturb_those_who_still_decide(host: Host):
    table = await market(host)
    mine = await drafted(host, table, ANN, "bid 2")
    table = await host.turns.resign(table.id, CLEO)
    assert waiting_on(table) == (0, 1)
    table = await host.turns.confirm(table.id, ANN, mine.click)
    assert waiting_on(table) == (1,)
    table = await host.turns.resign(table.id, BOB)
    assert table.status == "over"
    verify(await host.records.of(table))


async def test_one_who_leaves_as_the_last_to_decide_leads_on(host: Host):
    table = await market(host)
    await host.turns.type_moves(table.id, ANN, ["bid 1"])
    await host.turns.type_moves(table.id, BOB, ["bid 3"])
    table = await host.turns.resign(table.id, CLEO)
    assert waiting_on(table) == (0, 1)
    assert [player.since for player in table.players[:2]] == [3, 3]


async def test_a_form_is_filled_in_and_another_answers_out_of_turn(host: Host):
    table = await claiming(host)
    for user in (ANN, BOB, CLEO):
        table = await host.turns.type_moves(
            table.id, user, ["claim none" if user == BOB else f"claim a{user}"]
        )
    assert waiting_on(table) == (1,)
    now = decision_of(table, BOB)
    assert now.choices.form is not None
    move = now.choices.form.filled({"wares": ["w30", "w7"], "cloth": ["green"]})
    drafted_ = await host.turns.choose(table.id, BOB, now.click, [move])
    assert decision_of(drafted_, BOB).complete
    table = await host.turns.confirm(table.id, BOB, decision_of(drafted_, BOB).click)
    assert waiting_on(table) == (2,)
    table = await host.turns.type_moves(table.id, CLEO, ["fair"])
    assert table.status == "over"
    verify(await host.records.of(table))


def test_games_played_at_random_fill_in_forms_too():
    laid: set[str] = set()
    for number in range(12):
        played = play_random_game(MARKET, "", 3, bytes([number]) * 32)
        laid |= {play.move for play in played.plays if play.move.startswith("lay")}
    assert laid & set(PROPOSALS)
    assert laid - set(PROPOSALS)


def test_a_value_picked_twice_does_not_fill_a_form():
    for wares in (["w1", "w1"], ["w1", "w1", "w2"], ["w1"]):
        with pytest.raises(Illegal) as info:
            WINDOW.filled({"wares": wares, "cloth": ["red"]})
        assert info.value.facts["count"] == 2
