"""What happens by itself: timers, reminders, what makes a downtime good, how the bot leaves."""
