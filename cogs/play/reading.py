"""What somebody types after `/move`: notation, or what they see on buttons, boards and in posts.

`c1→b1`, `c1-b1` and `c1b1` are the same, and so are *Stay*, *stay* and *rester*; a choice's mark
stands for it. Records, and what is kept, have the canonical text as ever.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final
from unicodedata import normalize

from cogs.narration import TELLERS
from cogs.play.choices import Choice, choice_label, offer
from engine.core import Move, Refused
from engine.games import game_named
from engine.table.drafts import Decision, decision_after
from engine.table.model import Language, Table
from words import LANGUAGES, plain

_ASIDE: Final = re.compile(r"\([^)]*\)")
"""What a label explains, such as a value: nobody has to type it."""
_NO_SIGNS: Final = re.compile(r"[^\w]|_")


def understood(table: Table, user: int, typed: str, language: Language) -> list[Move]:
    """The moves that somebody means, behind their draft, who has a panel in this language: marks
    are given as it shows them. What nobody could mean stays as it was typed, for the rules to
    refuse with what would work."""
    game = game_named(table.game)
    moves: list[Move] = []
    follows = True
    for part in (" ".join(one.split()) for one in typed.split(",")):
        if part:
            now = _decision(table, user, moves) if follows else None
            follows = now is not None and bool(now.choices.moves)
            moves += _meant(part, now, language) if now is not None else [game.read_move(part)]
    return moves


def matches(wanted: str, move: Move, labels: Sequence[str], mark: str = "") -> bool:
    """Whether what has been typed so far may become a move."""
    bare_ = bare(wanted)
    if not bare_ and wanted.strip():
        return False
    return bare_ == bare(mark) or any(bare_ in bare(text) for text in (move, *labels))


def bare(text: str) -> str:
    """A text without signs, spaces, case and accents: `① c1→b1` is `1c1b1`."""
    return _NO_SIGNS.sub("", plain(normalize("NFKC", text)))


def _decision(table: Table, user: int, moves: Sequence[Move]) -> Decision | None:
    try:
        return decision_after(table, user, moves)
    except Refused:
        return None


def _meant(part: str, now: Decision, language: Language) -> list[Move]:
    move = game_named(now.table.game).read_move(part)
    if move in now.choices.moves or not now.choices.moves:
        return [move]
    wanted = bare(part)
    choices = offer(now, language).all
    for ways in zip(*(_ways(choice, now) for choice in choices), strict=True):
        found = {choice.steps for choice, way in zip(choices, ways, strict=True) if wanted in way}
        if wanted and len(found) == 1:
            return [*found.pop()]
    return [move]


def _ways(choice: Choice, now: Decision) -> Iterator[set[str]]:
    """How a choice can be written, from the fullest to the shortest: another may be called like
    its short form, and then that one is meant, or neither."""
    teller = TELLERS[now.table.game]
    labels = [choice_label(teller, language, choice) for language in LANGUAGES]
    whole = {bare(text) for text in (" ".join(choice.steps), *labels)}
    yield whole | {f"{bare(choice.mark)}{text}" for text in whole}
    yield {bare(choice.mark)} - {""}
    short = [_ASIDE.sub("", text) for text in labels]
    yield {bare(text) for text in short}
    if not choice.also:
        yield {bare(text.partition(" ")[2]) for text in (choice.move, *short)} - {""}
    else:
        yield set()
