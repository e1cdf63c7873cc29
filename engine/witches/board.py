"""Clans, tiles and cards, and how moves are written.

A tile or card is a symbol, `2` to `9`, `X` for ten or `M` for magic; a tile has its clan's letter
before it. Texts for people write ten as `10` and a magic card as `magic`.
"""

from functools import cache, lru_cache
from typing import Final

from engine.core import Move
from engine.witches.rules import LAST, PICKED, STAGES, START

CLANS: Final = ("red", "blue", "yellow", "green")
LETTERS: Final = "rbyg"
"""The letter of each clan, by seat (WM1)."""
MAGIC: Final = "M"
NUMBERS: Final = "23456789X"
CARDS: Final = NUMBERS + MAGIC * STAGES
"""A hand, or a clan's tiles, in order (WM1)."""
VALUES: Final = {symbol: value for value, symbol in enumerate(NUMBERS, start=2)}
WORDS: Final = {symbol: str(value) for symbol, value in VALUES.items()} | {MAGIC: "magic"}
"""Each card as a move writes it."""
SYMBOLS: Final = {word: symbol for symbol, word in WORDS.items()}

LEAVE: Final = "leave"
WITCH_MOVES: Final[tuple[Move, ...]] = tuple(
    "witch start" if place == START else f"witch {place}" for place in range(LAST + 1)
)
"""The move of a witch, by where she stands."""
CARD_MOVES: Final[dict[str, Move]] = {symbol: f"card {word}" for symbol, word in WORDS.items()}
WITCH_AT: Final = {move: place for place, move in enumerate(WITCH_MOVES)}
CARD_IN: Final = {move: symbol for symbol, move in CARD_MOVES.items()}


def tile_text(tile: str) -> str:
    """`rX` as people read it: `r10`."""
    return tile.replace("X", "10")


def lay_move(picks: str) -> Move:
    """A secret choice, three symbols a stage, as a move: `lay 2 5 9 / 3 4 10 / 6 7 8`."""
    stages = (picks[at : at + PICKED] for at in range(0, len(picks), PICKED))
    return "lay " + " / ".join(" ".join(WORDS[symbol] for symbol in stage) for stage in stages)


@cache
def picks_in(move: Move) -> str | None:
    """The choice that a move in canonical spelling lays, or nothing if it is none (WS1)."""
    stages = move.removeprefix("lay ").split(" / ")
    symbols = ["".join(SYMBOLS.get(word, "?") for word in stage.split()) for stage in stages]
    picks = "".join(symbols)
    fits = sorted(picks) == sorted(NUMBERS) and lay_move(picks) == move
    return picks if fits and in_order(picks) == picks else None


def in_order(picks: str) -> str:
    """The same choice with each stage in ascending order."""
    stages = (picks[at : at + PICKED] for at in range(0, len(picks), PICKED))
    return "".join("".join(sorted(stage, key=CARDS.index)) for stage in stages)


@lru_cache(maxsize=4096)
def places(witches: tuple[tuple[int, ...], ...]) -> int:
    """The taken tiles as bits, by their number; start and finish hold any number of witches."""
    taken = 0
    for clan in witches:
        for place in clan:
            taken |= 1 << place
    return taken & _TILES


_TILES: Final = (1 << (LAST + 1)) - 2
