"""What is remembered of games that end, and what it makes of ratings."""

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from data.store import SqlStore
from engine.core import Refused
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.host.once import handle
from engine.rating.fold import folded
from engine.rating.glicko import START
from engine.table.drafts import decision_of
from engine.table.model import Doer, Table
from engine.table.turns import waiting_on
from tests.stores import store_of

ANN, BEN, CLEO, DAN = 1, 2, 3, 4
NAMES = {ANN: "Ann", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}
NOW = 1_700_000_000
GUILD = 100
MANAGER = Doer(9, "Mia", "played for each other", manager=True)


class Clock:
    """A time that moves on by itself."""

    def __init__(self) -> None:
        self.at = NOW

    def __call__(self) -> int:
        self.at += 60
        return self.at


@pytest.fixture
def host(store: SqlStore) -> Host:
    return Host(store, Clock())


async def begun(
    host: Host, users: Sequence[int] = (ANN, BEN), game: str = "jesters", *, rated: bool = True
) -> Table:
    first, *others = users
    channel = 200 + len(await store_of(host).tables.all_ids())
    table = await host.lobbies.open(Opening(GUILD, channel, first, NAMES[first], game, rated=rated))
    for user in others:
        await host.lobbies.join(table.id, user, NAMES[user])
    return await host.lobbies.start(table.id, first)


async def play(host: Host, table: Table, turns: int = 10_000) -> Table:
    """Everybody plays the first of their choices, or what a fixed chance takes."""
    chance = random.Random(7)
    while turns and (seats := waiting_on(table)):
        turns -= 1
        user = table.players[seats[0]].user
        move = chance.choice(decision_of(table, user).choices.moves)
        table = await host.turns.type_moves(table.id, user, [move])
        if table.players[seats[0]].draft:
            table = await confirmed(host, table, user)
    return table


async def confirmed(host: Host, table: Table, user: int) -> Table:
    seat = table.seat_of(user)
    assert seat is not None
    return await host.turns.confirm(table.id, user, decision_of(table, user).click)


async def resigned(host: Host, table: Table, *users: int) -> Table:
    for user in users:
        table = await host.turns.resign(table.id, user)
    return table


async def values(host: Host, table: Table) -> list[float]:
    return [one.value for one in await host.ratings.of(table)]


async def test_a_game_that_counts_moves_both_ratings_by_as_much(host: Host):
    table = await resigned(host, await begun(host), BEN)
    assert table.status == "over"
    ann, ben = await values(host, table)
    assert ann > START > ben
    assert ann - START == pytest.approx(START - ben)
    result = await host.ratings.result(table.id)
    assert result is not None
    assert [(one.user, one.rank, one.part) for one in result.placings] == [
        (ANN, 1, "full"),
        (BEN, 2, "full"),
    ]
    assert await host.ratings.moved(table.id) == {
        0: (ann, pytest.approx(ann - START)),
        1: (ben, pytest.approx(ben - START)),
    }


@pytest.mark.long
@pytest.mark.parametrize("game", ["hedgehogs", "courtiers", "jesters", "witches"])
async def test_a_whole_game_of_four_that_counts(host: Host, game: str):
    table = await play(host, await begun(host, (ANN, BEN, CLEO, DAN), game))
    assert table.status == "over"
    result = await host.ratings.result(table.id)
    assert result is not None
    assert table.outcome is not None
    assert tuple(one.rank for one in result.placings) == table.outcome.ranks
    assert all(one.part == "full" and one.own == one.made > 0 for one in result.placings)
    assert sum(await values(host, table)) == pytest.approx(4 * START, abs=1e-3)


async def test_one_that_does_not_count_is_remembered_and_rates_nobody(host: Host):
    table = await resigned(host, await begun(host, rated=False), BEN)
    assert await values(host, table) == [START, START]
    result = await host.ratings.result(table.id)
    assert result is not None
    assert not result.rated


async def test_what_was_told_before_is_what_comes(host: Host):
    await resigned(host, await begun(host), ANN)
    table = await begun(host, (ANN, BEN, CLEO))
    loss = await host.ratings.loss(table, BEN)
    _, ben, _ = await values(host, table)
    table = await resigned(host, table, BEN)
    assert await host.ratings.loss(table, BEN) is None
    table = await resigned(host, table, ANN)
    assert (await values(host, table))[1] - ben == pytest.approx(loss, abs=0.01)


async def test_a_seat_that_changed_hands_counts_for_neither(host: Host):
    table = await begun(host, (ANN, BEN, CLEO))
    await host.seats.reseat(table.id, 2, DAN, "Dan")
    table = await resigned(host, await host.table(table.id), DAN, BEN)
    known = await store_of(host).results.ratings(GUILD, [ANN, BEN, CLEO, DAN], ["jesters"])
    assert {user for _, user in known} == {ANN, BEN}
    assert (await host.ratings.result(table.id)).placings[2].part == "none"  # type: ignore[union-attr]


