"""Ratings: what results say of how well somebody plays, as numbers that a fold rebuilds."""
