"""Games played to their end by themselves: what they add up to, and rules that are broken."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Sealed
from engine.core import NO_CHOICES, Choices, Field, Form, Illegal, Outcome, Step
from engine.forms import random_filling
from engine.games import game_named
from engine.record import Play
from engine.table.standing import standing_move
from engine.tools import selfplay
from engine.tools.selfplay import (
    BrokenInvariant,
    PlayedGame,
    Tally,
    check_invariants,
    play_random_game,
)
from tests.engine.drawer_game import DRAWERS, Drawers, DrawersGame, drawers
from tests.engine.witches.race import race

SEED = bytes(range(32))


def a_game(length: int, *ranks: int, reason: str = "pulled") -> PlayedGame:
    plays = (Play(0, "pass"),) * length
    return PlayedGame(SEED, plays, (drawers("0O"),), Outcome(ranks, (0,) * len(ranks), reason))


def test_what_games_add_up_to():
    tally = Tally()
    for one in (a_game(7, 1, 2), a_game(3, 1, 1), a_game(9, 2, 1, reason="stuck")):
        tally.add(DRAWERS, one)
    assert (tally.games, tally.steps, tally.shortest, tally.longest) == (3, 19, 3, 9)
    assert tally.wins == {"left": 1, "left + right": 1, "right": 1}
    assert tally.shares == {0: 1.5, 1: 1.5}
    assert tally.reasons == {"pulled": 2, "stuck": 1}


def test_the_same_seed_plays_the_same_game_and_another_another():
    game = game_named("hedgehogs")
    one, two, other = (play_random_game(game, "", 2, seed) for seed in (SEED, SEED, bytes(32)))
    assert one == two
    assert one.plays != other.plays
    assert len(one.states) == len(one.plays) + 1
    assert one.outcome == game.outcome(one.states[-1])


def broken(**instead: Any) -> str:
    """What is said of a game some part of which is broken."""
    game = type("Broken", (DrawersGame,), instead)()
    with pytest.raises(BrokenInvariant) as info:
        play_random_game(game, "", 2, SEED)
    assert SEED.hex() in str(info.value)
    return str(info.value)


def test_rules_that_contradict_themselves_are_found():
    def refuse(self: Any, state: Drawers, seat: int, move: str) -> Any:
        raise Illegal("no", "no")

    assert "must decide but has no choice" in broken(choices=lambda *_: NO_CHOICES)
    assert "ply 1: listed move" in broken(play=refuse)


def test_a_game_that_stops_without_a_result_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(selfplay, "start", lambda *_: Step(drawers("0O"), ()))
    told = broken(waiting_on=lambda *_: (), outcome=lambda *_: None)
    assert told.endswith("ply 0: nobody is to decide, but there is no result")


def test_every_state_is_looked_at():
    class Flawed(DrawersGame):
        def flaws(self, state: Drawers) -> list[str]:
            return ["two are pulled"] if state.next == 2 else []

    played = play_random_game(DRAWERS, "", 2, SEED)
    check_invariants(DRAWERS, played)
    with pytest.raises(BrokenInvariant, match="two are pulled"):
        check_invariants(Flawed(), played)


def test_a_form_is_filled_in_by_chance_and_never_with_the_same_twice():
    form = Form(
        "lay {one} / {two}", (Field("one", ("a", "b", "c"), 2), Field("two", ("a", "b", "c"))),
        disjoint=True,
    )  # fmt: skip
    found = {random_filling(form, Sealed(SEED, draw)) for draw in range(40)}
    assert found == {"lay a b / c", "lay a c / b", "lay b c / a"}
    greedy = Form(
        "lay {one} / {two}", (Field("one", ("a", "b"), 2), Field("two", ("a", "b"))), True
    )
    assert random_filling(greedy, Sealed(SEED, 0)) is None
    free = replace(greedy, disjoint=False)
    assert {random_filling(free, Sealed(SEED, draw)) for draw in range(20)} == {
        "lay a b / a", "lay a b / b",
    }  # fmt: skip


def test_a_standing_answer_decides_only_where_there_are_such_and_it_is_legal():
    witches = game_named("witches")
    asked = race("8=bM; r start start 8; b start start start", seats=2)
    asked = replace(asked, step="card", at=8, clan=1)
    assert standing_move(witches, asked, 1, "leave") == "leave"
    assert standing_move(witches, asked, 1, "") is None
    assert standing_move(witches, asked, 0, "leave") is None
    assert standing_move(DRAWERS, drawers("0O"), 0, "pass") is None
    must = replace(asked, must=True)
    assert "leave" not in Choices(witches.choices(must, 1).moves).moves
    assert standing_move(witches, must, 1, "leave") is None


def test_a_snapshot_that_reads_back_as_another_state_breaks_a_rule(monkeypatch: pytest.MonkeyPatch):
    played = play_random_game(DRAWERS, "", 2, SEED)
    monkeypatch.setattr("engine.tools.selfplay.restore", lambda *_: drawers("0O 1O 0s"))
    with pytest.raises(BrokenInvariant, match="reads back as another state"):
        check_invariants(DRAWERS, played)
