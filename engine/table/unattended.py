"""What happens at a seat whose player is not asked: standing answers, and the computer's moves.

The computer plays in the stead of somebody who is absent, from what their seat may see. Where it
keeps a seat it decides at once, but only as long as somebody is at the table to play with, and
not for ever without them: a game never runs away by itself. One that has a seat of its own, and one
that the table wants to think for longer, is asked when everybody else has been answered: see
`engine.table.computers`. At a show computers play among themselves, for as long as somebody lets it
be known that they look.
"""

from typing import Any, Final

from msgspec import Struct

from engine.chance import Sealed, derived_seed
from engine.computer.levels import AT_ONCE, USUAL
from engine.computer.player import Plan, decide, plan
from engine.core import AnyGame, Hand, Move, Seat
from engine.table.model import Player, Table
from engine.table.standing import standing_move

STEPS: Final = 12
"""So many steps for each player at the table may computers make until a person has decided."""
PACES: Final = (3, 8, 20, 60)
"""Seconds that may lie between the turns of a show. Discord takes an edit a second or so."""
LOOKED_AT: Final = 40
"""After so many turns without anybody pressing anything, a show waits for somebody who looks."""


class Answer(Struct, frozen=True):
    """A move that is made for a seat."""

    seat: Seat
    move: Move
    hand: Hand


class Deputy:
    """The computer in the stead of those who are absent. A turn that it has planned it plays to the
    end, as long as it sees what it expected."""

    def __init__(self) -> None:
        self._plans: dict[Seat, tuple[Plan, int]] = {}
        """By seat, the last plan and how much of it is played."""

    def move(self, table: Table, game: AnyGame, state: Any, seat: Seat) -> Move:
        """What it decides for a seat, as strong as the table wants it to be."""
        if table.clock.level == USUAL:
            return computer_move(table, game, state, seat)
        view = game.view(state, seat)
        planned, made = self._plans.get(seat, (None, 0))
        move = None if planned is None else planned.next_move(made, view)
        if planned is None or move is None:
            lots = derived_seed(table.seed, f"computer {table.ply + 1}")
            planned = plan(game, view, game.choices(state, seat), table.clock.level, lots)
            move, made = planned.moves[0], 0
        self._plans[seat] = (planned, made + 1)
        return move


def answer(table: Table, game: AnyGame, state: Any, steps: int, deputy: Deputy) -> Answer | None:
    """The next move that no person makes, after so many steps by computers; `None` if there is
    none to be made."""
    waiting = game.waiting_on(state)
    for seat in waiting:
        standing = standing_move(game, state, seat, table.players[seat].standing)
        if standing is not None:
            return Answer(seat, standing, "standing")
    if steps >= STEPS * len(table.players) or not anybody(table):
        return None
    for seat in waiting:
        if decides_at_once(table, table.players[seat]):
            return Answer(seat, deputy.move(table, game, state, seat), "computer")
    return None


def computer_move(table: Table, game: AnyGame, state: Any, seat: Seat) -> Move:
    """What the usual computer decides for a seat. Its own draws come from the sealed seed too, so
    that they can be looked up once the game is over, but they are none of the game's."""
    chance = Sealed(derived_seed(table.seed, "computer"), table.ply + 1)
    return decide(game, game.view(state, seat), game.choices(state, seat), chance)


def decides_at_once(table: Table, player: Player) -> bool:
    """Whether the computer keeps somebody's seat, and need not think for long."""
    return player.holder == "computer" and not player.level and table.clock.level <= AT_ONCE


def thinks(table: Table, player: Player) -> bool:
    """Whether a computer is asked, for itself or for somebody else, that thinks elsewhere."""
    asked = player.holder == "computer" and bool(player.asked)
    return asked and not decides_at_once(table, player)


def anybody(table: Table) -> bool:
    """Whether a person is at the table."""
    return any(player.holder == "person" and not player.resigned for player in table.players)


def is_stuck(table: Table, waiting: tuple[Seat, ...]) -> bool:
    """Whether nobody is asked but computers, which wait for somebody to look at the table."""
    asked = [table.players[seat] for seat in waiting]
    return bool(asked) and all(one.holder == "computer" and not thinks(table, one) for one in asked)


def goes_on(table: Table) -> bool:
    """Whether computers that think go on: somebody is there to play with, or lets them play as a
    show, and they have not played for too long without them."""
    if table.pace:
        return not (table.halted or is_forgotten(table))
    return anybody(table) and table.unwatched < STEPS * len(table.players)


def is_forgotten(table: Table) -> bool:
    """Whether a show has gone on for so long that nobody may be looking any more."""
    return bool(table.pace) and table.unwatched >= LOOKED_AT
