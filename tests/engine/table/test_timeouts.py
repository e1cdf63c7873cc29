"""Players who are absent: the computer, open seats, substitutes, and those whom the clock takes
out.

They stay in one file because they are what one table may have agreed on.
"""

import asyncio

import pytest
from msgspec.structs import replace

import engine.host.lobbies
from data.store import SqlStore
from engine.clock.clock import Clock, Expiry
from engine.core import Refused
from engine.games import game_named
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.record_reading import parse, verify
from engine.table.check import faults
from engine.table.drafts import decision_of
from engine.table.model import Doer, GuildSettings, LoggedMove, Table
from engine.table.turns import state_of, waiting_on
from engine.table.unattended import STEPS, Deputy, answer
from tests.stores import store_of

ANN, BEN, CLEO, DEE, EVE = 1, 2, 3, 4, 5
NAMES = {ANN: "Ann", BEN: "Ben", CLEO: "Cleo", DEE: "Dee", EVE: "Eve"}
LIMIT = 3600
SEED = bytes(range(32))


class Time:
    def __init__(self) -> None:
        self.now = 1_700_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.host.lobbies, "new_seed", lambda: SEED)


@pytest.fixture
def host(store: SqlStore, time: Time) -> Host:
    return Host(store, time)


async def begun(host: Host, game: str, expiry: Expiry, seats: int = 2, options: str = "") -> Table:
    clock = Clock(LIMIT, expiry=expiry)
    table = await host.lobbies.open(Opening(100, 200, ANN, "Ann", game, options, clock=clock))
    for user in list(NAMES)[1:seats]:
        await host.lobbies.join(table.id, user, NAMES[user])
    return await host.lobbies.start(table.id, ANN)


async def expire(host: Host, table: Table, seat: int | None = None) -> Table:
    """The time of a seat that is asked is over."""
    seat = waiting_on(table)[0] if seat is None else seat
    assert isinstance(host.now, Time)
    host.now.now = max(host.now.now, table.players[seat].deadline)
    return await host.seats.time_out(table.id, seat, table.players[seat].since)


async def play(host: Host, table: Table, *, until_asked: int | None = None) -> Table:
    """The whole turn of whoever is asked, the first choice every time; more of them until a
    certain user is asked."""
    while until_asked is None or table.players[mover(table)].user != until_asked:
        seat, before = mover(table), table.ply
        user = table.players[seat].user
        while table.status == "running" and seat in waiting_on(table):
            table = await host.turns.type_moves(
                table.id, user, [decision_of(table, user).choices.moves[0]]
            )
            if any(move.seat != seat for move in await moves(host, table, before)):
                break
        if until_asked is None:
            break
    return table


async def moves(host: Host, table: Table, after: int = 0) -> list[LoggedMove]:
    return await host.ledger.moves(table.id, after=after)


async def sound(host: Host, table: Table) -> None:
    assert faults(table, await moves(host, table, -1)) == []


def mover(table: Table) -> int:
    return waiting_on(table)[0]


# The computer decides once


async def test_the_computer_makes_the_one_decision_that_was_due(host: Host):
    table = await begun(host, "hedgehogs", "once")
    seat = mover(table)
    user, other = table.players[seat].user, table.players[1 - seat]
    after = await expire(host, table)

    made = await moves(host, after)
    assert {(move.seat, move.user, move.hand) for move in made} == {(seat, user, "computer")}
    assert mover(after) == 1 - seat
    assert (after.players[seat].holder, after.players[seat].seen) == ("person", 0)
    assert after.players[1 - seat].user == other.user
    # What the computer did is news to the player.
    assert [move.ply for move in await host.turns.news(after, seat)] == [move.ply for move in made]
    await sound(host, after)


async def test_a_turn_is_played_to_where_somebody_else_has_the_word(host: Host):
    table = await begun(host, "jesters", "once")
    for _ in range(3):
        table = await play(host, table)
    seat, before = mover(table), table.ply
    after = await expire(host, table)
    steps = await moves(host, after, before)
    assert len(steps) > 1
    assert {move.hand for move in steps} == {"computer"}
    assert mover(after) != seat


