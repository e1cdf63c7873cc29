"""Lines that a record cannot have, though their digits fit: somebody has written them so."""

import pytest

from engine import record_reading
from engine.record import BadRecord
from engine.record_reading import parse
from tests.engine.test_record import TEXT


@pytest.fixture(autouse=True)
def _digits_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_reading, "_check_digits", lambda *_, **__: None)


def refused(old: str, new: str) -> str:
    assert old in TEXT
    with pytest.raises(BadRecord) as bad:
        parse(TEXT.replace(old, new, 1))
    return str(bad.value)


def numbered(beginning: str) -> int:
    """The number of the line that begins so, from 1."""
    lines = TEXT.split("\n")
    return 1 + next(at for at, line in enumerate(lines) if line.strip().startswith(beginning))


def test_the_first_step_is_the_start():
    at = numbered("0. ")
    assert refused("0. start", "0. begin") == f"line {at}: step 0 is `start`"
    assert refused("0. start", "0/3. start") == f"line {at}: step 0 is `start`"


def test_steps_are_counted():
    at = numbered("2. ")
    assert refused(" 2. ", " 3. ") == f"line {at}: step 2 was to be expected, not 3"


def test_whoever_moves_sits_at_the_table():
    line = next(one for one in TEXT.split("\n") if one.strip().startswith("1. "))
    who = line.split(". ", 1)[1].split(" ", 1)[0]
    told = refused(f"1. {who} ", "1. nobody ")
    assert told.startswith(f"line {numbered('1. ')}: nobody here is ")


def test_a_record_holds_steps():
    lines = TEXT.split("\n")
    head = lines[: numbered("0. ") - 1]
    with pytest.raises(BadRecord, match="it holds no steps"):
        parse("\n".join(head))
    bare = [line for line in head if not line.startswith("seat ")]
    with pytest.raises(BadRecord, match="nobody sits at this table"):
        parse("\n".join(bare))


def test_rules_give_way_to_newer_ones_from_the_next_step_on():
    line = next(one for one in TEXT.split("\n") if one.strip().startswith("3. "))
    digits = line.rsplit(" ", 1)[1]
    for rules, told in (
        ("rules 2 from step 3 on", "rules that begin here hold from step 4 on"),
        ("rules 3 from step 4 on", "rules give way to newer ones"),
    ):
        more = f"{line}\nrules 3 from step 4 on  {digits}\n{rules}  {digits}"
        assert told in refused(line, more)
