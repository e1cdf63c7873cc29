"""Tests of the rules, the clauses they keep to, and positions to begin with."""

from tests.engine.jesters.clauses import CLAUSES, ENDS
from tests.engine.jesters.samples import SAMPLES

__all__ = ["CLAUSES", "ENDS", "SAMPLES"]
