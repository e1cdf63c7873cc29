"""Jesters in pictures that somebody looked at and liked."""

from msgspec.structs import replace

from engine.core import MatchView
from engine.scoring import RoundResult, Scoring
from render import Picture, Theme, render
from tests.render.golden import NAMES
from tests.render.jesters.positions import court, random_game


def choices() -> Picture:
    position = "e7=b1 d3=b2 f7=r1 g4=r1 e2=R h7=B; a1|b1 g8|g9 e8|e9"
    view, events = court(position, "turn e5")
    moves = ("to f6", "to d5", "to c5", "to b5", "to a5", "to d4", "to c3", "to f5", "to g5")
    letters = dict(zip("ABCDEFGHI", moves, strict=True))
    return render(view, names=NAMES, since=events, letters=letters)


def captures() -> Picture:
    position = "d6=y2 e7=r1 d8=g2 b2=b1 a3=y1 h5=g1 f3=r2 i6=R d1=B g9=Y b6=G; a1|b1 e1|f2"
    moves = ("turn d5", "to e6", "double", "jump d7", "jump f7", "stick h4|i5")
    view, events = court(position, *moves, seats=4, seat=1)
    letters = {"A": "stick a4|b5", "B": "stick c6|c7", "C": "none"}
    theme = Theme("colour-blind", "en")
    return render(view, theme, names=NAMES, since=events, letters=letters)


def end() -> Picture:
    *_, before, (view, events, _) = random_game(3, 6, resigning=70)
    return render(view, Theme("dark", "fr"), names=NAMES, since=[*before[1], *events])


def order() -> Picture:
    """Who goes first is being decided, in the second round of a match."""
    view, events, moves = next(random_game(3, 4))
    match = MatchView(
        scoring=Scoring("totals", rounds=2),
        number=2,
        scores=(9, 12, -3),
        history=(RoundResult((1,), (9, 12, -3), "turns"),),
        chosen="",
    )
    letters = dict(zip("ABCDEF", moves, strict=False))
    theme = Theme("dark", "en")
    return render(replace(view, match=match), theme, names=NAMES, since=events, letters=letters)


PICTURES = (choices, captures, end, order)
