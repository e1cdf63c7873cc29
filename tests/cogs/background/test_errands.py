"""How long it is remembered what interactions have asked for."""

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.background.errands import Errands, is_too_old

NOW = datetime(2026, 3, 24, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _noon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.utils, "utcnow", lambda: NOW)


def sent(ago: timedelta) -> Any:
    return SimpleNamespace(id=discord.utils.time_snowflake(NOW - ago))


def test_a_day_is_remembered():
    assert not is_too_old(sent(timedelta(hours=23, minutes=59)))
    assert not is_too_old(sent(timedelta(days=1)))
    assert is_too_old(sent(timedelta(days=1, milliseconds=1)))


class Host:
    """Stands in for the bot, and notes up to which number all is forgotten."""

    def __init__(self, error: Exception | None = None) -> None:
        self.forgotten: list[int] = []
        self.host = SimpleNamespace(errands=self)
        self._error = error

    async def forget(self, before: int) -> None:
        self.forgotten.append(before)
        if self._error is not None:
            raise self._error


async def test_what_is_forgotten_is_an_hour_older_for_clocks_differ():
    bot = Host()
    await Errands(bot).forget()  # type: ignore[arg-type]
    (before,) = bot.forgotten
    assert discord.utils.snowflake_time(before) == NOW - timedelta(hours=25)


async def test_a_store_that_cannot_forget_is_told_in_a_line(caplog: pytest.LogCaptureFixture):
    await Errands(Host(OSError("the disk is full"))).forget()  # type: ignore[arg-type]
    assert [record.getMessage() for record in caplog.records] == [
        "old errands could not be forgotten: the disk is full"
    ]


async def test_it_forgets_from_the_beginning_every_hour_until_it_is_unloaded():
    bot = Host()
    errands = Errands(bot)  # type: ignore[arg-type]
    await errands.cog_load()
    while not bot.forgotten:
        await asyncio.sleep(0)
    assert errands.forget.is_running()
    assert errands.forget.hours == 1
    task = errands.forget.get_task()
    assert task is not None
    await errands.cog_unload()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(task, 30)
