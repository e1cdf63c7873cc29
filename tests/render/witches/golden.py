"""Witches in pictures that somebody looked at and liked."""

from engine.witches.game import WITCHES_GAME
from engine.witches.position import read
from render import Picture, Theme, render
from tests.render.golden import NAMES


def set_up() -> Picture:
    state = WITCHES_GAME.play(WITCHES_GAME.setup("", 3), 1, "lay 8 9 10 / 5 6 7 / 2 3 4").state
    return render(WITCHES_GAME.view(state, 0), Theme("dark", "fr"), names=NAMES)


def choices() -> Picture:
    """A witch on another's magic, after a chain, with cards to choose from."""
    state = read(
        "2=g10 5=bM 9=b3 12=y3 14=r4 16=r2 18=bM 20=b7 28=yM 37=g4; "
        "r start 12 20; b 2 16 51; y 28 37 start; played r9 rM b10 y4 gM g7",
        seats=3,
        die=2,
    )
    step = WITCHES_GAME.play(state, 0, "witch 12")
    moves = WITCHES_GAME.choices(step.state, 1).moves
    letters = dict(zip("ABCDEFGHIJ", moves, strict=False))
    view = WITCHES_GAME.view(step.state, 1)
    return render(view, names=NAMES, since=step.events, letters=letters)


def which_witch() -> Picture:
    """After the die: who may fly, and where to."""
    state = read(
        "2=g10 5=bM 9=b3 12=y3 14=r4 16=r2 20=b7 28=yM; r start 12 20; b 2 16 51; y 28 9 start",
        seats=3,
        die=4,
    )
    moves = WITCHES_GAME.choices(state, 0).moves
    letters = dict(zip("ABC", moves, strict=False))
    return render(WITCHES_GAME.view(state, 0), names=NAMES, letters=letters)


def end() -> Picture:
    """Everything is open; several witches on one square, and a seat that resigned."""
    state = read(
        "20=y9 31=rM 40=g7 44=b4; r 46 51 51; b 44 49 51; y 20 51 50; g 31 40 start; "
        "played r2 r4 rM b9 b10 bM bM y2 y3 y4 y5",
        seats=4,
        die=3,
    )
    state = WITCHES_GAME.resign(state, 3).state
    step = WITCHES_GAME.play(state, 0, "witch 46")
    view = WITCHES_GAME.view(step.state, None)
    return render(view, Theme("colour-blind", "en"), names=NAMES, since=step.events)


def held() -> Picture:
    """A number that led nowhere, witches to take off from the start, and one that is home."""
    state = read("2=r10 5=r3 8=b2; r start 2 start; b 8 49 start; played r9 rM b10", seats=2, die=3)
    step = WITCHES_GAME.play(state, 0, "witch 2")
    moves = WITCHES_GAME.choices(step.state, step.state.seat).moves
    letters = dict(zip("ABCDEFGHIJ", moves, strict=False))
    view = WITCHES_GAME.view(step.state, None)
    return render(view, Theme("default", "fr"), names=NAMES, since=step.events, letters=letters)


PICTURES = (set_up, which_witch, choices, end, held)
