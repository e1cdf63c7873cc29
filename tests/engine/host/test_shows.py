"""Shows: computers play among themselves, at a pace, as long as somebody looks."""

import asyncio

import pytest
from msgspec.structs import replace

import engine.host.lobbies
from data.store import SqlStore
from engine.clock.timers import Timer
from engine.core import Refused
from engine.games import GAMES
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.table.check import faults
from engine.table.computers import is_thinking
from engine.table.deadlines import LAST_CALL
from engine.table.model import Doer, Table
from engine.table.turns import waiting_on
from engine.table.unattended import LOOKED_AT, PACES
from tests.stores import store_of, timers_in

ANN, BEN = 1, 2
SEED = bytes(range(32))
NOW = 1_700_000_000


class Time:
    now = NOW


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.host.lobbies, "new_seed", lambda: SEED)


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def host(store: SqlStore, time: Time) -> Host:
    return Host(store, lambda: time.now)


def opening(game: str = "hedgehogs", *levels: int, pace: int = 8) -> Opening:
    computers = tuple((level, f"Pico {level} {at}") for at, level in enumerate(levels or (3, 3)))
    return Opening(100, 200, ANN, "Ann", game, computers=computers, pace=pace)


async def begun(host: Host, game: str = "hedgehogs", *levels: int, pace: int = 8) -> Table:
    table = await host.lobbies.open(opening(game, *levels, pace=pace))
    return await host.lobbies.start(table.id, ANN)


async def timers(host: Host) -> list[Timer]:
    return await timers_in(store_of(host))


async def turn(host: Host, table: Table) -> Table:
    """The next that is asked decides."""
    seat = waiting_on(table)[0]
    return await host.computers.decide(table.id, seat, table.players[seat].since)


async def forgotten(host: Host, table: Table) -> Table:
    """The show has gone on for as long as it does by itself."""
    await store_of(host).tables.save(replace(table, unwatched=LOOKED_AT - 1))
    fresh = Host(store_of(host), host.now)
    return await turn(fresh, await fresh.table(table.id))


async def test_nobody_but_computers_sits_at_a_show(host: Host):
    table = await begun(host, "hedgehogs", 5, 1)
    assert [one.level for one in table.players] == [5, 1]
    assert (table.owner, table.pace, table.status) == (ANN, 8, "running")
    assert table.seat_of(ANN) is None


@pytest.mark.parametrize("pace", PACES)
async def test_the_next_turn_is_one_timer_that_is_due_after_a_pause(
    host: Host, time: Time, pace: int
):
    table = await begun(host, pace=pace)
    for _ in range(3):
        (timer,) = await timers(host)
        assert (timer.kind, timer.at) == ("think", time.now + pace)
        assert timer.since == table.players[timer.seat or 0].since
        time.now += pace
        table = await turn(host, table)


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_show_of_every_game_comes_to_its_end(host: Host, game: str):
    table = await begun(host, game, 1, 2)
    while table.status == "running":
        if not is_thinking(table):
            table = await host.computers.go_on(table.id)
        table = await turn(host, table)
    assert table.outcome is not None
    assert await timers(host) == []
    log = await host.ledger.moves(table.id)
    assert {move.hand for move in log[1:]} == {"computer"}
    assert faults(table, log) == []


async def test_a_turn_that_is_asked_for_twice_is_made_once(host: Host):
    table = await begun(host)
    seat = waiting_on(table)[0]
    since = table.players[seat].since
    first, second = await asyncio.gather(
        host.computers.decide(table.id, seat, since), host.computers.decide(table.id, seat, since)
    )
    assert first.ply == second.ply > 0
    assert first.unwatched == 1
    assert len(await timers(host)) == 1


async def test_a_paused_show_makes_no_turn_until_somebody_goes_on(host: Host, time: Time):
    table = await begun(host)
    paused = await host.computers.pause(table.id)
    assert not is_thinking(paused)
    assert (await turn(host, paused)).ply == paused.ply
    time.now += 100
    table = await host.computers.go_on(table.id)
    (timer,) = await timers(host)
    assert (timer.kind, timer.at) == ("think", time.now + 8)
    assert (await turn(host, table)).ply > table.ply


async def test_a_thought_that_was_begun_before_the_pause_is_not_played(host: Host):
    table = await begun(host)
    think = host.computers.think

    async def paused_meanwhile(question: object) -> object:
        await host.computers.pause(table.id)
        return await think(question)  # type: ignore[arg-type]

    host.computers.think = paused_meanwhile  # type: ignore[assignment]
    assert (await turn(host, table)).ply == 0


async def test_another_pace_holds_from_the_turn_that_is_waited_for(host: Host, time: Time):
    table = await begun(host, pace=60)
    time.now += 5
    table = await host.computers.set_pace(table.id, 20)
    (timer,) = await timers(host)
    assert timer.at == NOW + 20
    table = await host.computers.set_pace(table.id, 3)
    (timer,) = await timers(host)
    assert timer.at == NOW + 3
    assert (table.pace, table.ply) == (3, 0)


@pytest.mark.parametrize("pace", [0, 1, 7, 61, 10**9])
async def test_a_pace_that_does_not_exist_is_refused(host: Host, pace: int):
    table = await begun(host)
    with pytest.raises(Refused) as refused:
        await host.computers.set_pace(table.id, pace)
    assert refused.value.code == "no-such-pace"
    assert refused.value.facts["paces"] == ("3", "8", "20", "60")
    assert (await host.table(table.id)).pace == 8


