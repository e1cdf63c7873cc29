"""Every clause of the rules has a test that carries its id."""

import re
from pathlib import Path

import pytest

from engine.games import KEYS
from tests.rooms import clauses_of

GENERAL = ("G1", "G2", "G3")
TESTS = Path(__file__).parent
NAMES = "\n".join(
    name
    for path in sorted(TESTS.rglob("test_*.py"))
    for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text(encoding="utf-8"), re.M)
)


@pytest.mark.parametrize("clause", [*GENERAL, *(one for key in KEYS for one in clauses_of(key))])
def test_the_clause_has_a_test(clause: str):
    assert f"test_{clause}_" in NAMES
