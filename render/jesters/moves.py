"""Moves on the board: the last ones as ways and jumps, those to choose from as letters."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from engine.core import Event, Move
from engine.jesters.view import JestersView
from render.jesters.layout import ACROSS, UP, centre, edge_place
from render.jesters.overlays import cross, dash, ghost, leap
from render.parts.badge import badge
from render.sprites import Sheet


class Trail(Struct, frozen=True):
    """One player's turn as far as it is drawn."""

    seat: int
    start: str
    """Where the jester came from."""
    end: str
    """Where it went after its bend; empty while it has not."""
    hops: tuple[str, ...]
    """The bend, then where the pawn landed."""
    caught: tuple[int, ...] = ()
    """For each jump, whose pawn was captured."""
    edge: str = ""
    """Where a stick was laid."""

    @property
    def fresh(self) -> set[str]:
        """The hexagons whose pieces have just come."""
        return {self.end or self.hops[0], self.hops[-1]}


def trails(view: JestersView, since: Sequence[Event]) -> list[Trail]:
    """The turns that events tell of, each seat's last one, the latest last; a turn that is under
    way can be seen from the position itself.

    Every event of a turn knows the way so far, so the last one is enough.
    """
    found: dict[int, Trail] = {}
    for event in since:
        if event.seat is None or "hops" not in event.facts:
            continue
        facts = event.facts
        found.pop(event.seat, None)
        found[event.seat] = Trail(
            seat=event.seat,
            start=facts["start"],
            end=facts.get("end", ""),
            hops=tuple(facts["hops"]),
            caught=tuple(facts.get("from", ())),
            edge=facts.get("edge", ""),
        )
    if view.origin:
        found.pop(view.seat, None)
        found[view.seat] = _under_way(view)
    return list(found.values())


def _under_way(view: JestersView) -> Trail:
    owners = tuple(owner for owner, _ in view.taken[view.seat])
    return Trail(
        seat=view.seat,
        start=view.origin,
        end="" if view.step == "to" else view.jesters[view.seat],
        hops=view.hops,
        caught=owners[len(owners) - len(view.hops) + 1 :],
    )


def entered(since: Sequence[Event]) -> set[str]:
    """The hexagons where jesters have just entered."""
    return {event.facts["to"] for event in since if event.kind == "at"}


def put_ways(sheet: Sheet, view: JestersView, shown: Iterable[Trail]) -> None:
    """The jesters' ways: a ring where they began, bars from hexagon to hexagon, an arrow."""
    standing = _standing(view)
    for trail in shown:
        if trail.start != view.origin and trail.start not in standing:
            sheet.put_centred(ghost(sheet.palette, trail.seat), *centre(trail.start))
        _put_leg(sheet, trail.seat, trail.start, trail.hops[0], arrow=not trail.end)
        if trail.end:
            _put_leg(sheet, trail.seat, trail.hops[0], trail.end, arrow=True)


def put_jumps(sheet: Sheet, view: JestersView, shown: Iterable[Trail]) -> None:
    """The pawns' jumps, and a cross where one was captured."""
    places = {centre(name) for name in _standing(view)}
    for trail in shown:
        for (start, end), owner in zip(pairwise(trail.hops), trail.caught, strict=True):
            (x, y), (to_x, to_y) = centre(start), centre(end)
            middle = ((x + to_x) / 2, (y + to_y) / 2)
            sheet.put_centred(leap(sheet.palette, trail.seat, to_x - x, to_y - y), *middle)
            if middle not in places:
                sheet.put_centred(cross(sheet.palette, owner), *middle)


def put_letters(sheet: Sheet, view: JestersView, letters: Mapping[str, Move]) -> dict[str, Move]:
    """Label the choices where they are made; returns those that belong to no place."""
    elsewhere: dict[str, Move] = {}
    for label, move in letters.items():
        place = move.partition(" ")[2]
        if place in view.edges:
            spot = edge_place(place)
            sheet.put_centred(badge(sheet.palette, label, "none"), spot.x, spot.y)
        elif place in view.hexagons:
            x, y = centre(place)
            sheet.put_centred(badge(sheet.palette, label, "none"), x, y - 8)
        else:
            elsewhere[label] = move
    return elsewhere


def marked_hexagons(view: JestersView, letters: Mapping[str, Any]) -> set[str]:
    """The empty hexagons that a letter will stand on: their numbers make room for it."""
    return {move.partition(" ")[2] for move in letters.values()} & set(view.hexagons)


def _standing(view: JestersView) -> set[str]:
    return {name for name, _, _ in view.pawns} | set(view.jesters) - {""}


def _put_leg(sheet: Sheet, seat: int, start: str, end: str, *, arrow: bool) -> None:
    (x, y), (to_x, to_y) = centre(start), centre(end)
    steps = abs(to_y - y) // UP or abs(to_x - x) // ACROSS
    across, up = (to_x - x) // steps, (to_y - y) // steps
    for step in range(steps):
        last = arrow and step == steps - 1
        way = step + (0.42 if last else 0.5)  # an arrow stays clear of the number it points at
        sprite = dash(sheet.palette, seat, across, up, last=last)
        sheet.put_centred(sprite, x + way * across, y + way * up)
