"""A database with a table of every kind, and something of everything that is kept besides."""

from datetime import date

import engine.host.lobbies
from data.store import SqlStore
from engine.clock.clock import Clock
from engine.host.host import Host
from engine.host.invitations import Asking
from engine.host.lobbies import Opening
from engine.invitations.model import Guest, Terms
from engine.people.settings import PersonSettings, digest_timers
from engine.table.drafts import decision_of
from engine.table.model import Doer, GuildSettings, Table
from engine.table.turns import waiting_on

NOW = 1_700_000_000
ANN, BOB, CID = 3, 4, 5
RACE, WITCHES, LOBBY, OVER, CLOSED, ABANDONED, FORMER = range(1, 8)


async def fill(url: str) -> None:
    """The dice are always the same, so that games are too."""
    drawn, engine.host.lobbies.new_seed = engine.host.lobbies.new_seed, lambda: bytes([14]) * 32
    try:
        async with SqlStore.open(url) as store:
            await _fill(Host(store, lambda: NOW), store)
    finally:
        engine.host.lobbies.new_seed = drawn


async def _fill(host: Host, store: SqlStore) -> None:
    await store.servers.save(1, GuildSettings(channels=(2, 3), clock=Clock(reserve=3600)))
    chosen = PersonSettings(language="fr", quiet=(1320, 480), digest=1080)
    await store.people.save(ANN, chosen, digest_timers(ANN, chosen, NOW))
    await store.beats.beat("here:1", NOW)

    played = await _started(host, "hedgehogs", clock=Clock())
    played = await _moved(host, played, 4)
    played = await host.seats.reseat(played.id, 1, CID, "Cid")
    await _moved(host, played, 6)

    witches = await _started(host, "witches")
    for user, choice in ((ANN, 0), (BOB, 1)):
        now = decision_of(witches, user)
        click, move = now.click, now.choices.moves[choice]
        witches = await host.turns.choose(witches.id, user, click, [move])
        if user == ANN:
            witches = await host.turns.confirm(witches.id, user, decision_of(witches, user).click)
    await host.turns.set_standing(witches.id, ANN, "leave")

    await _opened(host, "courtiers", options="")
    over = await _moved(host, await _started(host, "jesters"), 2)
    await host.turns.resign(over.id, BOB)
    closed = await _opened(host, "hedgehogs")
    await host.lobbies.close(closed.id, Doer(ANN, "Ann"))
    stopped = await _moved(host, await _started(host, "hedgehogs"), 2)
    await host.turns.stop(stopped.id, Doer(ANN, "Ann"))
    former = await _moved(host, await _started(host, "hedgehogs"), 12)
    former = await host.takebacks.ask(former.id, ANN)
    assert former.takebacks.asking is not None
    await host.takebacks.agree(former.id, BOB, former.takebacks.asking.number)
    await host.absences.announce(1, BOB, date(2023, 11, 20), date(2023, 11, 21))

    asking = Asking(
        kind="challenge",
        guild=1,
        channel=50,
        owner=ANN,
        name="Ann",
        game="witches",
        terms=Terms(),
        seats=3,
        guests=(Guest(BOB, "Bob"), Guest(CID, "Cid")),
    )
    await host.invitations.send(asking)


async def _opened(host: Host, game: str, options: str = "", clock: Clock | None = None) -> Table:
    table = await host.lobbies.open(
        Opening(
            1,
            2 + len(await host.ledger.all_ids()),
            ANN,
            "Ann",
            game,
            options,
            clock=clock or Clock(limit=0),
        )
    )
    return await host.lobbies.join(table.id, BOB, "Bob")


async def _started(host: Host, game: str, clock: Clock | None = None) -> Table:
    return await host.lobbies.start((await _opened(host, game, clock=clock)).id, ANN)


async def _moved(host: Host, table: Table, times: int) -> Table:
    for _ in range(times):
        user = table.players[waiting_on(table)[0]].user
        table = await host.turns.type_moves(
            table.id, user, [decision_of(table, user).choices.moves[0]]
        )
    return table
