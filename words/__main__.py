"""For translators: `python -m words missing|unused|compare CODE`.

missing    what English says and a language does not yet, and rules pages that are not there
unused     what a language says and nobody asks for
compare    every text beside the English one, and where they ask for other facts

Ends with 1 where something is missing, unused or odd.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Final

from words.checks import compared, missing, odd_facts, pages, unused
from words.languages import LANGUAGES


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m words",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", choices=WAYS)
    parser.add_argument("language", metavar="CODE", help=f"one of {', '.join(LANGUAGES)}")
    arguments = parser.parse_args(argv)
    if arguments.language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        parser.error(
            f"there is no locale/{arguments.language}; begin it with one .ftl file. "
            f"There are: {known}"
        )
    return WAYS[arguments.what](arguments.language)


def _missing(language: str) -> int:
    lacks = [*missing(language), *(f"docs/rules/{name}" for name in pages(language))]
    print(*lacks or [f"{language} lacks nothing"], sep="\n")
    return bool(lacks)


def _unused(language: str) -> int:
    extra = unused(language)
    print(*extra or [f"{language} says nothing that nobody asks for"], sep="\n")
    return bool(extra)


def _compare(language: str) -> int:
    odd = odd_facts(language)
    for key, english, own in compared(language):
        print(f"\n{key}\n  {_inset(english)}\n  {_inset(own) or '—'}")
        if key in odd:
            ours, theirs = odd[key]
            print(f"  !! facts: {_facts(ours)} in English, {_facts(theirs)} here")
    return bool(odd)


def _inset(text: str) -> str:
    return text.replace("\n", "\n  ")


def _facts(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


WAYS: Final[dict[str, Callable[[str], int]]] = {
    "missing": _missing,
    "unused": _unused,
    "compare": _compare,
}


if __name__ == "__main__":
    sys.exit(main())
