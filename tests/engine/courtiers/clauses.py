"""The clauses of the rules, each of which has a test that carries its id, and likely ends."""

CLAUSES = [
    *("CM1", "CM2", "CM3", "CS1", "CT1", "CT2", "CT3", "CT4", "CT5", "CT6", "CT7", "CT8", "CT9"),
    *("CE1", "CE2", "CE3", "CV1", "CV2", "CV3", "CV4", "CV5"),
]
ENDS = {"finished", "match"}
"""Ways to end that a playthrough must show."""
