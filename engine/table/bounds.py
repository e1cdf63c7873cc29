"""What nobody at a table of a league decides: that is for its organisers."""

from typing import Final

from engine.core import Refused
from engine.table.model import Table

FEW: Final = 2
"""Of so many that still play, one may give up: nobody else's game goes on."""


def refuse_at_leagues(table: Table) -> None:
    """Raises `Refused` where a league decides, and nobody at the table."""
    if table.season:
        raise Refused("league-table", "this is a table of a league: its organisers decide that")


def refuse_resigning(table: Table) -> None:
    """Raises `Refused` where somebody's leaving would spoil the game of others."""
    if table.season and sum(not player.resigned for player in table.players) > FEW:
        raise Refused("league-resign", "at a table of a league the others' game goes on")
