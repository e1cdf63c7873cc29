"""What a seat may not know shows nowhere: in no view, event, record or refusal."""

import json

import pytest

from engine.chance import Sealed, commitment
from engine.core import UMPIRE, Illegal, Viewer, snapshot
from engine.record import Header, Play, compose
from engine.table.dry_run import tried
from engine.tools.drive import Drive
from engine.tools.selfplay import PlayedGame, play_random_game
from engine.witches.game import WITCHES_GAME
from engine.witches.state import Witches
from tests.engine.witches.race import EVEN, QUICK, dealt, race

SEED = bytes(range(32))


@pytest.fixture(scope="module", params=[2, 3, 4])
def played(request: pytest.FixtureRequest) -> PlayedGame:
    return play_random_game(WITCHES_GAME, "", request.param, SEED)


def twins(state: Witches, viewer: Viewer, number: int = 3) -> list[Witches]:
    """States that differ from this one only in what the viewer may not know."""
    seen = WITCHES_GAME.view(state, viewer)
    return [WITCHES_GAME.imagine(seen, Sealed(SEED, draw)) for draw in range(number)]


def test_a_viewer_cannot_tell_states_apart_that_differ_in_secrets(played: PlayedGame):
    different = 0
    for state in played.states[:-1:5]:
        for viewer in (*range(state.seats), None):
            seen = WITCHES_GAME.view(state, viewer)
            for other in twins(state, viewer):
                assert WITCHES_GAME.view(other, viewer) == seen
                assert WITCHES_GAME.position(WITCHES_GAME.view(other, viewer)) == (
                    WITCHES_GAME.position(seen)
                )
                assert WITCHES_GAME.flaws(other) == []
                different += snapshot(other) != snapshot(state)
    assert different > 50


def test_moves_that_turn_nothing_up_tell_everybody_the_same(played: PlayedGame):
    compared = 0
    for state, play in zip(played.states, played.plays, strict=False):
        for viewer in (*range(state.seats), None):
            for other in twins(state, viewer, 1):
                one = WITCHES_GAME.play(state, play.seat, play.move)
                two = WITCHES_GAME.play(other, play.seat, play.move)
                if not (one.reveals or two.reveals):
                    compared += 1
                    assert [event for event in one.events if event.visible_to(viewer)] == [
                        event for event in two.events if event.visible_to(viewer)
                    ]
    assert compared > 50


def test_the_same_is_legal_whatever_is_hidden(played: PlayedGame):
    for state in played.states[:-1]:
        for viewer in (*range(state.seats), None):
            for other in twins(state, viewer, 1):
                for seat in WITCHES_GAME.waiting_on(state):
                    assert WITCHES_GAME.choices(other, seat) == WITCHES_GAME.choices(state, seat)


def test_a_seat_that_chose_its_tiles_imagines_them_in_their_stages():
    state = dealt(EVEN, QUICK)

    for other in twins(state, 0, 5):
        assert WITCHES_GAME.view(other, UMPIRE).picks[0] == WITCHES_GAME.view(state, 0).picks[0]
    guesses = {WITCHES_GAME.view(other, UMPIRE).picks[1] for other in twins(state, 0, 5)}
    assert len(guesses) > 1


def test_a_running_record_hides_the_tiles_laid():
    header = Header("witches", 1, "", ("Ann", "Ben"), commitment(SEED))

    text = compose(header, [Play(1, QUICK)], SEED)
    assert "1. blue ? > blue has laid" in text
    assert "8 9 10" not in text
    text = compose(header, [Play(1, QUICK), Play(0, EVEN)], SEED)
    assert "2. red ? > red has laid, deal" in text
    assert "8 9 10" not in text
    assert "2 6 10" not in text


def test_drive_as_a_seat_shows_only_what_it_may_know():
    lines = [json.dumps({"seat": seat, "move": move}).encode() for seat, move in ((1, QUICK),)]

    other = json.dumps(list(Drive(WITCHES_GAME, "", 2, SEED, 0).run(lines))[-1], default=str)
    assert "8 9 10 / 5 6 7" not in other.replace(json.dumps(QUICK), "")
    assert '"text": "has laid"' in other
    own = json.dumps(list(Drive(WITCHES_GAME, "", 2, SEED, 1).run(lines))[-1], default=str)
    assert "b lay 8 9 10 / 5 6 7 / 2 3 4" in own


def test_what_is_written_behind_a_tile_still_face_down_is_refused_without_a_look():
    """Otherwise the refusal of a second step would tell what the first would turn up."""
    refusals: set[str] = set()
    for tile in ("rM", "bM", "r2", "b2", "gM"):
        state = race(f"8=({tile}); r start start 5", seats=2, die=3)
        for behind in (["leave"], ["leave", "x"], ["leave", "leave"]):
            with pytest.raises(Illegal) as refused:
                tried(WITCHES_GAME, state, 0, ["witch 5", *behind])
            refusals.add(str(refused.value))

    assert refusals == {"what comes before `leave` reveals something: play up to there first"}
