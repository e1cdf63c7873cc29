"""Leagues and cups: who meets whom, what it brings, and who goes up."""
