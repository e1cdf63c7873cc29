"""Games that a version with older rules has left: opened, played on, taken back, told, checked.

`older/rules_1.sql` was written by the last version with rules 1 of the hedgehogs, and
`older/rules_1.hpr` is the record that it gave of the game that is over.

They stay in one file because they open the same old database.
"""

import sqlite3
from collections.abc import AsyncGenerator, Awaitable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from data.store import SqlStore
from engine.__main__ import IN_PART, main
from engine.core import UMPIRE, Refused
from engine.host.host import Host
from engine.record import HIDDEN, BadRecord, BeyondReach, out_of_reach, replay
from engine.record_reading import parse, verify
from engine.table.check import faults, unchecked
from engine.table.drafts import decision_of
from engine.table.model import Table
from engine.table.older import brought_up
from engine.table.replay import scene_at, scenes
from engine.table.turns import state_of, waiting_on
from service.check import print_check
from tests.stores import store_of

FOLDER = Path(__file__).parent / "older"
NOW = 1_800_000_000
OVER, RUNNING, FAMILY, ROUND, BARE_LOBBY, LOBBY = 1, 2, 3, 4, 5, 6
LAST_OLD = 60
"""The last step of the running game that was played by rules 1."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    file = tmp_path / "games.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((FOLDER / "rules_1.sql").read_text(encoding="utf-8"))
    return file


@pytest.fixture
async def host(database: Path) -> AsyncGenerator[Host, None]:
    async with SqlStore.open(f"sqlite:///{database}") as store:
        yield Host(store, lambda: NOW)


async def kept(host: Host, table_id: int) -> Table:
    """A table as it is in the database."""
    table = await host.ledger.table(table_id)
    assert table is not None
    return table


async def play_on(host: Host, last: int) -> Table:
    """The running game goes on by the moves of the one that is over, which began alike."""
    table = await host.table(RUNNING)
    for move in await host.ledger.moves(OVER, after=table.ply):
        if move.ply <= last and move.seat is not None:
            table = await host.turns.type_moves(RUNNING, move.seat + 1, [move.move])
    return table


async def refusal(asked: Awaitable[Any]) -> Refused:
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value


async def soundly(host: Host, table_id: int) -> None:
    table = await kept(host, table_id)
    assert faults(table, await host.ledger.moves(table_id)) == []


# A running game


async def test_to_look_at_it_changes_nothing(host: Host):
    before = await kept(host, RUNNING)
    table = await host.table(RUNNING)
    assert decision_of(await host.table(RUNNING), 2).table == table
    assert (before.rules_version, table.rules_version) == (1, 2)
    assert await kept(host, RUNNING) == before


async def test_the_first_change_says_from_where_on_the_new_rules_hold(host: Host):
    table = await host.seats.rename(RUNNING, 1, "Anna")
    assert (table.rules_version, table.ply) == (2, LAST_OLD)
    assert [(one.rules, one.last) for one in table.older] == [(1, LAST_OLD)]
    again = await host.seats.rename(RUNNING, 1, "Ann")
    assert again.older == table.older
    await soundly(host, RUNNING)


async def test_the_player_wins_who_ought_to(host: Host):
    before = await kept(host, OVER)
    table = await play_on(host, before.ply)
    # R1: by rules 1 a piece counted that lay further down in the slice that came home.
    assert before.outcome is not None
    assert table.outcome is not None
    assert (before.outcome.winners, table.outcome.winners) == ((0,), (1,))
    assert (await kept(host, RUNNING)).status == "over"
    await soundly(host, RUNNING)


async def test_takebacks_go_down_to_there_and_no_further(host: Host):
    before = table = await play_on(host, 64)
    movers = [move.user for move in await host.ledger.moves(RUNNING, after=LAST_OLD)]
    user = movers[0]
    assert user is not None
    other = 3 - user
    while table.ply > LAST_OLD:
        asking = await host.takebacks.ask(RUNNING, user)
        assert asking.takebacks.asking is not None
        assert asking.takebacks.asking.ply >= LAST_OLD
        table = await host.takebacks.agree(RUNNING, other, asking.takebacks.asking.number)
        await soundly(host, RUNNING)
        if table.ply > LAST_OLD and user not in movers[: table.ply - LAST_OLD]:
            user, other = other, user
    for one in (1, 2):
        told = await refusal(host.takebacks.ask(RUNNING, one))
        assert (told.code, told.facts) == ("takeback-older", {"last": LAST_OLD})
    again = await play_on(host, 64)
    assert state_of(again) == state_of(before)  # the dice stay what they were
    await soundly(host, RUNNING)


async def test_a_takeback_that_was_asked_for_before_is_gone(host: Host):
    asking = (await kept(host, RUNNING)).takebacks.asking
    assert asking is not None
    assert (await refusal(host.takebacks.agree(RUNNING, 1, asking.number))).code == "takeback-gone"


async def test_positions_are_shown_from_there_on(host: Host):
    for last in (LAST_OLD, 66):
        table = await play_on(host, last)
        log = await host.ledger.moves(RUNNING)
        seen = scenes(table, log, None)
        assert [scene.ply for scene in seen] == list(range(LAST_OLD, last + 1))
        assert seen[-1].view == scene_at(table, log, None, last).view
        with pytest.raises(Refused) as refused:
            scene_at(table, log, None, LAST_OLD - 1)
        assert refused.value.code == "older-rules"
        assert refused.value.facts == {"before": LAST_OLD - 1, "first": LAST_OLD}


async def test_the_record_says_where_the_rules_changed(host: Host, tmp_path: Path):
    table = await play_on(host, 70)
    text = await host.records.of(table)
    before = (FOLDER / "rules_1.hpr").read_text(encoding="utf-8").split("\n")
    assert text.split("\n")[2] == "rules: 1"
    assert next(line for line in before if line.startswith(f"  {LAST_OLD}. ")) in text
    (line,) = [line for line in text.split("\n") if line.startswith("rules 2 ")]
    assert line.startswith('rules 2 from step 61 on, at {"type":"race",')
    # It runs still, and everybody may know that position: so it can be replayed from there.
    moments = list(replay(parse(text)))
    assert [moment.ply for moment in moments] == list(range(LAST_OLD, 71))
    assert moments[-1].state == state_of(table)
    with pytest.raises(BadRecord, match="still sealed"):
        verify(text)


async def test_behind_the_change_every_line_is_held_against_the_rules(host: Host):
    """As in any record: what they refuse, and what is hidden, is told with its line."""
    record = parse(await host.records.of(await play_on(host, 70)))
    for ply, move, why in (
        (66, "go z9", "line"),
        (61, "go z9", "line"),
        (65, HIDDEN, "hidden until"),
    ):
        plays = [*record.plays]
        plays[ply - 1] = replace(plays[ply - 1], move=move)
        with pytest.raises(BadRecord, match=why) as bad:
            list(replay(replace(record, plays=tuple(plays))))
        assert bad.value.line == record.lines[ply]


async def told_by(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str]:
    code = main([str(argument) for argument in arguments])
    return code, capsys.readouterr().out


async def test_its_record_is_verified_as_far_as_it_can_be(
    host: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    table = await play_on(host, (await kept(host, OVER)).ply)
    file = tmp_path / "game.hpr"
    file.write_text(await host.records.of(table), encoding="utf-8")
    assert await told_by(capsys, "verify", file) == (
        IN_PART,
        f"{file}: holds as far as it can be checked, 106 steps of hedgehogs\n"
        "checked: the seal, and the digits of every line\n"
        "checked: steps 61 to 106, replayed by rules 2 from the seed\n"
        "not replayed: steps 0 to 60 were played by older rules (1; these are 2)\n",
    )
    code, told = await told_by(capsys, "replay", file, "--ply", "80")
    assert code == 0
    assert "position: " in told
    code, told = await told_by(capsys, "replay", file, "--ply", "30")
    assert code == IN_PART
    assert "\n30. " in told
    assert "position: not to be told: steps 0 to 60 were played by older rules" in told
    assert "from step 60 on positions can be told" in told


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("rules 2 from step 61", "rules 3 from step 61", "check digits"),
        ("rules 2 from step 61", "rules 2 from step 62", "hold from step 61 on"),
        ('"seat":1', '"seat":0', "check digits"),
        ("  50. ", "  50.  ", "check digits|neither a header nor a step"),
        ("  90. ", "  90.  ", "check digits|neither a header nor a step"),
    ],
)
async def test_a_slip_of_the_pen_is_found_on_both_sides(host: Host, old: str, new: str, why: str):
    text = await host.records.of(await play_on(host, 106))
    assert old in text
    with pytest.raises(BadRecord, match=why):
        verify(text.replace(old, new, 1))


# A game that is over


async def test_its_record_stays_as_it_was(host: Host):
    assert await host.records.of(await host.table(OVER)) == (FOLDER / "rules_1.hpr").read_text(
        encoding="utf-8"
    )
    assert (await host.table(OVER)).rules_version == 1


async def test_a_record_of_older_rules_says_what_was_checked(capsys: pytest.CaptureFixture[str]):
    file = FOLDER / "rules_1.hpr"
    assert await told_by(capsys, "verify", file) == (
        IN_PART,
        f"{file}: holds as far as it can be checked, 106 steps of hedgehogs\n"
        "checked: the seal, and the digits of every line\n"
        "not replayed: it was played by older rules (1; these are 2)\n",
    )
    code, told = await told_by(capsys, "replay", file)
    assert code == IN_PART
    assert "ply 106 of 106\n106. red go " in told
    assert told.endswith("not to be told: it was played by older rules (1; these are 2)\n")
    with pytest.raises(BeyondReach):
        next(replay(parse(file.read_text(encoding="utf-8"))))


async def test_its_seal_and_digits_are_still_checked():
    text = (FOLDER / "rules_1.hpr").read_text(encoding="utf-8")
    with pytest.raises(BadRecord, match="check digits"):
        verify(text.replace("go e", "go d", 1))
    sealed = text.index("seed: ") + 6
    with pytest.raises(BadRecord, match="not the one that the commitment sealed"):
        verify(text[:sealed] + "0" * 64 + text[sealed + 64 :])


async def test_it_is_not_played_again(host: Host):
    table, log = await host.table(OVER), await host.ledger.moves(OVER)
    for asked in (lambda: scenes(table, log, UMPIRE), lambda: scene_at(table, log, UMPIRE, 3)):
        with pytest.raises(Refused) as refused:
            asked()
        assert refused.value.code == "other-rules"
    assert (await refusal(host.takebacks.ask(OVER, 1))).code == "takeback-over"


def test_rules_that_are_newer_than_ours_are_told_of():
    header = replace(parse((FOLDER / "rules_1.hpr").read_text(encoding="utf-8")).header, rules=9)
    assert out_of_reach(header) == "it was played by newer rules than ours (9; these are 2)"


# What else such a database holds


async def test_a_draft_that_is_no_longer_a_move_is_dropped(host: Host):
    assert (await kept(host, FAMILY)).players[1].draft == ("place c",)
    now = decision_of(await host.table(FAMILY), 2)
    assert now.draft == ()
    assert now.choices.moves[:2] == ("place a blue", "place a green")
    table = await host.turns.type_moves(FAMILY, 2, ["place c green"])
    assert (table.ply, table.older[0].last) == (1, 0)
    assert [scene.ply for scene in scenes(table, await host.ledger.moves(FAMILY), None)] == [0, 1]
    await soundly(host, FAMILY)


async def test_whoever_reads_it_elsewhere_sees_the_same(host: Host):
    assert (
        decision_of(await kept(host, FAMILY), 2).choices
        == decision_of(await host.table(FAMILY), 2).choices
    )


async def test_a_full_round_goes_on_where_it_was(host: Host):
    table = await host.table(ROUND)
    state = state_of(table)
    assert (state.seat, state.dice, state.to_come) == (2, (3, 2), (0,))
    while state_of(table).seat == 2:
        seat = waiting_on(table)[0]
        table = await host.turns.type_moves(
            ROUND, seat + 1, [decision_of(table, seat + 1).choices.moves[0]]
        )
    assert len(state_of(table).dice) <= 1
    assert state_of(table).to_come == ()
    await soundly(host, ROUND)


async def test_so_does_that_of_a_match(host: Host):
    await host.lobbies.choose_options(LOBBY, 1, "v17 drift v20 v23")
    table = await host.lobbies.start(LOBBY, 1)
    state = state_of(table)
    assert state.round.to_come == (1 - state.round.seat,)
    # As rules 1 kept it.
    kept_so = msgspec.json.decode(table.snapshot)
    kept_so["round"]["round_left"] = len(kept_so["round"].pop("to_come"))
    older = replace(table, rules_version=1, snapshot=msgspec.json.encode(kept_so))
    assert state_of(older) != state
    assert state_of(brought_up(older)) == state


async def test_a_lobby_takes_the_rules_it_starts_with(host: Host):
    assert (await kept(host, LOBBY)).rules_version == 1
    table = await host.lobbies.start(LOBBY, 1)
    assert (table.rules_version, table.older) == (2, ())
    await soundly(host, LOBBY)


async def test_a_lobby_with_options_that_are_refused_by_now_says_so(host: Host):
    told = await refusal(host.lobbies.start(BARE_LOBBY, 1))
    assert (told.code, told.facts["reason"]) == ("options-clash", "no-rest")
    await host.lobbies.choose_options(BARE_LOBBY, 1, "v15")
    assert (await host.lobbies.start(BARE_LOBBY, 1)).rules_version == 2


async def test_the_check_says_what_it_cannot_see(
    host: Host, database: Path, capsys: pytest.CaptureFixture[str]
):
    await play_on(host, 66)
    assert await print_check(f"sqlite:///{database}", now=NOW) == 0
    assert capsys.readouterr().out.split("\n") == [
        "table 1: not replayed: played by rules 1, these are 2",
        "table 2: not replayed: steps 0 to 60, played by older rules",
        "table 3: not replayed: played by rules 1 so far, goes on by rules 2",
        "table 4: not replayed: played by rules 1 so far, goes on by rules 2",
        "6 tables, 0 faults",
        "",
    ]


async def test_the_check_finds_what_is_wrong_behind_the_change(host: Host):
    table, log = await play_on(host, 66), await host.ledger.moves(RUNNING)
    other = replace(table, snapshot=(await kept(host, OVER)).snapshot)
    assert faults(other, log) == ["the snapshot is not the replay of the moves"]
    (older,) = table.older
    broken = replace(table, older=(replace(older, position="{}"),))
    assert "began cannot be read" in faults(broken, log)[0]
    ahead = replace(table, older=(replace(older, last=99),))
    assert faults(ahead, log) == ["rules 2 are said to begin behind the last ply"]
    assert "steps 0 to 60" in unchecked(table)


@pytest.mark.parametrize(("options", "hidden"), [("v2", "spies"), ("v7", "deck"), ("", "")])
async def test_a_running_record_tells_no_position_that_holds_a_secret(
    host: Host, monkeypatch: pytest.MonkeyPatch, options: str, hidden: str
):
    from engine.games import GAMES

    table = await host.lobbies.start((await host.lobbies.choose_options(LOBBY, 1, options)).id, 1)
    for _ in range(12):
        user = waiting_on(table)[0] + 1
        table = await host.turns.type_moves(
            LOBBY, user, [decision_of(table, user).choices.moves[-1]]
        )
    monkeypatch.setattr(GAMES["hedgehogs"], "rules_version", 3)
    host = Host(store_of(host), lambda: NOW)
    table = await host.seats.rename(LOBBY, 1, "Anna")
    text = await host.records.of(table)
    assert f"rules 3 from step {table.ply + 1} on" in text
    assert (", at {" in text) == (not hidden)
    if hidden:
        with pytest.raises(BeyondReach, match="hidden until the game is over"):
            next(replay(parse(text)))
    await host.servers.end(LOBBY)
    over = await host.records.of(await host.table(LOBBY))
    assert f'"{hidden}":' in over or not hidden
    assert [moment.ply for moment in replay(verify(over))] == [table.ply]


async def test_rules_may_change_again(host: Host, monkeypatch: pytest.MonkeyPatch):
    from engine.games import GAMES

    await play_on(host, 66)
    monkeypatch.setattr(GAMES["hedgehogs"], "rules_version", 3)
    table = brought_up(await kept(host, RUNNING))
    assert [(one.rules, one.last, bool(one.position)) for one in table.older] == [
        (1, 60, False),
        (2, 66, True),
    ]
    host = Host(store_of(host), lambda: NOW)
    table = await play_on(host, 106)
    record = verify(await host.records.of(table))
    assert [(one.rules, one.ply, bool(one.position)) for one in record.header.newer] == [
        (2, 61, False),
        (3, 67, True),
    ]
    assert out_of_reach(record.header) == (
        "steps 0 to 66 were played by older rules (1 and 2; these are 3)"
    )
    text = await host.records.of(table)
    where = next(number for number, line in enumerate(text.splitlines(), 1) if ", at {" in line)
    *before, last = record.header.newer
    header = replace(record.header, newer=(*before, replace(last, position="{}")))
    with pytest.raises(BadRecord, match=f"line {where}: the position is none"):
        next(replay(replace(record, header=header)))
    await soundly(host, RUNNING)
