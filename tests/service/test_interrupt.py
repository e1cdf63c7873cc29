"""Ctrl-C before a program is under way, and where it has nothing to finish."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

SLOW = """
import os, pathlib, time
pathlib.Path(os.environ["REACHED"]).touch()
time.sleep(120)
"""


def interrupted(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """How a program ends that gets a Ctrl-C once it has reached what makes a file in a folder."""
    reached = folder / "reached"
    environment = os.environ | {"PYTHONPATH": str(folder), "REACHED": str(reached)}
    process = subprocess.Popen(
        [sys.executable, *command],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        while not reached.exists():
            assert process.poll() is None, "it has ended by itself"
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    return subprocess.CompletedProcess(command, process.returncode, out, err)


@pytest.mark.parametrize("program", [("bot.py",), ("-m", "tryout.play")], ids=" ".join)
def test_a_program_that_still_imports_ends_quietly(tmp_path: Path, program: tuple[str, ...]):
    (tmp_path / "aiohttp.py").write_text(SLOW)
    ended = interrupted(tmp_path, *program)
    assert ended.returncode == -signal.SIGINT
    assert (ended.stdout, ended.stderr) == ("", "")


def test_a_program_that_runs_tidies_up_and_ends_quietly(tmp_path: Path):
    program = tmp_path / "program.py"
    program.write_text(f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from service.interrupt import end_at_once, run_program
end_at_once()
def main():
    try:
        exec({SLOW!r})
    finally:
        print("tidied")
run_program(main)
""")
    ended = interrupted(tmp_path, str(program))
    assert ended.returncode == 128 + signal.SIGINT
    assert (ended.stdout, ended.stderr) == ("tidied\n", "")


@pytest.mark.parametrize("code", [0, 2])
def test_a_program_ends_with_its_result(code: int):
    program = f"from service.interrupt import run_program; run_program(lambda: {code})"
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == code
