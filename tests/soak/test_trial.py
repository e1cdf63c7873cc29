"""A trial that fails says why, and leaves behind what could tell more."""

import asyncio
from pathlib import Path

import pytest

from data.store import SqlStore
from parlour import Parlour
from tests.soak import trial as trials
from tests.soak.trial import BotProcess, trial


@pytest.fixture
def evidence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(trials, "EVIDENCE", tmp_path / "evidence")
    monkeypatch.setattr(trials, "TOLD_WITHIN", 0.0)
    return tmp_path / "evidence"


@pytest.fixture
async def url(tmp_path: Path) -> str:
    address = f"sqlite:///{tmp_path}/hedgepost.db"
    async with SqlStore.open(address):
        return address


async def test_a_crowd_that_died_is_not_waited_for(url: str, evidence: Path):
    async def stumble() -> None:
        raise KeyError("Ann")

    async def fail() -> None:
        async with trial("dying", url, tables=1, seed=1) as held:
            held.crowd.play = stumble
            await held.begin()
            await held.turns(1)

    with pytest.raises(KeyError, match="Ann"):
        await fail()
    (folder,) = evidence.iterdir()
    assert "KeyError: 'Ann'" in (folder / "people.txt").read_text()
    assert "left undone: []" in (folder / "tables.txt").read_text()
    assert {"hedgepost.db", "parlour.log", "bot-0.log"} <= {one.name for one in folder.iterdir()}


async def test_what_never_comes_is_told(url: str, evidence: Path):
    with pytest.raises(AssertionError, match="waited in vain for 1 turns, for 1 s of its own"):
        async with trial("waiting", url, tables=1, seed=1) as held:
            await held.turns(1, seconds=0.5)


async def test_what_goes_well_leaves_nothing(url: str, evidence: Path):
    async with trial("well", url, tables=1, seed=1) as held:
        await asyncio.sleep(0)
        assert held.crowd.turns == 0
    assert list(evidence.iterdir()) == []


async def test_a_bot_that_cannot_reach_discord_yet_is_started_again(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """As it happens on a machine that is busy with other things."""
    log, lives = tmp_path / "log", list[str]()
    async with Parlour() as parlour:
        nowhere = "http://127.0.0.1:9"
        bot = BotProcess(parlour, url, log)
        started = bot._started

        async def first_to_nowhere() -> asyncio.subprocess.Process:
            lives.append(parlour.url if lives else nowhere)
            with monkeypatch.context() as patch:
                patch.setattr(type(parlour), "url", lives[-1])
                return await started()

        monkeypatch.setattr(bot, "_started", first_to_nowhere)
        await bot.start()
        await bot.stop()
    assert lives == [nowhere, lives[1]]
    assert "cannot be reached" in log.read_text()
    assert bot.errors() == []


def test_what_is_no_line_of_the_log_is_an_error(tmp_path: Path):
    log = tmp_path / "log"
    log.write_text('{"level": "INFO", "message": "ready"}\n\nTraceback (most recent call last):\n')
    bot = BotProcess(Parlour(), "", log)
    assert [line["message"] for line in bot.errors()] == ["Traceback (most recent call last):"]
