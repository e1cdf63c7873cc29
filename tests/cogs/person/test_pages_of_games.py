"""The overview of somebody's games, in messages of a length that Discord takes."""

import pytest
from msgspec.structs import replace

from cogs.person import digest, games
from cogs.person.games import PAGE_LENGTH, Overview, pages
from tests.data.examples import running


def test_an_overview_is_cut_between_lines_and_its_heading_said_again(
    monkeypatch: pytest.MonkeyPatch,
):
    lengths = {1: 700, 2: 700, 3: 700, 4: 200}
    monkeypatch.setattr(games, "_my_line", lambda _, table, __: "m" * lengths[table.id])
    monkeypatch.setattr(games, "_other_line", lambda _, table, __: "o" * lengths[table.id])
    tables = [replace(running(), id=number) for number in lengths]
    found = pages("en", Overview(tuple(tables[:3]), tuple(tables[1:])), 1)
    heads = [page.split("\n")[0] for page in found]
    lines = [[line[0] for line in page.split("\n")[1:]] for page in found]
    assert all(len(page) <= PAGE_LENGTH for page in found)
    assert heads[0] == heads[1]
    # The heading of the others is not left alone at the end of a page.
    assert [line for page in lines for line in page if line in "mo"] == ["m"] * 3 + ["o"] * 3
    assert all(page.split("\n")[-1][0] in "mo" for page in found)


def test_a_line_that_just_fits_stays_on_its_page(monkeypatch: pytest.MonkeyPatch):
    head = pages("en", Overview((), ()), 1)[0]
    for more, count in ((0, 1), (1, 2)):
        length = PAGE_LENGTH - len(head) - 1 - 100 - 1 + more
        lengths = {1: 100, 2: length}
        monkeypatch.setattr(
            games, "_my_line", lambda _, table, __, all_=lengths: "m" * all_[table.id]
        )
        monkeypatch.setattr(games, "say", lambda *_, **__: head)
        tables = tuple(replace(running(), id=number) for number in lengths)
        found = pages("en", Overview(tables, ()), 1)
        assert len(found) == count
        assert max(map(len, found)) <= PAGE_LENGTH


def test_a_daily_overview_says_how_many_pages_are_left():
    one, more = digest._text("en", ["first"], 0), digest._text("en", ["first", "b", "c"], 0)
    assert one.split("\n")[1] == more.split("\n")[1] == "first"
    assert len(more.split("\n")) == len(one.split("\n")) + 1
    assert "2" in more.split("\n")[2]
    late = digest._text("en", ["first"], 600)
    assert late.split("\n")[0] != one.split("\n")[0]
    assert late.split("\n")[1:] == one.split("\n")[1:]
