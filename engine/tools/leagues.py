"""`python -m engine season` and `draw`: leagues simulated over years, and a draw done again."""

import argparse
from pathlib import Path
from typing import Any, Final

from tqdm import tqdm

from engine.league.cups import draws
from engine.league.draw import BadDraw, Terms, read, verified
from engine.league.simulator.divisions import Broken
from engine.league.simulator.seasons import Told, seasons
from engine.tools.arguments import seed_of
from engine.tools.commandline import BadArgument, read_text

BROKEN: Final = 1
MOST_PEOPLE: Final = 100_000


def add_commands(commands: Any) -> None:
    """Let a command line know these commands."""
    simulating = commands.add_parser(
        "season", help="a league of people who do not exist, simulated"
    )
    simulating.add_argument("--people", type=int, default=1_000, metavar="N", help="(1000)")
    simulating.add_argument("--seasons", type=int, default=10, metavar="K", help="(10)")
    simulating.add_argument("--seats", type=int, default=4, metavar="S", help="of a table (4)")
    simulating.add_argument(
        "--times", type=int, default=1, metavar="T", help="that everybody holds each seat (1)"
    )
    simulating.add_argument("--size", type=int, default=13, metavar="D", help="of a division (13)")
    simulating.add_argument(
        "--seed", metavar="HEX", help="up to 64 hexadecimal digits (default: drawn)"
    )
    simulating.set_defaults(run=simulate)

    drawing = commands.add_parser("draw", help="do the draw of a season again, and compare")
    drawing.add_argument("file", type=Path, metavar="FILE")
    drawing.set_defaults(run=draw_again)


def simulate(arguments: argparse.Namespace) -> int:
    terms = Terms(seats=arguments.seats, times=arguments.times, size=arguments.size)
    if not 2 <= terms.seats <= 6:
        raise BadArgument("--seats is from 2 to 6")
    if not 1 <= terms.times <= 10:
        raise BadArgument("--times is from 1 to 10")
    if not terms.seats <= terms.size <= 40:
        raise BadArgument(f"--size is from {terms.seats} to 40")
    if not 2 <= arguments.people <= MOST_PEOPLE:
        raise BadArgument(f"--people is from 2 to {MOST_PEOPLE}")
    if arguments.seasons < 1:
        raise BadArgument("--seasons is at least 1")
    seed = seed_of(arguments.seed)
    told: list[Told] = []
    try:
        for season in tqdm(
            seasons(arguments.people, arguments.seasons, terms, seed),
            total=arguments.seasons,
            desc="seasons",
            unit="season",
            leave=False,
            disable=None,
        ):
            told.append(season)
    except Broken as broken:
        print(f"season {len(told) + 1}: {broken}")
        return BROKEN
    print(f"tables of {terms.seats}, seed {seed.hex()}")
    print("season  people  divisions  tables  ended by people  order  moved  withdrew")
    for one in told:
        print(
            f"{one.season:>6}  {one.people:>6}  {one.divisions:>9}  {one.tables:>6}"
            f"  {one.by_people:>14.1%}  {one.order:>5.2f}  {one.moved:>5.0%}  {one.withdrawn:>8}"
        )
    print(
        f"{sum(one.tables for one in told):,} tables; every seat held equally often, meetings as"
        " even as can be, points constant, everything done twice and some of it too early: nothing"
        " was broken"
    )
    return 0


def draw_again(arguments: argparse.Namespace) -> int:
    try:
        text = read_text(arguments.file)
        if f'"{draws.FORMAT}"' in text:
            return _cup_again(text)
        draw = read(text)
        verified(draw)
    except BadDraw as bad:
        print(f"{arguments.file.name}: {bad}")
        return BROKEN
    people = sum(len(division) for division in draw.divisions)
    print(
        f"{people} people, {len(draw.divisions)} divisions, {len(draw.fixtures)} tables: all as the"
        f" sealed seed {draw.commitment[:16]}… gives them"
    )
    return 0


def _cup_again(text: str) -> int:
    """Do the rounds of a cup again. Raises `BadDraw`."""
    cup = draws.read(text)
    draws.verified(cup)
    tables = sum(len(one.tables) for one in cup.rounds)
    print(
        f"{len(cup.entered)} people, {len(cup.rounds)} rounds, {tables} tables: all as the sealed"
        f" seed {cup.commitment[:16]}… gives them"
    )
    return 0
