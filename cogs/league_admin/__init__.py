"""`/league-admin`: what organisers do to a league."""
