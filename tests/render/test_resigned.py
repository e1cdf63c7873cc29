"""Who has resigned is told in words, of every game, and of nobody else."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Sealed
from engine.core import AnyGame, View
from engine.games import KEYS, game_named
from engine.play_on import resign, start
from engine.tools.selfplay import play_random_game
from render import Language, Theme, render

NAMES = ("Ann", "Bob", "Cem")
WORD: dict[Language, str] = {"en": "resigned", "fr": "abandon"}


def boards(key: str) -> Iterator[str]:
    """Options that lead to each of the boards that a game has for three."""
    game, known = game_named(key), set[type[View]]()
    for chosen in ("", *(option.key for option in game.options.offered)):
        if 3 in game.options.seats_for(chosen):
            kind = type(game.view(start(game, chosen, 3, Sealed(bytes(32), 0)).state, None))
            if kind not in known:
                yield chosen
            known.add(kind)


GAMES = [(key, chosen) for key in KEYS for chosen in boards(key)]


def at_half(key: str, chosen: str) -> tuple[AnyGame, Any]:
    """A game of three in the middle of it."""
    game = game_named(key)
    states = play_random_game(game, chosen, 3, bytes([3]) * 32).states
    return game, states[len(states) // 2]


def of_each(view: View, language: Language) -> dict[str, str]:
    """The alt text from each player's name to the next, where their sentences are."""
    text = render(view, Theme(language=language), names=NAMES).alt
    # Names may be said before, of whoever is to move: the last list of all three is theirs.
    starts = {
        name: [found.start() for found in re.finditer(rf"\b{name}\b", text)] for name in NAMES
    }
    order = [
        (one, two, three, len(text))
        for one in starts["Ann"]
        for two in starts["Bob"]
        for three in starts["Cem"]
        if one < two < three
    ]
    one, two, three, end = min(order, key=lambda found: found[2] - found[0])
    stop = text.find(".", three)
    return {
        "Ann": text[one:two],
        "Bob": text[two:three],
        "Cem": text[three : stop + 1 if stop > 0 else end],
    }


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("key", "chosen"), GAMES)
def test_nobody_has_resigned_before_they_have(key: str, chosen: str, language: Language):
    game, state = at_half(key, chosen)
    assert WORD[language] not in render(game.view(state, None), Theme(language=language)).alt


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize(("key", "chosen"), GAMES)
def test_who_has_resigned_is_told_of_their_seat_alone(
    key: str, chosen: str, seat: int, language: Language
):
    game, state = at_half(key, chosen)
    after = resign(game, state, seat, Sealed(bytes(32), 1)).state
    told = of_each(game.view(after, None), language)
    assert [name for name in NAMES if WORD[language] in told[name]] == [NAMES[seat]]


@pytest.mark.parametrize(("key", "chosen"), GAMES)
def test_at_the_end_it_is_told_beside_the_rank(key: str, chosen: str):
    """Two of three have left, so the third wins; the reason says so as well."""
    game, state = at_half(key, chosen)
    for seat in (0, 2):
        state = resign(game, state, seat, Sealed(bytes(32), 1 + seat)).state
    view = game.view(state, None)
    assert view.outcome is not None
    assert view.outcome.winners == (1,)
    told = of_each(view, "en")
    assert [name for name in NAMES if "resigned" in told[name]] == ["Ann", "Cem"]
    text = render(view, names=NAMES).alt
    assert "Bob wins" in text
    assert "everybody else has resigned" in text
    # Nobody is said to be to move any more.
    assert "to move" not in text


@pytest.mark.parametrize(("key", "chosen"), GAMES)
def test_the_picture_shows_it_too(key: str, chosen: str):
    """On the plate: the same position without it looks otherwise."""
    game, state = at_half(key, chosen)
    after = game.view(resign(game, state, 0, Sealed(bytes(32), 1)).state, None)
    assert render(after, names=NAMES).data != render(replace(after, gone=()), names=NAMES).data
