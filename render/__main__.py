"""`python -m render game.hpr [--ply N] [--palette P] [--language L] [--out F]`: draw a record."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from engine.core import UMPIRE
from engine.games import game_named
from engine.record import BadRecord, out_of_reach, replay
from engine.record_reading import parse
from engine.tools.commandline import BadArgument, OneLineParser, read_text, run, write_bytes
from render import PaletteName, Theme, render
from words import LANGUAGES


def main(argv: Sequence[str] | None = None) -> int:
    parser = OneLineParser(
        prog="python -m render", description="Draw a position of a recorded game."
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, such as game.hpr")
    parser.add_argument("--ply", type=int, metavar="N", help="after that step (default: the last)")
    parser.add_argument("--palette", choices=get_args(PaletteName), default="default")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument(
        "--out", type=Path, metavar="F", help="default: the record's name with .png"
    )
    arguments = parser.parse_args(argv)
    return run("python -m render", lambda: draw(arguments), BadRecord)


def draw(arguments: argparse.Namespace) -> int:
    """Write the picture of one ply to a file and print its alt text."""
    path: Path = arguments.file
    record = parse(read_text(path))
    last = len(record.plays)
    ply = last if arguments.ply is None else arguments.ply
    if not 0 <= ply <= last:
        raise BadArgument(f"there is no ply {ply}; this game has 0 to {last}")
    moment = next((moment for moment in replay(record) if moment.ply == ply), None)
    if moment is None:
        first = record.header.first_known
        raise BadArgument(f"{out_of_reach(record.header)}; from step {first} on they can be drawn")
    # A record whose seed is open has no secrets left.
    viewer = None if record.seed is None else UMPIRE
    picture = render(
        game_named(record.header.game).view(moment.state, viewer),
        Theme(palette=arguments.palette, language=arguments.language),
        names=record.header.names,
        since=[event for event in moment.events if event.visible_to(viewer)],
    )
    out: Path = arguments.out or path.with_suffix(".png")
    write_bytes(out, picture.data)
    print(f"{out}: {picture.alt}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
