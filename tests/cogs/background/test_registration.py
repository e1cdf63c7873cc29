"""Discord is told which commands there are: when they have changed, and until it takes them."""

from dataclasses import replace

import pytest

import cogs.background.registration
import cogs.help.rules
from tests.cogs.conftest import Club

OTHER = "What helps"
TELL = "PUT /applications/*/commands"


async def test_commands_are_told_once(club: Club):
    async with club.bot() as bot:
        assert bot.application_id is not None
        known = await bot.host.beats.commands(bot.application_id)
        assert known is not None
    club.parlour.faults.limit(TELL, via=False)
    async with club.bot() as bot:
        assert await bot.host.beats.commands(known_by := bot.application_id or 0) == known
        assert await bot.host.beats.commands(known_by + 1) is None, "nor is another bot's list"
    assert len(club.parlour.faults.rest) == 1, "nobody has asked"


async def test_changed_commands_are_told_again(club: Club, monkeypatch: pytest.MonkeyPatch):
    async with club.bot():
        pass
    monkeypatch.setattr(cogs.help.rules.Rules.help, "description", OTHER)
    async with club.bot():
        assert _is_described(club)


async def test_commands_that_another_version_has_told_are_told_again(club: Club):
    """It has a database of its own, so ours still says that all is known."""
    async with club.bot():
        pass
    known = club.parlour.world.commands
    key, old = next((key, one) for key, one in known.items() if one.name == "help")
    data = old.data | {"description": OTHER}
    known[key] = replace(old, data=data, version=old.version + 1)
    assert _is_described(club)
    async with club.bot():
        assert not _is_described(club)


@pytest.mark.parametrize("status", [400, 500])
async def test_a_start_survives_that_commands_are_refused(club: Club, status: int):
    club.parlour.faults.fail(TELL, status, times=9)
    async with club.bot() as bot:
        assert await bot.host.beats.commands(bot.application_id or 0) is None
        club.parlour.faults.clear()


async def test_commands_that_are_not_taken(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(cogs.background.registration, "PAUSES", (0.05,))
    async with club.bot():
        before = set(club.parlour.world.commands)
    monkeypatch.setattr(cogs.help.rules.Rules.help, "description", OTHER)
    club.parlour.faults.limit(TELL, via=False, times=2)
    async with club.bot() as bot:
        assert set(club.parlour.world.commands) == before, "people have what there was"
        told = await club.alice.slash("help")
        assert "Board games by post" in told.text
        await club.parlour.until(lambda: not club.parlour.faults.rest)
        await club.parlour.until(lambda: _is_described(club))
        await club.settled()
        assert await bot.host.beats.commands(bot.application_id or 0)
    lines = [line for line in caplog.messages if "has not taken the commands" in line]
    assert len(lines) == 2


def _is_described(club: Club) -> bool:
    return OTHER in [one.data["description"] for one in club.parlour.world.commands.values()]
