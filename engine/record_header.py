"""The head of a record: what is known of a game before its first step, written and read."""

import json
import re
from typing import Final

from msgspec import Struct

from engine.core import AnyGame, Seat
from engine.games import UnknownGame, game_named
from engine.option_words import BadOptions

FIRST_LINE: Final = "hedgepost record 1"
_HEX64: Final = re.compile(r"[0-9a-f]{64}")
_SEAT: Final = re.compile(r"([0-9]{1,3}) \(([a-z]+)\)(?: from ([1-9][0-9]{0,5}))?")


class BadRecord(Exception):
    """A text that is no record, or does not hold. `line` is the number of the first bad line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class BeyondReach(BadRecord):
    """A step whose position nobody can tell any more, though the record may well hold: it was
    played by rules that are not ours."""


class Successor(Struct, frozen=True):
    """Who took over a seat, and the first step that can be theirs."""

    seat: Seat
    ply: int
    name: str


class Newer(Struct, frozen=True):
    """Rules by which a game went on, and the first step that was played by them."""

    rules: int
    ply: int
    position: bytes = b""
    """The snapshot of the state they began in; empty where it is not told."""


class Header(Struct, frozen=True):
    """What is known of a game before its first step."""

    game: str
    rules: int
    """The version of the rules by which it began."""
    options: str
    names: tuple[str, ...]
    """By seat, what those are called who began."""
    commitment: str
    begun: str = ""
    ended: str = ""
    """Dates as the table's host wrote them; the engine knows no time."""
    successors: tuple[Successor, ...] = ()
    """In the order in which they came."""
    newer: tuple[Newer, ...] = ()
    """Rules that it went on by, in order."""

    @property
    def last_rules(self) -> int:
        return self.newer[-1].rules if self.newer else self.rules

    @property
    def first_known(self) -> int | None:
        """The first ply from which it can be replayed: the set-up, or the position in which our
        rules began; nothing if it did not end by rules that we have."""
        if self.last_rules != game_named(self.game).rules_version:
            return None
        if not self.newer:
            return 0
        return self.newer[-1].ply - 1 if self.newer[-1].position else None


def out_of_reach(header: Header) -> str:
    """Which steps of a record cannot be replayed, and why; empty if all can be."""
    ours, first = game_named(header.game).rules_version, header.first_known
    if first is not None:
        if not header.newer:
            return ""
        versions = [header.rules, *(change.rules for change in header.newer[:-1])]
        named = " and ".join(map(str, versions))
        return f"steps 0 to {first} were played by older rules ({named}; these are {ours})"
    last = header.last_rules
    if last == ours:
        return f"the position in which rules {ours} began is hidden until the game is over"
    age = "older rules" if last < ours else "newer rules than ours"
    return f"it was played by {age} ({last}; these are {ours})"


def header_lines(game: AnyGame, header: Header) -> list[str]:
    lines = [
        FIRST_LINE,
        f"game: {header.game}",
        f"rules: {header.rules}",
        f"options: {header.options or 'none'}",
        f"commitment: {header.commitment}",
    ]
    for seat, name in enumerate(header.names):
        lines.append(f"seat {seat} ({game.seat_name(seat)}): {_plain(name)}")
    for later in header.successors:
        seat = f"seat {later.seat} ({game.seat_name(later.seat)})"
        lines.append(f"{seat} from {later.ply}: {_plain(later.name)}")
    if header.begun:
        lines.append(f"begun: {_plain(header.begun)}")
    if header.ended:
        lines.append(f"ended: {_plain(header.ended)}")
    return lines


class Fields:
    """The header's `key: value` lines, each allowed once."""

    _KNOWN = ("game", "rules", "options", "commitment", "begun", "ended", "result", "seed")

    def __init__(self) -> None:
        self._values: dict[str, tuple[int, str]] = {}

    def put(self, number: int, key: str, value: str) -> None:
        if key not in self._KNOWN:
            raise BadRecord(number, f"unknown header {quoted(key)}")
        if key in self._values:
            raise BadRecord(number, f"`{key}` is there twice")
        self._values[key] = (number, value)

    def get(self, key: str, number: int) -> tuple[int, str]:
        if key not in self._values:
            raise BadRecord(number, f"`{key}` is missing")
        return self._values[key]

    def game(self, number: int) -> AnyGame:
        number, key = self.get("game", number)
        try:
            return game_named(key)
        except UnknownGame as unknown:
            raise BadRecord(number, str(unknown)) from None

    def header(self, last: int, seats: "Seats") -> Header:
        game = self.game(last)
        names = tuple(seats.names)
        if not names:
            raise BadRecord(last, "nobody sits at this table")
        where, rules = self.get("rules", last)
        if not re.fullmatch(r"[1-9][0-9]{0,5}", rules):
            raise BadRecord(where, "the rules version is a number")
        where, options = self.get("options", last)
        options = "" if options == "none" else options
        if int(rules) == game.rules_version:  # what others allowed is not for us to refuse
            try:
                options = game.options.canonical(options)
                game.options.refuse_seats(options, len(names))
            except BadOptions as refused:
                raise BadRecord(where, str(refused)) from None
        where, sealed = self.get("commitment", last)
        if not _HEX64.fullmatch(sealed):
            raise BadRecord(where, "the commitment is 64 hexadecimal digits")
        return Header(
            game=game.key,
            rules=int(rules),
            options=options,
            names=names,
            commitment=sealed,
            begun=self._text("begun"),
            ended=self._text("ended"),
            successors=tuple(seats.successors),
        )

    def seed(self) -> bytes | None:
        if "seed" not in self._values:
            return None
        number, digits = self._values["seed"]
        if not _HEX64.fullmatch(digits):
            raise BadRecord(number, "the seed is 64 hexadecimal digits")
        return bytes.fromhex(digits)

    def _text(self, key: str) -> str:
        if key not in self._values:
            return ""
        number, value = self._values[key]
        return _unquoted(number, value)


class Seats:
    """The header's lines on who sits where, and who took a seat over later."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.successors: list[Successor] = []

    def put(self, game: AnyGame, number: int, key: str, value: str) -> None:
        seat = _SEAT.fullmatch(key.removeprefix("seat "))
        if seat is not None and seat[3] is not None:
            who, ply = int(seat[1]), int(seat[3])
            if who >= len(self.names):
                raise BadRecord(number, f"nobody was in seat {who} before")
            if self.successors and ply < self.successors[-1].ply:
                raise BadRecord(number, "those who took over seats are named in order")
            self.successors.append(Successor(who, ply, _unquoted(number, value)))
        else:
            who = len(self.names)
            if seat is None or int(seat[1]) != who or who >= game.seats.stop - 1:
                raise BadRecord(number, f"seat {who} was to be expected")
            self.names.append(_unquoted(number, value))
        if seat[2] != game.seat_name(who):
            raise BadRecord(number, f"seat {who} is {game.seat_name(who)}")


def _plain(text: str) -> str:
    """A name on one line: as it is, or quoted where it could be misread."""
    fits = text.isprintable() and text == text.strip() and text and not text.startswith('"')
    return text if fits else json.dumps(text)


def _unquoted(number: int, value: str) -> str:
    if not value.startswith('"'):
        return value
    try:
        text = json.loads(value)
    except ValueError:
        text = None
    if not isinstance(text, str):
        raise BadRecord(number, "a quoted text has no end")
    return text


def quoted(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:59] + "…")
