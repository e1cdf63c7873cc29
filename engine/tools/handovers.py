"""How often a game by post is handed from one person to another, with and without plans.

A hand-over is when somebody else than before has to act. Everybody plays as the computer of a
level would, and those who plan do so when they have just played: for every throw, on the board as
it is then. Nobody looks in between.
"""

import argparse
from itertools import groupby
from typing import Any, Final

from msgspec import Struct
from tqdm import tqdm

from engine.chance import commitment, derived_seed
from engine.computer.levels import UnknownLevel, level_of
from engine.computer.player import plan
from engine.core import Seat
from engine.games import game_named
from engine.table import lobby
from engine.table.ahead import planning
from engine.table.ahead.intents import WISHES, meant_for
from engine.table.ahead.planning import Glance
from engine.table.drafts import decision_of, typed
from engine.table.model import Player, Table
from engine.table.turns import state_of, waiting_on
from engine.tools.arguments import add_game_arguments, chosen_game
from engine.tools.commandline import BadArgument

NOBODY: Final = -1
QUICK: Final = 2
"""A level that does not take long to think."""


class Custom(Struct, frozen=True):
    """What people at a table make use of."""

    wishes: bool = False
    plans: bool = False


class Handed(Struct, frozen=True):
    """What became of a game."""

    set_up: int
    """Hand-overs until all was set up: the first who was asked is one, too."""
    race: int
    """Those behind it."""
    planned: int
    """Turns that were played as they were planned."""

    @property
    def all(self) -> int:
        return self.set_up + self.race


class _Post:
    """A game by post that is being played."""

    def __init__(self, key: str, options: str, seats: int, seed: bytes, level: int) -> None:
        players = tuple(Player(seat + 1, f"player {seat + 1}") for seat in range(seats))
        table = Table(
            guild=1,
            channel=1,
            owner=1,
            game=key,
            rules_version=game_named(key).rules_version,
            options=options,
            players=players,
            seed=seed,
            commitment=commitment(seed),
            opened=1,
        )
        self.table, _ = lobby.started(table, 1, 1)
        self._level = level
        self.planned = 0

    def decide(self, seat: Seat) -> None:
        """Somebody who is asked plays until somebody else has the word."""
        decision = decision_of(self.table, seat + 1)
        thought = plan(
            game_named(self.table.game),
            decision.view,
            decision.choices,
            self._level,
            self._lots(f"{self.table.ply}"),
        )
        ready = self.is_set_up()
        change = typed(self.table, seat + 1, thought.moves[:1], 1)
        self.table = change.table
        if ready:
            # Nobody's turn follows their own, so what one seat has made in a row is one turn.
            hands = (move.seat for move in change.moves if move.hand == "planned")
            self.planned += sum(1 for _ in groupby(hands))

    def wish(self, seat: Seat) -> None:
        """Somebody hands in the first proposal, if there is something to wish for."""
        known = planning.wishes(self.table, seat)
        if known is not None and meant_for(self.table.players[seat], WISHES) is None:
            self.table = planning.with_wishes(self.table, seat + 1, known.proposals[0], 1).table

    def plan(self, seat: Seat) -> None:
        """Somebody plans every throw."""
        game = game_named(self.table.game)
        for face in planning.faces(self.table, seat):
            look = planning.outlook(self.table, seat, face, ())
            while look.choices.moves:
                lots = self._lots(f"{self.table.ply} {seat} {face} {len(look.moves)}")
                thought = plan(game, look.view, look.choices, self._level, lots)
                at = planning.checksum(self.table, seat, face)
                glance = Glance(self.table.position_number, face, at)
                change = planning.with_step(self.table, seat + 1, glance, thought.moves[0])
                self.table = change.table
                look = planning.as_meant(self.table, seat, face)

    def is_set_up(self) -> bool:
        return all(
            planning.wishes(self.table, seat) is None for seat in range(len(self.table.players))
        )

    def _lots(self, what: str) -> bytes:
        return derived_seed(self.table.seed, f"thought {what}")


def handed(  # noqa: PLR0913, PLR0917 — what a game is
    key: str, options: str, seats: int, seed: bytes, level: int, custom: Custom
) -> Handed:
    """Play a game by post, and count."""
    post = _Post(key, options, seats, seed, level)
    last, set_up, race = NOBODY, 0, 0
    while post.table.status == "running":
        seat = waiting_on(post.table)[0]
        if seat != last:
            if post.is_set_up():
                race += 1
            else:
                set_up += 1
        last = seat
        if custom.wishes:
            for other in range(seats):
                post.wish(other)
            if seat not in waiting_on(post.table):
                continue
        before = state_of(post.table)
        post.decide(seat)
        done = post.table.status == "running" and seat not in waiting_on(post.table)
        if custom.plans and done and state_of(post.table) != before:
            post.plan(seat)
    return Handed(set_up, race, post.planned)


def add_command(commands: Any) -> None:
    """Let a command line know `handovers`."""
    counting = commands.add_parser(
        "handovers", help="how often a game by post changes hands, with and without plans"
    )
    add_game_arguments(counting)
    counting.add_argument("--games", type=int, default=40, metavar="K", help="how many (40)")
    counting.add_argument(
        "--level", type=int, default=QUICK, metavar="L", help=f"as whom all play ({QUICK})"
    )
    counting.set_defaults(run=count)


def count(arguments: argparse.Namespace) -> int:
    """Play the same games in three ways, and tell how often each was handed on."""
    game, chosen, seed = chosen_game(arguments)
    if arguments.games < 1:
        raise BadArgument("--games is at least 1")
    try:
        level_of(arguments.level)
    except UnknownLevel as unknown:
        raise BadArgument(str(unknown)) from None
    ways = {
        "asked each time": Custom(),
        "with wishes": Custom(wishes=True),
        "with wishes and plans": Custom(wishes=True, plans=True),
    }
    print(f"{game.key}, {arguments.seats} seats, options {chosen or 'none'}, seed {seed.hex()}")
    for name, custom in ways.items():
        told: list[Handed] = []
        for number in tqdm(range(arguments.games), unit="game", leave=False, disable=None):
            lots = derived_seed(seed, f"game {number}")
            level = arguments.level
            told.append(handed(game.key, chosen, arguments.seats, lots, level, custom))
        mean = sum(one.all for one in told) / len(told)
        set_up = sum(one.set_up for one in told) / len(told)
        planned = sum(one.planned for one in told) / len(told)
        print(f"{name}: {mean:.1f} hand-overs, {set_up:.1f} of them to set up", end="")
        print(f"; {planned:.1f} turns as planned" if custom.plans else "")
    return 0
