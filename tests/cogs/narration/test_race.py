"""The race in words: placements, lanes without a move, and moves called as on their buttons."""

import pytest
from msgspec.structs import replace

from cogs.narration import TELLERS
from cogs.narration.hedgehogs.events import tell
from engine.chance import Shown, commitment
from engine.core import snapshot
from engine.hedgehogs.game import HEDGEHOGS
from engine.play_on import start
from engine.table.drafts import decision_of
from engine.table.model import Player, Table
from tests.engine.hedgehogs.race import placing_at, play, race, seen, step

NAMES = ("Ann", "Bob")


def test_HS2_the_only_lane_left_is_told_like_any_other():
    last = step(placing_at("c1=b1 d1=r1 e1=b2 f1=r2; hand r3r4b3b4"), "place a")

    assert tell("en", last.events, NAMES, seen(last.state)) == [
        "Ann placed a hedgehog on a1.",
        "Bob placed a hedgehog on b1.",
    ]


def test_V23_the_die_places_all_at_once():
    first = start(HEDGEHOGS, "v23", 2, Shown((6, 1, *range(1, 7), 1, 2, 3)))

    assert tell("en", first.events, NAMES, seen(first.state)) == [
        "Ann begins.",
        "The die has placed all hedgehogs.",
    ]


@pytest.mark.parametrize(
    ("chosen", "die", "clause"),
    [("", 4, "found nothing to push in lane d"), ("v1", 6, "found nothing to push")],
)
def test_HT5_a_lane_without_a_move_is_called_by_its_letter(chosen: str, die: int, clause: str):
    last = step(race("a1=r1 c9=b1", die=die, chosen=chosen), "side a1 b")

    told = tell("en", last.events, NAMES, seen(last.state))
    assert told == [f"Ann stepped aside a1→b1, {clause}."]


@pytest.mark.parametrize(
    ("chosen", "position", "push", "label"),
    [
        ("", "d3=r1 d2=b1", "go d3", "d3→d4"),
        ("v32", "d7=r1< d8=b1<", "go d7", "d7→d6"),
        ("v33", "d7=r1< d2=b1", "go d7", "d7→d6"),
        ("v34", "d3=b1< d2=r1", "go d3", "d3→d2"),
    ],
)
def test_a_drafted_move_is_called_what_its_button_said(
    chosen: str, position: str, push: str, label: str
):
    table = Table(
        id=1,
        guild=1,
        channel=2,
        owner=3,
        game="hedgehogs",
        rules_version=HEDGEHOGS.rules_version,
        status="running",
        options=chosen,
        players=(Player(3, "Ann", draft=("stay", push)), Player(4, "Bob")),
        snapshot=snapshot(race(position, die=4, chosen=chosen)),
        seed=bytes(32),
        commitment=commitment(bytes(32)),
        opened=0,
    )

    labels = [TELLERS["hedgehogs"].move_label("en", *one) for one in decision_of(table, 3).steps]
    assert labels == ["Stay", label]


def test_R8_two_colours_are_named_on_buttons_and_in_what_is_told():
    placing = race("a1=r1r2r3; hand r4y1b1g1", die=0, chosen="v21")
    view = seen(replace(placing, todo=("place",), turn=0))
    teller = TELLERS["hedgehogs"]

    assert teller.move_label("en", "place c yellow", view) == "lane c · yellow"
    assert teller.move_label("fr", "place c yellow", view) == "couloir c · jaune"
    assert teller.move_label("en", "enter red", view) == "Bring in a reserve · red"
    state = play(race("a2=r1 b2=b1; hand r2y3", die=2, chosen="v12 v21"), "stay")
    entered = step(state, "enter yellow")
    told = teller.tell("en", entered.events, ["Ann", "Bob"], seen(entered.state))
    assert told == ["Ann brought a reserve in on b1 (yellow)."]


def test_R8_entering_by_colour_is_not_taken_for_a_lane():
    moves = [f"side {lane}{row} b" for lane in "acd" for row in range(2, 9)] + ["enter red"]
    groups = TELLERS["hedgehogs"].groups("en", seen(race("a2=r1 b2=b1", chosen="v12 v21")), moves)

    assert [group.label for group in groups] == ["lane a", "lane c", "lane d"]
