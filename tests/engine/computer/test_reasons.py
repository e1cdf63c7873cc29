"""Why a turn is good: what it changes, in every world that could be the real one."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec import Struct

from engine.chance import Chance
from engine.computer.player import plan
from engine.computer.reasons import LEAST, WORLDS, Reason, reason
from engine.core import NO_CHOICES, RIVALS, Choices, Illegal, Outcome, Seat, State, Step, View
from engine.games import GAMES, game_named
from engine.tools.selfplay import derived_seed, play_random_game

SEED = bytes(range(32))


class At(State, frozen=True):
    world: int
    path: tuple[str, ...] = ()


class Seen(View, frozen=True, kw_only=True):
    path: tuple[str, ...] = ()


VIEW = Seen(viewer=0, seats=2, waiting_on=(0,), outcome=None)
Parts = Mapping[str, float]


class Ends(Struct, frozen=True):
    ranks: tuple[int, ...]


class Made:
    """A game that is what its moves make of the parts of seat 0; in each world, if they say so."""

    part_names = ("speed", "safety", "cards")

    def __init__(self, moves: Mapping[str, Parts | list[Parts] | Ends], others: float = 0.0):
        self.moves = moves
        self.others = others
        self.imagined = 0

    def imagine(self, view: Seen, chance: Chance) -> At:
        self.imagined += 1
        return At(self.imagined - 1, view.path)

    def waiting_on(self, state: At) -> tuple[Seat, ...]:
        return () if self.outcome(state) else (0,)

    def choices(self, state: At, seat: Seat) -> Choices:
        return NO_CHOICES if state.path and state.path[-1] == "last" else Choices(("a", "b"))

    def play(self, state: At, seat: Seat, move: str) -> Step[At]:
        if move not in self.moves:
            raise Illegal("no-such-move", "not possible")
        return Step(At(state.world, (*state.path, move)), ())

    def outcome(self, state: At) -> Outcome | None:
        for move in state.path:
            made = self.moves[move]
            if isinstance(made, Ends):
                return Outcome(made.ranks, (0, 0), "over")
        return None

    def parts(self, state: At, seat: Seat) -> dict[str, float]:
        found = {"speed": 1.0}
        for move in state.path:
            made = self.moves[move]
            assert not isinstance(made, Ends)
            here = made[state.world % len(made)] if isinstance(made, list) else made
            for name, change in here.items():
                found[name] = found.get(name, 0.0) + change
        return {name: part for name, part in found.items() if name != RIVALS}

    def worths(self, state: At, weights: object = None) -> list[float]:
        hurt = sum(
            made.get(RIVALS, 0.0)
            for move in state.path
            if isinstance(made := self.moves[move], Mapping)
        )
        return [sum(self.parts(state, 0).values()) - self.others + hurt, 0.0]


def why(*moves: str, **made: Any) -> Reason:
    game: Any = Made(made)
    return reason(game, VIEW, moves, SEED)


def test_the_part_that_gains_most_comes_first_and_a_second_if_it_is_worth_naming():
    assert why("a", a={"speed": 1.0}) == Reason(("speed",))
    assert why("a", a={"speed": 1.0, "safety": 2.0}) == Reason(("safety", "speed"))
    assert why("a", a={"speed": 1.0, "safety": 0.29}) == Reason(("speed",))
    assert why("a", a={"speed": 1.0, "safety": 0.3}) == Reason(("speed", "safety"))
    three = {"speed": 3.0, "safety": 2.0, "cards": 1.0}
    assert why("a", a=three) == Reason(("speed", "safety"))


def test_what_it_costs_is_named_if_it_costs_something_all_in_all():
    assert why("a", a={"speed": 2.0, "cards": -1.0}) == Reason(("speed",))
    assert why("a", a={"speed": 1.0, "cards": -2.0}) == Reason(("speed",), "cards")
    worst = {"speed": 1.0, "cards": -2.0, "safety": -3.0}
    assert why("a", a=worst) == Reason(("speed",), "safety")
    assert why("a", a={"cards": -2.0}) == Reason((), "cards")


def test_hardly_anything_is_nothing():
    assert why("a", a={"speed": LEAST / 2, "cards": -LEAST / 2}) == Reason()
    assert why("a", a={"speed": 2 * LEAST}) == Reason(("speed",))


def test_what_a_turn_does_to_the_others_is_what_is_left_of_its_worth():
    assert why("a", a={RIVALS: 2.0}) == Reason((RIVALS,))
    assert why("a", a={RIVALS: -2.0, "speed": 1.0}) == Reason(("speed",), RIVALS)


def test_all_steps_count_together_and_one_that_cannot_be_is_left_out():
    made = {"a": {"speed": 1.0}, "b": {"speed": -1.0, "cards": 1.0}}
    assert why("a", "b", **made) == Reason(("cards",))
    assert why("a", "nowhere", **made) == Reason(("speed",))


def test_nothing_behind_the_end_of_the_turn_counts():
    made = {"last": {"speed": 1.0}, "b": {"cards": 9.0}}
    assert why("last", "b", **made) == Reason(("speed",))


def test_only_what_holds_in_every_world_is_said():
    game: Any = Made({"a": [{"speed": 9.0, "cards": 1.0}, {"speed": -1.0, "cards": 2.0}]})
    assert reason(game, VIEW, ["a"], SEED) == Reason(("cards",))
    assert game.imagined == WORLDS


def test_the_end_of_the_game_is_reason_enough():
    assert why("a", a=Ends((1, 2))) == Reason(ends="wins")
    assert why("a", a=Ends((1, 1))) == Reason(ends="wins")
    assert why("a", a=Ends((2, 1))) == Reason(ends="ends")


@pytest.mark.parametrize("key", list(GAMES))
def test_there_is_a_reason_at_every_decision_and_it_is_always_the_same(key: str):
    game = game_named(key)
    states = play_random_game(game, "", 3, derived_seed(SEED, key)).states[::7][:25]
    found: set[Reason] = set()
    for state in states:
        for seat in game.waiting_on(state):
            view, choices = game.view(state, seat), game.choices(state, seat)
            moves = plan(game, view, choices, 3, SEED).moves
            first = reason(game, view, moves, SEED)
            assert first == reason(game, view, moves, SEED)
            assert {*first.gains, first.cost} <= {*game.part_names, RIVALS, ""}
            found.add(first)
    assert len(found) > 1
