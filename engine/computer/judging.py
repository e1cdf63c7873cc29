"""What imagined states are worth: by the game's evaluation, and once they are over by their end."""

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Any, Final, Protocol, cast, runtime_checkable

from engine.computer.result import result
from engine.core import AnyGame, Move, Outcome, Seat
from engine.series import shown_outcome

_CERTAIN: Final = 30.0
"""Odds beyond this, as a logarithm, are the same to everybody."""


@runtime_checkable
class Lister(Protocol):
    """A game that can list whole turns itself, quicker than they are played step by step."""

    def turns(self, state: Any, seat: Seat) -> Sequence[tuple[tuple[Move, ...], Any]] | None:
        """The decisions of every turn and where they lead, in the order of the moves; nothing
        where it cannot tell."""
        ...

    def best_turns(
        self, state: Any, seat: Seat, weights: Any, judge: Callable[[Any], float]
    ) -> tuple[Sequence[tuple[Move, ...]], Callable[[int], Any], int] | None:
        """Those of them that look best to the seat, equally good; what tells where the first,
        second, … of them leads, counted from 0; and how many were judged.
        `judge` tells what a state is worth that the game's evaluation may not know, such as one
        that is over."""
        ...


def _lister(game: AnyGame) -> Lister | None:
    kind = type(game)
    if kind not in _listers:
        _listers[kind] = isinstance(game, Lister)
    return cast("Lister", game) if _listers[kind] else None


_listers: Final[dict[type, bool]] = {}
"""By class of game, whether it lists turns: to ask that is slow."""


class Judge:
    """Judges the states of one game, and counts them: that is what thinking costs."""

    def __init__(
        self, game: AnyGame, seats: int, steepness: float = 0.1, weights: Any = None
    ) -> None:
        self.game = game
        self.lister = _lister(game)
        self.seats = seats
        self.nodes = 0
        """So many states were judged."""
        self._weights = weights
        self._steepness = steepness
        self._even = -log(seats - 1) if seats > 1 else 0.0
        """Nobody leads: everybody has the same chance."""

    def worths(self, state: Any) -> list[float]:
        """By seat, how good a state is. One that is over is judged by its result alone."""
        self.nodes += 1
        over = shown_outcome(self.game, state)
        if over is None:
            return self.game.worths(state, self._weights)
        return self._results(state, over)

    def _results(self, state: Any, over: Outcome) -> list[float]:
        worths = [result(over, seat) for seat in range(self.seats)]
        if over.settled:
            # Who has left a round is not beaten: what that cost is in the evaluation.
            looks = self.game.worths(state, self._weights)
            for seat, _ in over.settled:
                worths[seat] = looks[seat]
        return worths

    def worth(self, state: Any, seat: Seat) -> float:
        return self.worths(state)[seat]

    def best_listed(
        self, state: Any, seat: Seat
    ) -> tuple[Sequence[tuple[Move, ...]], Callable[[int], Any]] | None:
        """The best turns of a seat, equally good, if the game lists them itself, and what tells
        where each leads."""
        if self.lister is None:
            return None
        nodes = self.nodes
        best = self.lister.best_turns(
            state, seat, self._weights, lambda end: self.worths(end)[seat]
        )
        if best is None:
            return None
        listed, leads_to, count = best
        self.nodes = nodes + count
        return listed, leads_to

    def chances(self, state: Any) -> list[float]:
        """By seat, how likely it is to win."""
        self.nodes += 1
        over = shown_outcome(self.game, state)
        if over is None:
            odds = [self._chance(worth) for worth in self.game.worths(state, self._weights)]
            total = sum(odds)
            return [one / total for one in odds]
        share = 1 / len(over.winners)
        chances = [share if rank == 1 else 0.0 for rank in over.ranks]
        if over.settled:
            looks = self.game.worths(state, self._weights)
            for seat, _ in over.settled:
                chances[seat] = self._chance(looks[seat])
        return chances

    def _chance(self, worth: float) -> float:
        odds = self._even + self._steepness * worth
        return 1 / (1 + exp(-max(-_CERTAIN, min(_CERTAIN, odds))))
