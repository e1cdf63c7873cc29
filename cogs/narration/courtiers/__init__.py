"""The courtiers in words."""

from typing import Final

from cogs.narration.courtiers.teller import CourtiersTeller
from cogs.narration.teller import Teller

TELLER: Final[Teller] = CourtiersTeller()
