import pytest

from engine.__main__ import main
from engine.league.draw import Terms
from engine.league.simulator import divisions
from engine.league.simulator.divisions import Broken
from engine.league.simulator.seasons import seasons


def test_a_simulated_league_keeps_its_promises():
    told = list(seasons(60, 3, Terms(seats=4), bytes(32)))
    assert [one.season for one in told] == [1, 2, 3]
    assert all(one.people == 60 and one.tables == 60 for one in told)
    assert all(0.5 < one.by_people <= 1 for one in told)


def test_the_same_seed_is_the_same_history():
    once = list(seasons(30, 2, Terms(seats=3), bytes(32)))
    assert once == list(seasons(30, 2, Terms(seats=3), bytes(32)))
    assert once != list(seasons(30, 2, Terms(seats=3), bytes([1] * 32)))


def test_a_promise_that_is_broken_is_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(divisions, "reachable", lambda people, *_, **__: {})
    monkeypatch.setattr(divisions, "folded", lambda *_: None)
    with pytest.raises(Broken, match="folding a season's deeds"):
        list(seasons(13, 1, Terms(seats=4), bytes(32)))


@pytest.mark.long
@pytest.mark.parametrize(
    ("people", "terms", "least"),
    [(150, Terms(seats=2, times=7, size=15), 0.90), (120, Terms(seats=4), 0.80)],
)
def test_divisions_and_skill_agree_after_years(people: int, terms: Terms, least: float):
    late = [list(seasons(people, 12, terms, bytes([seed] * 32)))[-1].order for seed in range(1, 7)]
    assert sum(late) / len(late) >= least


@pytest.mark.long
def test_ten_thousand_people_for_twenty_seasons():
    told = list(seasons(10_000, 20, Terms(seats=4), bytes(32)))
    assert told[11].order >= 0.80


def test_the_command_prints_a_line_a_season(capsys: pytest.CaptureFixture[str]):
    assert main(["season", "--people", "26", "--seasons", "2", "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert [line.split()[0] for line in out.splitlines()[2:4]] == ["1", "2"]
    assert "nothing was broken" in out


@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "7"], ["--times", "0"], ["--size", "3"], ["--people", "1"], ["--seasons", "0"],
        ["--seed", "xyz"],
    ],
)  # fmt: skip
def test_what_cannot_be_simulated_is_said(words: list[str], capsys: pytest.CaptureFixture[str]):
    assert main(["season", *words]) == 2
    assert words[0] in capsys.readouterr().err
