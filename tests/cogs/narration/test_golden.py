"""Every golden playthrough as it is told in a channel, and what it offers, in words.

Each is told in one language, which its telling is named after; a new one is told in that which its
name leads to. A telling that fails shows what changed and leaves the new one in
`build/tellings`; `REWRITE_TELLINGS=1 pytest tests/cogs/narration/test_golden.py` accepts it, to
be read afterwards.
"""

import difflib
import os
import re
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.narration import TELLERS
from cogs.play.room import FEW
from engine.chance import Sealed
from engine.core import AnyGame, Event, Seat, View
from engine.games import game_named
from engine.play_on import apply, resign, start
from engine.record import RESIGN
from engine.record_reading import parse
from engine.table.model import Language

ROOT = Path(__file__).resolve().parents[3]
RECORDS = sorted((ROOT / "tests" / "golden" / "playthroughs").glob("*.hpr"))
TELLINGS = ROOT / "tests" / "golden" / "tellings"
ACTUAL = ROOT / "build" / "tellings"
NAMES = ("Ann", "Bob", "Cem", "Dee", "Eva", "Fay", "Gil", "Hal", "Ida")
LANGUAGES: tuple[Language, Language] = ("en", "fr")
OF_A_SHAPE = 2
SQUARE_OR_NAME = rf"\b([a-i]\d+|{'|'.join(NAMES)})\b"
MOST_OFFERED = 4
"""Of many choices, the first of a kind are enough."""


def told(path: Path, language: Language) -> Iterator[str]:
    """A game line by line: what happened, and what the next player is told and offered."""
    record = parse(path.read_text(encoding="utf-8"))
    assert record.seed is not None
    game = game_named(record.header.game)
    seats = len(record.header.names)
    step = start(game, record.header.options, seats, Sealed(record.seed, 0))
    yield from _happened(game, language, step.events, game.view(step.state, None))
    known: set[str] = set()
    for ply, play in enumerate(record.plays, 1):
        before = game.view(step.state, play.seat)
        offered = _offered(game, language, step.state, play.seat, before)
        yield from (line for line in offered if line not in known)
        known.update(offered)
        if play.move == RESIGN:
            step = resign(game, step.state, play.seat, Sealed(record.seed, ply))
        else:
            label = TELLERS[game.key].move_label(language, play.move, before)
            yield f"{NAMES[play.seat]}: {play.move} = {label}"
            step = apply(game, step.state, play.seat, play.move, Sealed(record.seed, ply))
        yield from _happened(game, language, step.events, game.view(step.state, None))
    last = game.view(step.state, None)
    for seat in range(seats):
        yield f"{NAMES[seat]}: {TELLERS[game.key].score(language, last, seat)}"


def _happened(
    game: AnyGame, language: Language, events: tuple[Event, ...], view: View
) -> Iterator[str]:
    teller = TELLERS[game.key]
    public = [event for event in events if event.visible_to(None)]
    for sentence in teller.tell(language, public, NAMES, view):
        yield f"  {sentence}"
    if teller.rolled(view):
        yield f"  [{teller.rolled(view)}]"


def _offered(game: AnyGame, language: Language, state: object, seat: Seat, view: View) -> list[str]:
    teller = TELLERS[game.key]
    moves = game.choices(state, seat).moves
    lines = [f"  ? {teller.prompt(language, view)}"]
    if secrets := teller.secrets(language, view):
        lines.append(f"  ! {secrets}")
    groups = teller.groups(language, view, moves) if len(moves) > FEW else []
    lines += [f"  - {group.label}: {', '.join(group.moves[:MOST_OFFERED])}" for group in groups]
    for move in [] if groups else moves[:MOST_OFFERED]:
        place = "" if teller.on_board(move) else " (beside the board)"
        lines.append(f"  - {teller.move_label(language, move, view)}{place}")
    return lines


def _some_of_each_shape(lines: list[str]) -> list[str]:
    """A game says the same of other squares again and again."""
    shapes: Counter[str] = Counter()
    kept: list[str] = []
    for line in lines:
        shape = re.sub(r"\d+", "0", re.sub(SQUARE_OR_NAME, "x", line))
        shapes[shape] += 1
        if shapes[shape] <= OF_A_SHAPE:
            kept.append(line)
    return kept


def language_of(name: str) -> Language:
    """The language of a telling: it depends on no other, so that a new record changes none."""
    there: list[Language] = [one for one in LANGUAGES if (TELLINGS / f"{name}.{one}.txt").exists()]
    return there[0] if there else LANGUAGES[zlib.crc32(name.encode()) % len(LANGUAGES)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_game_is_told_as_we_liked_it(path: Path):
    language = language_of(path.stem)
    now = _some_of_each_shape("\n".join(told(path, language)).replace("\u00a0", "~").split("\n"))
    file = TELLINGS / f"{path.stem}.{language}.txt"
    if os.environ.get("REWRITE_TELLINGS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(now) + "\n", encoding="utf-8")
    liked = file.read_text(encoding="utf-8").rstrip("\n").split("\n")
    if now != liked:
        ACTUAL.mkdir(parents=True, exist_ok=True)
        (ACTUAL / file.name).write_text("\n".join(now) + "\n", encoding="utf-8")
        changes = list(difflib.unified_diff(liked, now, "liked", "now", lineterm="", n=1))
        pytest.fail("\n".join(changes[:40]))
