"""Cups: Swiss, in which everybody plays every round, and knock-out, in which the best two of a
table go on."""
