from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.__main__ import main
from engine.chance import commitment
from engine.league.divisions import Seed
from engine.league.draw import BadDraw, Draw, Terms, drawn, read, verified, written

SEED = bytes(range(32))
PEOPLE = [Seed(100 + one, 1500 + one) for one in range(26)]
TERMS = Terms(seats=4)


@pytest.fixture
def draw() -> Draw:
    return drawn(SEED, TERMS, PEOPLE)


def met(draw: Draw, one: int, other: int) -> int:
    return sum({one, other} <= set(fixture.people) for fixture in draw.fixtures)


def test_a_draw_is_what_its_sealed_seed_gives(draw: Draw):
    assert draw.commitment == commitment(SEED)
    assert [len(division) for division in draw.divisions] == [13, 13]
    assert len(draw.fixtures) == 26
    assert drawn(SEED, TERMS, PEOPLE[::-1]) == draw
    assert drawn(bytes(32), TERMS, PEOPLE).fixtures != draw.fixtures


def test_everybody_can_do_it_again(draw: Draw):
    assert read(written(draw)) == draw
    verified(read(written(draw)))


@pytest.mark.parametrize("people", [2, 3, 4, 5, 37])
def test_any_number_of_people_is_drawn(people: int):
    found = drawn(SEED, TERMS, [Seed(one, 1500) for one in range(people)])
    verified(found)
    seats = min(4, people)
    for one in range(people):
        assert sum(one in fixture.people for fixture in found.fixtures) == seats


def test_who_would_rather_not_meet_meets_as_seldom_as_can_be(draw: Draw):
    division = drawn(SEED, Terms(seats=4, size=20), PEOPLE[:20]).divisions[0]
    apart = [frozenset(pair) for pair in list(combinations(division, 2))[:2]]
    plain = drawn(SEED, Terms(seats=4, size=20), PEOPLE[:20])
    kind = drawn(SEED, Terms(seats=4, size=20), PEOPLE[:20], apart)
    assert sum(met(kind, *sorted(pair)) for pair in apart) == 0
    assert kind.divisions == plain.divisions
    verified(kind)


def test_whom_one_would_rather_not_meet_is_not_in_the_file(draw: Draw):
    kind = drawn(SEED, TERMS, PEOPLE, [frozenset({100, 101})])
    assert set(Draw.__struct_fields__) == set(draw.__struct_fields__)
    assert b"apart" not in written(kind)


def spoilt(draw: Draw) -> dict[str, Draw]:
    first, second, *others = draw.fixtures
    return {
        "the seed is not the one": replace(draw, seed="00" * 32),
        "hexadecimal": replace(draw, seed="xyz"),
        "first line": replace(draw, format="something else"),
        "table 1 is not": replace(draw, fixtures=(second, first, *others)),
        "the seed gives 26 tables": replace(draw, fixtures=draw.fixtures[:-1]),
        "the divisions": replace(draw, divisions=draw.divisions[::-1]),
        "a deal has a number": replace(draw, deals=(0, 64)),
    }


@pytest.mark.parametrize("why", [*spoilt(drawn(SEED, TERMS, PEOPLE))])
def test_what_was_changed_is_noticed(draw: Draw, why: str):
    with pytest.raises(BadDraw, match=why):
        verified(spoilt(draw)[why])


def test_what_is_no_draw_is_said():
    with pytest.raises(BadDraw, match="this is not a draw"):
        read("{}")


def test_the_command_says_so(draw: Draw, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "spring.json"
    file.write_bytes(written(draw))
    assert main(["draw", str(file)]) == 0
    assert "26 people, 2 divisions, 26 tables" in capsys.readouterr().out
    file.write_bytes(written(replace(draw, divisions=draw.divisions[::-1])))
    assert main(["draw", str(file)]) == 1
    assert "the divisions are not those" in capsys.readouterr().out
    assert main(["draw", str(tmp_path / "none.json")]) == 2
