"""Leagues: their seasons, all that was done in them, and what they owe to channels."""
