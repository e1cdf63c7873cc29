"""What a player or spectator may know of a race: all but the spies' picks and the cards unseen."""

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, ClassVar, Final

from engine.chance import Chance
from engine.core import UMPIRE, Seat, View, Viewer
from engine.hedgehogs.board import track_for
from engine.hedgehogs.ending import home_counts, outcome
from engine.hedgehogs.lanes.free import rears
from engine.hedgehogs.pieces import COLOURS
from engine.hedgehogs.rules import Dice, StepName, Trap, Way
from engine.hedgehogs.state import Hedgehogs

HIDDEN = -1
"""Stands for a spy's pick or a card that the viewer does not know."""


class HedgehogsView(View, frozen=True, kw_only=True):
    """The race as a viewer sees it, in the words of `Hedgehogs` and of `Rules`."""

    game: ClassVar[str] = "hedgehogs"

    lanes: int
    rows: int
    squares: tuple[str, ...]
    """The names of the squares, `a1`, `b1`, … row by row from the start line."""
    board: tuple[str, ...]
    """By square, the stack from bottom to top: `r1b2`; a capital runs down the board."""
    trap: Trap
    """What black squares do."""
    black: tuple[str, ...]
    """The black squares, whatever they do."""
    traps: tuple[str, ...]
    """Black squares that can hold somebody."""
    held: tuple[str, ...]
    """Those among them that hold what stands, or would stand, on them now (HT6)."""
    held_back: tuple[str, ...]
    """Where two ways are run (V33, V34), `held` is for pieces that run up, and this for those that
    run down."""
    painted: tuple[str, ...]
    """Printed black squares that are none in this race."""
    tube: bool
    """The outer lanes are neighbours."""
    way: Way
    dice_used: Dice
    pieces: int
    """How many of each colour each player races with."""
    colours_each: int
    home_to_win: int
    lazy: str
    doping: bool
    colours: tuple[str, ...]
    letters: str
    """By number, a colour's name and its letter in a stack; that of a seat, and with two colours
    each (V21) a second one so many numbers further on as there are seats."""
    families: tuple[str, ...]
    """By seat, the letters of all its colours."""
    home: tuple[int, ...]
    """By seat, the hedgehogs that have arrived."""
    starts: tuple[int, ...]
    """By seat, the row where its pieces begin."""
    hands: tuple[str, ...]
    """By seat, the pieces not yet on the board."""
    out: str
    gone: tuple[Seat, ...]
    """Seats that resigned."""
    lost: tuple[Seat, ...]
    """Seats that are out of this race or left it."""
    winner: Seat
    step: str
    """What is to decide now: `place`, `side`, `go`, …; `over` at the end."""
    todo: tuple[StepName, ...]
    seat: Seat
    """Whose turn it is."""
    first: Seat
    die: int
    """The die of this turn; 0 before it is known."""
    dice: tuple[int, ...]
    """Dice on the table that may still be used."""
    kept: tuple[int, ...]
    """By seat, the die kept from turn to turn."""
    deck: tuple[int, ...]
    """The pile of cards from the top: what has been seen, `HIDDEN` for the rest."""
    known: int
    turned: tuple[int, ...]
    """The cards turned over last; 0 is the joker."""
    spies: tuple[int, ...]
    """By seat, the design backed; 0 not chosen yet, `HIDDEN` chosen and secret."""
    bearers: str
    """The apple bearers, in small letters."""
    tested: bool
    drawn_traps: tuple[int, ...]
    to_come: tuple[Seat, ...]
    skidding: str
    cube: int
    cubed: bool
    """Whether there is a doubling cube at all."""
    doubler: Seat
    answers: tuple[Seat, ...]
    capped: bool
    turn: int
    aside: str
    ahead: int
    idle: int
    stuck: int
    chosen: str


def view(state: Hedgehogs, viewer: Viewer, waiting_on: tuple[Seat, ...]) -> HedgehogsView:
    track = track_for(state.chosen, state.seats)
    shown = _constant(state.chosen, state.seats, state.traps).copy()
    shown.update(zip(_SHARED, _shared(state), strict=True))
    if track.holds:
        held, held_back = _held(state.chosen, state.seats, state.traps, rears(state, track))
        way = track.rules.way
        shown["held"] = held_back if way == "down" else held
        if way in ("return", "both"):
            shown["held_back"] = held_back
    shown["viewer"], shown["waiting_on"] = viewer, waiting_on
    shown["outcome"] = outcome(state) if state.ended else None
    shown["home"] = tuple(home_counts(state.board, track))
    shown["step"] = state.todo[0] if state.todo else "over"
    shown["deck"] = _deck_seen(state, viewer) if state.deck else ()
    shown["spies"] = _spies_seen(state, viewer) if state.spies else ()
    shown["drawn_traps"] = state.traps
    return HedgehogsView(**shown)


