"""How players rank, and how the rounds of a match add up: what is played for, what a round brings,
where it stands.

Pure arithmetic over what rounds brought; `engine.series` plays them.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.option_words import Number, Option
from engine.options import Options

SOFT_TARGET: Final = 2
HARD_FLOOR: Final = -5
MOST_ROUNDS: Final = 12
"""Of a match whose scores may never reach their target."""
MOST_UNCOUNTED: Final = 12
"""Rounds of tennis that may end in a draw before the match does."""
GAMES_A_SET: Final = 6

MATCH: Final = Option(
    "match",
    "A match: the points of several rounds are added up.",
    words=(Number("rounds", "how many rounds (one for each player)", "", 2, 20),),
    longer="++",
)
"""What any game may offer; `totals_chosen` reads it."""


class Scoring(Struct, frozen=True):
    """What a match is played for."""

    kind: Literal["soft", "hard", "totals", "tennis"]
    """`soft`: the winner gains, who is far behind loses. `hard`: losers lose what they are behind.
    `totals`: points are added up. `tennis`: games and sets."""
    target: int = 0
    """The score that ends the match; 0: as the kind has it."""
    rounds: int = 0
    """At most so many rounds; 0: as the kind has it."""
    sets: int = 2
    """Sets that win a match of tennis."""

    def for_seats(self, seats: int) -> "Scoring":
        """The same with what was left to the kind written out; 0 is then: no such end."""
        match self.kind:
            case "soft":
                target, rounds = self.target or SOFT_TARGET, self.rounds or MOST_ROUNDS
            case "hard":
                target, rounds = self.target, self.rounds or MOST_ROUNDS
            case "totals":
                target, rounds = 0, self.rounds or seats
            case "tennis":
                target, rounds = 0, self.rounds
        return replace(self, target=target, rounds=rounds)


class RoundResult(Struct, frozen=True):
    """What a round of a match brought."""

    winners: tuple[int, ...]
    gains: tuple[int, ...]
    """By seat, the points won or lost; in tennis, 1 for the game."""
    reason: str
    """The way the round ended."""
    stake: int = 1


class MatchScore(Struct, frozen=True):
    """Where a match stands."""

    scores: tuple[int, ...]
    """By seat, the points; in tennis, the sets won."""
    sets: tuple[tuple[int, ...], ...] = ()
    """In tennis, the finished sets: by seat, the games won in each."""
    games: tuple[int, ...] = ()
    """In tennis, by seat, the games of the set that is being played."""


def ranks_by(merits: Sequence[Any]) -> tuple[int, ...]:
    """By seat, the rank of what each has earned: more is better, and equals share a rank."""
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def ranks_by_points(points: Sequence[int], gone: Sequence[int]) -> tuple[int, ...]:
    """By seat, the rank among these points.

    Seats that are `gone` rank behind everybody who stayed, the last to leave first.
    """
    return ranks_by(
        [
            (0, gone.index(seat)) if seat in gone else (1, earned)
            for seat, earned in enumerate(points)
        ]
    )


def totals_chosen(options: Options, chosen: str) -> Scoring | None:
    """What a game that offers `MATCH` plays for under a canonical choice."""
    for pick in options.picks(chosen):
        if pick.option.key == MATCH.key:
            return Scoring("totals", rounds=sum(int(word.partition("=")[2]) for word in pick.words))
    return None


class RoundEnd(Struct, frozen=True):
    """How a round of a match ended."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    stake: int = 1
    settled: tuple[tuple[int, int], ...] = ()
    """Seats that left it early, with what they lost by that."""


def gains(scoring: Scoring, end: RoundEnd, gone: Sequence[int] = ()) -> tuple[int, ...]:
    """By seat, what a round brings. Seats `gone` from the match neither win nor lose."""
    points, winners, stake = end.points, end.winners, end.stake
    lost = dict(end.settled)
    best = max((points[seat] for seat in winners), default=0)

    def gain(seat: int) -> int:
        if seat in gone:
            return 0
        match scoring.kind:
            case "soft" if seat in winners:
                return 1
            case "soft":
                return -1 if points[seat] < 2 else 0
            case "hard" if seat in lost:
                return -lost[seat]
            case "hard" if seat in winners:
                return stake
            case "hard":
                return min(0, points[seat] - best) * stake
            case "totals":
                return points[seat]
            case "tennis":
                return int(seat in winners and len(winners) == 1)

    return tuple(gain(seat) for seat in range(len(points)))


def match_score(scoring: Scoring, seats: int, results: Sequence[RoundResult]) -> MatchScore:
    """What the rounds so far add up to."""
    if scoring.kind == "tennis":
        return _tennis(seats, results)
    return MatchScore(tuple(sum(result.gains[seat] for result in results) for seat in range(seats)))


def is_decided(
    scoring: Scoring, results: Sequence[RoundResult], now: MatchScore, gone: Sequence[int] = ()
) -> bool:
    """Whether the round just over was the last one. `scoring` has its ends written out."""
    if scoring.rounds and len(results) >= scoring.rounds:
        return True
    scores = [score for seat, score in enumerate(now.scores) if seat not in gone]
    match scoring.kind:
        case "soft":
            return max(scores) >= scoring.target
        case "hard" if scoring.target:
            return max(scores) >= scoring.target
        case "hard":
            return min(scores) <= HARD_FLOOR
        case "totals":
            return False
        case "tennis":
            drawn = sum(len(result.winners) != 1 for result in results)
            return max(scores) >= scoring.sets or drawn >= MOST_UNCOUNTED


def _tennis(seats: int, results: Sequence[RoundResult]) -> MatchScore:
    """Six games with a lead of two take a set, at six all one more game does."""
    won = [0] * seats
    sets: list[tuple[int, ...]] = []
    games = [0] * seats
    for result in results:
        for seat, gain in enumerate(result.gains):
            games[seat] += gain
        most, second = sorted(games, reverse=True)[:2]
        if (most >= GAMES_A_SET and most - second >= 2) or most > GAMES_A_SET:
            won[games.index(most)] += 1
            sets.append(tuple(games))
            games = [0] * seats
    return MatchScore(tuple(won), tuple(sets), tuple(games))
