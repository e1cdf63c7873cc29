"""What is hidden stays hidden: in records of running games, in `drive --as`, in views."""

import json

import pytest

from engine.chance import commitment
from engine.core import UMPIRE
from engine.games import GAMES
from engine.record import BadRecord, Header, Play, compose, replay
from engine.record_reading import parse, verify
from engine.tools.drive import Drive
from tests.engine.secret_game import PICKS_GAME

SEED = bytes(32)
HEADER = Header("picks", 1, "", ("Ann", "Ben"), commitment(SEED))


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "picks", PICKS_GAME)


def test_a_running_record_shows_that_somebody_has_chosen_but_not_what():
    text = compose(HEADER, [Play(1, "pick 3")], SEED)

    assert "1. right ? > right has picked" in text
    assert "pick 3" not in text


def test_a_running_record_for_a_seat_shows_its_own_choice():
    assert "1. right pick 3 >" in compose(HEADER, [Play(1, "pick 3")], SEED, viewer=1)
    assert "1. right ? >" in compose(HEADER, [Play(1, "pick 3")], SEED, viewer=0)


def test_a_running_record_with_secrets_cannot_be_replayed_yet():
    with pytest.raises(BadRecord, match="hidden until the game is over"):
        list(replay(parse(compose(HEADER, [Play(1, "pick 3")], SEED))))


def test_a_finished_record_shows_everything_and_holds():
    text = compose(HEADER, [Play(1, "pick 3"), Play(0, "pick 1")], SEED)

    assert "1. right pick 3 > right has picked" in text
    assert "2. left pick 1 > left has picked" in text
    verify(text)


def told(viewer: int, *moves: tuple[int, str]) -> str:
    lines = [json.dumps({"seat": seat, "move": move}).encode() for seat, move in moves]
    return json.dumps(list(Drive(PICKS_GAME, "", 2, SEED, viewer).run(lines)), default=str)


def test_drive_as_a_seat_never_prints_the_others_choice():
    assert "pick 3" in told(1, (1, "pick 3"))
    after = json.loads(told(0, (1, "pick 3")))[1]
    assert [event["text"] for event in after["events"]] == ["has picked"]
    assert after["position"] == "0 ?"


def test_drive_prints_everything_to_the_umpire():
    after = json.loads(told(UMPIRE, (1, "pick 3")))[1]

    assert after["events"][0]["text"] == "pick 3"
    assert after["events"][0]["only_for"] == [1]
