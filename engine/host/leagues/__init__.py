"""Leagues: sign-up, draw, tables, results, standings and the next season, by themselves."""
