"""`python -m render` as a person runs it."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests" / "golden" / "playthroughs" / "hedgehogs.hpr"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "render", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)


def test_a_ply_of_a_record_becomes_a_picture(tmp_path: Path):
    out = tmp_path / "board.png"
    options = ("--ply", "40", "--palette", "dark", "--language", "fr", "--out", str(out))
    result = run(str(RECORD), *options)

    assert (result.returncode, result.stderr) == (0, "")
    assert out.read_bytes().startswith(b"\x89PNG")
    assert "Course de hérissons" in result.stdout


def test_the_last_ply_shows_the_result(tmp_path: Path):
    result = run(str(RECORD), "--out", str(tmp_path / "end.png"))

    assert "wins" in result.stdout


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
def test_bad_arguments_get_one_clear_line(arguments: tuple[str, ...], why: str):
    result = run(*arguments)

    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert why in result.stderr
