"""What every command line says of itself, word by word: `tests/golden/helps.txt`."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import bot
import engine.__main__
import tryout.play

HELPS = Path(__file__).parents[1] / "golden" / "helps.txt"
COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "bot.py": bot.main,
    "bot.py backup": bot.main,
    "bot.py check": bot.main,
    "bot.py move": bot.main,
    "bot.py show": bot.main,
    "bot.py invite": bot.main,
    "engine": engine.__main__.main,
    "engine list": engine.__main__.main,
    "engine drive": engine.__main__.main,
    "engine selfplay": engine.__main__.main,
    "engine match": engine.__main__.main,
    "engine tournament": engine.__main__.main,
    "engine tune": engine.__main__.main,
    "engine replay": engine.__main__.main,
    "engine verify": engine.__main__.main,
    "make play": tryout.play.main,
}


def test_golden_helps(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setenv("COLUMNS", "100")
    told: list[str] = []
    for line, main in COMMANDS.items():
        words = line.removeprefix("make ").split()
        with pytest.raises(SystemExit) as ended:
            main([*words[1:], "--help"])
        assert ended.value.code == 0
        told.append(f"# {line}\n{capsys.readouterr().out}")
    text = "\n".join(told)
    if os.environ.get("REWRITE_HELPS"):
        HELPS.write_text(text, encoding="utf-8")
    assert text == HELPS.read_text(encoding="utf-8")
