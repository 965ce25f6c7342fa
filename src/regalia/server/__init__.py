"""The table server: friends, bots and watchers at one table."""
