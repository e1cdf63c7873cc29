"""How contests go: who sits where, which dice they have, what their turns take, what is kept."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.__main__ import main
from engine.computer.player import Plan, plan
from engine.core import Outcome
from engine.games import game_named
from engine.tools import contest, contests, tuning
from engine.tools.commandline import BadArgument
from engine.tools.contest import Contest, Contestant, Spent, Tallied, name_of, play, played
from engine.tools.tuning import Trial, constants, tuned, value_of, weights_at
from tests import programs

SEED = bytes(range(32))


class Clock:
    """Goes on by one with every look at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def at(key: str, seats: int = 2, chosen: str = "") -> Contest:
    return Contest(game_named(key), chosen, seats, SEED, Clock())


# Many games


def test_players_change_seats_and_have_the_same_dice_until_all_had_every_seat(
    monkeypatch: pytest.MonkeyPatch,
):
    tables: list[tuple[list[int], bytes]] = []

    def first_seat_wins(
        _: Contest, at_table: Sequence[Contestant], seed: bytes, spent: Sequence[Spent]
    ) -> Outcome:
        tables.append(([one.level for one in at_table], seed))
        spent[0].turns.append(float(at_table[0].level))
        return Outcome((1, 2, 2), (0, 0, 0), "told")

    monkeypatch.setattr(contest, "play", first_seat_wins)
    three = [Contestant(level) for level in (1, 2, 3)]
    *_, tally = played(at("courtiers", 3), three, 7)
    assert [levels for levels, _ in tables[:3]] == [[1, 2, 3], [2, 3, 1], [3, 1, 2]]
    assert tables[3] == ([1, 2, 3], tables[5][1])
    seeds = [seed for _, seed in tables]
    assert [seeds.index(seed) for seed in seeds] == [0, 0, 0, 3, 3, 3, 6]
    assert (tally.games, tally.won) == (7, [3, 2, 2])
    assert [one.turns for one in tally.spent] == [[1, 1, 1], [2, 2], [3, 3]]


def test_a_game_that_two_have_won_is_half_a_game_for_each(monkeypatch: pytest.MonkeyPatch):
    outcome = Outcome((3, 1, 1), (0, 0, 0), "told")
    monkeypatch.setattr(contest, "play", lambda *_: outcome)
    *_, tally = played(at("courtiers", 3), [Contestant(3)] * 3, 1)
    assert tally.won == [0, 0.5, 0.5]


def test_what_turns_take():
    assert (Spent([]).mean, Spent([]).slow) == (0, 0)
    twenty = Spent([float(number) for number in range(20, 0, -1)])
    assert twenty.mean == 10.5
    assert twenty.slow == 19
    assert (Spent([7.0]).mean, Spent([7.0]).slow) == (7, 7)


# One game


def watched(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, bytes, Any, Plan]]:
    """What is thought about from now on: level, lots, weights and the plan."""
    thoughts: list[tuple[int, bytes, Any, Plan]] = []

    def thinking(*asked: Any, weights: Any) -> Plan:
        found = plan(*asked, weights=weights)
        thoughts.append((asked[3], asked[4], weights, found))
        return found

    monkeypatch.setattr(contest, "plan", thinking)
    return thoughts


def test_a_turn_is_thought_about_once_and_with_lots_of_its_own(monkeypatch: pytest.MonkeyPatch):
    """Jesters plan several steps at once; nothing else is hidden or thrown there."""
    thoughts = watched(monkeypatch)
    spent = [Spent([]), Spent([])]
    table = at("jesters")
    outcome = play(table, [Contestant(1), Contestant(2)], SEED, spent)
    assert sorted(outcome.ranks) == [1, 2] or outcome.ranks == (1, 1)
    assert {level for level, *_ in thoughts} == {1, 2}
    assert len({lots for _, lots, *_ in thoughts}) == len(thoughts)
    assert any(len(found.moves) > 1 for *_, found in thoughts)
    assert [len(one.turns) for one in spent] == [
        sum(level == who for level, *_ in thoughts) for who in (1, 2)
    ]
    # The clock is looked at before and after a thought, and before a step that was planned.
    assert {took for one in spent for took in one.turns} == {1}
    assert table.clock() - 1 - 2 * len(thoughts) > 0


def test_who_plays_at_random_does_not_think(monkeypatch: pytest.MonkeyPatch):
    thoughts = watched(monkeypatch)
    spent = [Spent([]), Spent([])]
    weights = game_named("courtiers").weights
    play(at("courtiers"), [Contestant(0), Contestant(3, weights)], SEED, spent)
    assert spent[0].turns == []
    assert {(level, id(used)) for level, _, used, _ in thoughts} == {(3, id(weights))}


