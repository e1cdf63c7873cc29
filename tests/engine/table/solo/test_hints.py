"""Hints: who gets one, what is asked for it, and what of it can be tried out."""

import asyncio
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from data.store import SqlStore
from engine.chance import Sealed, derived_seed
from engine.computer.answering import Question, answer
from engine.computer.player import Plan
from engine.core import NO_CHOICES, Refused, snapshot
from engine.games import GAMES, game_named
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.table.computers import is_thinking
from engine.table.drafts import Click, decision_of
from engine.table.model import Doer, Table
from engine.table.solo.hints import hint, question
from engine.table.turns import state_of, waiting_on
from tests.engine.drawer_game import DRAWERS, drawers
from tests.market.engine.market.game import MARKET
from tests.stores import store_of

ANN, BEN = 1, 2
SEED = bytes([14]) * 32


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.host.lobbies.new_seed", lambda: SEED)


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "market", MARKET)


@pytest.fixture
def host(store: SqlStore) -> Host:
    ticks = count(1_700_000_000)
    made = Host(store, lambda: next(ticks))
    made.computers.think = at_a_glance
    return made


async def at_a_glance(asked: Question) -> Plan:
    """The usual level is quicker, and as good for a test."""
    return answer(replace(asked, level=3))


async def begun(
    host: Host, key: str = "hedgehogs", computers: int = 1, options: str = "", people: int = 1
) -> Table:
    opening = Opening(1, 2, ANN, "Ann", key, options, computers=((1, "Pico"),) * computers)
    table = await host.lobbies.open(opening)
    if people > 1:
        await host.lobbies.join(table.id, BEN, "Ben")
    await host.lobbies.start(table.id, ANN)
    return await asked(host, table)


async def asked(host: Host, table: Table) -> Table:
    """The table, once its computers have decided what they are asked."""
    while is_thinking(table := await host.table(table.id)):
        seat = waiting_on(table)[0]
        await host.computers.decide(table.id, seat, table.players[seat].since)
    return table


def click(table: Table) -> Click:
    return decision_of(table, ANN).click


async def refused(asking: Any) -> str:
    with pytest.raises(Refused) as found:
        await asking
    return found.value.code


# What is asked


async def test_the_best_computer_is_asked_what_the_seat_sees(host: Host):
    table = await begun(host, "witches")
    now = decision_of(table, ANN)
    found = question(table, ANN, now.click)
    seed = derived_seed(SEED, f"hint {table.ply + 1}")
    assert found == Question("witches", now.view, now.choices, 5, seed)


async def test_behind_a_draft_it_is_asked_what_is_left_to_choose(host: Host):
    table = await begun(host, "jesters")
    while len(decision_of(table, ANN).choices.moves) < 2 or table.ply < 4:
        move = decision_of(table, ANN).choices.moves[0]
        table = await asked(host, await host.turns.type_moves(table.id, ANN, [move]))
    now = decision_of(table, ANN)
    table = await host.turns.choose(table.id, ANN, now.click, now.choices.moves[-1:])
    after = decision_of(table, ANN)
    assert after.draft
    found = question(table, ANN, after.click)
    assert (found.view, found.choices) == (after.view, after.choices)
    given = await host.hints.of(table.id, ANN, after.click)
    assert given.decision.draft == after.draft
    taken = await host.hints.take(table.id, ANN, after.click, given.number)
    assert taken.players[0].draft == (*after.draft, *given.moves)


