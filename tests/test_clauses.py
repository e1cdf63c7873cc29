"""Every clause of the rules has a test that carries its id."""

import re
from pathlib import Path

import pytest

CLAUSES = {
    "general": "G1 G2 G3",
    "hedgehogs": "HB1 HB2 HB4 HB5 HS1 HS2 HS3 HS4 HT1 HT2 HT3 HT4 HT5 HT6 HT7 HE1 HE2 HE3 HE4 "
    "V9 V10 V11 V26",
}
TESTS = Path(__file__).parent
NAMES = "\n".join(
    name
    for path in sorted(TESTS.rglob("test_*.py"))
    for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text(encoding="utf-8"), re.M)
)


@pytest.mark.parametrize("clause", " ".join(CLAUSES.values()).split())
def test_the_clause_has_a_test(clause: str):
    assert f"test_{clause}_" in NAMES
