"""A whole game as text: write it, read it, replay it, verify it.

A record is made to be read. A header names the game, its options, the players and the commitment
of the sealed dice. Then every decision stands on a numbered line, with what it led to behind `>`:
dice, steps that left no choice (`!`), arrivals. Line 0 is what happened before the first decision.

    0. start > red roll 2, blue roll 5, blue begin  [51c0]
    1. blue place c  [9a41]
   14. red go d4 > blue roll 3, blue stay!  [07be]

Where a game went on by newer rules, a line of its own says from which step on, with the position
they began in:

rules 2 from step 57 on, at {"type":"race",…}  [c0de]

A mark in brackets behind a move says whose hand made it, if not the player's: `(computer)`,
`(standing)` or `(clock)`. The four digits at the end chain each step to those above it, so a slip
of the pen is found on the line where it happened. Result and seed follow when the game is over;
until then a record shows only what everybody may know.
"""

import hashlib
import re
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import DecodeError, Struct, ValidationError
from msgspec.structs import replace

from engine.chance import Chance, OutOfDraws, Sealed, Shown, commitment
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
    FIRST_LINE,
    BadRecord,
    BeyondReach,
    Fields,
    Header,
    Newer,
    Seats,
    header_lines,
    out_of_reach,
    quoted,
)

RESIGN = "resign"
_HIDDEN = "?"
_PLY = re.compile(
    r"( *([0-9]{1,6})(?:/([1-9][0-9]{0,5}))?\. (.*?)(?: > (.*?))?)  \[([0-9a-f]{4})\]"
)
_RULES = re.compile(
    r"(rules ([1-9][0-9]{0,5}) from step ([1-9][0-9]{0,5}) on(?:, at (\{.*\}))?)  \[([0-9a-f]{4})\]"
)
_HANDS: Final[dict[str, Hand]] = {
    "computer": "computer",
    "standing": "standing",
    "clock": "clock",
}
_MARKED = re.compile(rf"(.*) \(({'|'.join(_HANDS)})\)")
_ROLL = re.compile(r"\broll ([0-9]{1,6})\b")


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


def compose(
    header: Header,
    plays: Sequence[Play],
    seed: bytes,
    *,
    viewer: Viewer = None,
    over: bool = False,
    log: Sequence[Sequence[Event]] = (),
    outcome: Outcome | None = None,
) -> str:
    """Write a record. Of a running game it shows what the viewer may know and never the seed.

    `over` says that a game without a result has been abandoned, so that everything is open. `log`
    is what each step led to, the set-up first, and `outcome` how it ended; without a log the game
    is played again for that. Raises `Illegal` if the plays do not fit the rules.
    """
    game = game_named(header.game)
    if not log:
        moments = list(each_moment(game, header, plays, _sealed(seed, plays)))
        log = [moment.events for moment in moments]
        outcome = game.outcome(moments[-1].state)
    over = over or outcome is not None
    steps = steps_told(game, plays, log, viewer=viewer, over=over)
    ending = (_result(game, outcome), seed) if over else None
    return _written(game, header, steps, ending)


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
    return [_line(game, ply, events, plays, shown_to) for ply, events in enumerate(log)]


def _written(
    game: AnyGame, header: Header, steps: Sequence[str], ending: tuple[str, bytes] | None
) -> str:
    """The text of a record. `steps` go by ply; `ending` is the result, and the seed it opens."""
    lines = header_lines(game, header)
    chain = _Chain(lines)
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


def parse(text: str) -> Record:
    """Read a record. Raises `BadRecord` on anything that is not one."""
    lines = _lines(text)
    chain = _Chain(lines)
    if lines[0] != FIRST_LINE:
        raise BadRecord(1, f"a record starts with {FIRST_LINE!r}")
    fields = Fields()
    seats = Seats()
    plays: list[Play] = []
    rolls: list[tuple[int, ...]] = []
    numbers: list[int] = []
    steps: list[str] = []
    newer: list[Newer] = []
    header: Header | None = None
    for number, line in enumerate(lines[1:], start=2):
        if not line:
            continue
        change = _RULES.fullmatch(line)
        if change is not None:
            newer.append(_newer_in(number, change, [*newer], len(rolls)))
            _check_digits(number, chain, change[1], change[5])
            continue
        ply = _PLY.fullmatch(line)
        if ply is None:
            key, colon, value = line.partition(": ")
            if not colon:
                raise BadRecord(number, f"{quoted(line)} is neither a header nor a step")
            if key.startswith("seat "):
                seats.put(fields.game(number), number, key, value)
            else:
                fields.put(number, key, value)
            continue
        whole, step, draw, said, tail, digits = ply.groups()
        header = header or fields.header(number, seats)
        if int(step) != len(rolls):
            raise BadRecord(number, f"step {len(rolls)} was to be expected, not {step}")
        _check_digits(number, chain, whole, digits, or_header=not rolls)
        if rolls:
            play = _play_in(fields.game(number), len(seats.names), number, said)
            plays.append(replace(play, draw=int(draw or 0)))
        elif said != "start" or draw:
            raise BadRecord(number, "step 0 is `start`")
        rolls.append(tuple(int(value) for value in _ROLL.findall(tail or "")))
        numbers.append(number)
        steps.append(whole)
    if header is None:
        fields.header(len(lines), seats)
        raise BadRecord(len(lines), "it holds no steps")
    header = replace(header, newer=tuple(newer))
    return Record(header, tuple(plays), tuple(rolls), tuple(numbers), tuple(steps), fields.seed())


