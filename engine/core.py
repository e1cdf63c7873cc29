"""What every game is made of: the contract between a game's rules and everything around them.

A game is a set of pure functions over frozen states. It knows neither Discord nor SQL, neither
pictures nor time, and draws no random numbers of its own: whatever chance decides comes through
a `Chance` that the caller owns.

A game only ever describes *one* step. Throwing the dice that are due and playing steps that
leave no choice is the work of `engine.play_on`, the same for all games.

It is one file because whoever writes a game reads the contract as a whole.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final, Generic, Literal, Protocol, TypeVar

from msgspec import Struct, json

from engine.chance import Chance
from engine.options import Options
from engine.scoring import RoundResult, Scoring

Seat = int
"""A chair at the table, numbered from 0 in turn order."""

Shown = Literal["now", "tried", "stopped"]
"""What a view shows: the position that is played, what would be if a draft were confirmed, or where
a game was stopped."""

Viewer = int | None
"""Who looks: a seat, `None` for a spectator, or `UMPIRE`."""

UMPIRE: Final = -1
"""The viewer from whom nothing is hidden: for replays of finished games, checks and tests."""

Move = str
"""One step in its canonical text form, such as `side c4 d`."""

Hand = Literal["person", "standing", "planned", "computer", "clock"]
"""Who made a move: the player, now, by a standing answer or as they had decided ahead; the computer
in their stead; or, for one who is out, the clock."""


Fact = str | int | Sequence[str]
"""A value that a message mentions."""


class Refused(Exception):
    """Something that was asked for and is not done. Nothing has changed.

    `str()` is a plain English line; `code` and `facts` let an edge say the same in other
    languages and with the players' names.
    """

    def __init__(self, code: str, message: str, **facts: Fact) -> None:
        super().__init__(message)
        self.code = code
        self.facts = facts


class Illegal(Refused):
    """A move that the rules refuse."""


def refuse_resigning(
    seat: int, *, seats: int, over: str, gone: Sequence[int], called: Sequence[str]
) -> None:
    """Raise `Illegal` if a seat cannot leave: the game is `over`, or the seat is not there, or not
    there any more. `called` are the seats' names."""
    if over:
        raise Illegal("over", "the game is over")
    if not 0 <= seat < seats:
        raise Illegal("no-such-seat", f"there is no seat {seat}", seat=seat)
    if seat in gone:
        raise Illegal("already-gone", f"{called[seat]} has already resigned")


class Event(Struct, frozen=True, gc=False):
    """One thing that happened, to be told, drawn or written down."""

    kind: str
    seat: Seat | None
    text: str
    """The event in notation, as a record holds it."""
    facts: Mapping[str, Any] = {}
    """Named values from which an edge makes a sentence or an arrow."""
    to: tuple[Seat, ...] | None = None
    """Who may know of it; `None` is everybody."""
    forced: bool = False
    """The engine did this for the seat, because the rules left it no choice."""

    def visible_to(self, viewer: Viewer) -> bool:
        return self.to is None or viewer == UMPIRE or viewer in self.to


ROUND_OVER: Final = "round"
"""The kind of the event that tells what a round of a match has brought."""

ROUND_BEGINS: Final = "next-round"
"""The kind of the event behind which everything belongs to a new round."""


class Field(Struct, frozen=True):
    """One blank of a form: pick `count` different ones of `values`."""

    name: str
    values: tuple[str, ...]
    count: int = 1
    ordered: bool = False
    """The order of the picks matters; otherwise they are written as `values` lists them."""


class Form(Struct, frozen=True):
    """How to write a move of a step that has too many moves to list."""

    template: str
    """The move with its blanks: `lay {first} / {second} / {third}`."""
    fields: tuple[Field, ...]
    disjoint: bool = False
    """A value picked in one field is gone from the others."""

    def filled(self, picks: Mapping[str, Sequence[str]]) -> Move:
        """The move that these picks make. Raises `Illegal` if they do not fit the form."""
        written: dict[str, str] = {}
        used: list[str] = []
        for field in self.fields:
            picked = list(picks.get(field.name, ()))
            free = [value for value in field.values if not (self.disjoint and value in used)]
            different = len(set(picked)) == len(picked) == field.count
            if not different or not set(picked) <= set(free):
                wanted = f"{field.count} of {', '.join(free)}"
                raise Illegal(
                    "bad-form",
                    f"{field.name} takes {wanted}",
                    field=field.name,
                    count=field.count,
                    choices=free,
                )
            used += picked
            order = picked if field.ordered else [one for one in field.values if one in picked]
            written[field.name] = " ".join(order)
        return self.template.format_map(written)


class Choices(Struct, frozen=True):
    """What a seat may decide now.

    Without a form, `moves` is every legal move in a stable order. With one, it holds a few
    ready-made proposals, and other moves are written by filling in the form.
    """

    moves: tuple[Move, ...]
    form: Form | None = None
    secret: bool = False
    """Asked for even when there is only one answer, so that silence tells nothing (G3)."""

    @property
    def only(self) -> Move | None:
        """The single move there is, if the rules leave no choice at all."""
        alone = len(self.moves) == 1 and self.form is None and not self.secret
        return self.moves[0] if alone else None


