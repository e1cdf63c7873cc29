"""People who play against computers, and what computers did there compared with what they would
decide if they were asked once more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from data.store import SqlStore
from engine.chance import Sealed, derived_seed
from engine.computer.answering import Question, answer
from engine.core import AnyGame, Seat
from engine.games import game_named
from engine.table.model import LoggedMove, Table
from engine.table.replay import played_again
from parlour import ChannelDriver, Person, Reply
from tests.soak.crowd import Crowd

OPENED: Final[Sequence[dict[str, Any]]] = (
    {"game": "hedgehogs", "level": 5, "seats": 6},
    {"game": "courtiers", "level": 4, "seats": 4},
    {"game": "hedgehogs", "level": 3, "seats": 4},
    {"game": "witches", "level": 5, "seats": 3},
)
"""The tables that people open, one behind the other."""


class Solos(Crowd):
    """People each of whom plays alone against computers."""

    async def open(self, channel: ChannelDriver, person: Person) -> Reply:
        wanted = OPENED[self.channels.index(channel) % len(OPENED)]
        return await person.slash("play", channel=channel, options=wanted | {"thread": False})


async def in_hand(store: SqlStore) -> set[int]:
    """The timers that ask computers and that somebody has taken."""
    return {timer.id for timer in await store.timers.left() if timer.kind == "think"}


async def computers_flaws(url: str, boards: Sequence[str]) -> list[str]:
    """Moves of computers that nobody asked them for or that they did not decide on, and boards that
    were posted while they were thinking. `boards` are the ids of the boards' first buttons."""
    found: list[str] = []
    async with SqlStore.open(url) as store:
        for number in await store.tables.all_ids():
            table = await store.tables.table(number)
            assert table is not None
            if table.status in ("lobby", "closed"):
                continue
            log = await store.tables.moves(number)
            own = (one.split(":") for one in boards if one.split(":")[1] == str(number))
            plies = [int(ply) for _, _, _, *rest in own for ply in rest[:1]]  # none at its end
            found += [f"table {number}: {one}" for one in _flaws(table, log, plies)]
    return found


def _flaws(table: Table, log: Sequence[LoggedMove], boards: Sequence[int]) -> Iterator[str]:
    game = game_named(table.game)
    chances = [Sealed(table.seed, move.step) for move in log]
    states = [moment.state for moment in played_again(table, log, chances)]
    ply = 1
    while ply < len(log):
        move = log[ply]
        if move.hand != "computer":
            ply += 1
            continue
        assert move.seat is not None
        count = _decided(game, table, states, log, ply)
        if not count:
            yield f"ply {ply}: {move.move} is not what seat {move.seat} decides on"
        ply += count or 1
    for shown in sorted(boards):
        waiting = game.waiting_on(states[shown])
        if waiting and all(table.players[seat].level for seat in waiting):
            yield f"the board of ply {shown} was posted, and only computers are asked there"


def _decided(
    game: AnyGame, table: Table, states: Sequence[Any], log: Sequence[LoggedMove], ply: int
) -> int:
    """How many steps from this ply on are what a computer decides on when it is asked; 0 if it
    decides on something else. Where several decide at the same time, others may have been quicker
    since it was asked."""
    seat = log[ply].seat
    assert seat is not None
    asked = ply - 1
    while asked >= 0 and seat in game.waiting_on(states[asked]):
        if asked < ply - 1 and log[asked + 1].seat == seat:
            break
        question = Question(
            table.game,
            game.view(states[asked], seat),
            game.choices(states[asked], seat),
            table.players[seat].level,
            derived_seed(table.seed, f"computer {asked + 1}"),
        )
        if count := _fitting(game, question, states, log, ply, seat):
            return count
        asked -= 1
    return 0


def _fitting(
    game: AnyGame,
    question: Question,
    states: Sequence[Any],
    log: Sequence[LoggedMove],
    ply: int,
    seat: Seat,
) -> int:
    """How many steps of a plan are in the log from a ply on."""
    plan = answer(question)
    count = 0
    move: str | None = plan.moves[0]
    while move is not None and ply + count < len(log):
        if (log[ply + count].seat, log[ply + count].move) != (seat, move):
            return 0
        state = states[ply + count]
        count += 1
        asked = game.waiting_on(state) == (seat,)
        move = plan.next_move(count, game.view(state, seat)) if asked else None
    return count if move is None else 0
