"""`python bot.py show TABLE`: a table as text, without anything that is secret."""

import asyncio
import sqlite3
from argparse import ArgumentTypeError
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import bot
from data.store import SqlStore
from engine.clock.clock import Clock
from engine.core import Outcome
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.record import replay
from engine.record_reading import parse
from engine.table.drafts import decision_of
from engine.table.model import DIRECT, LoggedMove, Player, Table
from engine.table.recorded import Place, table_of
from engine.table.turns import waiting_on
from service.show import lines_of, table_number

PLAYTHROUGHS = Path(__file__).resolve().parents[1] / "golden" / "playthroughs"


@pytest.fixture(autouse=True)
def _own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HEDGEPOST_DATABASE", "games.db")
    monkeypatch.setattr(bot, "start_logging", lambda *_: None)


async def _a_game(steps: int) -> Table:
    async with SqlStore.open("sqlite:///games.db") as store:
        host = Host(store, lambda: 1_700_000_000)
        opening = Opening(1, 2, 3, "Ann\n", "hedgehogs", clock=Clock(limit=3600))
        table = await host.lobbies.open(opening)
        await host.lobbies.join(table.id, 4, "Bob")
        if steps:
            table = await host.lobbies.start(table.id, 3)
        for _ in range(steps):
            user = table.players[waiting_on(table)[0]].user
            move = decision_of(table, user).choices.moves[0]
            table = await host.turns.type_moves(table.id, user, [move])
        return table


def recorded(name: str, ply: int | None = None) -> tuple[Table, list[LoggedMove]]:
    """A table where a playthrough stands after a ply, or at its end."""
    record = parse((PLAYTHROUGHS / f"{name}.hpr").read_text(encoding="utf-8"))
    moments = list(replay(record))[: None if ply is None else ply + 1]
    players = [Player(10 + seat, name) for seat, name in enumerate(record.header.names)]
    return table_of(record, moments, players, Place(1, 2, 1_700_000_000), bytes(32))