def test_an_opening_is_drawn_where_nothing_else_makes_games_differ(
    monkeypatch: pytest.MonkeyPatch,
):
    """Five steps of each of the two, and only the first after that is thought about."""
    views: list[Any] = []

    def first_of_all(game: Any, view: Any, choices: Any, *_: Any, weights: Any) -> Plan:
        views.append(view)
        raise StopIteration

    monkeypatch.setattr(contest, "plan", first_of_all)
    steps: list[object] = []
    apply = contest.apply
    monkeypatch.setattr(contest, "apply", lambda *asked: (steps.append(asked[3]), apply(*asked))[1])
    with pytest.raises(StopIteration):
        play(at("jesters"), [Contestant(3), Contestant(3)], SEED, [Spent([]), Spent([])])
    assert len(steps) == 10
    steps.clear()
    with pytest.raises(StopIteration):
        play(at("courtiers"), [Contestant(3), Contestant(3)], SEED, [Spent([]), Spent([])])
    assert steps == []


def test_the_same_seed_is_the_same_game_and_another_is_another():
    def game(seed: bytes) -> Outcome:
        two = [Contestant(1), Contestant(1)]
        return play(at("witches"), two, seed, [Spent([]), Spent([])])

    assert game(SEED) == game(SEED)
    assert len({game(bytes([number])).points for number in range(4)}) > 1


# Tuning


def results(
    monkeypatch: pytest.MonkeyPatch, share: Callable[[float, float], float], name: str
) -> list[tuple[float, float]]:
    """Let a value win so large a share against another; what was tried against what."""
    tried: list[tuple[float, float]] = []

    def decided(table: Contest, who: Sequence[Contestant], games: int) -> Iterator[Tallied]:
        assert len(who) == table.seats
        value, *others = [getattr(one.weights, name) for one in who]
        assert len(set(others)) == 1
        assert {one.level for one in who} == {2}
        tried.append((value, others[0]))
        yield Tallied(games, [games * share(value, others[0])] + [0.0] * (table.seats - 1), [])

    monkeypatch.setattr(tuning, "played", decided)
    return tried


def a_constant(table: Contest) -> str:
    return next(name for name, value in constants(weights_at(table)).items() if value > 0)


def test_a_constant_goes_on_as_long_as_it_wins(monkeypatch: pytest.MonkeyPatch):
    table = at("courtiers", 3)
    name = a_constant(table)
    held = value_of(weights_at(table), name)

    def share(value: float, against: float) -> float:
        return 0.9 if against < value < 1.6 * held else 0.2

    tried = results(monkeypatch, share, name)
    trials = [one for one in tuned(table, name, 100, step=0.25, level=2) if type(one) is Trial]
    up = [held * 1.25**power for power in range(4)]
    assert tried == [
        (pytest.approx(up[value]), pytest.approx(up[against]))
        for value, against in ((1, 0), (2, 1), (3, 2), (1, 2))
    ]
    assert [one.kept for one in trials] == [True, True, False, False]
    assert all((one.value, one.held) == pair for one, pair in zip(trials, tried, strict=True))
    assert {one.games for one in trials} == {100}
    assert [one.won for one in trials] == [90, 90, 20, 20]


def test_it_goes_down_where_that_wins(monkeypatch: pytest.MonkeyPatch):
    table = at("courtiers")
    name = a_constant(table)
    held = value_of(weights_at(table), name)
    tried = results(monkeypatch, lambda value, _: 0.9 if value < held / 1.2 else 0.1, name)
    tuning_ = tuned(table, name, 100, step=0.25, level=2)
    trials = [one for _, one in zip(range(6), tuning_, strict=False) if type(one) is Trial]
    assert [one.kept for one in trials] == [False, True, False]
    assert tried[1] == (pytest.approx(held / 1.25), held)
    assert tried[2] == (pytest.approx(held), pytest.approx(held / 1.25))


@pytest.mark.parametrize(("share", "kept"), [(0.5, False), (0.59, False), (0.65, True)])
def test_only_what_wins_clearly_is_kept(monkeypatch: pytest.MonkeyPatch, share: float, kept: bool):
    """Of a hundred games, fifty-nine may be luck."""
    table = at("courtiers")
    name = a_constant(table)
    results(monkeypatch, lambda *_: share, name)
    _, trial = (
        one for _, one in zip(range(2), tuned(table, name, 100, step=0.25, level=2), strict=False)
    )
    assert isinstance(trial, Trial)
    assert trial.kept == kept


