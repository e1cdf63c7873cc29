"""What the process that draws does with an order."""

import pytest

import render.worker
from render import Film, Theme, animate
from render import render as draw
from render.animation import Scene
from render.worker import drawn
from tests.render.hedgehogs.positions import after

VIEW, EVENTS = after(2, 1, 12)


def test_a_board_is_drawn_as_anywhere_else():
    names = ("Ada", "Bo")
    told = drawn((VIEW, Theme(), names, EVENTS, {}))
    assert told == draw(VIEW, Theme(), names=names, since=EVENTS, letters={})


def test_a_film_is_drawn_and_its_memory_given_back(monkeypatch: pytest.MonkeyPatch):
    given: list[str] = []
    monkeypatch.setattr(render.worker, "give_back", lambda: given.append("back"))
    scenes = [Scene(1, VIEW, EVENTS)]
    film = Film(scenes, Theme(), ("Ada", "Bo"))
    assert drawn(film) == animate(scenes, Theme(), names=("Ada", "Bo"))
    assert given == ["back"]

    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(render.worker, "animate", fail)
    with pytest.raises(ZeroDivisionError):
        drawn(film)
    assert given == ["back", "back"]
