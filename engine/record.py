"""A whole game as text: written, and replayed. `engine.record_reading` reads and verifies it.

A record is made to be read. A header names the game, its options, the players and the commitment
of the sealed dice. Then every decision stands on a numbered line, with what it led to behind `>`:
dice, steps that left no choice (`!`), arrivals. Line 0 is what happened before the first decision.

    0. start > red roll 2, blue roll 5, blue begin  [51c0]
    1. blue place c  [9a41]
   14. red go d4 > blue roll 3, blue stay!  [07be]

Where a game went on by newer rules, a line of its own says from which step on, with the position
they began in:

rules 2 from step 57 on, at {"type":"race",…}  [c0de]

A word in brackets behind a move says whose hand made it, if not the player's: `(computer)`,
`(standing)` or `(clock)`. The four digits at the end chain each step to those above it, so a slip
of the pen is found on the line where it happened. Result and seed follow when the game is over;
until then a record shows only what everybody may know.
"""

import hashlib
from collections.abc import Iterator, Sequence

from msgspec import DecodeError, Struct, ValidationError

from engine.chance import Chance, OutOfDraws, Sealed, Shown
from engine.core import (
    UMPIRE,
    AnyGame,
    Event,
    Hand,
    Illegal,
    Move,
    Outcome,
    Seat,
    State,
    Viewer,
    restore,
)
from engine.games import game_named
from engine.play_on import apply, resign, start
from engine.record_header import (
    BadRecord,
    BeyondReach,
    Header,
    Newer,
    header_lines,
    out_of_reach,
)

RESIGN = "resign"
HIDDEN = "?"


class Play(Struct, frozen=True):
    """One decision: a seat and the text of its move, or `resign`."""

    seat: Seat
    move: Move
    hand: Hand = "person"
    draw: int = 0
    """As which step it draws its dice, if not as its own: see `engine.table.draws`."""


class Record(Struct, frozen=True):
    """A record that has been read, though not yet verified."""

    header: Header
    plays: tuple[Play, ...]
    rolls: tuple[tuple[int, ...], ...]
    """By line, the dice that it shows."""
    lines: tuple[int, ...]
    """By line of the game, its line number in the text."""
    steps: tuple[str, ...]
    """By line of the game, what it says, up to its digits."""
    seed: bytes | None


class Moment(Struct, frozen=True):
    """The game after some ply: the state, and the events that ply led to."""

    ply: int
    state: State
    events: tuple[Event, ...]


class Ended(Struct, frozen=True):
    """A game that is over: everything is open."""

    outcome: Outcome | None
    """`None` if it was abandoned."""
    seed: bytes


def compose(
    header: Header,
    plays: Sequence[Play],
    seed: bytes,
    *,
    viewer: Viewer = None,
    over: bool = False,
) -> str:
    """Play a game again and write its record.

    Of a running game it shows what the viewer may know and never the seed. `over` says that a game
    without a result has been abandoned, so that everything is open. Raises `Illegal` if the plays
    do not fit the rules.
    """
    game = game_named(header.game)
    moments = list(each_moment(game, header, plays, _sealed(seed, plays)))
    outcome = game.outcome(moments[-1].state)
    ended = Ended(outcome, seed) if over or outcome is not None else None
    return compose_logged(header, plays, [moment.events for moment in moments], ended, viewer)


def compose_logged(
    header: Header,
    plays: Sequence[Play],
    log: Sequence[Sequence[Event]],
    ended: Ended | None,
    viewer: Viewer = None,
) -> str:
    """Write a record from what each step led to, the set-up first; nothing is played again."""
    game = game_named(header.game)
    steps = steps_told(game, plays, log, viewer=viewer, over=ended is not None)
    ending = None if ended is None else (result_line(game, ended.outcome), ended.seed)
    return written(game, header, steps, ending)


def steps_told(
    game: AnyGame,
    plays: Sequence[Play],
    log: Sequence[Sequence[Event]],
    *,
    viewer: Viewer = None,
    over: bool = False,
) -> list[str]:
    """The lines of the steps, the set-up first, without their digits: what the viewer may know, or
    everything once the game is over. `log` is what each of them led to."""
    shown_to = UMPIRE if over else viewer
    return [step_line(game, ply, events, plays, shown_to) for ply, events in enumerate(log)]


def written(
    game: AnyGame, header: Header, steps: Sequence[str], ending: tuple[str, bytes] | None
) -> str:
    """The text of a record. `steps` go by ply; `ending` is the result, and the seed it opens."""
    lines = header_lines(game, header)
    chain = Chain(lines)
    lines.append("")
    newer = {change.ply: change for change in header.newer}
    for ply, step in enumerate(steps):
        change = newer.pop(ply, None)
        said = [] if change is None else [_rules_line(game, change, shown=ending is not None)]
        lines += [f"{text}  [{chain.digits(text)}]" for text in (*said, step)]
    for change in newer.values():
        text = _rules_line(game, change, shown=ending is not None)
        lines.append(f"{text}  [{chain.digits(text)}]")
    if ending is not None:
        lines += ["", f"result: {ending[0]}", f"seed: {ending[1].hex()}"]
    return "\n".join(lines) + "\n"


def _rules_line(game: AnyGame, change: Newer, *, shown: bool) -> str:
    """From where on which rules hold. The position is told once the game is over, and before that
    if a spectator knows all of it."""
    line = f"rules {change.rules} from step {change.ply} on"
    if not change.position or not (shown or _is_open(game, change.position)):
        return line
    return f"{line}, at {change.position.decode()}"


