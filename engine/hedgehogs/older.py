"""Positions of older rules, as the present ones go on from them."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.hedgehogs.board import track_for
from engine.hedgehogs.state import Hedgehogs
from engine.hedgehogs.turn_order import round_from


def carried(state: Hedgehogs, kept: Mapping[str, Any]) -> Hedgehogs:
    """A race that was kept under rules 1, which counted the turns left in a full round (V17) and
    the dice on the table (V16) where rules 2 name those whose turn is still to come."""
    track = track_for(state.chosen, state.seats)
    if state.to_come or not state.turn or state.ended:
        return state
    if track.rules.layout == "drift":
        count: int = kept.get("round_left", 0)
    elif track.rules.dice == "shared":
        count = len(state.dice) - ("die" in state.todo)
    else:
        return state
    return replace(state, to_come=round_from(state, track)[: max(count, 0)])
