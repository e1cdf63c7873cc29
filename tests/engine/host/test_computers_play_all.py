"""There is nothing that computers cannot play: every option of every game, matches and carrom."""

from collections import Counter

import pytest

import engine.host.lobbies
from data.store import SqlStore
from engine.core import AnyGame
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.table.check import faults
from engine.table.computers import is_thinking
from engine.table.drafts import decision_of
from engine.table.model import Table
from engine.table.turns import waiting_on
from tests.contract.test_contract import every_configuration

ANN = 1
SEED = bytes(range(32))
TURNS = 30
"""After so many turns of Ann's every computer has decided something, whatever the dice say."""
DECISIONS = 3
"""So often each of them does so."""


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.host.lobbies, "new_seed", lambda: SEED)


async def think(host: Host, table: Table) -> Table:
    while is_thinking(table := await host.table(table.id)):
        seat = waiting_on(table)[0]
        await host.computers.decide(table.id, seat, table.players[seat].since)
    return table


@pytest.mark.parametrize("levels", [(1, 2, 3), pytest.param((4, 5), marks=pytest.mark.long)])
@every_configuration
async def test_computers_play_whatever_a_table_chooses(
    store: SqlStore, game: AnyGame, chosen: str, seats: int, levels: tuple[int, ...]
):
    host = Host(store, lambda: 1_700_000_000)
    computers = tuple((levels[at % len(levels)], f"Pico {at}") for at in range(seats - 1))
    wanted = Opening(1, 2, ANN, "Ann", game.key, chosen, computers=computers)
    table = await host.lobbies.start((await host.lobbies.open(wanted)).id, ANN)
    made = Counter[int | None]()
    for _ in range(TURNS):
        table = await think(host, table)
        made = Counter(move.seat for move in await host.ledger.moves(table.id))
        if table.status != "running" or min(made[seat] for seat in range(1, seats)) >= DECISIONS:
            break
        while table.status == "running" and table.seat_of(ANN) in waiting_on(table):
            asked = decision_of(table, ANN).choices
            table = await host.turns.type_moves(table.id, ANN, [asked.moves[0]])
    else:
        pytest.fail(f"some computer has not decided {DECISIONS} times: {made}")
    log = await host.ledger.moves(table.id)
    assert {move.hand for move in log if move.seat} == {"computer"}
    assert faults(table, log) == []
