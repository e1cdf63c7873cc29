"""Tests of the rules, the clauses they keep to, and positions to begin with."""

from tests.engine.hedgehogs.clauses import CLAUSES, ENDS

__all__ = ["CLAUSES", "ENDS"]
