"""`PICTURES`, those of the market that somebody liked."""

from tests.market.tests.render.market.golden import PICTURES

__all__ = ["PICTURES"]
