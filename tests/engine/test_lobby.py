"""Seats and starting as the chosen options allow."""

import pytest
from msgspec.structs import replace

from engine import lobby
from engine.chance import Sealed
from engine.core import Refused
from engine.games import game_named
from engine.table import Player, Table

OPTIONS = game_named("hedgehogs").options


def table(options: str, seated: int) -> Table:
    """A lobby whose players are 1, 2, 3 …; the first owns it."""
    return Table(
        guild=1,
        channel=2,
        owner=1,
        game="hedgehogs",
        rules=2,
        options=OPTIONS.canonical(options),
        players=tuple(Player(user, f"P{user}") for user in range(1, seated + 1)),
        seed=bytes(32),
        commitment="",
        opened=0,
    )


@pytest.mark.parametrize(
    ("options", "most"), [("", 6), ("v9", 6), ("v19 v22", 2), ("v21", 3), ("v29", 9), ("v34", 6)]
)
def test_as_many_sit_down_as_can_play(options: str, most: int):
    full = lobby.joined(table(options, most - 1), 99, "Zoe")
    assert len(full.players) == most
    with pytest.raises(Refused) as refused:
        lobby.joined(full, 100, "Late")
    assert refused.value.code == ("full-so" if options else "full")
    assert refused.value.facts["most"] == most


@pytest.mark.parametrize(
    ("options", "seated", "code"),
    [
        ("", 1, "too-few"),
        ("v29", 6, "too-few"),
        ("v34", 3, "options-seats"),
        ("v19 v22", 3, "options-seats"),
        ("v1 v14", 6, "options-seats"),
        ("v15 v19", 2, "too-few"),
        ("", 7, "too-many"),
    ],
)
def test_who_cannot_play_so_does_not_start(options: str, seated: int, code: str):
    with pytest.raises(Refused) as refused:
        lobby.started(table(options, seated), 1, 0)
    assert refused.value.code == code


@pytest.mark.parametrize("seated", range(1, 10))
def test_a_surprise_suits_those_seated(seated: int):
    before = table("v29" if seated > 6 else "", seated)
    seen = [before.options]
    for step in range(5):
        before = lobby.surprised(before, 1, Sealed(bytes(32), step))
        assert max(seated, 2) in OPTIONS.seats_for(before.options)
        assert before.options != seen[-1]
        seen.append(before.options)


def test_only_the_owner_chooses_and_only_before_the_start():
    with pytest.raises(Refused, match="only the one who opened"):
        lobby.with_changes(table("", 2), 2, ["+v9"])
    running = replace(table("", 2), status="running")
    for change in (
        lambda: lobby.with_changes(running, 1, ["+v9"]),
        lambda: lobby.surprised(running, 1, Sealed(bytes(32), 0)),
        lambda: lobby.with_options(running, 1, "v9"),
    ):
        with pytest.raises(Refused, match="already started"):
            change()


def test_a_clash_names_both_and_changes_nothing():
    with pytest.raises(Refused) as refused:
        lobby.with_changes(table("v35", 2), 1, ["+v37"])
    assert refused.value.code == "options-clash"
    assert refused.value.facts == {
        "game": "hedgehogs",
        "one": "v35",
        "other": "v37",
        "reason": "trap",
    }


@pytest.mark.parametrize(
    ("options", "advised"),
    [
        ("", (3, 4, 5)),
        ("olympik", (3, 4, 5)),
        ("v9", (2, 3, 4, 5, 6)),
        ("v9 v13", (3, 4)),
        ("v10", ()),
        ("v29", (7, 8, 9)),
        ("v28 v29", (7, 8, 9)),
        ("v3 v21", ()),
    ],
)
def test_counts_that_are_advised(options: str, advised: tuple[int, ...]):
    assert OPTIONS.advised_for(options) == advised
