"""Tests of `/learn`, `/rules` and `/help`."""
