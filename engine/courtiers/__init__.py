"""Heuchel & Meuchel: lead your courtiers up the ladder, and do favours to everybody else's."""
