"""What the commands about games take: a game, its options, how many play, and a seed."""

import argparse
import re

from engine.chance import SEED_BYTES, new_seed
from engine.core import AnyGame
from engine.games import GAMES, game_named
from engine.tools.commandline import BadArgument


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True, metavar="G", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--seats", required=True, type=int, metavar="N", help="how many players")
    parser.add_argument("--options", default="", metavar='"V …"', help="as `list` shows them")
    parser.add_argument(
        "--seed", metavar="HEX", help="up to 64 hexadecimal digits (default: drawn)"
    )


def chosen_game(arguments: argparse.Namespace) -> tuple[AnyGame, str, bytes]:
    game = game_named(arguments.game)
    chosen = game.options.canonical(arguments.options)
    if not chosen and arguments.seats not in game.options.seats:
        fewest, *_, most = game.options.seats
        raise BadArgument(f"{game.key} is for {fewest} to {most} players, not {arguments.seats}")
    game.options.refuse_seats(chosen, arguments.seats)
    return game, chosen, seed_of(arguments.seed)


def seed_of(digits: str | None) -> bytes:
    """A seed from hexadecimal digits, filled up with zeros in front."""
    if digits is None:
        return new_seed()
    if not re.fullmatch(r"[0-9a-fA-F]{1,64}", digits):
        raise BadArgument("--seed takes up to 64 hexadecimal digits")
    return bytes.fromhex(digits.zfill(2 * SEED_BYTES))
