"""`python -m engine` as a person or another program runs it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.chance import commitment
from engine.core import Event
from engine.games import game_named
from engine.record import Header, Play, compose
from engine.tools.drive import Drive, _plain
from tests import programs

ROOT = Path(__file__).parents[3]


def run(*arguments: str, typed: str | bytes = "") -> programs.Ran:
    content = typed.encode() if isinstance(typed, str) else typed
    return programs.run(main, *arguments, typed=content)


def lines(result: programs.Ran) -> list[dict[str, Any]]:
    return [json.loads(line) for line in result.stdout.decode().splitlines()]


def drive(*typed: Any, options: str = "", viewer: str = "") -> list[dict[str, Any]]:
    arguments = ["drive", "--game", "hedgehogs", "--seats", "3", "--seed", "5eed"]
    arguments += ["--options", options] if options else []
    arguments += ["--as", viewer] if viewer else []
    text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in typed)
    result = run(*arguments, typed=text)
    assert (result.returncode, result.stderr) == (0, b"")
    return lines(result)


def test_list_names_games_seats_and_options():
    text = run("list").stdout.decode()

    assert "hedgehogs: 2 to 6 players" in text
    assert "v11" in text
    assert "jesters: 2 to 4 players" in text
    assert "witches: 2 to 4 players" in text
    seats = {game["game"]: game["seats"] for game in json.loads(run("list", "--json").stdout)}
    assert seats["hedgehogs"] == [2, 3, 4, 5, 6]
    assert seats["jesters"] == [2, 3, 4]


def test_drive_prints_the_opening_with_every_die():
    (opening,) = drive()

    assert set(opening) == {"ply", "waiting_on", "choices", "events", "position", "outcome"}
    assert opening["ply"] == 0
    rolls = [event for event in opening["events"] if event["kind"] == "roll"]
    assert [event["seat"] for event in rolls][:3] == [0, 1, 2]
    assert all(1 <= event["value"] <= 6 for event in rolls)
    (seat,) = opening["waiting_on"]
    assert opening["choices"] == {str(seat): [f"place {lane}" for lane in "abcdef"]}
    assert opening["position"].startswith("hand r1r2r3r4")
    assert opening["outcome"] is None


def test_drive_plays_a_move_and_tells_what_happened():
    seat = drive()[0]["waiting_on"][0]
    _, after = drive({"seat": seat, "move": "Place  C"})

    assert after["ply"] == 1
    assert after["events"][0]["text"] == "place c"
    assert after["position"].startswith("c1=")
    assert f"{seat}" not in after["choices"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("nonsense", "not JSON"),
        ("[1, 2]", "write {"),
        ({"seat": 0}, "write {"),
        ({"seat": "0", "move": "place a"}, "write {"),
        ({"seat": True, "move": "place a"}, "write {"),
        ({"seat": 7, "move": "place a"}, "there is no seat 7"),
        ({"seat": 0, "move": " , "}, "the move is empty"),
        ({"seat": 0, "move": "x" * 6000}, "no move of this game"),
        ({"seat": 0, "move": "place a, place b"}, "the turn is over"),
    ],
)
def test_drive_answers_a_bad_line_and_changes_nothing(line: Any, why: str):
    first = drive()[0]
    if isinstance(line, dict) and line.get("seat") == 0:  # pyright: ignore[reportUnknownMemberType]
        line = line | {"seat": first["waiting_on"][0]}  # pyright: ignore[reportUnknownVariableType]
    good = {"seat": first["waiting_on"][0], "move": "place a"}
    _, error, after = drive(line, good)

    assert set(error) == {"error", "ply"}
    assert why in error["error"]
    assert error["ply"] == 0
    assert after["ply"] == 1


def test_drive_survives_bytes_that_are_no_text():
    arguments = ("drive", "--game", "hedgehogs", "--seats", "2")
    result = run(*arguments, typed=b'\xff\xfe\n{"seat": 0, "move": "\xff"}\n')

    assert result.returncode == 0
    assert ["error" in line for line in lines(result)] == [False, True, True]


def test_drive_survives_nesting_without_end():
    arguments = ("drive", "--game", "hedgehogs", "--seats", "2")

    assert "not JSON" in lines(run(*arguments, typed="[" * 100_000))[1]["error"]


def test_drive_as_a_seat_tells_nothing_of_the_others():
    seat = drive()[0]["waiting_on"][0]
    other = str((seat + 1) % 3)
    _, error = drive({"seat": seat, "move": "x"}, viewer=other)

    assert error["error"] == f"that is no move of seat {seat} now"


@pytest.mark.long
@pytest.mark.parametrize("command", ["list", "drive --game hedgehogs --seats 2"])
def test_output_that_nobody_can_take_is_no_traceback(command: str):
    shell = f"{sys.executable} -m engine {command}"
    for where, code in ((">/dev/full", 2), ("| true", 0), ("<&-", 0)):
        result = subprocess.run(
            f"{shell} {where}", shell=True, capture_output=True, cwd=ROOT, check=False
        )
        assert b"Traceback" not in result.stderr
        assert result.returncode == code


def test_a_terminal_without_accents_gets_escapes(tmp_path: Path):
    seed = bytes(32)
    header = Header("hedgehogs", 2, "", ("Zoë", "\ud800"), commitment(seed))
    path = tmp_path / "game.hpr"
    path.write_text(compose(header, [], seed, over=True), encoding="utf-8")
    result = subprocess.run(
        [sys.executable, "-m", "engine", "replay", str(path)],
        capture_output=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        check=False,
    )

    assert result.returncode == 0
    assert b"red Zo\\xeb, blue \\ud800" in result.stdout


def test_drive_as_a_seat_shows_only_its_choices():
    seat = drive()[0]["waiting_on"][0]
    other = (seat + 1) % 3

    assert drive(viewer=str(seat))[0]["choices"]
    assert drive(viewer=str(other))[0]["choices"] == {}


def test_drive_goes_on_to_the_end_of_a_game():
    arguments = ["drive", "--game", "hedgehogs", "--seats", "2", "--seed", "1", "--options", "v26"]
    with subprocess.Popen(
        [sys.executable, "-m", "engine", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
    ) as driven:
        assert driven.stdin is not None
        assert driven.stdout is not None
        report = json.loads(driven.stdout.readline())
        while report["outcome"] is None:
            seat = report["waiting_on"][0]
            move = report["choices"][str(seat)][-1]
            driven.stdin.write(json.dumps({"seat": seat, "move": move}) + "\n")
            driven.stdin.flush()
            report = json.loads(driven.stdout.readline())
        driven.stdin.write(json.dumps({"seat": 0, "move": "stay"}) + "\n")
        driven.stdin.close()
        assert json.loads(driven.stdout.readline())["error"] == "the game is over"
        assert driven.wait() == 0
    assert sorted(report["outcome"]["ranks"]) == [1, 2]


def test_selfplay_writes_records_that_verify_and_replay(tmp_path: Path):
    arguments = ("--game", "hedgehogs", "--seats", "4", "--games", "3", "--seed", "abc")
    result = run("selfplay", *arguments, "--records", str(tmp_path))
    text = result.stdout.decode()

    assert result.returncode == 0
    assert result.stderr == b""
    assert "3 games" in text
    assert "steps/s" in text
    assert "mean" in text
    assert "won by" in text
    written = sorted(tmp_path.glob("*.hpr"))
    assert len(written) == 3
    for path in written:
        verified = run("verify", str(path))
        assert verified.returncode == 0
        assert b"holds" in verified.stdout
    shown = run("replay", str(written[0]), "--ply", "20").stdout.decode()
    assert "ply 20 of" in shown
    assert "position: " in shown
    assert "rank 1" in run("replay", str(written[0])).stdout.decode()


def test_selfplay_seats_the_computer_and_tells_how_it_did():
    arguments = ("--game", "hedgehogs", "--seats", "4", "--options", "v28", "--seed", "1")
    result = run("selfplay", *arguments, "--games", "3", "--computer", "0,2")

    assert result.returncode == 0
    last = result.stdout.decode().splitlines()[-1]
    assert last.startswith("computer: ")
    assert last.endswith("of the games, where chance alone would give 50%")


def one_record(folder: Path) -> Path:
    arguments = ("--game", "hedgehogs", "--seats", "2", "--games", "1", "--records", str(folder))
    run("selfplay", *arguments)
    (path,) = folder.glob("*.hpr")
    return path


def test_verify_names_the_first_line_that_does_not_hold(tmp_path: Path):
    path = one_record(tmp_path)
    text = path.read_text()
    die = text.index("roll ") + 5
    path.write_text(text[:die] + str(int(text[die]) % 6 + 1) + text[die + 1 :])
    result = run("verify", str(path))

    assert result.returncode == 2
    assert b"line 11: its check digits do not fit" in result.stderr
    assert result.stderr.count(b"\n") == 1


def test_replay_of_a_running_game_needs_no_seed(tmp_path: Path):
    seed = bytes(32)
    header = Header("hedgehogs", 2, "", ("Zoë", "Ada"), commitment(seed))
    first = drive_first_seat(seed)
    path = tmp_path / "running.hpr"
    path.write_text(compose(header, [Play(first, "place c")], seed), encoding="utf-8")

    assert "position: c1=" in run("replay", str(path)).stdout.decode()


def drive_first_seat(seed: bytes) -> int:
    result = run("drive", "--game", "hedgehogs", "--seats", "2", "--seed", seed.hex())
    return lines(result)[0]["waiting_on"][0]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("", "the following arguments are required: COMMAND"),
        ("dance", "invalid choice"),
        ("drive --game chess --seats 2", "unknown game 'chess'; there are: hedgehogs"),
        ("drive --game hedgehogs --seats 9", "hedgehogs is for 2 to 6 players, not 9"),
        ("drive --game hedgehogs --seats two", "invalid int value"),
        ("drive --game hedgehogs --seats 2 --options v99", "unknown option 'v99'"),
        ("drive --game hedgehogs --seats 2 --seed xyz", "up to 64 hexadecimal digits"),
        ("drive --game hedgehogs --seats 2 --as 2", "there is no seat 2; seats are 0 to 1"),
        ("selfplay --game hedgehogs --seats 2 --games 0", "--games is at least 1"),
        ("selfplay --game hedgehogs --seats 2 --computer 0,2", "takes seats, as in 0,1"),
        ("selfplay --game hedgehogs --seats 2 --computer x", "takes seats, as in 0,1"),
        ("selfplay --game hedgehogs --seats 2 --records README.md", "cannot make the folder"),
        ("replay no-such-file.hpr", "cannot read no-such-file.hpr: No such file"),
        ("verify README.md", "line 1: a record starts with"),
        ("verify .", "cannot read .: Is a directory"),
    ],
)
def test_bad_arguments_get_one_clear_line(arguments: str, why: str):
    result = run(*arguments.split())

    assert result.returncode == 2
    assert result.stdout == b""
    assert result.stderr.count(b"\n") == 1
    assert why in result.stderr.decode()


def test_replay_refuses_a_ply_that_is_not_there(tmp_path: Path):
    path = one_record(tmp_path)
    result = run("replay", str(path), "--ply", "9999")

    assert result.returncode == 2
    assert b"there is no ply 9999; this game has 0 to" in result.stderr


def test_drive_passes_over_empty_lines_and_lets_somebody_resign():
    game = game_named("jesters")
    driven = Drive(game, "", 2, bytes(32))
    typed = [b"", b"  \n", b'{"seat": 1, "move": "resign"}', b'{"seat": 0, "move": " "}']
    told = list(driven.run(typed))
    assert [one["ply"] for one in told] == [0, 1, 1]
    assert told[1]["outcome"].ranks == (1, 2)
    assert told[2]["error"] == "the move is empty"


def test_drive_says_what_was_forced_and_whom_it_is_for():
    plain = _plain(Event("go", 0, "go a1"))
    assert plain == {"kind": "go", "seat": 0, "text": "go a1"}
    told = _plain(Event("go", 0, "go a1", {"die": 3}, to=(0,), forced=True))
    assert told == plain | {"die": 3, "forced": True, "only_for": (0,)}
