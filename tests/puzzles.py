"""A finished game that has a puzzle, and what solves it."""

from pathlib import Path

from engine.core import Move
from engine.host.store import Store
from engine.record import replay
from engine.record_reading import parse
from engine.table.model import Player, Table
from engine.table.puzzles import Found, Hunt, attempted, hunt, solution
from engine.table.recorded import Place, table_of

RECORD = Path(__file__).parent / "golden" / "playthroughs" / "hedgehogs-v8.hpr"


def found() -> Found:
    puzzle = hunt(Hunt(RECORD.read_text("utf-8")))
    assert puzzle is not None
    return puzzle


def moves_of(puzzle: Found) -> list[tuple[Move, int]]:
    """The moves of a turn that wins, each with its number."""
    path, moves = list[int](), list[tuple[Move, int]]()
    for number in solution(puzzle):
        moves.append((attempted(puzzle, path).offered[number], number))
        path.append(number)
    return moves


async def finished(store: Store, guild: int, channel: int) -> Table:
    """That game as one that a server has played."""
    record = parse(RECORD.read_text("utf-8"))
    players = [Player(1000 + seat, name) for seat, name in enumerate(record.header.names)]
    place = Place(guild, channel, 1_700_000_000)
    table, log = table_of(record, list(replay(record)), players, place, bytes(32))
    saved = await store.tables.save(await store.tables.add(table), log)
    await store.posts.mark_posted(saved.id, saved.due, 1)
    return saved
