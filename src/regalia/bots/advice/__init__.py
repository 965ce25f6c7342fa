"""Answers of single games that strong bots need not search for: one module for each game that has any."""