def test_a_running_game(capsys: pytest.CaptureFixture[str]):
    table = asyncio.run(_a_game(10))
    before = Path("games.db").read_bytes()
    assert bot.main(["show", str(table.id)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:4] == [
        "table 1: hedgehogs, running",
        "place: channel 2 of server 1",
        "options: none",
        "rules: version 2",
    ]
    assert lines[4].startswith("clock: 1 h")
    waits = ", to move, until 2023-11-14 23:13 UTC"
    mover = waiting_on(table)[0]
    assert lines[7] == r"seat 0 (red): Ann\n, user 3" + waits * (mover == 0)
    assert lines[8] == "seat 1 (blue): Bob, user 4" + waits * (mover == 1)
    assert lines[9] == f"position after step {table.ply}:"
    assert lines[10].startswith("  Hedgehog race, turn ")
    assert lines[11] == "last moves:"
    told = [int(line.split(".")[0]) for line in lines[12:]]
    assert told == [*range(table.ply - 7, table.ply + 1)]
    assert Path("games.db").read_bytes() == before
    assert [one.name for one in Path().iterdir()] == ["games.db"]


def test_a_lobby_has_seats_and_no_position(capsys: pytest.CaptureFixture[str]):
    asyncio.run(_a_game(0))
    assert bot.main(["show", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "table 1: hedgehogs, lobby"
    assert lines[-1] == "seat 1 (blue): Bob, user 4"


@pytest.mark.parametrize("argument", ["x", "-1", "1.0", "9" * 30, "²", ""])
def test_a_table_has_a_number(argument: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        bot.main(["show", argument])
    assert ended.value.code == 2
    assert "python bot.py show 12 would do" in capsys.readouterr().err


def test_the_longest_number_of_a_table():
    assert table_number("9" * 18) == 10**18 - 1
    with pytest.raises(ArgumentTypeError):
        table_number("1" + "0" * 18)


def test_who_holds_a_seat_is_told():
    table, log = recorded("hedgehogs-v2", 30)
    held = replace(table.players[0], holder="computer", deadline=0)
    table = table.with_player(0, held).with_player(1, replace(table.players[1], resigned=True))
    for seat, holder in ((0, "computer"), (0, "open")):
        table = table.with_player(seat, replace(table.players[seat], holder=holder))
        first, second = [line for line in lines_of(table, log) if line.startswith("seat ")][:2]
        held_by = {"computer": "the computer plays", "open": "open for whoever takes it"}[holder]
        to_move = ", to move" if 0 in waiting_on(table) else ""
        assert first == f"seat 0 (red): {table.players[0].name}, user 10, {held_by}{to_move}"
        assert ", user 11, resigned" in second


def test_when_a_game_was_opened_started_and_ended_is_told():
    table, log = recorded("hedgehogs-v1")
    moments = replace(table, opened=0, started=60, ended=86400, clock=Clock(limit=0), options="v9")
    told = list(lines_of(replace(moments, game="golf"), log))
    assert told == [
        f"table {table.id}: golf, over",
        "place: channel 2 of server 1",
        "options: v9",
        f"rules: version {table.rules_version}",
        "clock: off, everybody takes the time they need",
        "opened: 1970-01-01 00:00 UTC, by user 10",
        "started: 1970-01-01 00:01 UTC",
        "ended: 1970-01-02 00:00 UTC",
        told[-1],
    ]
    assert told[-1].startswith("position: not told, unknown game 'golf'")
    limited = replace(moments, game="golf", clock=Clock(limit=3600, expiry="out"))
    clock = next(line for line in lines_of(limited, log) if line.startswith("clock: "))
    assert clock.replace("\u00a0", " ") == (
        "clock: 1 h for a decision · When time runs out: the player is out"
    )


def test_what_is_not_there_is_told_in_a_line(capsys: pytest.CaptureFixture[str]):
    assert bot.main(["show", "1"]) == 2
    assert capsys.readouterr().err == "There is no database games.db.\n"
    assert not Path("games.db").exists()
    asyncio.run(_a_game(0))
    assert bot.main(["show", "2"]) == 2
    assert capsys.readouterr().err.startswith("There is no table 2 in the database games.db: ")


@pytest.mark.parametrize("column", ["outcome = '{'", "snapshot = '{'", "game = 'golf'"])
def test_a_row_that_makes_no_sense_is_told(column: str, capsys: pytest.CaptureFixture[str]):
    asyncio.run(_a_game(3))
    with closing(sqlite3.connect("games.db")) as database, database:
        database.execute(f"UPDATE tables SET {column}")
    assert bot.main(["show", "1"]) in (0, 2)
    said = capsys.readouterr()
    assert "cannot" in said.out + said.err or "golf" in said.out


FAR = 2**62


@pytest.mark.parametrize(
    "column",
    [
        "options = 'v999'",
        """snapshot = replace(snapshot, '"seat":', '"chosen":"v999","seat":')""",
        "snapshot = '{}'",
        "snapshot = '[]'",
        "ply = 1",
        "ply = 99",
        *(f"{moment} = {FAR}" for moment in ("opened", "started", "ended")),
    ],
)
def test_no_row_leads_to_a_traceback(column: str, capsys: pytest.CaptureFixture[str]):
    asyncio.run(_a_game(3))
    with closing(sqlite3.connect("games.db")) as database, database:
        database.execute(f"UPDATE tables SET {column}")
    assert bot.main(["show", "1"]) in (0, 2)


def broken(what: str) -> Table:
    """A table of which something makes no sense."""
    table, _ = recorded("hedgehogs-v2", 30)
    state = msgspec.json.decode(table.snapshot)
    match what:
        case "options":
            state["chosen"] = "v999"
        case "seat":
            state["seat"] = 7
        case "board":
            state["board"] = state["board"][:5]
        case _:
            ending = Outcome((1,), (), "home")
            return replace(table, status="over", outcome=ending, ended=1_700_000_000)
    return replace(table, snapshot=msgspec.json.encode(state))


@pytest.mark.parametrize("what", ["options", "seat", "board", "result"])
def test_a_position_that_makes_no_sense_is_told_as_that(what: str):
    told = list(lines_of(broken(what), recorded("hedgehogs-v2", 30)[1]))
    assert told[-1] == "position: cannot be read; python bot.py check tells more"


def test_a_time_that_is_none_is_told_as_that():
    table, log = recorded("hedgehogs-v2", 30)
    players = tuple(replace(one, deadline=FAR) for one in table.players)
    told = list(lines_of(replace(table, opened=FAR, players=players), log))
    never = f"{FAR}, which cannot be read; python bot.py check tells more"
    assert f"opened: {never}, by user 10" in told
    assert any(line.endswith(f"to move, until {never}") for line in told)
    assert "last moves:" in told


def test_steps_behind_the_position_are_not_told():
    table, log = recorded("hedgehogs-v2", 30)
    _, longer = recorded("hedgehogs-v2", 33)
    assert list(lines_of(table, longer)) == list(lines_of(table, log))


def test_nothing_that_is_secret_is_told():
    table, log = recorded("hedgehogs-v2", 2)
    secrets = [event.text for move in log for event in move.events if event.to is not None]
    assert "spy pouncer" in secrets
    drafted = replace(table.players[0], draft=("place e wall-hugger",), standing="never")
    table = table.with_player(0, drafted)
    lines = list(lines_of(table, log))
    told = "\n".join(lines)
    assert lines[-2:] == ["   1. blue ? > blue has chosen", "   2. red ? > red has chosen"]
    assert table.seed.hex() not in told
    assert "never" not in told
    assert "wall-hugger" not in told
    assert [text for text in secrets if text in told] == []


@pytest.mark.parametrize("name", ["hedgehogs-v1", "courtiers", "jesters", "witches-match"])
def test_a_game_that_is_over_tells_its_ranks_and_never_its_seed(name: str):
    table, log = recorded(name)
    told = "\n".join(lines_of(table, log))
    assert "rank 1 with " in told
    assert table.seed.hex() not in told
    assert table.commitment not in told


def test_a_direct_message_is_called_so():
    table, log = recorded("witches", 3)
    assert list(lines_of(replace(table, guild=DIRECT), log))[1] == (
        "place: channel 2 of a direct message"
    )
