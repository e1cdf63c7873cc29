"""A season as files: everything that was played, and nothing that is private."""

import csv
import io
from pathlib import Path

import msgspec
import pytest

from engine.__main__ import main
from engine.core import Refused
from engine.league import deeds
from engine.league.deeds import Act, Deed
from engine.league.divisions import Seed
from engine.league.draw import Draw, Terms, drawn, read, verified
from engine.league.fold import folded
from engine.league.record import cell, in_points, json_file, standings_file, tables_file
from engine.league.season import DAY, Plan, Season, dates

START = 1_800_000_000
TERMS = Terms(seats=4)
PLAN = Plan(terms=TERMS, dates=dates(START - 14 * DAY, START, START + 49 * DAY))
APART = [frozenset({1, 2})]
DRAW = drawn(bytes(32), TERMS, [Seed(one, 1500) for one in range(1, 6)], APART)
NAMES = {1: "=HYPERLINK(A1)", 2: 'Bob, "the" hedgehog', 3: "+41", 4: "Zoé\x00", 5: "@everyone"}
RESULTS = (deeds.Ended(0, (1, 2, 2, 4)), deeds.Ended(1, (4, 3, 2, 1), judged=True), deeds.Voided(2))


def season(*after: Act, published: bool = True) -> Season:
    acts: list[Act] = [deeds.Opened("sealed"), *(deeds.Joined(one) for one in range(1, 6))]
    acts.append(deeds.Drawn(DRAW.seed, DRAW.divisions, DRAW.fixtures))
    if published:
        acts += [deeds.Published(), deeds.Started()]
        acts += [deeds.Begun(number, 100 + number) for number in range(4)]
    done = [
        Deed(key=f"{number}", at=START, act=act)  # type: ignore[arg-type]
        for number, act in enumerate([*acts, *after])
    ]
    return folded(PLAN, done)


def rows(file: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(file.decode("utf-8-sig"), newline="")))


def test_the_standings_as_a_table():
    found = rows(standings_file(season(*RESULTS, deeds.Penalised(5, 60)), NAMES))
    assert [row["division"] for row in found] == ["1"] * 5
    assert sorted(row["name"] for row in found) == [
        "'+41",
        "'=HYPERLINK(A1)",
        "'@everyone",
        'Bob, "the" hedgehog',
        "Zoé",
    ]
    assert {row["penalty"] for row in found} == {"0", "1"}
    assert [int(row["place"]) for row in found] == sorted(int(row["place"]) for row in found)


def test_every_table_with_how_it_ended():
    found = rows(tables_file(season(*RESULTS), NAMES))
    assert len(found) == 20
    assert [row["state"] for row in found[::4]] == [
        "played",
        "judged",
        "void",
        "running",
        "planned",
    ]
    assert [row["points"] for row in found[:4]] == ["7", "3", "3", "0"]
    assert [row["place"] for row in found[:4]] == ["1", "2", "2", "4"]
    assert {row["place"] + row["points"] for row in found[8:]} == {""}


def test_the_file_of_a_season_is_the_file_of_its_draw(tmp_path: Path):
    file = json_file("Spring", 3, season(*RESULTS), DRAW, NAMES)
    verified(read(file))
    assert msgspec.json.decode(file)["league"] == "Spring"
    path = tmp_path / "spring-3.json"
    path.write_bytes(file)
    assert main(["draw", str(path)]) == 0


def test_before_the_draw_is_shown_its_seed_is_in_no_file():
    with pytest.raises(Refused) as refused:
        json_file("Spring", 3, season(published=False), DRAW, NAMES)
    assert refused.value.code == "league-draw-sealed"
    with pytest.raises(Refused):
        json_file("Spring", 3, season(), None, NAMES)


def test_whom_somebody_would_rather_not_meet_is_in_no_file():
    """The file holds fields of a draw that all draws have, and of them no pairs."""
    plain = drawn(bytes(32), TERMS, [Seed(one, 1500) for one in range(1, 6)])
    with_them = set(msgspec.json.decode(json_file("Spring", 3, season(), DRAW, NAMES)))
    without = set(msgspec.json.decode(json_file("Spring", 3, season(), plain, NAMES)))
    assert with_them == without
    assert with_them == {
        *Draw.__struct_fields__,
        *("league", "season", "stage", "names", "tables", "standings"),
    }


@pytest.mark.parametrize(
    "name", ["=1+1", "+1", "-1", "@A1", "\t=1", " =1", "＝1", "\r=1", "\u200b=1"]
)
def test_no_name_is_a_formula(name: str):
    assert cell(name).startswith("'")


def test_points_are_written_as_people_read_them():
    assert [in_points(parts) for parts in (0, 420, 330, 260, -120)] == [
        "0",
        "7",
        "5.5",
        "4.33",
        "-2",
    ]
