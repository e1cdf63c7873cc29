"""The parlour driven from Python: people by name, who run commands and press buttons."""
