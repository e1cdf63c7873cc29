"""`flaws` notices each kind of broken state that a soak could leave behind."""

import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from data.store import SqlStore
from engine.host.host import Host
from engine.host.lobbies import Opening
from engine.table.drafts import decision_of
from tests.soak.crowd import Crowd, damage, flaws, left_buttons
from tests.soak.ledger import Command, Ledger


def message(number: int, *buttons: str) -> Any:
    parts = [{"custom_id": one, "label": one.split(":")[2]} for one in buttons]
    rows = [{"components": parts}] if parts else []
    return SimpleNamespace(id=number, components=rows, buttons=[one["label"] for one in parts])


def crowd_of(*messages: Any, ledger: Ledger | None = None, **boards: str) -> Crowd:
    channel = SimpleNamespace(name="games", messages=list(messages))
    known = {int(number[1:]): board for number, board in boards.items()}
    return cast(Crowd, SimpleNamespace(ledger=ledger or Ledger(), channels=[channel], boards=known))


@pytest.fixture
async def played(tmp_path: Path) -> tuple[str, Ledger]:
    """A table after one turn, whose board is posted, and what was asked for."""
    database, ledger = f"sqlite:///{tmp_path}/hedgepost.db", Ledger()
    async with SqlStore.open(database) as store:
        host = Host(store, lambda: 1_800_000_000)
        table = await host.lobbies.open(Opening(1, 2, 100, "Ann", "hedgehogs"))
        await host.lobbies.join(table.id, 200, "Ben")
        table = await host.lobbies.start(table.id, 100)
        mover = 100 if table.players[0].since == 0 and _waits(table, 100) else 200
        move = decision_of(table, mover).choices.moves[0]
        ledger.command((table.id, mover, 0), Command((move,), "done", typed=True))
        table = await host.turns.type_moves(table.id, mover, [move])
        await store.posts.mark_posted(table.id, table.due, 7)
    return database, ledger


def _waits(table: Any, user: int) -> bool:
    try:
        decision_of(table, user)
    except Exception:
        return False
    return True


async def test_a_sound_table_has_no_flaw(played: tuple[str, Ledger]):
    database, ledger = played
    posts = (message(6), message(7, "hp:1:play:1", "hp:1:rules"))
    assert await flaws(crowd_of(*posts, ledger=ledger, m7="hp:1:play:1"), database) == []


@pytest.mark.parametrize(
    ("broken", "flaw"),
    [
        ("DELETE FROM moves WHERE ply = 1", "does not hold the plies"),
        ("UPDATE tables SET posted = 0", "owes the board of ply 1"),
        ("UPDATE tables SET status = 'lobby', post = NULL", "is a lobby that is nowhere"),
        ("UPDATE tables SET commitment = 'x'", "not the one that was sealed"),
        ("UPDATE moves SET user = 300 WHERE ply = 1", "nobody has asked for"),
        ("UPDATE moves SET hand = 'computer' WHERE ply = 1", "is not there"),
    ],
)
async def test_what_is_broken_in_the_database_is_found(
    played: tuple[str, Ledger], broken: str, flaw: str
):
    database, ledger = played
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        connection.execute(broken)
        connection.commit()
    assert flaw in "\n".join(await flaws(crowd_of(ledger=ledger), database))


async def test_a_board_that_is_there_twice_is_found(played: tuple[str, Ledger]):
    database, ledger = played
    crowd = crowd_of(message(6), message(7), ledger=ledger, m6="hp:1:play:1", m7="hp:1:play:1")
    (flaw,) = await flaws(crowd, database)
    assert "is there 2 times" in flaw


@pytest.mark.parametrize(
    ("posts", "left"),
    [
        ([message(1, "hp:1:play:1"), message(2, "hp:1:play:2")], 1),
        ([message(1, "hp:1:play:1"), message(2), message(3, "hp:1:rematch")], 1),
        ([message(1, "hp:1:rematch"), message(2, "hp:2:play:0")], 0),
        ([message(1), message(2, "hp:1:play:1")], 0),
    ],
)
def test_buttons_on_all_but_the_newest_post_of_a_table_are_found(posts: list[Any], left: int):
    assert len(left_buttons(posts)) == left


def test_a_damaged_file_is_found(tmp_path: Path):
    file = tmp_path / "damaged.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE t (a UNIQUE)")
        connection.execute("INSERT INTO t VALUES (1)")
        connection.commit()
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET rootpage = 2 WHERE name LIKE '%autoindex%'")
        connection.commit()
    assert damage(f"sqlite:///{file}") != []
