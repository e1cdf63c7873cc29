"""How strong computers are, by game and level: fixed, found by measuring, and never on a ladder.

Each game offers its `RATINGS` beside its `STRENGTH`; one that was not measured offers none. Level 3
is 1500 in every game, and ten to one is 400 points, as the shares in `docs/computers.md` have it.
"""

from collections.abc import Mapping

from engine.games import door


def strengths_of(game: str) -> Mapping[int, int]:
    """By level, what computers are worth in a game; nothing where nobody has measured it."""
    try:
        return door("engine", game, "RATINGS")
    except AttributeError:
        return {}
