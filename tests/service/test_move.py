"""`python bot.py move OLD NEW`: what the operator is told."""

import asyncio
from pathlib import Path

import pytest

import bot
from tests.data.upkeep.club import fill


@pytest.fixture(autouse=True)
def _own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bot, "start_logging", lambda *_: None)


def test_the_operator_reads_what_was_moved(capsys: pytest.CaptureFixture[str]):
    asyncio.run(fill("sqlite:///old.db"))
    assert bot.main(["move", "old.db", "new.db"]) == 0
    assert capsys.readouterr().out.startswith("7 tables, ")
    assert bot.main(["move", "old.db", "new.db"]) == 2
    assert "new.db is not empty" in capsys.readouterr().err


def test_a_password_is_not_repeated(capsys: pytest.CaptureFixture[str]):
    assert bot.main(["move", "postgresql+asyncpg://me:secret@127.0.0.1:1/games", "new.db"]) == 2
    told = capsys.readouterr().err
    assert "me:***@" in told
    assert "secret" not in told
    assert not Path("new.db").exists()
