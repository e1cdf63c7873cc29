"""How good a race of the witches looks: ways flown, points made, and cards to play."""

from typing import Final

from engine.core import Seat
from engine.weighing import lead
from engine.witches.board import MAGIC, WORDS
from engine.witches.rules import FINISH, LAST
from engine.witches.view import WitchesView

POINT: Final = 8.0
"""What a point is worth, in tiles."""
MAGIC_CARD: Final = 2.0
NUMBER_CARD: Final = 0.25
"""What a card in hand is worth, a number by its size."""
AT_MERCY: Final = 5.0
"""What it costs to wait for somebody else's card."""
STAGES: Final = (1.0, 0.95, 0.5)
"""How well a number does in each stage: in the last it often leads nowhere (WT5a)."""


def evaluate(view: WitchesView, seat: Seat) -> float:
    worths = [_clan(view, other) for other in range(view.seats)]
    worth = lead(worths, seat, out=view.gone)
    if view.step == "card" and view.clan != view.seat:
        worth += AT_MERCY if view.clan == seat else -AT_MERCY if view.seat == seat else 0.0
    return worth + _lay(view, seat)


def _clan(view: WitchesView, seat: Seat) -> float:
    total = 0.0
    for place in view.witches[seat]:
        total += LAST + POINT * FINISH[place] if place > LAST else place
    for card in view.hands[seat]:
        total += MAGIC_CARD if card == WORDS[MAGIC] else NUMBER_CARD * int(card)
    return total


def _lay(view: WitchesView, seat: Seat) -> float:
    """During set-up, how well the own numbers are spread: great ones early."""
    picks = view.picks[seat]
    if view.step != "lay" or not picks:
        return 0.0
    third = len(picks) // len(STAGES)
    return sum(STAGES[at // third] * int(number) for at, number in enumerate(picks))
