"""The order in which people of a table came in, as organisers type it: `Ann > Bob = Cy > Dee`.

People are named by the beginning of their names or by the numbers of their seats, which `#2` means
whatever anybody is called. Between two that
share a place there is `=`; between others there is `>`, or a comma.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise, permutations
from typing import Final

from engine.core import Refused

_BETWEEN: Final = re.compile(r"\s*([>=,;])\s*")
_NUMBERS: Final = re.compile(r"\d(?:\s+\d)*")


def read_order(typed: str, names: Sequence[str]) -> tuple[int, ...]:
    """By seat, the place that is typed. Raises `Refused`.

    >>> read_order("Bob > ann = 3", ["Ann", "Bob", "Cy"])
    (2, 1, 2)
    """
    text = typed.strip()
    if _NUMBERS.fullmatch(text):
        text = " > ".join(text.split())
    parts = _BETWEEN.split(text)
    ranks: dict[int, int] = {}
    place = 0
    for number, who in enumerate(parts[::2]):
        if not number or parts[2 * number - 1] != "=":
            place = len(ranks) + 1
        seat = _seat(who, names)
        if seat is None or seat in ranks:
            raise _unread(typed, names)
        ranks[seat] = place
    if len(ranks) != len(names):
        raise _unread(typed, names)
    return tuple(ranks[seat] for seat in range(len(names)))


def _seat(who: str, names: Sequence[str]) -> int | None:
    """The seat of somebody, if it is plain who is meant."""
    wanted = " ".join(who.casefold().split())
    if not wanted:
        return None
    if wanted.startswith("#") and wanted[1:].isdecimal():
        return int(wanted[1:]) - 1 if 1 <= int(wanted[1:]) <= len(names) else None
    plain = [" ".join(name.casefold().split()) for name in names]
    for found in (
        [seat for seat, name in enumerate(plain) if name == wanted],
        [seat for seat in range(len(names)) if wanted == str(seat + 1)],
        [seat for seat, name in enumerate(plain) if name.startswith(wanted)],
    ):
        if len(found) == 1:
            return found[0]
    return None


def _unread(typed: str, names: Sequence[str]) -> Refused:
    return Refused(
        "league-order",
        f"{typed!r} is no order of these people",
        option=typed,
        names=tuple(names),
        example=" > ".join(map(str, range(1, len(names) + 1))),
    )


def written_order(ranks: Sequence[int], names: Sequence[str]) -> str:
    """An order as it is typed, the best first."""
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    text = names[order[0]]
    for before, seat in pairwise(order):
        text += f" {'=' if ranks[before] == ranks[seat] else '>'} {names[seat]}"
    return text


def orders_like(typed: str, names: Sequence[str], most: int) -> list[tuple[int, ...]]:
    """Orders without shared places that begin with what is typed; the typed one if it is one."""
    try:
        return [read_order(typed, names)]
    except Refused:
        pass
    first: list[int] = []
    for who in _BETWEEN.split(typed.strip())[::2]:
        seat = _seat(who, names)
        if seat is not None and seat not in first:
            first.append(seat)
    return list(islice(_orders(first, len(names)), most))


def _orders(first: Sequence[int], seats: int) -> Iterator[tuple[int, ...]]:
    rest = [seat for seat in range(seats) if seat not in first]
    for others in permutations(rest):
        order = [*first, *others]
        yield tuple(order.index(seat) + 1 for seat in range(seats))
