"""What people have chosen is looked up once, and again after a while."""

from typing import Any, cast

import pytest

from cogs.person.people import LASTS, People
from engine.people.settings import PersonSettings


class Store:
    """Stands in for what a host knows of people."""

    def __init__(self) -> None:
        self.people = self
        self.asked = 0
        self.kept = PersonSettings(zone="UTC")

    async def settings(self, _: int) -> PersonSettings:
        self.asked += 1
        return self.kept

    async def save(self, _: int, settings: PersonSettings, __: object) -> PersonSettings:
        self.kept = settings
        return settings


async def test_somebody_is_looked_up_again_after_ten_minutes(monkeypatch: pytest.MonkeyPatch):
    moments, store = [0.0], Store()
    monkeypatch.setattr("cogs.person.people.time.monotonic", lambda: moments[-1])
    people = People(cast(Any, store))
    for moment, asked in ((0.0, 1), (LASTS - 1, 1), (LASTS, 2), (LASTS + 1, 2), (2 * LASTS, 3)):
        moments.append(moment)
        assert await people.of(3) == store.kept
        assert store.asked == asked


async def test_what_somebody_has_changed_is_known_at_once():
    store = Store()
    people = People(cast(Any, store))
    await people.of(3)
    chosen = PersonSettings(zone="Europe/Paris")
    assert await people.change(3, chosen, ()) == chosen
    assert await people.of(3) == chosen
    assert store.asked == 1
    people.drop(3)
    assert await people.of(3) == chosen
    assert store.asked == 2
