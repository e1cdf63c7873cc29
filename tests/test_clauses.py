"""Every clause of the rules has a test that carries its id."""

import re
from pathlib import Path

import pytest

CLAUSES = {
    "general": "G1 G2 G3",
    "hedgehogs": "HB1 HB2 HB3 HB4 HB5 HS1 HS2 HS3 HS4 HT1 HT2 HT3 HT4 HT5 HT6 HT7 HE1 HE2 HE3 HE4",
    "variants": " ".join(f"V{number}" for number in range(1, 41)),
    "second reading": " ".join(f"R{number}" for number in range(1, 11)),
    "jesters": "JM1 JM2 JM3 JM4 JS1 JT1 JT2 JT3 JT4 JT5 JE1 JE2",
    "courtiers": "CM1 CM2 CM3 CS1 CT1 CT2 CT3 CT4 CT5 CT6 CT7 CT8 CT9 CE1 CE2 CE3 "
    "CV1 CV2 CV3 CV4 CV5",
    "witches": "WM1 WM2 WM3 WS1 WS2 WS3 WS4 WT1 WT2 WT3 WT4 WT5 WT5a WT5b WT5c WT5d WT5e WT6 WT7 "
    "WE1",
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
