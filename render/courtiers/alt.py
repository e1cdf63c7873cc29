"""The whole position in words, for those who do not see the picture."""

from collections.abc import Iterator, Sequence

from engine.core import Event
from engine.courtiers.view import CourtiersView
from render.alt import Level
from render.courtiers.phrases import reason, to_do
from render.heading import heading, waits
from render.picture import Language
from render.result import result_because
from words import listed, say


def sentences(
    view: CourtiersView,
    language: Language,
    names: Sequence[str],
    since: Sequence[Event],
    level: Level,
) -> Iterator[str]:
    """When room is short, first choices go unsaid, then cards are written as in moves, then names
    are cut."""
    yield from _situation(view, language, names)
    yield _players(view, language, names, level.details)
    if view.outcome is None and view.first >= 0:
        yield say(language, "alt-first", name=names[view.first])
    yield _stacks(view, language, level.details)


def _situation(view: CourtiersView, language: Language, names: Sequence[str]) -> list[str]:
    if view.outcome is not None:
        winners = [names[seat] for seat in view.outcome.winners]
        won = result_because(language, winners, reason(view, language))
        return [say(language, "courtiers-alt-over", turn=view.turn), won]
    if not view.turn:
        said = [say(language, "courtiers-alt-setup")]
        if view.waiting_on and waits(view):
            waiting = listed(language, [names[seat] for seat in view.waiting_on])
            said.append(say(language, "courtiers-alt-ordering", names=waiting))
        return said
    if above := heading(view, language):
        return [say(language, "courtiers-alt-turn", turn=view.turn), f"{above}."]
    said = [
        say(language, "courtiers-alt-turn", turn=view.turn),
        say(language, "courtiers-alt-to-move", name=names[view.seat]),
    ]
    if view.die:
        said.append(say(language, "courtiers-alt-die", die=view.die))
    if view.step == "favour":
        said.append(say(language, f"courtiers-alt-{to_do(view)}", square=view.moved))
    elif view.step == "lose":
        said.append(say(language, "courtiers-alt-lose"))
    return said


def _players(view: CourtiersView, language: Language, names: Sequence[str], whole: bool) -> str:
    said: list[str] = []
    for seat, name in enumerate(names):
        column, points = view.columns[seat], view.scores[seat]
        if name == say(language, "courtiers-column", column=column):
            player = say(language, "courtiers-alt-column", name=name, points=points)
        else:
            player = say(language, "courtiers-alt-player", name=name, column=column, points=points)
        if view.unsure[seat] and view.outcome is None:
            count = view.unsure[seat]
            player = say(language, "courtiers-alt-unsure", player=player, count=count)
        if view.out[seat]:
            cards = ", ".join(_cards(view.out[seat], language, whole))
            player = say(language, "courtiers-alt-out", player=player, cards=cards)
        if view.outcome is not None:
            rank = view.outcome.ranks[seat]
            player = say(language, "courtiers-alt-rank", player=player, rank=rank)
        if seat in view.gone:
            player = say(language, "courtiers-alt-gone", player=player)
        said.append(player)
    key = "courtiers-alt-players" if view.outcome is None else "courtiers-alt-result"
    return say(language, key, players=say(language, "list-next").join(said))


def _stacks(view: CourtiersView, language: Language, whole: bool) -> str:
    """Column by column, from the foot up."""
    said: list[str] = []
    for name, stack in zip(view.squares, view.board, strict=True):
        if not stack:
            continue
        cards = _cards(stack.removesuffix("*"), language, whole)
        told = f"{name} {(', ' if whole else ' ').join(cards)}"
        if stack.endswith("*"):
            told = say(language, "courtiers-alt-finished", stack=told) if whole else f"{told}*"
        said.append(told)
    if not said:
        return say(language, "courtiers-alt-empty")
    key = "courtiers-alt-stacks" if whole else "courtiers-alt-letters"
    return say(language, key, stacks=say(language, "list-next").join(said))


def _cards(cards: str, language: Language, whole: bool) -> list[str]:
    split = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    if not whole:
        return split
    return [f"{say(language, f'courtiers-class-{card[0]}')} {card[1]}" for card in split]
