"""The carrom in pictures that somebody looked at and liked."""

from engine.core import Event
from engine.hedgehogs.carrom.game import CARROM
from render import Picture, Theme, render
from tests.engine.hedgehogs.table import step, table
from tests.render.golden import NAMES


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


PICTURES = (carrom, carrom_end, carrom_resigned)
