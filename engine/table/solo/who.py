"""Playing alone: a person against computers, with nobody else whom anything could wrong."""

from engine.table.model import Table


def is_solo(table: Table) -> bool:
    """Whether one person plays, against computers that sit at the table, for nothing but the
    game. Where somebody has left there were other people."""
    people = [player for player in table.players if not player.level]
    alone = len(people) == 1 and not people[0].resigned and len(table.players) > 1
    return table.status == "running" and alone and not table.rated


def can_go_back(table: Table) -> bool:
    """Whether somebody who plays alone has decided something that they can take back."""
    if not is_solo(table):
        return False
    player = next(one for one in table.players if not one.level)
    return player.holder == "person" and table.ply_of(player.seen) > 0
