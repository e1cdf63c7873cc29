"""What is said to be remarkable about a game."""

import pytest
from msgspec.structs import replace

from cogs.narration import TELLERS
from cogs.narration.feats import Feat, remarks
from engine.core import Event, Outcome
from engine.table.model import LoggedMove, Player, Table
from words import LANGUAGES, say

NAMES = ["Ann", "Bob"]


def over(*points: int, ranks: tuple[int, ...] = (1, 2)) -> Table:
    return Table(
        guild=1, channel=2, owner=3, game="witches", rules_version=1, seed=b"", commitment="",
        opened=0, outcome=Outcome(ranks, points, "end"),
    )  # fmt: skip


def step(ply: int, seat: int, *kinds: str, to: tuple[int, ...] | None = None) -> LoggedMove:
    events = tuple(Event(kind, seat, kind, to=to) for kind in kinds)
    return LoggedMove(ply, seat, seat, "x", 0, events)


def test_the_longest_chain_of_a_turn_is_told():
    log = [step(1, 0, "hop", "hop"), step(2, 0, "hop"), step(3, 1, "hop", "hop"), step(4, 0, "hop")]
    assert remarks(over(9, 5), Feat(("hop",)), log, NAMES) == [
        "Longest chain: Ann, 3 hops in a turn."
    ]


def test_over_the_whole_game_all_turns_count():
    log = [step(1, 0, "hop", "hop"), step(2, 1, "hop", "hop", "hop"), step(3, 0, "hop", "hop")]
    (told,) = remarks(over(9, 5), Feat(("hop",), in_a_turn=False), log, NAMES)
    assert "Ann, 4" in told


@pytest.mark.parametrize(
    "log",
    [
        [],
        [step(1, 0, "hop", "hop")],
        [step(1, 0, "hop", "hop", "hop"), step(2, 1, "hop", "hop", "hop")],
        [step(1, 0, "hop", "hop", "hop", to=(0,))],
    ],
    ids=["nothing", "little", "two of them", "secret"],
)
def test_what_is_nothing_special_is_not_told(log: list[LoggedMove]):
    assert remarks(over(9, 5), Feat(("hop",)), log, NAMES) == []


@pytest.mark.parametrize(
    ("table", "close"),
    [
        (over(9, 8), True),
        (over(9, 7), False),
        (over(9, 9, ranks=(1, 1)), False),
        (over(), False),
        (replace(over(9, 8), players=(Player(1, "Ann"), Player(2, "Bob", resigned=True))), False),
    ],
)
def test_a_close_finish_is_told(table: Table, close: bool):
    assert bool(remarks(table, None, [], NAMES)) is close


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["courtiers", "hedgehogs", "jesters", "witches"])
def test_every_game_has_something_to_be_proud_of(language: str, game: str):
    assert TELLERS[game].feat is not None
    told = say("fr" if language == "fr" else "en", f"{game}-feat", name="Ann", count=4)
    assert "Ann" in told
    assert "4" in told
