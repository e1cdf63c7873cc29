"""Carrom as a picture."""
