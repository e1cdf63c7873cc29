"""How sure a result is: intervals that hold the truth nineteen times of twenty."""

from math import sqrt
from typing import Final

TWO_SIDED: Final = 1.96


def wilson(won: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, for games won of games played (Wilson)."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, TWO_SIDED**2
    middle = share + square / (2 * games)
    reach = TWO_SIDED * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