async def test_a_half_made_draft_is_dropped(host: Host):
    table = await begun(host, "jesters", "once")
    for _ in range(2):
        table = await play(host, table)
    user = table.players[mover(table)].user
    choices = decision_of(table, user).choices.moves
    table = await host.turns.choose(table.id, user, decision_of(table, user).click, choices[-1:])
    seat = mover(table)
    assert table.players[seat].draft
    after = await expire(host, table)
    assert not after.players[seat].draft
    await sound(host, after)


@pytest.mark.parametrize("game", ["courtiers", "witches"])
async def test_a_secret_decision_is_made_for_one_and_the_others_keep_theirs(host: Host, game: str):
    table = await begun(host, game, "once", 3)
    assert waiting_on(table) == (0, 1, 2)
    user = table.players[2].user
    table = await host.turns.choose(
        table.id, user, decision_of(table, user).click, decision_of(table, user).choices.moves[:1]
    )
    draft = table.players[2].draft
    after = await expire(host, table, 1)

    assert waiting_on(after) == (0, 2)
    assert after.players[2].draft == draft
    assert after.players[0].since == 0
    made = await moves(host, after)
    assert {(move.seat, move.hand) for move in made} == {(1, "computer")}
    # Nobody reads in a record what was decided, only whose hand it was.
    record = await host.records.of(after)
    assert all(f" {move.move}" not in record for move in made)
    assert parse(record).plays[0].hand == "computer"


async def test_only_the_present_decision_can_run_out_and_only_when_its_time_is_over(
    host: Host, time: Time
):
    table = await begun(host, "hedgehogs", "once")
    seat, since = mover(table), table.players[mover(table)].since
    early = await host.seats.time_out(table.id, seat, since)
    assert early == table
    time.now += LIMIT
    assert await host.seats.time_out(table.id, seat, since + 1) == table
    assert await host.seats.time_out(table.id, 1 - seat, table.players[1 - seat].since) == table
    assert await host.seats.time_out(table.id, 7, 0) == table

    after = await host.seats.time_out(table.id, seat, since)
    assert after.ply > table.ply
    # Whoever did it first, it is done once.
    assert await host.seats.time_out(table.id, seat, since) == after
    ended = await host.servers.end(table.id)
    time.now += LIMIT
    assert await host.seats.time_out(table.id, 1 - seat, ended.players[1 - seat].since) == ended


async def test_a_click_and_the_clock_at_the_same_moment_are_one_move(host: Host, time: Time):
    table = await begun(host, "hedgehogs", "once")
    seat = mover(table)
    user, since = table.players[seat].user, table.players[seat].since
    move = decision_of(table, user).choices.moves[0]
    time.now += LIMIT
    clock, click = await asyncio.gather(
        host.seats.time_out(table.id, seat, since),
        host.turns.type_moves(table.id, user, [move]),
        return_exceptions=True,
    )
    assert isinstance(clock, Table)
    assert isinstance(click, Refused)
    assert click.code == "not-your-move"
    assert {move.hand for move in await moves(host, clock)} == {"computer"}


async def test_a_game_that_everybody_has_left_falls_asleep_and_one_wakes_it(host: Host):
    table = await begun(host, "hedgehogs", "once", 3)
    for _ in range(12):
        before, table = table, await expire(host, table)
        if table.ply == before.ply:
            break
    assert {player.holder for player in table.players} == {"computer"}
    assert all(player.deadline == 0 for player in table.players)
    assert 3 <= table.ply <= 9

    awake = await host.seats.attend(table.id, BEN)
    assert {player.holder for player in awake.players} == {"person"}
    assert awake.players[mover(awake)].deadline > 0
    assert awake.ply == table.ply


# The computer keeps the seat


async def test_a_kept_seat_decides_at_once_until_its_player_comes_back(host: Host):
    table = await begun(host, "jesters", "keeps")
    table = await play(host, table, until_asked=BEN)
    table = await expire(host, table)
    assert table.players[1].holder == "computer"
    for _ in range(3):
        assert mover(table) == 0
        before = table.ply
        table = await play(host, table)
        hands = [move.hand for move in await moves(host, table, before)]
        assert hands[0] == "person"
        assert hands[-1] == "computer"
    assert table.players[1].seen < table.ply

    back = await host.seats.attend(table.id, BEN)
    assert back.players[1].holder == "person"
    back = await play(host, back)
    assert waiting_on(back) == (1,)
    assert back.players[1].deadline > 0
    with pytest.raises(Refused, match="hold your seat"):
        await host.seats.attend(table.id, BEN)
    await sound(host, back)


