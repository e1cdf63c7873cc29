"""Standing answers at a table: kept with the seat, carried out with the move that led there."""

from itertools import count

import pytest
from msgspec.structs import replace

from data.store import SqlStore
from engine.core import Refused, snapshot
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.record_reading import verify
from engine.table.check import faults
from engine.table.drafts import decision_after, decision_of
from engine.table.model import Table
from engine.table.turns import state_of, waiting_on
from engine.witches.game import WITCHES_GAME
from tests.engine.witches.race import EVEN, QUICK, race
from tests.stores import store_of

ANN, BEN, CLEO = 1, 2, 3
USERS = (ANN, BEN, CLEO)


@pytest.fixture
def host(store: SqlStore) -> Host:
    ticks = count(1_700_000_000)
    return Host(store, lambda: next(ticks))


async def opened(host: Host, seats: int = 3, game: str = "witches") -> Table:
    table = await host.lobbies.open(Opening(100, 200, ANN, "Ann", game))
    for user in USERS[1:seats]:
        table = await host.lobbies.join(table.id, user, f"User {user}")
    return await host.lobbies.start(table.id, ANN)


async def at(host: Host, position: str, *, seats: int = 3, die: int = 1) -> Table:
    """A table of which a game has come to this position, with seat 0 to move."""
    table = await opened(host, seats)
    state = race(position, seats=seats, die=die)
    table = await store_of(host).tables.save(replace(table, snapshot=snapshot(state)))
    host.tables._recent.clear()
    return table


async def test_a_standing_answer_is_carried_out_with_the_move_that_led_to_the_question(host: Host):
    table = await at(host, "8=bM; r start start 5", die=3)
    await host.turns.set_standing(table.id, BEN, "leave")

    after = await host.turns.type_moves(table.id, ANN, ["witch 5"])
    logged = await host.ledger.moves(table.id, after=0)
    assert [(move.ply, move.seat, move.user, move.move) for move in logged] == [
        (1, 0, ANN, "witch 5"),
        (2, 1, BEN, "leave"),
    ]
    assert after.ply == 2


async def test_without_one_the_player_is_asked(host: Host):
    table = await at(host, "8=bM; r start start 5", die=3)

    after = await host.turns.type_moves(table.id, ANN, ["witch 5"])
    assert (after.ply, waiting_on(after)) == (1, (1,))


async def test_answers_run_in_chains_and_forced_cards_still_hold(host: Host):
    table = await at(host, "20=bM 15=yM; r start start 18", die=2)
    await host.turns.set_standing(table.id, BEN, "back anyone with 5")
    await host.turns.set_standing(table.id, CLEO, "leave")
    state = replace(
        state_of(table),
        hands=("23456789XMMM", "235", "23456789XMMM", "23456789XMMM"),
        played=("", "46789XMMM", "", ""),
    )
    table = await host.table(table.id)
    await store_of(host).tables.save(replace(table, snapshot=snapshot(state)))
    host.tables._recent.clear()

    after = await host.turns.type_moves(table.id, ANN, ["witch 18"])
    logged = await host.ledger.moves(table.id, after=0)
    assert [move.move for move in logged] == ["witch 18", "card 5"]
    assert waiting_on(after) == (2,)  # must play a card, and so is asked

    await host.turns.set_standing(table.id, CLEO, "back anyone")
    logged = await host.ledger.moves(table.id, after=2)
    assert [move.move for move in logged][:1] == ["card 10"]  # at once, for it was asked already


async def test_what_was_answered_for_a_player_is_news_to_them(host: Host):
    table = await at(host, "8=bM; r start start 5", die=3)
    await host.turns.set_standing(table.id, BEN, "leave")
    after = await host.turns.type_moves(table.id, ANN, ["witch 5"])

    assert [move.move for move in await host.turns.news(after, 1)] == ["witch 5", "leave"]


async def test_a_draft_shows_nothing_of_the_answer_that_waits_behind_it(host: Host):
    table = await at(host, "8=bM; r start start 5", die=3)
    kept = await host.turns.set_standing(table.id, BEN, "back anyone")
    click = decision_of(kept, ANN).click
    drafted = await host.turns.choose(table.id, ANN, click, ["witch 5"])

    before = decision_of(drafted, ANN)
    assert before.complete
    assert [event.text for event in before.tried] == ["witch 5"]
    assert not decision_after(kept, ANN, ["witch 5"]).choices.moves


async def test_nobody_is_shown_another_players_answer(host: Host):
    table = await at(host, "8=bM; r start start 5", die=3)
    kept = await host.turns.set_standing(table.id, BEN, "back leader with 7")

    assert kept.players[1].standing == "back leader with 7"
    assert "back" not in await host.records.of(kept)
    assert "back" not in repr(decision_of(kept, ANN).view)
    assert "back" not in kept.snapshot.decode()


async def test_a_record_and_the_check_know_only_the_moves(host: Host):
    table = await opened(host, 2)
    await host.turns.set_standing(table.id, BEN, "leave")
    table = await host.turns.set_standing(table.id, ANN, "back leader with 4 else leave")
    for user, move in ((ANN, EVEN), (BEN, QUICK)):
        table = await host.turns.type_moves(table.id, user, [move])
    while seats := waiting_on(table):
        user = table.players[seats[0]].user
        state = state_of(table)
        assert state.step == "witch" or state.clan == state.seat or state.must
        table = await host.turns.type_moves(
            table.id, user, [decision_of(table, user).choices.moves[0]]
        )
    assert table.status == "over"
    assert faults(table, await host.ledger.moves(table.id)) == []
    verify(await host.records.of(table))


async def test_whoever_takes_over_a_seat_is_asked_again(host: Host):
    table = await opened(host)
    await host.turns.set_standing(table.id, BEN, "leave")
    table = await host.seats.reseat(table.id, 1, 77, "Fatou")

    assert table.players[1].standing == ""


@pytest.mark.parametrize(
    ("user", "typed", "code"), [(9, "leave", "not-seated"), (BEN, "nonsense", "bad-standing")]
)
async def test_what_cannot_be_kept_is_refused(host: Host, user: int, typed: str, code: str):
    table = await opened(host)
    with pytest.raises(Refused) as info:
        await host.turns.set_standing(table.id, user, typed)
    assert info.value.code == code
    assert await host.table(table.id) == table


async def test_a_game_that_asks_nobody_out_of_turn_has_none(host: Host):
    table = await opened(host, game="hedgehogs")
    with pytest.raises(Refused) as info:
        await host.turns.set_standing(table.id, BEN, "leave")
    assert info.value.code == "no-standing"


async def test_a_seat_that_has_resigned_answers_nothing(host: Host):
    table = await at(host, "8=bM; r start start 5", die=3)
    await host.turns.set_standing(table.id, BEN, "back anyone")
    await host.turns.resign(table.id, BEN)

    after = await host.turns.type_moves(table.id, ANN, ["witch 5"])
    texts = [e.text for m in await host.ledger.moves(table.id, after=1) for e in m.events]
    assert "blue has no cards" in texts
    assert WITCHES_GAME.flaws(state_of(after)) == []
