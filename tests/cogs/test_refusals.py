"""Refusals that name a square name the one that was meant, in both languages and all games."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from cogs.words.speech import refusal, safe
from engine.chance import Sealed
from engine.core import Illegal, Refused
from engine.games import GAMES
from engine.play_on import apply, start
from engine.table.model import Language
from engine.tools.selfplay import play_random_game
from words import LANGUAGES

SQUARE = re.compile(r"\b[a-i]\d{1,2}(?:\|[a-i]\d{1,2})?\b")
NAMED = ("square", "place")
"""What games call the place that a move is about."""
ELSEWHERE = "§"


def wrong_moves(key: str, seats: int, seed: int) -> Iterator[tuple[str, Illegal]]:
    """Moves of a random game, tried where they do not belong, and why they are refused."""
    game, dice = GAMES[key], random.Random(seed)
    secret = bytes([seed]) * 32
    plays = play_random_game(game, "", seats, secret).plays
    tried = sorted({play.move for play in plays})
    step = start(game, "", seats, Sealed(secret, 0))
    for ply, play in enumerate(plays[:120], start=1):
        for move in dice.sample(tried, min(12, len(tried))):
            try:
                game.play(step.state, play.seat, move)
            except Illegal as refused:
                yield move, refused
        step = apply(game, step.state, play.seat, play.move, Sealed(secret, ply))


def names_it(refused: Illegal, name: str, language: Language) -> bool:
    """Whether the text of a refusal says the square, by what it says of another."""
    other = Refused(refused.code, "", **(refused.facts | {name: ELSEWHERE}))
    return ELSEWHERE in refusal(language, other)


@pytest.mark.parametrize(("key", "seats"), [("hedgehogs", 3), ("courtiers", 3), ("jesters", 3)])
def test_a_refusal_names_the_square_that_was_meant(key: str, seats: int):
    told: set[str] = set()
    for seed in range(1, 7):
        for move, refused in wrong_moves(key, seats, seed):
            name = next((one for one in NAMED if refused.facts.get(one)), None)
            if name is None:
                continue
            square = str(refused.facts[name])
            why, _, _ = str(refused).partition("; you can play")
            for language in LANGUAGES:
                if not names_it(refused, name, language):
                    continue
                said, _, _ = refusal(language, refused).partition(" `")
                told.add(f"{refused.code} {language}")
                assert safe(square) in said, (move, refused.code, language)
                # The game's own words are the measure: they are made where the reason is found.
                assert SQUARE.findall(why)[:1] in ([], [square]), (move, refused.code, why)
                assert square in move.split() or square in why
    assert {one for one in told if one.endswith("fr")}
    assert {one[:-2] + "en" for one in told} == {one for one in told if one.endswith("en")}