def _is_open(game: AnyGame, position: bytes) -> bool:
    """Whether nothing of a position is hidden from a spectator: it can be told from what they see
    without any guess."""
    state = restore(game, position)
    try:
        return game.imagine(game.view(state, None), Shown(())) == state
    except OutOfDraws:
        return False


def replay(record: Record) -> Iterator[Moment]:
    """The game ply by ply, from its seed or, while that is sealed, from the dice it shows; from
    where our rules began, if it went on by them.

    Raises `BadRecord` at the first line that the rules refuse, and `BeyondReach` if none of it was
    played by our rules or their first position is not told.
    """
    game = game_named(record.header.game)
    begun = _begun(game, record)
    seed = record.seed
    sealed = [] if seed is None else _sealed(seed, record.plays)
    chances = sealed or [Shown(rolls) for rolls in record.rolls]
    moments = each_moment(game, record.header, record.plays, chances, begun)
    moves = ("start", *(play.move for play in record.plays))
    first = 0 if begun is None else begun.ply
    last = max((play.draw for play in record.plays[:first]), default=-1)
    for ply, (number, move) in enumerate(zip(record.lines, moves, strict=True)):
        if ply < first:
            continue
        if begun is not None and ply == first:
            yield next(moments)
            continue
        if move == HIDDEN:
            raise BadRecord(number, "what was decided here is hidden until the game is over")
        try:
            moment = next(moments)
        except (Illegal, OutOfDraws) as refused:
            raise BadRecord(number, str(refused)) from None
        if sealed:
            last = _last_drawn(number, ply, sealed[ply], last)
        yield moment


def _begun(game: AnyGame, record: Record) -> Moment | None:
    """The position in which our rules began, if that was not the set-up."""
    header = record.header
    first = header.first_known
    if first is None:
        raise BeyondReach(record.lines[0], f"no position of it can be told: {out_of_reach(header)}")
    if not header.newer:
        return None
    number = record.lines[first] + 1
    try:
        state = restore(game, header.newer[-1].position)
    except (ValidationError, DecodeError) as bad:
        raise BadRecord(number, f"the position is none: {bad}") from None
    return Moment(first, state, ())


def _sealed(seed: bytes, plays: Sequence[Play]) -> list[Sealed]:
    """The chance of every step, the set-up first."""
    steps = (play.draw or ply for ply, play in enumerate(plays, start=1))
    return [Sealed(seed, 0), *(Sealed(seed, step) for step in steps)]


def _last_drawn(number: int, ply: int, chance: Sealed, last: int) -> int:
    """As which step dice were drawn last. Raises if they were drawn before, or not at all."""
    if not chance.used:
        if chance.step != ply:
            raise BadRecord(number, f"it says it draws as step {chance.step}, and draws no dice")
        return last
    if chance.step <= last:
        raise BadRecord(number, f"the dice of step {chance.step} were drawn before")
    return chance.step


def each_moment(
    game: AnyGame,
    header: Header,
    plays: Sequence[Play],
    chances: Sequence[Chance],
    begun: Moment | None = None,
) -> Iterator[Moment]:
    """The game ply by ply, the set-up first, or on from a moment. `chances` go by ply.

    Raises `Illegal` where the rules refuse a play.
    """
    if begun is None:
        step = start(game, header.options, len(header.names), chances[0])
        begun = Moment(0, step.state, step.events)
    yield begun
    state = begun.state
    for ply, play in enumerate(plays[begun.ply :], start=begun.ply + 1):
        if play.move == RESIGN:
            step = resign(game, state, play.seat, chances[ply])
        else:
            step = apply(game, state, play.seat, play.move, chances[ply])
        state = step.state
        yield Moment(ply, state, step.events)


def step_line(
    game: AnyGame, ply: int, events: Sequence[Event], plays: Sequence[Play], viewer: Viewer
) -> str:
    seen = [event for event in events if event.visible_to(viewer)]
    drawn = ""
    if ply == 0:
        said = "start"
    else:
        play = plays[ply - 1]
        drawn = f"/{play.draw}" if play.draw else ""
        told = next((e for e in seen if e.text == play.move and e.seat == play.seat), None)
        said = f"{game.seat_name(play.seat)} {HIDDEN if told is None else play.move}"
        said += _mark(play, viewer)
        seen = [event for event in seen if event is not told]
    tail = ", ".join(_told(game, event) for event in seen)
    return f"{ply:>4}{drawn}. {said}" + (f" > {tail}" if tail else "")


def _mark(play: Play, viewer: Viewer) -> str:
    """Whose hand it was. That an answer was given beforehand is nobody else's business yet."""
    hidden = play.hand in ("standing", "planned") and viewer not in (UMPIRE, play.seat)
    return "" if play.hand == "person" or hidden else f" ({play.hand})"


def _told(game: AnyGame, event: Event) -> str:
    who = "" if event.seat is None else f"{game.seat_name(event.seat)} "
    return f"{who}{event.text}{'!' if event.forced else ''}"


def result_line(game: AnyGame, outcome: Outcome | None) -> str:
    if outcome is None:
        return "abandoned"
    order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    ranks = [f"{outcome.ranks[s]} {game.seat_name(s)} ({outcome.points[s]})" for s in order]
    return f"{', '.join(ranks)}; {outcome.reason}"


def lines_of(text: str) -> list[str]:
    """The lines of a record, whichever way a system ends them."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").removesuffix("\n").split("\n")


class Chain:
    """The check digits: the start of a running SHA-256 over the head of the header, then each
    step as it is written, up to its digits."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._hash = hashlib.sha256("\n".join(lines[:5]).encode("utf-8", "surrogatepass"))

    def digits(self, step: str) -> str:
        self._hash.update(step.encode("utf-8", "surrogatepass"))
        return self._hash.hexdigest()[:4]
