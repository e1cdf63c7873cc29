"""Hints in words: every part of every game has them, in every language."""

from collections.abc import Iterator

import pytest

from cogs.words.hints import why_text
from engine import games
from engine.computer.reasons import Reason
from engine.core import RIVALS, MatchView, View
from engine.games import GAMES, game_named
from engine.scoring import Scoring
from words import LANGUAGES, say

VIEW = View(viewer=0, seats=2, waiting_on=(0,), outcome=None)
MATCH = MatchView(
    scoring=Scoring("totals", 0, 2, 0), number=1, scores=(0, 0), history=(), chosen=""
)


@pytest.fixture
def _market() -> Iterator[None]:
    if "market" in GAMES:
        yield
        return
    games.add("market", "tests.market")
    yield
    games.remove("market")


@pytest.mark.usefixtures("_market")
@pytest.mark.parametrize("key", dict.fromkeys((*GAMES, "market")))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_every_game_has_words_for_more_and_for_less(key: str, language: str):
    names = dict.fromkeys((*game_named(key).part_names, RIVALS))
    assert len(names) > 1
    said = [say(language, f"{key}-{way}-{name}") for name in names for way in ("gain", "cost")]
    assert len(set(said)) == len(said)
    for one in said:
        # It goes on with “It …”, and another may follow.
        assert one[0].islower()
        assert one[-1] not in ".,;:!?…"
        assert one == one.strip()


def test_a_sentence_for_whatever_speaks_for_a_turn():
    def told(language: str, reason: Reason, view: View = VIEW) -> str:
        return why_text("fr" if language == "fr" else "en", "jesters", reason, view)

    assert told("en", Reason(("board",))) == "It brings you points on the board."
    both = Reason(("board", "room"))
    assert told("en", both) == "It brings you points on the board and gives your jester more room."
    assert told("fr", both) == (
        "Cela vous apporte des points sur le plateau et donne plus de place à votre fou."
    )
    trade = Reason(("room",), "sticks")
    assert told("en", trade) == "It gives your jester more room, though it spends a stick."
    assert told("fr", trade) == (
        "Cela donne plus de place à votre fou, même si cela dépense un bâtonnet."
    )
    price = Reason((), "sticks")
    assert told("en", price) == "It spends a stick, but nothing else promises more."
    assert told("fr", price) == "Cela dépense un bâtonnet, mais rien d'autre ne promet mieux."
    assert told("en", Reason()).startswith("It changes little for now")
    in_match = View(viewer=0, seats=2, waiting_on=(0,), outcome=None, match=MATCH)
    assert told("en", Reason(ends="wins")) == "It wins the game."
    assert told("en", Reason(ends="wins"), in_match) == "It wins the round."
    assert told("fr", Reason(ends="ends")).startswith("Cela finit la partie")
    assert told("fr", Reason(ends="ends"), in_match).startswith("Cela finit la manche")
