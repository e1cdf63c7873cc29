"""Games that are let in and go again."""

from collections.abc import Iterator

import pytest

from cogs.help.reading import rules_page
from cogs.narration import TELLERS
from cogs.words.options import option_facts
from engine import games
from engine.games import GAMES, KEYS, Doors


@pytest.fixture
def market() -> Iterator[str]:
    games.add("market", "tests.market")
    yield "market"
    if "market" in games.added():
        games.remove("market")


def test_a_game_that_goes_is_behind_no_door(market: str):
    rooms = Doors(lambda key: f"the room of {key}")
    assert TELLERS[market] is TELLERS[market]
    assert rooms[market] == "the room of market"
    games.remove(market)
    for doors in (GAMES, TELLERS, rooms):
        assert tuple(doors) == KEYS
        with pytest.raises(KeyError):
            doors[market]


def test_what_is_kept_by_key_goes_with_a_game(market: str):
    option_facts("en", "hedgehogs", "v9")
    rules_page("hedgehogs", "en")
    games.remove(market)
    assert option_facts.cache_info().currsize == 0
    assert rules_page.cache_info().currsize == 0


def test_a_game_that_comes_back_is_found_again(market: str):
    before = TELLERS[market]
    games.remove(market)
    games.add(market, "tests.market")
    assert TELLERS[market] is not before
    assert market in GAMES
