"""Bots. A bot is given a view and a prompt, as a person is; it never sees a table."""