async def test_computers_alone_do_not_play_on(host: Host):
    table = await begun(host, "hedgehogs", "keeps")
    table = await expire(host, table)
    first = table.ply
    table = await expire(host, table)
    # Each time-out is one decision; after the second nobody is there any more.
    assert {player.holder for player in table.players} == {"computer"}
    assert table.ply <= first + 4
    assert all(not player.deadline for player in table.players)

    back = await host.seats.attend(table.id, ANN)
    assert [player.holder for player in back.players] == ["person", "computer"]
    assert waiting_on(back) == (0,)


async def test_computers_wait_after_some_rounds_for_somebody_to_look(host: Host):
    """A player who has nothing to decide for long is no reason for a long game in one breath."""
    table = await begun(host, "hedgehogs", "keeps")
    seat = mover(table)
    there = table.players[1 - seat].user
    kept = tuple(
        replace(player, holder="computer") if player.user != there else player
        for player in table.players
    )
    table = await store_of(host).tables.save(replace(table, players=kept))
    host.tables._recent.clear()
    game, state = game_named(table.game), state_of(table)
    assert answer(table, game, state, STEPS * 2, Deputy()) is None
    assert answer(table, game, state, STEPS * 2 - 1, Deputy()) is not None

    with pytest.raises(Refused, match="do not play"):
        await host.seats.attend(table.id, DEE)
    after = await host.seats.attend(table.id, there)
    assert {move.hand for move in await moves(host, after)} == {"computer"}
    assert after.players[seat].holder == "computer"
    assert waiting_on(after) == (1 - seat,)


async def test_whoever_moves_is_back(host: Host, time: Time):
    table = await begun(host, "jesters", "substitute")
    seat = mover(table)
    table = await expire(host, table)
    assert table.players[seat].holder == "open"
    time.now += 10 * LIMIT
    user = table.players[seat].user
    after = await host.turns.type_moves(table.id, user, [decision_of(table, user).choices.moves[0]])
    assert after.players[seat].holder == "person"


# Substitutes


async def test_an_open_seat_stops_its_clock_and_is_taken_by_whoever_will(host: Host, time: Time):
    table = await begun(host, "courtiers", "substitute", 3)
    user = table.players[1].user
    table = await host.turns.choose(
        table.id, user, decision_of(table, user).click, decision_of(table, user).choices.moves[:1]
    )
    table = await expire(host, table, 1)
    assert table.ply == 0
    player = table.players[1]
    assert (player.holder, player.draft, player.deadline) == ("open", (), 0)
    time.now += 50 * LIMIT
    assert await host.seats.time_out(table.id, 1, player.since) == table

    after = await host.seats.take_seat(table.id, 1, DEE, "Dee")
    now = after.players[1]
    assert (now.user, now.holder, now.deadline) == (DEE, "person", time.now + LIMIT)
    assert [(one.seat, one.name, one.since) for one in after.tenures] == [
        (1, "Ben", after.started),
        (1, "Dee", time.now),
    ]
    # Secrets are the new holder's, and no longer the old one's.
    assert decision_of(after, DEE).seat == 1
    with pytest.raises(Refused, match="it is the move of"):
        decision_of(after, BEN)
    after = await host.servers.end(table.id)
    record = parse(await host.records.of(after)).header
    assert record.names == ("Ann", "Ben", "Cleo")
    assert [(one.seat, one.ply, one.name) for one in record.successors] == [(1, 1, "Dee")]


async def test_a_player_may_open_their_seat_and_come_back_while_nobody_has_taken_it(host: Host):
    table = await begun(host, "hedgehogs", "once", 3)
    table = await host.seats.open_seat(table.id, BEN)
    with pytest.raises(Refused, match="open already"):
        await host.seats.open_seat(table.id, BEN)
    back = await host.seats.attend(table.id, BEN)
    assert (back.players[1].holder, back.tenures) == ("person", ())
    with pytest.raises(Refused, match="Ben plays in that seat"):
        await host.seats.take_seat(table.id, 1, DEE, "Dee")

    await host.seats.open_seat(table.id, BEN)
    await host.seats.take_seat(table.id, 1, DEE, "Dee")
    for refused in (host.seats.attend(table.id, BEN), host.seats.open_seat(table.id, BEN)):
        with pytest.raises(Refused, match="do not play"):
            await refused
    with pytest.raises(Refused, match="Dee plays in that seat"):
        await host.seats.take_seat(table.id, 1, EVE, "Eve")


