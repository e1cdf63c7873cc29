"""Tests of the pictures, and `PICTURES`, those that somebody liked."""

from tests.render.hedgehogs import golden_carrom, golden_race, golden_variants

PICTURES = (*golden_race.PICTURES, *golden_carrom.PICTURES, *golden_variants.PICTURES)
