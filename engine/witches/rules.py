"""The witches' rules in numbers. There is one way to play, so a table has nothing to choose."""

from typing import Final

from engine.options import Options
from engine.scoring import MATCH

VERSION: Final = 1
"""Raised with every change that would replay an old game differently."""

STAGES: Final = 3  # WM2
STAGE: Final = 16  # WM2
LAST: Final = STAGES * STAGE
"""The last tile; finish squares lie behind it."""
FINISH: Final = {LAST + 1: 2, LAST + 2: 3, LAST + 3: 4}  # WM2
"""What each finish square is worth."""
END: Final = LAST + len(FINISH)
"""Finish square 4, past which no move goes (WT4)."""
START: Final = 0
"""Where witches stand before tile 1 (WS4)."""
WITCHES: Final = 3  # WM1
PICKED: Final = 3
"""Numbers that each clan lays in a stage, beside its magic (WS1)."""

OPTIONS: Final = Options(offered=(MATCH,), seats=(2, 3, 4), advised=(2, 3, 4))