async def test_a_show_cannot_be_opened_at_a_pace_that_does_not_exist(host: Host):
    with pytest.raises(Refused) as refused:
        await host.lobbies.open(opening(pace=7))
    assert refused.value.code == "no-such-pace"
    assert await host.ledger.all_ids() == []


async def test_a_show_waits_when_nobody_has_pressed_anything_for_long(host: Host, time: Time):
    table = await begun(host)
    for _ in range(LOOKED_AT - 1):
        table = await turn(host, table)
        assert is_thinking(table)
    table = await turn(host, table)
    assert not is_thinking(table)
    assert not table.halted
    (timer,) = await timers(host)
    assert (timer.kind, timer.at, timer.seat) == ("curtain", time.now + LAST_CALL, None)
    table = await host.computers.go_on(table.id)
    assert table.unwatched == 0
    assert [timer.kind for timer in await timers(host)] == ["think"]


@pytest.mark.parametrize("what", ["pause", "go_on", "pace"])
async def test_whoever_presses_something_looks(host: Host, what: str):
    table = await turn(host, await begun(host))
    assert table.unwatched == 1
    match what:
        case "pause":
            table = await host.computers.pause(table.id)
        case "go_on":
            table = await host.computers.go_on(table.id)
        case _:
            table = await host.computers.set_pace(table.id, 20)
    assert table.unwatched == 0
    assert len(await timers(host)) == 1


async def test_a_show_that_nobody_goes_on_with_ends(host: Host, time: Time):
    table = await forgotten(host, await begun(host))
    (timer,) = await timers(host)
    time.now += LAST_CALL
    fresh = Host(store_of(host), host.now)
    table = await fresh.computers.drop_curtain(table.id, timer.since)
    assert (table.status, table.ended) == ("abandoned", time.now)
    assert [one.kind for one in await timers(host)] == []


@pytest.mark.parametrize("paused_again", [False, True])
async def test_an_old_curtain_does_not_fall_on_a_show_that_goes_on(host: Host, paused_again: bool):
    table = await host.computers.pause((await begun(host)).id)
    (curtain,) = await timers(host)
    table = await turn(host, await host.computers.go_on(table.id))
    if paused_again:
        table = await host.computers.pause(table.id)
    table = await host.computers.drop_curtain(table.id, curtain.since)
    assert table.status == "running"


async def test_the_one_who_opened_it_and_managers_stop_a_show(host: Host):
    table = await begun(host)
    with pytest.raises(Refused) as refused:
        await host.computers.stop(table.id, BEN, manages=False)
    assert refused.value.code == "show-owner"
    assert (await host.table(table.id)).status == "running"
    stopped = await host.computers.stop(table.id, ANN, manages=False)
    assert (stopped.status, stopped.outcome) == ("abandoned", None)
    assert await timers(host) == []
    other = await begun(host)
    assert (await host.computers.stop(other.id, BEN, manages=True)).status == "abandoned"


async def test_a_paused_show_that_is_stopped_leaves_no_timer(host: Host):
    table = await host.computers.pause((await begun(host)).id)
    await host.computers.stop(table.id, ANN, manages=False)
    assert await timers(host) == []


async def test_nobody_joins_a_show(host: Host):
    table = await host.lobbies.open(opening())
    with pytest.raises(Refused) as refused:
        await host.lobbies.join(table.id, BEN, "Ben")
    assert refused.value.code == "show-seats"
    await host.lobbies.start(table.id, ANN)
    with pytest.raises(Refused) as refused:
        await host.lobbies.join(table.id, BEN, "Ben")
    assert refused.value.code == "already-started"
    with pytest.raises(Refused) as refused:
        await host.seats.reseat(table.id, 0, BEN, "Ben")
    assert refused.value.code == "computer-stays"


async def test_what_is_for_shows_is_refused_where_people_play_and_when_it_is_over(host: Host):
    computers = ((3, "Pico"),)
    table = await host.lobbies.open(Opening(1, 2, ANN, "Ann", "hedgehogs", computers=computers))
    asked = [
        lambda: host.computers.pause(table.id),
        lambda: host.computers.go_on(table.id),
        lambda: host.computers.set_pace(table.id, 3),
        lambda: host.computers.stop(table.id, ANN, manages=True),
    ]
    for status, code in (("lobby", "not-started"), ("running", "no-show"), ("over", "not-running")):
        match status:
            case "running":
                await host.lobbies.start(table.id, ANN)
            case "over":
                await host.turns.stop(table.id, Doer(ANN, "Ann"))
            case _:
                pass
        before = await host.table(table.id)
        for one in asked:
            with pytest.raises(Refused) as refused:
                await one()
            assert refused.value.code == code
        assert await host.table(table.id) == before


async def test_secret_choices_of_a_show_are_all_due_at_once(host: Host, time: Time):
    """The courtiers' columns are put in order by everybody at the same time."""
    table = await begun(host, "courtiers", 1, 1, 1)
    asked = waiting_on(table)
    assert len(asked) == 3
    assert {timer.at for timer in await timers(host)} == {time.now + 8}
    time.now += 8
    table = await turn(host, table)
    assert {(timer.at, timer.seat) for timer in await timers(host)} == {
        (time.now, seat) for seat in asked[1:]
    }
    paused = await host.computers.pause(table.id)
    assert not any(one.asked for one in paused.players)
    assert [timer.kind for timer in await timers(host)] == ["curtain"]