NO_CHOICES: Final = Choices(())


class Outcome(Struct, frozen=True):
    """How a game ended. Both tuples go by seat; equal results share a rank: 1, 1, 3 (G2)."""

    ranks: tuple[int, ...]
    points: tuple[int, ...]
    reason: str
    """Which way of ending it was, in a word a translator can look up."""
    stake: int = 1
    """What a round of a match is worth: a doubling cube raises it."""
    settled: tuple[tuple[Seat, int], ...] = ()
    """Seats that left the round before its end, and the points each has lost by that."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class MatchView(Struct, frozen=True, kw_only=True):
    """What everybody knows of a match over several rounds."""

    scoring: Scoring
    """What it is played for, with every end that applies written out."""
    number: int
    """The round on the board, counted from 1."""
    scores: tuple[int, ...]
    """By seat, the points so far; in tennis, the sets won."""
    history: tuple[RoundResult, ...]
    """The rounds that are over."""
    sets: tuple[tuple[int, ...], ...] = ()
    """In tennis, the finished sets: by seat, the games won in each."""
    games: tuple[int, ...] = ()
    """In tennis, by seat, the games of the set that is being played."""
    gone: tuple[Seat, ...] = ()
    """Seats that left the match."""
    round_over: Outcome | None = None
    """How the round on the board ended, if it has."""
    over: bool = False
    """The match is over."""
    last: "View | None" = None
    """The board on which the round before ended."""
    chosen: str


class View(Struct, frozen=True, kw_only=True):
    """What one viewer may know of a state. Games extend it with their board."""

    game: ClassVar[str]

    viewer: Viewer
    seats: int
    waiting_on: tuple[Seat, ...]
    outcome: Outcome | None
    """How the game ended. In a match: how the match ended, or else the round on the board, which
    only shows while its last move is being tried out."""
    match: MatchView | None = None
    settled: tuple[tuple[Seat, int], ...] = ()
    """Seats that have left the round on the board, and the points each has lost by that."""
    shown: Shown = "now"
    """Set by whoever has it drawn; the rules leave it alone."""


class Scene(Struct, frozen=True):
    """What a viewer may know after a ply, and the events that led there."""

    ply: int
    view: View
    since: Sequence[Event] = ()


class State(Struct, frozen=True, gc=False, tag=str.lower):
    """A position with all its secrets. Games extend it; only the engine and the store hold one.

    Snapshots carry the class's name, so that a store can hold a game and a match of it alike.
    """


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Step(Struct, Generic[S], frozen=True):
    """What a move, or a throw of the dice, led to."""

    state: S
    events: tuple[Event, ...]
    reveals: bool = False
    """Somebody now knows what they did not."""
    foreseen: bool = False
    """Whoever made the step knew all of that already, and may still take it back."""

    @property
    def final(self) -> bool:
        """Whether the step told its own player something, so that it cannot be undone."""
        return self.reveals and not self.foreseen


class StandingAnswers(Protocol):
    """What players can decide beforehand in one game, for when it falls to them out of turn."""

    proposals: tuple[str, ...]
    """The usual answers, in canonical spelling, but for *ask me*, which is no text."""
    words: tuple[str, ...]
    """Every word of that spelling but numbers; other rooms say them in people's languages."""

    def read(self, typed: str) -> str:
        """An answer in canonical spelling; empty is *ask me*. Raises `Illegal`."""
        ...

    def move(self, view: View, choices: Choices, answer: str) -> Move | None:
        """What the answer decides, from the seat's own view; nothing if they are to be asked."""
        ...


class Wishes(Struct, frozen=True):
    """What a player may wish for the set-up, in order, before being asked."""

    words: tuple[str, ...]
    """Every single wish there can be."""
    proposals: tuple[tuple[str, ...], ...]
    """Ready-made orders of them, in canonical spelling."""


class Ahead(Protocol):
    """What players can decide in one game before it is their turn: wishes for the set-up, and a
    turn for every face that the die at its beginning may show.

    A game has it as `AHEAD` in its package, if it has such decisions: see `engine.games`.
    """

    def wishes(self, view: View) -> Wishes | None:
        """What the viewer may wish; nothing once there is nothing left to be set up."""
        ...

    def granted(self, choices: Choices, wishes: Sequence[str]) -> tuple[int, Move] | None:
        """The first of the wishes that is legal now, by its place, and the move that it means."""
        ...

    def faces(self, view: View) -> tuple[str, ...]:
        """What chance may show when the viewer's next turn begins; nothing where something else
        is to be decided before."""
        ...

    def shown(self, view: View) -> str:
        """What it has shown to the viewer, who has decided nothing since; empty otherwise."""
        ...

    def begun(self, state: Any, seat: Seat, face: str) -> Any:
        """An imagined position in which the seat's turn has begun with that face. Whoever else
        would have a turn before it has passed."""
        ...

    def touched(self, before: View, move: Move, after: View | None) -> tuple[str, ...]:
        """What a step reads and changes, as the mover sees it: as long as that is the same, the
        step is what it was planned for. Without `after`, it is not to be foreseen."""
        ...


