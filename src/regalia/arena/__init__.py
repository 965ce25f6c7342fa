"""Matches and leagues between bots: who is stronger, and how sure we are."""
