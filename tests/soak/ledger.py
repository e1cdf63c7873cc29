"""What was asked, what was told and what is in the log, compared command by command."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from engine.table.model import LoggedMove

Told = Literal["done", "refused", "nothing"]
"""What a person read; `nothing` if they read nothing."""

Place = tuple[int, int, int]
"""A table, a person, and the ply at which they were asked."""


class Command(Struct, frozen=True):
    """A turn that somebody has asked for, typed or by *Confirm*."""

    moves: tuple[str, ...]
    told: Told
    typed: bool
    text: str = ""
    """What they read, word for word."""


Event = str | Command
"""A step that somebody has pressed, or a turn that they have asked for."""


class Ledger:
    """Everything that people have asked for at some tables."""

    def __init__(self) -> None:
        self._events: dict[Place, list[Event]] = defaultdict(list)
        self._newest: dict[tuple[int, int], int] = {}
        """By table and person, the newest ply at which they have asked for something."""

    def press(self, place: Place, move: str) -> None:
        """Somebody has pressed a step, whatever came of it."""
        self._events[self._known(place)].append(move)

    def command(self, place: Place, command: Command) -> None:
        """Somebody has asked for a turn; what they have pressed since the last is a part of it."""
        self._events[self._known(place)].append(command)

    def _known(self, place: Place) -> Place:
        """A place, or the newest that its person knows: who types again need not have seen the
        newest board, and what is typed is tied to none."""
        table, person, ply = place
        newest = max(ply, self._newest.get((table, person), ply))
        self._newest[table, person] = newest
        return table, person, newest

    @property
    def done(self) -> int:
        """How many turns were told to be done."""
        return sum(one.told == "done" for one in self._all())

    @property
    def asked(self) -> int:
        return sum(1 for _ in self._all())

    def _all(self) -> Iterator[Command]:
        for events in self._events.values():
            yield from _commands(events)

    def __str__(self) -> str:
        """Everything that was asked for, place by place."""
        return "\n".join(
            f"table {table}, {person} at ply {ply}: {self._events[table, person, ply]}"
            for table, person, ply in sorted(self._events)
        )

    def flaws(self, table: int, log: Iterable[LoggedMove]) -> list[str]:
        """Where the three differ at a table."""
        places = [place for place in self._events if place[0] == table]
        groups: dict[Place, list[str]] = {place: [] for place in places}
        found: list[str] = []
        for move in log:
            if move.user is None or move.hand != "person":
                continue
            asked = [ply for _, user, ply in places if user == move.user and ply < move.ply]
            if asked:
                groups[table, move.user, max(asked)].append(move.move)
            else:
                found.append(f"table {table}, ply {move.ply}: nobody has asked for {move.move}")
        for person in sorted({user for _, user, _ in places}):
            own = sorted(place for place in places if place[1] == person)
            found += [f"table {table}, {one}" for one in self._judged(own, groups)]
        return found

    def _judged(
        self, places: Sequence[Place], groups: Mapping[Place, Sequence[str]]
    ) -> Iterator[str]:
        """What is wrong with what a person has asked for, from the first of their places to the
        last. Who was told that their turn is done may type the next one before the board of it is
        there: so places that make no sense one by one are judged together."""
        if self._agree(places, groups, pressed=()):
            return
        first = 0
        while first < len(places):
            pressed = self._pressed_before(places[:first])
            ends = range(first + 1, len(places) + 1)
            runs = (end for end in ends if self._agree(places[first:end], groups, pressed=pressed))
            end = next(runs, None)
            if end is None:
                yield f"ply {places[first][2]}: {self._flaw(places[first], groups, pressed)}"
            first = end or first + 1

    def _pressed_before(self, places: Sequence[Place]) -> list[str]:
        """What was pressed since the last turn was asked for: a draft that was begun on a board may
        be confirmed on the next."""
        pressed: list[str] = []
        for event in (
            event for place in reversed(places) for event in reversed(self._events[place])
        ):
            if not isinstance(event, str):
                break
            pressed.insert(0, event)
        return pressed

    def _agree(
        self,
        places: Sequence[Place],
        groups: Mapping[Place, Sequence[str]],
        *,
        pressed: Sequence[str],
    ) -> bool:
        """Whether asking, telling and playing agree at some places taken together."""
        played = [move for place in places for move in groups[place]]
        events = [event for place in places for event in self._events[place]]
        return _explain(played, [one for one in events if not _is_refused(one)], pressed)

    def _flaw(
        self, place: Place, groups: Mapping[Place, Sequence[str]], pressed: Sequence[str]
    ) -> str:
        played, events = groups[place], self._events[place]
        asked = " or ".join(f"{_text(one.moves)} ({one.told})" for one in _commands(events))
        if not played:
            return f"{asked} was told to be done, and is not there"
        if _explain(played, events, pressed):
            text = next((one.text for one in _commands(events) if one.told == "refused"), "")
            return f"{_text(played)} was played, and told to be refused: {text}"
        return f"{_text(played)} was played, and {asked or 'nothing'} was asked for"


def _commands(events: Sequence[Event]) -> list[Command]:
    return [one for one in events if isinstance(one, Command)]


def _is_refused(event: Event) -> bool:
    return isinstance(event, Command) and event.told == "refused"


def _explain(played: Sequence[str], events: Sequence[Event], pressed: Sequence[str]) -> bool:
    """Whether what was asked for leads to what was played, one behind the other and each once at
    the most: all that was told to be done, and perhaps more. `pressed` is what was pressed before.

    There may be several: whoever types need not have seen the newest board.
    """
    for number, event in enumerate(events):
        if isinstance(event, str):
            pressed = [*pressed, event]
            continue
        others = events[number + 1 :]
        if event.told != "done" and _explain(played, others, pressed):
            return True
        return any(_explain(rest, others, ()) for rest in _behind(event, played, pressed))
    return not played


def _behind(
    command: Command, played: Sequence[str], pressed: Sequence[str]
) -> Iterator[Sequence[str]]:
    """What was played behind a command, however many of the steps that were pressed before belong
    to it."""
    own = command.moves if command.typed else ()
    for head in range(0 if command.typed else 1, len(played) - len(own) + 1):
        end = head + len(own)
        if _is_within(played[:head], pressed) and tuple(played[head:end]) == own:
            yield played[end:]


def _is_within(some: Sequence[str], all_: Sequence[str]) -> bool:
    """Whether they are all there, each once and in that order."""
    rest = iter(all_)
    return all(one in rest for one in some)


def _text(moves: Sequence[str]) -> str:
    return f"`{', '.join(moves)}`"
