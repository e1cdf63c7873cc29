"""All ratings are what the results fold to, whatever is corrected in between."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.computer.levels import LEVELS, USUAL
from engine.games import KEYS
from engine.rating.computers import strengths_of
from engine.rating.fold import folded, moved_by
from engine.rating.glicko import START, Rating
from engine.rating.ladder import WEEK, ladder
from engine.rating.results import OVERALL, Part, Placing, Result

NOW = 1_700_000_000
DAY = 86_400
GAMES = ("hedgehogs", "witches")


@st.composite
def results(draw: st.DrawFn) -> Result:
    users = draw(st.lists(st.integers(1, 8), min_size=2, max_size=5, unique=True))
    parts = st.sampled_from(("full", "full", "full", "absent", "none"))
    return Result(
        table=draw(st.integers(1, 99)),
        guild=1,
        game=draw(st.sampled_from(GAMES)),
        ended=NOW + draw(st.integers(0, 400)) * DAY,
        rated=draw(st.booleans()),
        void=draw(st.booleans()),
        placings=tuple(
            Placing(user=user, rank=draw(st.integers(1, 5)), part=draw(parts)) for user in users
        ),
    )


@given(st.lists(results(), max_size=20), st.data())
def test_folding_again_after_a_correction_is_what_increments_give(
    played: list[Result], data: st.DataObject
):
    known: dict[tuple[str, int], Rating] = {}
    corrected = list(played)
    for at, one in enumerate(played):
        for moved in moved_by(one, known):
            known[moved.game, moved.user] = moved.after
        if data.draw(st.integers(0, 4)) == 0:  # a correction in the middle: everything is made anew
            number = data.draw(st.integers(0, at))
            corrected[number] = replace(corrected[number], void=not corrected[number].void)
            known = folded(corrected[: at + 1])
    assert known == folded(corrected)


def result(*ranks: int, parts: tuple[Part, ...] = (), **different: bool) -> Result:
    seats = enumerate(zip(ranks, parts or ("full",) * len(ranks), strict=True), start=1)
    return Result(
        table=1,
        guild=1,
        game="witches",
        ended=NOW,
        rated=different.get("rated", True),
        void=different.get("void", False),
        placings=tuple(Placing(user=user, rank=rank, part=part) for user, (rank, part) in seats),
    )


def test_a_result_moves_the_rating_of_its_game_and_the_one_of_all():
    known = folded([result(1, 2)])
    assert set(known) == {("witches", 1), ("witches", 2), (OVERALL, 1), (OVERALL, 2)}
    assert known["witches", 1] == known[OVERALL, 1]
    assert known["witches", 1].tables == 1


def test_what_does_not_count_moves_nothing():
    assert folded([result(1, 2, rated=False)]) == {}
    assert folded([result(1, 2, void=True)]) == {}
    assert folded([result(1, 2, parts=("full", "none"))]) == {}
    assert folded([result(1, 2, parts=("absent", "absent"))]) == {}


def test_computers_are_stronger_from_level_to_level():
    for key in KEYS:
        strengths = strengths_of(key)
        assert list(strengths) == [*LEVELS]
        assert sorted(strengths.values()) == [*strengths.values()]
        assert strengths[USUAL] == START


def test_a_ladder_has_those_who_are_known_well_and_how_they_moved():
    sure = Rating(1600, 60, NOW, 20)
    now = {1: sure, 2: replace(sure, value=1700), 3: replace(sure, deviation=90), -5: sure}
    before = {1: replace(sure, value=1650, at=NOW - WEEK), 2: replace(sure, at=NOW - WEEK)}
    first, second = ladder(now, before, NOW)
    assert (first.place, first.user, first.before) == (1, 2, 2)
    assert (second.place, second.user, second.before) == (2, 1, 1)
    assert [one.place for one in ladder({1: sure, 4: sure, 6: sure}, {}, NOW)] == [1, 1, 1]
    assert ladder({1: sure}, {}, NOW)[0].before is None