@pytest.mark.parametrize("key", dict.fromkeys((*GAMES, "market")))
async def test_a_hint_at_every_decision_is_a_turn_that_can_be_made(host: Host, key: str):
    """Forms and secret choices among them."""
    table = await begun(host, key)
    kinds: set[str] = set()
    for _ in range(25):
        if table.status != "running":
            break
        now = decision_of(table, ANN)
        kinds |= {"form"} if now.choices.form else set()
        kinds |= {"secret"} if now.choices.secret else set()
        found = await host.hints.of(table.id, ANN, now.click)
        assert await host.table(table.id) == table  # nothing is changed by asking
        assert found == await host.hints.of(table.id, ANN, now.click)
        if found.drafted:
            table = await host.hints.take(table.id, ANN, now.click, found.number)
            assert table.players[0].draft == (*now.draft, *found.moves)
            after = decision_of(table, ANN)
            if after.complete:
                table = await host.turns.confirm(table.id, ANN, after.click)
            else:
                table = await host.turns.choose(table.id, ANN, after.click, after.choices.moves[:1])
                if table.players[0].draft and decision_of(table, ANN).complete:
                    table = await host.turns.confirm(table.id, ANN, click(table))
        else:
            table = await host.turns.choose(table.id, ANN, now.click, [found.steps[0][0]])
        table = await asked(host, table)
    assert kinds == EVER[key]


EVER = {
    "hedgehogs": set[str](),
    "courtiers": {"secret"},
    "jesters": set[str](),
    "witches": {"form", "secret"},
    "market": {"form", "secret"},
}
"""What games ask for beside choices from a list."""


@pytest.mark.parametrize("options", ["v2", "v40", "v12", "match rounds=2"])
async def test_in_variants_too(host: Host, options: str):
    key = "jesters" if options.startswith("match") else "hedgehogs"
    table = await begun(host, key, options=options)
    for _ in range(4):
        found = await host.hints.of(table.id, ANN, click(table))
        assert found.steps
        move = decision_of(table, ANN).choices.moves[0]
        table = await asked(host, await host.turns.type_moves(table.id, ANN, [move]))


# What it must not change, nor tell


async def test_asking_changes_no_die_and_no_computers_decision(host: Host):
    async def played(ask: bool) -> list[Any]:
        table = await begun(host)
        for _ in range(8):
            if ask:
                await host.hints.of(table.id, ANN, click(table))
            move = decision_of(table, ANN).choices.moves[0]
            table = await asked(host, await host.turns.type_moves(table.id, ANN, [move]))
        log = await host.ledger.moves(table.id)
        await host.turns.stop(table.id, Doer(ANN, "Ann"))
        return [(move.move, move.events, move.step) for move in log]

    assert await played(True) == await played(False)


@pytest.mark.parametrize("key", ["courtiers", "witches"])
async def test_what_the_seat_may_not_know_makes_no_difference(host: Host, key: str):
    """Two states that the seat cannot tell apart, and one hint."""
    table = await begun(host, key, 2)
    game, different = game_named(key), 0
    for turn in range(8):
        view = game.view(state_of(table), 0)
        for number in range(4):
            other = game.imagine(view, Sealed(derived_seed(SEED, f"{turn} {number}"), 0))
            elsewhere = replace(table, snapshot=snapshot(other))
            different += other != state_of(table)
            now = click(table)
            assert question(elsewhere, ANN, now) == question(table, ANN, now)
            plan = await at_a_glance(question(table, ANN, now))
            here, there = hint(table, ANN, now, plan), hint(elsewhere, ANN, now, plan)
            assert (here.steps, here.drafted, here.reason) == (
                there.steps,
                there.drafted,
                there.reason,
            )
        move = decision_of(table, ANN).choices.moves[0]
        table = await asked(host, await host.turns.type_moves(table.id, ANN, [move]))
    assert different > 8


# What can be tried out


def at_drawers(monkeypatch: pytest.MonkeyPatch, text: str, table: Table) -> Table:
    monkeypatch.setitem(GAMES, "drawers", DRAWERS)
    monkeypatch.setattr(DRAWERS.__class__, "imagine", lambda _, view, __: drawers(text))
    return replace(table, game="drawers", snapshot=snapshot(drawers(text)), rules_version=1)


