"""What a running bot needs around it: settings, logs, a health endpoint, checks of the database."""
