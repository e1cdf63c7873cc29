"""Games between computers of several levels, to see what each is worth.

The same seed plays the same games everywhere. Players change seats from game to game, and as many
games in a row as there are seats have the same dice, so that luck goes round too.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from engine.chance import derived_seed
from engine.computer.dice import Dice
from engine.computer.levels import LEVELS, strength_of
from engine.computer.player import Plan, plan
from engine.core import UMPIRE, AnyGame, Outcome, Seat
from engine.play_on import apply, start
from engine.series import behind
from engine.tools.commandline import BadArgument
from engine.tools.selfplay import picked_by_chance

AT_RANDOM: Final = 0
"""The level of a player who takes any move."""
_ENDLESS: Final = 20_000
"""No game has so many steps."""


class Contestant(Struct, frozen=True):
    """Somebody who plays: a level, and for tuning an evaluation with weights of its own."""

    level: int
    weights: Any = None


class Spent(Struct):
    """What one contestant's turns took, in seconds of processor time."""

    turns: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.turns) / len(self.turns) if self.turns else 0.0

    @property
    def slow(self) -> float:
        """What nineteen of twenty turns stay below."""
        return sorted(self.turns)[int(0.95 * (len(self.turns) - 1))] if self.turns else 0.0


class Contest(Struct, frozen=True):
    """A table at which contestants meet again and again."""

    game: AnyGame
    chosen: str
    seats: int
    seed: bytes
    clock: Callable[[], float]
    """The processor's time; results do not depend on it."""


class Tallied(Struct):
    """What a contest has brought, by contestant."""

    games: int
    won: list[float]
    """Games won, those shared with others as a part."""
    spent: list[Spent]


def read_levels(text: str, seats: int | None = None) -> tuple[int, ...]:
    """Levels as they are typed: `5,3,3`, `1-5`, `3,random`. Raises `BadArgument`."""
    levels: list[int] = []
    for word in text.replace(",", " ").split():
        first, dash, last = word.partition("-")
        if word == "random":
            levels.append(AT_RANDOM)
        elif first.isdecimal() and (last.isdecimal() or not dash) and len(word) < 4:
            levels += range(int(first), int(last or first) + 1)
        else:
            raise BadArgument(f"{word[:20]!r} is no level; write 1 to {max(LEVELS)}, or random")
    wrong = [level for level in levels if level != AT_RANDOM and level not in LEVELS]
    if wrong or not levels:
        raise BadArgument(f"levels are {min(LEVELS)} to {max(LEVELS)}, as in 5,3")
    if seats is not None and len(levels) != seats:
        raise BadArgument(f"{seats} seats need as many players, not {len(levels)}")
    return tuple(levels)


def name_of(level: int) -> str:
    return f"level {level}" if level else "random"


def played(contest: Contest, contestants: Sequence[Contestant], games: int) -> Iterator[Tallied]:
    """Play so many games; after each, what they have brought so far."""
    seats = contest.seats
    tally = Tallied(0, [0.0] * seats, [Spent([]) for _ in range(seats)])
    for number in range(games):
        seed = derived_seed(contest.seed, f"game {number // seats}")
        order = [(seat + number) % seats for seat in range(seats)]
        at_table = [contestants[who] for who in order]
        outcome = play(contest, at_table, seed, [tally.spent[who] for who in order])
        for seat in outcome.winners:
            tally.won[order[seat]] += 1 / len(outcome.winners)
        tally.games += 1
        yield tally


def play(
    contest: Contest, at_table: Sequence[Contestant], seed: bytes, spent: Sequence[Spent]
) -> Outcome:
    """One game, by seat who plays it and where the time goes."""
    game = contest.game
    dice = Dice(derived_seed(seed, "dice"))
    state = start(game, contest.chosen, contest.seats, dice).state
    table = behind(game, state)
    opening = contest.seats * strength_of(game, game.view(state, UMPIRE)).opening
    plans: dict[Seat, tuple[Plan, int]] = {}
    for ply in range(_ENDLESS):
        waiting = table.waiting_on(state)
        if not waiting:
            break
        seat = waiting[0]
        if ply < opening or at_table[seat].level == AT_RANDOM:
            move = picked_by_chance(game, state, seat, table.choices(state, seat), dice)
        else:
            began = contest.clock()
            view = table.view(state, seat)
            followed, made = plans.get(seat, (Plan(()), 0))
            move = followed.next_move(made, view)
            if move is None:
                lots = derived_seed(seed, f"ply {ply}")
                who, choices = at_table[seat], table.choices(state, seat)
                followed = plan(game, view, choices, who.level, lots, weights=who.weights)
                made, move = 0, followed.moves[0]
                spent[seat].turns.append(contest.clock() - began)
            plans[seat] = followed, made + 1
        state = apply(table, state, seat, move, dice).state
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome
