"""What panels offer where moves are long or many, and forms that no modal holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.narration import TELLERS, Group
from cogs.play.choices import circled, offer, offer_items, read_written, written
from cogs.play.forms import filled_in, modal_for
from engine import games
from engine.chance import commitment
from engine.core import Choices, Field, Form, Illegal, Move, Refused, snapshot
from engine.table.drafts import Decision, decision_of
from engine.table.model import Player, Table
from tests.market.cogs.narration.market.teller import MarketTeller
from tests.market.engine.market.game import MARKET

LONG = f"lay {' '.join(['w1'] * 30)} on: red"


class ManyGroups(MarketTeller):
    def groups(self, language: Any, view: Any, moves: Any) -> list[Group]:
        pairs = zip(moves[:30], moves[30:60], strict=True)
        return [Group(f"Place {move}", (move, behind)) for move, behind in pairs]


@pytest.fixture(autouse=True)
def _offered() -> Iterator[None]:
    games.add("market", "tests.market")
    yield
    games.remove("market")


def a_decision(moves: tuple[Move, ...], form: Form | None = None) -> Decision:
    table = Table(
        id=2**40,
        guild=1,
        channel=2,
        owner=3,
        game="market",
        rules_version=1,
        status="running",
        players=(Player(3, "Ann"), Player(4, "Bob")),
        snapshot=snapshot(MARKET.setup("", 2)),
        seed=bytes(32),
        commitment=commitment(bytes(32)),
        opened=0,
    )
    return replace(decision_of(table, 3), choices=Choices(moves, form))


def ids(items: list[Any]) -> list[str]:
    return [item.custom_id for item in items]


def test_a_move_too_long_for_a_button_is_found_again():
    now = a_decision((LONG, "bid 1"))
    first, second = ids(offer_items(offer(now, "en"), "en"))
    carried = first.rpartition(":")[2]
    assert (second.rpartition(":")[2], read_written("bid 1", now)) == ("bid 1", ["bid 1"])
    assert (carried, read_written(carried, now)) == (written([LONG]), [LONG])
    with pytest.raises(Refused) as info:
        read_written(carried, a_decision(("bid 1",)))
    assert info.value.code == "old-board"


def test_more_moves_than_buttons_are_in_selects():
    now = a_decision(tuple(f"bid {number}" for number in range(60)))
    selects: list[Any] = offer_items(offer(now, "en"), "en")
    assert [len(select.options) for select in selects] == [25, 25, 10]
    assert len({select.custom_id for select in selects}) == 3


def test_marks_are_what_a_board_does_not_call_its_places(monkeypatch: pytest.MonkeyPatch):
    now = a_decision(tuple(f"claim a{number}" for number in range(1, 29)))
    assert list(marks_of(now))[:3] == ["1", "2", "3"]
    assert [circled(mark) for mark in ("1", "20", "21", "B")] == ["①", "⑳", "21", "B"]
    monkeypatch.setattr(MarketTeller, "marks", "letters")
    assert list(marks_of(now))[24:28] == ["Y", "Z", "A2", "B2"]


def marks_of(now: Decision) -> list[str]:
    return [choice.mark for choice in offer(now, "en").all]


def test_the_largest_groups_are_folded_until_few_buttons_are_left():
    counts = {"a": 6, "b": 8, "c": 9}
    moves = tuple(f"claim {row}{one}" for row in counts for one in range(1, counts[row] + 1))
    now = a_decision(moves)
    offered = offer(now, "en")
    assert [offered.bundles[number].label for number in offered.groups] == ["Row b", "Row c"]
    assert [choice.move for choice in offered.listed] == [f"claim a{one}" for one in range(1, 7)]
    inside = offer(now, "en", 2)
    assert [choice.move for choice in inside.listed] == [f"claim c{one}" for one in range(1, 10)]
    assert inside.listed[0].mark == "15", "it is called the same in its group"
    few = offer(a_decision(moves[:8]), "en")
    assert (few.groups, len(few.listed)) == ((), 8)


def test_more_groups_than_buttons_are_in_selects_too(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(TELLERS, "market", ManyGroups())
    now = a_decision(tuple(f"bid {number}" for number in range(93)))
    selects: list[Any] = offer_items(offer(now, "en"), "en")
    assert [len(select.options) for select in selects] == [25, 5, 25, 8]
    assert [choice.move for choice in offer(now, "en", 29).listed] == ["bid 29", "bid 59"]
    assert len(offer(now, "en", 77).groups) == 30  # no such group: choose again


def test_a_form_with_many_blanks_is_written_out():
    fields = tuple(Field(f"f{number}", ("1", "2")) for number in range(6))
    now = a_decision(("put 1 1 1 1 1 1",), Form("put {f0} {f1} {f2} {f3} {f4} {f5}", fields))
    (label,) = modal_for(now, "fr").to_dict()["components"]
    assert label["label"] == "Votre coup, écrit en entier"
    assert filled_in({"move": [" Put  1 2 1 2 1 2 "]}, now, "en") == "put 1 2 1 2 1 2"


def test_an_ordered_blank_is_typed_and_a_choice_is_a_select():
    fields = (Field("wares", ("a b", "c", "d"), 2, ordered=True), Field("cloth", ("red", "blue")))
    now = a_decision(("lay c d on red",), Form("lay {wares} on {cloth}", fields))
    typed, chosen = (part["component"] for part in modal_for(now, "en").to_dict()["components"])
    assert (typed["type"], chosen["type"]) == (4, 3)
    assert filled_in({"wares": ["D, A b"], "cloth": ["red"]}, now, "en") == "lay d a b on red"
    with pytest.raises(Illegal) as info:
        filled_in({"wares": ["d"], "cloth": ["red"]}, now, "en")
    assert info.value.facts == {"field": "Two wares", "count": 2, "choices": ["a b", "c", "d"]}


def test_one_value_has_no_order():
    now = a_decision(("lay c",), Form("lay {wares}", (Field("wares", ("c", "d"), ordered=True),)))
    (blank,) = modal_for(now, "en").to_dict()["components"]
    assert (blank["component"]["type"], blank["description"]) == (3, "One of: c, d")