async def test_who_may_not_take_an_open_seat(host: Host):
    table = await begun(host, "hedgehogs", "once", 3)
    await host.seats.open_seat(table.id, BEN)
    with pytest.raises(Refused, match="already sit"):
        await host.seats.take_seat(table.id, 1, CLEO, "Cleo")
    with pytest.raises(Refused, match="no player in seat 9"):
        await host.seats.take_seat(table.id, 8, DEE, "Dee")
    await host.turns.resign(table.id, CLEO)
    with pytest.raises(Refused, match="another seat"):
        await host.seats.take_seat(table.id, 1, CLEO, "Cleo")

    await host.seats.set_strangers(table.id, ANN, strangers=False)
    with pytest.raises(Refused, match="owner of this table chooses"):
        await host.seats.take_seat(table.id, 1, DEE, "Dee")
    with pytest.raises(Refused, match="only the one who opened"):
        await host.seats.choose_substitute(table.id, DEE, DEE, "Dee")
    await store_of(host).servers.save(100, GuildSettings(substitutes=False))
    for refused in (
        host.seats.take_seat(table.id, 1, DEE, "Dee"),
        host.seats.choose_substitute(table.id, ANN, DEE, "Dee"),
    ):
        with pytest.raises(Refused, match="managers choose"):
            await refused
    await store_of(host).servers.save(100, GuildSettings())
    after = await host.seats.choose_substitute(table.id, ANN, DEE, "Dee")
    assert after.players[1].user == DEE
    with pytest.raises(Refused, match="no seat of this table is open"):
        await host.seats.choose_substitute(table.id, ANN, EVE, "Eve")


async def test_every_change_of_hands_is_remembered(host: Host):
    table = await begun(host, "hedgehogs", "once")
    table = await play(host, table)
    table = await host.seats.reseat(table.id, 0, DEE, "Dee")
    await host.seats.open_seat(table.id, DEE)
    table = await host.seats.take_seat(table.id, 0, ANN, "Ann again")
    table = await host.seats.rename(table.id, ANN, "Anna")
    ended = await host.servers.end(table.id)
    record = verify(await host.records.of(ended)).header
    assert record.names == ("Ann", "Ben")
    steps = ended.ply + 1
    assert [(one.seat, one.ply, one.name) for one in record.successors] == [
        (0, steps, "Dee"),
        (0, steps, "Anna"),
    ]


async def test_those_who_are_not_there_do_not_keep_the_others_from_stopping(host: Host):
    table = await begun(host, "hedgehogs", "keeps", 4)
    for user in (CLEO, DEE):
        await host.seats.open_seat(table.id, user)
    assert (await host.turns.stop(table.id, Doer(BEN, "Ann"))).status == "running"
    assert (await host.turns.stop(table.id, Doer(CLEO, "Ann"))).status == "abandoned"


# Out


async def test_the_clock_takes_a_player_out_and_the_others_play_on(host: Host):
    table = await begun(host, "witches", "out", 3)
    after = await expire(host, table, 2)
    assert after.players[2].resigned
    (gone,) = await moves(host, after)
    assert (gone.seat, gone.move, gone.hand) == (2, "resign", "clock")
    assert waiting_on(after) == (0, 1)
    over = await expire(host, after, 1)
    assert over.status == "over"
    assert over.outcome is not None
    assert over.outcome.winners == (0,)
    record = await host.records.of(over)
    assert "resign (clock)" in record
    verify(record)
    await sound(host, over)


# Whose hand


async def test_a_whole_game_of_computers_and_a_person_verifies(host: Host):
    table = await begun(host, "hedgehogs", "keeps", 3, "v10 v26")
    table = await play(host, table, until_asked=CLEO)
    table = await expire(host, table)
    for _ in range(300):
        if table.status != "running":
            break
        table = await play(host, table)
    assert table.status == "over"
    hands = {(move.seat, move.hand) for move in await moves(host, table)}
    assert (2, "computer") in hands
    assert (0, "computer") not in hands
    record = verify(await host.records.of(table))
    assert {play.hand for play in record.plays} == {"person", "computer"}
    await sound(host, table)
