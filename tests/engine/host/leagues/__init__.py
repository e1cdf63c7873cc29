"""Leagues as the host runs them."""
