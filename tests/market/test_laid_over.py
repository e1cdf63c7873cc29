"""The market as a fifth game of the house: its folders laid over it, its key, and nothing else."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.market.laid_over import lay_over

QUICK = (
    "tests/test_doors.py",
    "tests/test_clauses.py",
    "tests/words",
    "tests/engine/test_offers.py",
)
"""What is for the whole house, and looks at every game."""
ELSEWHERE = (
    *("tests/market", "tests/page", "tests/soak", "tests/cogs/test_market.py"),
    "tests/cogs/test_pseudo.py",
)
"""What plays the market as a game of another tree, or takes long; and what looks for English: the
market's moves are shown as they are typed."""

Run = Callable[..., None]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs a command in the house with its fifth game; one that fails shows what it said."""
    house = tmp_path / "house"
    lay_over(house)

    def command(*words: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(house)}
        ran = subprocess.run(
            [sys.executable, *words],
            check=False,
            cwd=house,
            env=environment,
            capture_output=True,
            text=True,
        )
        if ran.returncode:
            pytest.fail(ran.stdout[-6000:] + ran.stderr[-2000:], pytrace=False)

    return command


def test_it_keeps_the_rules_of_the_house(run: Run):
    run("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()")
    run("-m", "pytest", *QUICK)


@pytest.mark.long
def test_it_passes_every_test_that_is_for_all_games(run: Run):
    run("-m", "pytest", "tests", "-k", "market", *(f"--ignore={path}" for path in ELSEWHERE))
