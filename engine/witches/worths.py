"""How good a race of the witches looks to every seat: ways flown, points made, cards to play.

Tiles that lie face down are nobody's to know, not even in a world that is only imagined, where
they are guessed: nothing here looks at them.
"""

from functools import lru_cache
from typing import Final

from engine.core import Seat
from engine.weighing import leads
from engine.witches.board import MAGIC, VALUES
from engine.witches.rules import FINISH, LAST, PICKED
from engine.witches.state import Witches
from engine.witches.weights import WEIGHTS, Weights

PARTS: Final = ("flown", "points", "home", "cards", "mercy", "tiles")
"""What a seat's own worth is made of."""


class Race:
    """Judges races by given weights, and remembers what witches and hands are worth."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._flight = lru_cache(maxsize=16384)(self._flown)
        self._hand = lru_cache(maxsize=4096)(self._held)
        self._lay = lru_cache(maxsize=2048)(self._laid)

    def worths(self, state: Witches) -> list[float]:
        """By seat, how far ahead it is, and what a card to come or the own tiles make of it."""
        flight, hand, hands = self._flight, self._hand, state.hands
        found = leads(
            [flight(clan) + hand(hands[seat]) for seat, clan in enumerate(state.witches)],
            out=state.gone,
        )
        if state.step == "card":
            if state.clan != state.seat:
                found[state.clan] += self._weights.at_mercy
                found[state.seat] -= self._weights.at_mercy
        elif state.step == "lay":
            for seat in range(state.seats):
                found[seat] += self._lay(state.picks[seat])
        return found

    def parts(self, state: Witches, seat: Seat) -> dict[str, float]:
        """What the worth of a seat's own clan is made of."""
        weights, waits = self._weights, 0.0
        if state.step == "card" and state.clan != state.seat:
            waits = weights.at_mercy * ((seat == state.clan) - (seat == state.seat))
        return {
            "flown": float(sum(min(place, LAST) for place in state.witches[seat])),
            "points": weights.point * sum(FINISH.get(place, 0) for place in state.witches[seat]),
            "home": weights.home * sum(place > LAST for place in state.witches[seat]),
            "cards": self._hand(state.hands[seat]),
            "mercy": waits,
            "tiles": self._lay(state.picks[seat]) if state.step == "lay" else 0.0,
        }

    def _flown(self, places: tuple[int, ...]) -> float:
        home, point = LAST + self._weights.home, self._weights.point
        return sum(home + point * FINISH[at] if at > LAST else at for at in places)

    def _held(self, cards: str) -> float:
        weights = self._weights
        return sum(
            weights.magic_card if card == MAGIC else weights.number_card * VALUES[card]
            for card in cards
        )

    def _laid(self, picks: str) -> float:
        """During set-up, how well the own numbers are spread: great ones early."""
        stages = self._weights.stages
        return sum(stages[at // PICKED] * VALUES[number] for at, number in enumerate(picks))


@lru_cache(maxsize=64)
def race_for(weights: Weights) -> Race:
    return Race(weights)


_USUAL: Final = race_for(WEIGHTS)


def worths(state: Witches, weights: Weights | None = None) -> list[float]:
    """By seat, how good a state looks."""
    return (_USUAL if weights is None else race_for(weights)).worths(state)


def parts(state: Witches, seat: Seat) -> dict[str, float]:
    """What a seat's own worth is made of, before it is compared with the others'."""
    return _USUAL.parts(state, seat)
