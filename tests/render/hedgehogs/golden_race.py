"""The race in pictures that somebody looked at and liked."""

from msgspec.structs import replace

from engine.core import Event, MatchView
from engine.scoring import RoundResult, Scoring
from render import Picture, Theme, render
from tests.render.golden import NAMES
from tests.render.hedgehogs.positions import ALL_PIECES, after, with_stacks


def set_up() -> Picture:
    view, events = after(4, 8, 9)
    letters = {"A": "place d", "B": "place f"}
    return render(view, names=NAMES, since=events, letters=letters)


def first_rolls() -> Picture:
    view, _ = after(3, 8, 0)
    rolls = ((0, 6), (1, 6), (2, 4), (0, 5), (1, 5), (0, 2), (1, 3))
    since = [Event("roll", seat, f"roll {value}", {"value": value}) for seat, value in rolls]
    return render(replace(view, first=1, seat=1, waiting_on=(1,)), names=NAMES, since=since)


def tall_stacks_and_traps() -> Picture:
    tall = "r1b1y1g1w1k1r2b2y2g2w2k2"
    view = with_stacks(
        {"a2": "k3", "b7": "w3", "c2": tall, "c4": "g3y3b3", "d6": "b4y4w4k4g4r4", "e5": "r3"}
    )
    since = (
        Event("side", 0, "side d5 e", {"piece": "r3", "from": "d5", "to": "e5"}),
        Event("go", 0, "go c3", {"piece": "b3", "from": "c3", "to": "c4"}),
        Event("blocked", 3, "no go 6", {"die": 6}),
    )
    letters = {"A": "side c4 b", "B": "side c4 d", "C": "stay"}
    theme = Theme("colour-blind", "en")
    return render(view, theme, names=NAMES, since=since, letters=letters)


def tube() -> Picture:
    tallest = "".join(reversed(ALL_PIECES[:16]))
    view = with_stacks({"a6": "g2b1", "b4": "b2", "e5": tallest, "d7": "k4", "b7": "w1w2"}, die=1)
    since = (
        Event("side", 4, "side f6 a", {"piece": "b1", "from": "f6", "to": "a6"}),
        Event("go", 4, "go d6", {"piece": "k4", "from": "d6", "to": "d7"}),
    )
    letters = {"A": "side a6 f", "B": "side a6 b", "C": "side b4 a", "D": "side b4 c", "E": "stay"}
    theme = Theme("dark", "en")
    return render(replace(view, tube=True), theme, names=NAMES, since=since, letters=letters)


def match() -> Picture:
    view = with_stacks({"a2": "r1", "c4": "b2y3", "d9": "y1", "f8": "r4"}, seats=3)
    results = (
        RoundResult((1,), (-2, 2, -6), "home", 2),
        RoundResult((0,), (1, 0, -2), "home"),
    )
    match = MatchView(
        scoring=Scoring("hard", target=10, rounds=12),
        number=3,
        scores=(-1, 2, -8),
        history=results,
        chosen="",
    )
    return render(replace(view, match=match), Theme("default", "fr"), names=NAMES)


def end() -> Picture:
    view, events = after(5, 3, 10_000)
    return render(view, Theme("dark", "fr"), names=NAMES, since=events)


PICTURES = (set_up, first_rolls, tall_stacks_and_traps, tube, match, end)
