"""What our four games refuse alike: who is not asked, while dice are due, and when it is over.

No game must: one that asks several at once, or has few moves, refuses in its own way.
"""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Illegal
from engine.games import game_named
from engine.tools.selfplay import play_random_game

SEED = bytes(32)
EVERY_GAME = pytest.mark.parametrize(
    ("key", "chosen"),
    [
        *((key, "") for key in ("hedgehogs", "courtiers", "jesters", "witches")),
        ("hedgehogs", "v40"),
    ],
)


def code(key: str, state: Any, seat: int, move: str) -> str:
    with pytest.raises(Illegal) as refused:
        game_named(key).play(state, seat, move)
    return refused.value.code


@EVERY_GAME
def test_nobody_moves_before_the_dice_or_out_of_turn_or_after_the_end(key: str, chosen: str):
    game = game_named(key)
    played = play_random_game(game, chosen, 2, SEED)
    move = played.plays[-1].move
    assert code(key, played.states[-1], 0, move) == "over"
    middle = played.states[len(played.states) // 2]
    (seat,) = game.waiting_on(middle)
    assert code(key, middle, 1 - seat, move) == "not-your-turn"
    due = game.setup(chosen, 2)
    if not game.waiting_on(due):
        assert code(key, due, 0, move) == "not-now"


@EVERY_GAME
def test_a_position_is_carried_into_newer_rules_as_it_is(key: str, chosen: str):
    game = game_named(key)
    for state in play_random_game(game, chosen, 2, SEED).states[:9]:
        assert game.carried(state, {}) == state


def test_doubles_and_sticks_that_are_used_up():
    game = game_named("jesters")
    states = play_random_game(game, "", 2, SEED).states
    placing = next(one for one in states if "double" in game.choices(one, one.seat).moves)
    none = replace(placing, doubles=(0, 0))
    assert code("jesters", none, none.seat, "double") == "jesters-no-double"
    last = replace(placing, stock=(1, 1))
    assert code("jesters", last, last.seat, "double") == "jesters-one-pawn"
    laying = next(
        one
        for one in states
        if any(move.startswith("stick ") for move in game.choices(one, one.seat).moves)
    )
    stick = next(m for m in game.choices(laying, laying.seat).moves if m.startswith("stick "))
    none = replace(laying, left=(0, 0))
    assert code("jesters", none, none.seat, stick) == "jesters-no-sticks"


@EVERY_GAME
def test_a_refusal_lists_eight_moves_at_most(key: str, chosen: str):
    game = game_named(key)
    counts: set[int] = set()
    for state in play_random_game(game, chosen, 2, SEED).states[:-1]:
        seat = game.waiting_on(state)[0]
        choices = game.choices(state, seat)
        with pytest.raises(Illegal) as refused:
            game.play(state, seat, "nonsense")
        _, _, offered = str(refused.value).partition("you can play ")
        listed = [one for one in offered.split(", ") if one.startswith("`")]
        assert listed == [f"`{move}`" for move in choices.moves[:8]]
        assert choices.form or offered.endswith("…") == (len(choices.moves) > 8)
        counts.add(len(choices.moves))
    assert chosen or max(counts) > 8
