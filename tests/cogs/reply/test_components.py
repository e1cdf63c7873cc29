"""Selects with more words than Discord takes."""

import pytest

from cogs.reply.components import Choosing, TableSelect


@pytest.mark.parametrize("length", [99, 100, 101])
async def test_words_are_cut_where_discord_would_refuse_them(length: int):
    choosing = Choosing(7, "optgroup", "Choose", (("key", "l" * length, "a" * length),))
    (option,) = choosing.item().options
    assert (option.value, option.label) == ("key", "l" * min(length, 100))
    assert option.description == "a" * min(length, 100)


async def test_a_hint_of_what_to_choose_is_cut_too():
    for length in (149, 150, 151):
        select = TableSelect.make(7, "optgroup", placeholder="p" * length, options=())
        assert select.placeholder == "p" * min(length, 150)
