"""Rounds of a match in words, in both languages."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.narration import TELLERS
from cogs.narration.series import match_line
from engine.core import Event, MatchView, View
from engine.games import game_named
from engine.scoring import Scoring
from engine.table.model import Language
from engine.table.replay import last_round

NAMES = ("Ann", "Bob", "Cem")
TELLER = TELLERS["hedgehogs"]
BEGINS = Event("next-round", None, "round 3 begins", {"number": 3})


def view(seats: int, scoring: Scoring, scores: tuple[int, ...], **more: Any) -> View:
    game = game_named("hedgehogs")
    match = MatchView(scoring=scoring, number=3, scores=scores, history=(), chosen="", **more)
    return replace(game.view(game.setup("", seats), None), match=match)


def over(winners: list[int], gains: list[int], scores: list[int], **more: Any) -> Event:
    facts = {"number": 2, "winners": winners, "gains": gains, "scores": scores, "stake": 1}
    return Event("round", None, "round 2", {**facts, **more})


HARD = view(3, Scoring("hard", rounds=12), (2, -3, 0))
TENNIS = view(2, Scoring("tennis"), (1, 0), sets=((6, 4),), games=(0, 0))


@pytest.mark.parametrize(
    ("language", "seen", "event", "told"),
    [
        (
            "en",
            HARD,
            over([0], [1, -2, 0], [2, -3, 0]),
            "🏁 **Round 2 goes to Ann.** Score: Ann 2 (+1), Bob −3 (−2), Cem 0.",
        ),
        (
            "fr",
            HARD,
            over([0, 2], [4, -4, 4], [2, -3, 0], stake=4),
            "🏁 **Manche 2\u00a0: victoire partagée entre Ann et Cem.** Elle comptait 4 fois. "
            "Score\u00a0: Ann 2 (+4), Bob −3 (−4), Cem 0 (+4).",
        ),
        (
            "en",
            TENNIS,
            over([0], [1, 0], [1, 0], sets=[[6, 4]], games=[0, 0]),
            "🏁 **Round 2 goes to Ann.** That takes the set. Score: Ann – Bob: 6–4.",
        ),
        (
            "fr",
            TENNIS,
            over([0, 1], [0, 0], [1, 0], sets=[[6, 4]], games=[2, 1]),
            "🏁 **La manche 2 est nulle et ne compte pas.** "
            "Score\u00a0: Ann – Bob\u00a0: 6–4, 2–1.",
        ),
    ],
)
def test_a_round_is_told_with_what_it_brought(
    language: Language, seen: View, event: Event, told: str
):
    assert TELLER.tell(language, [event], NAMES, seen) == [told]


def test_what_happened_is_told_round_by_round_in_order():
    placed = Event("place", 0, "place a", {"piece": "r1", "to": "a1"})
    gone = Event("resign", 1, "resign")
    told = TELLER.tell("en", [gone, over([0], [1, 0, 0], [1, 0, 0]), BEGINS, placed], NAMES, HARD)
    assert told == [
        "Bob has resigned.",
        "🏁 **Round 2 goes to Ann.** Score: Ann 1 (+1), Bob 0, Cem 0.",
        "**Round 3 begins.**",
        "Ann placed a hedgehog on a1.",
    ]


@pytest.mark.parametrize(
    ("language", "seen", "scores"),
    [
        ("en", HARD, ["2 points", "−3 points", "0 points"]),
        ("fr", HARD, ["2 points", "−3 points", "0 point"]),
        ("en", TENNIS, ["1 set", "0 sets"]),
        ("fr", TENNIS, ["1 set", "0 set"]),
    ],
)
def test_what_everybody_has_at_the_end(language: Language, seen: View, scores: list[str]):
    assert [TELLER.score(language, seen, seat) for seat in range(len(scores))] == scores


def test_where_a_match_stands_in_a_line():
    assert match_line("en", NAMES, HARD) == "Round 3/12 (Ann 2, Bob −3, Cem 0)"
    assert match_line("fr", NAMES, TENNIS) == "Manche 3 (Ann – Bob\u00a0: 6–4)"
    new = view(2, Scoring("tennis"), (0, 0), games=(0, 0))
    assert match_line("en", NAMES, new) == "Round 3 (Ann – Bob: nothing played yet)"
    assert match_line("en", NAMES, replace(HARD, match=None)) == ""


def test_the_board_a_round_ended_on_comes_with_what_happened_on_it():
    before = replace(HARD, match=None)
    seen = view(3, Scoring("totals", rounds=3), (0, 0, 0), last=before)
    earlier, later = (Event("stay", seat, "stay") for seat in (0, 1))
    assert last_round(seen, [earlier, BEGINS]) == (before, [earlier])
    assert last_round(seen, [earlier, BEGINS, later, BEGINS, earlier]) == (before, [later])
    assert last_round(seen, [earlier]) is None
