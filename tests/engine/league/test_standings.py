from fractions import Fraction

from engine.league.points import UNIT, most, points, shares
from engine.league.reachable import Reach, reachable
from engine.league.standings import Sitting, standings


def whole(ranks: tuple[int, ...]) -> list[Fraction]:
    return [points(parts) for parts in shares(ranks)]


def test_four_places_bring_seven_four_two_and_nothing():
    assert whole((2, 1, 4, 3)) == [4, 7, 0, 2]
    assert most(4) == 7 * UNIT


def test_who_shares_places_shares_their_points():
    assert whole((1, 1, 3, 4)) == [Fraction(11, 2), Fraction(11, 2), 2, 0]
    assert whole((1, 2, 2, 2)) == [7, 2, 2, 2]
    assert whole((1, 1, 1, 1, 1, 1)) == [Fraction(40, 6)] * 6


def test_other_tables_count_from_the_last_place_up():
    assert whole((1, 2)) == [2, 0]
    assert whole((1, 2, 3)) == [4, 2, 0]
    assert whole((1, 2, 3, 4, 5)) == [11, 7, 4, 2, 0]


def places(people: range, sittings: list[Sitting], **more: object) -> dict[int, int]:
    return {row.person: row.place for row in standings(people, sittings, **more)}  # type: ignore[arg-type]


def test_points_decide_first():
    sittings = [Sitting((0, 1, 2), (1, 2, 3)), Sitting((1, 2, 0), (1, 2, 3))]
    rows = standings(range(3), sittings)
    assert [(row.person, row.place, row.points) for row in rows] == [
        (1, 1, 6 * UNIT),
        (0, 2, 4 * UNIT),
        (2, 3, 2 * UNIT),
    ]


def test_then_common_tables_if_all_that_are_tied_met_equally_often():
    # 0 and 1 have six points each, and met once: 1 came before 0.
    sittings = [
        Sitting((0, 1, 2), (2, 1, 3)),
        Sitting((0, 3, 4), (1, 2, 3)),
        Sitting((1, 3, 4), (2, 3, 1)),
    ]
    assert places(range(5), sittings)[1] == 1
    assert places(range(5), sittings)[0] == 2


def test_then_first_places():
    # Never at one table: 4 + 0 with a first place beats 2 + 2.
    sittings = [
        Sitting((0, 2, 3), (1, 2, 3)),
        Sitting((0, 4, 5), (3, 1, 2)),
        Sitting((1, 2, 3), (2, 3, 1)),
        Sitting((1, 4, 5), (2, 3, 1)),
    ]
    found = places(range(6), sittings)
    assert found[0] < found[1]


def test_then_the_points_of_those_one_came_before():
    # 0 beat 2, who has points; 1 and 2 beat people who have none.
    sittings = [Sitting((0, 2), (1, 2)), Sitting((1, 3), (1, 2)), Sitting((2, 4), (1, 2))]
    found = places(range(5), sittings)
    assert (found[0], found[1], found[2]) == (1, 2, 2)


def test_else_the_place_is_shared_and_no_name_decides():
    sittings = [Sitting((0, 2), (1, 2)), Sitting((1, 3), (1, 2))]
    assert places(range(4), sittings) == {0: 1, 1: 1, 2: 3, 3: 3}
    swapped = [Sitting((1, 3), (1, 2)), Sitting((0, 2), (1, 2))]
    assert places(range(4), swapped) == {0: 1, 1: 1, 2: 3, 3: 3}


def test_a_broken_table_brings_everybody_their_average():
    sittings = [
        Sitting((0, 1, 2, 3), (1, 2, 3, 4)),
        Sitting((1, 2, 3, 0), (1, 2, 3, 4)),
        Sitting((2, 3, 0, 1), void=True),
    ]
    rows = {row.person: points(row.points) for row in standings(range(4), sittings)}
    assert rows == {0: Fraction(21, 2), 1: Fraction(33, 2), 2: 9, 3: 3}


def test_who_sat_with_somebody_that_withdrew_scores_the_better_of_table_and_average():
    spared = frozenset({0, 1, 2})
    sittings = [
        Sitting((0, 1, 2, 3), (1, 2, 3, 4)),
        Sitting((1, 2, 3, 0), (1, 2, 3, 4), spared=spared),
    ]
    rows = {row.person: row for row in standings(range(4), sittings, withdrawn={3})}
    assert points(rows[0].points) == 14  # seven, and seven on average
    assert points(rows[1].points) == 11  # the table brought more
    assert rows[3].place == 4
    assert rows[3].withdrawn


def test_penalties_are_taken_off_and_told():
    rows = standings(range(2), [Sitting((0, 1), (1, 2))], {0: 3 * UNIT})
    assert [(row.person, row.points, row.penalty) for row in rows] == [
        (1, 0, 0),
        (0, -UNIT, 3 * UNIT),
    ]


def test_rows_tell_how_many_tables_are_over():
    rows = standings(range(3), [Sitting((0, 1), (1, 2)), Sitting((0, 2))])
    assert [(row.person, row.tables, row.of) for row in rows] == [(0, 1, 2), (1, 1, 1), (2, 0, 1)]


def test_possible_places_narrow_and_end_where_the_division_does():
    open_tables = [Sitting((0, 1)), Sitting((1, 2)), Sitting((2, 0))]
    results = [(1, 2), (1, 2), (2, 1)]
    assert reachable(range(3), open_tables) == dict.fromkeys(range(3), Reach(1, 3))
    first = [Sitting((0, 1), (1, 2)), *open_tables[1:]]
    second = [*first[:1], Sitting((2, 0), (2, 1)), open_tables[1]]
    assert reachable(range(3), second)[0] == Reach(1, 1)
    over = [Sitting(table.people, ranks) for table, ranks in zip(open_tables, results, strict=True)]
    rows = {row.person: row.place for row in standings(range(3), over)}
    assert {one: (reach.best, reach.worst) for one, reach in reachable(range(3), over).items()} == {
        one: (place, place) for one, place in rows.items()
    }


def test_who_withdrew_can_only_be_behind_everybody():
    found = reachable(range(3), [Sitting((0, 1)), Sitting((1, 2))], withdrawn={1})
    assert found[1] == Reach(3, 3)
    assert found[0] == Reach(1, 2)
