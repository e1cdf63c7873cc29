"""What the race offers, option by option, is what somebody has looked at and liked."""

from engine.games import game_named
from engine.hedgehogs.variants.limits import CLASHES, LIMITS, NEEDS
from engine.hedgehogs.variants.offered import OFFERED
from tests.engine.test_offers import compare_offers


def test_the_race_offers_what_it_offered():
    compare_offers("hedgehogs")


def test_all_of_it_is_offered_at_tables():
    options = game_named("hedgehogs").options
    assert options.offered[: len(OFFERED)] == OFFERED
    assert (options.clashes, options.needs, options.limits) == (CLASHES, NEEDS, LIMITS)
