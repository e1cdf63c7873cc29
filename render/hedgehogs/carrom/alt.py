"""The whole position in words, for those who do not see the picture."""

from collections.abc import Iterator, Sequence

from engine.core import Event
from engine.hedgehogs.carrom.view import CarromView
from render.alt import Level
from render.heading import heading
from render.hedgehogs.carrom.ground import square_at
from render.hedgehogs.pieces.piece import pieces_of
from render.picture import Language
from render.result import result_because
from render.scores import match_words, why_over
from words import say


def sentences(
    view: CarromView,
    language: Language,
    names: Sequence[str],
    since: Sequence[Event],
    level: Level,
) -> Iterator[str]:
    """When room is short, first choices go unsaid, then the designs of the pieces and who is out,
    then names are cut."""
    designs = level.details
    yield from _situation(view, language, names)
    yield from _last(view, language, names, since, designs)
    if view.match is not None:
        yield match_words(language, names, view.match)
    players = say(language, "list-next").join(_players(view, language, names))
    yield say(language, "carrom-alt-players", players=players)
    if view.outcome is None and view.step != "order":
        yield say(language, "alt-first", name=names[view.first])
    yield _discs(view, language, designs)
    if view.out and designs:
        yield say(language, "carrom-alt-out", pieces=_pieces(view, language, view.out))


def reason(view: CarromView, language: Language) -> str:
    """Why the game, or the match, is over."""
    return why_over(view, language, "carrom-end")


def _situation(view: CarromView, language: Language, names: Sequence[str]) -> list[str]:
    if view.outcome is not None:
        winners = [names[seat] for seat in view.outcome.winners]
        won = result_because(language, winners, reason(view, language))
        return [say(language, "carrom-alt-over", flicks=view.flicks), won]
    if view.step == "order":
        return [say(language, "carrom-alt-setup")]
    turn = say(language, "carrom-alt-turn", flick=view.flicks + 1, most=view.most_flicks)
    if above := heading(view, language):
        return [turn, f"{above}."]
    return [turn, say(language, "hedgehogs-alt-to-move", name=names[view.seat])]


def _last(
    view: CarromView,
    language: Language,
    names: Sequence[str],
    since: Sequence[Event],
    designs: bool,
) -> list[str]:
    """The last flick and whom it pushed off."""
    flicks = [number for number, event in enumerate(since) if event.kind == "flick"]
    if not flicks:
        return []
    flick = since[flicks[-1]]
    said = [
        say(
            language,
            "carrom-alt-flick",
            name=names[flick.seat or 0],
            edge=flick.facts["edge"],
            angle=flick.facts["angle"],
            strength=flick.facts["strength"],
        )
    ]
    left = [event.facts["piece"] for event in since[flicks[-1] :] if event.kind == "out"]
    if left:
        pieces = _pieces(view, language, "".join(left), designs=designs)
        said.append(say(language, "carrom-alt-left", pieces=pieces))
    return said


def _players(view: CarromView, language: Language, names: Sequence[str]) -> list[str]:
    said: list[str] = []
    for seat, name in enumerate(names):
        colour = say(language, f"colour-{view.colours[seat]}")
        count = view.in_play[seat]
        if name.casefold() == colour.casefold():
            player = say(language, "hedgehogs-alt-colour-player", colour=name, home=count)
        else:
            player = say(language, "hedgehogs-alt-player", name=name, colour=colour, home=count)
        if view.hands[seat]:
            count = len(view.hands[seat]) // 2
            player = say(language, "carrom-alt-reserve", player=player, count=count)
        if view.outcome is not None:
            rank = view.outcome.ranks[seat]
            player = say(language, "hedgehogs-alt-rank", player=player, rank=rank)
        if seat in view.gone:
            player = say(language, "hedgehogs-alt-gone", player=player)
        said.append(player)
    return said


def _discs(view: CarromView, language: Language, designs: bool) -> str:
    """Colour by colour, the square that the middle of each disc is on."""
    if not view.discs:
        return say(language, "hedgehogs-alt-empty")
    by_seat: dict[int, list[str]] = {}
    for name, along, across in view.discs:
        (piece,) = pieces_of(view.letters, name)
        lane, row = square_at(along, across, view.rows, view.lanes)
        said = f"{'abcdef'[lane]}{row + 1}"
        if designs:
            design = say(language, f"hedgehogs-design-{piece.design}")
            said = say(language, "carrom-alt-piece", design=design, square=said)
        near = min(along, view.rows * 1000 - along, across, view.lanes * 1000 - across)
        if near < view.radius:
            said = say(language, "carrom-alt-over-edge", piece=said)
        by_seat.setdefault(piece.colour, []).append(said)
    sides = [
        say(
            language,
            "carrom-alt-side",
            colour=say(language, f"colour-{view.colours[seat]}"),
            places=", ".join(places),
        )
        for seat, places in by_seat.items()
    ]
    discs = say(language, "list-next").join(sides)
    return say(language, "carrom-alt-discs", discs=discs)


def _pieces(view: CarromView, language: Language, stack: str, *, designs: bool = True) -> str:
    said: list[str] = []
    for piece in pieces_of(view.letters, stack):
        colour = say(language, f"colour-{view.colours[piece.colour]}")
        design = say(language, f"hedgehogs-design-{piece.design}")
        both = say(language, "hedgehogs-piece", colour=colour, design=design)
        said.append(both if designs else colour)
    return ", ".join(said)
