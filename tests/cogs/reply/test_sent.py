"""What clicks and modals bring along, read piece by piece."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.reply.presses import named
from cogs.reply.sent import MOST_FIELDS, Malformed, _answers, _chosen, _dicts
from cogs.table.option_presses import Preset


def part(name: object, **answer: Any) -> dict[str, Any]:
    return {"component": {"custom_id": name, **answer}}


def test_a_modal_brings_texts_and_choices_by_name():
    parts = [part("text", value="go"), part("what", values=["p", "q"]), part("empty")]
    assert _answers({"components": parts}) == {
        "text": ("go",),
        "what": ("p", "q"),
        "empty": ("",),
    }
    rows = [{"components": [{"custom_id": "old", "value": "as rows were"}]}]
    assert _answers({"components": rows}) == {"old": ("as rows were",)}
    assert _answers({}) == {}


@pytest.mark.parametrize(
    "parts",
    [
        [part("a", values="p")],
        [part(7, value="x")],
        [part("a\ud800", value="x")],
        [part("a", value="x"), part("a", value="y")],
        [part("a", values=["fine", 7])],
        [part("a", value="\ud800")],
    ],
    ids=["no list", "no name", "no sound name", "twice", "no text", "no sound text"],
)
def test_what_no_modal_brings_is_malformed(parts: list[dict[str, Any]]):
    with pytest.raises(Malformed):
        _answers({"components": parts})


def test_only_what_can_be_looked_into_is_and_not_without_end():
    assert _dicts("text") == []
    assert _dicts(None) == []
    assert _dicts([1, {"a": 1}, "b"]) == [{"a": 1}]
    assert len(_dicts([{}] * (MOST_FIELDS + 1))) == MOST_FIELDS


def select(least: int, most: int) -> Any:
    options = [SimpleNamespace(value=value) for value in "pqr"]
    return SimpleNamespace(options=options, min_values=least, max_values=most)


def test_only_what_was_offered_can_be_chosen_and_as_much_as_may_be():
    assert list(_chosen(select(1, 1), ["q"], Preset)) == ["q"]
    assert list(_chosen(select(0, 2), ["q", "p"], Preset)) == ["q", "p"]
    assert list(_chosen(select(0, 2), [], Preset)) == []
    for least, most, values in (
        (1, 1, "q"),
        (1, 1, None),
        (1, 1, [7]),
        (1, 1, ["s"]),
        (1, 2, ["p", "p"]),
        (1, 1, []),
        (1, 1, ["p", "q"]),
    ):
        with pytest.raises(Malformed):
            _chosen(select(least, most), values, Preset)


def test_what_a_log_may_tell_of_an_id():
    assert named("hp:7:play") == ("button play", 7)
    assert named("nobody's") == ("a button of nobody's", 0)
    assert named("hp-form:7:3:4") == ("form", 7)
