"""What `/move` understands: whatever a panel, a board or a post shows, and notation as ever."""

from __future__ import annotations

import pytest

from cogs.play.reading import matches, understood
from engine.chance import commitment
from engine.core import State, snapshot
from engine.games import game_named
from engine.table.model import Player, Table
from tests.engine.hedgehogs.race import race

ANN = 3


def at(game: str, state: State) -> Table:
    """A table at which Ann is to move."""
    return Table(
        id=1,
        guild=1,
        channel=2,
        owner=ANN,
        game=game,
        rules_version=game_named(game).rules_version,
        status="running",
        players=(Player(ANN, "Ann"), Player(4, "Bob")),
        snapshot=snapshot(state),
        seed=bytes(32),
        commitment=commitment(bytes(32)),
        opened=0,
    )


@pytest.mark.parametrize(
    "typed",
    ["side b2 a", "b2→a2", "b2-a2", "b2a2", "B2 > A2", "①", "1", "① b2→a2", "sideb2a"],
)
def test_a_move_is_typed_as_it_is_shown(typed: str):
    assert understood(at("hedgehogs", race("b2=r1 d3=b1")), ANN, typed, "en") == ["side b2 a"]


@pytest.mark.parametrize("typed", ["stay", "Stay", "rester", "RESTER"])
def test_words_of_both_languages_are_understood(typed: str):
    assert understood(at("hedgehogs", race("b2=r1 d3=b1")), ANN, typed, "en") == ["stay"]


def test_several_moves_are_each_read_where_they_are_played():
    table = at("hedgehogs", race("b2=r1 a2=b1 a3=b2", die=1))
    assert understood(table, ANN, "b2→c2, a3-a4", "en") == ["side b2 c", "go a3"]
    assert understood(table, ANN, "nonsense, a3-a4", "en") == ["nonsense", "a3-a4"]


def test_what_could_mean_two_choices_means_none():
    table = at("hedgehogs", race("b2=r1 d3=r2"))
    assert understood(table, ANN, "b2", "en") == ["b2"]


def test_what_is_offered_narrows_by_everything_that_is_shown():
    labels = ("b2→a2", "b2→a2")
    assert matches("b2-A", "side b2 a", labels)
    assert matches("1", "side b2 a", labels, "1")
    assert matches("", "side b2 a", labels)
    assert not matches("c", "side b2 a", labels)
    assert not matches("\u202e`*", "side b2 a", labels)
