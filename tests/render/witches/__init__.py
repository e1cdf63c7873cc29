"""Tests of the pictures, and `PICTURES`, those that somebody liked."""

from tests.render.witches.golden import PICTURES

__all__ = ["PICTURES"]
