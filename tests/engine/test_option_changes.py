"""Choices changed bit by bit, and choices by lot, on the hedgehogs' forty variants."""

import pytest

from engine.chance import Sealed
from engine.games import game_named
from engine.option_changes import changed, drawn, excluded, offered_now, picked, within
from engine.option_words import BadOptions, Word

OPTIONS = game_named("hedgehogs").options
SEED = bytes([5]) * 32


@pytest.mark.parametrize(
    ("before", "changes", "after"),
    [
        ("", ["+v9"], "v9"),
        ("v9", ["+v9"], "v9"),
        ("v9 v11", ["-v9"], "v11"),
        ("v11", ["-v9"], "v11"),
        ("v15", ["+v15 hard"], "v15 hard"),
        ("v15 hard", ["+v15"], "v15 hard"),
        ("v15 hard v3", ["-v15 hard"], "v3 v15"),
        ("v18 target=3 rounds=5", ["+v18 target=4"], "v18 target=4 rounds=5"),
        ("v18 target=3 rounds=5", ["-v18 target"], "v18 rounds=5"),
        ("v17 +b3 -e3", ["+v17 drift"], "v17 drift"),
        ("v17 drift", ["+v17 +d4 -e3"], "v17 +d4 -e3"),
        ("v17 drift", ["+v17 shuffle"], "v17"),
        ("v30 sff", ["+v30 ssff"], "v30"),
        ("v35", ["+v37", "-v35"], "v37"),
        ("", ["+v22"], "v19 v22"),
    ],
)
def test_changes_leave_the_rest_alone(before: str, changes: list[str], after: str):
    assert changed(OPTIONS, before, changes) == after


def test_changes_that_clash_are_refused():
    with pytest.raises(BadOptions) as refused:
        changed(OPTIONS, "v35", ["+v37"])
    assert (refused.value.code, refused.value.facts["reason"]) == ("options-clash", "trap")


def test_only_what_is_shown_changes():
    shown = [OPTIONS.option(key) for key in ("v35", "v36", "v37")]
    assert within(OPTIONS, "v9 v35 v39", shown, ["v36"]) == ["-v35", "+v36"]
    assert within(OPTIONS, "v9 v35", shown, ["v35"]) == []


@pytest.mark.parametrize(
    ("before", "dropped", "one"),
    [("v19 v22", "v19", "v22"), ("v9 v13 sideways", "v9", "v13 sideways")],
)
def test_what_is_still_needed_is_not_dropped(before: str, dropped: str, one: str):
    with pytest.raises(BadOptions) as refused:
        changed(OPTIONS, before, [f"-{dropped}"])
    assert refused.value.code == "option-needs"
    assert (refused.value.facts["one"], refused.value.facts["other"]) == (one, dropped)
    assert changed(OPTIONS, before, [f"-{dropped}", f"-{one}"]) in ("", "v13")
    assert changed(OPTIONS, before, [f"-{dropped}", f"+{dropped}"]) == before


def test_an_edition_offers_its_own_variants_and_what_is_chosen():
    assert [one.key for one in offered_now(OPTIONS, "olympik v26")] == [
        "olympik", "v3", "v4", "v9", "v11", "v26",
    ]  # fmt: skip
    assert offered_now(OPTIONS, "v9") == list(OPTIONS.offered)


def test_what_an_option_excludes():
    assert excluded(OPTIONS, "v35") == ["v10", "v15", "v36", "v37", "v38", "v39", "v40"]
    assert "v2" in excluded(OPTIONS, "v22")  # by way of v19, which it needs
    assert excluded(OPTIONS, "olympik") == []


@pytest.mark.parametrize("seats", range(2, 10))
def test_a_surprise_is_always_legal_and_for_the_number_seated(seats: int):
    found: set[str] = set()
    for step in range(40):
        text = drawn(OPTIONS, "v9 v29", seats, Sealed(SEED, 100 * seats + step))
        assert OPTIONS.canonical(text) == text
        assert seats in OPTIONS.seats_for(text)
        picks = [pick.option for pick in OPTIONS.picks(text) if pick.option.key != "v29"]
        assert 2 <= len(picks) <= 4
        assert len({option.group for option in picks}) == len(picks)
        assert all(option.surprise for option in picks)
        found.add(text)
    assert len(found) > 30


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_surprise_prefers_what_is_advised(seats: int):
    texts = [drawn(OPTIONS, "", seats, Sealed(SEED, step)) for step in range(60)]
    options = [pick.option for text in texts for pick in OPTIONS.picks(text)]
    assert sum(seats in (option.advised or ()) for option in options) > 0.7 * len(options)


def test_a_surprise_stays_within_the_edition():
    for step in range(20):
        text = drawn(OPTIONS, "olympik v9", 4, Sealed(SEED, step))
        first, *others = text.split()
        assert first == "olympik"
        assert {"v3", "v4", "v9", "v11"}.issuperset(others)
        assert len(others) >= 2


def test_surprises_are_of_two_to_four_and_some_have_a_word():
    texts = [drawn(OPTIONS, "", 4, Sealed(SEED, 300 + step)) for step in range(60)]
    picks = [OPTIONS.picks(text) for text in texts]
    assert {len(some) for some in picks} == {2, 3, 4}
    worded = [
        bool(pick.words)
        for some in picks
        for pick in some
        if any(isinstance(word, Word) and word.sets for word in pick.option.words)
    ]
    assert len(worded) / 5 < sum(worded) < len(worded) * 4 / 5


def test_how_an_option_is_chosen():
    found = picked(OPTIONS, "v9 v15 hard", "v15")
    assert found is not None
    assert found.text == "v15 hard"
    assert picked(OPTIONS, "v9 v15 hard", "v11") is None
