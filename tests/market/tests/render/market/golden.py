"""The market in pictures that somebody looked at and liked."""

from render import Picture, Theme, render
from tests.market.engine.market.game import MARKET
from tests.market.engine.market.state import Market
from tests.render.golden import NAMES


def claims() -> Picture:
    """Two have claimed their stalls, and the third may choose."""
    view = MARKET.view(Market((1, 3, 2), ("a1", "e4", "")), 2)
    letters = {"A": "claim b2", "B": "claim f6", "C": "claim none"}
    return render(view, names=NAMES, letters=letters)


def sold() -> Picture:
    state = Market((1, 3), ("a1", "none"), window="w7 w8 on green", answer="fair")
    return render(MARKET.view(state, None), Theme("dark", "fr"), names=NAMES)


PICTURES = (claims, sold)
