"""What is remembered: the schema, the store, its migrations and backups. No rules, no Discord."""
