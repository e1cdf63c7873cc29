"""What the players' plates show, read out of a view."""

from collections.abc import Iterator, Sequence

from engine.core import Event, Seat
from engine.hedgehogs.view import HedgehogsView
from render.heading import waits
from render.hedgehogs.pieces.piece import pieces_of
from render.hedgehogs.plates.plate import Player
from render.hedgehogs.reading import home_by_colour, home_pieces, resting

_TOGETHER = ("spy", "bearer", "answer")
"""Steps that several decide at the same time."""


def players(view: HedgehogsView, names: Sequence[str], since: Sequence[Event]) -> Iterator[Player]:
    """By seat."""
    before = view.turn == 0 and view.outcome is None
    rolls = [event for event in since if event.kind == "roll" and event.seat is not None]
    first = _first_rolls(since) if before else 0
    by_colour = home_by_colour(view) if view.colours_each > 1 else []
    due = view.waiting_on or (view.seat,)
    for seat in range(view.seats):
        out = seat in view.gone or seat in view.lost
        yield Player(
            seat=seat,
            name=names[seat],
            home=view.home[seat],
            goal=view.home_to_win,
            hand=pieces_of(view.letters, view.hands[seat], view.bearers),
            to_move=waits(view) and seat in due,
            first=seat == view.first,
            gone=seat in view.gone,
            rank=view.outcome.ranks[seat] if view.outcome else 0,
            rolled=tuple(event.facts["value"] for event in rolls[:first] if event.seat == seat),
            colours=_colours(view, seat) if by_colour else (),
            home_each=tuple(by_colour[seat :: view.seats]),
            racing=not before,
            lost=_lost(view, seat),
            kept=_kept(view, seat),
            spy=view.spies[seat] if view.spies else 0,
            chosen=view.step in _TOGETHER
            and not out
            and seat not in view.waiting_on
            and not (view.step == "answer" and seat == view.seat),
            bearer=_bearer(view, seat),
            rest=_rest(view, seat),
            points=view.outcome.points[seat] if view.outcome and view.spies else None,
        )


def _first_rolls(since: Sequence[Event]) -> int:
    """How many of the rolls were for the first place; others are for dice to keep (V6) or lanes to
    be placed in (V23)."""
    count = 0
    for event in since:
        if event.kind == "roll" and event.seat is not None:
            count += 1
        if event.kind == "first":
            return count
    return count


def _colours(view: HedgehogsView, seat: Seat) -> tuple[int, ...]:
    return tuple(view.letters.index(letter) for letter in view.families[seat])


def _lost(view: HedgehogsView, seat: Seat) -> str:
    if seat not in view.lost:
        return ""
    return "hedgehogs-left" if view.cubed else "hedgehogs-out"


def _kept(view: HedgehogsView, seat: Seat) -> int:
    """The die kept, unless it lies with the one that was thrown."""
    if not view.kept or (seat == view.seat and view.dice):
        return 0
    return view.kept[seat]


def _bearer(view: HedgehogsView, seat: Seat) -> str:
    if not view.bearers:
        return ""
    own = view.families[seat]
    home = any(
        letter in own and letter + design in view.bearers for letter, design in home_pieces(view)
    )
    return "home" if home else "away"


def _rest(view: HedgehogsView, seat: Seat) -> tuple[int, int] | None:
    """Of the colour that is nearest to resting."""
    if view.lazy != "yes":
        return None
    both = [resting(view, letter) for letter in view.families[seat]]
    return min(both, key=lambda one: one[1] - one[0])
