"""What commands are called in a direct message: there, `/table board` is `/solo board`."""

import re
from functools import cache
from typing import Final

from words import LANGUAGES, say

SOLO: Final = (
    *("clock", "board", "record", "resign", "stop", "seats", "back", "settings"),
    *("recap", "replay", "at", "watch"),
)
"""The commands of a table that do not need a server, by the keys of their names."""


def in_direct_messages(text: str) -> str:
    """A text with commands as they are called in direct messages; those of servers stay."""
    return _called_otherwise().sub(rf"/{say('en', 'cmd-solo')} \1", text) if "/" in text else text


@cache
def _called_otherwise() -> re.Pattern[str]:
    names = {say(language, f"cmd-{key}") for language in LANGUAGES for key in SOLO}
    group = say("en", "cmd-table")
    return re.compile(rf"/{group} ({'|'.join(sorted(names))})\b")
