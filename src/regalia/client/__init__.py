"""A small client of a table server: for tests, load, and play from the terminal."""
