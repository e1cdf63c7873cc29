"""Takebacks: who is asked, where the table goes back to, and that the dice stay what they are.

They stay in one file because each goes back in the same few games.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from itertools import count
from random import Random

import pytest
from msgspec.structs import replace

from data.store import SqlStore
from engine.clock.clock import Clock
from engine.core import Move, Refused
from engine.games import GAMES, game_named
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.record import BadRecord
from engine.record_reading import verify
from engine.series import Series
from engine.table.check import faults
from engine.table.drafts import decision_of
from engine.table.model import Asking, LoggedMove, Posting, Table, Takebacks
from engine.table.takeback import open_request, overtaken
from engine.table.turns import state_of, waiting_on
from tests.engine.drawer_game import DRAWERS, drawers
from tests.engine.secret_game import PICKS_GAME
from tests.market.engine.market.game import MARKET
from tests.stores import store_of

ANN, BOB, CLEO = 1, 2, 3
NAMES = {ANN: "Ann", BOB: "Bob", CLEO: "Cleo"}


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "market", MARKET)


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.host.lobbies.new_seed", lambda: bytes([14]) * 32)


@pytest.fixture
def host(store: SqlStore) -> Host:
    ticks = count(1_700_000_000)
    return Host(store, lambda: next(ticks))


async def game(host: Host, key: str, *users: int, options: str = "") -> Table:
    table = await host.lobbies.open(Opening(1, 2, ANN, "Ann", key, options))
    for user in users or (BOB,):
        await host.lobbies.join(table.id, user, NAMES[user])
    return await host.lobbies.start(table.id, ANN)


def mover(table: Table) -> int:
    return table.players[waiting_on(table)[0]].user


async def turn(host: Host, table: Table, pick: int = 0) -> Table:
    """Whoever is asked first plays until somebody else is."""
    user = mover(table)
    while table.status == "running" and mover(table) == user:
        moves = decision_of(table, user).choices.moves
        table = await host.turns.type_moves(table.id, user, [moves[pick % len(moves)]])
    return table


async def taken_back(host: Host, table: Table, user: int) -> Table:
    """Somebody asks, all others agree."""
    table = await host.takebacks.ask(table.id, user)
    for other in [player.user for player in table.players if player.user != user]:
        if (request := table.takebacks.asking) is not None:
            table = await host.takebacks.agree(table.id, other, request.number)
    return table


def number(table: Table) -> int:
    """That of its request."""
    assert table.takebacks.asking is not None
    return table.takebacks.asking.number


async def refused(awaited: object) -> str:
    with pytest.raises(Refused) as info:
        await awaited  # type: ignore[misc]
    return info.value.code


async def plays(host: Host, table: Table) -> list[tuple[int, Move, Sequence[object]]]:
    return [(one.ply, one.move, one.events) for one in await host.ledger.moves(table.id)]


async def check(host: Host, table: Table) -> None:
    kept = await host.table(table.id)
    assert faults(kept, await host.ledger.moves(table.id)) == []


GAMES_AND_TURNS = [
    ("hedgehogs", 9, ""),
    ("hedgehogs", 4, "v40"),
    ("courtiers", 4, ""),
    ("courtiers", 5, "die"),
    ("jesters", 5, ""),
    ("witches", 8, ""),
    ("market", 3, ""),
]


@pytest.mark.parametrize(("key", "turns", "options"), GAMES_AND_TURNS)
async def test_taken_back_and_played_again_all_is_as_before(
    host: Host, key: str, turns: int, options: str
):
    table = await game(host, key, BOB, options=options)
    for number in range(turns):
        table = await turn(host, table, number)
    before, log = table, await host.ledger.moves(table.id)
    user = log[-1].user
    assert user is not None

    back = await taken_back(host, table, user)
    assert back.ply < before.ply
    assert back.position_number == back.takebacks.back == before.position_number + 1
    assert user in [back.players[seat].user for seat in waiting_on(back)]
    assert await host.ledger.moves(back.id) == log[: back.ply + 1]
    await check(host, back)

    for one in log[back.ply + 1 :]:
        assert one.user is not None
        if one.user in {back.players[seat].user for seat in waiting_on(back)}:
            back = await host.turns.type_moves(back.id, one.user, [one.move])
    for player in back.players:
        if player.draft:
            back = await host.turns.confirm(
                back.id, player.user, decision_of(back, player.user).click
            )
    assert (back.snapshot, back.ply) == (before.snapshot, before.ply)
    assert await plays(host, back) == [(one.ply, one.move, one.events) for one in log]
    assert [one.draw for one in await host.ledger.moves(back.id)] == [0] * len(log)
    await check(host, back)


async def test_all_others_are_asked_and_all_must_agree(host: Host):
    table = await game(host, "hedgehogs", BOB, CLEO)
    user = mover(table)
    asked = [one for one in NAMES if one != user]
    played = await turn(host, table)

    table = await host.takebacks.ask(table.id, user)
    request = open_request(table)
    assert request is not None
    assert (request.user, request.position_number, request.ply) == (user, played.position_number, 0)
    table = await host.takebacks.agree(table.id, asked[0], request.number)
    assert table.ply == played.ply
    assert await refused(host.takebacks.agree(table.id, asked[0], request.number)) == (
        "takeback-agreed"
    )
    assert await refused(host.takebacks.agree(table.id, user, request.number)) == "takeback-own"
    assert await refused(host.takebacks.agree(table.id, 99, request.number)) == (
        "takeback-not-asked"
    )
    table = await host.takebacks.agree(table.id, asked[1], request.number)
    assert (table.ply, table.takebacks.asking) == (0, None)
    assert mover(table) == user
    assert await refused(host.takebacks.agree(table.id, asked[1], request.number)) == (
        "takeback-gone"
    )


async def test_one_refusal_ends_it_and_the_asker_may_withdraw(host: Host):
    table = await turn(host, await game(host, "hedgehogs"))
    user = ANN if mover(table) == BOB else BOB
    other = mover(table)
    for end in (host.takebacks.decline, host.takebacks.withdraw):
        asked = await host.takebacks.ask(table.id, user)
        assert (await host.takebacks.ask(table.id, user)).takebacks.asking == asked.takebacks.asking
        assert await refused(host.takebacks.ask(table.id, other)) == "takeback-asked"
        who = other if end == host.takebacks.decline else user
        wrong = user if end == host.takebacks.decline else other
        assert await refused(end(table.id, wrong, number(asked))) in (
            "takeback-own",
            "takeback-not-yours",
        )
        ended = await end(table.id, who, number(asked))
        assert (ended.takebacks.asking, ended.ply, ended.position_number) == (
            None,
            table.ply,
            table.position_number,
        )
        assert await refused(end(table.id, who, number(asked))) == "takeback-gone"


async def test_any_move_makes_a_request_void(host: Host):
    table = await turn(host, await game(host, "hedgehogs"))
    user, other = ANN if mover(table) == BOB else BOB, mover(table)
    asked = await host.takebacks.ask(table.id, user)
    moved = await turn(host, asked)
    assert open_request(moved) is None
    assert await refused(host.takebacks.agree(table.id, other, number(asked))) == "takeback-gone"
    assert (await host.table(table.id)).ply == moved.ply
    assert (await host.takebacks.ask(table.id, other)).takebacks.asking is not None


async def test_two_agree_at_the_same_moment(host: Host):
    table = await game(host, "hedgehogs", BOB, CLEO)
    user = mover(table)
    table = await host.takebacks.ask((await turn(host, table)).id, user)
    others = [one for one in NAMES if one != user]
    await asyncio.gather(*(host.takebacks.agree(table.id, one, number(table)) for one in others))
    kept = await host.table(table.id)
    assert (kept.ply, kept.takebacks.taken) == (0, table.ply + 1)
    await check(host, kept)


async def test_who_does_not_hold_their_seat_is_not_asked(host: Host):
    table = await game(host, "hedgehogs", BOB, CLEO)
    user = mover(table)
    table = await turn(host, table)
    players = tuple(
        one if one.user == user else replace(one, holder="computer") for one in table.players
    )
    await store_of(host).tables.save(replace(table, players=players))
    host = Host(store_of(host), lambda: 1_800_000_000)
    back = await host.takebacks.ask(table.id, user)
    assert (back.ply, back.takebacks.asking) == (0, None)
    assert await refused(host.takebacks.ask(table.id, next(u for u in NAMES if u != user))) == (
        "takeback-held"
    )


async def test_nothing_to_take_back_is_told_and_changes_nothing(host: Host):
    lobby = await host.lobbies.open(Opening(1, 2, ANN, "Ann", "hedgehogs"))
    assert await refused(host.takebacks.ask(lobby.id, ANN)) == "not-started"
    await host.lobbies.join(lobby.id, BOB, "Bob")
    table = await host.lobbies.start(lobby.id, ANN)
    assert await refused(host.takebacks.ask(table.id, ANN)) == "takeback-nothing"
    assert await refused(host.takebacks.ask(table.id, CLEO)) == "not-seated"
    user = mover(table)
    table = await turn(host, await turn(host, table))
    while not any(
        move.startswith("side") for move in decision_of(table, mover(table)).choices.moves
    ):
        table = await turn(host, table)
    user = mover(table)
    now = decision_of(table, user)
    table = await host.turns.choose(table.id, user, now.click, [now.choices.moves[0]])
    assert await refused(host.takebacks.ask(table.id, user)) == "takeback-draft"
    assert await host.table(table.id) == table
    table = await store_of(host).tables.save(replace(table, rated=True))
    host = Host(store_of(host), lambda: 1_800_000_000)
    assert await refused(host.takebacks.ask(table.id, user)) == "takeback-rated"
    table = await store_of(host).tables.save(replace(table, rated=False, rules_version=99))
    host = Host(store_of(host), lambda: 1_800_000_000)
    assert await refused(host.takebacks.ask(table.id, user)) == "takeback-rules"
    await host.servers.end(table.id)
    assert await refused(host.takebacks.ask(table.id, user)) == "takeback-over"


async def test_not_past_somebody_who_left(host: Host):
    table = await game(host, "hedgehogs", BOB, CLEO)
    user = mover(table)
    table = await turn(host, table)
    await host.turns.resign(table.id, next(one for one in NAMES if one not in (user, mover(table))))
    assert await refused(host.takebacks.ask(table.id, user)) == "takeback-resigned"


async def test_not_into_the_round_before(host: Host):
    table = await game(host, "jesters", options="match rounds=2")
    while True:
        user, before = mover(table), table
        table = await turn(host, table)
        if game_named("jesters").view(state_of(table), None).match.number == 2:  # type: ignore[union-attr]
            break
        assert table.status == "running"
    assert before.ply < table.ply
    assert await refused(host.takebacks.ask(table.id, user)) == "takeback-round"


async def test_before_a_secret_decision_all_are_asked_anew(host: Host):
    table = await game(host, "market", BOB, CLEO)
    for user, bid in ((BOB, "bid 3"), (ANN, "bid 1"), (CLEO, "bid 2")):
        table = await host.turns.type_moves(table.id, user, [bid])
    # All bids lie open by now: whoever bids again must not be the only one.
    back = await taken_back(host, table, CLEO)
    assert back.ply == 0
    assert len(waiting_on(back)) == 3
    assert {player.since for player in back.players} == {back.position_number}
    await check(host, back)


async def test_a_standing_answer_is_no_decision_of_ones_own(host: Host):
    table = await game(host, "hedgehogs")
    user = mover(table)
    table = await turn(host, table)
    log = await host.ledger.moves(table.id)
    table = await turn(host, table)
    table = await turn(host, table)
    rest = await host.ledger.moves(table.id, after=log[-1].ply)
    unasked: list[LoggedMove] = [
        replace(one, hand="standing") if one.user == user else one for one in rest
    ]
    await store_of(host).tables.save(table, unasked, cut=log[-1].ply)
    host = Host(store_of(host), lambda: 1_800_000_000)
    assert (await taken_back(host, await host.table(table.id), user)).ply == 0


async def test_who_decides_once_more_has_their_time_for_it(host: Host):
    now = 1_700_000_000
    host = Host(store_of(host), lambda: now)
    opened = await host.lobbies.open(
        Opening(1, 2, ANN, "Ann", "hedgehogs", clock=Clock(limit=3600))
    )
    await host.lobbies.join(opened.id, BOB, "Bob")
    table = await host.lobbies.start(opened.id, ANN)
    user, other = (ANN, BOB) if mover(table) == ANN else (BOB, ANN)
    now += 3000
    await turn(host, table)
    now += 3000
    table = await host.takebacks.ask(table.id, user)
    now += 300
    table = await host.takebacks.agree(table.id, other, number(table))
    asked = {player.user: (player.asked, player.deadline) for player in table.players}
    assert asked == {user: (now, now + 3600), other: (0, 0)}
    waiting = await host.timers.due(now + 10_000, 10)
    assert [(one.seat, one.since) for one in waiting] == [
        (table.seat_of(user), table.position_number)
    ]


async def test_a_standing_answer_does_not_decide_what_was_taken_back(host: Host):
    """Bob leaves a witch by hand, wants that always, and takes it back all the same."""
    table = await game(host, "witches", BOB, CLEO)
    while True:
        choices = decision_of(table, mover(table)).choices
        if "leave" in choices.moves and waiting_on(table) != (state_of(table).seat,):
            break
        assert table.status == "running"
        table = await host.turns.type_moves(table.id, mover(table), [choices.moves[0]])
    user = mover(table)
    seat = table.seat_of(user) or 0
    asked_at = table.ply
    await host.turns.type_moves(table.id, user, ["leave"])
    table = await host.turns.set_standing(table.id, user, "leave")
    table = await taken_back(host, table, user)
    assert (table.ply, mover(table)) == (asked_at, user)
    assert table.players[seat].standing == ""


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
async def test_a_turn_of_other_steps_does_not_change_the_next_roll(
    host: Host, first: int, second: int
):
    """Somebody sees the next player's die, and plays their turn again in more or fewer steps."""
    table = await game(host, "hedgehogs")
    for _ in range(8):
        table = await turn(host, table)
    user = mover(table)
    by_steps: dict[int, Sequence[Move]] = {}
    for move in decision_of(table, user).choices.moves:
        there = await host.turns.choose(table.id, user, decision_of(table, user).click, [move])
        now = decision_of(there, user)
        whole = [move] if now.complete else [move, now.choices.moves[-1]]
        by_steps.setdefault(len(whole), whole)
        table = await host.turns.undo(table.id, user, now.click)

    begun = table.ply
    table = await host.turns.type_moves(table.id, user, by_steps[first])
    rolled = dice(await host.ledger.moves(table.id))
    table = await taken_back(host, table, user)
    assert table.ply == begun
    table = await host.turns.type_moves(table.id, user, by_steps[second])
    log = await host.ledger.moves(table.id)
    assert dice(log) == rolled
    assert (log[-1].ply, log[-1].draw) == (begun + second, begun + first)

    for number in range(4):
        table = await turn(host, table, number)
    log = await host.ledger.moves(table.id)
    drawn = [one.step for one in log if dice([one])]
    assert drawn == sorted(set(drawn)), "dice were drawn twice"
    await check(host, table)
    table = await host.turns.resign(table.id, ANN)
    record = await host.records.of(table)
    assert f"{begun + second}/{begun + first}. " in record
    verify(record)
    with pytest.raises(BadRecord):
        verify(record.replace(f"{begun + second}/{begun + first}. ", f"{begun + second}. "))


