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
    if "/" not in text:
        return text
    called = _called(tuple(LANGUAGES))
    return _COMMAND.sub(lambda found: called.get(found[0], found[0]), text)


_COMMAND: Final = re.compile(r"/[-\w]+ [-\w]+")


@cache
def _called(languages: tuple[str, ...]) -> dict[str, str]:
    """By how a command is called on a server, how it is called in direct messages, in every
    language."""
    return {
        f"/{say(language, 'cmd-table')} {name}": f"/{say(language, 'cmd-solo')} {name}"
        for language in languages
        for name in (say(language, f"cmd-{key}") for key in SOLO)
    }
