"""The whole position in words, for those who do not see the picture."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core import Move
from engine.hedgehogs.view import HedgehogsView
from render.hedgehogs.phrases import listed, reason
from render.hedgehogs.pieces import lane_letters, pieces_of
from render.picture import Language
from words import say

MOST: Final = 1024
"""What Discord takes as a description, counted as it counts: in UTF-16 units."""


def alt_text(
    view: HedgehogsView, language: Language, names: Sequence[str], marks: Mapping[str, Move]
) -> str:
    """As much as fits: when room is short, first choices go unsaid, then the designs of the
    pieces, then names are cut."""
    text = ""
    for designs, choices, letters in (
        (True, True, 40),
        (True, False, 40),
        (False, True, 40),
        (False, False, 40),
        (False, False, 12),
        (False, False, 4),
    ):
        short = [_cut(name, letters) for name in names]
        text = _describe(view, language, short, marks if choices else {}, designs)
        if _units(text) <= MOST:
            break
    return text


def _describe(
    view: HedgehogsView,
    language: Language,
    names: Sequence[str],
    marks: Mapping[str, Move],
    designs: bool,
) -> str:
    parts = [*_situation(view, language, names), _players(view, language, names)]
    if view.outcome is None and view.step != "order":
        parts.append(say(language, "hedgehogs-alt-first", name=names[view.first]))
    parts.append(_stacks(view, language, designs))
    parts += _traps(view, language)
    if view.tube:
        lanes = lane_letters(view)
        parts.append(say(language, "hedgehogs-alt-tube", first=lanes[0], last=lanes[-1]))
    if view.out:
        pieces = ", ".join(_pieces(view, view.out, language, designs))
        parts.append(say(language, "hedgehogs-alt-out", pieces=pieces))
    if marks:
        choices = ", ".join(f"{label} {move}" for label, move in marks.items())
        parts.append(say(language, "hedgehogs-alt-choices", choices=choices))
    return " ".join(parts)


def _situation(view: HedgehogsView, language: Language, names: Sequence[str]) -> list[str]:
    if view.outcome is not None:
        why = reason(view, language)
        why = why[:1].lower() + why[1:]
        winners = [names[seat] for seat in view.outcome.winners]
        if len(winners) == 1:
            result = say(language, "hedgehogs-alt-wins", name=winners[0], reason=why)
        else:
            shared = listed(language, winners)
            result = say(language, "hedgehogs-alt-share", names=shared, reason=why)
        return [say(language, "hedgehogs-alt-over", turn=view.turn), result]
    if view.turn:
        said = [say(language, "hedgehogs-alt-turn", turn=view.turn)]
    else:
        said = [say(language, "hedgehogs-alt-setup")]
    if view.step != "order":
        said.append(say(language, "hedgehogs-alt-to-move", name=names[view.seat]))
    if view.die:
        lane = lane_letters(view)[view.die - 1]
        said.append(say(language, "hedgehogs-alt-die", die=view.die, lane=lane))
    return said


def _players(view: HedgehogsView, language: Language, names: Sequence[str]) -> str:
    said: list[str] = []
    for seat, name in enumerate(names):
        colour = say(language, f"colour-{view.colours[seat]}")
        home = view.home[seat]
        if name.lower() == colour:
            player = say(language, "hedgehogs-alt-colour-player", colour=name, home=home)
        else:
            player = say(language, "hedgehogs-alt-player", name=name, colour=colour, home=home)
        if view.hands[seat]:
            count = len(view.hands[seat]) // 2
            player = say(language, "hedgehogs-alt-hand", player=player, count=count)
        if view.outcome is not None:
            rank = view.outcome.ranks[seat]
            player = say(language, "hedgehogs-alt-rank", player=player, rank=rank)
        if seat in view.gone:
            player = say(language, "hedgehogs-alt-gone", player=player)
        said.append(player)
    players = say(language, "list-next").join(said)
    return say(language, "hedgehogs-alt-players", goal=view.home_to_win, players=players)


def _stacks(view: HedgehogsView, language: Language, designs: bool) -> str:
    """From the finish back, so that the leaders come first."""
    squares = list(zip(view.squares, view.board, strict=True))
    rows = [squares[at : at + view.lanes] for at in range(0, len(squares), view.lanes)]
    said = [
        f"{name} {', '.join(_pieces(view, stack, language, designs))}"
        for row in reversed(rows)
        for name, stack in row
        if stack
    ]
    if not said:
        return say(language, "hedgehogs-alt-empty")
    return say(language, "hedgehogs-alt-stacks", stacks=say(language, "list-next").join(said))


def _traps(view: HedgehogsView, language: Language) -> list[str]:
    if not any(view.board):
        return []  # nobody has started, so there is nobody to hold
    closed = [name for name in view.traps if name in view.held]
    opened = [name for name in view.traps if name not in view.held]
    return [
        say(language, key, count=len(squares), squares=", ".join(squares))
        for key, squares in (("hedgehogs-alt-closed", closed), ("hedgehogs-alt-open", opened))
        if squares
    ]


def _pieces(view: HedgehogsView, stack: str, language: Language, designs: bool) -> list[str]:
    said: list[str] = []
    for piece in pieces_of(view.letters, stack):
        colour = say(language, f"colour-{view.colours[piece.seat]}")
        if designs:
            design = say(language, f"hedgehogs-design-{piece.design}")
            said.append(say(language, "hedgehogs-piece", colour=colour, design=design))
        else:
            said.append(colour)
    return said


def _cut(name: str, letters: int) -> str:
    return name if len(name) <= letters else name[: letters - 1] + "…"


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
