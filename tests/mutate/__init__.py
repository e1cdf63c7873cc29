"""Puts small faults into the code, one at a time, and tells which of them no test notices."""
