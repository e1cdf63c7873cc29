"""What a bot does before anybody can ask it for something."""

import gc

import pytest

from cogs.delivery.painter import Painter
from service.worker import COLLECT_AFTER
from tests.cogs.conftest import Club


async def test_pictures_are_prepared_and_the_collector_has_little_to_look_at(
    club: Club, monkeypatch: pytest.MonkeyPatch
):
    warmed: list[Painter] = []

    def warm(painter: Painter) -> None:
        warmed.append(painter)

    monkeypatch.setattr(Painter, "warm", warm)
    gc.unfreeze()
    gc.set_threshold(700, 10, 10)
    async with club.bot() as bot:
        assert warmed == [bot.painter]
        assert gc.get_threshold() == COLLECT_AFTER
        assert gc.get_freeze_count() > 1000
