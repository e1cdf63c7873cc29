"""`python -m engine match`, `tournament` and `tune`: what computers of each level are worth."""

import argparse
from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Any

from tqdm import tqdm

from engine.computer.levels import USUAL
from engine.tools.arguments import add_game_arguments, chosen_game
from engine.tools.commandline import BadArgument
from engine.tools.contest import (
    AT_RANDOM,
    Contest,
    Contestant,
    Tallied,
    name_of,
    played,
    read_levels,
)
from engine.tools.intervals import wilson
from engine.tools.ratings import Result, ratings
from engine.tools.tuning import Trial, tuned, value_of, weights_at

Clock = Callable[[], float]


def add_commands(commands: Any, clock: Clock) -> None:
    """Let a command line know these commands; `clock` is the processor's time."""
    matching = commands.add_parser("match", help="games between computers of given levels")
    add_game_arguments(matching)
    matching.add_argument(
        "--players", required=True, metavar="5,3,3", help="a level for each seat, or random"
    )
    _add_games(matching, 100)
    matching.set_defaults(run=partial(match, clock=clock))

    meeting = commands.add_parser("tournament", help="ratings of levels, from games between them")
    add_game_arguments(meeting)
    meeting.add_argument("--levels", default="1-5", metavar="1-5", help="who takes part (1-5)")
    _add_games(meeting, 40)
    meeting.set_defaults(run=partial(tournament, clock=clock))

    tuning = commands.add_parser("tune", help="a constant of an evaluation, tried in matches")
    add_game_arguments(tuning)
    tuning.add_argument("--constant", required=True, metavar="NAME", help="of the game's weights")
    tuning.add_argument(
        "--step", type=float, default=0.25, metavar="0.25", help="how far each time"
    )
    tuning.add_argument(
        "--level", type=int, default=USUAL, metavar="L", help=f"who plays ({USUAL})"
    )
    _add_games(tuning, 200)
    tuning.set_defaults(run=partial(tune, clock=clock))


def _add_games(parser: argparse.ArgumentParser, usual: int) -> None:
    parser.add_argument(
        "--games", type=int, default=usual, metavar="K", help=f"how many of each kind ({usual})"
    )


def _contest(arguments: argparse.Namespace, clock: Clock) -> Contest:
    game, chosen, seed = chosen_game(arguments)
    if arguments.games < 1:
        raise BadArgument("--games is at least 1")
    return Contest(game, chosen, arguments.seats, seed, clock)


def _print_table(contest: Contest) -> None:
    options = contest.chosen or "none"
    print(
        f"{contest.game.key}, {contest.seats} seats, options {options}, seed {contest.seed.hex()}"
    )


def match(arguments: argparse.Namespace, clock: Clock) -> int:
    contest = _contest(arguments, clock)
    levels = read_levels(arguments.players, contest.seats)
    tally = _play(contest, levels, arguments.games, "match")
    _print_table(contest)
    print(f"{tally.games} games; a fair share is {1 / contest.seats:.1%}")
    for at, level in enumerate(levels):
        low, high = wilson(tally.won[at], tally.games)
        spent = tally.spent[at]
        took = f", {spent.mean * 1e3:.1f} ms a turn, 95 % below {spent.slow * 1e3:.1f}"
        print(
            f"{name_of(level)}: {tally.won[at] / tally.games:.1%} ({low:.1%} to {high:.1%})"
            f"{took if level != AT_RANDOM else ''}"
        )
    return 0


def tournament(arguments: argparse.Namespace, clock: Clock) -> int:
    contest = _contest(arguments, clock)
    levels = sorted(set(read_levels(arguments.levels)))
    if len(levels) < 2:
        raise BadArgument("a tournament is between two levels or more, as in --levels 1-5")
    results: list[Result] = []
    _print_table(contest)
    for one, other in combinations(levels, 2):
        if other - one > 2:
            continue  # who always loses says nothing of how much stronger the other is
        players = (other, *[one] * (contest.seats - 1))
        tally = _play(contest, players, arguments.games, f"{one} and {other}")
        low, high = wilson(tally.won[0], tally.games)
        print(
            f"{name_of(other)} among {name_of(one)}: {tally.won[0] / tally.games:.1%}"
            f" ({low:.1%} to {high:.1%}) of {tally.games} games"
        )
        shares = tuple(won / tally.games for won in tally.won)
        results += [Result(players, shares)] * tally.games
    fixed = USUAL if USUAL in levels else levels[len(levels) // 2]
    for level, rating in ratings(results, fixed).items():
        reach = "given" if level == fixed else f"± {rating.reach:.0f}"
        print(f"{name_of(level)}: {rating.value:.0f} ({reach})")
    return 0


def tune(arguments: argparse.Namespace, clock: Clock) -> int:
    contest = _contest(arguments, clock)
    (level,) = read_levels(str(arguments.level), 1)
    if not 0 < arguments.step <= 10:
        raise BadArgument("--step is more than 0, as in 0.25")
    held = value_of(weights_at(contest), arguments.constant)
    _print_table(contest)
    for news in tqdm(
        tuned(contest, arguments.constant, arguments.games, step=arguments.step, level=level),
        unit="game",
        leave=False,
        disable=None,
    ):
        if isinstance(news, Trial):
            low, high = wilson(news.won, news.games)
            verdict = "kept" if news.kept else "not better"
            print(
                f"{arguments.constant} {news.value:.4g} against {news.held:.4g}:"
                f" {news.won / news.games:.1%} ({low:.1%} to {high:.1%}), {verdict}"
            )
            held = news.value if news.kept else held
    print(f"{arguments.constant} = {held:.4g}")
    return 0


def _play(contest: Contest, levels: tuple[int, ...], games: int, what: str) -> Tallied:
    contestants = [Contestant(level) for level in levels]
    steps = played(contest, contestants, games)
    return list(tqdm(steps, total=games, desc=what, unit="game", leave=False, disable=None))[-1]
