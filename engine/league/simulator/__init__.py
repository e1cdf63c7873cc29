"""Seasons of people who do not exist: what the rules of leagues do over the years, and whether
what they promise holds at every step. Pure: the same seed is the same history."""
