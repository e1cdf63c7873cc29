"""What computers of each level win against others, and what their turns take.

`GAMES` of the environment says how many games a row takes that searches; rows without a search
always take the whole number, or many more. A row of fewer games than the promise is about cannot
keep it, only break it: it does if the interval excludes the promise. Seeds are none of those used
for tuning.
"""

import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from bench.measure import Row
from engine.chance import derived_seed
from engine.computer.levels import LEVELS
from engine.core import AnyGame
from engine.games import game_named
from engine.tools.contest import AT_RANDOM, Contest, Contestant, Spent, Tallied, name_of, played
from engine.tools.intervals import wilson

SEED: Final = derived_seed(bytes(32), "bench of levels")
FEW: Final = 8
"""So many games a row take about ten minutes in all."""
WHOLE: Final = {"jesters": 100}
WHOLE_ELSEWHERE: Final = 200
"""So many games a promise is about."""
MANY: Final = 1000
"""So many are played against players at random, which takes some ten seconds: 200 could not tell 70
from 76 %."""
TURN: Final = {"jesters": 1.2}
TURN_ELSEWHERE: Final = 0.3
"""What nineteen of twenty turns of level 5 stay below, in seconds of the processor."""


class Meeting(Struct, frozen=True):
    """One player among others of one level, and what the one is to win, in per cent."""

    game: str
    seats: int
    level: int
    others: int
    least: float
    most: float = 100.0
    chosen: str = ""

    @property
    def name(self) -> str:
        option = f" {self.chosen}" if self.chosen else ""
        return (
            f"{self.game}{option}: {name_of(self.level)} among {name_of(self.others)}, {self.seats}"
        )

    @property
    def searches(self) -> bool:
        return any(level != AT_RANDOM and LEVELS[level].looks for level in self.levels)

    @property
    def levels(self) -> tuple[int, int]:
        return self.level, self.others


STRONGEST: Final = (
    Meeting("jesters", 2, 5, 3, 88),
    Meeting("jesters", 4, 5, 3, 40),
    Meeting("courtiers", 2, 5, 3, 85),
    Meeting("courtiers", 6, 5, 3, 28),
    Meeting("hedgehogs", 2, 5, 3, 70),
    Meeting("hedgehogs", 6, 5, 3, 30),
    Meeting("witches", 2, 5, 3, 60),
    Meeting("witches", 4, 5, 3, 28),
)
USUAL: Final = (
    Meeting("hedgehogs", 4, 3, AT_RANDOM, 75, chosen="v3"),
    Meeting("hedgehogs", 4, 3, AT_RANDOM, 75, chosen="v11"),
    Meeting("hedgehogs", 4, 3, AT_RANDOM, 75, chosen="v15"),
    Meeting("hedgehogs", 4, 3, AT_RANDOM, 85, chosen="v40"),
    Meeting("witches", 4, 3, AT_RANDOM, 70),
    Meeting("courtiers", 2, 3, AT_RANDOM, 78, chosen="die"),
)


def between_levels(key: str) -> tuple[Meeting, ...]:
    """The steps from level to level of a game, for two."""
    return (
        Meeting(key, 2, 1, 3, 5, 15),
        Meeting(key, 2, 2, 3, 25, 35),
        Meeting(key, 2, 4, 3, 50),
        Meeting(key, 2, 5, 4, 50),
    )


def games_wanted(environment: Mapping[str, str] = os.environ) -> int:
    """How many games a row takes that searches. Leaves with a message if that is no number."""
    typed = environment.get("GAMES", "") or str(FEW)
    if not typed.isdecimal() or not 0 < int(typed) <= 100_000:
        sys.exit(f"GAMES is how many games a row takes, as in GAMES=200, not {typed[:20]!r}")
    return int(typed)


def rows(keys: Sequence[str], games: int) -> Iterator[Row]:
    """Every promise about levels, and what turns of the highest take."""
    spent: dict[str, list[float]] = {key: [] for key in keys}
    for meeting in STRONGEST:
        tally = _met(meeting, _games_of(meeting, games))
        spent[meeting.game] += tally.spent[0].turns
        yield share_row(meeting, tally.won[0], tally.games)
    for key in keys:
        yield turn_row(key, Spent(spent[key]))
    for meeting in [*USUAL, *(step for key in keys for step in between_levels(key))]:
        tally = _met(meeting, _games_of(meeting, games))
        yield share_row(meeting, tally.won[0], tally.games)
    for key in keys:
        tables = _tables(game_named(key))
        if tables:
            yield _options_row(key, tables, games)


def share_row(meeting: Meeting, won: float, games: int) -> Row:
    """What one has won of so many games, and whether that is what was promised."""
    low, high = (100 * end for end in wilson(won, games))
    fair = 100 / meeting.seats
    whole = games >= _whole(meeting.game)
    ahead = meeting.most < 100 or low > fair or not whole
    within = meeting.most < 100
    return Row(
        meeting.name,
        100 * won / games,
        "%",
        "within" if within else "at least",
        meeting.least,
        f"{low:.0f} to {high:.0f} % of {games} games{'' if whole else ', too few'}; fair {fair:.0f}"
        f"{'' if ahead else ', which is not excluded'}",
        most=meeting.most if within else 0.0,
        between=None if whole else (low, high),
        holds=ahead,
    )


def turn_row(key: str, spent: Spent) -> Row:
    return Row(
        f"{key}: 19 of 20 turns of level 5 below",
        spent.slow,
        "s",
        "at most",
        TURN.get(key, TURN_ELSEWHERE),
        f"{spent.mean * 1e3:.0f} ms on average over {len(spent.turns)} turns",
    )


def _options_row(key: str, tables: Sequence[str], games: int) -> Row:
    """Level 5 among level 3 for two, with one option after another as far as the games go."""
    each = max(2, games // len(tables) // 2 * 2)
    won, worst = 0.0, (2.0, "")
    some = tables[: max(1, games // each)]
    for chosen in some:
        tally = _met(Meeting(key, 2, 5, 3, 50, chosen=chosen), each)
        won += tally.won[0]
        worst = min(worst, (tally.won[0] / each, chosen))
    row = share_row(Meeting(key, 2, 5, 3, 50, chosen="options"), won, each * len(some))
    row.note += f"; least with {worst[1]}: {100 * worst[0]:.0f} % of {each}"
    return row


def _tables(game: AnyGame) -> list[str]:
    """The options that a table for two can choose alone."""
    keys = [option.key for option in game.options.offered if option.sets]
    chosen = [game.options.canonical(key) for key in keys]
    return [text for text in chosen if 2 in game.options.seats_for(text)]


def _met(meeting: Meeting, games: int) -> Tallied:
    game = game_named(meeting.game)
    chosen = game.options.canonical(meeting.chosen)
    contest = Contest(game, chosen, meeting.seats, SEED, time.process_time)
    others = [Contestant(meeting.others)] * (meeting.seats - 1)
    return list(played(contest, [Contestant(meeting.level), *others], games))[-1]


def _games_of(meeting: Meeting, games: int) -> int:
    if meeting.searches:
        return games
    return max(games, MANY if meeting.others == AT_RANDOM else _whole(meeting.game))


def _whole(key: str) -> int:
    return WHOLE.get(key, WHOLE_ELSEWHERE)