async def test_who_is_played_for_is_last_and_nobody_is_compared_with_them(host: Host):
    table = await begun(host, (ANN, BEN, CLEO))
    while waiting_on(table) != (2,):
        table = await play(host, table, 1)
    for _ in range(2):  # the computer decides for Cleo, who is late
        await store_of(host).tables.save(
            table.with_player(2, replace(table.players[2], deadline=1, holder="person"))
        )
        host.tables._recent.pop(table.id)
        table = await host.seats.time_out(table.id, 2, table.players[2].since)
        while table.status == "running" and waiting_on(table) != (2,):
            table = await play(host, table, 1)
    table = await resigned(host, table, ANN, BEN)
    assert table.outcome is not None
    assert table.outcome.ranks[2] == 1
    result = await host.ratings.result(table.id)
    assert result is not None
    assert [one.part for one in result.placings] == ["full", "full", "absent"]
    ann, ben, cleo = await values(host, table)
    assert cleo < ann < START < ben
    assert ann - START == pytest.approx(START - ben)


async def test_the_owner_alone_does_not_stop_a_game_that_counts(host: Host):
    table = await begun(host)
    table = await host.turns.stop(table.id, Doer(ANN, "Ann"))
    assert table.status == "running"
    table = await host.turns.stop(table.id, Doer(BEN, "Ben"))
    assert table.status == "abandoned"
    assert await host.ratings.result(table.id) is None  # nobody has had three turns


async def test_one_that_all_stop_later_is_a_draw(host: Host):
    await resigned(host, await begun(host), BEN)
    table = await play(host, await begun(host), 12)
    before = await values(host, table)
    await host.turns.stop(table.id, Doer(BEN, "Ben"))
    table = await host.turns.stop(table.id, Doer(ANN, "Ann"))
    result = await host.ratings.result(table.id)
    assert result is not None
    assert (result.reason, [one.rank for one in result.placings]) == ("agreed", [1, 1])
    ann, ben = await values(host, table)
    assert ann < before[0]
    assert ben > before[1]


async def test_whom_a_manager_ends_it_for_is_not_rated(host: Host):
    table = await play(host, await begun(host), 12)
    await host.servers.end(table.id, MANAGER)
    assert await host.ratings.result(table.id) is None


async def test_a_correction_folds_all_that_came_later(host: Host):
    first = await resigned(host, await begun(host), BEN)
    second = await resigned(host, await begun(host, (ANN, BEN, CLEO)), CLEO, ANN)
    third = await resigned(host, await begun(host, (CLEO, BEN)), BEN)
    whole = await store_of(host).results.ladder(GUILD, "jesters")
    result = await host.ratings.judge(GUILD, first.id, MANAGER)
    assert result.void
    results = [await host.ratings.result(one.id) for one in (first, second, third)]
    alone = folded(one for one in results if one is not None)
    for game in ("jesters", ""):
        assert await store_of(host).results.ladder(GUILD, game) == {
            user: rating for (pool, user), rating in alone.items() if pool == game
        }
    assert await host.ratings.moved(first.id) == {}
    await host.ratings.judge(GUILD, first.id, None)
    assert await store_of(host).results.ladder(GUILD, "jesters") == whole


async def test_what_a_manager_cannot_correct(host: Host):
    unrated = await resigned(host, await begun(host, rated=False), BEN)
    rated = await resigned(host, await begun(host), BEN)
    running = await begun(host)

    async def refused(table: int, void: Doer | None, guild: int = GUILD) -> str:
        with pytest.raises(Refused) as told:
            await host.ratings.judge(guild, table, void)
        return told.value.code

    assert await refused(unrated.id, MANAGER) == "result-unrated"
    assert await refused(rated.id, MANAGER, guild=7) == "no-result"
    assert await refused(running.id, MANAGER) == "no-result"
    assert await refused(999, MANAGER) == "no-result"
    assert await refused(rated.id, None) == "result-counts"
    await host.ratings.judge(GUILD, rated.id, MANAGER)
    assert await refused(rated.id, MANAGER) == "result-void"


async def test_a_correction_that_is_delivered_twice_is_done_once(host: Host):
    table = await resigned(host, await begun(host), BEN)
    for _ in range(2):
        handle(77)
        result = await host.ratings.judge(GUILD, table.id, MANAGER)
        assert result.void
    handle(78)
    assert not (await host.ratings.judge(GUILD, table.id, None)).void


async def test_a_computer_does_not_sit_where_the_result_counts(host: Host):
    table = await host.lobbies.open(Opening(GUILD, 5, ANN, "Ann", "jesters"))
    await host.computers.add(table.id, ANN, 3, "Pico")
    with pytest.raises(Refused, match="computer"):
        await host.lobbies.set_rated(table.id, ANN, True)
    await host.computers.remove(table.id, ANN)
    assert (await host.lobbies.set_rated(table.id, ANN, True)).rated
    with pytest.raises(Refused):
        await host.lobbies.set_rated(table.id, BEN, False)


async def test_the_clock_of_a_game_that_counts_stays(host: Host):
    table = await begun(host)
    with pytest.raises(Refused) as refused:
        await host.lobbies.set_clock(table.id, ANN, lambda clock: replace(clock, limit=3600))
    assert refused.value.code == "clock-rated"
