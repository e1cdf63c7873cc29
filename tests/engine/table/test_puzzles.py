"""Puzzles: found in finished games, and solved by whole turns."""

import pytest

from engine.core import Refused
from engine.games import game_named
from engine.table.puzzles import RARE, Hunt, attempted, hunt, solution
from tests.puzzles import RECORD, found


def test_few_turns_win():
    puzzle = found()
    assert puzzle.game == "hedgehogs"
    assert 0 < puzzle.wins * RARE <= puzzle.turns


def test_the_same_record_has_the_same_puzzle():
    assert found() == found()


def test_a_turn_that_wins_is_told_from_others():
    puzzle = found()
    path = list(solution(puzzle))
    for made in range(len(path)):
        assert attempted(puzzle, path[:made]).offered
    end = attempted(puzzle, path)
    assert (end.wins, end.offered) == (True, ())
    assert end.view.outcome is not None
    other = next(number for number in range(9) if number != path[0])
    missed, tried = attempted(puzzle, [other]), [other]
    while missed.offered:
        tried.append(0)
        missed = attempted(puzzle, tried)
    assert not missed.wins


def test_nothing_is_shown_but_what_the_seat_sees():
    puzzle = found()
    seen = attempted(puzzle, ()).view
    assert seen.viewer == puzzle.seat
    assert puzzle.seat in seen.waiting_on


@pytest.mark.parametrize("path", [(99,), (0,) * 12])
def test_choices_that_there_are_not_are_refused(path: tuple[int, ...]):
    with pytest.raises(Refused) as refused:
        attempted(found(), path)
    assert refused.value.code == "old-button"


def test_a_game_without_a_puzzle_has_none():
    plain = RECORD.with_name("witches-resigned.hpr")
    assert hunt(Hunt(plain.read_text("utf-8"))) is None
    assert game_named("witches").seats
