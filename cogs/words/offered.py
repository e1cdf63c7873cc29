"""How much may be offered while somebody types: Discord's limits."""

from typing import Final

MOST_OFFERED: Final = 25
"""Choices that Discord shows."""
OFFER_LENGTH: Final = 100
"""Characters of each, in its name and in its value."""