def dice(log: Sequence[LoggedMove]) -> list[str]:
    return [event.text for move in log for event in move.events if event.kind == "roll"]


@pytest.mark.parametrize("key", ["hedgehogs", "courtiers", "jesters", "witches"])
async def test_takebacks_all_over_a_game(host: Host, key: str):
    """Marks only grow, dice that were seen come again, and the record holds in the end."""
    chance = Random(key)
    table = await game(host, key, BOB, CLEO)
    seen: dict[int, list[str]] = {}
    for _ in range(40):
        table = await turn(host, table, chance.randrange(100))
        position_number = table.position_number
        if table.status == "running" and chance.random() < 0.4:
            with contextlib.suppress(Refused):
                table = await taken_back(host, table, chance.choice([ANN, BOB, CLEO]))
                assert table.position_number == position_number + 1
        for one in await host.ledger.moves(table.id):
            rolls = dice([one])
            before = seen.setdefault(one.step, rolls)
            both = min(len(before), len(rolls))
            assert before[:both] == rolls[:both]
        if table.status != "running":
            break
    assert table.takebacks.taken
    await check(host, table)
    table = await host.servers.end(table.id) if table.status == "running" else table
    verify(await host.records.of(table))


@pytest.mark.parametrize(
    ("posted", "mark", "ply", "told"),
    [
        (3, 3, 4, True),  # the board that shows it is followed by another
        (3, 4, 5, True),
        (3, 4, 4, False),  # it is still the present position
        (4, 3, 5, False),  # the channel has heard of the next board already
        (3, 3, 3, False),
    ],
)
async def test_a_request_that_was_overtaken_is_told_of_once(
    host: Host, posted: int, mark: int, ply: int, told: bool
):
    begun = await game(host, "hedgehogs")
    asking = Asking(1, ANN, mark, 0)
    at = replace(begun, ply=ply, posting=Posting(posted), takebacks=Takebacks(asking=asking))
    assert overtaken(at) == (asking if told else None)
    assert overtaken(replace(at, takebacks=Takebacks())) is None