@lru_cache(maxsize=256)
def _constant(chosen: str, seats: int, traps: tuple[int, ...]) -> dict[str, Any]:
    """What a view shows of the rules and the board, the same all game long unless black squares
    wander."""
    track = track_for(chosen, seats)
    rules, names = track.rules, track.names
    black = sorted(traps or track.traps)
    return {
        "lanes": rules.lanes,
        "rows": rules.rows,
        "squares": names,
        "trap": rules.trap,
        "black": tuple(names[square] for square in black),
        "traps": tuple(names[square] for square in black) if track.holds else (),
        "painted": tuple(sorted(name for name in rules.traps if track.numbers[name] not in black)),
        "tube": rules.tube,
        "way": rules.way,
        "dice_used": rules.dice,
        "pieces": rules.pieces,
        "colours_each": rules.colours,
        "home_to_win": rules.home_to_win,
        "lazy": rules.lazy,
        "doping": rules.doping,
        "colours": COLOURS[: len(track.letters)],
        "letters": track.letters,
        "families": tuple(own[::2] for own in track.owns),
        "starts": tuple(squares[0] // rules.lanes + 1 for squares in track.starts),
        "cubed": rules.cube != "none",
        "held": (),
        "held_back": (),
    }


@lru_cache(maxsize=1024)
def _held(
    chosen: str, seats: int, traps: tuple[int, ...], behind: tuple[int, int]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The black squares that hold those who run up, and those who run down, given how far the
    hindmost have come (HT6)."""
    track = track_for(chosen, seats)
    up, down = behind
    runs_up, runs_down = track.courses
    names = track.names
    black = sorted(traps or track.traps)
    held = [names[square] for square in black if up < runs_up[square]]
    held_back = [names[square] for square in black if down < runs_down[square]]
    return tuple(held), tuple(held_back)


_SHARED: Final = tuple(
    name
    for name in Hedgehogs.__struct_fields__
    if name in HedgehogsView.__struct_fields__ and name not in ("traps", "deck", "spies")
)
"""What state and view hold under the same name."""
_shared: Final[Callable[[Hedgehogs | HedgehogsView], tuple[Any, ...]]] = attrgetter(*_SHARED)


_FIELDS: Final = Hedgehogs.__struct_fields__
_DECK, _SPIES, _ENDED = (_FIELDS.index(name) for name in ("deck", "spies", "ended"))
_behind: Final[Callable[[HedgehogsView], tuple[Any, ...]]] = attrgetter(
    *({"traps": "drawn_traps", "ended": "outcome"}.get(name, name) for name in _FIELDS)
)
"""What a view holds of a state, in the order of its fields; the three above are different there."""


def _deck_seen(state: Hedgehogs, viewer: Viewer) -> tuple[int, ...]:
    if viewer == UMPIRE or state.ended:
        return state.deck
    unseen = len(state.deck) - state.known
    return (HIDDEN,) * unseen + state.deck[unseen:]


def _spies_seen(state: Hedgehogs, viewer: Viewer) -> tuple[int, ...]:
    if viewer == UMPIRE or state.ended:
        return state.spies
    return tuple(
        spy if seat == viewer or not spy else HIDDEN for seat, spy in enumerate(state.spies)
    )


def imagine(seen: HedgehogsView, chance: Chance) -> Hedgehogs:
    """A state behind a view: cards and picks that are hidden fall out as chance has it."""
    spies, deck = seen.spies, seen.deck
    if HIDDEN in spies:
        pieces = track_for(seen.chosen, seen.seats).rules.pieces
        spies = tuple([chance.roll(pieces) if spy == HIDDEN else spy for spy in spies])
    if HIDDEN in deck:
        cards = [0, *(number for number in range(1, 7) for _ in range(2))]
        for card in deck:
            if card != HIDDEN:
                cards.remove(card)
        unseen = iter(chance.shuffle(cards))
        deck = tuple(next(unseen) if card == HIDDEN else card for card in deck)
    known = list(_behind(seen))
    known[_DECK], known[_SPIES] = deck, spies
    known[_ENDED] = seen.outcome.reason if seen.outcome else ""
    return Hedgehogs(*known)
