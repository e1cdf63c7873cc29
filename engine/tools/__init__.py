"""`python -m engine`: games driven, played by themselves, replayed and verified."""
