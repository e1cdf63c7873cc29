"""Pictures as they were when somebody looked at them and liked them.

How they are drawn anew is told in `golden.py`.
"""

from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core import Event, MatchView
from engine.hedgehogs.carrom.game import CARROM
from engine.scoring import RoundResult, Scoring
from engine.witches.game import WITCHES_GAME
from engine.witches.position import read as read_witches
from render import Picture, Theme, render
from tests.engine.hedgehogs.table import step, table
from tests.render import golden
from tests.render.courtiers import positions as courtiers
from tests.render.golden import GOLDEN, NAMES, compare
from tests.render.hedgehogs.positions import ALL_PIECES, after, with_stacks
from tests.render.jesters.positions import court, random_game


def set_up() -> Picture:
    view, events = after(4, 8, 9)
    letters = {"A": "place d", "B": "place f"}
    return render(view, names=NAMES, since=events, letters=letters)


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


def first_rolls() -> Picture:
    view, _ = after(3, 8, 0)
    rolls = ((0, 6), (1, 6), (2, 4), (0, 5), (1, 5), (0, 2), (1, 3))
    since = [Event("roll", seat, f"roll {value}", {"value": value}) for seat, value in rolls]
    return render(replace(view, first=1, seat=1, waiting_on=(1,)), names=NAMES, since=since)


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


def end() -> Picture:
    view, events = after(5, 3, 10_000)
    return render(view, Theme("dark", "fr"), names=NAMES, since=events)


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


def carrom() -> Picture:
    state = table(
        "at r1=2500,3400 b1=5200,2300 b2=8800,3000 y1=6500,1500 y2=100,5200 g1=7400,4600 "
        "g3=4500,5000 w1=1300,800 w2=5600,3600 k1=7450,3350 k2=4500,500 k3=3300,4400 o1=2500,5300 "
        "o2=8300,5700 p1=6400,5200 t1=3400,1400; hand r2r4b3y3y4g4w3w4k4o3o4p2p3p4t2t3t4; "
        "out r3b4g2",
        seats=9,
    )
    result = step(state, "flick c1 355 75")
    moves = CARROM.choices(result.state, result.state.seat).moves
    letters = dict(zip("ABC", moves, strict=False))
    names = (*NAMES, "Olive", "Perle", "Tariq")
    return render(CARROM.view(result.state, 1), names=names, since=result.events, letters=letters)


def carrom_end() -> Picture:
    first = step(table("at r1=4500,5200 b1=8300,2600 y1=5100,400", seats=3), "flick c1 1 80")
    last = step(first.state, CARROM.choices(first.state, 2).moves[0])
    since = first.events + last.events
    return render(CARROM.view(last.state, 0), Theme("dark", "fr"), names=NAMES, since=since)


def jesters_choices() -> Picture:
    position = "e7=b1 d3=b2 f7=r1 g4=r1 e2=R h7=B; a1|b1 g8|g9 e8|e9"
    view, events = court(position, "turn e5")
    moves = ("to f6", "to d5", "to c5", "to b5", "to a5", "to d4", "to c3", "to f5", "to g5")
    letters = dict(zip("ABCDEFGHI", moves, strict=True))
    return render(view, names=NAMES, since=events, letters=letters)


def jesters_captures() -> Picture:
    position = "d6=y2 e7=r1 d8=g2 b2=b1 a3=y1 h5=g1 f3=r2 i6=R d1=B g9=Y b6=G; a1|b1 e1|f2"
    moves = ("turn d5", "to e6", "double", "jump d7", "jump f7", "stick h4|i5")
    view, events = court(position, *moves, seats=4, seat=1)
    letters = {"A": "stick a4|b5", "B": "stick c6|c7", "C": "none"}
    theme = Theme("colour-blind", "en")
    return render(view, theme, names=NAMES, since=events, letters=letters)


def jesters_end() -> Picture:
    *_, before, (view, events, _) = random_game(3, 6, resigning=70)
    return render(view, Theme("dark", "fr"), names=NAMES, since=[*before[1], *events])


def courtiers_set_up() -> Picture:
    (view, events, _), *_ = courtiers.random_game(4, 8, viewer=0)
    return render(view, Theme("dark", "fr"), names=NAMES, since=events)


def courtiers_favours() -> Picture:
    view, events = courtiers.played(
        "seats 5, seat 1: a3=C?C2 a6=L2 b5=B4 b8=F1F6* b12=B3* c6=C?T?L5 c10=T?P1 d6=P3 d2=T6 "
        "e6=B1 e13=P2P6*; out b: L4 c: T1F2F3T2B5",
        "move b5 b6",
        "take c6 x1",
        "take e6",
        viewer=1,
    )
    letters = {"A": "take a6", "B": "take c6", "C": "take c6 x1", "D": "done"}
    return render(view, Theme("colour-blind"), names=NAMES, since=events, letters=letters)


def courtiers_losses() -> Picture:
    view, events = courtiers.played(
        "seats 6, seat 0: a9=P5 b10=F1F2F3F4C2L3T?T6P1 b4=L4 c7=B1B2B3L1L2P2C6C1 d3=P?P4 e11=L6* "
        "e10=L5F5B6 f2=T1; out a: P6 d: T2T3T4C3C4C5B4B5",
        "move a9 a10",
        "take b10 x1",
    )
    return render(view, names=NAMES, since=events)


