"""`python -m render` as a person runs it."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import game_named
from engine.tools.selfplay import play_random_game, record_of
from render.__main__ import main
from tests.programs import run

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests" / "golden" / "playthroughs" / "hedgehogs.hpr"


def test_a_ply_of_a_record_becomes_a_picture(tmp_path: Path):
    out = tmp_path / "board.png"
    options = ("--ply", "40", "--palette", "dark", "--language", "fr", "--out", str(out))
    command = [sys.executable, "-m", "render", str(RECORD), *options]
    result = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)

    assert (result.returncode, result.stderr) == (0, "")
    assert out.read_bytes().startswith(b"\x89PNG")
    assert "Course de hérissons" in result.stdout


def test_the_last_ply_shows_the_result(tmp_path: Path):
    result = run(main, str(RECORD), "--out", str(tmp_path / "end.png"))

    assert b"wins" in result.stdout


def test_a_record_with_variants_is_drawn_with_its_secrets_open(tmp_path: Path):
    game = game_named("hedgehogs")
    played = play_random_game(game, "v2 v7 v33", 3, bytes(32))
    record = tmp_path / "spies.hpr"
    record.write_text(record_of(game, "v2 v7 v33", 3, played, "2005-01-01"), "utf-8")
    result = run(main, str(record), "--ply", "30")

    assert record.with_suffix(".png").read_bytes().startswith(b"\x89PNG")
    assert result.stdout.count(b"backs: ") == 3


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), "the following arguments are required: FILE"),
        (("no-such-file.hpr",), "cannot read no-such-file.hpr"),
        (("pyproject.toml",), "line 1: a record starts with"),
        ((str(RECORD), "--ply", "9999"), "there is no ply 9999"),
        ((str(RECORD), "--palette", "pink"), "invalid choice: 'pink'"),
        ((str(RECORD), "--out", "no/such/folder/x.png"), "cannot write"),
    ],
)
def test_bad_arguments_get_one_clear_line(
    arguments: tuple[str, ...], why: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(ROOT)
    result = run(main, *arguments)

    assert result.returncode == 2
    assert result.stderr.count(b"\n") == 1
    assert why in result.stderr.decode()
