"""Tests of the pictures, and `PICTURES`, those that somebody liked."""

from tests.render.courtiers.golden import PICTURES

__all__ = ["PICTURES"]
