"""A record read, and verified against its seed."""

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.chance import commitment
from engine.core import UMPIRE, AnyGame, Hand
from engine.games import game_named
from engine.record import (
    RESIGN,
    Chain,
    Moment,
    Play,
    Record,
    lines_of,
    replay,
    result_line,
    step_line,
    written,
)
from engine.record_header import FIRST_LINE, BadRecord, Fields, Header, Newer, Seats, quoted

_PLY = re.compile(
    r"( *([0-9]{1,6})(?:/([1-9][0-9]{0,5}))?\. (.*?)(?: > (.*?))?)  \[([0-9a-f]{4})\]"
)


_RULES = re.compile(
    r"(rules ([1-9][0-9]{0,5}) from step ([1-9][0-9]{0,5}) on(?:, at (\{.*\}))?)  \[([0-9a-f]{4})\]"
)


_HANDS: Final[dict[str, Hand]] = {
    "computer": "computer",
    "standing": "standing",
    "planned": "planned",
    "clock": "clock",
}


_MARKED = re.compile(rf"(.*) \(({'|'.join(_HANDS)})\)")


_ROLL = re.compile(r"\broll ([0-9]{1,6})\b")


def parse(text: str) -> Record:
    """Read a record. Raises `BadRecord` on anything that is not one."""
    lines = lines_of(text)
    chain = Chain(lines)
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
    number: int, chain: "Chain", said: str, digits: str, *, or_header: bool = False
) -> None:
    if chain.digits(said) != digits:
        changed = "it or the header" if or_header else "it"
        raise BadRecord(number, f"its check digits do not fit: {changed} has been changed")


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


def verify(text: str) -> Record:
    """Check the seal and all digits, and recompute every draw and every step from the seed: from
    where our rules began, and nothing of a game that did not end by them. `out_of_reach` says so.

    Raises `BadRecord` naming the first line that does not hold.
    """
    record = parse(text)
    if record.seed is None:
        raise BadRecord(len(lines_of(text)), "the seed is still sealed: the game is not over")
    if commitment(record.seed) != record.header.commitment:
        where = next(n for n, line in enumerate(lines_of(text), 1) if line.startswith("seed: "))
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
    steps += [step_line(game, then.ply, then.events, record.plays, UMPIRE) for then in known]
    outcome = game.outcome(moments[-1].state)
    ending = (result_line(game, outcome), seed) if over or outcome is not None else None
    return written(game, record.header, steps, ending)


def _compare(text: str, again: str, last: int | None) -> None:
    """Raise for the first of the lines up to `last`, or of all, that differs."""
    theirs, ours = lines_of(text)[:last], lines_of(again)[:last]
    for number in range(max(len(theirs), len(ours))):
        their = theirs[number] if number < len(theirs) else None
        our = ours[number] if number < len(ours) else None
        if their != our:
            what = "nothing more" if our is None else quoted(our)
            found = "it ends here" if their is None else f"it says {quoted(their)}"
            raise BadRecord(number + 1, f"{found}, but the seed and the rules give {what}")