async def test_what_each_has_seen_goes_back_too_and_drafts_are_dropped(host: Host):
    """Ann and Bob play a turn each, and another; the one who moved last asks."""
    table = await game(host, "hedgehogs")
    for _ in range(3):
        table = await turn(host, table)
    asker = next(player.user for player in table.players if player.user != mover(table))
    other = mover(table)
    now = decision_of(table, other)
    table = await host.turns.choose(table.id, other, now.click, [now.choices.moves[0]])
    assert sum(bool(player.draft) for player in table.players) == 1
    log = await host.ledger.moves(table.id)
    table = await taken_back(host, table, asker)

    assert mover(table) == asker
    assert [player.draft for player in table.players] == [(), ()]
    kept = [move for move in log if move.ply <= table.ply]
    assert kept == await host.ledger.moves(table.id)
    for seat, player in enumerate(table.players):
        last = max([move.ply for move in kept if move.seat == seat], default=0)
        assert player.seen == last + table.takebacks.taken
    assert table.votes == ()
    asked = waiting_on(table)
    assert [one.since == table.position_number for one in table.players] == [
        at in asked for at in (0, 1)
    ]


async def test_another_request_than_the_one_meant_is_not_answered(host: Host):
    table = await game(host, "hedgehogs", BOB, CLEO)
    table = await turn(host, table)
    asker = next(move.user for move in reversed(await host.ledger.moves(table.id)) if move.user)
    others_ = [user for user in NAMES if user != asker]
    table = await host.takebacks.ask(table.id, asker)
    old = number(table)
    await host.takebacks.withdraw(table.id, asker, old)
    table = await host.takebacks.ask(table.id, asker)
    assert number(table) != old
    for answer in (host.takebacks.agree, host.takebacks.decline):
        with pytest.raises(Refused) as info:
            await answer(table.id, others_[0], old)
        assert info.value.code == "takeback-gone"
    table = await host.takebacks.announce(table.id, number(table), 777)
    assert table.takebacks.asking is not None
    assert table.takebacks.asking.post == 777