class Game(Protocol[S, V]):
    """One game's rules.

    `waiting_on` names those who must decide. When it is empty and there is no outcome, chance is
    due, and `throw` plays it. Several seats are waited on at once where decisions are secret or
    shared; a seat may be waited on out of turn.
    """

    key: str
    seats: range
    options: Options
    rules_version: int
    state_type: type[S]

    @property
    def weights(self) -> Struct:
        """The constants of the game's evaluation, as it is played with."""
        ...

    @property
    def standing(self) -> StandingAnswers | None:
        """What can be answered beforehand; nothing where nobody is asked out of turn."""
        ...

    def setup(self, chosen: str, seats: int) -> S:
        """The state before anything has happened. `chosen` is canonical option text."""
        ...

    def again(self, over: S) -> S:
        """Set up for the next round of a match: the first player passes to the left, seats that
        resigned stay out, everything else is new."""
        ...

    def scoring(self, chosen: str) -> Scoring | None:
        """How a table that chose a match over several rounds keeps score."""
        ...

    def waiting_on(self, state: S) -> tuple[Seat, ...]: ...

    def choices(self, state: S, seat: Seat) -> Choices: ...

    def read_move(self, typed: str) -> Move:
        """What a person typed for one step in the spelling that choices and records use."""
        ...

    def play(self, state: S, seat: Seat, move: Move) -> Step[S]:
        """Take one step. Raises `Illegal` for any text that is not a legal move of that seat.

        One of the events is the move itself: its seat is the mover and its text the move, and it
        is private where the decision is secret. Events tell everybody what everybody may know;
        what only some may know comes in further, private events.
        """
        ...

    def throw(self, state: S, chance: Chance) -> Step[S]:
        """Play the one thing that chance must decide now.

        Every public die is an event of kind `roll` with the text `roll N`, in the order drawn.
        """
        ...

    def resign(self, state: S, seat: Seat) -> Step[S]:
        """Take the seat out of the game, on turn or not. Raises `Illegal` if it is out already."""
        ...

    def view(self, state: S, viewer: Viewer) -> V: ...

    def imagine(self, view: V, chance: Chance) -> S:
        """Some state that the viewer could not tell from the real one."""
        ...

    def position(self, view: V) -> str:
        """The board in one line of text."""
        ...

    def example(self, text: str) -> S:
        """A position written for a rules page. Raises `Illegal` if it is not one."""
        ...

    def seat_name(self, seat: Seat) -> str:
        """The colour, clan or column of a seat, as records and plain texts name it (G1)."""
        ...

    def outcome(self, state: S) -> Outcome | None: ...

    def evaluate(self, view: V, seat: Seat) -> float:
        """How good a view of a running game is for a seat: the more the better."""
        ...

    def worths(self, state: S, weights: Any = None) -> list[float]:
        """By seat, how good an imagined state of a running game looks: what `evaluate` makes of
        the umpire's view, at a fraction of its cost. Other `weights` than the game's are for
        tuning."""
        ...

    @property
    def part_names(self) -> tuple[str, ...]:
        """Everything that `parts` may name: a hint has words for each."""
        ...

    def parts(self, state: S, seat: Seat) -> dict[str, float]:
        """By name, what a seat's worth in an imagined state is made of; what is left of it is how
        the others stand (`RIVALS`)."""
        ...

    def carried(self, state: S, kept: Mapping[str, Any]) -> S:
        """A position that older rules left, as the present ones go on from it. `kept` is what was
        stored of it, with fields that states no longer have."""
        ...

    def flaws(self, state: S) -> list[str]:
        """Invariants that this state breaks; empty for every state the rules can reach."""
        ...


RIVALS: Final = "rivals"
"""The part of a seat's worth that is the others' doing."""

AnyGame = Game[Any, Any]
"""A game of whichever kind, for code that serves all of them."""


_encode: Final = json.Encoder().encode


@cache
def _decoder(state_type: type[S]) -> json.Decoder[S]:
    return json.Decoder(state_type)


def snapshot(state: State) -> bytes:
    """The state as JSON, for storage."""
    return _encode(state)


def restore(game: Game[S, V], raw: bytes) -> S:
    """The state that `snapshot` wrote. Raises `msgspec.ValidationError` on anything else."""
    return _decoder(game.state_type).decode(raw)


def read_moves(game: AnyGame, typed: str) -> list[Move]:
    """Split what a person typed into moves: `Side C4  d, go d4` is `side c4 d` and `go d4`."""
    parts = (" ".join(part.split()) for part in typed.split(","))
    return [game.read_move(part) for part in parts if part]
