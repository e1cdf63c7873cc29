"""Courtiers in pictures that somebody looked at and liked."""

from msgspec.structs import replace

from render import Picture, Theme, render
from tests.render.courtiers.positions import played, random_game
from tests.render.golden import NAMES


def set_up() -> Picture:
    (view, events, _), *_ = random_game(4, 8, viewer=0)
    return render(view, Theme("dark", "fr"), names=NAMES, since=events)


def favours() -> Picture:
    view, events = played(
        "seats 5, seat 1: a3=C?C2 a6=L2 b5=B4 b8=F1F6* b12=B3* c6=C?T?L5 c10=T?P1 d6=P3 d2=T6 "
        "e6=B1 e13=P2P6*; out b: L4 c: T1F2F3T2B5",
        "move b5 b6",
        "take c6 x1",
        "take e6",
        viewer=1,
    )
    letters = {"A": "take a6", "B": "take c6", "C": "take c6 x1", "D": "done"}
    return render(view, Theme("colour-blind"), names=NAMES, since=events, letters=letters)


def losses() -> Picture:
    view, events = played(
        "seats 6, seat 0: a9=P5 b10=F1F2F3F4C2L3T?T6P1 b4=L4 c7=B1B2B3L1L2P2C6C1 d3=P?P4 e11=L6* "
        "e10=L5F5B6 f2=T1; out a: P6 d: T2T3T4C3C4C5B4B5",
        "move a9 a10",
        "take b10 x1",
    )
    return render(view, names=NAMES, since=events)


def end() -> Picture:
    *_, (view, events, _) = random_game(6, 3, chosen="die")
    return render(view, Theme("dark", "fr"), names=NAMES, since=events)


def resigned() -> Picture:
    """With the die, and with somebody out; one column has lost more than fits."""
    view, events = played(
        "seats 3, seat 0, die 2: a3=C1C2 b5=B4L1 c7=T?P1; "
        "out a: L4 b: T1F2F3T2B5C6P6F5B6T6L6P5C4C5T5T4P4P3B1B2B3F1F4F6L2L3L5",
        "move a3 a5",
    )
    return render(replace(view, gone=(2,)), Theme("dark", "fr"), names=NAMES, since=events)


def duel() -> Picture:
    """Two players: wide cards, the classes by name, and choices that share a square."""
    view, events = played(
        "seats 2, seat 0: a3=C1C2L3 a5=B4 a8=F6* b2=T3T5 b4=L6 b6=P2",
        "move a5 a6",
        viewer=1,
    )
    moves = ("move b2 b3", "move b2 b3 x1", "move b4 b5", "move b6 b7")
    letters = dict(zip("ABCD", moves, strict=True))
    return render(view, Theme("default", "fr"), names=NAMES, since=events, letters=letters)


PICTURES = (set_up, favours, losses, end, resigned, duel)
