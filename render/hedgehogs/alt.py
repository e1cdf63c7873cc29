"""The whole position in words, for those who do not see the picture."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core import Event, Seat
from engine.hedgehogs.view import HIDDEN, HedgehogsView
from render.alt import Level
from render.heading import heading
from render.hedgehogs.alt_board import black_squares, course, pieces, stacks
from render.hedgehogs.headline import goal, what_to_do
from render.hedgehogs.phrases import reason
from render.hedgehogs.pieces.piece import lane_letters
from render.hedgehogs.reading import due_die, home_by_colour, resting, shown_dice
from render.picture import Language
from render.result import result_because
from render.scores import match_words
from words import listed, say

_SAID_BY_THE_DIE: Final = ("order", "roll", "place", "side", "go")
"""Steps that need no words of their own."""


class Detail(Level, frozen=True):
    """How much is said of a race: its details are the designs of the pieces."""

    extras: bool = True
    """What can be told from the rest, or is seldom asked."""
    bare: bool = False
    """Only which colours stand where and are home."""


LEVELS: Final = (
    Detail(True, True, 40),
    Detail(True, False, 40),
    Detail(False, True, 40),
    Detail(False, False, 40),
    Detail(False, False, 12),
    Detail(False, False, 4),
    Detail(False, False, 4, extras=False),
    Detail(False, False, 4, extras=False, bare=True),
)


def sentences(
    view: HedgehogsView,
    language: Language,
    names: Sequence[str],
    since: Sequence[Event],
    level: Detail,
) -> Iterator[str]:
    """When room is short, first choices go unsaid, then the designs of the pieces, then names are
    cut, then what is least asked."""
    yield from _situation(view, language, names)
    yield from _chance(view, language)
    if view.match is not None:
        yield match_words(language, names, view.match, cube=view.cube if view.cubed else 0)
    yield _players(view, language, names, bare=level.bare)
    if level.extras:
        yield _sentence(goal(view, language))
        if view.outcome is None and view.step != "order":
            yield say(language, "alt-first", name=names[view.first])
    yield stacks(view, language, designs=level.details)
    if not level.bare:
        yield from black_squares(view, language)
    if level.extras:
        yield from course(view, language)
    if view.bearers and level.details:
        bearers = pieces(view, view.bearers, language, designs=True)
        yield say(language, "hedgehogs-alt-bearers", pieces=bearers)
    if view.out:
        out = pieces(view, view.out, language, designs=level.details)
        yield say(language, "hedgehogs-alt-out", pieces=out)


def _situation(view: HedgehogsView, language: Language, names: Sequence[str]) -> Iterator[str]:
    if view.outcome is not None:
        winners = [names[seat] for seat in view.outcome.winners]
        yield say(language, "hedgehogs-alt-over", turn=view.turn)
        yield result_because(language, winners, reason(view, language))
        return
    if view.turn:
        yield say(language, "hedgehogs-alt-turn", turn=view.turn)
    else:
        yield say(language, "hedgehogs-alt-setup")
    if above := heading(view, language):
        yield _sentence(above)
        return
    if view.step != "order":
        due = [names[seat] for seat in view.waiting_on or (view.seat,)]
        yield say(language, "hedgehogs-alt-to-move", name=listed(language, due))
    if view.step not in _SAID_BY_THE_DIE:
        yield _sentence(what_to_do(view, language))


def _chance(view: HedgehogsView, language: Language) -> Iterator[str]:
    """What the die, the dice or the cards say."""
    if view.outcome is not None:
        return
    die = due_die(view) or view.die
    if view.dice_used == "cards" and view.turned:
        joker = say(language, "hedgehogs-joker")
        cards = ", ".join(str(card) if card else joker for card in view.turned)
        yield say(language, "hedgehogs-alt-cards", cards=cards)
    if view.dice_used in ("two", "kept") and len(shown_dice(view)) > 1:
        yield say(language, "hedgehogs-alt-dice", dice=", ".join(map(str, shown_dice(view))))
        die = due_die(view)
    if 0 < die <= view.lanes:
        yield say(language, "hedgehogs-alt-die", die=die, lane=lane_letters(view)[die - 1])
    elif die:
        yield say(language, "hedgehogs-alt-die-any", die=die)
    if view.dice_used == "shared" and view.dice:
        yield say(language, "hedgehogs-alt-pool", dice=", ".join(map(str, view.dice)))
    if view.dice_used == "cards":
        yield say(language, "hedgehogs-alt-pile", count=len(view.deck))


def _players(view: HedgehogsView, language: Language, names: Sequence[str], *, bare: bool) -> str:
    if bare:
        names = [say(language, f"colour-{colour}") for colour in view.colours[: view.seats]]
    tell = _named if bare else _player
    said = [tell(view, language, seat, name) for seat, name in enumerate(names)]
    players = say(language, "list-next").join(said)
    if view.lazy == "yes":
        return say(language, "hedgehogs-alt-players-only", players=players)
    return say(language, "hedgehogs-alt-players", goal=view.home_to_win, players=players)


def _player(view: HedgehogsView, language: Language, seat: Seat, name: str) -> str:
    player = _named(view, language, seat, name)
    for key, facts in _about(view, language, seat):
        player = say(language, f"hedgehogs-alt-{key}", player=player, **facts)
    return player


def _named(view: HedgehogsView, language: Language, seat: Seat, name: str) -> str:
    colour = say(language, f"colour-{view.colours[seat]}")
    home = view.home[seat]
    if view.colours_each > 1:
        counts = home_by_colour(view)
        homes = ", ".join(
            f"{say(language, f'colour-{view.colours[number]}')} {counts[number]}"
            for number in range(seat, len(view.colours), view.seats)
        )
        return say(language, "hedgehogs-alt-family", name=name, homes=homes)
    if name.casefold() == colour.casefold():
        return say(language, "hedgehogs-alt-colour-player", colour=name, home=home)
    return say(language, "hedgehogs-alt-player", name=name, colour=colour, home=home)


def _about(
    view: HedgehogsView, language: Language, seat: Seat
) -> Iterator[tuple[str, dict[str, str | int]]]:
    """What else there is to say of a player."""
    if view.hands[seat]:
        yield "hand", {"count": len(view.hands[seat]) // 2}
    if view.lazy == "yes":
        both = [resting(view, letter) for letter in view.families[seat]]
        yield "resting", {"count": max(count for count, _ in both)}
    if view.kept:
        yield "kept", {"die": view.kept[seat]}
    spy = view.spies[seat] if view.spies else 0
    if spy > 0:
        yield "spy", {"design": say(language, f"hedgehogs-design-{spy}")}
    elif spy == HIDDEN and view.step == "spy":
        yield "chosen", {}
    if view.outcome is not None and view.spies:
        yield "points", {"count": view.outcome.points[seat]}
    if view.outcome is not None:
        yield "rank", {"rank": view.outcome.ranks[seat]}
    if seat in view.lost:
        yield "left" if view.cubed else "lost", {}
    if seat in view.gone:
        yield "gone", {}


def _sentence(text: str) -> str:
    return f"{text}." if text else ""
