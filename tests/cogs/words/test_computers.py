"""Computers in sentences: marked once, and after that by their names alone."""

import pytest

from cogs.words.computers import briefly
from engine.table.model import Player, Table

PICO = Player(-1, "Pico (computer 3)", level=3)
ROSA = Player(-2, "Rosa (ordinateur 5)", level=5)
ANN = Player(1, "Ann")


def table(*players: Player) -> Table:
    return Table(
        guild=1,
        channel=2,
        owner=1,
        game="hedgehogs",
        rules_version=1,
        players=players,
        seed=bytes(32),
        commitment="",
        opened=1,
    )


def test_the_first_time_with_its_mark_and_then_without():
    told = ["Ann pushed Pico (computer 3) on.", "Pico (computer 3) moved, Pico (computer 3) won."]
    assert briefly(table(ANN, PICO), told) == [
        "Ann pushed Pico (computer 3) on.",
        "Pico moved, Pico won.",
    ]


def test_each_by_itself_in_whatever_language_it_was_named():
    told = ["Pico (computer 3) met Rosa (ordinateur 5).", "Rosa (ordinateur 5) and Ann left."]
    assert briefly(table(ANN, PICO, ROSA), told) == [
        "Pico (computer 3) met Rosa (ordinateur 5).",
        "Rosa and Ann left.",
    ]


@pytest.mark.parametrize("name", ["Pico", "Pico Bello", "Pico (computer 4)"])
def test_nobody_is_taken_for_somebody_else(name: str):
    told = ["Pico (computer 3) moved.", f"Pico (computer 3) met {name}."]
    assert briefly(table(PICO, Player(1, name)), told) == told


def test_a_person_keeps_their_name_whatever_it_is():
    told = ["Zed (computer 3) moved.", "Zed (computer 3) won."]
    assert briefly(table(Player(1, "Zed (computer 3)"), PICO), told) == told


def test_nothing_told_stays_nothing():
    assert briefly(table(ANN, PICO), []) == []