def test_a_constant_that_is_nothing_goes_a_step_to_either_side(monkeypatch: pytest.MonkeyPatch):
    table = at("courtiers")
    name = a_constant(table)
    none = replace(weights_at(table), **{name: 0.0})
    monkeypatch.setattr(tuning, "weights_at", lambda _: none)
    tried = results(monkeypatch, lambda *_: 0.1, name)
    list(tuned(table, name, 100, step=0.25, level=2))
    assert tried == [(0.25, 0), (-0.25, 0)]


def test_a_constant_is_a_number_by_its_name():
    weights = weights_at(at("hedgehogs"))
    for name, value in constants(weights).items():
        assert value_of(weights, name) == value == getattr(weights, name)
        assert not isinstance(value, bool)
    with pytest.raises(BadArgument, match=r"there are: \w+, \w+, "):
        value_of(weights, "luck")


# What is told


def told(monkeypatch: pytest.MonkeyPatch, arguments: str, won: Sequence[float]) -> list[str]:
    """What a command prints if its contests end so."""

    def decided(table: Contest, levels: tuple[int, ...], games: int, what: str) -> Tallied:
        spent = [Spent([0.001 * level]) for level in levels]
        return Tallied(games, [games * one for one in won], spent)

    monkeypatch.setattr(contests, "_play", decided)
    done = programs.run(main, *arguments.split(), typed=b"")
    return done.stdout.decode().splitlines()


def test_a_match_tells_of_every_seat(monkeypatch: pytest.MonkeyPatch):
    command = "match --game courtiers --seats 3 --players 2,1,random --games 100 --seed 5"
    assert told(monkeypatch, command, (0.5, 0.3, 0.2))[1:] == [
        "100 games; a fair share is 33.3%",
        "level 2: 50.0% (40.4% to 59.6%), 2.0 ms a turn, 95 % below 2.0",
        "level 1: 30.0% (21.9% to 39.6%), 1.0 ms a turn, 95 % below 1.0",
        "random: 20.0% (13.3% to 28.9%)",
    ]


def test_in_a_tournament_only_those_meet_who_are_close(monkeypatch: pytest.MonkeyPatch):
    command = "tournament --game courtiers --seats 2 --levels 1-5 --games 50 --seed 5"
    lines = told(monkeypatch, command, (0.75, 0.25))[1:]
    pairs = [line.split(":")[0] for line in lines[:-5]]
    assert pairs == [
        f"{name_of(other)} among {name_of(one)}"
        for one, other in ((1, 2), (1, 3), (2, 3), (2, 4), (3, 4), (3, 5), (4, 5))
    ]
    assert lines[0] == "level 2 among level 1: 75.0% (61.5% to 84.9%) of 50 games"
    ratings = [int(line.split()[2]) for line in lines[-5:]]
    assert ratings == sorted(ratings)
    assert lines[-3] == "level 3: 1500 (given)"
    assert "± " in lines[-1]


@pytest.mark.parametrize(
    ("levels", "given"), [("1-2", "level 2"), ("1,2,4", "level 2"), ("4-5", "level 5")]
)
def test_without_the_usual_level_another_rating_is_given(
    monkeypatch: pytest.MonkeyPatch, levels: str, given: str
):
    command = f"tournament --game courtiers --seats 2 --levels {levels} --games 5 --seed 5"
    lines = told(monkeypatch, command, (0.75, 0.25))
    assert [line for line in lines if "given" in line] == [f"{given}: 1500 (given)"]


def test_tuning_tells_each_trial_and_what_is_held_in_the_end(monkeypatch: pytest.MonkeyPatch):
    news = [
        Tallied(1, [1.0, 0.0], []),
        Trial(2.5, 2, 90, 100, True),
        Trial(3.125, 2.5, 40, 100, False),
    ]
    monkeypatch.setattr(contests, "tuned", lambda *_, **__: iter(news))
    name = a_constant(at("courtiers"))
    command = f"tune --game courtiers --seats 2 --constant {name} --games 100 --seed 5"
    done = programs.run(main, *command.split(), typed=b"")
    assert done.stdout.decode().splitlines()[1:] == [
        f"{name} 2.5 against 2: 90.0% (82.6% to 94.5%), kept",
        f"{name} 3.125 against 2.5: 40.0% (30.9% to 49.8%), not better",
        f"{name} = 2.5",
    ]