def courtiers_end() -> Picture:
    *_, (view, events, _) = courtiers.random_game(6, 3, chosen="die")
    return render(view, Theme("dark", "fr"), names=NAMES, since=events)


def witches_set_up() -> Picture:
    state = WITCHES_GAME.play(WITCHES_GAME.setup("", 3), 1, "lay 8 9 10 / 5 6 7 / 2 3 4").state
    return render(WITCHES_GAME.view(state, 0), Theme("dark", "fr"), names=NAMES)


def witches_choices() -> Picture:
    """A witch on another's magic, after a chain, with cards to choose from."""
    state = read_witches(
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


def witches_end() -> Picture:
    """Everything is open; several witches on one square, and a seat that resigned."""
    state = read_witches(
        "20=y9 31=rM 40=g7 44=b4; r 46 51 51; b 44 49 51; y 20 51 50; g 31 40 start; "
        "played r2 r4 rM b9 b10 bM bM y2 y3 y4 y5",
        seats=4,
        die=3,
    )
    state = WITCHES_GAME.resign(state, 3).state
    step = WITCHES_GAME.play(state, 0, "witch 46")
    view = WITCHES_GAME.view(step.state, None)
    return render(view, Theme("colour-blind", "en"), names=NAMES, since=step.events)


def carrom_resigned() -> Picture:
    """Somebody has resigned and nobody has flicked yet; who begins is thrown for."""
    state = CARROM.resign(table("at r1=4500,1200 y1=5100,400; hand b1", seats=3), 1).state
    view = CARROM.view(state, 0)
    throws = [
        Event("roll", seat, f"roll {value}", {"value": value}) for seat, value in ((0, 6), (2, 3))
    ]
    moves = CARROM.choices(state, view.seat).moves
    letters = dict(zip("ABC", moves, strict=False))
    return render(view, Theme("colour-blind", "fr"), names=NAMES, since=throws, letters=letters)


def jesters_order() -> Picture:
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


def courtiers_resigned() -> Picture:
    """With the die, and with somebody out; one column has lost more than fits."""
    view, events = courtiers.played(
        "seats 3, seat 0, die 2: a3=C1C2 b5=B4L1 c7=T?P1; "
        "out a: L4 b: T1F2F3T2B5C6P6F5B6T6L6P5C4C5T5T4P4P3B1B2B3F1F4F6L2L3L5",
        "move a3 a5",
    )
    return render(replace(view, gone=(2,)), Theme("dark", "fr"), names=NAMES, since=events)


def witches_held() -> Picture:
    """A number that led nowhere, witches to take off from the start, and one that is home."""
    state = read_witches(
        "2=r10 5=r3 8=b2; r start 2 start; b 8 49 start; played r9 rM b10", seats=2, die=3
    )
    step = WITCHES_GAME.play(state, 0, "witch 2")
    moves = WITCHES_GAME.choices(step.state, step.state.seat).moves
    letters = dict(zip("ABCDEFGHIJ", moves, strict=False))
    view = WITCHES_GAME.view(step.state, None)
    return render(view, Theme("default", "fr"), names=NAMES, since=step.events, letters=letters)


HEDGEHOGS = (set_up, first_rolls, tall_stacks_and_traps, tube, match, end)
CARROM_GAMES = (carrom, carrom_end, carrom_resigned)
COURTIERS = (
    *(courtiers_set_up, courtiers_favours, courtiers_losses),
    *(courtiers_end, courtiers_resigned),
)
JESTERS = (jesters_choices, jesters_captures, jesters_end, jesters_order)
WITCHES = (witches_set_up, witches_choices, witches_end, witches_held)


@pytest.mark.parametrize("draw", [*HEDGEHOGS, *CARROM_GAMES, *COURTIERS, *JESTERS, *WITCHES])
def test_picture_is_the_one_we_liked(draw):
    compare(draw)


def test_a_single_pixel_and_a_single_word_are_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(golden, "ACTUAL", tmp_path)
    monkeypatch.delenv("REWRITE_PICTURES", raising=False)
    liked = (GOLDEN / "match.png").read_bytes()
    alt = (GOLDEN / "match.txt").read_text(encoding="utf-8").rstrip("\n")
    changed = Image.open(BytesIO(liked)).convert("RGB")
    red, green, blue = changed.split()
    blue.putpixel((7, 9), blue.tobytes()[9 * changed.width + 7] ^ 1)
    out = BytesIO()
    Image.merge("RGB", (red, green, blue)).save(out, "PNG")
    picture = Picture(liked, alt, *changed.size, "image/png")

    def match() -> Picture:
        return picture

    compare(match)
    picture = replace(picture, alt=alt.replace("Alice", "Alicia"))
    with pytest.raises(pytest.fail.Exception, match="Alicia"):
        compare(match)
    picture = replace(picture, data=out.getvalue())
    with pytest.raises(pytest.fail.Exception, match=r"^1 pixels changed within \(7, 9, 8, 10\)"):
        compare(match)
    kept = sorted(file.name for file in tmp_path.iterdir())
    assert kept == ["match-actual.png", "match-difference.png"]
