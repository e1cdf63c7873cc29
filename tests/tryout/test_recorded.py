"""`make play RECORD=… PLY=…`: a recorded game goes on in the parlour, or a line says why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.store import SqlStore
from engine.record import replay
from engine.record_reading import parse
from engine.table.check import faults
from engine.table.drafts import decision_of, typed
from engine.table.turns import waiting_on
from engine.tools.commandline import BadArgument
from parlour import Parlour
from tests.tryout.test_play import get, playing
from tests.waiting import until
from tryout.play import main
from tryout.recorded import open_recorded, people_called, read_record
from tryout.stage import set_stage

PLAYTHROUGHS = Path(__file__).resolve().parents[1] / "golden" / "playthroughs"
WITCHES = PLAYTHROUGHS / "witches.hpr"


def still_sealed(path: Path, to: Path) -> Path:
    """The record of a game as it is while it is being played."""
    text = path.read_text(encoding="utf-8")
    to.write_text(text[: text.index("\nresult: ")], encoding="utf-8")
    return to


async def test_a_recorded_game_goes_on_with_its_own_dice(tmp_path: Path):
    recorded = read_record(WITCHES, 12)
    assert recorded.ply == 12
    address = f"sqlite:///{tmp_path / 'games.db'}"
    async with Parlour() as parlour:
        set_stage(parlour)
        said = await open_recorded(parlour, address, recorded)
        names = {person.id: person.name for person in parlour.people}
    async with SqlStore.open(address) as store:
        (table_id,) = await store.posts.owing()
        table, log = await store.tables.table(table_id), await store.tables.moves(table_id)
    assert table is not None
    assert said.startswith("Step 12 of the record is in #record: it waits for ")
    assert [names[player.user] for player in table.players] == list(recorded.record.header.names)
    assert (table.status, table.ply, table.told, table.due) == ("running", 12, 11, 12)
    assert table.seed == recorded.record.seed
    assert [move.events for move in log] == [moment.events for moment in recorded.moments]
    assert faults(table, log) == []
    mover = table.players[waiting_on(table)[0]].user
    next_move = recorded.record.plays[12]
    change = typed(table, mover, [next_move.move], now=table.started)
    after = [moment.events for moment in replay(recorded.record)][13]
    assert change.moves[0].events == after


@pytest.mark.parametrize("game", ["hedgehogs-v1", "courtiers", "jesters", "witches-match"])
async def test_every_game_can_be_opened_at_its_end(game: str, tmp_path: Path):
    path = PLAYTHROUGHS / f"{game}.hpr"
    recorded = read_record(path, None)
    address = f"sqlite:///{tmp_path / 'games.db'}"
    async with Parlour() as parlour:
        set_stage(parlour)
        said = await open_recorded(parlour, address, recorded)
        assert "is in #record-2: it waits for " in await open_recorded(
            parlour, address, read_record(path, 1)
        )
    assert said.endswith("where the game is over.")
    async with SqlStore.open(address) as store:
        for number in await store.tables.all_ids():
            table = await store.tables.table(number)
            assert table is not None
            assert faults(table, await store.tables.moves(number)) == []


async def test_a_game_whose_seed_is_sealed_goes_on_with_new_dice(tmp_path: Path):
    path = still_sealed(PLAYTHROUGHS / "hedgehogs-v1.hpr", tmp_path / "running.hpr")
    recorded = read_record(path, 20)
    address = f"sqlite:///{tmp_path / 'games.db'}"
    async with Parlour() as parlour:
        set_stage(parlour)
        await open_recorded(parlour, address, recorded)
    async with SqlStore.open(address) as store:
        (table_id,) = await store.posts.owing()
        table, log = await store.tables.table(table_id), await store.tables.moves(table_id)
    assert table is not None
    assert faults(table, log) == []
    mover = table.players[waiting_on(table)[0]].user
    first = decision_of(table, mover).choices.moves[0]
    change = typed(table, mover, [first], now=table.started)
    assert faults(change.table, [*log, *change.moves]) == []


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err.count("\n") == 1
    return said.err


def test_what_cannot_be_opened_says_what_would_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    record = str(WITCHES)
    last = len(parse(WITCHES.read_text(encoding="utf-8")).plays)
    assert f"choose PLY=0 to {last}" in refused(capsys, "--record", record, "--ply", "99999")
    assert "No such file" in refused(capsys, "--record", str(tmp_path / "nothing.hpr"))
    assert "is a folder" in refused(capsys, "--record", str(tmp_path))
    assert "make play RECORD=game.hpr PLY=3" in refused(capsys, "--ply", "3")
    (tmp_path / "bad.hpr").write_text("a letter\n")
    assert "a record starts with" in refused(capsys, "--record", str(tmp_path / "bad.hpr"))
    (tmp_path / "bytes.hpr").write_bytes(bytes(range(256)))
    assert "not a text file" in refused(capsys, "--record", str(tmp_path / "bytes.hpr"))
    slip = WITCHES.read_text(encoding="utf-8").replace("blue witch", "blue watch", 1)
    (tmp_path / "slip.hpr").write_text(slip, encoding="utf-8")
    assert "check digits" in refused(capsys, "--record", str(tmp_path / "slip.hpr"))


@pytest.mark.parametrize("ply", ["many", "-1", "1.5", "9999999", "²"])
def test_a_ply_is_a_number(ply: str, capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        main([f"--ply={ply}", "--record", str(WITCHES)])
    assert ended.value.code == 2
    assert "PLY=40 would be one" in capsys.readouterr().err


def test_a_game_with_secrets_opens_as_far_as_all_is_known(tmp_path: Path):
    text = still_sealed(WITCHES, tmp_path / "running.hpr").read_text(encoding="utf-8")
    assert "lay " in text
    with pytest.raises(BadArgument, match="would work"):
        read_record(tmp_path / "running.hpr", 5)
    assert read_record(tmp_path / "running.hpr", 0).ply == 0, "what comes later is not looked at"


async def test_everybody_in_the_record_is_somebody_of_their_own():
    async with Parlour() as parlour:
        set_stage(parlour)
        alice = parlour.user("Alice")
        club = parlour.guild("The Parlour")
        people = people_called(parlour, club, ["Alice", "Alice", " \n\x00 ", "x" * 90, "Zed"])
        assert people[0].id == alice.id
        names = [person.name for person in people]
        assert names == ["Alice", "Alice 2", "Seat 3", "x" * 32, "Zed"]
        assert all(person.id in club.guild.members for person in people)


@pytest.mark.long
async def test_the_bot_posts_the_board_of_a_record() -> None:
    async with playing("--record", str(WITCHES), "--ply", "12") as (process, url):
        assert process.stdout is not None
        where = (await process.stdout.readline()).decode()
        assert where.startswith("Step 12 of the record is in #record")
        people = await get(url, "/parlour/people")
        user = next(human["id"] for human in people if human["name"] == "Ann")

        async def posted() -> bool:
            human = next(one for one in await get(url, "/parlour/people") if one["id"] == user)
            return human["unread"] >= 1

        await until(posted, "the board", every=0.1)
