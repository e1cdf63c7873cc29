"""A game driven by another program: JSON lines in, JSON lines out."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from engine.chance import Sealed
from engine.core import UMPIRE, AnyGame, Event, Illegal, Step, Viewer, read_moves
from engine.play_on import apply_all, resign, start
from engine.record import RESIGN


class BadLine(Exception):
    """A line that is no move. The message says what a line looks like."""


class Drive:
    """One game in progress and what to print of it."""

    def __init__(
        self, game: AnyGame, chosen: str, seats: int, seed: bytes, viewer: Viewer = UMPIRE
    ) -> None:
        self._game = game
        self._seats = seats
        self._seed = seed
        self._viewer = viewer
        self._ply = 0
        self._step: Step[Any] = start(game, chosen, seats, Sealed(seed, 0))

    def run(self, lines: Iterable[bytes]) -> Iterator[dict[str, Any]]:
        """The first position, then for every line what it led to: a step each, or an error."""
        yield self._report()
        for line in lines:
            if not line.strip():
                continue
            try:
                yield from self._take(line)
            except (BadLine, Illegal) as refused:
                yield {"error": str(refused), "ply": self._ply}

    def _take(self, line: bytes) -> Iterator[dict[str, Any]]:
        seat, text = self._parse(line)
        try:
            steps = self._play(seat, text)
        except Illegal:
            if self._viewer in (UMPIRE, seat):
                raise
            # Why not, and what else, is for that seat to know.
            raise BadLine(f"that is no move of seat {seat} now") from None
        for step in steps:
            self._ply += 1
            self._step = step
            yield self._report()

    def _parse(self, line: bytes) -> tuple[int, str]:
        try:
            asked = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as broken:
            raise BadLine(f'not JSON ({broken}); write {{"seat": 0, "move": "…"}}') from None
        match asked:
            case {"seat": int(seat), "move": str(text)} if not isinstance(seat, bool):
                if not 0 <= seat < self._seats:
                    raise BadLine(f"there is no seat {seat}; seats are 0 to {self._seats - 1}")
                return seat, text
            case _:
                raise BadLine('write {"seat": 0, "move": "…"}')

    def _play(self, seat: int, text: str) -> list[Step[Any]]:
        moves = read_moves(self._game, text)
        if not moves:
            raise BadLine("the move is empty")
        state = self._step.state
        if moves == [RESIGN]:
            return [resign(self._game, state, seat, Sealed(self._seed, self._ply + 1))]
        played = apply_all(
            self._game, state, seat, moves, lambda number: Sealed(self._seed, self._ply + number)
        )
        return [step for _, step in played]

    def _report(self) -> dict[str, Any]:
        game, state = self._game, self._step.state
        view = game.view(state, self._viewer)
        asked = {
            str(seat): game.choices(state, seat)
            for seat in view.waiting_on
            if self._viewer in (UMPIRE, seat)
        }
        report: dict[str, Any] = {
            "ply": self._ply,
            "waiting_on": view.waiting_on,
            "choices": {seat: choices.moves for seat, choices in asked.items()},
            "events": [
                _plain(event) for event in self._step.events if event.visible_to(self._viewer)
            ],
            "position": game.position(view),
            "outcome": view.outcome,
        }
        forms = {seat: choices.form for seat, choices in asked.items() if choices.form is not None}
        if forms:
            report["forms"] = forms
        return report


def _plain(event: Event) -> dict[str, Any]:
    told: dict[str, Any] = {"kind": event.kind, "seat": event.seat, "text": event.text}
    told |= event.facts
    if event.forced:
        told["forced"] = True
    if event.to is not None:
        told["only_for"] = event.to
    return told