async def test_a_secret_question_of_a_new_round_is_another_one(
    host: Host, monkeypatch: pytest.MonkeyPatch
):
    """Bob and then Ann have picked, a new round has begun, and Ann has picked again: that alone is
    taken back. It does not go back into the round before, where she was asked alone."""
    monkeypatch.setitem(GAMES, "picks", Series(PICKS_GAME))
    table = await game(host, "picks", options="match rounds=3")
    for user, move in ((BOB, "pick 3"), (ANN, "pick 1"), (ANN, "pick 2")):
        table = await host.turns.type_moves(table.id, user, [move])
    assert (table.ply, waiting_on(table)) == (3, (1,))
    table = await taken_back(host, table, ANN)
    assert (table.ply, waiting_on(table)) == (2, (0, 1))


@pytest.mark.parametrize(
    ("row", "moves", "back_to"),
    [
        ("0O 0O 1O", ["0 pull 1", "0 pull 2"], 0),
        ("1O 0O 0O 1O", ["1 pull 1", "0 pull 2", "0 pull 3"], 1),
        ("0O 1O 0O 1O", ["0 pull 1", "1 pull 2", "0 pull 3"], 2),
        # What the engine has played for the other in between ends a turn as well.
        ("1O 0O 1o 0O 1O", ["1 pull 1", "0 pull 2", "0 pull 4"], 2),
        ("1O 0O 0o 0O 1O", ["1 pull 1", "0 pull 2", "0 pull 4"], 1),
    ],
)
async def test_a_takeback_goes_back_to_where_the_turn_began(
    host: Host, monkeypatch: pytest.MonkeyPatch, row: str, moves: list[str], back_to: int
):
    monkeypatch.setitem(GAMES, "drawers", DRAWERS)
    monkeypatch.setattr(DRAWERS, "setup", lambda chosen, seats: drawers(row))
    table = await game(host, "drawers")
    for text in moves:
        seat, _, move = text.partition(" ")
        user = (ANN, BOB)[int(seat)]
        now = decision_of(table, user)
        table = await host.turns.choose(table.id, user, now.click, [move])
        if table.players[int(seat)].draft:
            table = await host.turns.confirm(table.id, user, decision_of(table, user).click)
    assert table.ply == len(moves)
    table = await taken_back(host, table, ANN)
    assert table.ply == back_to
    assert mover(table) == ANN
