"""The board in words: who stands where, what black squares do, where the race goes."""

from collections.abc import Sequence
from functools import lru_cache

from engine.hedgehogs.view import HedgehogsView
from render.hedgehogs.pieces.piece import lane_letters, pieces_of
from render.picture import Language
from words import listed, say


def stacks(view: HedgehogsView, language: Language, *, designs: bool) -> str:
    """From the finish back, so that the leaders come first."""
    squares = list(zip(view.squares, view.board, strict=True))
    rows = [squares[at : at + view.lanes] for at in range(0, len(squares), view.lanes)]
    said = [
        f"{name} {pieces(view, stack, language, designs=designs)}"
        for row in (rows if view.way == "down" else reversed(rows))
        for name, stack in row
        if stack
    ]
    if not said:
        return say(language, "hedgehogs-alt-empty")
    return say(language, "hedgehogs-alt-stacks", stacks=say(language, "list-next").join(said))


def pieces(view: HedgehogsView, stack: str, language: Language, *, designs: bool) -> str:
    """The pieces of a stack, each with its design or without."""
    return _pieces(
        view.letters,
        view.colours,
        view.bearers,
        stack,
        language,
        designs=designs,
        turns=view.way == "return",
    )


@lru_cache(maxsize=4096)
def _pieces(  # noqa: PLR0913 - kept by all that it tells
    letters: str,
    colours: Sequence[str],
    bearers: str,
    stack: str,
    language: Language,
    *,
    designs: bool,
    turns: bool,
) -> str:
    said: list[str] = []
    for piece in pieces_of(letters, stack, bearers):
        colour = say(language, f"colour-{colours[piece.colour]}")
        if designs:
            design = say(language, f"hedgehogs-design-{piece.design}")
            word = say(language, "hedgehogs-piece", colour=colour, design=design)
        elif piece.apple:
            word = say(language, "hedgehogs-alt-with-apple", piece=colour)
        else:
            word = colour
        if piece.down and turns:
            key = "hedgehogs-alt-turned" if designs else "hedgehogs-alt-back"
            word = say(language, key, piece=word)
        said.append(word)
    return ", ".join(said)


def course(view: HedgehogsView, language: Language) -> list[str]:
    """Where the race goes, if not simply up the board."""
    said: list[str] = []
    if view.way == "both":
        back = [say(language, f"colour-{name}") for name in _running_down(view)]
        said.append(say(language, "hedgehogs-alt-way-both", colours=listed(language, back)))
    elif view.way != "up":
        said.append(say(language, f"hedgehogs-alt-way-{view.way}"))
    lanes = lane_letters(view)
    if view.tube:
        said.append(say(language, "hedgehogs-alt-tube", first=lanes[0], last=lanes[-1]))
    return said


def _running_down(view: HedgehogsView) -> list[str]:
    """The colours of those who begin at the far end."""
    return [
        name for number, name in enumerate(view.colours) if view.starts[number % view.seats] > 1
    ]


def black_squares(view: HedgehogsView, language: Language) -> list[str]:
    """What black squares there are, and whom they hold."""
    if view.trap in ("hold", "door"):
        said = _traps(view, language)
    elif view.black:
        where = ", ".join(view.black)
        said = [say(language, f"hedgehogs-alt-{view.trap}", count=len(view.black), squares=where)]
    else:
        said = []
    if view.painted:
        said.append(say(language, "hedgehogs-alt-painted", squares=", ".join(view.painted)))
    return said


def _traps(view: HedgehogsView, language: Language) -> list[str]:
    if not any(view.board):
        return []  # nobody has started, so there is nobody to hold
    kind = "-door" if view.trap == "door" else ""
    lists: list[tuple[str, list[str]]]
    if view.way in ("return", "both"):
        lists = [
            (f"closed{kind}-up", [name for name in view.traps if name in view.held]),
            (f"closed{kind}-down", [name for name in view.traps if name in view.held_back]),
        ]
    else:
        lists = [(f"closed{kind}", [name for name in view.traps if name in view.held])]
    shut = {name for _, names in lists for name in names}
    lists.append((f"open{kind}", [name for name in view.traps if name not in shut]))
    return [
        say(language, f"hedgehogs-alt-{key}", count=len(squares), squares=", ".join(squares))
        for key, squares in lists
        if squares
    ]
