"""Games played to their end, at random or by the computer, to look for broken rules, to see how
long they last and who wins.

The same seed plays the same games everywhere: moves are picked by sealed draws too.
"""

from collections.abc import Collection
from typing import Any, Final

from msgspec import Struct

from engine.chance import Chance, Sealed, commitment, derived_seed
from engine.computer.player import decide
from engine.core import (
    AnyGame,
    Choices,
    Illegal,
    Move,
    Outcome,
    Seat,
    restore,
    snapshot,
)
from engine.forms import random_filling
from engine.play_on import apply, start
from engine.record import Header, Play, compose

FILLINGS: Final = 8
"""How many fillings of a form are tried before a proposal is taken: rules may refuse some."""


class BrokenInvariant(Exception):
    """The rules led somewhere they must not. The message says in which game and where."""


class PlayedGame(Struct, frozen=True):
    """A finished game."""

    seed: bytes
    plays: tuple[Play, ...]
    states: tuple[Any, ...]
    """The state after each ply, the set-up first."""
    outcome: Outcome


class Tally(Struct):
    """What a run of games adds up to."""

    games: int = 0
    steps: int = 0
    shortest: int = 0
    longest: int = 0
    wins: dict[str, int] = {}
    shares: dict[Seat, float] = {}
    """By seat, the games won, those shared with others as a part."""
    reasons: dict[str, int] = {}

    def add(self, game: AnyGame, played: PlayedGame) -> None:
        length = len(played.plays)
        self.shortest = min(self.shortest, length) if self.games else length
        self.longest = max(self.longest, length)
        self.games += 1
        self.steps += length
        winners = " + ".join(game.seat_name(seat) for seat in played.outcome.winners)
        self.wins[winners] = self.wins.get(winners, 0) + 1
        for seat in played.outcome.winners:
            share = 1 / len(played.outcome.winners)
            self.shares[seat] = self.shares.get(seat, 0.0) + share
        reason = played.outcome.reason
        self.reasons[reason] = self.reasons.get(reason, 0) + 1


def play_random_game(
    game: AnyGame, chosen: str, seats: int, seed: bytes, *, computer: Collection[Seat] = ()
) -> PlayedGame:
    """Play one game, its dice sealed by the seed and its moves picked by it, or decided by the
    computer for some of the seats.

    Raises `BrokenInvariant` if the rules offer a move and then refuse it, or leave the game
    without a decision and without a result.
    """
    picks = derived_seed(seed, "moves")
    plays: list[Play] = []
    states: list[Any] = [start(game, chosen, seats, Sealed(seed, 0)).state]
    while waiting := game.waiting_on(states[-1]):
        ply = len(states)
        pick = Sealed(picks, ply)
        seat = waiting[pick.roll(len(waiting)) - 1]
        choices = game.choices(states[-1], seat)
        if not choices.moves:
            raise _broken(game, seed, ply, f"seat {seat} must decide but has no choice")
        if seat in computer:
            move = decide(game, game.view(states[-1], seat), choices, pick)
        else:
            move = picked_by_chance(game, states[-1], seat, choices, pick)
        try:
            states.append(apply(game, states[-1], seat, move, Sealed(seed, ply)).state)
        except Illegal as refused:
            raise _broken(game, seed, ply, f"listed move `{move}` refused: {refused}") from refused
        plays.append(Play(seat, move))
    outcome = game.outcome(states[-1])
    if outcome is None:
        raise _broken(game, seed, len(plays), "nobody is to decide, but there is no result")
    return PlayedGame(seed, tuple(plays), tuple(states), outcome)


def picked_by_chance(
    game: AnyGame, state: Any, seat: Seat, choices: Choices, chance: Chance
) -> Move:
    """A move by chance. Every other time, a form is filled in instead of taking a proposal."""
    if choices.form is not None and chance.roll(2) == 1:
        for _ in range(FILLINGS):
            filled = random_filling(choices.form, chance)
            if filled is not None and _is_legal(game, state, seat, filled):
                return filled
    return choices.moves[chance.roll(len(choices.moves)) - 1]


def _is_legal(game: AnyGame, state: Any, seat: Seat, move: Move) -> bool:
    try:
        game.play(state, seat, move)
    except Illegal:
        return False
    return True


def check_invariants(game: AnyGame, played: PlayedGame) -> None:
    """Look at every state of a game. Raises `BrokenInvariant` at the first that is unsound."""
    for ply, state in enumerate(played.states):
        flaws = game.flaws(state)
        if restore(game, snapshot(state)) != state:
            flaws.append("the snapshot reads back as another state")
        if flaws:
            raise _broken(game, played.seed, ply, "; ".join(flaws))


def record_of(game: AnyGame, chosen: str, seats: int, played: PlayedGame, date: str) -> str:
    """A played game as a record."""
    header = Header(
        game=game.key,
        rules=game.rules_version,
        options=chosen,
        names=tuple(f"Computer {seat + 1}" for seat in range(seats)),
        commitment=commitment(played.seed),
        begun=date,
        ended=date,
    )
    return compose(header, played.plays, played.seed)


def _broken(game: AnyGame, seed: bytes, ply: int, what: str) -> BrokenInvariant:
    return BrokenInvariant(f"{game.key}, seed {seed.hex()}, ply {ply}: {what}")
