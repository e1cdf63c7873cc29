"""The order of a table as an organiser types it."""

import pytest

from engine.core import Refused
from engine.league.typed_order import orders_like, read_order, written_order

NAMES = ["Ann", "Bob", "Cy D.", "Dee"]


@pytest.mark.parametrize(
    ("typed", "ranks"),
    [
        ("Ann > Bob > Cy D. > Dee", (1, 2, 3, 4)),
        ("dee>cy>bob>ann", (4, 3, 2, 1)),
        ("Bob, Ann, Dee, Cy", (2, 1, 4, 3)),
        ("Ann = Bob > Cy = Dee", (1, 1, 3, 3)),
        ("Ann > Bob = Cy = Dee", (1, 2, 2, 2)),
        ("2 1 4 3", (2, 1, 4, 3)),
        ("3 > 1 = 2 > 4", (2, 2, 1, 4)),
    ],
)
def test_an_order_is_read(typed: str, ranks: tuple[int, ...]):
    assert read_order(typed, NAMES) == ranks
    assert read_order(written_order(ranks, NAMES), NAMES) == ranks


@pytest.mark.parametrize(
    "typed", ["", "Ann", "Ann > Bob > Cy", "Ann > Ann > Bob > Cy > Dee", "> > >", "1 2 3 5", "Eve"]
)
def test_what_is_no_order_is_refused(typed: str):
    with pytest.raises(Refused) as refused:
        read_order(typed, NAMES)
    assert refused.value.code == "league-order"


def test_two_who_are_called_the_same_are_told_apart_by_seat():
    with pytest.raises(Refused):
        read_order("Ann > Ann", ["Ann", "Ann"])
    assert read_order("2 > 1", ["Ann", "Ann"]) == (2, 1)
    assert read_order("2 > 3 > 1", ["2", "1", "x"]) == (1, 3, 2)  # a name before a number
    assert read_order("#2 > #3 > #1", ["2", "1", "x"]) == (3, 1, 2)


def test_orders_are_offered_as_they_are_typed():
    assert len(orders_like("", NAMES, 25)) == 24
    assert all(ranks[3] == 1 for ranks in orders_like("dee >", NAMES, 25))
    assert len(orders_like("dee >", NAMES, 25)) == 6
    assert orders_like("dee = ann > bob > cy", NAMES, 25) == [(1, 3, 4, 1)]
    assert len(orders_like("", list("abcdef"), 25)) == 25
