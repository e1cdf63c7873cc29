"""Tables whose result counts for ratings: what is agreed on before the game."""

from msgspec.structs import replace

from engine.core import Refused
from engine.table.lobby import choosing
from engine.table.model import Table


def refuse_unrateable(table: Table) -> None:
    """Raises `Refused` where no result can count. Any options can, and any number of people."""
    if table.direct or table.pace:
        raise Refused("rated-alone", "a result counts only where people play each other")
    if any(player.level for player in table.players):
        raise Refused("rated-computer", "the result does not count where a computer plays")


def with_rated(table: Table, user: int, rated: bool) -> Table:
    """The owner chooses whether the result is to count, until the game begins."""
    choosing(table, user)
    if rated:
        refuse_unrateable(table)
    return replace(table, rated=rated)
