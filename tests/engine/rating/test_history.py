"""What is remarkable about a game: a result, what was before, a line."""

from msgspec.structs import replace

from engine.rating.history import Before, Remark, Score, lead, remarks, together
from engine.rating.results import Placing, Result

ANN, BOB, CID = 1, 2, 3


def won(*points: int | None, users: tuple[int, ...] = (ANN, BOB, CID), ply: int = 50) -> Result:
    ranked = sorted({one for one in points if one is not None}, reverse=True)
    placings = [
        Placing(user=user, rank=1 + ranked.index(one) if one is not None else 9, points=one)
        for user, one in zip(users, points, strict=False)
    ]
    return Result(table=7, guild=1, game="witches", ended=9, ply=ply, placings=tuple(placings))


USUAL = Before(games=9, closest=3, longest=60)


def test_the_lead_is_that_of_the_only_winner():
    assert lead(won(9, 7, 3)) == 2
    assert lead(won(9, 9, 3)) is None
    assert lead(won(9, None, 3)) is None
    few = won(1, 2)
    last_wins = tuple(replace(one, rank=3 - one.rank) for one in few.placings)
    assert lead(replace(few, placings=last_wins)) is None


def test_the_closest_finish_of_a_server():
    assert remarks(won(9, 7), USUAL) == [Remark("closest", count=2)]
    assert remarks(won(9, 6), USUAL) == []
    assert remarks(won(9, 7), replace(USUAL, games=4)) == []
    assert remarks(won(9, 7), replace(USUAL, closest=None)) == []


def test_the_longest_game_of_a_server():
    assert remarks(won(9, 5, ply=61), USUAL) == [Remark("longest", count=61)]
    assert remarks(won(9, 5, ply=60), USUAL) == []


def test_a_first_win_against_somebody_after_many_games():
    before = replace(USUAL, meetings={(ANN, BOB): Score(0, 3, 1), (ANN, CID): Score(1, 9)})
    assert remarks(won(9, 5, 4), before) == [Remark("first", 0, 1, 4)]
    few = replace(USUAL, meetings={(ANN, BOB): Score(0, 2)})
    assert remarks(won(9, 5, 4), few) == []
    nobody = won(9, 5, 4)
    computer = tuple(replace(one, level=3) for one in nobody.placings[:1])
    assert remarks(replace(nobody, placings=(*computer, *nobody.placings[1:])), before) == []


def test_scores_come_together():
    assert together([Score(1, 2, 3), Score(1)]) == Score(2, 2, 3)
    assert together([]).count == 0
