"""For those who manage a server: `/hedgepost …`, its figures and its log channel."""
