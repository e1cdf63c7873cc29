"""Games that began under older rules.

A running game goes on from its position under the present rules, from the first change on that is
saved with them. The table then keeps which rules held up to which ply, and the position in which
the present ones began: takebacks, replays and checks reach back to there. What lies before was
played by rules that are no longer in the program; the log tells it, but nothing replays it. A game
that is over stays as it is.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core import restore, snapshot
from engine.games import game_named
from engine.record_header import Newer
from engine.table.dry_run import still_legal
from engine.table.model import Older, Player, Table


def brought_up(table: Table) -> Table:
    """The table itself, or one that began under older rules as it goes on under the present ones.

    Drafts that are no longer legal are dropped, and so is what was decided ahead, and a request to
    take back what cannot be.
    """
    game = game_named(table.game)
    if table.status != "running" or table.rules_version >= game.rules_version:
        return table
    state = game.carried(restore(game, table.snapshot), msgspec.json.decode(table.snapshot))
    kept = snapshot(state)
    before = tuple(replace(one, position="") for one in table.older)

    def asked(seat: int, player: Player) -> Player:
        player = replace(player, intents=()) if player.intents else player
        legal = not player.draft or still_legal(game, state, seat, player.draft)
        return player if legal else replace(player, draft=())

    return replace(
        table,
        rules_version=game.rules_version,
        older=(*before, Older(table.rules_version, table.ply, kept.decode())),
        snapshot=kept,
        players=tuple(asked(seat, player) for seat, player in enumerate(table.players)),
        takebacks=replace(table.takebacks, asking=None),
    )


def first_known(table: Table) -> int | None:
    """The first ply from which the game can be replayed: the set-up, or where the present rules
    began; nothing if it did not end by rules that we have."""
    if table.rules_version != game_named(table.game).rules_version:
        return None
    return table.older[-1].last if table.older else 0


def first_position(table: Table) -> Any:
    """The state in which the present rules began, where that was not the set-up."""
    return restore(game_named(table.game), table.older[-1].position.encode())


def newer_rules(table: Table) -> tuple[Newer, ...]:
    """The rules that a game went on by, as a record tells them."""
    followed = [*(one.rules for one in table.older[1:]), table.rules_version]
    return tuple(
        Newer(rules, before.last + 1, before.position.encode())
        for rules, before in zip(followed, table.older, strict=False)
    )