@pytest.mark.parametrize(
    ("text", "plan", "steps", "drafted"),
    [
        ("0O 0O 1O", ("pull 1", "pass"), 2, 2),
        ("0O 0S 0O 1O", ("pull 1", "pull 2", "pull 3"), 2, 1),  # the second shows something
        ("0S 0O 1O", ("pull 1", "pull 2"), 1, 0),
        ("0S 0O 1O", ("pass", "pull 2"), 2, 2),
        ("0O 1O", ("pull 1", "pull 2"), 1, 1),  # the turn is over
        ("0O 0o 0O 1O", ("pull 1", "pull 2", "pass"), 2, 2),  # the second is played by itself
        ("0Q 1Q", ("pull 1",), 1, 1),  # a secret waits to be confirmed
    ],
)  # fmt: skip
async def test_up_to_what_would_show_something(
    host: Host,
    monkeypatch: pytest.MonkeyPatch,
    text: str,
    plan: tuple[str, ...],
    steps: int,
    drafted: int,
):
    table = at_drawers(monkeypatch, text, await begun(host))
    found = hint(table, ANN, click(table), Plan(plan))
    assert (len(found.steps), found.drafted) == (steps, drafted)
    assert len(found.moves) == drafted


async def test_what_is_taken_waits_to_be_confirmed(host: Host):
    table = await begun(host)
    now = click(table)
    found = await host.hints.of(table.id, ANN, now)
    after = await host.hints.take(table.id, ANN, now, found.number)
    assert after.ply == table.ply
    assert after.players[0].draft == found.moves
    assert await refused(host.hints.take(table.id, ANN, now, found.number)) == "already-done"
    assert (await host.table(table.id)).players[0].draft == found.moves


async def test_a_hint_that_nobody_remembers_is_thought_of_again(host: Host):
    table = await begun(host)
    now = click(table)
    found = await host.hints.of(table.id, ANN, now)
    later = Host(store_of(host), host.now)
    later.computers.think = at_a_glance
    assert await refused(later.hints.take(table.id, ANN, now, found.number + 1)) == "hint-other"
    assert (await host.table(table.id)).players[0].draft == ()
    after = await later.hints.take(table.id, ANN, now, found.number)
    assert after.players[0].draft == found.moves


# Who gets none


async def test_no_hint_where_others_play_or_it_counts_nor_to_anybody_else(host: Host):
    table = await begun(host)
    now = click(table)
    assert await refused(host.hints.of(table.id, BEN, now)) == "only-watching"
    await store_of(host).tables.save(replace(table, rated=True))
    assert await refused(host.hints.of(table.id, ANN, now)) == "hint-rated"
    await host.servers.end(table.id)
    assert await refused(host.hints.of(table.id, ANN, now)) == "not-running"
    table = await begun(host, people=2)
    user = table.players[waiting_on(table)[0]].user
    now = decision_of(table, user).click
    assert await refused(host.hints.of(table.id, user, now)) == "hint-company"


async def test_no_hint_out_of_turn_for_another_decision_nor_for_a_whole_turn(host: Host):
    table = await begun(host)
    now = click(table)
    assert await refused(host.hints.of(table.id, ANN, Click(now.since + 1, 0))) == "old-board"
    draft = await host.hints.take(
        table.id, ANN, now, (await host.hints.of(table.id, ANN, now)).number
    )
    assert decision_of(draft, ANN).choices == NO_CHOICES
    assert await refused(host.hints.of(table.id, ANN, click(draft))) == "hint-whole"
    assert await refused(host.hints.of(table.id, ANN, now)) == "already-done"
    table = await host.turns.confirm(table.id, ANN, click(draft))
    assert is_thinking(table)
    assert await refused(host.hints.of(table.id, ANN, now)) == "already-done"
    later = Click(table.position_number, 0)
    assert await refused(host.hints.of(table.id, ANN, later)) == "not-your-move"


async def test_who_has_gone_on_while_it_was_thought_of_is_told_so(host: Host):
    table = await begun(host)
    now, thinking = click(table), asyncio.Event()

    async def slowly(asked: Question) -> Plan:
        await thinking.wait()
        return await at_a_glance(asked)

    host.computers.think = slowly
    asking = asyncio.create_task(host.hints.of(table.id, ANN, now))
    await asyncio.sleep(0)
    await host.turns.type_moves(table.id, ANN, [decision_of(table, ANN).choices.moves[0]])
    thinking.set()
    assert await refused(asking) in ("already-done", "old-board")
