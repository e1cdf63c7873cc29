"""Tests of the rules, and the clauses they keep to."""

from tests.market.tests.engine.market.clauses import CLAUSES, ENDS
from tests.market.tests.engine.market.samples import SAMPLES

__all__ = ["CLAUSES", "ENDS", "SAMPLES"]