def _newer_in(number: int, said: re.Match[str], before: Sequence[Newer], ply: int) -> Newer:
    """Rules that a line says to hold from the next step on."""
    if not ply or int(said[3]) != ply:
        raise BadRecord(number, f"rules that begin here hold from step {ply} on")
    if before and int(said[2]) <= before[-1].rules:
        raise BadRecord(number, "rules give way to newer ones")
    return Newer(int(said[2]), ply, (said[4] or "").encode("utf-8", "surrogatepass"))


def _check_digits(
    number: int, chain: "_Chain", said: str, digits: str, *, or_header: bool = False
) -> None:
    if chain.digits(said) != digits:
        changed = "it or the header" if or_header else "it"
        raise BadRecord(number, f"its check digits do not fit: {changed} has been changed")


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
        if move == _HIDDEN:
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


def verify(text: str) -> Record:
    """Check the seal and all digits, and recompute every draw and every step from the seed: from
    where our rules began, and nothing of a game that did not end by them. `out_of_reach` says so.

    Raises `BadRecord` naming the first line that does not hold.
    """
    record = parse(text)
    if record.seed is None:
        raise BadRecord(len(_lines(text)), "the seed is still sealed: the game is not over")
    if commitment(record.seed) != record.header.commitment:
        where = next(n for n, line in enumerate(_lines(text), 1) if line.startswith("seed: "))
        raise BadRecord(where, "the seed is not the one that the commitment sealed")
    if record.header.first_known is None:
        return record
    broken: BadRecord | None = None
    holding: list[Moment] = []
    try:
        holding.extend(replay(record))
    except BadRecord as refused:
        broken = refused
    if holding:
        # A refused step is news only if every line above it says what the seed and rules give.
        again = _written_again(record, holding, over=broken is None)
        _compare(text, again, record.lines[holding[-1].ply] if broken else None)
    if broken is not None:
        raise broken
    return record


def _written_again(record: Record, moments: Sequence[Moment], *, over: bool) -> str:
    """A record as the moments that were replayed have it written; what lies before them stays."""
    game, seed = game_named(record.header.game), record.seed
    assert seed is not None
    known = moments if not record.header.newer else moments[1:]
    steps = [*record.steps[: moments[0].ply + 1]] if record.header.newer else []
    steps += [_line(game, then.ply, then.events, record.plays, UMPIRE) for then in known]
    outcome = game.outcome(moments[-1].state)
    ending = (_result(game, outcome), seed) if over or outcome is not None else None
    return _written(game, record.header, steps, ending)


def _compare(text: str, again: str, last: int | None) -> None:
    """Raise for the first of the lines up to `last`, or of all, that differs."""
    theirs, ours = _lines(text)[:last], _lines(again)[:last]
    for number in range(max(len(theirs), len(ours))):
        their = theirs[number] if number < len(theirs) else None
        our = ours[number] if number < len(ours) else None
        if their != our:
            what = "nothing more" if our is None else quoted(our)
            found = "it ends here" if their is None else f"it says {quoted(their)}"
            raise BadRecord(number + 1, f"{found}, but the seed and the rules give {what}")


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


def _line(
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
        said = f"{game.seat_name(play.seat)} {_HIDDEN if told is None else play.move}"
        said += _mark(play, viewer)
        seen = [event for event in seen if event is not told]
    tail = ", ".join(_told(game, event) for event in seen)
    return f"{ply:>4}{drawn}. {said}" + (f" > {tail}" if tail else "")


def _mark(play: Play, viewer: Viewer) -> str:
    """Whose hand it was. That an answer was given beforehand is nobody else's business yet."""
    hidden = play.hand == "standing" and viewer not in (UMPIRE, play.seat)
    return "" if play.hand == "person" or hidden else f" ({play.hand})"


def _told(game: AnyGame, event: Event) -> str:
    who = "" if event.seat is None else f"{game.seat_name(event.seat)} "
    return f"{who}{event.text}{'!' if event.forced else ''}"


def _result(game: AnyGame, outcome: Outcome | None) -> str:
    if outcome is None:
        return "abandoned"
    order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    ranks = [f"{outcome.ranks[s]} {game.seat_name(s)} ({outcome.points[s]})" for s in order]
    return f"{', '.join(ranks)}; {outcome.reason}"


def _lines(text: str) -> list[str]:
    """The lines of a record, whichever way a system ends them."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").removesuffix("\n").split("\n")


class _Chain:
    """The check digits: the start of a running SHA-256 over the head of the header, then each
    step as it is written, up to its digits."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._hash = hashlib.sha256("\n".join(lines[:5]).encode("utf-8", "surrogatepass"))

    def digits(self, step: str) -> str:
        self._hash.update(step.encode("utf-8", "surrogatepass"))
        return self._hash.hexdigest()[:4]


def _play_in(game: AnyGame, seats: int, number: int, text: str) -> Play:
    marked = _MARKED.fullmatch(text)
    hand: Hand = "person" if marked is None else _HANDS[marked[2]]
    who, _, move = (text if marked is None else marked[1]).partition(" ")
    if hand == "clock" and move != RESIGN:
        raise BadRecord(number, "the clock makes no moves: it only takes a player out")
    for seat in range(seats):
        if game.seat_name(seat) == who:
            return Play(seat, move, hand)
    raise BadRecord(number, f"nobody here is {quoted(who)}")
