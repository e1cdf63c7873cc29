"""A trial that fails says why, and leaves behind what could tell more."""

import asyncio
from pathlib import Path

import pytest

from data.store import SqlStore
from tests.soak import trial as trials
from tests.soak.trial import trial


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
